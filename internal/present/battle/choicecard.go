package battle

import (
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file draws one choice of a fight as a card.

// pointsAt tells whether a choice is pointed at: not by a pointer that has not stirred since the question came up, for then none is chosen
// beforehand.
func (m *Battle) pointsAt(d scene.Pen, r scene.Rect) bool {
	now := resting{m.Sight.Game.Head(), m.Mx, m.My}
	if now.node != m.resting.node {
		m.resting = now
	}
	return now != m.resting && d.Hot(r)
}

// resting is where the pointer was when a question came up.
type resting struct {
	node int
	x, y float64
}

func (m *Battle) choiceCard(d scene.Pen, l engine.Label, i int, r scene.Rect, a scene.Act) {
	fill, edge := "chrome.raised", "chrome.line"
	if m.pointsAt(d, r) {
		fill, edge = "chrome.raised_hover", "accent.lamp"
	}
	d.Frame(r.X, r.Y, r.W, r.H, 4, fill, edge)
	key := scene.KeyWord(l.Key)
	if key == "" && i < 9 {
		key = scene.Itoa(i + 1)
	}
	kw := 24.0
	ky := r.Y + 8.0
	if r.H < 60 { // the paragraph stands close below it
		ky = r.Y + 3
	}
	if key != "" {
		d.Frame(r.X+r.W-kw-8, ky, kw, 19, 3, fill, "text.on_dark_second")
		d.Centre(r.X+r.W-8-kw/2, ky+14, scene.CondMedium, 12, "text.on_dark", key)
	}
	name := m.Word(l.Name)
	if r.H < 60 {
		m.lowCard(d, l, r, kw, a)
		return
	}
	if r.W < slimCard {
		m.slimCard(d, l, scene.R(r.X, ky+19, r.W, r.Y+r.H-ky-19), a)
		return
	}
	mine := len(m.Hits)
	d.Hit(r.X, r.Y, r.W, r.H, a, "")
	lines := d.Wrap(scene.BodyMedium, 15, r.W-kw-32, name)
	ty := r.Y + 26
	most := 2
	if l.Detail.IsZero() { // nothing stands under them
		most = max(2, int((r.H-24)/18))
	}
	size, step := 15.0, 18.0
	if len(lines) > most { // smaller, before anything is left out
		size, step = 13, 15
		lines, most = d.Wrap(scene.CondMedium, size, r.W-kw-32, name), most+1
	}
	for k, l := range lines {
		if k < most {
			d.Text(r.X+14, ty, map[bool]scene.Face{true: scene.BodyMedium, false: scene.CondMedium}[size == 15], size, "text.on_dark", l)
			ty += step
		}
	}
	cw := d.Wide(scene.CondMedium, 13, string(l.Cite))
	detail, room, rows := m.Word(l.Detail), r.W-28-cw-6, max(1, int((r.Y+r.H-ty+2)/16))
	face := scene.Body
	if len(d.Wrap(face, 13, room, detail)) > rows {
		face = scene.Cond
	}
	size, step = 13, 16
	for _, closer := range []float64{12, 11} { // closer, before anything is left out
		if len(d.Wrap(face, size, room, detail)) <= rows {
			break
		}
		size, step = closer, closer+1.5
		rows = max(2, int((r.Y+r.H-ty+4)/step))
	}
	if size < 13 && rows < 3 {
		ty -= 2
	}
	cites := true
	if len(d.Wrap(face, size, room, detail)) > rows { // the paragraph gives way, and is under the pointer
		cites, room = false, r.W-24
		rows = max(rows, int((r.Y+r.H-ty+8)/step))
	}
	if len(d.Wrap(face, size, room, detail)) > rows { // the whole of it under the pointer
		m.Hits[mine].Tip = detail
	}
	d.Para(r.X+14, ty+1, room, face, size, step, "text.on_dark_second", detail, rows)
	if cites {
		d.CiteRight(r.X+r.W-12, r.Y+r.H-10, l.Cite, false)
	}
}

// lowCard writes the words of a card of little height: what it is called in one line or, where it leads to nothing that is told, in two; below it what
// it leads to, smaller and over its whole width before any of it is left out.
func (m *Battle) lowCard(d scene.Pen, l engine.Label, r scene.Rect, kw float64, a scene.Act) {
	name, detail := m.Word(l.Name), m.Word(l.Detail)
	room, cw := r.W-kw-28, d.Wide(scene.CondMedium, 13, string(l.Cite))
	mine := len(m.Hits)
	d.Hit(r.X, r.Y, r.W, r.H, a, "")
	whole := strings.TrimRight(scene.Sentence(name)+" "+detail, " ")
	if detail == "" && d.Wide(scene.CondMedium, 13, name) > room {
		lines := d.Wrap(scene.CondMedium, 12, room, name)
		if len(lines) > 2 {
			lines = []string{lines[0], d.Fit(scene.CondMedium, 12, room, strings.Join(lines[1:], " "))}
			m.Hits[mine].Tip = whole
		}
		for i, line := range lines {
			d.Text(r.X+12, r.Y+20+14*float64(i), scene.CondMedium, 12, "text.on_dark", line)
		}
		d.CiteRight(r.X+r.W-10, r.Y+r.H-5, l.Cite, false)
		return
	}
	face, size := scene.BodyMedium, 13.0
	if d.Wide(face, size, name) > room {
		face = scene.CondMedium
	}
	for size > 11 && d.Wide(face, size, name) > room {
		size -= .5
	}
	short := d.Fit(face, size, room, name)
	lines, low := d.Wrap(scene.Body, 12, r.W-24-cw-8, detail), 22.0
	plain, small := scene.Body, 12.0
	if len(lines) > 1 {
		plain, lines = scene.Cond, d.Wrap(scene.Cond, 12, r.W-24-cw-8, detail)
	}
	if len(lines) > 1 {
		small, low = 11, 18
		lines = d.Wrap(plain, small, r.W-20, detail)
	}
	if len(lines) > 2 {
		lines = []string{lines[0], d.Fit(plain, small, r.W-20, strings.Join(lines[1:], " "))}
		m.Hits[mine].Tip = whole
	}
	if short != name {
		m.Hits[mine].Tip = whole
	}
	d.Text(r.X+12, r.Y+low, face, size, "text.on_dark", short)
	for i, line := range lines {
		d.Text(r.X+12, r.Y+low+15+13*float64(i), plain, small, "text.on_dark_second", line)
	}
	if len(lines) < 2 || d.Wide(plain, small, lines[1])+cw+30 <= r.W {
		d.CiteRight(r.X+r.W-10, r.Y+r.H-5, l.Cite, false)
	}
}

// slimCard is how wide a card must be for its words to stand beside its key.
const slimCard = 130.0

// slimCard writes the words of a narrow card under its key, over the whole width; what they lead to and the paragraph are under the pointer.
func (m *Battle) slimCard(d scene.Pen, l engine.Label, r scene.Rect, a scene.Act) {
	name, rows, size := m.Word(l.Name), int((r.H-4)/15), 13.0
	lines := d.Wrap(scene.CondMedium, size, r.W-16, name)
	if len(lines) > rows {
		size = 12
		lines = d.Wrap(scene.CondMedium, size, r.W-12, name)
	}
	d.Hit(r.X, r.Y, r.W, r.H, a, strings.TrimRight(scene.Sentence(name)+" "+m.Word(l.Detail), " "))
	for i, line := range lines[:min(rows, len(lines))] {
		d.Text(r.X+8, r.Y+13+15*float64(i), scene.CondMedium, size, "text.on_dark", line)
	}
}
