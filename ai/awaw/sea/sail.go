package sea

import (
	"awaw/engine"
	"awaw/engine/awaw"
)

// This file decides which ships sail, where to, and by which road.

// sails plays the step of sailing, one force at a time: attacks that have been announced and hunting from where they
// lie first, then those who protect or hunt, then convoys, and between them the hunting from where each has come to.
func (a *Admiral) sails(buf []engine.Command) []engine.Command {
	s := a.sight
	last := a.ends()
	if list := a.sight.All(awaw.VerbResolve); len(list) > 0 {
		return append(buf, list[0])
	}
	if c, ok := a.embarks(); ok {
		return append(buf, c)
	}
	if c, ok := a.hunts(); ok { // before anybody sails into what can be struck from here
		return append(buf, c)
	}
	for pass := range 2 {
		for i := range s.Sea.Forces {
			f := &s.Sea.Forces[i]
			if f.Side != s.Side || f.Sailed && f.Empty == 0 || (f.Transports+f.Empty > 0) != (pass == 1) {
				continue
			}
			if c, ok := a.sailOf(f); ok {
				return append(buf, c)
			}
		}
	}
	if list := a.raidsPorts(); len(list) > 0 {
		return append(buf, list...)
	}
	return append(buf, last)
}

// embarks puts naval air ashore aboard carriers that have room, where it may.
func (a *Admiral) embarks() (engine.Command, bool) {
	best, found := engine.Command{}, false
	for _, c := range a.sight.All(awaw.VerbBoard) {
		if u := a.sight.Unit(c.A); u != nil && !u.Deck && (!found || c.N > best.N) {
			best, found = c, true
		}
	}
	return best, found
}

// sailOf is where a task force should go, if anywhere: the space that promises most of those it can reach.
func (a *Admiral) sailOf(f *awaw.GlanceForce) (engine.Command, bool) {
	goal, press := a.goalOf(f)
	var row []int16
	if goal >= 0 {
		row = a.sight.Pos.SeaRow(a.sight.Side, goal)
	}
	best, top := engine.Command{}, a.berthWorth(f, f.Space, row, press)
	found := false
	for _, c := range a.sight.All(awaw.VerbSail) {
		if c.A != engine.CounterRef(awaw.FirstForce+f.Force) {
			continue
		}
		if v := a.berthWorth(f, c.B.Index(), row, press); v > top+0.05 {
			best, top, found = c, v, true
		}
	}
	return best, found
}

// goalOf is the place a task force makes for, -1 for none, and how much it matters: a convoy its port, ships that are hurt home,
// others the convoys they can help or must stop.
func (a *Admiral) goalOf(f *awaw.GlanceForce) (int, float64) {
	s := a.sight
	if f.Hurt*2 > f.Factors {
		return a.haven(f), 3
	}
	if f.Transports+f.Empty > 0 {
		if to := a.roadsFor(f); to >= 0 {
			return to, 4
		}
	}
	for i := range s.Sea.Forces {
		if own := &s.Sea.Forces[i]; own.Side == s.Side && own.Transports > 0 && own.Force != f.Force && own.AtSea {
			return own.Space, 1
		}
	}
	near, far := -1, 0
	for _, g := range s.Sea.Ports {
		if d := s.Pos.FlightHexes(f.Space, g.Space); g.Side == s.Foe && (near < 0 || d < far) {
			near, far = g.Space, d
		}
	}
	if near < 0 && f.Transports == 0 {
		return a.haven(f), 0.3
	}
	return near, 0.7
}

// roadsFor is where transports make for: the place to unload that is nearest for what it pays, or, empty, the nearest port to
// load again, both by sea; -1 for none.
func (a *Admiral) roadsFor(f *awaw.GlanceForce) int {
	s := a.sight
	best, far, paid := -1, 0, 1
	try := func(space, points int) {
		if space < 0 {
			return
		}
		if d := int(s.Pos.SeaRow(s.Side, space)[f.Space]); d >= 0 && (best < 0 || d*paid < far*points) {
			best, far, paid = space, d, points
		}
	}
	for _, g := range s.Sea.Ports {
		switch {
		case g.Side != s.Side:
		case f.Transports > 0:
			try(g.Space, max(1, g.Points))
		default:
			for _, port := range g.From {
				try(port, 1)
			}
		}
	}
	return best
}

// haven is the own port nearest by sea to a task force, -1 for none.
func (a *Admiral) haven(f *awaw.GlanceForce) int {
	s := a.sight
	row := s.Pos.SeaRow(s.Side, f.Space)
	best := -1
	for _, b := range s.Bases {
		if d := row[b.Space]; b.Owner == s.Side && b.Port && d >= 0 && (best < 0 || d < row[best]) {
			best = b.Space
		}
	}
	return best
}

// berthWorth is what it promises a task force to lie at a space, with the ways to its goal.
func (a *Admiral) berthWorth(f *awaw.GlanceForce, space int, row []int16, press float64) float64 {
	s := a.sight
	v := 0.0
	if row != nil {
		d := int(row[space])
		if d < 0 {
			d = 60
		}
		v -= press * float64(min(d, 60))
		if f.Transports > 0 && d == 0 {
			v += 20
		}
	}
	for i := range s.Sea.Forces {
		e := &s.Sea.Forces[i]
		if d := s.Pos.FlightHexes(space, e.Space); e.Side == s.Foe && d <= seaRange && e.AtSea && !e.Fought && f.Squadrons >= 2 {
			v += min(prey(*e), float64(f.Squadrons)*1.5) + 0.3*float64(d)
		}
	}
	return v - a.danger(f, space)
}
