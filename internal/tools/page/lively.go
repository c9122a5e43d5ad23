package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// This file tells that the page is still being built, and cleans up after one that was interrupted.

// swept takes a folder away when the program is interrupted, and ends it; until what it gives is called.
func swept(folder string) (whole func()) {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	go func() {
		if _, interrupted := <-stop; interrupted {
			_ = os.RemoveAll(folder)
			os.Exit(interruptedCode)
		}
	}()
	return func() {
		signal.Stop(stop)
		close(stop)
	}
}

// interruptedCode is the exit code of a program that was interrupted, as shells have it.
const interruptedCode = 130

// lively says every ten seconds that the page is still being built, until it is done.
func lively(done <-chan struct{}) {
	begin := time.Now()
	for tick := time.NewTicker(10 * time.Second); ; {
		select {
		case <-done:
			tick.Stop()
			return
		case <-tick.C:
			fmt.Fprintf(os.Stderr, "   … the page: %.0f s\n", time.Since(begin).Seconds())
		}
	}
}
