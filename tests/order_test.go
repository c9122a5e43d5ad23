package tests

import (
	"testing"

	"awaw/engine"
)

// noted notes the keys under which dice fall.
type noted struct {
	dice *engine.Keyed
	fell []engine.Key
}

func (n *noted) Roll(a engine.Ask) ([]int, error) {
	f, err := n.dice.Roll(a)
	n.fell = append(n.fell, a.Key)
	return f, err
}

// Where either of two fights may be fought first, each draws under the same keys, and so the same dice, whichever is: nobody chooses his luck
// by the order of battles.
func TestOrderOfBattlesChangesNoDie(t *testing.T) {
	pairs := 0
	for _, id := range []string{"channel-1940", "crete-1941", "barbarossa-1941"} {
		for seed := uint64(5); seed < 8; seed++ {
			_, _, _, p := scene(t, id)
			chance := engine.NewFast(seed)
			for n := range 700 {
				acting := p.ToAct()
				if len(acting) == 0 {
					break
				}
				legal := p.Legal(acting[0], nil)
				if n%10 == 0 && pairs < 60 {
					pairs += bothOrders(t, p, legal)
				}
				next, _, err := p.Apply(legal[chance.Intn(len(legal))], engine.NewKeyed(engine.OpenSeed(9)))
				if err != nil {
					t.Fatal(err)
				}
				p = next
			}
		}
	}
	if pairs < 20 {
		t.Errorf("only %d pairs of fights could be fought in either order", pairs)
	}
	t.Logf("%d pairs of fights in either order", pairs)
}

// bothOrders goes on from pairs of commands that choose different things, and compares the first key that falls at each place.
func bothOrders(t *testing.T, p engine.Position, legal []engine.Command) (pairs int) {
	t.Helper()
	var ways []map[engine.Ref]engine.Key
	for i := 0; i < len(legal) && len(ways) < 4; i += 1 + len(legal)/8 {
		c := legal[i]
		if fell := first(p, c); len(fell) > 1 {
			ways = append(ways, fell)
		}
	}
	for i, a := range ways {
		for _, b := range ways[i+1:] {
			both := 0
			for place, k := range a {
				other, ok := b[place]
				if !ok || k.Fight != other.Fight || k.Phase != other.Phase {
					continue
				}
				both++
				if k != other {
					t.Errorf("at %v the first die falls under %v or %v, by what was fought before", place, k, other)
				}
			}
			if both > 1 {
				pairs++
			}
		}
	}
	return pairs
}

// first gives a command and goes on by the plainest ways to the end of the phase: the first key that falls at each place.
func first(p engine.Position, c engine.Command) map[engine.Ref]engine.Key {
	out := map[engine.Ref]engine.Key{}
	phase := p.(engine.PhaseMarker).PhaseID()
	for range 40 {
		n := &noted{engine.NewKeyed(engine.OpenSeed(9)), nil}
		next, _, err := p.Apply(c, n)
		if err != nil {
			return nil
		}
		for _, k := range n.fell {
			if _, known := out[k.Place]; !known {
				out[k.Place] = k
			}
		}
		acting := next.ToAct()
		if len(acting) == 0 || next.(engine.PhaseMarker).PhaseID() != phase {
			break
		}
		legal := next.Legal(acting[0], nil)
		p, c = next, legal[0]
	}
	return out
}
