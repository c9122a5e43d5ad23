package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// impatient interrupts the program at the first word of how far it is.
type impatient struct {
	bytes.Buffer
	once sync.Once
}

func (w *impatient) Write(p []byte) (int, error) {
	w.once.Do(func() { syscall.Kill(os.Getpid(), syscall.SIGINT) })
	return w.Buffer.Write(p)
}

// A review that was interrupted tells nothing that looks as if it had been measured, and the answer is no.
func TestInterruptedReviewTellsNothing(t *testing.T) {
	journal := filepath.Join(t.TempDir(), "game.awaw")
	ctl(t, exitGood, "play", "first-morning", "--bots", "pass,pilot", "--seed", "7", "--journal", journal, "--quiet")
	var out bytes.Buffer
	var errs impatient
	if code := run([]string{"review", journal, "--side", "Axis", "--games", "2000"}, nil, &out, &errs); code != exitNo {
		t.Errorf("code %d", code)
	}
	if out.Len() > 0 || !strings.HasSuffix(errs.String(), "\nStopped before all games were played: less was tried than is usual, so nothing is told.\n") {
		t.Errorf("%s\n%s", out.String(), errs.String())
	}
}
