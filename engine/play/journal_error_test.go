package play

import (
	"fmt"
	"testing"

	"awaw/engine"
)

// A refusal within a fault of a journal is told in words, not by the key of its message.
func TestRefusalsWithinFaultsAreWorded(t *testing.T) {
	no := &engine.Illegal{Cite: "18", Reason: engine.Say("x.no")}
	words := engine.Catalog{"x.no": "Not now.", "game.broken.rules": "Entry {0}, {1}:", "game.fault.entry": "Entry {0}:"}
	err := &JournalError{Line: 9, Entry: 8, Key: "cmd", Expected: fmt.Sprintf("a command; it is refused: %v", no), Parts: true, cmd: "go", err: no}
	if got, want := engine.Worded(err, words), "Entry 8, go: Not now (18)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := (Fault{Entry: 8, What: err.Error(), Err: err}).In(words), "Entry 8, go: Not now (18)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := (Fault{Entry: 8, Err: fmt.Errorf("it is refused: %w", no)}).In(words), "Entry 8: it is refused: Not now (18)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
