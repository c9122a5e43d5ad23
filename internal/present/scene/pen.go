package scene

import (
	"cmp"
	"math"
	"strings"

	"awaw/engine"
)

// This file holds the pen: how panels are written as items, with the regions that can be clicked.

// Region is a part of the window that answers to the pointer. Later regions lie above earlier ones.
type Region struct {
	Rect  Rect
	Act   Act
	Tip   string     // one line, shown after a while
	Proof *Proof     // or a whole card
	Pane  bool       // only stops the pointer from reaching the map
	Cmd   ScrollArea // which scroll area the wheel turns
}

type ScrollArea string

type Pen struct {
	on    *Canvas
	Panel *Panel
}

// Add puts an item on the panel.
func (d Pen) Add(i Item) { d.Panel.Items = append(d.Panel.Items, i) }

// Box fills a rectangle.
func (d Pen) Box(x, y, w, h float64, fill string) {
	d.Add(Item{Kind: ItemBox, X: x, Y: y, W: w, H: h, Fill: fill})
}

// Frame fills a rectangle with corners of radius r and edges it.
func (d Pen) Frame(x, y, w, h, r float64, fill, edge string) {
	d.Add(Item{Kind: ItemBox, X: x, Y: y, W: w, H: h, R: r, Fill: fill, Edge: edge, Line: 1})
}

// Line draws a thin line.
func (d Pen) Line(x0, y0, x1, y1 float64, edge string) {
	d.Add(Item{Kind: ItemLine, X: x0, Y: y0, W: x1, H: y1, Edge: edge, Line: 1})
}

// Wide is how wide words are, in logical pixels.
func (d Pen) Wide(f Face, size float64, s string) float64 { return d.on.Metrics.Width(f, size, s) }

// Text writes s from x on the baseline y and gives its width.
func (d Pen) Text(x, y float64, f Face, size float64, col, s string) float64 {
	if s == "" {
		return 0
	}
	d.Add(Item{Kind: ItemText, X: math.Round(x), Y: math.Round(y), Face: f, Size: size, Fill: col, Text: s, N: -1})
	return d.Wide(f, size, s)
}

// Right writes s up to x and gives its width.
func (d Pen) Right(x, y float64, f Face, size float64, col, s string) float64 {
	return d.Text(x-d.Wide(f, size, s), y, f, size, col, s)
}

// Centre writes s about x on the baseline y.
func (d Pen) Centre(x, y float64, f Face, size float64, col, s string) {
	d.Text(x-d.Wide(f, size, s)/2, y, f, size, col, s)
}

// Fit cuts s to a width with an ellipsis.
func (d Pen) Fit(f Face, size, width float64, s string) string {
	return Fit(d.on.Metrics, f, size, width, s)
}

// Snug fits s to a width in the body face, or in the condensed one if it is too long for that, before it is cut.
func (d Pen) Snug(size, width float64, s string) (Face, string) {
	if d.Wide(Body, size, s) <= width {
		return Body, s
	}
	return Cond, d.Fit(Cond, size, width, s)
}

// Wrap breaks s into lines no wider than width.
func (d Pen) Wrap(f Face, size, width float64, s string) []string {
	return Wrap(d.on.Metrics, f, size, width, s)
}

// Para writes wrapped text, at most max lines, and gives the baseline after it.
func (d Pen) Para(x, y, width float64, f Face, size, lead float64, col, s string, max int) float64 {
	lines := d.Wrap(f, size, width, s)
	for i, l := range lines {
		if max > 0 && i == max-1 && len(lines) > max {
			l = d.Fit(f, size, width, l+" "+lines[i+1])
		}
		if max > 0 && i >= max {
			break
		}
		d.Text(x, y, f, size, col, l)
		y += lead
	}
	return y
}

// Label writes a section label: capitals, muted, spaced.
func (d Pen) Label(x, y float64, s string) float64 {
	s = strings.ToUpper(s)
	d.Add(Item{Kind: ItemText, X: math.Round(x), Y: math.Round(y), Face: CondBold, Size: 12, Fill: "text.on_dark_muted", Text: s, N: -1, Track: .6})
	return d.Wide(CondBold, 12, s) + .6*float64(len([]rune(s)))
}

