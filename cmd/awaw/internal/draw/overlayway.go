package draw

import "awaw/internal/art"

// This file paints the way a counter would fly: a node in every hex, and those outlined where it may be met.

// way paints the way of the scene, if there is one.
func (p *overlayPainter) way() {
	if len(p.m.Way) == 0 {
		return
	}
	var met, all []int
	var points []art.Pt
	for _, h := range p.m.Way {
		if h.Space < 0 || h.Space >= p.s.Board.Len() || !p.onMap(h.Space) {
			continue
		}
		if h.Met {
			met = append(met, h.Space)
		}
		x, y := p.v.Middle(p.s.Board, h.Space)
		points, all = append(points, art.Pt{X: x, Y: y}), append(all, h.Space)
	}
	if len(met) > 0 {
		p.c.EnemyReach(p.v, p.spaces(met))
	}
	if len(points) > 0 {
		p.c.Route(points, -1, "")
		p.c.RangeTag(p.v, p.spaces(all), p.m.WayTag)
	}
}
