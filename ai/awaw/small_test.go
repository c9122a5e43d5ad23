package awaw

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Small positions about what a sound player keeps, sends along and guards.

// campaignOf is what a pilot would fly from a position made of the default scenario.
func campaignOf(t *testing.T, pairs ...string) (p *awaw.Position, flown []engine.Command) {
	t.Helper()
	q := changed(t, "channel-1940", pairs...)
	b := player(t, "pilot", ai.Options{Seed: 1})
	dice := engine.NewFast(1)
	for len(flown) == 0 {
		side := q.ToAct()[0]
		d := b.Decide(q.Seen(side), side, ai.Watch{})
		for _, c := range d.Commands {
			if c.Verb == awaw.VerbFly {
				flown = append(flown, c)
			}
		}
		p = q.(*awaw.Position)
		for _, c := range d.Commands {
			next, _, err := q.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			q = next
		}
		if q.(*awaw.Position).PhaseID()>>8&0xff > 0 {
			break
		}
	}
	return p, flown
}

// A reserve: no more is sent than pays; the rest stands ready where the enemy can come.
func TestNoMoreIsSentThanPays(t *testing.T) {
	p, flown := campaignOf(t)
	var s sight.Sight
	s.Look(p, 1)
	ready, sent := 0, 0
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side != 1 || !u.Fights || u.Inverted {
			continue
		}
		ready += u.Thirds
		if slices.ContainsFunc(flown, func(c engine.Command) bool { return c.A.Index() == u.Counter }) {
			sent += u.Thirds
		}
	}
	a := Mind(p).(*air)
	a.look(p, 1)
	a.m = airManners[1]
	if sent == 0 || sent > ready {
		t.Fatalf("%d thirds of %d are sent", sent, ready)
	}
	// The last third sent must promise more than the thrift it costs: one more would not.
	g := s.GroundAt(flown[0].B.Index())
	worth := func(n int) float64 {
		return a.reck.Worth(a.fightTerms(0, false, g.Prize), strength(n, false), strength(g.Foe, false)) - a.m.thrift*float64(n)/units.PerFactor
	}
	at := 0
	for _, c := range flown {
		if c.B == flown[0].B {
			at += s.Unit(c.A).Thirds
		}
	}
	if worth(at) < worth(at-units.PerFactor)-0.5 {
		t.Errorf("%d thirds are sent against %d and are worth %.2f, a factor less is worth %.2f", at, g.Foe, worth(at), worth(at-units.PerFactor))
	}
}

// 18.622: whoever bars the way of transports that carry something is met, if there is somebody to meet him; with nothing aboard
// worth it nobody is risked.
func TestTransportsAreEscortedForWhatTheyCarry(t *testing.T) {
	met, barred := 0, 0
	for _, id := range []string{"stalingrad-1942", "burma-1943"} {
		for seed := uint64(1); seed <= 6; seed++ {
			for _, x := range game(t, scene(t, id), "pilot", seed, nil) {
				if asked(x.p) != awaw.AskGuard {
					continue
				}
				barred++
				if x.c.Verb != awaw.VerbMeet {
					continue
				}
				met++
				var s sight.Sight
				s.Look(x.p, x.c.Side)
				a := Mind(x.p).(*air)
				a.look(x.p, x.c.Side)
				if a.sight.Carrier() == nil || a.cargoWorth() <= 0 {
					t.Errorf("%s, seed %d: fighters are risked for a flight with nothing aboard", id, seed)
				}
			}
		}
	}
	if barred == 0 || met == 0 {
		t.Errorf("transports were barred %d times, and escorted %d times", barred, met)
	}
}

// Basing: of two places the enemy could come to, one that he is paid for and one that nobody is, air stands on the first.
func TestAPlaceTheEnemyIsPaidForIsGuarded(t *testing.T) {
	p := scene(t, "channel-1940").(*awaw.Position)
	a := Mind(p).(*air)
	a.m = airManners[1]
	s := &a.sight
	a.look(p, 2)
	s.Menace()
	found := false
	for i := range s.Bases {
		g := &s.Ground[i]
		if s.Bases[i].Owner != 2 || g.Stake == 0 || g.Reach == 0 {
			continue
		}
		found = true
		if none, some := a.gains(i, garrison{}), a.gains(i, garrison{thirds: g.Reach}); none <= some {
			t.Errorf("at %s the enemy may gain %.2f when it is bare, %.2f when it is held by as many as can come", p.View().Spaces[s.Bases[i].Space].Code, none, some)
		}
	}
	if !found {
		t.Fatal("nothing is in danger")
	}
}

// An airfield that is about to be overrun is no place to put air: a base beside more of the enemy than stands in it is worth
// less than the same base without them.
func TestABaseInDangerIsWorthLess(t *testing.T) {
	p := scene(t, "barbarossa-1941").(*awaw.Position)
	a := Mind(p).(*air)
	a.m, a.land.m = airManners[1], landManners[1]
	s := &a.sight
	a.look(p, 2)
	a.survey()
	for i := range s.Bases {
		b := &s.Bases[i]
		h := &a.land.hexes[b.Space]
		if b.Owner != 2 || !b.Fed || h.reach <= h.ownStrength {
			continue
		}
		for k := range s.Units {
			if u := &s.Units[k]; u.Side == 2 && u.Fights {
				here := a.useAt(u, b.Space, nil)
				h.reach = 0
				if safe := a.useAt(u, b.Space, nil); safe <= here {
					t.Errorf("%.2f with the enemy beside it, %.2f without", here, safe)
				}
				return
			}
		}
	}
	t.Fatal("no base is in danger on the first morning")
}

// A side that is behind what it needs is paid for daring, one that is ahead for care: an even chance of ten points more or less
// is worth taking at the end for who would lose otherwise, and not for who would win.
func TestWhoIsBehindDares(t *testing.T) {
	p := scene(t, "channel-1940").(*awaw.Position)
	par, known := p.Par()
	if !known {
		t.Fatal("no lead decides the scenario")
	}
	a := Mind(p).(*air)
	for side := engine.Side(1); side <= 2; side++ {
		a.look(p, side)
		a.standing.Togo = 0.5
		need := float64(par)
		if side == 2 {
			need = -need
		}
		gamble := func(lead float64) float64 {
			return (a.promise(lead+10)+a.promise(lead-10))/2 - a.promise(lead)
		}
		if v := gamble(need - 15); v <= 0 {
			t.Errorf("side %d, fifteen points short: the gamble is worth %.2f", side, v)
		}
		if v := gamble(need + 15); v >= 0 {
			t.Errorf("side %d, fifteen points ahead: the gamble is worth %.2f", side, v)
		}
	}
}
