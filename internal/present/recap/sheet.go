package recap

import (
	"math"
	"slices"
	"strings"

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
	other := m.other()
	d.Box(r.X+1, r.Y+1, r.W-2, 4, "side."+m.Sight.Style(other)+".chart")
	pad, letters := 32.0, 18.0
	if h < 660 {
		pad, letters = 22, 16
	}
	x, inner := r.X+pad, r.W-2*pad
	y := r.Y + 36
	d.Text(x, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, inner, m.Say("recap.turn", name(m.Word(m.Sight.SideView(other).Name)), name(m.Word(m.dateOf())))))
	y += pad + 2
	d.Text(x, y, scene.SerifSemi, letters+14, "text.on_dark", m.Say("recap.title"))
	y += pad
	low := r.Y + r.H - 64 - m.belowTall(d, inner)
	y = m.layStories(d, letters, scene.R(x, y, inner, low-y))
	m.layBelow(d, scene.R(x, math.Max(y, math.Min(low, y+24)), inner, 0), r.Y+r.H-64)
	m.layFoot(d, pad, r)
	m.layOnMap()
}

// other is the side whose turn is told.
func (m *Recap) other() engine.Side {
	t := m.Sight
	for i := t.Cursor; i > m.from; i-- {
		if s := t.Points[i-1].Side; s != t.Viewer && s != engine.NoSide {
			return s
		}
	}
	return t.Viewer%engine.Side(max(1, len(t.View.Sides))) + 1
}

// dateOf is when that turn was.
func (m *Recap) dateOf() engine.Text {
	t := m.Sight
	for i := t.Cursor; i > m.from; i-- {
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
		return d.Para(r.X, y+14, r.W, scene.Serif, letters, letters+6, "text.on_dark", m.Say("recap.quiet"), 3) + 8
	}
	for i := range list {
		s := &list[i]
		ink := "text.on_dark"
		if m.grown(i) == 0 {
			ink = "text.on_dark_muted"
		}
		begin := y
		d.Frame(r.X, y, 28, 28, 14, "chrome.scrim", "paper.sheet")
		d.Centre(r.X+14, y+20, scene.CondBold, 16, "text.on_dark", scene.Itoa(i+1))
		y = d.Para(r.X+44, y+19, r.W-44, scene.Serif, letters, letters+6, ink, Sentence(m.Surface, s), 3)
		if s.Fought != nil {
			y = m.layLost(d, s.Fought, r.X+44, y-6, r.W-44)
		}
		d.Hit(r.X, begin, r.W, y-begin, scene.Nothing{}, "")
		y += 18
	}
	if n := len(m.stories) - len(list); n > 0 {
		d.Text(r.X+44, y, scene.Body, 13, "text.on_dark_second", m.Say("recap.more", table.Count(n)))
		y += 24
	}
	return y
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

// belowTall is how tall points and slip are.
func (m *Recap) belowTall(d scene.Pen, w float64) float64 {
	tall := 110.0
	if words := m.slip(); words != "" {
		tall += 54 + 24*float64(len(d.Wrap(scene.SerifItalic, 18, w-40, words)))
	}
	return tall
}

// layBelow lays the points and the commander's slip.
func (m *Recap) layBelow(d scene.Pen, r scene.Rect, foot float64) {
	y := r.Y
	if st, ok := m.StandingOf(m.Sight.Viewer); ok && y+60 < foot {
		d.Box(r.X, y-12, r.W, 1, "chrome.line")
		d.Label(r.X, y+8, m.Say("recap.points"))
		was := m.leadAt(m.from)
		own, foe := m.rose(st.Side), m.rose(st.Other)
		word := m.Say("recap.won.none")
		if own+foe > 0 {
			word = m.Say("recap.won", foe, own)
		}
		if places := m.wonAt(st.Other); places != "" {
			word = m.Say("recap.won.for", foe, own, name(places))
		}
		d.Text(r.X, y+32, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, r.W, word))
		lead := m.Say("recap.lead.same", engine.Signed(was))
		if was != st.Lead() {
			lead = m.Say("recap.lead", engine.Signed(was), engine.Signed(st.Lead()))
		}
		if st.Reachable && st.Goal > 0 {
			lead += " " + m.Say("recap.goal", st.Goal)
		}
		d.Text(r.X, y+51, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W, lead))
		if len(st.Steps) > 0 && y+80 < foot {
			m.charts.LayScoreTrack(d, st, was, r.X, y+64, r.W, 10)
		}
		y += 94
	}
	words := m.slip()
	if words == "" {
		return
	}
	lines := d.Wrap(scene.SerifItalic, 18, r.W-40, words)
	h := 46 + 24*float64(len(lines))
	if y+h > foot-6 {
		return
	}
	d.Frame(r.X, y, r.W, h, 2, "paper.sheet", "paper.edge")
	d.Box(r.X, y, 3, h, "side."+m.Sight.Style(m.other())+".chart")
	d.Text(r.X+20, y+24, scene.CondBold, 12, "text.on_paper_second", strings.ToUpper(m.Say("recap.slip")))
	for i, l := range lines {
		d.Text(r.X+20, y+48+24*float64(i), scene.SerifItalic, 18, "text.on_paper", l)
	}
}

// slip is what the commander of the other side says of its turn.
func (m *Recap) slip() string {
	said := m.Word(m.bots.Said(m.other()))
	if said == "" {
		return ""
	}
	return m.Say("recap.quoted", name(said))
}

// leadAt is this side's lead at a point.
func (m *Recap) leadAt(i int) int {
	n := 0
	for _, s := range m.Sight.Points[i].Score {
		if s.Side == m.Sight.Viewer {
			n += s.Points
		} else {
			n -= s.Points
		}
	}
	return n
}

// wonAt lists the places a side won points for since, the most first.
func (m *Recap) wonAt(side engine.Side) string {
	var list []engine.Won
	for i := m.from + 1; i <= m.Sight.Cursor; i++ {
		for _, e := range m.Sight.Points[i].Events {
			if e.Won == nil || e.Won.Side != side {
				continue
			}
			if k := slices.IndexFunc(list, func(w engine.Won) bool { return w.At == e.Won.At }); k >= 0 {
				list[k].Points += e.Won.Points
			} else {
				list = append(list, *e.Won)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b engine.Won) int { return b.Points - a.Points })
	var out []string
	for _, w := range list[:min(3, len(list))] {
		out = append(out, m.Say("recap.for", w.Points, name(m.SpaceName(w.At))))
	}
	return strings.Join(out, ", ")
}

// rose is how many points a side won since.
func (m *Recap) rose(side engine.Side) int {
	score := func(i int) int {
		for _, s := range m.Sight.Points[i].Score {
			if s.Side == side {
				return s.Points
			}
		}
		return 0
	}
	return score(m.Sight.Cursor) - score(m.from)
}

// layFoot lays the buttons.
func (m *Recap) layFoot(d scene.Pen, pad float64, r scene.Rect) {
	y := r.Y + r.H - 64
	d.Box(r.X+1, y, r.W-2, 63, "chrome.well")
	word := m.Say("recap.begin")
	bw := math.Max(150, math.Round(d.Wide(scene.BodyMedium, 14, word)+96))
	bx := r.X + r.W - pad - bw
	d.Button(bx, y+13, bw, 38, word, m.Say("keyname.enter"), "primary", Begin{})
	left := r.X + pad
	each := (bx - 12 - left - 8) / 2
	d.Button(left, y+13, each, 38, m.Say("recap.again"), "V", "", Again{})
	d.Button(left+each+8, y+13, each, 38, m.Say("recap.log"), "L", "", FullLog{})
}
