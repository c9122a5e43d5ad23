package sky

import (
	"math"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays the inset under the panel: the board with the battles lettered, and the ways of who is sent, dotted once flown.

// insetHigh is how high the inset is, insetLead its label above it.
const (
	insetHigh = 200.0
	insetLead = 30.0
)

// layWhere lays the inset where the panel has room for it above its foot.
func (m *Sky) layWhere(l *table.Leaf, t *lanes.Table, foot float64) {
	if m.aside || m.Scroll["sky"] > 0 || l.Y+insetLead+insetHigh+8 > foot {
		return
	}
	l.Label(m.Say("sky.where.map"))
	d, r := l.Pen, scene.R(l.X, math.Round(foot-insetHigh-8), l.W, insetHigh)
	r.Y = math.Min(r.Y, l.Y+2)
	d.Frame(r.X-1, r.Y-1, r.W+2, r.H+2, 3, "chrome.well", "chrome.line")
	v := m.window(t, r)
	d.Add(scene.Item{Kind: scene.ItemMini, X: r.X, Y: r.Y, W: r.W, H: r.H, R: v.times, Corner: v.corner})
	point := func(at engine.Ref) (x, y float64) {
		px, py := m.Board().Middle(at.Index())
		return r.X + px*v.k + v.ox - v.corner[0], r.Y + py*v.k + v.oy - v.corner[1]
	}
	for i := range t.Bars {
		m.layFlown(d, t, &t.Bars[i], point)
	}
	for i := range t.Lanes {
		if t.Lanes[i].At.Kind() != engine.KindSpace {
			continue
		}
		x, y := point(t.Lanes[i].At)
		fill := "paper.edge"
		if i == m.looked(t) {
			fill = "accent.lamp"
		}
		d.Frame(x-10, y-10, 20, 20, 10, fill, "chrome.scrim")
		d.Centre(x, y+5, scene.SerifBold, 14, "text.on_paper", letter(i))
		m.layNamed(d, r, x, y, m.NameOf(t.Lanes[i].At))
	}
	l.Y += insetHigh + 10
}

// window is which part of the board an inset shows.
type window struct {
	times     float64 // how many times it is magnified
	corner    [2]float64
	k, ox, oy float64 // from the board to the whole small map, magnified
}

// insetEdge is how far what is shown stays from the edges of the inset, with room for names.
const insetEdge = 34.0

// window finds the largest picture that shows all battles and the bases of those who may be sent.
func (m *Sky) window(t *lanes.Table, r scene.Rect) (v window) {
	var at []engine.Ref
	for i := range t.Lanes {
		at = append(at, t.Lanes[i].At)
	}
	for i := range t.Bars {
		at = append(at, t.Bars[i].From)
	}
	for v.times = 3; ; v.times -= .25 {
		v.k, v.ox, v.oy = scene.MiniView(m.Board(), scene.R(0, 0, r.W*v.times, r.H*v.times))
		x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		for _, s := range at {
			if s.Kind() == engine.KindSpace {
				px, py := m.Board().Middle(s.Index())
				x, y := px*v.k+v.ox, py*v.k+v.oy
				x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
			}
		}
		if v.times > 1 && (x1-x0 > r.W-4*insetEdge || y1-y0 > r.H-2*insetEdge) {
			continue
		}
		corner := func(mid, size float64) float64 {
			return math.Round(math.Max(0, math.Min(size*(v.times-1), mid-size/2)))
		}
		if x1 >= x0 {
			v.corner = [2]float64{corner((x0+x1)/2, r.W), corner((y0+y1)/2, r.H)}
		}
		return v
	}
}

// layNamed writes a name beside a point of the inset, on the side where there is room.
func (m *Sky) layNamed(d scene.Pen, r scene.Rect, x, y float64, name string) {
	w := d.Wide(scene.CondMedium, 12, name)
	left := x + 14
	if left+w+4 > r.X+r.W {
		left = x - 18 - w
	}
	d.Add(scene.Item{Kind: scene.ItemBox, X: left - 2, Y: y - 8, W: w + 6, H: 16, Fill: "chrome.scrim", Alpha: .6})
	d.Text(left, y+4, scene.CondMedium, 12, "text.on_dark", name)
}

// layFlown draws the ways of an aircraft from its base: the one it is sent on now, dotted those it has flown.
func (m *Sky) layFlown(d scene.Pen, t *lanes.Table, b *lanes.Bar, point func(engine.Ref) (x, y float64)) {
	if b.From.Kind() != engine.KindSpace {
		return
	}
	x0, y0 := point(b.From)
	col := "side." + m.Sight.Style(t.Sides[1]) + ".chart"
	for _, s := range b.Spans {
		if s.Doing != lanes.Sent || s.At.Kind() != engine.KindSpace {
			continue
		}
		x1, y1 := point(s.At)
		dots := 1
		if s.Round == t.Round {
			dots = 0
		}
		d.Add(scene.Item{Kind: scene.ItemLine, X: x0, Y: y0, W: x1, H: y1, Edge: col, Line: 2, N: dots})
	}
	if len(b.Spans) > 0 {
		d.Mark(m.Sight.Style(t.Sides[1]), x0, y0, 4, false)
	}
}
