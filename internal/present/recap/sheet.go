package recap

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the recap: its sentences, the points, the commander's slip.

// Lay lays the sheet docked at the right.
func (m *Recap) Lay() {
	top, _, _, foot := m.Bars()
	w, h := m.width(), math.Min(752, m.H-top-foot-28)
	d := m.Panel("recap", scene.R(m.W-w-16, top+16, w, h))
	d.Panel.Shadow = true
	r := d.Panel.Rect
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	other, title := m.other(), m.Say("recap.title")
	under := m.Say("recap.turn", name(m.Word(m.Sight.SideView(other).Name)), name(m.Word(m.dateOf())))
	if m.was != nil {
		other = m.Sight.Viewer
		title, under = m.seasonTitle(), m.Say("recap.turn.of", name(m.Word(m.Sight.SideView(other).Name)), name(m.Word(m.Sight.View.Date)))
	}
	d.Box(r.X+1, r.Y+1, r.W-2, 4, "side."+m.Sight.Style(other)+".chart")
	pad, letters := 32.0, 18.0
	if h < 660 {
		pad, letters = 22, 16
	}
	x, inner := r.X+pad, r.W-2*pad
	head := r.Y + 36
	y := head + math.Max(pad+2, letters+18)
	d.Text(x, y, scene.SerifSemi, letters+14, "text.on_dark", d.Fit(scene.SerifSemi, letters+14, inner, title))
	y += pad
	low := r.Y + r.H - 64 - m.belowTall(d, inner)
	y = m.layStories(d, letters, scene.R(x, y, inner, low-y))
	said := m.layBelow(d, scene.R(x, math.Max(y, math.Min(low, y+24)), inner, 0), r.Y+r.H-64)
	if words := m.slip(); !said && words != "" && m.was == nil { // what has no slip is said where it is told whose turn it was
		under = m.Say("recap.turn.said", name(under), name(words))
	}
	face, word := d.Snug(13, inner, under)
	d.Text(x, head, face, 13, "text.on_dark_second", word)
	m.layFoot(d, pad, r)
	m.layOnMap()
}

// other is the side whose turn is told.
func (m *Recap) other() engine.Side {
	t := m.Sight
	for i := m.to; i > m.from; i-- {
		if s := t.Points[i-1].Side; s != t.Viewer && s != engine.NoSide {
			return s
		}
	}
	return t.Viewer%engine.Side(max(1, len(t.View.Sides))) + 1
}

// dateOf is when that turn was.
func (m *Recap) dateOf() engine.Text {
	t := m.Sight
	for i := m.to; i > m.from; i-- {
		if t.Points[i-1].Side != t.Viewer {
			return t.Points[i-1].Date
		}
	}
	return t.View.Date
}

// layStories lays the sentences with their numbers and losses, as far as they have appeared, and gives the y below.
func (m *Recap) layStories(d scene.Pen, letters float64, r scene.Rect) float64 {
	y := r.Y
	list := m.told()
	if len(list) == 0 {
		quiet := m.Say("recap.quiet")
		if m.was != nil {
			quiet = m.Say("recap.season.quiet" + m.blind())
		}
		y = d.Para(r.X, y+14, r.W, scene.Serif, letters, letters+6, "text.on_dark", quiet, 3) + 8
	}
	letters, losses := m.fit(d, list, letters, r)
	for i := range list {
		s := &list[i]
		ink := "text.on_dark"
		if m.grown(i) == 0 {
			ink = "text.on_dark_muted"
		}
		begin := y
		d.Frame(r.X, y, 28, 28, 14, "chrome.scrim", "paper.sheet")
		d.Centre(r.X+14, y+20, scene.CondBold, 16, "text.on_dark", scene.Itoa(i+1))
		y = d.Para(r.X+44, y+19, r.W-44, scene.Serif, letters, letters+6, ink, Sentence(m.Surface, s), mostLines)
		if s.Fought != nil && losses {
			y = m.layLost(d, s.Fought, r.X+44, y-6, r.W-44)
		}
		d.Hit(r.X, begin, r.W, y-begin, Visit{Nth: i}, "")
		y += between(letters)
	}
	if n := len(m.stories) - len(list); n > 0 {
		d.Text(r.X+44, y, scene.Body, 13, "text.on_dark_second", m.Counted("more", n).S)
		y += 24
	}
	for _, word := range m.ownWords() {
		y = d.Para(r.X+44, y, r.W-44, scene.Body, 13, 17, "text.on_dark_second", word, 2) + 4
	}
	return y
}