// Cite writes a paragraph number with its dotted line; a click opens the rules there. It gives the width.
func (d Pen) Cite(x, y float64, c engine.Cite, paper bool) float64 {
	return d.cite(x, y, c, string(c), "", paper)
}

// cite writes a paragraph number as a word.
func (d Pen) cite(x, y float64, c engine.Cite, word, tip string, paper bool) float64 {
	if c == "" {
		return 0
	}
	col := "text.cite"
	if c == engine.House {
		col, word = "status.house", cmp.Or(d.on.House, word)
	}
	if paper {
		col += "_on_paper"
	}
	w := d.Text(x, y, CondMedium, 13, col, word)
	d.Add(Item{Kind: ItemLine, X: x, Y: y + 3.5, W: x + w, H: y + 3.5, Edge: col, Line: 1, N: 1})
	d.Hit(x-4, y-14, w+8, 22, OpenRule{Cite: c}, tip)
	return w
}

// CiteRight writes a paragraph number that ends at x.
func (d Pen) CiteRight(x, y float64, c engine.Cite, paper bool) {
	d.Cite(x-d.Wide(CondMedium, 13, string(c)), y, c, paper)
}

// Brief is a paragraph number without the name of its document, where it has one beside chapter and number.
func Brief(c engine.Cite) string {
	if _, short, _ := strings.Cut(string(c), "."); strings.Contains(short, ".") {
		return short
	}
	return string(c)
}

// CiteShort writes a paragraph number in brief that ends at x; the whole comes up over it. It gives the width.
func (d Pen) CiteShort(x, y float64, c engine.Cite, paper bool) float64 {
	word, tip := Brief(c), ""
	if word != string(c) {
		tip = string(c)
	}
	w := d.Wide(CondMedium, 13, word)
	d.cite(x-w, y, c, word, tip, paper)
	return w
}

// Hit makes a rectangle answer to the pointer; tip is what comes up over it.
func (d Pen) Hit(x, y, w, h float64, a Act, tip string) {
	d.on.Hits = append(d.on.Hits, Region{Rect: Rect{x, y, w, h}, Act: a, Tip: tip})
}

// Tip words what comes up over what was laid last.
func (d Pen) Tip(word string) { d.on.Hits[len(d.on.Hits)-1].Tip = word }

// Icon draws an icon of radius r about a point.
func (d Pen) Icon(name string, x, y, r float64, col string) {
	d.Add(Item{Kind: ItemIcon, X: x, Y: y, R: r, Text: name, Fill: col})
}

// Mark draws the mark of a side about a point, with its letter or without.
func (d Pen) Mark(style string, x, y, r float64, letter bool) {
	i := Item{Kind: ItemMark, X: x, Y: y, R: r, Style: style}
	if letter {
		i.N = 1
	}
	d.Add(i)
}

// Die draws a die of so many sides, 0 for six, in a square: pips on six, a figure on others.
func (d Pen) Die(x, y, w float64, face, sides int, style string) {
	if sides == 0 || sides == 6 {
		d.Add(Item{Kind: ItemDie, X: x, Y: y, W: w, N: face, Style: style})
		return
	}
	d.Shield(x, y, w, face, true)
}

// Shield draws a die of more than six sides in a square: filled if it hits.
func (d Pen) Shield(x, y, w float64, face int, hit bool) {
	icon, ink, col := "die_miss", "text.on_dark_second", "text.on_dark_muted"
	if hit {
		icon, ink, col = "die_hit", "text.on_paper", "paper.edge"
	}
	d.Icon(icon, x+w/2, y+w/2, w*.48, col)
	d.Centre(x+w/2, y+w*.72, CondBold, math.Max(11, math.Floor(w*.6)), ink, Itoa(face))
}

// Hot tells whether the pointer is over the rectangle.
func (d Pen) Hot(r Rect) bool { return r.Has(d.on.Mx, d.on.My) && !d.on.Dragging }

