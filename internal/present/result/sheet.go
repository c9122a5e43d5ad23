package result

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the sheet: headline, line, dice.

// size is what a sheet has room for.
type size struct {
	pad        float64
	head, line float64 // letters of headline and line
	dice, die  float64 // the band of the dice, and how large one is
	card       float64
	foot       float64
	small      bool // the chart and what is next give way
}

// sizeOf fits a sheet to its height.
func sizeOf(h float64) size {
	s := size{pad: 32, head: 44, line: 17, dice: 116, die: 66, card: 56, foot: 64}
	if h < 660 {
		s = size{pad: 24, head: 32, line: 15, dice: 84, die: 48, card: 40, foot: 56, small: true}
	}
	return s
}

// leastHead is how small the letters of a headline get, before it is told shorter.
const leastHead = 26.0

// lowBelow is what luck, points and what is next take at least.
const lowBelow = 270.0

// Lay lays the sheet docked at the right, or while it is put aside a bar that leads back to it.
func (m *Result) Lay() {
	if !m.Waiting() || m.Up != table.ScreenGame {
		return
	}
	if m.aside {
		m.layAside()
		return
	}
	f := &m.open[0]
	m.layFallen(f)
	top, _, _, foot := m.Bars()
	w, h := m.width(), math.Min(752, m.H-top-foot-28)
	s := sizeOf(h)
	if f.What == engine.FightBombing && !f.ByUnit { // nobody is lost
		h = math.Min(h, 54+2*s.head+s.dice+lowBelow+s.foot)
	}
	r := scene.R(m.W-w-16, top+16, w, h)
	d := m.Panel("result", r)
	d.Panel.Shadow = true
	r = d.Panel.Rect
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	d.Box(r.X+1, r.Y+1, r.W-2, 4, "side."+m.Sight.Style(f.Sides[0])+".chart")
	if x := m.strikes(); x != nil {
		m.layStrike(d, f, x, s, r)
		return
	}
	x, inner := r.X+s.pad, r.W-2*s.pad
	head := m.Headline(f, inner*s.head/leastHead, func(word string) float64 { return d.Wide(scene.SerifSemi, s.head, word) })
	y := r.Y + 20 + s.head
	for d.Wide(scene.SerifSemi, s.head, head) > inner && s.head > leastHead {
		s.head -= 2
	}
	y = m.layHeadline(d, s, x, y, inner, head)
	y = m.layLine(d, s, x, y, inner, m.Line(f))
	y = math.Max(y-s.line+12, r.Y+s.head+54)
	y = m.layThrows(d, f, s, scene.R(r.X+1, y, r.W-2, s.dice))
	y = m.layLosses(d, f, s, scene.R(x, y, inner, 0))
	below := scene.R(x, y, inner, r.Y+r.H-s.foot-y)
	if below.H > 60 {
		d.Box(x, y, inner, 1, "chrome.line")
		m.layBelow(d, f, s, scene.R(x, y+8, inner, below.H-12))
	}
	m.layFoot(d, s, r)
}

// layHeadline writes the headline, one that is too long for its line in two of smaller letters, and gives the baseline of the last.
func (m *Result) layHeadline(d scene.Pen, s size, x, y, inner float64, head string) float64 {
	lines := []string{head}
	if d.Wide(scene.SerifSemi, s.head, head) > inner {
		s.head = leastHead - 4
		lines = d.Wrap(scene.SerifSemi, s.head, inner, head)
	}
	for i, l := range lines {
		d.Text(x, y+float64(i)*(s.head+3), scene.SerifSemi, s.head, "text.on_dark", l)
	}
	return y + float64(len(lines)-1)*(s.head+3)
}

// layLine writes what stands under the headline in at most two lines, a long one in smaller and then in narrower letters, in three only where
// those do not hold it either.
func (m *Result) layLine(d scene.Pen, s size, x, y, inner float64, line string) float64 {
	face, most := scene.Body, 2
	for s.line > 13 && len(d.Wrap(face, s.line, inner, line)) > 1 {
		s.line--
	}
	if len(d.Wrap(face, s.line, inner, line)) > most {
		face = scene.Cond
	}
	if len(d.Wrap(face, s.line, inner, line)) > most {
		most = 3
	}
	return d.Para(x, y+16+s.line, inner, face, s.line, s.line+4, "text.on_dark_second", line, most)
}

// nextFight is where the next fight is, if that is settled; NoRef if not.
func (m *Result) nextFight() engine.Ref {
	if b := m.Sight.View.Battle; b != nil && !b.Over {
		if f := &m.open[0]; b.Where != f.Where {
			return b.Where
		}
		return engine.NoRef
	}
	if at := m.toFight(); len(at) == 1 {
		return at[0]
	}
	return engine.NoRef
}

// toFight lists the places whose fights the viewer may take up now.
func (m *Result) toFight() (out []engine.Ref) {
	for _, c := range m.Placed() {
		if m.Verb(c) == "resolve" {
			out = append(out, c.B)
		}
	}
	return out
}

// layAside lays the bar that leads back to a sheet put aside.
func (m *Result) layAside() {
	free := m.FreeMap()
	top, _, _, _ := m.Bars()
	w := math.Min(720, free.W-24)
	d := m.Panel("result.aside", scene.R(free.X+(free.W-w)/2, top+14, w, 56))
	d.Panel.Shadow = true
	r := d.Panel.Rect
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	d.Box(r.X, r.Y, 4, r.H, "accent.lamp")
	word := m.Say("done.backto")
	bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 96)
	d.Button(r.X+r.W-bw-12, r.Y+11, bw, 34, word, m.Say("keyname.space"), "primary", Aside{})
	room := r.W - bw - 48
	f := &m.open[0]
	d.Text(r.X+20, r.Y+25, scene.SerifSemi, 17, "text.on_dark", d.Fit(scene.SerifSemi, 17, room, m.Headline(f, room, func(s string) float64 { return d.Wide(scene.SerifSemi, 17, s) })))
	d.Text(r.X+20, r.Y+44, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, room, m.Say("done.aside")))
}
