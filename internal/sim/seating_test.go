package sim_test

import (
	"path/filepath"
	"testing"

	"awaw/internal/sim"
)

// In the lanes dice decide between the commands of one decision whether the next is still allowed: what is not is decided anew, and the
// games end in every seat.
func TestSeatingDecidesAnewWhatIsNoLongerAllowed(t *testing.T) {
	_, start := studyOf(t, "manchuria-1945", 1, "pilot", "cadet")
	s := sim.Seating{Scenario: "manchuria-1945", One: "pilot", Among: "cadet", Nodes: []int{300, 300}, Turns: 3, Seed: 1}
	file := filepath.Join(t.TempDir(), "games.jsonl")
	if err := s.Play(t.Context(), start, 2, file, 1, map[int]sim.Seated{}, func(sim.Seated) {}); err != nil {
		t.Fatal(err)
	}
	kept, err := sim.ReadSeated(file, s)
	if err != nil || len(kept) != 4 {
		t.Errorf("%d games are kept of 4: %v", len(kept), err)
	}
}
