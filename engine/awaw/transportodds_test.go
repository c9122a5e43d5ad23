package awaw_test

import (
	"math"
	"slices"
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

// Who asks whether to meet transports is told how likely they are stopped, to the last throw of the dice that attack them.
func TestMeetingTransportsIsForetold(t *testing.T) {
	for name, more := range map[string][]string{
		"army air": {"Germany AT 2 at E10", "Britain AAF 2 at D10"}, "one of naval air": {"Germany AT 2 at E10", "Britain NAS 1 at D10"},
		"naval air, whole factors": {"Germany AT 2 at E10", "Britain NAS 4 at D10", "option transport_fails all"}, "one transport": {"Germany AT 1 at E10", "Britain AAF 1 at D10"},
	} {
		t.Run(name, func(t *testing.T) { foretold(t, more) })
	}
}

func foretold(t *testing.T, given []string) {
	p, board := stand(t, append([]string{"map europe-test", "control E5 E10 Axis", "control D10 Allies", "troops Germany infantry 1-3 at E10"}, given...)...)
	give := func(p engine.Position, line string, dice engine.Dice) (engine.Position, []engine.Event) {
		c, err := awaw.Rules{}.ParseCommand(p, line)
		if err != nil {
			t.Fatal(err)
		}
		next, told, err := p.Apply(c, dice)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		return next, told
	}
	for !slices.ContainsFunc(p.Legal(1, nil), func(c engine.Command) bool { return c.Verb == awaw.VerbLoad }) {
		p, _ = give(p, "done", nil)
	}
	for _, line := range []string{"load #0 #g0", "depart #0 E5"} {
		p, _ = give(p, line, nil)
	}
	asked := p.View().Prompt.Limit
	p, _ = give(p, "meet #1 E10", nil)
	at := engine.SpaceRef(board.Find("E10"))
	a, err := p.(engine.Asker).Ask(2, engine.Query{Kind: engine.QueryOdds, At: at})
	if err != nil || len(a.Charts) != 1 || a.Charts[0].Of != at {
		t.Fatalf("%+v, %v", a.Charts, err)
	}
	sent := p.View().Prompt.Limit
	p, _ = give(p, "done", nil)
	size := p.View().Counters[0].Size
	var thrown [3]int
	for x := 1; x <= 6; x++ {
		for y := 1; y <= 6; y++ {
			_, told := give(p, "roll", engine.NewLoaded(x, y))
			failed := 0
			for _, e := range told {
				if e.Text.Key == "awaw.sortie.fails" {
					failed = int(e.Text.Args[0].N)
				}
			}
			thrown[failed]++
		}
	}
	some, all := float64(36-thrown[0])/36, float64(thrown[size])/36
	bars := a.Charts[0].Bars
	if last := bars[len(bars)-1]; math.Abs(last.P-all) > 1e-9 || len(bars) != size || math.Abs(bars[0].P-some) > 1e-9 {
		t.Errorf("foretold %+v; of 36 throws %v", bars, thrown)
	}
	percent := int(math.Round(100 * some))
	for _, x := range []engine.Text{asked, sent} {
		if int(x.Args[0].N) != percent {
			t.Errorf("%s tells %v %%, and it is %d", x.Key, x.Args[0].N, percent)
		}
	}
	if x := p.View().Prompt.Limit; int(x.Args[1].N) != percent {
		t.Errorf("%s tells %v %%, and it is %d", x.Key, x.Args[1].N, percent)
	}
}
