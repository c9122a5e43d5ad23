package awaw_test

import (
	"slices"
	"testing"

	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
)

// Places to go for are offered in the own player turn of a ground war alone, no more than asked for and none of one's own; what is done for one can be
// carried out, and to have asked changes nothing in what the mind says otherwise.
func TestObjectives(t *testing.T) {
	for _, id := range []string{"barbarossa-1941", "stalingrad-1942", "market-garden-1944", "crete-1941", "channel-1940", "malta-1942"} {
		mind := minds.Mind(started(t, id))
		led := mind.(ai.Campaigner)
		offered, most := 0, 3
		piloted(t, id, 400, func(n int, _ ai.Player, seen engine.Position, side engine.Side) {
			q := seen.(*awaw.Position)
			var g awaw.Glance
			q.Glance(&g)
			before := mind.Moves(seen, side, 1, nil)
			places := led.Objectives(seen, side, most)
			if len(places) > most || len(places) > 0 && (!g.Land.On || g.Phasing != side) {
				t.Fatalf("%s, %d: %d places", id, n, len(places))
			}
			for _, to := range places {
				if offered++; q.Holder(to.Index()) == side {
					t.Errorf("%s, %d: %v is held", id, n, to)
				}
				if plan := led.Toward(seen, side, 1, to, nil); len(plan) > 0 {
					carried(t, id, n, seen, side, plan)
				}
			}
			if after := mind.Moves(seen, side, 1, nil); !slices.Equal(before, after) {
				t.Fatalf("%s, %d: %v before the places were asked for, %v after", id, n, before, after)
			}
		})
		if fought := id != "channel-1940" && id != "malta-1942"; fought != (offered > 0) {
			t.Errorf("%s: %d places are offered", id, offered)
		}
	}
}

// A player turn that is led to a place brings armies nearer to it than one that is not, or sends more at it; no more air is spent on airfields.
func TestALedTurnServesItsObjective(t *testing.T) {
	served := 0
	places := []string{"Riga", "Minsk", "Kiev", "Odessa", "Smolensk", "Leningrad"}
	for _, place := range places {
		start := started(t, "barbarossa-1941")
		to := placed(t, start, place)
		usual := turned(t, start, to, func(m ai.Mind, p engine.Position, s engine.Side) []engine.Command { return m.Moves(p, s, 4, nil) })
		led := turned(t, start, to, func(m ai.Mind, p engine.Position, s engine.Side) []engine.Command {
			return m.(ai.Campaigner).Toward(p, s, 4, to, nil)
		})
		t.Logf("%s: %+v, led there %+v", place, usual, led)
		if led.sent > usual.sent || led.off < usual.off {
			served++
		}
		if led.sent < usual.sent || led.off > usual.off || led.struck > usual.struck {
			t.Errorf("%s: %+v, led there %+v", place, usual, led)
		}
	}
	if 2*served < len(places) {
		t.Errorf("%d of %d places are served", served, len(places))
	}
}

// placed finds a place by its name.
func placed(t *testing.T, p engine.Position, name string) engine.Ref {
	t.Helper()
	for i := range 4000 {
		if r := engine.SpaceRef(i); p.(engine.Namer).NameOf(r) == name {
			return r
		}
	}
	t.Fatalf("no %s", name)
	return engine.NoRef
}

// service is what a player turn did for a place.
type service struct {
	sent   int // commands that went for it, on the ground and over it
	struck int // counters sent against airfields
	off    int // hexes from it to all units that attack, together
}

// farOff bounds a way by air: some places nothing flies to.
const farOff = 30

// turned plays the first player turn of the first side as planned.
func turned(t *testing.T, p engine.Position, to engine.Ref, plan func(ai.Mind, engine.Position, engine.Side) []engine.Command) (out service) {
	t.Helper()
	m := minds.Mind(p)
	first := m.Clock(p)
	dice := engine.NewFast(7)
	for m.Clock(p) == first && len(p.ToAct()) > 0 {
		side := p.ToAct()[0]
		seen := p.Seen(side)
		moves := m.Moves(seen, side, 1, nil)
		if side == 1 {
			moves = plan(m, seen, side)
		}
		given := false
		for _, c := range moves {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				break
			}
			p, given = next, true
			switch {
			case c.Side != 1:
			case c.Verb == awaw.VerbFly:
				out.struck++
			case c.B == to && slices.Contains([]engine.Verb{awaw.VerbSupport, awaw.VerbAssign, awaw.VerbMarch, awaw.VerbAdvance}, c.Verb):
				out.sent++
			}
			if !slices.Contains(p.ToAct(), side) {
				break
			}
		}
		if !given {
			t.Fatalf("side %d: nothing of %v can be given", side, moves)
		}
	}
	q := p.(*awaw.Position)
	var g awaw.Glance
	q.Glance(&g)
	for _, x := range g.Land.Troops {
		if x.Side == 1 && x.Attacks {
			out.off += min(farOff, q.FlightHexes(x.Space, to.Index()))
		}
	}
	return out
}

// Commander lets more ways in than can be compared at once when others fall out, and tells the objective of the one it takes.
func TestCommanderWidensAndTellsItsObjective(t *testing.T) {
	// A try from the first steps of the turn costs more than 33 commands: so few are enough for three ways at once.
	const few, early = 600, 10
	p := started(t, "barbarossa-1941")
	dice := engine.NewKeyed(engine.OpenSeed(1))
	bot, err := systems.Bots().Find("commander", ai.Options{Seed: 1, Nodes: few})
	if err != nil {
		t.Fatal(err)
	}
	wide, led := 0, 0
	for n := 0; n < 120 && len(p.ToAct()) > 0 && (wide == 0 || led == 0); n++ {
		side := p.ToAct()[0]
		d := bot.Decide(p.Seen(side), side, ai.Watch{})
		if d.Ways > 3 && n < early {
			wide++
		}
		if len(d.Meant) > 0 && d.Meant[0].Key == "ai.meant.objective" {
			led++
		}
		for _, c := range d.Commands {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				break
			}
			p = next
		}
	}
	if wide == 0 || led == 0 {
		t.Errorf("%d decisions weighed more than three ways, %d had an objective", wide, led)
	}
}
