package recap

import (
	"slices"
	"testing"

	"awaw/engine"
)

// Forces that sailed have an arrow each, and so has air from each place it came from; whoever stayed where it was has none.
func TestLegsOfStories(t *testing.T) {
	at := engine.SpaceRef
	for _, x := range []struct {
		s    Story
		want []leg
	}{
		{Story{Kind: Sailed, To: at(5), Places: []engine.Ref{at(1), at(2), at(9)}, Held: []engine.Ref{at(5), at(7), at(9)}}, []leg{{at(1), at(5)}, {at(2), at(7)}}},
		{Story{Kind: Moved, To: at(5), Places: []engine.Ref{at(1), at(2)}}, []leg{{at(1), at(5)}, {at(2), at(5)}}},
		{Story{Kind: Moved, To: at(5), Places: []engine.Ref{engine.NoRef}}, nil},
		{Story{Kind: Built, To: at(5)}, nil},
	} {
		if got := x.s.legs(); !slices.Equal(got, x.want) {
			t.Errorf("arrows %v, want %v", got, x.want)
		}
	}
}
