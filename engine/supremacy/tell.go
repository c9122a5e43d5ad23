// Answers in words, each with the clause it rests on.
package supremacy

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/request"
	"awaw/engine/volley"
)

// telling gathers what is told.
type telling struct {
	word  request.Wording
	lines []request.Line
}

func (t *telling) say(cite, key string, args ...any) {
	t.lines = append(t.lines, request.Line{Says: t.word(engine.Say(key, args...)), Cite: cite})
}

// units words a force by the names that requests use, for those of a request's own have no others.
func (t *telling) units(f map[string]int) string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(f)) {
		if f[name] > 0 {
			list = append(list, strconv.Itoa(f[name])+" "+name)
		}
	}
	if list == nil {
		return t.word(engine.Say("supremacy.tell.nothing"))
	}
	return strings.Join(list, ", ")
}

func (t *telling) forces(b *battle) {
	t.say("as.fighter.1", "supremacy.tell.forces", t.units(b.armies[0].named(b.armies[0].f)), t.units(b.armies[1].named(b.armies[1].f)))
	for i := range b.armies {
		a := &b.armies[i]
		var list []string
		for _, n := range a.air {
			if a.f[n] > 0 {
				list = append(list, a.slots[n].ID)
			}
		}
		if list != nil {
			t.say("as.fighter.3", "supremacy.tell.air."+a.side.String(), strings.Join(list, ", "))
		}
	}
}

func (t *telling) round(b *battle, x map[string]sideRound) {
	t.forces(b)
	for s := volley.Attacker; s <= volley.Defender; s++ {
		side := x[s.String()]
		t.say("", "supremacy.tell.hits."+s.String(), side.AirHits, side.LandHits, side.BombHits)
	}
	for s := volley.Attacker; s <= volley.Defender; s++ {
		side := x[s.String()]
		t.say("", "supremacy.tell.loses."+s.String(), t.units(side.Losses), t.units(side.Left))
	}
}

// share words a probability in per cent.
func share(p float64) engine.Arg { return engine.Tenths(int(math.Round(p * 1000))) }

func (t *telling) odds(b *battle, rounds int, x *chances) {
	t.forces(b)
	if rounds > 0 {
		t.say("", "supremacy.tell.rounds", rounds)
	}
	for _, end := range []struct {
		key string
		p   float64
	}{{"won", x.Attacker}, {"held", x.Defender}, {"none", x.None}, {"open", x.Open}, {"quit", x.Quit}, {"fled", x.Fled}} {
		if end.p > 0 {
			t.say("", "supremacy.tell."+end.key, share(end.p))
		}
	}
	for s := volley.Attacker; s <= volley.Defender; s++ {
		left := x.Left[s.String()]
		var list []string
		for _, name := range slices.Sorted(maps.Keys(left)) {
			list = append(list, t.word(engine.Say("supremacy.tell.mean", engine.Tenths(int(math.Round(left[name]*10))), name)))
		}
		if list == nil {
			list = []string{t.word(engine.Say("supremacy.tell.nothing"))}
		}
		t.say("", "supremacy.tell.left."+s.String(), strings.Join(list, ", "))
	}
	t.say("", "supremacy.tell.assumes")
	if x.Quit+x.Fled == 0 {
		t.say("", "supremacy.tell.stays")
	}
}

// order words where an aircraft is to go.
func (t *telling) order(x order) string {
	if x.Retreat {
		return t.word(engine.Say("supremacy.order.retreat"))
	}
	return t.word(engine.Say("supremacy.order.to", x.To))
}

func (t *telling) path(f *flyer, aircraft string, orders []order, verdicts []verdict, states []string) {
	t.say("", "supremacy.tell.flyer", f.power, aircraft, f.from)
	for i, x := range orders {
		v := &verdicts[i]
		if v.Legal {
			t.say(v.Clause, "supremacy.order.allowed", x.Round, t.order(x))
			continue
		}
		why := engine.Say("supremacy.game.no." + v.Clause)
		if x.Retreat && v.state != Engaged && v.state != Out {
			why = engine.Say("supremacy.order.nowhere")
		}
		t.say(v.Clause, "supremacy.order.refused", x.Round, t.order(x), t.word(why))
		if v.near == nil {
			t.say("", "supremacy.order.stays")
		} else {
			t.say("", "supremacy.order.near", v.near.Round, t.order(*v.near))
		}
	}
	for i, s := range states {
		t.say("", "supremacy.tell.state", i+1, t.word(engine.Say("supremacy.state."+s)))
	}
}

func (t *telling) worth(arrives int, x *sending) {
	for _, p := range x.Battles {
		t.say("as.dispatch.8", "supremacy.worth.place", p.At, share(p.With), share(p.Without))
		t.say("as.dispatch.15", "supremacy.worth.stands", arrives, share(p.Stands))
	}
	if x.Best == "" {
		t.say("", "supremacy.worth.nowhere")
	} else {
		t.say("", "supremacy.worth.best", x.Best)
	}
	t.say("", "supremacy.tell.assumes")
}

func (t *telling) best(b *battle, x *bestAnswer) {
	t.forces(b)
	t.say("", "supremacy.best.won", share(x.Attacker), share(x.Policy))
	t.say("as.ground.1", "supremacy.best.grounded", t.units(x.Grounded))
	if x.First != nil {
		t.say("as.fighter.3", "supremacy.best.first."+x.First.Aim, x.First.Unit)
	}
	t.say("", "supremacy.best.order")
}
