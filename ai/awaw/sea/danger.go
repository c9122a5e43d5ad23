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

// danger is what a task force at a space has to fear from the enemy's next player turn. For one without carriers what may strike there from where it
// is counts in full, carriers that have to sail first by half, for he may look elsewhere; own air on land may cover it. Transports fear most.
func (a *Admiral) danger(f *awaw.GlanceForce, space int) float64 {
	s := a.sight
	if f.Carriers > 0 {
		return a.deckDanger(f, space)
	}
	danger := 0.3 * float64(a.landSquadrons(s.Foe, space))
	for i := range s.Sea.Forces {
		e := &s.Sea.Forces[i]
		if e.Side != s.Foe {
			continue
		}
		aboard, _ := decks(e)
		switch d := s.Pos.FlightHexes(space, e.Space); {
		case d <= seaRange:
			danger += 0.4 * float64(aboard)
		case d <= seaRange+e.Sails:
			danger += 0.2 * float64(aboard)
		}
	}
	if f.Transports > 0 {
		danger *= 3
	}
	return a.manner.fear * max(0, danger-0.2*float64(a.landSquadrons(s.Side, space)))
}

// deckDanger is what carriers at a space have to fear: what a strike on them would bring the enemy, as the mean of one by all that may come from where
// it is and one by all that may come after sailing.
func (a *Admiral) deckDanger(f *awaw.GlanceForce, space int) float64 {
	s := a.sight
	near := a.landSquadrons(s.Foe, space)
	far := near
	for i := range s.Sea.Forces {
		e := &s.Sea.Forces[i]
		if e.Side != s.Foe {
			continue
		}
		aboard, _ := decks(e)
		switch d := s.Pos.FlightHexes(space, e.Space); {
		case d <= seaRange:
			near += aboard
			far += aboard
		case d <= seaRange+e.Sails:
			far += aboard
		}
	}
	if far == 0 {
		return 0
	}
	return a.manner.fear * dread * (a.feared(f, near) + a.feared(f, far)) / 2
}

// feared is what a strike by so many squadrons on an own task force would bring the enemy, with what stays ready aboard over it.
func (a *Admiral) feared(f *awaw.GlanceForce, squadrons int) float64 {
	x := &a.bombs.fears
	if x.at != a.sight.Pos || x.of != *f || x.loss != a.loss {
		*x = fears{at: a.sight.Pos, of: *f, loss: a.loss}
	}
	n := min(squadrons, mostFeared)
	if n <= 0 {
		return 0
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
