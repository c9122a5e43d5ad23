package mapview

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows who is ticked for a target: broken, hollow arrows until they are sent, and the hex of what is aimed at.

// layTicked lays an arrow from each place where somebody is ticked, and shows those who wait in a box beside the map where they would set out,
// ticked or not.
func (m *Map) layTicked(ms *scene.MapScene) {
	to := m.AimSpace()
	if to < 0 {
		return
	}
	sizes, order := map[int]int{}, []int{}
	from := m.layWaiting(ms, to)
	for _, r := range m.Sight.Aim.Ticked {
		c, ok := m.Sight.Counter(r)
		at := c.Space
		if out, waits := from[r]; waits {
			at = out
		}
		if !ok || m.Board().Code(at.Index()) == "" { // a box has no place on the map
			continue
		}
		if sizes[at.Index()] == 0 {
			order = append(order, at.Index())
		}
		sizes[at.Index()] += c.Size
	}
	for _, from := range order {
		if from != to {
			ms.Arrows = append(ms.Arrows, scene.Arrow{From: from, To: to, Kind: "mission", Style: m.Sight.Style(m.Sight.Viewer), Tag: scene.Itoa(sizes[from]), Planned: true})
		}
	}
}

// layWaiting stands those who may be sent out of a box half there above the base their way would begin at, those ticked bracketed, and gives that base
// for each of them.
func (m *Map) layWaiting(ms *scene.MapScene, to int) map[engine.Ref]engine.Ref {
	out, stood := map[engine.Ref]engine.Ref{}, map[int]int{}
	for _, r := range m.Reachers(m.Sight.Aim.At) {
		at := r.From
		if at.Kind() != engine.KindSpace || at.Index() == to {
			continue
		}
		out[r.Counter.Ref] = at
		n := stood[at.Index()]
		stood[at.Index()]++
		if n >= mostWaiting {
			continue // the card lists them all
		}
		card := scene.PlainCard(r.Counter, m.Sight.Style(r.Counter.Side))
		card.Ghost, card.Selected = true, m.Sight.Aim.Ticks(r.Counter.Ref)
		ms.Ghosts = append(ms.Ghosts, scene.Ghost{Space: at.Index(), DX: float64(n) * ghostStep, DY: -ghostOff, Card: card})
	}
	return out
}

// mostWaiting is how many counters out of boxes are shown above one base.
const mostWaiting = 4
