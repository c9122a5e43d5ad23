package draw

import "awaw/internal/art"

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
	p.c.Route(p.nodes(all), -1, "")
	p.c.RangeTag(p.v, p.spaces(all), p.m.WayTag)
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
