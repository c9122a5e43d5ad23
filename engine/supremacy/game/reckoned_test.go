package game_test

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// While losses are chosen each has its chance, and what falls in the plain order has that of one of them.
func TestLossesHaveTheirChances(t *testing.T) {
	s := system(t, "channel-skies", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	seen, differ := 0, 0
	dice := engine.NewFast(23)
	for n := 0; n < 6000 && len(p.ToAct()) > 0; n++ {
		legal := p.Legal(p.ToAct()[0], nil)
		if q := p.(*game.Position); has(legal, game.VerbPlain) {
			at := q.Lanes().Now
			plain, ok := q.Holds(at, engine.Command{})
			best, worst, meets := 0.0, 1.0, false
			for _, c := range legal {
				if h, known := q.Holds(at, c); c.Verb == game.VerbLose && known {
					best, worst, meets = math.Max(best, h), math.Min(worst, h), meets || math.Abs(h-plain) < 1e-12
				}
			}
			if ok {
				seen++
				if !meets {
					t.Fatalf("plainly held at %v, by choice from %v to %v", plain, worst, best)
				}
				if best > worst+1e-9 {
					differ++
				}
			}
		}
		if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 || differ == 0 {
		t.Errorf("%d losses looked at, of which %d matter", seen, differ)
	}
}
