package game_test

import (
	"math"
	"slices"
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
		} else if chanceless(q, engine.SpaceRef(1)) {
			t.Fatal("chances where nothing is fought, and nothing announced")
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

// What is answered of an attack that is announced is what is answered of its battle once no more are ordered.
func TestAnnouncedAttacksHaveTheirChances(t *testing.T) {
	p := written(t, `system = "supremacy"

[[case]]
rule = ["as.dispatch.19"]
name = "Announced"
given = ["Germany owns GER FRA", "Germany has 2 fighter at FRA", "Germany has 1 destroyer at NSE", "U.K. has 1 transport 1 destroyer at BIS", "U.K. has 1 carrier 1 fighter at SCO", "U.K. owns GBR"]
orders = ["from FRA", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "from NSE", "sail all NSE SCO"]
dice = []
expect = ["turn Germany"]
`)
	bars := func(p *game.Position) (out []engine.Bar) {
		for _, at := range p.Announced() {
			a, err := p.Ask(p.Side(p.Now), engine.Query{Kind: engine.QueryOdds, At: at})
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, a.Charts[0].Bars...)
		}
		return out
	}
	at, before := p.Announced(), bars(p)
	if len(at) != 2 || len(before) != 6 {
		t.Fatalf("announced: %v, %+v", at, before)
	}
	c, err := game.Rules{}.ParseCommand(p, "done")
	if err != nil {
		t.Fatal(err)
	}
	next, _, err := p.Apply(c, engine.NewLoaded())
	if err != nil {
		t.Fatal(err)
	}
	begun := next.(*game.Position)
	if len(begun.Announced()) != 0 {
		t.Error("attacks are announced while their battles are fought")
	}
	for i := range at {
		a, err := begun.Ask(begun.ToAct()[0], engine.Query{Kind: engine.QueryOdds, At: at[i]})
		if err != nil || !slices.EqualFunc(a.Charts[0].Bars, before[3*i:3*i+3], func(x, y engine.Bar) bool { return x.P == y.P && x.Side == y.Side }) {
			t.Errorf("%v: %+v as announced, then %+v, %v", at[i], before[3*i:3*i+3], a.Charts, err)
		}
	}
}

// chanceless tells whether chances are answered of a space in which nothing is fought and no attack is announced.
func chanceless(p *game.Position, at engine.Ref) bool {
	_, err := p.Ask(p.ToAct()[0], engine.Query{Kind: engine.QueryOdds, At: at})
	return err == nil && !slices.Contains(p.Announced(), at)
}
