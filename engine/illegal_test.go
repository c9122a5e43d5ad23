package engine

import (
	"fmt"
	"testing"
)

// A refusal within an error is told in words, not by the key of its message.
func TestRefusalsWithinErrorsAreWorded(t *testing.T) {
	no := &Illegal{Cite: "18", Reason: Say("x.no")}
	words := Catalog{"x.no": "Not now.", "game.broken.rules": "Entry {0}, {1}:", "game.fault.entry": "Entry {0}:"}
	err := &JournalError{Line: 9, Entry: 8, Key: "cmd", Expected: fmt.Sprintf("a command; it is refused: %v", no), Parts: true, cmd: "go", err: no}
	if got, want := Worded(err, words), "Entry 8, go: Not now (18)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := (Fault{Entry: 8, What: err.Error(), Err: err}).In(words), "Entry 8, go: Not now (18)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := (Fault{Entry: 8, Err: fmt.Errorf("it is refused: %w", no)}).In(words), "Entry 8: it is refused: Not now (18)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	house := &Illegal{Cite: "26", Reason: Say("x.no"), House: true}
	if got, want := Worded(house, Catalog{"x.no": "Not now.", "game.refused.house": "house rule, {0}"}), "Not now (house rule, 26)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if plain := fmt.Errorf("the disk is full"); Worded(plain, nil) != plain.Error() {
		t.Error("an error without a refusal is changed")
	}
}
