package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// passUntil passes every step until a side may give a command of a verb.
func passUntil(t *testing.T, p engine.Position, dice engine.Dice, side engine.Side, verb engine.Verb) engine.Position {
	t.Helper()
	for range 200 {
		a := p.ToAct()
		if len(a) == 0 {
			break
		}
		legal := p.Legal(a[0], nil)
		if a[0] == side && slices.ContainsFunc(legal, func(c engine.Command) bool { return c.Verb == verb }) {
			return p
		}
		i := max(0, slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone }))
		next, _, err := p.Apply(legal[i], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	t.Fatalf("nothing of verb %d is ever asked of side %d", verb, side)
	return nil
}

// pointAt asks what stands against what is meant by pointing from one thing at another, both in notation.
func pointAt(t *testing.T, p engine.Position, side engine.Side, a, b engine.Ref) engine.Answer {
	t.Helper()
	ans, err := p.Seen(side).(engine.Asker).Ask(side, engine.Query{Kind: engine.QueryCommand, Cmd: engine.Command{Side: side, A: a, B: b}})
	if err != nil {
		t.Fatalf("pointing from %v at %v: %v", a, b, err)
	}
	return ans
}

// refuses checks the paragraph and the reason, and that something legal is named.
func refuses(t *testing.T, what string, a engine.Answer, cite engine.Cite, why string) {
	t.Helper()
	if a.Verdict != engine.No || a.Text.Key != why || !slices.Equal(a.Cites, []engine.Cite{cite}) {
		t.Errorf("%s: %v %s %v; %s by %s is right", what, a.Verdict, a.Text.Key, a.Cites, why, cite)
	}
	if len(a.Nearest) == 0 || len(a.Nearest) > 3 {
		t.Errorf("%s: %d legal commands are named", what, len(a.Nearest))
	}
}

// Who points from squadrons at a ship means to board it: a full deck, a ship without a deck and the deck they lie on refuse.
func TestPointingAtADeck(t *testing.T) {
	p, _ := stand(t, "map sea-test", "control C4 Axis", "control C18 Allies", "force Axis Kido at C4", "ship Japan CV 4 with Kido", "force Allies First at C18",
		"ship US CV 4 with First named Hornet", "ship US CV 2 with First named Wasp", "ship US CA 4 with First named Chester", "ship US CV 3 with First named Ranger",
		"US NAS 4 at Hornet", "US NAS 2 at Wasp")
	p = passUntil(t, p, engine.NewFast(1), 2, awaw.VerbAshore)
	air := engine.CounterRef(0)
	ship := func(i int) engine.Ref { return engine.CounterRef(awaw.FirstShip + i) }
	refuses(t, "a full deck", pointAt(t, p, 2, air, ship(2)), "17.312", "awaw.no.board.room")
	refuses(t, "a cruiser", pointAt(t, p, 2, air, ship(3)), "17.312", "awaw.no.board.ship")
	refuses(t, "its own deck", pointAt(t, p, 2, air, ship(1)), "17.3122", "awaw.no.board.same")
	for _, n := range pointAt(t, p, 2, air, ship(2)).Nearest {
		if n.Verb == awaw.VerbBreak || n.A != air {
			t.Errorf("instead of a full deck %+v is named; the same squadrons may cross or go ashore", n)
		}
	}
	if a := pointAt(t, p, 2, air, ship(4)); a.Verdict != engine.Yes {
		t.Errorf("an empty deck refuses: %+v", a)
	}
}

// Who points from squadrons at ships at sea means to hunt or strike them: those out of range refuse, though others reach them.
func TestPointingOutOfRange(t *testing.T) {
	p, board := stand(t, "map sea-test", "control C4 D9 Axis", "control C18 B17 Allies", "force Axis Kido at D10", "ship Japan CA 4 with Kido", "force Axis Far at C1",
		"ship Japan CA 3 with Far", "force Allies First at D12", "force Allies Second at D17", "ship US CV 4 with First named Hornet", "ship US CV 2 with Second named Wasp",
		"US NAS 4 at Hornet", "US NAS 2 at Wasp")
	p = passUntil(t, p, engine.NewFast(1), 2, awaw.VerbHunt)
	at := func(s string) engine.Ref { return engine.SpaceRef(board.Find(s)) }
	near, far, kido := engine.CounterRef(0), engine.CounterRef(1), engine.CounterRef(awaw.FirstForce)
	if a := pointAt(t, p, 2, near, at("D10")); a.Verdict != engine.Yes {
		t.Fatalf("two hexes away: %+v", a)
	}
	refuses(t, "seven hexes from its deck", pointAt(t, p, 2, far, at("D10")), "18.58C", "awaw.no.fly.far")
	refuses(t, "by its marker", pointAt(t, p, 2, far, kido), "18.58C", "awaw.no.fly.far")
	refuses(t, "out of everybody's reach", pointAt(t, p, 2, near, at("C1")), "18.58C", "awaw.no.fly.far")
	if _, err := p.(engine.Asker).Ask(2, engine.Query{Kind: engine.QueryCommand, Cmd: engine.Command{Side: 2, A: near, B: at("A20")}}); err == nil {
		t.Error("something is meant by pointing at empty sea")
	}
	dice := engine.NewFast(3)
	p = order(t, p, dice, "hunt D10")
	for range 60 {
		if b := p.View().Prompt.Ask.Key; b == "awaw.ask.sea.strike" {
			break
		}
		legal := p.Legal(p.ToAct()[0], nil)
		i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbRoll || c.Verb == awaw.VerbPress })
		if i < 0 {
			i = slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone })
		}
		next, _, err := p.Apply(legal[i], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	refuses(t, "a strike from too far", pointAt(t, p, 2, far, kido), "18.58C", "awaw.no.fly.far")
	if a := pointAt(t, p, 2, near, kido); a.Verdict != engine.Yes {
		t.Errorf("a strike from two hexes away: %+v", a)
	}
}

