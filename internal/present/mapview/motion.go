package mapview

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds what moves: counters on their way.

type Moving struct {
	Ref      engine.Ref
	From, To int
	Start    float64
	Length   float64
}

// t is how far the counter has come, eased in and out.
func (v Moving) t(now float64) float64 {
	x := math.Min(1, math.Max(0, (now-v.Start)/v.Length))
	if x < .5 {
		return 4 * x * x * x
	}
	return 1 - math.Pow(-2*x+2, 3)/2
}

func (m *Map) isMoving(r engine.Ref) bool {
	for _, v := range m.Moving {
		if v.Ref == r {
			return true
		}
	}
	return false
}

// FinishMotion lets the next click finish what runs.
func (m *Map) FinishMotion() {
	if len(m.Moving) > 0 {
		m.Moving = nil
		m.Stale = true
	}
}

// TickMotion forgets the counters that have arrived.
func (m *Map) TickMotion() {
	if len(m.Moving) == 0 {
		return
	}
	m.Stale = true
	keep := m.Moving[:0]
	for _, v := range m.Moving {
		if m.Clock < v.Start+v.Length {
			keep = append(keep, v)
		}
	}
	m.Moving = keep
}

// layStaged draws where the counters that have changed base in this phase came from.
func (m *Map) layStaged(ms *scene.MapScene) {
	t := m.Sight
	if t.Cursor >= len(t.Points) {
		return
	}
	here := t.Points[t.Cursor]
	for i := t.Cursor; i > 0 && t.Points[i].Side == here.Side && t.Points[i].Turn == here.Turn; i-- {
		for _, e := range t.Points[i].Events {
			for _, v := range e.Moves {
				if c, ok := t.Counter(v.Counter); ok && c.Is(engine.Moved) && c.Space == v.To && v.From.Kind() == engine.KindSpace && v.From != v.To {
					ms.Arrows = append(ms.Arrows, scene.Arrow{From: v.From.Index(), To: v.To.Index(), Kind: "staged", Style: t.Style(c.Side)})
				}
			}
		}
	}
}
