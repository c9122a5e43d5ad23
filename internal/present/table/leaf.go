package table

import (
	"math"

	"awaw/internal/present/scene"
)

// This file holds what panels beside the map share that scroll between a head and a foot.

// Leaf is the part of such a panel between head and foot: what does not fit is scrolled to.
type Leaf struct {
	Pen         scene.Pen
	X, Y, W     float64
	top, bottom float64
	scroll      scene.ScrollArea
}

// LeafHead writes a title with what stands under it and a cross, and gives the y below.
func (m *Surface) LeafHead(d scene.Pen, r scene.Rect, title, under string, shut scene.Act) float64 {
	x := r.X + 12
	face := scene.SerifSemi
	if d.Wide(face, 20, title) > r.W-56 { // names are told whole as long as they can be
		face = scene.CondMedium
	}
	d.Text(x, r.Y+33, face, 20, "text.on_dark", d.Fit(face, 20, r.W-56, title))
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, shut, "")
	if d.Wide(scene.Cond, 13, under) > r.W-24 { // two lines say it whole
		return d.Para(x, r.Y+53, r.W-24, scene.Cond, 13, 15, "text.on_dark_second", under, 2)
	}
	small, snug := d.Snug(13, r.W-24, under)
	d.Text(x, r.Y+55, small, 13, "text.on_dark_second", snug)
	return r.Y + 68
}

// Leaf begins the leaf under a head and above a foot; scroll names where it has been scrolled to.
func (m *Surface) Leaf(d scene.Pen, r scene.Rect, top, foot float64, scroll scene.ScrollArea) *Leaf {
	l := &Leaf{Pen: d, X: r.X + 12, Y: top - m.Scroll[scroll], W: r.W - 24, top: top, bottom: r.Y + r.H - foot, scroll: scroll}
	m.Hits = append(m.Hits, scene.Region{Rect: scene.R(r.X, l.top, r.W, l.bottom-l.top), Pane: true, Cmd: scroll})
	return l
}

// EndLeaf keeps the scroll within what there is, and marks where in it one is.
func (m *Surface) EndLeaf(l *Leaf) {
	long := l.Y + m.Scroll[l.scroll] - l.bottom
	if most := math.Max(0, long); m.Scroll[l.scroll] > most {
		m.Scroll[l.scroll], m.Stale = most, true
	}
	if long < 1 {
		return
	}
	seen := l.bottom - l.top
	tall := math.Max(24, seen*seen/(seen+long))
	y := l.top + (seen-tall)*math.Min(1, m.Scroll[l.scroll]/long)
	l.Pen.Box(l.X+l.W+7, math.Round(y), 3, math.Round(tall), "text.on_dark_muted")
}

// Seen tells whether something so high can be shown where the leaf has come to.
func (l *Leaf) Seen(h float64) bool { return l.Y >= l.top-.5 && l.Y+h <= l.bottom+.5 }

// LeafColumn is how wide a column of marks is.
const LeafColumn = 66.0

// Label heads a part of the leaf, with words at its right end.
func (l *Leaf) Label(word string, right ...string) {
	l.Y += 6
	if l.Seen(20) {
		l.Pen.Label(l.X, l.Y+13, word)
		rx := l.X + l.W
		for i := len(right) - 1; i >= 0; i-- {
			l.Pen.Right(rx, l.Y+13, scene.CondMedium, 12, "text.on_dark_second", right[i])
			rx -= LeafColumn
		}
	}
	l.Y += 20
}
