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

// ghostStep is how far ghosts on one way lie apart, in card widths, and ghostOff how far they stand off its middle, on
// the side they come from.
const (
	ghostStep = .3
	ghostOff  = 1.08
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
	at := map[[2]int]int{}
	for _, c := range m.t.view.Counters {
		if c.Side != side || c.Mission.Kind() != engine.KindSpace || c.Mission == c.Space || m.hidden(c) {
			continue
		}
		to := c.Mission.Index()
		way := [2]int{c.Space.Index(), to}
		n := at[way]
		at[way]++
		if n > 3 {
			continue // the arrow's tag tells how many there are
		}
		x0, y0 := m.board().Middle(c.Space.Index())
		x1, y1 := m.board().Middle(to)
		d := math.Max(.01, math.Hypot(x0-x1, y0-y1))
		ux, uy := (x0-x1)/d, (y0-y1)/d
		across := float64((n+1)/2) * ghostStep * float64(1-2*(n%2))
		card := plainCard(c, m.t.style(c.Side))
		card.Ghost = true
		ms.Ghosts = append(ms.Ghosts, Ghost{to, ux*ghostOff - uy*across, uy*ghostOff + ux*across, card})
	}
}
