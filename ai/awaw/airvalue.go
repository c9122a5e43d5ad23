package awaw

// This file weighs a position of the air war: what lead is to be expected, and how likely a side is to win.

import (
	"math"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
)

// Value is the lead in points that is to be expected, with what victory is worth by how likely it is: by the lead alone, or by what was learnt.
func (a *air) Value(p engine.Position, side engine.Side) float64 {
	q, ok := p.(*awaw.Position)
	if !ok || len(p.ToAct()) == 0 {
		return ai.Lead(p, side)
	}
	lead := a.reckon(q, side)
	if a.learnt || a.drilled && doctrines[q.Scenario()].chances {
		if win, ok := a.win(); ok {
			return lead + ai.Victory*(2*win-1)
		}
	}
	return lead + a.promise(lead)
}

// Learn lets it weigh by chances that were learnt from games.
func (a *air) Learn(everywhere bool) { a.learnt, a.drilled = everywhere, !everywhere }

// promise is what a lead that is to be expected is worth beyond its points: what victory is worth, by how likely it is. A side
// that is behind what it needs is paid for daring, one that is ahead for care.
func (a *air) promise(lead float64) float64 {
	par, known := a.sight.Pos.Par()
	if !known {
		return 0
	}
	need := float64(par)
	if a.sight.Side != 1 {
		need = -need
	}
	return ai.Promise(lead-need, leadSpread+leadSpreads*math.Sqrt(a.standing.Togo))
}

// How far the lead at the end is from the one expected, in points: always, and more with the turns to go.
const (
	leadSpread  = 8
	leadSpreads = 10
)

// airTogo is what a factor more than the enemy's brings in a turn, in points.
const airTogo = 0.8
