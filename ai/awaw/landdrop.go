package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file weighs drops of troops from the air.

// drops takes airborne units where they pay most: an empty place worth having, or a battle they decide; and the Hump with
// what is left.
func (a *air) drops(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	loads := a.all(awaw.VerbLoad)
	none := make([]bool, len(s.Land.Troops))
	best, top := []engine.Command(nil), 0.3
	for _, c := range loads {
		t, u := s.troop(c.B), s.unit(c.A)
		if t == nil || u == nil || t.Aboard {
			continue
		}
		for hex := range l.hexes {
			h := &l.hexes[hex]
			if s.pos.Holder(hex) == s.side && h.foe == 0 || l.scape.Enter[hex] == 0 || h.direct == 0 && h.foe == 0 && h.foeAir == 0 {
				continue
			}
			if s.pos.FlightHexes(u.Base, hex) > u.Range {
				continue
			}
			v := a.dropWorth(t, hex, none) - a.risk(u, hex)*(float64(t.Worth)+float64(s.Kill))
			if v > top {
				best, top = []engine.Command{c, {Side: s.side, Verb: awaw.VerbDepart, A: c.A, B: engine.SpaceRef(hex)}}, v
			}
		}
	}
	if best != nil {
		return append(buf, best...)
	}
	if s.laden() {
		return a.done(buf) // loaded, and nowhere worth going: it stays
	}
	return a.departs(buf, float64(s.Kill)+airWorth)
}

// dropWorth is what one more unit dropped on a hex brings.
func (a *air) dropWorth(t *awaw.GlanceTroop, hex int, none []bool) float64 {
	s, l := &a.sight, &a.land
	h := &l.hexes[hex]
	if h.foe == 0 {
		if h.own > 0 || slices.ContainsFunc(s.Land.Troops, func(o awaw.GlanceTroop) bool { return o.Dropped && o.Space == hex && o.Side == s.side }) {
			return 0
		}
		worth := float64(t.Worth) + groundWorth*float64(t.Factors)
		return a.holdWorth(hex) + a.drawn(hex)*0.2 - l.m.fear*worth*a.exposed(t.Factors*l.scape.Guard[hex], h.reach)
	}
	x := a.force(hex, none, true)
	all := a.sum(x.force)
	here := 0
	bare := true
	for _, i := range x.force {
		u := &s.Land.Troops[i]
		if u.Dropped || u.Afloat || !a.droppable(u, hex) || slices.ContainsFunc(l.scape.Ways[u.Space], func(w awaw.LandWay) bool { return w.To == hex }) {
			here += u.Factors
			bare = false
		}
	}
	shade := min(h.shade, l.scape.PerAir*h.foe)
	v := l.odds.worth(a.clashAt(hex, all+min(h.support, l.scape.PerAir*all), shade, false)) + l.clashLoss(s)*float64(min(h.support, l.scape.PerAir*all))
	if bare {
		return v
	}
	now := l.odds.worth(a.clashAt(hex, here+min(h.support, l.scape.PerAir*here), shade, false)) + l.clashLoss(s)*float64(min(h.support, l.scape.PerAir*here))
	return v - max(now, 0)
}

// droppable tells whether a unit could be dropped on a hex this turn.
func (a *air) droppable(t *awaw.GlanceTroop, hex int) bool {
	s := &a.sight
	if !t.Drops || t.Supply == 2 || s.Land.Later {
		return false
	}
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side == t.Side && u.Kind == units.Transport && u.Base == t.Space && !u.Inverted && u.Target < 0 && s.pos.FlightHexes(u.Base, hex) <= u.Range {
			return true
		}
	}
	return false
}

// droppedAt tells whether units that dropped fight for a hex: they are lost if it is not taken.
func (a *air) droppedAt(hex int) bool {
	return slices.ContainsFunc(a.sight.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Dropped && t.Space == hex && t.Side == a.sight.Phasing })
}
