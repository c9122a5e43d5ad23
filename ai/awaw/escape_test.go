package awaw

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Once one of the defenders has a refuge nobody can stay, and often the rest finds one only in parts: from wherever one may flee, the mind
// brings the disengagement to its end, in every manner.
func TestADisengagementThatWasBegunComesToItsEnd(t *testing.T) {
	begun, parted := 0, 0
	for _, id := range []string{"channel-1940", "pearl-harbor-1941"} {
		for seed := range uint64(3) {
			p, m, dice := scene(t, id), Mind(scene(t, id)), engine.NewFast(seed)
			for acting := p.ToAct(); len(acting) > 0; acting = p.ToAct() {
				side := acting[0]
				legal := p.Legal(side, nil)
				for _, c := range legal {
					if c.Verb == awaw.VerbFlee {
						begun++
						if leaves(t, p, c) {
							parted++
						}
					}
				}
				c := legal[len(legal)-1]
				if moves := m.Moves(p.Seen(side), side, 1, nil); len(moves) > 0 && slices.Contains(legal, moves[0]) {
					c = moves[0]
				}
				next, _, err := p.Apply(c, dice)
				if err != nil {
					t.Fatal(err)
				}
				p = next
			}
		}
	}
	if begun == 0 || parted == 0 {
		t.Errorf("%d disengagements begun, %d with air broken up: nothing is shown", begun, parted)
	}
}

// leaves flees with one counter and has the mind do the rest; it tells whether counters were broken up for it.
func leaves(t *testing.T, p engine.Position, flee engine.Command) (parted bool) {
	t.Helper()
	m, dice, side := Mind(p), engine.NewFast(1), flee.Side
	p, _, err := p.Apply(flee, dice)
	if err != nil {
		t.Fatal(err)
	}
	for range 60 {
		moves := m.Moves(p.Seen(side), side, 1, nil)
		if len(moves) == 0 {
			t.Fatalf("after %v nobody knows how to go on: %v", flee, p.Legal(side, nil))
		}
		parted = parted || moves[0].Verb == awaw.VerbBreak
		if p, _, err = p.Apply(moves[0], dice); err != nil {
			t.Fatalf("after %v: %v", flee, err)
		}
		if moves[0].Verb == awaw.VerbLeave {
			return parted
		}
	}
	t.Fatalf("after %v nobody leaves", flee)
	return false
}
