package engine

import (
	"fmt"
	"testing"
)

// A refusal within an error is told in words, not by the key of its message.
func TestRefusalsWithinErrorsAreWorded(t *testing.T) {
	house := &Illegal{Cite: "26", Reason: Say("x.no"), House: true}
	if got, want := Worded(house, Catalog{"x.no": "Not now.", "game.refused.house": "house rule, {0}"}), "Not now (house rule, 26)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if plain := fmt.Errorf("the disk is full"); Worded(plain, nil) != plain.Error() {
		t.Error("an error without a refusal is changed")
	}
}
