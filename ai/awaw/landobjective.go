package awaw

import (
	"awaw/engine"
	"awaw/engine/awaw"
)

// This file leads a whole player turn of a ground war to one place: its air is kept for the battle there, its armies march there, and the attack is
// made at odds that would not do elsewhere. Manners weigh every place and every step by itself.

// What an objective adds.
const (
	objectiveWorth = 8   // to the worth of the place, in points
	objectivePull  = 1.5 // to that of every hex nearer to it, for who marches or attacks there
	objectiveSpare = 0.8 // to what a factor sent against airfields should bring
)

// How far off an objective may be from the nearest of ours who attacks, in hexes: a place that counts, and any other the enemy stands in.
const (
	objectiveFar  = 8
	objectiveNear = 2
	objectiveFade = 0.5 // points less for a hex
)

// Objectives lists places to go for in a step of the own player turn that can serve one: those that count, are wanted or are held by the enemy, the
// nearest and worthiest first.
func (a *air) Objectives(p engine.Position, side engine.Side, most int) (out []engine.Ref) {
	q, ok := p.(*awaw.Position)
	if !ok {
		return nil
	}
	a.look(q, side)
	if s := &a.sight; !s.Land.On || s.Phasing != side || !a.serves(q, side) {
		return nil
	}
	a.m, a.land.m = airManners[plain], landManners[plain]
	a.survey()
	near := map[int]int{}
	var hexes []int
	take := func(hex, most int) {
		if _, known := near[hex]; known {
			return
		}
		if near[hex] = a.nearest(hex); near[hex] <= most {
			hexes = append(hexes, hex)
		}
	}
	for i := range a.land.goals {
		if g := &a.land.goals[i]; !g.keep && a.sight.Pos.Holder(g.space) != side {
			take(g.space, objectiveFar)
		}
	}
	for _, hex := range a.stormed() {
		take(hex, objectiveNear)
	}
	hexes = mostFirst(hexes, func(hex int) float64 { return a.takenWorth(hex) - objectiveFade*float64(near[hex]) })
	for _, hex := range hexes[:min(most, len(hexes))] {
		out = append(out, engine.SpaceRef(hex))
	}
	return out
}

// serves tells whether what is asked can serve an objective.
func (a *air) serves(p *awaw.Position, side engine.Side) bool {
	s := &a.sight
	a.Legal(p, side)
	switch s.Land.Asked {
	case awaw.AskMarch, awaw.AskSupport, awaw.AskAssault, awaw.AskDrop, awaw.AskAdvance:
		return true
	}
	return s.Has(awaw.VerbStage) || s.Has(awaw.VerbFly)
}

// nearest is how many hexes it is by land to a place from the nearest of ours who attacks.
func (a *air) nearest(hex int) int {
	s := &a.sight
	best := farthest
	far := a.landFrom(hex)
	for i := range s.Land.Troops {
		if t := &s.Land.Troops[i]; t.Side == s.Side && t.Attacks && !t.Afloat && !t.Aboard {
			best = min(best, int(far[t.Space]))
		}
	}
	return best
}

// Toward plays the step the position is in with an objective, until it is taken.
func (a *air) Toward(p engine.Position, side engine.Side, manner int, to engine.Ref, buf []engine.Command) []engine.Command {
	q, ok := p.(*awaw.Position)
	a.land.objective, a.land.led = to.Index(), ok && q.Holder(to.Index()) != side
	buf = a.Moves(p, side, manner, buf)
	a.land.led, a.land.surveyed = false, false
	return buf
}

// toward is what a hex is worth as a step to the objective.
func (a *air) toward(hex int) float64 {
	l := &a.land
	if !l.led {
		return 0
	}
	return objectivePull * float64(max(0, objectiveFar+2-int(a.landFrom(l.objective)[hex])))
}

// surveyObjective makes the objective worth more.
func (a *air) surveyObjective() {
	l := &a.land
	if !l.led {
		return
	}
	l.at(l.objective).direct += objectiveWorth
	l.goals = append(l.goals, goal{space: l.objective, value: objectiveWorth})
}
