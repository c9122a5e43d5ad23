package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
)

// A defect met beside the screen ends nothing: a report of it lies beside the saved games, and whoever waits is told.
func TestDefectsBesideTheScreenAreSurvived(t *testing.T) {
	d, err := newDesk(options{saves: t.TempDir()}, engine.Catalog{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got error
	func() {
		defer d.survive("the game played", func(err error) { got = err })
		panic(&ai.Fault{What: "broken", Stack: []byte("in a worker")})
	}()
	if got == nil || got.Error() != "broken" {
		t.Errorf("told is %v", got)
	}
	found, err := filepath.Glob(filepath.Join(d.store.Dir(), "aside-*.txt"))
	if err != nil || len(found) != 1 {
		t.Fatalf("reports: %v, %v", found, err)
	}
	text, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"broken", "in a worker", "the game played"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the report does not tell %q:\n%s", want, text)
		}
	}
}
