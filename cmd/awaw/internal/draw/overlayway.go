package draw

import (
	"math"

	"awaw/internal/art"
	"awaw/internal/art/orderart"
	"awaw/internal/present/scene"
)

// This file paints ways through the air: a node in every hex, and of a way that is about to be flown those outlined where it may be met.

// way paints the ways of the scene.
func (p *overlayPainter) way() {
	for _, w := range p.m.Ways {
		p.c.Route(p.nodes(w), -1, "")
	}
	if len(p.m.Way) == 0 {
		return
	}
	var met, all []int
	for _, h := range p.m.Way {
		if h.Space < 0 || h.Space >= p.s.Board.Len() || !p.onMap(h.Space) {
			continue
		}
		all = append(all, h.Space)
		if h.Met {
			met = append(met, h.Space)
		}
	}
	if len(met) > 0 {
		p.c.EnemyReach(p.v, p.spaces(met))
	}
	if len(p.m.Flown) > 0 { // drawn stop by stop, over counters
		all = met
	} else {
		p.c.Route(p.nodes(all), -1, "")
	}
	if len(all) > 0 {
		p.c.RangeTag(p.v, p.spaces(all), p.m.WayTag, p.tagClear())
	}
}

// flown paints the flights that are planned.
func (p *overlayPainter) flown() {
	for _, w := range p.m.Flown {
		from, ok := p.spot(w.From)
		if !ok {
			continue
		}
		orderart.DrawFlown(p.c, orderart.Flown{From: from, Other: w.Other, Room: p.size * .56, Top: p.m.FlownTop, Out: p.stops(w.Out), Home: p.stops(w.Home)})
	}
}

// stops are the stops of a flight in the painter's view.
func (p *overlayPainter) stops(list []scene.FlownStop) (out []orderart.FlownAt) {
	for _, s := range list {
		if at, ok := p.spot(s.Spot); ok {
			out = append(out, orderart.FlownAt{At: at, Number: s.Number, Escort: s.Escort, Waits: s.Waits, Slip: s.Slip})
		}
	}
	return out
}

// nodes are the middles of the spaces of a way that lie on the map.
func (p *overlayPainter) nodes(way []int) []art.Pt {
	var out []art.Pt
	for _, s := range way {
		if s >= 0 && s < p.s.Board.Len() && p.onMap(s) {
			x, y := p.v.Middle(p.s.Board, s)
			out = append(out, art.Pt{X: x, Y: y})
		}
	}
	return out
}

// arrowKinds are the kinds of arrow by the names rules give them.
var arrowKinds = map[string]art.ArrowKind{"mission": art.ArrowOwn, "enemy": art.ArrowFoe, "staged": art.ArrowStaged,
	"return": art.ArrowReturning, "displaced": art.ArrowDisplaced, "stopped": art.ArrowStopped}

// arrowTasks are the tasks of missions by the names rules give them.
var arrowTasks = map[string]art.ArrowTask{"support": art.TaskSupport, "defend": art.TaskDefend, "meet": art.TaskMeet, "carry": art.TaskCarry,
	"attack": art.TaskAttack}

// arrowOf ends an arrow short of the counters at both ends.
func arrowOf(x0, y0, x1, y1 float64, a scene.Arrow, size float64) art.Arrow {
	d := math.Hypot(x1-x0, y1-y0)
	if d > size {
		ux, uy := (x1-x0)/d, (y1-y0)/d
		x0, y0 = x0+ux*size*.5, y0+uy*size*.5
		x1, y1 = x1-ux*size*.62, y1-uy*size*.62
	}
	if a.Grown > 0 && a.Grown < 1 { // it draws itself
		x1, y1 = x0+(x1-x0)*a.Grown, y0+(y1-y0)*a.Grown
	}
	return art.Arrow{X0: x0, Y0: y0, X1: x1, Y1: y1, Bend: math.Min(24, d*.12), Kind: arrowKinds[a.Kind], Task: arrowTasks[a.Task], Tag: a.Tag, Planned: a.Planned}
}
