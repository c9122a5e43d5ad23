package present

import (
	"math"
	"strings"

	"awaw/engine"
)

// This file holds the pen: how panels are written as items, with the regions that can be clicked.

// Region is a part of the window that answers to the pointer. Later regions lie above earlier ones.
type Region struct {
	Rect  Rect
	Act   Act
	Tip   string    // one line, shown after a while
	Proof *proof    // or a whole card
	Pane  bool      // only stops the pointer from reaching the map
	Cmd   cmdTarget // which scroll area the wheel turns
}

type cmdTarget string

type pen struct {
	m *Model
	p *Panel
}

// panel begins a new panel that stops the pointer.
func (m *Model) panel(id string, r Rect) pen {
	r = Rect{math.Round(r.X), math.Round(r.Y), math.Round(r.W), math.Round(r.H)}
	m.scene.Panels = append(m.scene.Panels, Panel{ID: id, Rect: r})
	m.regions = append(m.regions, Region{Rect: r, Pane: true})
	return pen{m, &m.scene.Panels[len(m.scene.Panels)-1]}
}

// probe measures words without a panel to write them on.
func (m *Model) probe() pen { return pen{m: m} }

func (d pen) add(i Item) { d.p.Items = append(d.p.Items, i) }

func (d pen) box(x, y, w, h float64, fill string) {
	d.add(Item{Kind: ItemBox, X: x, Y: y, W: w, H: h, Fill: fill})
}

func (d pen) frame(x, y, w, h, r float64, fill, edge string) {
	d.add(Item{Kind: ItemBox, X: x, Y: y, W: w, H: h, R: r, Fill: fill, Edge: edge, Line: 1})
}

func (d pen) line(x0, y0, x1, y1 float64, edge string) {
	d.add(Item{Kind: ItemLine, X: x0, Y: y0, W: x1, H: y1, Edge: edge, Line: 1})
}

func (d pen) wide(f Face, size float64, s string) float64 { return d.m.metrics.Width(f, size, s) }

// text writes s from x on the baseline y and gives its width.
func (d pen) text(x, y float64, f Face, size float64, col, s string) float64 {
	if s == "" {
		return 0
	}
	d.add(Item{Kind: ItemText, X: math.Round(x), Y: math.Round(y), Face: f, Size: size, Fill: col, Text: s, N: -1})
	return d.wide(f, size, s)
}

// right writes s up to x and gives its width.
func (d pen) right(x, y float64, f Face, size float64, col, s string) float64 {
	return d.text(x-d.wide(f, size, s), y, f, size, col, s)
}

func (d pen) centre(x, y float64, f Face, size float64, col, s string) {
	d.text(x-d.wide(f, size, s)/2, y, f, size, col, s)
}

// fit cuts s to a width with an ellipsis.
func (d pen) fit(f Face, size, width float64, s string) string {
	return Fit(d.m.metrics, f, size, width, s)
}

// snug fits s to a width in the body face, or in the condensed one if it is too long for that, before it is cut.
func (d pen) snug(size, width float64, s string) (Face, string) {
	if d.wide(Body, size, s) <= width {
		return Body, s
	}
	return Cond, d.fit(Cond, size, width, s)
}

// wrap breaks s into lines no wider than width.
func (d pen) wrap(f Face, size, width float64, s string) []string {
	return Wrap(d.m.metrics, f, size, width, s)
}

// para writes wrapped text, at most max lines, and gives the baseline after it.
func (d pen) para(x, y, width float64, f Face, size, lead float64, col, s string, max int) float64 {
	lines := d.wrap(f, size, width, s)
	for i, l := range lines {
		if max > 0 && i == max-1 && len(lines) > max {
			l = d.fit(f, size, width, l+" "+lines[i+1])
		}
		if max > 0 && i >= max {
			break
		}
		d.text(x, y, f, size, col, l)
		y += lead
	}
	return y
}

// label writes a section label: capitals, muted, spaced.
func (d pen) label(x, y float64, s string) float64 {
	s = strings.ToUpper(s)
	d.add(Item{Kind: ItemText, X: math.Round(x), Y: math.Round(y), Face: CondBold, Size: 12, Fill: "text.on_dark_muted", Text: s, N: -1, Track: .6})
	return d.wide(CondBold, 12, s) + .6*float64(len([]rune(s)))
}

