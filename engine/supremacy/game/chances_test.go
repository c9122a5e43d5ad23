package game_test

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// What is answered of a battle's chances is what the lanes show, sums to one, and is refused where nothing is fought; who aims is told of every unit that
// rolls once, in the order in which it shoots.
func TestChancesAreThoseOfTheLanes(t *testing.T) {
	s := system(t, "channel-skies", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	answered, refused, fired := 0, 0, 0
	dice := engine.NewFast(29)
	for n := 0; n < 3000 && len(p.ToAct()) > 0; n++ {
		q := p.(*game.Position)
		if x := q.Lanes(); x != nil && !x.Over {
			for i, l := range x.Lanes {
				a, err := q.Ask(q.ToAct()[0], engine.Query{Kind: engine.QueryOdds, At: l.At})
				if err != nil {
					refused++
					continue
				}
				answered++
				sum := 0.0
				for _, b := range a.Charts[0].Bars {
					sum += b.P
				}
				bars := a.Charts[0].Bars
				x, ok := q.Ending(i, engine.Command{})
				for k, p := range [3]float64{x.Won, x.Held, x.None} {
					if !ok || math.Abs(sum-1) > 1e-9 || math.Abs(bars[k].P-p) > 1e-12 {
						t.Fatalf("%v: bars %+v, ending %+v", l.At, bars, x)
					}
				}
			}
			for i, f := range x.Fire {
				fired++
				if f.N == 0 || f.Next > 0 && f.Next != i+1 || f.Next == 0 && i+1 < len(x.Fire) && x.Fire[i+1].Next > 0 {
					t.Fatalf("order of fire %+v", x.Fire)
				}
			}
		} else if _, err := q.Ask(q.ToAct()[0], engine.Query{Kind: engine.QueryOdds, At: engine.SpaceRef(1)}); err == nil {
			t.Fatal("chances where nothing is fought")
		}
		legal := p.Legal(p.ToAct()[0], nil)
		if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
			t.Fatal(err)
		}
	}
	if answered == 0 || refused == 0 || fired == 0 {
		t.Errorf("%d answered, %d refused, %d aimed", answered, refused, fired)
	}
}
