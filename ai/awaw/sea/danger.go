package sea

import (
	"awaw/aircombat"
	"awaw/engine/awaw"
)

// This file reckons what a task force has to fear where it lies.

// dread is the share of what a strike would bring that is feared.
const dread = 0.4

// mostFeared is the most squadrons that are reckoned to come.
const mostFeared = 24

// fears is what strikes on one task force would bring the enemy, by squadrons, as far as it has been asked for.
type fears struct {
	at    *awaw.Position
	of    awaw.GlanceForce
	loss  float64
	worth [mostFeared + 1]float64
	known [mostFeared + 1]bool
}

// danger is what a task force at a space has to fear from the enemy's next player turn. What may strike there from where it is counts in full, carriers
// that have to sail first by half, for he may look elsewhere; own air on land may cover it. Whoever can keep nothing over itself fears most, and so do
// transports. Where the admiral reckons, carriers fear what a strike on them would bring instead.
func (a *Admiral) danger(f *awaw.GlanceForce, space int) float64 {
	land, near, later := a.threats(space)
	if a.Reckons && f.Carriers > 0 {
		return a.manner.fear * dread * (a.feared(f, land+near) + a.feared(f, land+near+later)) / 2
	}
	danger := 0.3*float64(land) + 0.4*float64(near) + 0.2*float64(later)
	switch {
	case f.Transports > 0:
		danger *= 3
	case f.Carriers > 0 && f.Fresh == 0:
		danger *= 2
	}
	return a.manner.fear * max(0, danger-0.2*float64(a.landSquadrons(a.sight.Side, space)))
}

// threats is the enemy air that may strike at a space in his next player turn, in squadrons: from land, from carriers where they are, and from carriers
// that sail first.
func (a *Admiral) threats(space int) (land, near, later int) {
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
	return a.landSquadrons(s.Foe, space), near, later
}

// feared is what a strike by so many squadrons on an own task force would bring the enemy, with what stays ready aboard over it.
func (a *Admiral) feared(f *awaw.GlanceForce, squadrons int) float64 {
	n := min(squadrons, mostFeared)
	if n <= 0 {
		return 0
	}
	x := &a.bombs.fears
	if x.at != a.sight.Pos || x.of != *f || x.loss != a.loss {
		*x = fears{at: a.sight.Pos, of: *f, loss: a.loss}
	}
	if !x.known[n] {
		a.known(f)
		force := aircombat.Force{a.navalAir(a.sight.Foe, f.Nation, n)}
		x.worth[n], x.known[n] = max(0, a.strikeWorth(force, *f, f.Fresh)), true
		if n > 1 { // more need not come than do best
			x.worth[n] = max(x.worth[n], a.feared(f, n-1))
		}
	}
	return x.worth[n]
}
