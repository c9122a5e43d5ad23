package engine

import (
	"fmt"
	"testing"
)

// A refusal within an error is told in words, not by the key of its message.
func TestRefusalsWithinErrorsAreWorded(t *testing.T) {
	err := &JournalError{Line: 9, Key: "cmd", Expected: fmt.Sprintf("a command; it is refused: %v", &Illegal{Cite: "18", Reason: Say("x.no")}),
		err: &Illegal{Cite: "18", Reason: Say("x.no")}}
	if got, want := Worded(err, Catalog{"x.no": "Not now."}), "journal:9: cmd: expected a command; it is refused: Not now (18)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	f := Fault{Entry: 8, What: err.Error(), Err: err}
	if got, want := f.In(Catalog{"x.no": "Not now."}), "entry 8: journal:9: cmd: expected a command; it is refused: Not now (18)"; got != want {
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
