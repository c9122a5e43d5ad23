package sea

import (
	"awaw/aircombat"
	"awaw/engine/awaw"
)

// This file reckons what a task force has to fear where it lies.

// dread is the share of what a strike would bring that is feared.
const dread = 0.4

// danger is what a task force at a space has to fear from the enemy's next player turn. What may strike there from where it is counts in full, carriers
// that have to sail first by half, for he may look elsewhere; own air on land may cover it. Whoever can keep nothing over itself fears most, and so do
// transports. Where the admiral reckons, carriers fear what a strike on them would bring instead.
func (a *Admiral) danger(f *awaw.GlanceForce, space int) float64 {
	near, later := a.threats(space)
	if a.Reckons && f.Carriers > 0 {
		return a.manner.fear * dread * (a.feared(f, space, near) + a.feared(f, space, near+later)) / 2
	}
	danger := 0.3*float64(a.landSquadrons(a.sight.Foe, space)) + 0.4*float64(near) + 0.2*float64(later)
	switch {
	case f.Transports > 0:
		danger *= 3
	case f.Carriers > 0 && f.Fresh == 0:
		danger *= 2
	}
	return a.manner.fear * max(0, danger-0.2*float64(a.landSquadrons(a.sight.Side, space)))
}

// threats is the air of enemy carriers that may strike at a space in his next player turn, in squadrons: from where they are, and from those that sail first.
func (a *Admiral) threats(space int) (near, later int) {
	s := a.sight
	for i := range s.Sea.Forces {
		e := &s.Sea.Forces[i]
		if e.Side != s.Foe {
			continue
		}
		aboard, _ := decks(e)
		switch d := s.Pos.FlightHexes(space, e.Space); {
		case d <= seaRange:
			near += aboard
		case d <= seaRange+e.Sails:
			later += aboard
		}
	}
	return near, later
}

// feared is what a strike on an own task force at a space would bring the enemy, with what stays ready aboard over it: by all that flies from land with so
// many squadrons from carriers, or by these alone, whichever does better.
func (a *Admiral) feared(f *awaw.GlanceForce, space, aboard int) float64 {
	s := a.sight
	a.known(f)
	var carried aircombat.Force
	if aboard > 0 {
		carried = aircombat.Force{a.navalAir(s.Foe, 0, aboard)}
	}
	v := a.strikeWorth(carried, *f, f.Fresh)
	a.bombs.force = append(a.bombs.force[:0], carried...)
	for i := range s.Units {
		if u := &s.Units[i]; a.strikesFromLand(u, s.Foe, space) {
			a.arms(u.Counter)
		}
	}
	return max(0, v, a.strikeWorth(a.bombs.force, *f, f.Fresh))
}
