package mapview

import (
	"math"
	"slices"

	"awaw/internal/present/scene"
)

// LayMinimap lays the small map, with the part that the window shows; none where the window shows the whole board, of which it would
// only hide a corner, nor where it would lie over what may be clicked.
func (m *Map) LayMinimap() {
	if m.wholeBoard() {
		return
	}
	r := m.miniRect()
	if m.hides(r) {
		return
	}
	w, h := r.W, r.H
	d := m.Panel("mini", r)
	d.Frame(r.X-2, r.Y-2, r.W+4, r.H+4, 3, "chrome.panel", "chrome.line")
	d.Panel.Rect = r.Inset(-2)
	d.Add(scene.Item{Kind: scene.ItemMini, X: r.X, Y: r.Y, W: w, H: h})
	for _, s := range m.Sight.View.Spaces {
		for _, c := range m.Sight.CountersAt(s.Ref.Index()) {
			x, y := m.miniPoint(r, c.Space.Index())
			d.Mark(m.Sight.Style(c.Side), x, y, 2, false)
			break
		}
	}
	for _, i := range m.Drawn.Map.Lit { // what may be chosen beyond the window, too
		x, y := m.miniPoint(r, i)
		d.Box(math.Round(x)-2, math.Round(y)-2, 4, 4, "chrome.ground")
		d.Box(math.Round(x)-1, math.Round(y)-1, 3, 3, "accent.lamp")
	}
	fx0, fy0 := m.Cam.Plane(m.FreeMap().X, m.FreeMap().Y, m.W, m.H)
	fx1, fy1 := m.Cam.Plane(m.FreeMap().X+m.FreeMap().W, m.FreeMap().Y+m.FreeMap().H, m.W, m.H)
	k, ox, oy := m.miniScale(r)
	x0, y0 := math.Max(r.X, fx0*k+ox), math.Max(r.Y, fy0*k+oy)
	x1, y1 := math.Min(r.X+w, fx1*k+ox), math.Min(r.Y+h, fy1*k+oy)
	if x1 > x0+2 && y1 > y0+2 {
		m.Drawn.Map.MiniFrame = scene.R(math.Round(x0), math.Round(y0), math.Round(x1-x0), math.Round(y1-y0))
	}
	d.Hit(r.X, r.Y, w, h, Mini{}, m.Say("mini.tip"))
}

// miniRect is where the small map lies.
func (m *Map) miniRect() scene.Rect {
	_, rail, _, foot := m.Bars()
	w, h := 196.0, 140.0
	if m.Compact() {
		w, h = 154, 110
	}
	return scene.R(rail+12, m.H-foot-12-h, w, h)
}

// hides tells whether the small map would lie over a place that may be clicked; in a small window, of which it takes more, over any counters.
func (m *Map) hides(r scene.Rect) bool {
	if m.Compact() && slices.ContainsFunc(m.Drawn.Map.Stacks, func(s scene.Stack) bool {
		x, y := m.ScreenOf(s.Space)
		return r.Inset(-m.Cam.HexW*.25).Has(x, y)
	}) {
		return true
	}
	for _, p := range m.clickable() {
		if r.Inset(-m.Cam.HexW*.25).Has(p[0], p[1]) {
			return true
		}
	}
	return false
}

// wholeBoard tells whether all of the board lies in the part of the window no panel covers.
func (m *Map) wholeBoard() bool {
	x0, y0, x1, y1 := scene.BoardBounds(m.Board())
	left, top := m.Cam.Screen(x0, y0, m.W, m.H)
	right, foot := m.Cam.Screen(x1, y1, m.W, m.H)
	free := m.FreeMap()
	return left >= free.X && top >= free.Y && right <= free.X+free.W && foot <= free.Y+free.H
}

func (m *Map) miniScale(r scene.Rect) (k, ox, oy float64) { return scene.MiniView(m.Board(), r) }

func (m *Map) miniPoint(r scene.Rect, i int) (x, y float64) {
	k, ox, oy := m.miniScale(r)
	px, py := m.Board().Middle(i)
	return px*k + ox, py*k + oy
}

// lookAtMini looks where the pointer is on the small map.
func (m *Map) lookAtMini() {
	for _, p := range m.Drawn.Panels {
		if p.ID == "mini" {
			k, ox, oy := m.miniScale(p.Rect.Inset(2))
			m.looked, m.glide = true, glide{}
			m.Cam = m.Cam.At((m.Mx-ox)/k, (m.My-oy)/k, m.FreeMap(), m.W, m.H)
			m.HoldCamera()
		}
	}
}

// NoteCovers tells the map what lies on it and stays there, so that no name runs under its edge.
func (m *Map) NoteCovers() {
	if m.Drawn.Map == nil {
		return
	}
	for _, p := range m.Drawn.Panels {
		switch p.ID {
		case "prompt", "mini", "guide", "trail", "battle", "stay", "result", "recap", "briefing key":
			m.Drawn.Map.Covers = append(m.Drawn.Map.Covers, p.Rect)
		}
	}
}
