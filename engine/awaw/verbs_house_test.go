package awaw

import (
	"testing"

	"awaw/engine"
)

// What chapters 17 to 19 forbid they forbid themselves; what a refusal cites beside them is the house's.
func TestRefusalsOfOtherChaptersAreTheHouses(t *testing.T) {
	for cite, want := range map[engine.Cite]bool{"": false, "17.141": false, "18": false, "18.547A": false, "19.65": false, "15": true, "23.14": true, "26": true, "41.5": true, "179": true, "1": true} {
		if got := housed(cite); got != want {
			t.Errorf("%q is the house's: %t, want %t", cite, got, want)
		}
	}
}
