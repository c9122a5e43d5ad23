package awaw

// This file weighs a position of the air war: how likely a side is to win from its lead, what stands where, and the turns to go.

import (
	"math"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Value is the lead in points, what the air that is left will be worth, and what each side is likely to gain in its next
// player turn.
func (a *air) Value(p engine.Position, side engine.Side) float64 {
	v := ai.Lead(p, side)
	q, ok := p.(*awaw.Position)
	if !ok || len(p.ToAct()) == 0 {
		return v
	}
	a.m = airManners[0]
	a.sight.look(q, side)
	s := &a.sight
	own, foe := 0, 0
	for i := range s.Units {
		if s.Units[i].Deck { // the enemy's are hidden: neither side's count
			continue
		}
		if s.Units[i].Side == side {
			own += s.Units[i].Thirds
		} else {
			foe += s.Units[i].Thirds
		}
	}
	togo := float64(s.Turns-s.Turn) + 0.5*float64(len(s.Points)-int(s.Phasing)+1)
	if s.Land.On {
		a.land.m = landManners[0]
		v += a.landTogo()
	}
	v += airTogo * togo * float64(own-foe) / units.PerFactor
	v += a.underWay()
	return v + a.promise(v, togo)
}

// promise is what a lead that is to be expected is worth beyond its points: what victory is worth, by how likely it is. A side
// that is behind what it needs is paid for daring, one that is ahead for care.
func (a *air) promise(lead, togo float64) float64 {
	par, known := a.sight.pos.Par()
	if !known {
		return 0
	}
	need := float64(par)
	if a.sight.side != 1 {
		need = -need
	}
	return ai.Promise(lead-need, leadSpread+leadSpreads*math.Sqrt(togo))
}

// How far the lead at the end is from the one expected, in points: always, and more with the turns to go.
const (
	leadSpread  = 8
	leadSpreads = 10
)

// airTogo is what a factor more than the enemy's brings in a turn, in points.
const airTogo = 0.8
