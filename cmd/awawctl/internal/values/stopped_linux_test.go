package values

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"awaw/engine/systems"
	"awaw/scenarios"
)

// Whoever interrupts it is told once what stays, and no table is told.
func TestInterrupted(t *testing.T) {
	for lang, want := range map[string]string{"en": "stopped: finished games are kept in ", "de": "angehalten: fertige Partien bleiben in "} {
		words, err := systems.Words(lang)
		if err != nil {
			t.Fatal(err)
		}
		dir, done := t.TempDir(), make(chan struct{})
		go func() { // the file is made when it listens already
			for {
				if found, _ := filepath.Glob(filepath.Join(dir, "*.jsonl")); len(found) > 0 {
					syscall.Kill(os.Getpid(), syscall.SIGINT)
					close(done)
					return
				}
				time.Sleep(time.Millisecond)
			}
		}()
		var out, errs bytes.Buffer
		c := Command{Scenario: []string{scenarios.Default().ID}, Games: 1_000_000, Tests: 8, Seed: 5, Workers: 2, Out: dir}
		err = c.Run(Desk{Out: &out, Err: &errs, Tables: systems.Tables(), Words: words})
		<-done
		if !errors.Is(err, ErrStopped) || out.Len() > 0 || strings.Count(errs.String(), "\n") != 1 || !strings.HasPrefix(errs.String(), want+dir) {
			t.Errorf("%s: %v\n%s%s", lang, err, out.String(), errs.String())
		}
	}
}
