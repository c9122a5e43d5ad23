package present

import (
	"math"

	"awaw/engine"
)

// This file holds what moves: counters on their way.

type moving struct {
	ref      engine.Ref
	from, to int
	start    float64
	length   float64
}

// t is how far the counter has come, eased in and out.
func (v moving) t(now float64) float64 {
	x := math.Min(1, math.Max(0, (now-v.start)/v.length))
	if x < .5 {
		return 4 * x * x * x
	}
	return 1 - math.Pow(-2*x+2, 3)/2
}

func (m *Model) isMoving(r engine.Ref) bool {
	for _, v := range m.moving {
		if v.ref == r {
			return true
		}
	}
	return false
}

// finishMotion lets the next click finish what runs.
func (m *Model) finishMotion() {
	if len(m.moving) > 0 {
		m.moving = nil
		m.dirty = true
	}
}

func (m *Model) tickMotion() {
	if len(m.moving) == 0 {
		return
	}
	m.dirty = true
	keep := m.moving[:0]
	for _, v := range m.moving {
		if m.clock < v.start+v.length {
			keep = append(keep, v)
		}
	}
	m.moving = keep
}

// layStaged draws where the counters that have changed base in this phase came from.
func (m *Model) layStaged(ms *MapScene) {
	t := m.t
	if t.cursor >= len(t.points) {
		return
	}
	here := t.points[t.cursor]
	for i := t.cursor; i > 0 && t.points[i].side == here.side && t.points[i].turn == here.turn; i-- {
		for _, e := range t.points[i].events {
			for _, v := range e.Moves {
				if c, ok := t.counter(v.Counter); ok && c.Is(engine.Moved) && c.Space == v.To && v.From.Kind() == engine.KindSpace && v.From != v.To {
					ms.Arrows = append(ms.Arrows, Arrow{From: v.From.Index(), To: v.To.Index(), Kind: "staged", Style: t.style(c.Side)})
				}
			}
		}
	}
}
