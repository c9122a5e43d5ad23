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
	d.Text(x, y, scene.SerifSemi, s.head, "text.on_dark", d.Fit(scene.SerifSemi, s.head, inner, head))
	line := m.Line(f)
	for s.line > 13 && len(d.Wrap(scene.Body, s.line, inner, line)) > 1 {
		s.line--
	}
	y = d.Para(x, y+16+s.line, inner, scene.Body, s.line, s.line+4, "text.on_dark_second", line, 2)
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

// layThrows lays the dice in a band, with what they did: two throws side by side, of several rounds one round under the other, and of what
// was rolled otherwise more of them smaller.
func (m *Result) layThrows(d scene.Pen, f *table.Fought, s size, r scene.Rect) float64 {
	list, from := f.Throws, 0
	if len(list) == 0 {
		return r.Y
	}
	columns, rows := 2, (len(list)+1)/2
	last := list[len(list)-1].Round
	if last > 0 {
		from = max(0, last-s.rounds())
		rows = last - from
	} else if len(list) > 2 {
		list = list[max(0, len(list)-6):]
		columns = min(3, (len(list)+1)/2)
		rows = (len(list) + columns - 1) / columns
	}
	left := r.X + s.pad - 1
	if rows > 1 {
		least := 42.0
		if s.small { // what came of a throw stands in three lines
			least = 58
		}
		r.H = math.Max(r.H, least*float64(rows))
		s.die = math.Floor(r.H/float64(rows)) - 12
	}
	d.Box(r.X, r.Y, r.W, r.H, "chrome.well")
	if last > 1 {
		left += math.Ceil(d.Wide(scene.CondMedium, 14, m.Say("done.round", last))) + 16
	}
	cw, ch := math.Floor((r.X+r.W-left-s.pad+31)/float64(columns)), math.Floor(r.H/float64(rows))
	for i, t := range list {
		row, col := i/columns, i%columns
		if t.Round > 0 {
			row, col = t.Round-from-1, 0
			if t.Side == f.Sides[1] {
				col = 1
			}
		}
		if row < 0 {
			continue
		}
		x, y := left+float64(col)*cw, r.Y+ch*float64(row)
		if col > 0 {
			d.Box(math.Round(x-17), y+8, 1, ch-16, "chrome.line")
		} else if last > 1 {
			d.Text(r.X+s.pad-1, y+ch/2+5, scene.CondMedium, 14, "text.on_dark_muted", m.Say("done.round", t.Round))
		}
		m.layThrow(d, f, t, s, scene.R(x, y, cw-32, ch))
	}
	return r.Y + r.H
}

// rounds is of how many rounds there is room for the dice.
func (s size) rounds() int {
	if s.small {
		return 2
	}
	return 3
}

// layThrow draws one throw: whose, its dice, how they add up, and what came of it.
func (m *Result) layThrow(d scene.Pen, f *table.Fought, t table.Throw, s size, r scene.Rect) {
	if len(t.Dice) > 0 {
		m.layVolley(d, t, r)
		return
	}
	mid := r.Y + r.H/2
	if t.Event < 0 && r.W < 300 {
		s.die = math.Min(s.die, 40)
	}
	if t.Event < 0 && r.W < 220 { // beside a fight at sea in a small window
		s.die = math.Min(s.die, 26)
	}
	if dice := float64(min(3, len(t.Faces))); t.Event >= 0 && !f.What.OnGround() && r.W-44-dice*(s.die+8) < 120 {
		s.die = math.Max(30, math.Min(s.die, math.Floor((r.W-164)/math.Max(1, dice))-8))
	}
	d.Mark(m.Sight.Style(t.Side), r.X+12, mid, math.Min(12, s.die/3), true)
	x := r.X + 36
	sum, word := t.Net, ""
	for i, face := range t.Faces {
		if i < 3 {
			d.Add(scene.Item{Kind: scene.ItemDie, X: x, Y: math.Round(mid - s.die/2), W: s.die, N: face, Style: m.Sight.Style(t.Side)})
			x += s.die + 8
		}
		sum += face
		if i > 0 {
			word += " + "
		}
		word += scene.Itoa(face)
	}
	x += 8
	room := r.X + r.W - x
	if t.Event >= 0 && f.What.OnGround() {
		if cell, _ := verdict(f); cell != "" {
			nw := d.Text(x, mid+16, scene.CondBold, math.Min(50, s.die), "accent.lamp", cell)
			m.layCell(d, f, t, cell, scene.R(x+nw+14, r.Y, room-nw-14, r.H))
			return
		}
	}
	if t.Net != 0 {
		word += " " + scene.Signed(t.Net)
	}
	if !t.Veiled && (len(t.Faces) > 1 || t.Net != 0) {
		word += " = " + scene.Itoa(sum)
	}
	big := math.Min(50, s.die*.76)
	if t.Event >= 0 {
		m.layRead(d, f, t, word, big, scene.R(x, r.Y, room, r.H))
		return
	}
	flew := m.flew(f, t)
	left := max(d.Wide(scene.CondBold, 17, word), d.Wide(scene.Cond, 13, flew), 70) + 12
	if room-left-34 < d.Wide(scene.CondMedium, 14, m.Say("done.shot")) { // too narrow for all of it: what came of it comes first
		nw := d.Text(x, mid+big*.36, scene.CondBold, big, "accent.lamp", scene.Itoa(t.Toll[0])) + 10
		if told := m.Say("done.shot") + ", " + m.turned(t.Toll[1]); room-nw < d.Wide(scene.Cond, 13, m.turned(t.Toll[1])) && r.H >= 70 { // in a line of its own, under the dice
			d.Text(x+nw, mid+4, scene.Cond, 13, "text.on_dark_second", d.Fit(scene.Cond, 13, room-nw, word))
			face, told := d.Snug(13, r.W-12, told)
			d.Text(r.X, r.Y+r.H-8, face, 13, "text.on_dark", told)
			return
		}
		for i, line := range []string{m.Say("done.shot"), m.turned(t.Toll[1]), word} {
			d.Text(x+nw, mid-12+17*float64(i), scene.Cond, 13, []string{"text.on_dark", "text.on_dark_second", "text.on_dark_second"}[i], d.Fit(scene.Cond, 13, room-nw, line))
		}
		return
	}
	d.Text(x, mid-5, scene.CondBold, 17, "text.on_dark", word)
	d.Text(x, mid+16, scene.Cond, 13, "text.on_dark_second", flew)
	nw := d.Text(x+left, mid+big*.36, scene.CondBold, big, "accent.lamp", scene.Itoa(t.Toll[0]))
	d.Text(x+left+nw+10, mid-5, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, room-left-nw-10, m.Say("done.shot")))
	d.Para(x+left+nw+10, mid+15, room-left-nw-10, scene.Cond, 13, 16, "text.on_dark_second", m.turned(t.Toll[1]), 2)
}

// flew says with how much a side rolled.
func (m *Result) flew(f *table.Fought, t table.Throw) string {
	if t.Flew == 0 {
		return m.Say("done.row", t.Row)
	}
	return m.amount(t.Flew, f.Parts).S
}

// turned says how many turned back.
func (m *Result) turned(n int) string {
	if n > 0 {
		return m.Say("done.back", n)
	}
	return m.Say("done.back.none")
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
