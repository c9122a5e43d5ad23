package mapview

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file cuts what is shown down to what is in sight.

// InView is a view cut down to the part of the board in the free part of the window: what stands elsewhere is left out.
func (m *Map) InView(v engine.View) engine.View {
	b, free := m.Board(), m.FreeMap()
	in := func(i int) bool {
		x, y := m.ScreenOf(i)
		return i < b.Len() && free.Has(x, y)
	}
	least, most := [2]int{-1, -1}, [2]float64{math.Inf(1), math.Inf(-1)}
	for i := range b.Len() { // the two spaces farthest to the upper left and to the lower right
		if !in(i) {
			continue
		}
		x, y := b.Middle(i)
		if x+y < most[0] {
			least[0], most[0] = i, x+y
		}
		if x+y > most[1] {
			least[1], most[1] = i, x+y
		}
	}
	if least[0] < 0 {
		return v
	}
	v.Frame = []engine.Ref{engine.SpaceRef(least[0]), engine.SpaceRef(least[1])}
	v.Counters = slices.DeleteFunc(slices.Clone(v.Counters), func(c engine.CounterView) bool {
		return c.Space.Kind() == engine.KindSpace && !in(c.Space.Index())
	})
	return v
}
