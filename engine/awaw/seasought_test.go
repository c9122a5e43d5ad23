package awaw_test

import (
	"math"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Who sails is told that the other side's air seeks her and where she was bound; who seeks, that he seeks; who has nobody to find, that the
// others search; and breaking off, where the force goes.
func TestWhoIsSoughtIsTold(t *testing.T) {
	start, board := stand(t, "map sea-test", "control C4 E3 Axis", "control C18 E20 B6 Allies", "turns 2", "force Axis Kido at A8", "ship Japan DD 2 with Kido",
		"force Allies First at C18", "ship US DD 1 with First", "US NAS 1 at B6")
	dice := engine.NewFast(3)
	p := order(t, reach(t, start, dice, "sail #f0 A3"), dice, "hunt A7")
	bound := engine.SpaceRef(board.Find("A3"))
	if q := p.View().Prompt; q.Side != 1 || q.Ask.Key != "awaw.ask.commit.mover" || q.Limit.Key != "awaw.limit.commit.mover" || q.Limit.Args[0].Ref != bound {
		t.Errorf("the force under way is told %+v", q)
	}
	p = order(t, p, dice, "done")
	if q := p.View().Prompt; q.Side != 2 || q.Ask.Key != "awaw.ask.commit.seek" {
		t.Errorf("those who seek it are told %+v", q)
	}
	p = order(t, p, dice, "done")
	if q := p.View().Prompt; q.Side != 1 || q.Ask.Key != "awaw.ask.find.us" {
		t.Errorf("before the dice %+v", q)
	}
	p = order(t, p, dice, "roll")
	for p.View().Prompt.Ask.Key != "awaw.ask.again.sea" {
		legal := p.Legal(p.ToAct()[0], nil)
		i := max(0, slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone || c.Verb == awaw.VerbRoll }))
		next, _, err := p.Apply(legal[i], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	for i, want := range []string{"awaw.tell.sea.stop.home", "awaw.tell.sea.stop.on"} {
		side := p.ToAct()[0]
		if got := p.(engine.Teller).Tell(engine.Command{Side: side, Verb: awaw.VerbStop}).Detail; got.Key != want {
			t.Errorf("answer %d, of side %d: breaking off is told by %+v, not by %s", i, side, got, want)
		}
		again := p.(engine.Teller).Tell(engine.Command{Side: side, Verb: awaw.VerbPress}).Detail
		if key := []string{"awaw.tell.sea.press.sought", "awaw.tell.sea.press.seek"}[i]; again.Key != key || again.Args[0].N != 72 { // six or more with two dice
			t.Errorf("answer %d: another round is told by %+v", i, again)
		}
		p = order(t, p, dice, "press")
	}
}

// What seeking ships would bring is told before: how likely they are found, as the dice then say; seeking them begins there, and only
// there where nobody is under way.
func TestWhatSeekingShipsBringsIsForetold(t *testing.T) {
	p, board := stand(t, "map sea-test", "control C4 D9 Axis", "control C18 B17 Allies", "force Axis Kido at D10", "ship Japan CA 4 with Kido", "force Axis Far at C1",
		"ship Japan CA 3 with Far", "force Allies First at D12", "force Allies Second at D17", "ship US CV 4 with First named Hornet", "ship US CV 2 with Second named Wasp",
		"US NAS 4 at Hornet", "US NAS 2 at Wasp")
	p = passUntil(t, p, engine.NewFast(1), 2, awaw.VerbHunt)
	at := engine.SpaceRef(board.Find("D10"))
	hunt := engine.Command{Side: 2, Verb: awaw.VerbHunt, B: at}
	if !p.(engine.Teller).Tell(hunt).Begins {
		t.Error("seeking ships begins nothing")
	}
	odds := func(p engine.Position, at engine.Ref) []engine.Chart {
		a, err := p.(engine.Asker).Ask(2, engine.Query{Kind: engine.QueryOdds, At: at})
		if err != nil {
			t.Fatal(err)
		}
		return a.Charts
	}
	charts := odds(p, at)
	if len(charts) != 1 || charts[0].Of != at {
		t.Fatalf("of ships nobody has seen: %+v", charts)
	}
	said := charts[0].Bars[0].P
	if c := odds(p, engine.SpaceRef(board.Find("C1"))); len(c) != 0 {
		t.Errorf("of ships out of reach: %+v", c)
	}
	p = order(t, p, engine.NewFast(3), "hunt D10", "done")
	sum := 0.0
	for _, c := range p.View().Plan.Charts {
		if c.Title.Key != "awaw.chart.search" {
			continue
		}
		for _, b := range c.Bars {
			if b.Side == 2 && b.Value > 0 {
				sum += b.P
			}
		}
	}
	if math.Abs(sum-said) > 1e-9 || sum == 0 {
		t.Errorf("found with %.4f was foretold, it is %.4f", said, sum)
	}
	// Ships that are known are foretold a strike as well.
	known, board := stand(t, "map sea-test", "control C4 D9 Axis", "control C18 B17 Allies", "force Axis Kido at D10 known", "ship Japan CA 4 with Kido",
		"force Allies First at D12", "ship US CV 4 with First named Hornet", "US NAS 4 at Hornet")
	known = passUntil(t, known, engine.NewFast(1), 2, awaw.VerbHunt)
	charts = odds(known, engine.SpaceRef(board.Find("D10")))
	if len(charts) != 2 || charts[0].Value != engine.ValueHits || len(charts[1].Bars) != 3 {
		t.Errorf("of ships that are known: %+v", charts)
	}
	// With fighters on her decks she is reckoned with all of them over her, as they may be when she is struck.
	guarded, board := stand(t, "map sea-test", "control C4 D9 Axis", "control C18 B17 Allies", "force Axis Kido at D10 known", "ship Japan CV 4 with Kido named Akagi",
		"Japan NAS 3 at Akagi", "force Allies First at D12", "ship US CV 4 with First named Hornet", "US NAS 4 at Hornet")
	guarded = passUntil(t, guarded, engine.NewFast(1), 2, awaw.VerbHunt)
	foretold := odds(guarded, engine.SpaceRef(board.Find("D10")))
	if len(foretold) != 2 || foretold[0].Met != 3 {
		t.Fatalf("of a carrier with three squadrons: %+v", foretold)
	}
	guarded = order(t, guarded, engine.NewFast(3), "hunt D10", "cap #0 #f0", "done", "done", "roll")
	guarded = order(t, guarded, engine.NewFast(3), "strike #1 #f0")
	planned := guarded.View().Plan.Charts
	if len(planned) == 0 {
		t.Fatal("no strike is planned")
	}
	for _, c := range planned {
		if c.Value == engine.ValueHits && (c.Met != 3 || math.Abs(c.Bars[0].P-foretold[0].Bars[0].P) > 1e-9) {
			t.Errorf("foretold %+v, planned %+v", foretold[0].Bars, c.Bars)
		}
	}
}
