package result

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file finds the ships a headline speaks of: those that were harmed, and those a search has found.

// harmed lists the ships with a name of their own that a headline speaks of.
func (m *Result) harmed(f *table.Fought, v Verdict) (list []engine.Ref) {
	for _, h := range f.Harms {
		if h.Sunk == (v == SunkTheirs || v == SunkOurs) && m.ours(f, h.Ship) == (v == SunkOurs || v == BurnsOurs) {
			list = append(list, h.Ship)
		}
	}
	return list
}

// ours tells whether a ship is the viewer's.
func (m *Result) ours(f *table.Fought, ship engine.Ref) bool {
	for _, s := range f.Forces {
		for _, x := range s.Fates {
			if x.Was.Ref == ship {
				return x.Was.Side == m.Sight.Viewer
			}
		}
	}
	return false
}

// found is the greatest ship in a force that a search has found: a carrier before all others.
func (m *Result) found(f *table.Fought) engine.Ref {
	best, worth := engine.NoRef, -1
	for _, c := range m.foundShips(f) {
		n := c.Size
		if c.Kind != nil && c.Kind.Holds == engine.HoldsSize {
			n += 100
		}
		if c.Class() == engine.ClassShip && n > worth {
			best, worth = c.Ref, n
		}
	}
	return best
}

// foundShips lists what the other side has in the hex that this side has been shown.
func (m *Result) foundShips(f *table.Fought) (out []engine.CounterView) {
	shown := map[engine.Ref]bool{}
	for _, e := range m.Sight.Points[f.At].Events {
		if e.Kind == engine.EventReveal {
			for _, r := range e.Refs {
				shown[r] = true
			}
		}
	}
	known := true // nobody there is hidden: whoever was found had been shown before
	for _, c := range m.Sight.View.Counters {
		if c.Side == m.Sight.Viewer || c.Space != f.Where {
			continue
		}
		if c.Is(engine.Unknown) {
			known = false
		} else {
			out = append(out, c)
		}
	}
	now := slices.Clone(out)
	now = slices.DeleteFunc(now, func(c engine.CounterView) bool { return !shown[c.Ref] && !shown[c.On] })
	if len(now) == 0 && known {
		return out
	}
	return now
}
