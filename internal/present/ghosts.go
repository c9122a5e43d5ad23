package present

import (
	"math"

	"awaw/engine"
)

// This file shows what is planned before it is confirmed: the counter stands half there at the place it is to fly to.

// Ghost is a counter where it would be.
type Ghost struct {
	Space  int
	DX, DY float64 // off the middle of the space, in card widths
	Card   Card
}

// ghostStep is how far ghosts of one place lie apart, in card widths, and ghostOff how far they stand off its middle, on
// the side they come from.
const (
	ghostStep = .22
	ghostOff  = .78
)

// planning tells whether what is drafted can still be changed: the side that is asked may go on choosing, and no fight is on.
func (m *Model) planning() bool { return m.live() && m.t.view.Battle == nil && len(m.mains()) > 0 }

// layGhosts stands the counters that are planned for something at the place it is planned for, and dashes their arrows.
func (m *Model) layGhosts(ms *MapScene) {
	if !m.planning() || m.bare {
		return
	}
	side := m.actor()
	for i := range ms.Arrows {
		if a := &ms.Arrows[i]; a.Kind == "mission" && a.Style == m.t.style(side) {
			a.Planned = true
		}
	}
	at := map[int]int{}
	for _, c := range m.t.view.Counters {
		if c.Side != side || c.Mission.Kind() != engine.KindSpace || c.Mission == c.Space || m.hidden(c) {
			continue
		}
		to := c.Mission.Index()
		n := at[to]
		at[to]++
		if n > 3 {
			continue // the arrow's tag tells how many there are
		}
		x0, y0 := m.board().Plane(c.Space.Index())
		x1, y1 := m.board().Plane(to)
		d := math.Max(.01, math.Hypot(x0-x1, y0-y1))
		ux, uy := (x0-x1)/d, (y0-y1)/d
		across := (float64(n) - .5*math.Min(3, float64(n))) * ghostStep
		card := plainCard(c, m.t.style(c.Side))
		card.Ghost = true
		ms.Ghosts = append(ms.Ghosts, Ghost{to, ux*ghostOff - uy*across, uy*ghostOff + ux*across, card})
	}
}