// cite writes a paragraph number with its dotted line; a click opens the rules there. It gives the width.
func (d pen) cite(x, y float64, c engine.Cite, paper bool) float64 {
	if c == "" {
		return 0
	}
	col := "text.cite"
	if paper {
		col = "text.cite_on_paper"
	}
	w := d.text(x, y, CondMedium, 13, col, string(c))
	d.add(Item{Kind: ItemLine, X: x, Y: y + 3.5, W: x + w, H: y + 3.5, Edge: col, Line: 1, N: 1})
	d.hit(x-4, y-14, w+8, 22, OpenRule{Cite: c}, "")
	return w
}

func (d pen) citeRight(x, y float64, c engine.Cite, paper bool) {
	d.cite(x-d.wide(CondMedium, 13, string(c)), y, c, paper)
}

func (d pen) hit(x, y, w, h float64, a Act, tip string) {
	d.m.regions = append(d.m.regions, Region{Rect: Rect{x, y, w, h}, Act: a, Tip: tip})
}

func (d pen) icon(name string, x, y, r float64, col string) {
	d.add(Item{Kind: ItemIcon, X: x, Y: y, R: r, Text: name, Fill: col})
}

func (d pen) mark(style string, x, y, r float64, letter bool) {
	i := Item{Kind: ItemMark, X: x, Y: y, R: r, Style: style}
	if letter {
		i.N = 1
	}
	d.add(i)
}

// hot tells whether the pointer is over the rectangle.
func (d pen) hot(r Rect) bool { return r.Has(d.m.mx, d.m.my) && !d.m.dragging }

// button draws a button with its key. Kind is "", "primary" or "disabled".
func (d pen) button(x, y, w, h float64, word, key, kind string, a Act) {
	r := Rect{x, y, w, h}
	fill, edge, ink := "button.normal.fill", "button.normal.edge", "button.normal.ink"
	switch {
	case kind == "disabled":
		fill, edge, ink = "button.disabled.fill", "button.disabled.edge", "button.disabled.ink"
	case kind == "primary":
		fill, edge, ink = "button.primary.fill", "button.primary.edge", "button.primary.ink"
		if d.hot(r) {
			edge = "accent.lamp_glow"
		}
	case d.m.down && d.hot(r):
		fill = "button.pressed.fill"
	case d.hot(r):
		fill, edge = "button.hover.fill", "button.hover.edge"
	}
	d.frame(x, y, w, h, 4, fill, edge)
	keyW := 0.0
	if key != "" {
		keyW = math.Max(18, d.wide(CondMedium, 12, key)+10)
	}
	room := w - 20
	if keyW > 0 {
		room -= keyW + 8
	}
	face, tip := BodyMedium, ""
	if d.wide(face, 14, word) > room {
		face = CondMedium
		if short := d.fit(face, 14, room, word); short != word {
			word, tip = short, word
		}
	}
	tw := d.wide(face, 14, word)
	tx := x + (w-tw)/2
	if keyW > 0 {
		tx = x + (w-tw-keyW-8)/2
		kx := tx + tw + 8
		d.add(Item{Kind: ItemBox, X: math.Round(kx), Y: math.Round(y + h/2 - 9), W: math.Round(keyW), H: 18, R: 3, Edge: ink, Line: 1, Alpha: .7})
		d.centre(kx+keyW/2, y+h/2+4, CondMedium, 12, ink, key)
	}
	d.text(tx, y+h/2+5, face, 14, ink, word)
	if kind != "disabled" {
		d.hit(x, y, w, h, a, tip)
	}
}

// iconButton is a plain icon that lights under the pointer.
func (d pen) iconButton(name string, x, y, size float64, on bool, a Act, tip string) {
	r := Rect{x, y, size, size}
	col := "text.on_dark_second"
	if !on {
		col = "chrome.line"
	} else if d.hot(r) {
		d.frame(x, y, size, size, 4, "button.hover.fill", "button.hover.edge")
		col = "text.on_dark"
	}
	d.icon(name, x+size/2, y+size/2, size*.27, col)
	d.hit(x, y, size, size, a, tip)
}

// chip is a rounded switch; it gives its width.
func (d pen) chip(x, y float64, word string, on bool, a Act) float64 {
	w := math.Round(d.wide(CondMedium, 14, word) + 24)
	fill, edge, ink := "chrome.raised", "chrome.raised", "text.on_dark_second"
	if on {
		fill, edge, ink = "paper.sheet", "paper.sheet", "text.on_paper"
	}
	if d.hot(Rect{x, y, w, 28}) {
		edge = "accent.lamp"
	}
	d.frame(x, y, w, 28, 14, fill, edge)
	d.centre(x+w/2, y+19, CondMedium, 14, ink, word)
	d.hit(x, y, w, 28, a, "")
	return w
}
