// Answers in words, each with the clause it rests on.
package realism

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/request"
	"awaw/engine/volley"
)

// Tell answers a request in words.
func (v *Values) Tell(question []byte, say request.Wording, watch volley.Watch) ([]request.Line, error) {
	a, err := v.reply(question, watch)
	if err != nil {
		return nil, err
	}
	t := &telling{v: v, word: say}
	a.told(t)
	return t.lines, nil
}

// telling gathers what is told.
type telling struct {
	v     *Values
	word  request.Wording
	lines []request.Line
}

// say adds a line.
func (t *telling) say(cite string, text engine.Text) {
	t.lines = append(t.lines, request.Line{Says: t.word(text), Cite: cite})
}

// units words a force.
func (t *telling) units(f volley.Force) string {
	var out []string
	for k, kind := range t.v.Table.Kinds {
		if f[k] > 0 {
			out = append(out, t.word(engine.Say("realism.unit."+kind.ID, int(f[k]))))
		}
	}
	if out == nil {
		return t.word(engine.Say("realism.tell.nothing"))
	}
	return strings.Join(out, ", ")
}

// share words a probability in per cent.
func share(p float64) engine.Arg { return engine.Tenths(int(math.Round(p * 1000))) }

// tenths words a mean.
func tenths(x float64) engine.Arg { return engine.Tenths(int(math.Round(x * 10))) }

// formCites are the clauses that forms of battle rest on.
func formCite(form string) string {
	switch form {
	case formInterception:
		return "er.intercept.3"
	case formSea:
		return oneRoundAtSea
	case formStrike:
		return "er.phase.2"
	case formBarrage:
		return "er.bomb.1"
	}
	return ""
}

func (t *telling) forces(b *fight) {
	t.say(formCite(b.form), engine.Say("realism.form."+b.form))
	t.say("", engine.Say("realism.tell.forces", t.units(b.Forces[volley.Attacker]), t.units(b.Forces[volley.Defender])))
	for _, j := range b.Join {
		t.say(coastalDefence, engine.Say("realism.tell.join", t.units(j.Units), j.Round))
	}
}

func (t *telling) round(b *fight, out [2]volley.Result) {
	t.forces(b)
	for s, x := range out {
		who := volley.Side(s).String()
		if x.Picks > 0 {
			t.say("er.escort.5", engine.Say("realism.tell.picks."+who, x.Hits, x.Picks))
		} else {
			t.say("", engine.Say("realism.tell.hits."+who, x.Hits))
		}
	}
	for s, x := range out {
		t.say("", engine.Say("realism.tell.loses."+volley.Side(s).String(), t.units(x.Losses), t.units(x.Left)))
	}
	if out[0].Losses.Total() > 0 && out[1].Losses.Total() > 0 && b.form != formBarrage {
		t.say("er.escort.6", engine.Say("realism.tell.still-roll"))
	}
}

func (t *telling) odds(b *fight, x *volley.Odds) {
	t.forces(b)
	if b.Rounds > 0 {
		t.say("", engine.Say("realism.tell.rounds", b.Rounds))
	}
	for how, key := range []string{volley.Won: "won", volley.Held: "held", volley.None: "none", volley.Open: "open", volley.Quit: "quit", volley.Fled: "fled"} {
		if x.P[how] > 0 {
			t.say("", engine.Say("realism.tell."+key, share(x.P[how])))
		}
	}
	for s := range x.Left {
		var list []string
		for k, kind := range t.v.Table.Kinds {
			if x.Left[s][k] > 0 {
				list = append(list, t.word(engine.Say("realism.tell.mean", tenths(x.Left[s][k]), t.word(engine.Say("realism.units."+kind.ID)))))
			}
		}
		if list == nil {
			list = []string{t.word(engine.Say("realism.tell.nothing"))}
		}
		t.say("", engine.Say("realism.tell.left."+volley.Side(s).String(), strings.Join(list, ", ")))
	}
	t.say("er.escort.5", engine.Say("realism.tell.assumes"))
}

func (t *telling) raidForces(g *raid) {
	t.say("er.bomb.1", engine.Say("realism.tell.raid", t.units(g.force), g.artillery, g.interceptors, g.room))
}

