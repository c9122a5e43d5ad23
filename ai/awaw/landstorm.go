package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file lists plans of the ground war that no manner would make: for one place all that can be sent there, whatever the odds. A trial tells whether they pay.

// mostStorms bounds the places that are looked at for one decision.
const mostStorms = 6

// onGround lists plans of a step of the ground war: to attack a place, to hold it, to cover it or to drop on it with all that can be sent there.
func (a *air) onGround(t *storm) {
	switch a.sight.Land.Asked {
	case awaw.AskMarch:
		t.each(mostStorms, a.stormed(), a.stormMarch)
		t.anew()
		t.each(mostStorms/2, a.threatened(), a.guardMarch)
	case awaw.AskSupport:
		t.each(mostStorms, a.stormed(), a.stormSupport)
	case awaw.AskAssault:
		t.each(mostStorms, a.stormed(), a.stormAssault)
	case awaw.AskDefend:
		t.each(mostStorms, a.threatened(), a.guardCover)
	case awaw.AskDrop:
		t.each(mostStorms, a.droppedOn(), a.stormDrop)
	}
}

// stormed lists the places the enemy stands in, those first that are worth most.
func (a *air) stormed() (out []int) {
	for hex := range a.land.marked {
		if a.land.hexes[hex].foe > 0 {
			out = append(out, hex)
		}
	}
	return mostFirst(out, a.takenWorth)
}

// takenWorth is what it is worth to take a place, with the way it opens and those who stand there.
func (a *air) takenWorth(hex int) float64 {
	return a.holdWorth(hex) + a.drawn(hex) + a.land.hexes[hex].foeWorth
}

// threatened lists the places of ours that the enemy may attack, those first that are worth most to him.
func (a *air) threatened() (out []int) {
	worth := func(hex int) float64 {
		v := a.land.hexes[hex].foeDirect + plainWorth
		if g := a.sight.GroundAt(hex); g != nil {
			v += basedWorth * float64(g.Own) / units.PerFactor
		}
		return v
	}
	for hex := range a.land.marked {
		if h := &a.land.hexes[hex]; h.reach > 0 && h.foe == 0 && (h.own > 0 || h.foeDirect > 0) {
			out = append(out, hex)
		}
	}
	return mostFirst(out, worth)
}

// stormMarch brings up all who can attack a place, and moves the rest as usual.
func (a *air) stormMarch(hex int) (buf []engine.Command) {
	s := &a.sight
	trips := a.trips()
	a.cuts(trips)
	used := make([]bool, len(s.Land.Troops))
	var x gathering
	x.hex, x.rivers = hex, true
	a.beside(&x, used)
	still := len(x.force)
	a.marchingUp(&x, trips, used)
	if len(x.force) == still {
		return nil
	}
	for k, i := range x.force {
		used[i] = true
		if c := x.moves[k]; c != (engine.Command{}) {
			buf = append(buf, c)
			a.went(&s.Land.Troops[i], c.B.Index())
		}
	}
	for k := range trips {
		trips[k].spent = trips[k].spent || used[trips[k].unit]
	}
	return a.settle(trips, buf)
}

// guardMarch fills a place with as many as may stand there, those who are missed least where they are, and moves the rest as usual.
func (a *air) guardMarch(hex int) (buf []engine.Command) {
	s, l := &a.sight, &a.land
	trips := a.trips()
	for l.hexes[hex].ownN < l.scape.Stack {
		best, at, top := engine.Command{}, -1, 0.0
		for k := range trips {
			if trips[k].spent {
				continue
			}
			u := &s.Land.Troops[trips[k].unit]
			i := slices.IndexFunc(trips[k].cmds, func(c engine.Command) bool { return c.B.Index() == hex })
			if i < 0 || u.Space == hex {
				continue
			}
			if v := a.placed(u, hex) - a.placed(u, u.Space); at < 0 || v > top {
				best, at, top = trips[k].cmds[i], k, v
			}
		}
		if at < 0 {
			break
		}
		trips[at].spent = true
		buf = append(buf, best)
		a.went(&s.Land.Troops[trips[at].unit], hex)
	}
	if len(buf) == 0 {
		return nil
	}
	for k := range trips { // who stands there stays
		trips[k].spent = trips[k].spent || s.Land.Troops[trips[k].unit].Space == hex
	}
	a.cuts(trips)
	return a.settle(trips, buf)
}

// stormSupport sends as much air over a place as may support all who can attack it.
func (a *air) stormSupport(hex int) []engine.Command {
	x := a.force(hex, make([]bool, len(a.sight.Land.Troops)), true)
	if a.land.hexes[hex].support > 0 {
		return nil
	}
	return a.allOver(awaw.VerbSupport, hex, a.sum(x.force))
}

// guardCover sends as much air over a place of ours as may defend it.
func (a *air) guardCover(hex int) []engine.Command {
	return a.allOver(awaw.VerbDefend, hex, a.land.hexes[hex].own)
}

// allOver sends all air over a place that may count for so many factors on the ground, and ends the step.
func (a *air) allOver(v engine.Verb, hex, ground int) []engine.Command {
	moves := slices.Clone(a.sight.All(v))
	want := min(a.freeOver(moves, nil, hex), a.land.scape.PerAir*ground)
	if want == 0 {
		return nil
	}
	taken := map[engine.Ref]bool{}
	sent := a.sendOver(moves, taken, hex, want, nil)
	if !slices.ContainsFunc(moves, func(c engine.Command) bool { return !taken[c.A] }) {
		return sent // who is sent last ends the step
	}
	return a.done(sent)
}

// stormAssault attacks a place with all who can.
func (a *air) stormAssault(hex int) (buf []engine.Command) {
	for _, c := range a.sight.All(awaw.VerbAssign) {
		if c.B.Index() == hex {
			buf = append(buf, c)
		}
	}
	if len(buf) == 0 {
		return nil
	}
	return append(buf, engine.Command{Side: a.sight.Side, Verb: awaw.VerbAssault, B: engine.SpaceRef(hex)})
}

// droppedOn lists the places one may drop on, those first that are worth most.
func (a *air) droppedOn() (out []int) {
	a.dropZones()
	for i := range a.land.zones {
		out = append(out, a.land.zones[i].hex)
	}
	return mostFirst(out, a.takenWorth)
}

// stormDrop drops the strongest unit that can be flown to a place there.
func (a *air) stormDrop(hex int) []engine.Command {
	s := &a.sight
	best, top := engine.Command{}, 0
	for _, c := range a.sight.All(awaw.VerbLoad) {
		t, u := s.Troop(c.B), s.Unit(c.A)
		if t != nil && u != nil && !t.Aboard && t.Factors > top && s.Pos.FlightHexes(u.Base, hex) <= u.Range {
			best, top = c, t.Factors
		}
	}
	if top == 0 {
		return nil
	}
	return []engine.Command{best, {Side: s.Side, Verb: awaw.VerbDepart, A: best.A, B: engine.SpaceRef(hex)}}
}