// Who points from jets at ships that kamikazes attack means to go with them, which nobody does (17.47D).
func TestPointingWithKamikazes(t *testing.T) {
	p, _ := stand(t, "map sea-test", "home Japan islands", "home US islands", "control C4 E3 Axis", "control C18 E20 B17 B6 D9 Allies", "brp Axis 60 60 60", "turns 3",
		"training carried Japan 5", "Japan AAF 3 at C4", "Japan AAF 2 at E3", "force Allies TF1 at C7", "force Allies TF2 at C7", "ship US TR 20 with TF1",
		"ship US TR 9 with TF2", "Japan Jet 1 at E3", "research Japan jets 12")
	dice := engine.NewLoaded(1, 1, 4, 3, 1, 1, 1, 1)
	p = order(t, passUntil(t, p, dice, 1, awaw.VerbInvoke), dice, "invoke", "convert #1 2")
	p = order(t, passUntil(t, p, dice, 1, awaw.VerbHunt), dice, "hunt C7", "done", "search #0 C7", "done", "roll", "dive #f0 3")
	jet, army, first := engine.CounterRef(2), engine.CounterRef(0), engine.CounterRef(awaw.FirstForce)
	refuses(t, "jets beside kamikazes", pointAt(t, p, 1, jet, first), "17.47D", "awaw.no.dive.escort")
	refuses(t, "army air beside kamikazes", pointAt(t, p, 1, army, first), "17.47C", "awaw.no.dive.beside")
	if a := pointAt(t, p, 1, army, engine.CounterRef(awaw.FirstForce+1)); a.Verdict != engine.Yes {
		t.Errorf("the other force refuses: %+v", a)
	}
}

// The matrix of missions says of ships in port what the step offers: later before the combat phase, now in it, never where no ships
// sail or from a damaged carrier.
func TestMatrixOfAttacksOnPorts(t *testing.T) {
	now := false // the row is marked as the one asked for
	cell := func(p engine.Position, air int) engine.MatrixCell {
		t.Helper()
		a, err := p.Seen(2).(engine.Asker).Ask(2, engine.Query{Kind: engine.QueryMatrix, With: []engine.Ref{engine.CounterRef(air)}})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range a.Rows {
			if r.Mission.Key == "awaw.mission.attackport" {
				now = r.Current
				return r.Cells[0]
			}
		}
		t.Fatal("no row of attacks on ports")
		return engine.MatrixCell{}
	}
	given := []string{"map sea-test", "control C4 D9 Axis", "control E12 C18 Allies", "US AAF 3 at E12"}
	p, _ := stand(t, append(given, "force Axis Kido at D9", "ship Japan CA 4 with Kido", "force Allies First at D12", "ship US CV 4 with First named Hornet", "US NAS 4 at Hornet",
		"force Allies Torn at D13", "ship US CV 2 with Torn named Wasp damaged", "US NAS 2 at Wasp")...)
	dice := engine.NewFast(1)
	toAllies := func(p engine.Position) engine.Position {
		for p.ToAct()[0] != 2 {
			p = order(t, p, dice, "done")
		}
		return p
	}
	p = toAllies(p)
	for air, want := range []engine.Verdict{engine.YesLater, engine.YesLater, engine.No} {
		if c := cell(p, air); c.Verdict != want {
			t.Errorf("while staging counter %d: %+v; %v is right", air, c, want)
		}
	}
	p = passUntil(t, p, dice, 2, awaw.VerbSail)
	if c := cell(p, 1); c.Verdict != engine.Yes {
		t.Errorf("a patrol while it sails: %+v", c)
	}
	if c := cell(p, 0); c.Verdict != engine.YesLater {
		t.Errorf("army air while ships sail: %+v", c)
	}
	for !now {
		p = order(t, p, dice, "done")
		cell(p, 0)
	}
	if c := cell(p, 0); c.Verdict != engine.Yes {
		t.Errorf("army air in the combat phase: %+v", c)
	}
	if c := cell(p, 2); c.Verdict != engine.No || c.Text.Key != "awaw.no.deck.damaged" || c.Cite != "17.3124" {
		t.Errorf("air on a damaged carrier in the combat phase: %+v", c)
	}
	land, _ := stand(t, append(given, "US AAF 1 at C18")...)
	if c := cell(toAllies(land), 0); c.Verdict != engine.No || c.Text.Key != "awaw.no.fly.later" {
		t.Errorf("where no ships sail: %+v", c)
	}
}