// fit finds the largest letters with which all sentences have room: what was lost gives way after the first sizes.
func (m *Recap) fit(d scene.Pen, list []Story, most float64, r scene.Rect) (letters float64, losses bool) {
	m.terse = false
	for letters = most; letters >= 16; letters-- {
		if m.tall(d, list, letters, r.W, true) <= r.H {
			return letters, true
		}
	}
	for letters = most; letters > 15 && m.tall(d, list, letters, r.W, false) > r.H; {
		letters--
	}
	m.terse = m.tall(d, list, letters, r.W, false) > r.H
	return letters, false
}

// between is how far sentences stand apart: where there is little room their letters are small.
func between(letters float64) float64 {
	if letters <= 16 {
		return 6
	}
	return 18
}

// mostLines is how many lines a sentence may take.
const mostLines = 6

// tall is how tall the sentences are with letters of a size, and with or without what was lost under them.
func (m *Recap) tall(d scene.Pen, list []Story, letters, w float64, losses bool) float64 {
	tall := 24 * float64(len(m.ownWords())+1)
	for i := range list {
		s := &list[i]
		tall += 19 + between(letters) + (letters+6)*float64(len(d.Wrap(scene.Serif, letters, w-44, Sentence(m.Surface, s))))
		if losses && s.Fought != nil && slices.ContainsFunc([]int{0, 1}, func(k int) bool {
			return slices.ContainsFunc(s.Fought.Forces[k].Fates, func(f table.Fate) bool { return f.Lost > 0 })
		}) {
			tall += 36
		}
	}
	return tall
}

// ownWords tells what came to this side and what was taken from it.
func (m *Recap) ownWords() (out []string) {
	if due := m.fellDue(); due != "" && m.was == nil {
		out = append(out, due)
	}
	o := m.news
	if o.Came > 0 {
		out = append(out, scene.Capital(m.Say("recap.arrived", m.Counted("new.own", o.Came), listed(m.Surface, o.At, where))))
	}
	if o.Withdrawn > 0 {
		out = append(out, scene.Capital(m.Say("recap.withdrawn", m.Counted("your", o.Withdrawn))))
	}
	if len(o.Merged) > 0 && !m.terse {
		out = append(out, m.Say("recap.merged", listed(m.Surface, o.Merged, where)))
	}
	return out
}

// layLost lays what a fight cost as small crossed counters.
func (m *Recap) layLost(d scene.Pen, f *table.Fought, x, y, room float64) float64 {
	first := x
	for k := range f.Forces {
		for _, fate := range f.Forces[k].Fates {
			if fate.Lost == 0 || x+38 > first+room {
				continue
			}
			lostCard(d, m.Sight.Style(fate.Was.Side), fate, x, y, 32)
			x += 38
		}
	}
	if x == first {
		return y
	}
	return y + 42
}

// lostCard draws what was lost of a counter, crossed.
func lostCard(d scene.Pen, style string, f table.Fate, x, y, size float64) {
	c := f.Was
	c.Size = f.Lost
	card := scene.PlainCard(c, style)
	card.Ghost = true
	d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y, W: size, Card: card})
	d.Icon("cross", x+size/2, y+size*.55, size*.28, "status.refused")
}

// layFoot lays the buttons.
func (m *Recap) layFoot(d scene.Pen, pad float64, r scene.Rect) {
	y := r.Y + r.H - 64
	d.Box(r.X+1, y, r.W-2, 63, "chrome.well")
	word := m.Say("recap.begin")
	if !m.Live() || m.anew { // a copy is looked at, or it was asked for: nothing begins
		word = m.Say("button.close")
	}
	bw := math.Max(150, math.Round(d.Wide(scene.BodyMedium, 14, word)+96))
	bx := r.X + r.W - pad - bw
	d.Button(bx, y+13, bw, 38, word, m.Say("keyname.enter"), "primary", Begin{})
	left := r.X + pad
	each := (bx - 12 - left - 8) / 2
	d.Button(left, y+13, each, 38, m.Say("recap.again"), "V", "", Again{})
	d.Button(left+each+8, y+13, each, 38, m.Say("recap.log"), "L", "", FullLog{})
}
