package awaw_test

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// lossesOf is how likely each number of losses of a side is in the chart of a round.
func lossesOf(c engine.Chart, side engine.Side) map[int]float64 {
	out := map[int]float64{}
	for _, b := range c.Bars {
		if b.Side == side {
			out[b.Value] += b.P
		}
	}
	return out
}

// A base of transports alone is foretold as if they were engaged, before anybody is sent off, where it is asked, and as they are once it is said.
func TestTransportsAloneAreForetoldEngaged(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 Axis", "control E14 Allies", "Germany AAF 3 at E10", "Britain AT 2 at E14")
	at := engine.SpaceRef(board.Find("E14"))
	p = drafted(t, p, at)
	a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryOdds, At: at})
	if err != nil || len(a.Charts) == 0 {
		t.Fatalf("%d charts, %v", len(a.Charts), err)
	}
	if p, _, err = p.Apply(engine.Command{Side: 1, Verb: awaw.VerbDone}, nil); err != nil {
		t.Fatal(err)
	}
	asked := p.View().Battle
	if asked == nil || p.Legal(1, nil)[0].Verb != awaw.VerbEngage {
		t.Fatal("the transports are not asked about")
	}
	if p, _, err = p.Apply(engine.Command{Side: 1, Verb: awaw.VerbEngage, N: 1}, nil); err != nil {
		t.Fatal(err)
	}
	want := lossesOf(p.View().Battle.Charts[0], 2)
	if want[0] > 0.9 {
		t.Fatalf("engaged transports are hardly hit: %v", want)
	}
	for when, c := range map[string]engine.Chart{"drafted": a.Charts[0], "asked": asked.Charts[0]} {
		got := lossesOf(c, 2)
		for n := range 3 {
			if math.Abs(got[n]-want[n]) > 1e-12 {
				t.Errorf("%s: %d lost with chance %v, engaged %v", when, n, got[n], want[n])
			}
		}
		if c.Title.Key != "awaw.chart.engaged" {
			t.Errorf("%s: it is called %s", when, c.Title.Key)
		}
	}
	if a.Ledger.Net() != p.View().Battle.Sides[0].Ledger.Net() {
		t.Errorf("foretold %d on the dice, engaged %d", a.Ledger.Net(), p.View().Battle.Sides[0].Ledger.Net())
	}
}

// Transports beside fighters are left alone in what is foretold, as they are until it is said otherwise.
func TestTransportsBesideFightersAreForetoldLeftAlone(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 Axis", "control E14 Allies", "Germany AAF 5 at E10", "Britain AAF 1 at E14", "Britain AT 2 at E14")
	at := engine.SpaceRef(board.Find("E14"))
	a, err := drafted(t, p, at).(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryOdds, At: at})
	if err != nil || len(a.Charts) == 0 {
		t.Fatalf("%d charts, %v", len(a.Charts), err)
	}
	if got := lossesOf(a.Charts[0], 2); got[2] > 0 || got[3] > 0 || a.Charts[0].Title.Key != "awaw.chart.round" {
		t.Errorf("%s: more than the fighter may be lost: %v", a.Charts[0].Title.Key, got)
	}
}
