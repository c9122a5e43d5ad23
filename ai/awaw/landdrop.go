package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
)

// This file weighs drops of troops from the air.

// dropZone is a hex units may be dropped on, and what is known of a drop there whoever makes it.
type dropZone struct {
	hex    int
	fought bool    // an enemy stands there: one more unit brings the same, whichever it is
	known  bool    // worth has been reckoned
	worth  float64 // of one more unit where it is fought, else of the place, or nothing
	taken  bool    // somebody of ours is there
}

// drops takes airborne units where they pay most: an empty place worth having, or a battle they decide; and the Hump with
// what is left.
func (a *air) drops(buf []engine.Command) []engine.Command {
	s := &a.sight
	a.survey()
	a.dropZones()
	best, top := []engine.Command(nil), 0.3
	most := 1
	for _, c := range a.sight.All(awaw.VerbLoad) {
		if t := s.Troop(c.B); t != nil && !t.Aboard {
			most = max(most, t.Factors)
		}
	}
	for _, c := range a.sight.All(awaw.VerbLoad) {
		t, u := s.Troop(c.B), s.Unit(c.A)
		if t == nil || u == nil || t.Aboard {
			continue
		}
		for i := range a.land.zones {
			x := &a.land.zones[i]
			if s.Pos.FlightHexes(u.Base, x.hex) > u.Range {
				continue
			}
			v := a.dropWorth(t, x)
			if x.fought { // a transport lifts one unit, whatever its strength
				v *= float64(t.Factors) / float64(most)
			}
			v -= a.risk(u, x.hex) * (float64(t.Worth) + float64(s.Kill))
			if v > top {
				best, top = []engine.Command{c, {Side: s.Side, Verb: awaw.VerbDepart, A: c.A, B: engine.SpaceRef(x.hex)}}, v
			}
		}
	}
	if best != nil {
		return append(buf, best...)
	}
	if s.Laden() {
		return a.done(buf) // loaded, and nowhere worth going: it stays
	}
	return a.departs(buf, float64(s.Kill)+airWorth)
}

// dropZones lists the hexes it may be worth to drop units on, ascending.
func (a *air) dropZones() {
	s, l := &a.sight, &a.land
	l.zones = l.zones[:0]
	for hex := range l.marked {
		h := &l.hexes[hex]
		if s.Pos.Holder(hex) == s.Side && h.foe == 0 || l.scape.Enter[hex] == 0 || h.direct == 0 && h.foe == 0 && h.foeAir == 0 {
			continue
		}
		l.zones = append(l.zones, dropZone{hex: hex, fought: h.foe > 0})
	}
}

// dropWorth is what one more unit dropped on a hex brings.
func (a *air) dropWorth(t *awaw.GlanceTroop, x *dropZone) float64 {
	s, l := &a.sight, &a.land
	h := &l.hexes[x.hex]
	if !x.known {
		x.known = true
		if x.fought {
			x.worth = a.fightWorth(x.hex)
		} else {
			x.taken = h.own > 0 || slices.ContainsFunc(s.Land.Troops, func(o awaw.GlanceTroop) bool { return o.Dropped && o.Space == x.hex && o.Side == s.Side })
			x.worth = a.holdWorth(x.hex) + a.drawn(x.hex)*0.2
		}
	}
	switch {
	case x.fought:
		return x.worth
	case x.taken:
		return 0
	}
	worth := float64(t.Worth) + groundWorth*float64(t.Factors)
	return x.worth - l.m.fear*worth*a.exposed(t.Factors*l.scape.Guard[x.hex], h.reach)
}

// fightWorth is what all who could drop on a hex add to the battle for it. Who has dropped already must fight there, and is lost if he does not win.
func (a *air) fightWorth(hex int) float64 {
	s, l := &a.sight, &a.land
	h := &l.hexes[hex]
	x := a.force(hex, make([]bool, len(s.Land.Troops)), true)
	var here []int
	must := false
	for _, i := range x.force {
		u := &s.Land.Troops[i]
		if u.Dropped || u.Afloat || !a.droppable(i, hex) || a.borders(u.Space, hex) {
			here = append(here, i)
			must = must || u.Dropped
		}
	}
	worth := func(force []int) float64 {
		n := a.sum(force)
		air := min(h.support, l.scape.PerAir*n)
		c := a.clashAt(hex, n+air, min(h.shade, l.scape.PerAir*h.foe), false)
		c.Bound = a.fallen(force, hex)
		return l.odds.Worth(c) + l.clashLoss(s)*float64(air)
	}
	v := worth(x.force)
	switch {
	case len(here) == 0:
		return v
	case must:
		return v - worth(here)
	}
	return v - max(worth(here), 0)
}

// droppable tells whether a unit could be dropped on a hex this turn: a factor of transports at its base lifts one unit, and the strongest go first.
func (a *air) droppable(i, hex int) bool {
	s := &a.sight
	t := &s.Land.Troops[i]
	if !t.Drops || t.Supply == 2 || t.Aboard || s.Land.Later {
		return false
	}
	seats := a.seats(t.Side, t.Space, hex, func(u *awaw.GlanceUnit) bool { return !u.Inverted && u.Target < 0 })
	for k := range s.Land.Troops {
		o := &s.Land.Troops[k]
		if o.Side == t.Side && o.Drops && o.Space == t.Space && !o.Dropped && o.Supply < 2 && (o.Aboard || o.Factors > t.Factors || o.Factors == t.Factors && k < i) {
			seats--
		}
	}
	return seats > 0
}

// droppedAt tells whether units that dropped fight for a hex: they are lost if it is not taken.
func (a *air) droppedAt(hex int) bool {
	return slices.ContainsFunc(a.sight.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Dropped && t.Space == hex && t.Side == a.sight.Phasing })
}
