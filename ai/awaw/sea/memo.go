package sea

import (
	"math"
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file keeps what strikes were reckoned to promise: in trials from one position the same ones are asked for again and again.

// question is all that the worth of a strike hangs on.
type question struct {
	force  aircombat.Force
	ships  []awaw.GlanceShip
	nation units.Nation
	side   engine.Side     // whose ships they are
	guns   int             // factors of air defense
	guard  aircombat.Group // squadrons over them
	ship   int             // points a factor of ships counts
	cargo  int             // points a factor of transports unloads at most
	kill   int             // points a factor of enemy air counts
	loss   float64         // cost of an own factor, over that
}

// answer is a question and what came of it.
type answer struct {
	question
	worth float64
}

// answers are kept by where a question falls; a new one takes the place of the one before.
type answers [512]answer

// place is where a question falls.
func (q *question) place() uint64 {
	h := math.Float64bits(q.loss) ^ uint64(q.guns)<<8 ^ uint64(q.guard.N)
	for i := range q.force {
		h = (h*31+uint64(q.force[i].N))*31 + uint64(q.force[i].Type)
	}
	for i := range q.ships {
		x := &q.ships[i]
		h = (h*31+uint64(x.Ship))*31 + uint64(x.Sinks)
	}
	return h * 0x9E3779B97F4A7C15 >> 55
}

// equal tells whether two questions have the same answer.
func (q *question) equal(r *question) bool {
	return q.nation == r.nation && q.side == r.side && q.guns == r.guns && q.guard == r.guard && q.ship == r.ship && q.cargo == r.cargo &&
		q.kill == r.kill && q.loss == r.loss && slices.Equal(q.force, r.force) && slices.Equal(q.ships, r.ships)
}

// strikeWorth is what a strike on the ships of a task force that were taken down promises, with so many squadrons of its own kind over it, in points.
func (a *Admiral) strikeWorth(force aircombat.Force, f awaw.GlanceForce, guards int) float64 {
	if len(force) == 0 {
		return 0
	}
	a.tables()
	s := a.sight
	q := question{force: force, ships: a.bombs.ships, nation: f.Nation, side: f.Side, guns: f.Guns, ship: s.Sea.Ship, kill: s.Kill,
		loss: a.loss}
	if guards > 0 {
		q.guard = a.navalAir(f.Side, f.Nation, guards)
	}
	for _, g := range s.Sea.Ports {
		if g.Side == f.Side {
			q.cargo = max(q.cargo, g.Points)
		}
	}
	kept := &a.bombs.answers[q.place()]
	if !kept.equal(&q) {
		force, ships := append(kept.force[:0], force...), append(kept.ships[:0], q.ships...)
		*kept = answer{question: q, worth: a.reckon(&q)}
		kept.force, kept.ships = force, ships
	}
	return kept.worth
}
