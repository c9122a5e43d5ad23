package mapview

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows what is planned before it is confirmed: the counter stands half there at the place it is to fly to,
// and one that is carried hangs at the pointer.

// ghostStep is how far ghosts on one way lie apart, in card widths, and ghostOff how far they stand off its middle, on
// the side they come from.
const (
	ghostStep = .3
	ghostOff  = 1.08
)

// layGhosts stands the counters that are planned for something at the place it is planned for, and dashes their arrows.
func (m *Map) layGhosts(ms *scene.MapScene) {
	if !m.Planning() || m.Bare {
		return
	}
	side := m.Actor()
	for i := range ms.Arrows {
		if a := &ms.Arrows[i]; a.Kind == "mission" && a.Style == m.Sight.Style(side) {
			a.Planned = true
		}
	}
	var flown []engine.CounterView
	from := map[int]engine.Ref{} // where those come from who fly to a place: no place where they come from several
	for _, c := range m.Sight.View.Counters {
		if c.Side != side || c.Mission.Kind() != engine.KindSpace || c.Mission == c.Space || m.Hidden(c) {
			continue
		}
		flown = append(flown, c)
		if at, known := from[c.Mission.Index()]; known && at != c.Space {
			from[c.Mission.Index()] = engine.NoRef
		} else {
			from[c.Mission.Index()] = c.Space
		}
	}
	at := map[[2]int]int{}
	for _, c := range flown {
		to := c.Mission.Index()
		if from[to] == engine.NoRef {
			continue // from several sides they would lie on one another: the arrows tell of them
		}
		way := [2]int{c.Space.Index(), to}
		n := at[way]
		at[way]++
		if n > 3 {
			continue // the arrow's tag tells how many there are
		}
		x0, y0 := m.Board().Middle(c.Space.Index())
		x1, y1 := m.Board().Middle(to)
		d := math.Max(.01, math.Hypot(x0-x1, y0-y1))
		ux, uy := (x0-x1)/d, (y0-y1)/d
		across := float64((n+1)/2) * ghostStep * float64(1-2*(n%2))
		card := scene.PlainCard(c, m.Sight.Style(c.Side))
		card.Ghost = true
		ms.Ghosts = append(ms.Ghosts, scene.Ghost{Space: to, DX: ux*ghostOff - uy*across, DY: uy*ghostOff + ux*across, Card: card})
	}
}

// holding tells whether a counter hangs at the pointer.
func (m *Map) holding() bool { return m.held() != engine.NoRef }

// held is the counter that hangs at the pointer.
func (m *Map) held() engine.Ref {
	if l, ok := m.Pressed.(Lift); ok && m.Down && m.Dragging {
		return l.Ref
	}
	return engine.NoRef
}

// layHeld puts the counter that is carried at the pointer.
func (m *Map) layHeld(ms *scene.MapScene) {
	held, ok := m.Pressed.(Lift)
	if !ok || !m.holding() {
		return
	}
	if c, ok := m.Sight.Counter(held.Ref); ok {
		card := scene.PlainCard(c, m.Sight.Style(c.Side))
		card.Selected = true
		ms.Held, ms.HeldX, ms.HeldY, ms.HeldCount = card, m.Mx, m.My, max(1, held.Pile)
	}
}