// Button draws a button with its key. Kind is "", "primary" or "disabled".
func (d Pen) Button(x, y, w, h float64, word, key, kind string, a Act) {
	r := Rect{x, y, w, h}
	fill, edge, ink := "button.normal.fill", "button.normal.edge", "button.normal.ink"
	switch {
	case kind == "disabled":
		fill, edge, ink = "button.disabled.fill", "button.disabled.edge", "button.disabled.ink"
	case kind == "primary":
		fill, edge, ink = "button.primary.fill", "button.primary.edge", "button.primary.ink"
		if d.Hot(r) {
			edge = "accent.lamp_glow"
		}
	case d.on.Down && d.Hot(r):
		fill = "button.pressed.fill"
	case d.Hot(r):
		fill, edge = "button.hover.fill", "button.hover.edge"
	}
	d.Frame(x, y, w, h, 4, fill, edge)
	keyW := 0.0
	if key != "" {
		keyW = math.Max(18, d.Wide(CondMedium, 12, key)+10)
	}
	room := w - 20
	if keyW > 0 {
		room -= keyW + 8
	}
	face, size, tip := BodyMedium, 14.0, ""
	if d.Wide(face, 14, word) > room {
		face = CondMedium
		if d.Wide(face, 14, word) > room && keyW > 0 { // the words are worth more than the key
			room, keyW = w-20, 0
		}
		for size > 11.5 && d.Wide(face, size, word) > room {
			size -= .5
		}
		if short := d.Fit(face, size, room, word); short != word {
			word, tip = short, word
		}
	}
	tw := d.Wide(face, size, word)
	tx := x + (w-tw)/2
	if keyW > 0 {
		tx = x + (w-tw-keyW-8)/2
		kx := tx + tw + 8
		d.Add(Item{Kind: ItemBox, X: math.Round(kx), Y: math.Round(y + h/2 - 9), W: math.Round(keyW), H: 18, R: 3, Edge: ink, Line: 1, Alpha: .7})
		d.Centre(kx+keyW/2, y+h/2+4, CondMedium, 12, ink, key)
	}
	d.Text(tx, y+h/2+5, face, size, ink, word)
	if kind != "disabled" {
		d.Hit(x, y, w, h, a, tip)
	}
}

// IconButton is a plain icon that lights under the pointer.
func (d Pen) IconButton(name string, x, y, size float64, on bool, a Act, tip string) {
	r := Rect{x, y, size, size}
	col := "text.on_dark_second"
	if !on {
		col = "chrome.line"
	} else if d.Hot(r) {
		d.Frame(x, y, size, size, 4, "button.hover.fill", "button.hover.edge")
		col = "text.on_dark"
	}
	d.Icon(name, x+size/2, y+size/2, size*.27, col)
	d.Hit(x, y, size, size, a, tip)
}

// Chip is a rounded switch; it gives its width.
func (d Pen) Chip(x, y float64, word string, on bool, a Act) float64 {
	w := math.Round(d.Wide(CondMedium, 14, word) + 24)
	fill, edge, ink := "chrome.raised", "chrome.raised", "text.on_dark_second"
	if on {
		fill, edge, ink = "paper.sheet", "paper.sheet", "text.on_paper"
	}
	if d.Hot(Rect{x, y, w, 28}) {
		edge = "accent.lamp"
	}
	d.Frame(x, y, w, 28, 14, fill, edge)
	d.Centre(x+w/2, y+19, CondMedium, 14, ink, word)
	d.Hit(x, y, w, 28, a, "")
	return w
}

// ChipPlain is a chip that is no switch.
func (d Pen) ChipPlain(x, y float64, word string, a Act) {
	w := d.Wide(CondMedium, 13, word) + 20
	fill, edge := "chrome.raised", "chrome.line"
	if d.Hot(Rect{x, y, w, 26}) {
		edge = "accent.lamp"
	}
	d.Frame(x, y, w, 26, 13, fill, edge)
	d.Centre(x+w/2, y+17, CondMedium, 13, "text.on_dark", word)
	d.Hit(x, y-2, w, 30, a, "")
}
