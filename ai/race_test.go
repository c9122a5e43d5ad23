package ai

import (
	"slices"
	"testing"

	"awaw/engine"
)

// A way is out that is beaten by more than luck does, that does the same as the first under another name, or that is so near the best that it does
// not matter; never one that was tried too few times to tell, nor one that may yet be the best.
func TestWhoIsOutOfTheRace(t *testing.T) {
	first := []float64{0, 4, -4, 2, 0, 4, -4, 2}
	moved := func(by ...float64) []float64 {
		out := slices.Clone(first)
		for i := range out {
			out[i] += by[i%len(by)]
		}
		return out
	}
	for _, x := range []struct {
		name string
		got  []float64
		out  bool
	}{
		{"the same as the first", moved(0), true},
		{"the same, tried twice", moved(0)[:2], true},
		{"far behind every time", moved(-9, -11), true},
		{"far behind, tried twice", moved(-9, -11)[:2], false},
		{"behind now and then", moved(-9, 8), false},
		{"behind by nothing that matters", moved(-0.05, -0.06), true},
	} {
		s := &search{trust: true, ways: []*way{{got: first}, {got: x.got}}}
		if got := s.out(1, 0); got != x.out {
			t.Errorf("%s: out %t", x.name, got)
		}
	}
}

// As long as the first is in the race another must be better by more than may be luck; once it is out the best wins.
func TestWhoWinsTheRace(t *testing.T) {
	ways := []*way{{got: []float64{0, 0, 0, 0, 0, 0}}, {got: []float64{8, -7, 9, -8, 7, -6}}, {got: []float64{9, -7, 9, -8, 7, -6}}}
	s := &search{trust: true, ways: ways}
	s.measure()
	if got := s.winner([]int{0, 1, 2}); got != 0 {
		t.Errorf("way %d wins by luck", got)
	}
	if got := s.winner([]int{1, 2}); got != 2 || s.ahead <= 0 {
		t.Errorf("way %d wins, ahead by %g", got, s.ahead)
	}
	for tried, want := range map[int]int{2: 2, 3: 3} { // who came in late must have been tried half as often
		s.ways = append(ways[:3:3], &way{got: []float64{20, 20, 20}[:tried]})
		if got := s.winner([]int{1, 2, 3}); got != want {
			t.Errorf("of a way tried %d times way %d wins, expected %d", tried, got, want)
		}
	}
}

// Turned dice show the opposite faces of those they turn.
func TestTurnedDice(t *testing.T) {
	ask := engine.Ask{N: 5, Sides: 6, Key: engine.Key{Turn: 1, Roll: 1}}
	plain, err := engine.NewKeyed(engine.Seed{1}).Roll(ask)
	if err != nil {
		t.Fatal(err)
	}
	plain = slices.Clone(plain)
	other, err := turned{engine.NewKeyed(engine.Seed{1})}.Roll(ask)
	if err != nil {
		t.Fatal(err)
	}
	for i := range plain {
		if plain[i]+other[i] != ask.Sides+1 {
			t.Fatalf("%v turned is %v", plain, other)
		}
	}
}
