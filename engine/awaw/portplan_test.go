package awaw_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// announcing leads to where the Allies may announce strikes on ports in the combat phase.
func announcing(t *testing.T, given ...string) engine.Position {
	t.Helper()
	p, _ := stand(t, append([]string{"map sea-test", "control E3 B6 D9 Axis", "control C4 C18 E20 B17 D15 E12 Allies", "turns 2"}, given...)...)
	for range 60 {
		if p.ToAct()[0] == 2 && slices.ContainsFunc(p.Seen(2).Legal(2, nil), func(c engine.Command) bool { return c.Verb == awaw.VerbStrike }) {
			return p
		}
		p = order(t, p, nil, "done")
	}
	t.Fatal("no port may ever be attacked")
	return nil
}

// The panel of a strike on a port is there once somebody is sent, and its chances are those that all dice of the game give:
// ships' fire and attack, face by face.
func TestChancesOfAStrikeOnAPort(t *testing.T) {
	p := announcing(t, "ship Japan CV 4 at B6 named Akagi", "US AAF 3 at C4")
	if p.View().Plan != nil {
		t.Error("a strike is planned before anybody is sent")
	}
	p = order(t, p, nil, "strike #0 B6")
	plan := p.View().Plan
	if plan == nil || plan.Sides[0].Side != 2 || plan.Sides[0].Strength != 3 || len(plan.Charts) != 2 || len(plan.Charts[1].Bars) != 2 {
		t.Fatalf("the plan is %+v", plan)
	}
	var hurt, sunk, games float64
	for f := range 6 * 6 * 6 * 6 {
		dice := engine.NewLoaded(f%6+1, f/6%6+1, f/36%6+1, f/216%6+1)
		q := order(t, p, dice, "done")
		for range 20 {
			rolls := slices.IndexFunc(q.Legal(q.ToAct()[0], nil), func(c engine.Command) bool { return c.Verb == awaw.VerbRoll })
			if q.View().Battle == nil && rolls < 0 {
				break
			}
			c := q.Legal(q.ToAct()[0], nil)[max(0, rolls)]
			var err error
			if q, _, err = q.Apply(c, dice); err != nil {
				t.Fatal(err)
			}
		}
		games++
		i := slices.IndexFunc(q.View().Counters, func(c engine.CounterView) bool { return c.Kind.Code == "CV" })
		if i < 0 {
			sunk++
		}
		if i < 0 || q.View().Counters[i].Is(engine.Damaged) {
			hurt++
		}
	}
	if hurt == 0 || hurt == games {
		t.Fatalf("in %v of %v games the carrier is hurt: nothing is tried", hurt, games)
	}
	for k, want := range []float64{hurt / games, sunk / games} {
		if b := plan.Charts[1].Bars[k]; math.Abs(b.P-want) > 1e-9 {
			t.Errorf("%s is given as %.4f; of all games it is %.4f", b.Name.Key, b.P, want)
		}
	}
}

// Ships under no name are one target: the chances are of effects on all of them.
func TestChancesOverCountedShipsInPort(t *testing.T) {
	p := order(t, announcing(t, "ship Japan TR 4 at B6", "US AAF 3 at C4"), nil, "strike #0 B6")
	sum := 0.0
	for _, c := range p.View().Plan.Charts {
		for _, b := range c.Bars {
			sum += b.P
		}
	}
	if len(p.View().Plan.Charts) != 1 || math.Abs(sum-1) > 1e-9 {
		t.Errorf("%d charts, chances of %.3f", len(p.View().Plan.Charts), sum)
	}
}

// Where a marker hides what lies in the port there are no chances, and none of its ships is told.
func TestNoChancesOverAHiddenPort(t *testing.T) {
	p := announcing(t, "force Axis Kido at B6", "ship Japan CV 4 with Kido named Akagi", "US AAF 3 at C4", "Japan NAS 4 at Akagi")
	p = order(t, p, nil, "strike #0 B6")
	plan := p.Seen(2).View().Plan
	if plan == nil || len(plan.Charts) != 0 || plan.Sides[1].Suffered.Key != "awaw.sea.secret" || len(plan.Sides[1].Counters) != 0 || plan.Sides[1].Strength != 0 {
		t.Errorf("the plan is %+v", plan)
	}
}

// While targets are chosen, chances are told of as many squadrons as are about to be sent, not only of all.
func TestChancesOfTheSquadronsChosen(t *testing.T) {
	p := announcing(t, "ship Japan CV 4 at B6 named Akagi", "ship Japan CV 4 at B6 named Kaga", "US AAF 3 at C4")
	p = order(t, p, engine.NewLoaded(1, 1), "strike #0 B6", "done", "roll")
	left := 0
	for _, c := range p.Legal(2, nil) {
		if c.Verb == awaw.VerbAim {
			left = max(left, int(c.N))
		}
	}
	if left < 3 {
		t.Fatalf("%d squadrons come through: too few to choose", left)
	}
	chance := func(n int) (float64, string) {
		a, err := p.(engine.Asker).Ask(2, engine.Query{Kind: engine.QueryOdds, Cmd: engine.Command{N: int16(n)}})
		if err != nil || len(a.Charts) != 1 {
			t.Fatal(err, a)
		}
		words := strings.Fields(said(a.Charts[0].Bars[0].Name))
		return a.Charts[0].Bars[0].P, words[len(words)-1]
	}
	all, word := chance(0)
	if most, same := chance(left); most != all || same != word {
		t.Errorf("all squadrons: %.3f of %s, by name %.3f of %s", all, word, most, same)
	}
	if over, _ := chance(left + 1); over != all {
		t.Errorf("more than there are: %.3f, not %.3f", over, all)
	}
	if one, word := chance(1); one >= all || word != "1" {
		t.Errorf("one squadron: %.3f of %s, all %.3f", one, word, all)
	}
}

// The head of the Air Combat Table says what is fought in: squadrons where naval air takes part, else factors, which it does not say.
func TestTheHeadOfTheAirTableTellsSquadrons(t *testing.T) {
	for _, c := range []struct{ from, head string }{{"Japan NAS 3 at C4", "strike.table.head"}, {"Japan AAF 3 at C4", ""}} {
		p, _ := stand(t, "map sea-test", "control C4 E3 Axis", "control C18 E20 B17 D15 E12 B6 D9 Allies", "turns 2", c.from, "US AAF 2 at B6", "ship US DD 2 at C18")
		for p.View().Prompt.Ask.Key != "awaw.ask.announce" {
			p = order(t, p, nil, "done")
		}
		p = order(t, p, engine.NewLoaded(1, 1, 1, 1), "fly #0 B6", "done")
		if b := p.View().Battle; b == nil || b.Table.Head.Key != c.head {
			t.Errorf("%s: the panel is %+v", c.from, b)
		}
	}
}