func (t *telling) raidOdds(g *raid, x *raidChances) {
	t.raidForces(g)
	t.say("er.bomb.6", engine.Say("realism.tell.damage", tenths(x.Mean)))
	for d, p := range x.Damage {
		if p >= 0.0005 {
			t.say("", engine.Say("realism.tell.damage-row", d, share(p), strings.Repeat("#", int(math.Round(p*50)))))
		}
	}
	t.say("er.bombcap.1", engine.Say("realism.tell.cap", g.room))
	t.say("er.bomb.5", engine.Say("realism.tell.raid-left", tenths(x.Left[bomberID]), tenths(x.Left[fighterID]), tenths(x.Interceptors)))
}

func (t *telling) raid(g *raid, x *raidThrown) {
	t.raidForces(g)
	t.say("er.bomb.6", engine.Say("realism.tell.bombs", x.Rolled, x.Damage))
	if x.Damage < x.Rolled {
		t.say("er.bombcap.1", engine.Say("realism.tell.cap", g.room))
	}
	var left volley.Force
	for k, kind := range t.v.Table.Kinds {
		left[k] = int32(x.Left[kind.ID])
	}
	t.say("er.bomb.5", engine.Say("realism.tell.raid-thrown", t.units(left), x.Interceptors))
}

// line writes a way: "London - North Sea - Norway".
func line(from string, way []string) string {
	return strings.Join(append([]string{from}, way...), " - ")
}

func (t *telling) way(f *flight) {
	kind, _ := t.v.Table.Find(f.kind)
	name := t.word(engine.Say("realism.units." + t.v.Table.Kinds[kind].ID))
	t.say("", engine.Say("realism.mission."+f.mission, name, line(f.from, f.way)))
}

// barred tells why a flight is not allowed, and the nearest one that is.
func (t *telling) barred(f *flight, cite string) {
	t.way(f)
	t.say(cite, engine.Say("realism.tell.barred", len(f.way), f.reach, f.Seas(f.way)))
	other := *f
	other.back, other.returns = nil, false
	if way := t.v.nearest(&other); way != nil {
		t.say(other.cite, engine.Say("realism.tell.other", line(f.from, way)))
		return
	}
	t.say("", engine.Say("realism.tell.no-other", f.end()))
}

// nearest finds the shortest way of the same mission to the same target that may be flown, or else how far the way written may be; nil
// if there is neither.
func (v *Values) nearest(f *flight) []string {
	end, written := f.end(), f.way
	v.limits(f)
	if f.way = f.wayTo(end); f.way != nil {
		if _, broken := v.judge(f); !broken {
			return f.way
		}
	}
	for n := len(written) - 1; n > 0; n-- {
		f.way = written[:n]
		if _, broken := v.judge(f); !broken {
			return f.way
		}
	}
	return nil
}

func (t *telling) flown(f *flight, cite string, met []meeting) {
	t.way(f)
	t.say(cite, engine.Say("realism.tell.allowed", len(f.way), f.reach, f.Seas(f.way)))
	switch {
	case f.mission == redeploy:
	case f.returns:
		t.say(sameRange, engine.Say("realism.tell.back", line(f.end(), f.back)))
	default:
		if way := f.wayHome(); way != nil || f.homeAt(f.end()) == "" {
			t.say(sameRange, engine.Say("realism.tell.home", line(f.end(), way)))
		} else {
			t.say(sameRange, engine.Say("realism.tell.no-home"))
		}
	}
	for _, m := range met {
		t.say(map[string]string{legOut: "er.intercept.1", legTarget: "er.bomb.3", legBack: "er.intercept.7"}[m.Leg],
			engine.Say("realism.met."+m.Leg, m.At, t.powers(m.By)))
	}
	if len(met) == 0 {
		t.say("er.intercept.5", engine.Say("realism.met.nobody"))
	}
}

func (t *telling) sailed(f *flight, met []meeting) {
	t.say(shipsMeet, engine.Say("realism.tell.sails", line(f.from, f.way)))
	for _, m := range met {
		t.say(shipsMeet, engine.Say("realism.met.ship", m.At, t.powers(m.By)))
		if len(m.Defend) > 0 {
			t.say("er.coastint.4", engine.Say("realism.met.helped", m.At, t.powers(m.Defend)))
		}
	}
	if len(met) == 0 {
		t.say("", engine.Say("realism.met.nobody"))
	}
}

// powers words aircraft by power.
func (t *telling) powers(by map[string]map[string]int) string {
	var out []string
	for _, power := range slices.Sorted(maps.Keys(by)) {
		out = append(out, fmt.Sprintf("%s: %s", power, t.units(t.v.force(by[power]))))
	}
	return strings.Join(out, "; ")
}
