package result

import (
	"math"
	"strings"

	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the dice of a sheet.

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
			least = 52
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
	if r.W < tightThrow && r.H >= 50 && m.layTight(d, f, t, r) {
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
	for _, face := range t.Faces[:min(3, len(t.Faces))] {
		d.Add(scene.Item{Kind: scene.ItemDie, X: x, Y: math.Round(mid - s.die/2), W: s.die, N: face, Style: m.Sight.Style(t.Side)})
		x += s.die + 8
	}
	word := m.sum(t)
	x += 8
	room := r.X + r.W - x
	if t.Event >= 0 && f.What.OnGround() {
		if cell, _ := verdict(f); cell != "" {
			nw := d.Text(x, mid+16, scene.CondBold, math.Min(50, s.die), "accent.lamp", cell)
			m.layCell(d, f, t, cell, scene.R(x+nw+14, r.Y, room-nw-14, r.H))
			return
		}
	}
	big := math.Min(50, s.die*.76)
	if t.Event >= 0 {
		m.layRead(d, f, t, word, big, scene.R(x, r.Y, room, r.H))
		return
	}
	flew := m.flew(f, t)
	left := max(d.Wide(scene.CondBold, 17, word), d.Wide(scene.Cond, 13, flew), 70) + 12
	shot, face := m.Say("done.shot"), scene.BodyMedium
	beside := room - left - d.Wide(scene.CondBold, big, scene.Itoa(t.Toll[0])) - 10
	if beside < d.Wide(scene.BodyMedium, 14, shot) {
		face = scene.CondMedium
	}
	if beside < d.Wide(face, 14, shot) { // too narrow for all of it: what came of it comes first
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
	d.Text(x+left+nw+10, mid-5, face, 14, "text.on_dark", shot)
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

// tightThrow is how wide a throw must be for what came of it to stand beside its dice.
const tightThrow = 300.0

// layTight draws a throw that has little room: its dice and how they add up with what they came to, and below them in words what that is. It tells
// whether there are such words.
func (m *Result) layTight(d scene.Pen, f *table.Fought, t table.Throw, r scene.Rect) bool {
	if f.What.OnGround() || len(t.Faces) > 3 {
		return false
	}
	number, words, whole := scene.Itoa(t.Toll[0]), m.Say("done.shot")+", "+m.turned(t.Toll[1]), ""
	if t.Event >= 0 {
		whole = m.Sight.Points[t.Point].Words[t.Event]
		n, what, more, ok := m.read(f, t)
		switch {
		case !ok:
			number, words = "", whole
		case more != "":
			number, words = scene.Itoa(n), what+", "+more
		default:
			number, words = scene.Itoa(n), what
		}
	}
	die, size := 26.0, 13.0
	for size > 11.5 && d.Wide(scene.Cond, size, words) > r.W {
		size -= .5
	}
	lines := d.Wrap(scene.Cond, size, r.W, words)
	if len(lines) > 1 { // two lines of it want the room
		die, size = 21, 11
		lines = d.Wrap(scene.Cond, size, r.W, words)
	}
	if len(lines) > 2 {
		lines = []string{lines[0], d.Fit(scene.Cond, size, r.W, strings.Join(lines[1:], " "))}
	}
	y, x := r.Y+(r.H-die-4-13*float64(len(lines)))/2, r.X+28
	if r.H > 70 {
		y = r.Y + 8
	}
	d.Mark(m.Sight.Style(t.Side), r.X+10, y+die/2, 9, true)
	for _, face := range t.Faces {
		d.Add(scene.Item{Kind: scene.ItemDie, X: x, Y: y, W: die, N: face, Style: m.Sight.Style(t.Side)})
		x += die + 6
	}
	nw := d.Right(r.X+r.W, y+die/2+8, scene.CondBold, die, "accent.lamp", number)
	if sum := m.sum(t); d.Wide(scene.Cond, 13, sum) <= r.X+r.W-nw-8-x-4 { // the dice show it as well
		d.Text(x+4, y+die/2+5, scene.Cond, 13, "text.on_dark_second", sum)
	}
	for i, line := range lines {
		d.Text(r.X, y+die+2+size+float64(i)*(size+1), scene.Cond, size, "text.on_dark", line)
	}
	d.Hit(r.X, r.Y, r.W, r.H, scene.Nothing{}, whole)
	return true
}

// sum words how the faces of a throw add up.
func (m *Result) sum(t table.Throw) string {
	var faces []string
	sum := t.Net
	for _, face := range t.Faces {
		faces = append(faces, scene.Itoa(face))
		sum += face
	}
	word := strings.Join(faces, " + ")
	if t.Net != 0 {
		word += " " + scene.Signed(t.Net)
	}
	if !t.Veiled && (len(t.Faces) > 1 || t.Net != 0) {
		word += " = " + scene.Itoa(sum)
	}
	return word
}
