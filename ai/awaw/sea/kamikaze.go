// Kamikazes as the admiral plays them (17.41 to 17.47): invoked as soon as they may be, made of what flies least well, sent all
// at once at what is worth most, and met with everything that can fly over the ships.

package sea

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// divineKnows lists the commands of kamikazes.
func divineKnows(c engine.Command) bool {
	switch c.Verb {
	case awaw.VerbInvoke, awaw.VerbConvert, awaw.VerbEnlist, awaw.VerbRaise, awaw.VerbDive, awaw.VerbDivert:
		return true
	}
	return false
}

// leastDive is how many kamikazes are kept until there are enough to be worth the one attack of a turn: fewer are shot down
// over carriers. Against laden transports, which have little to defend them, a few will do; in the last turn, and once some have
// been sent, all go.
const (
	leastDive      = 8
	leastDiveLaden = 4
)

// onDivine answers what kamikazes ask; false leaves the question to others.
func (a *Admiral) onDivine(buf []engine.Command) ([]engine.Command, bool) {
	s := a.sight
	if c, ok := a.makesDivine(); ok {
		return append(buf, c), true
	}
	if c, ok := a.dives(); ok {
		return append(buf, c), true
	}
	if list := a.sight.All(awaw.VerbDivert); len(list) > 0 {
		return append(buf, a.diverts(list)), true
	}
	if s.Sea.Asked == awaw.SeaCommits {
		return buf, false
	}
	if guards := append(a.sight.All(awaw.VerbCover), a.sight.All(awaw.VerbPatrol)...); len(guards) > 0 {
		return append(append(buf, a.watches(guards)...), engine.Command{Side: s.Side, Verb: awaw.VerbDone}), true
	}
	return buf, false
}

// makesDivine is the next step in making kamikazes, if there is one: the rule itself, then army air of which most are made,
// units of the force pool, and last those that have to be paid for.
func (a *Admiral) makesDivine() (engine.Command, bool) {
	if list := a.sight.All(awaw.VerbInvoke); len(list) > 0 {
		return list[0], true
	}
	best, top := engine.Command{}, 0
	for _, c := range a.sight.All(awaw.VerbConvert) {
		u := a.sight.Unit(c.A)
		if u == nil || u.Deck {
			continue
		}
		worth := int(c.N)
		if u.Kind == units.AAF {
			worth *= units.PerFactor
		}
		if worth > top {
			best, top = c, worth
		}
	}
	if top > 0 {
		return best, true
	}
	for _, verb := range [...]engine.Verb{awaw.VerbEnlist, awaw.VerbRaise} {
		if list := a.sight.All(verb); len(list) > 0 {
			return list[len(list)-1], true
		}
	}
	return engine.Command{}, false
}

// dives sends all that are ready against the task force worth most, if there are enough; ships in port under no marker come last.
func (a *Admiral) dives() (engine.Command, bool) {
	best, top := engine.Command{}, 3.0
	for _, c := range a.sight.All(awaw.VerbDive) {
		if v := a.preyAt(c.A); v > top || v == top && c.A == best.A && c.N > best.N {
			best, top = c, v
		}
	}
	need := int16(leastDive)
	if a.sight.Turn == a.sight.Turns || a.sight.Sea.Diving > 0 {
		need = 1
	} else if slices.ContainsFunc(a.sight.Sea.Forces, func(f awaw.GlanceForce) bool {
		return f.Transports > 0 && engine.CounterRef(awaw.FirstForce+f.Force) == best.A
	}) {
		need = leastDiveLaden
	}
	return best, best.N >= need
}

// preyAt is what kamikazes may hope for from a combat group.
func (a *Admiral) preyAt(r engine.Ref) float64 {
	for _, f := range a.sight.Sea.Forces {
		if engine.CounterRef(awaw.FirstForce+f.Force) == r {
			return prey(f)
		}
	}
	return 4
}

// diverts sends those who were turned away where least is to be had, all together: it is the ships' own side that is asked (17.47E.3).
func (a *Admiral) diverts(list []engine.Command) engine.Command {
	best, low := list[0], math.Inf(1)
	for _, c := range list {
		if v := a.preyAt(c.A); v < low || v == low && c.A == best.A && c.N > best.N {
			best, low = c, v
		}
	}
	return best
}

// watches puts every counter that can over the group it may defend that is worth most.
func (a *Admiral) watches(list []engine.Command) (out []engine.Command) {
	at := map[engine.Ref]int{}
	for _, c := range list {
		i, seen := at[c.A]
		switch {
		case !seen:
			at[c.A] = len(out)
			out = append(out, c)
		case a.preyAt(c.B) > a.preyAt(out[i].B):
			out[i] = c
		}
	}
	return out
}
