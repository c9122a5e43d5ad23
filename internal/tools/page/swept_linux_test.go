package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Whoever interrupts the building of the page finds nothing of it in the folder of temporary files, and waits for nothing.
func TestInterruptedLeavesNothing(t *testing.T) {
	if folder := os.Getenv("SWEPT"); folder != "" { // the program that is interrupted
		defer swept(folder)()
		os.Stdout.WriteString("ready\n")
		time.Sleep(time.Minute)
		return
	}
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		folder := filepath.Join(t.TempDir(), "work")
		if err := os.MkdirAll(filepath.Join(folder, "ebitengine"), 0o755); err != nil {
			t.Fatal(err)
		}
		c := exec.CommandContext(t.Context(), os.Args[0], "-test.run", "^TestInterruptedLeavesNothing$")
		c.Env = append(os.Environ(), "SWEPT="+folder)
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		said := make([]byte, 16)
		if n, err := out.Read(said); err != nil || !strings.HasPrefix(string(said[:n]), "ready") {
			t.Fatal(string(said[:n]), err)
		}
		if err := c.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
		ended := (*exec.ExitError)(nil)
		if err := c.Wait(); !errors.As(err, &ended) || ended.ExitCode() != interruptedCode {
			t.Errorf("%v: %v, expected code %d", signal, err, interruptedCode)
		}
		if _, err := os.Stat(folder); !os.IsNotExist(err) {
			t.Errorf("%v: the folder is still there (%v)", signal, err)
		}
	}
}
