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
	name, tip := m.Word(l.Name), ""
	if r.H < 60 {
		face, short := scene.BodyMedium, name
		if d.Wide(face, 13, name) > r.W-kw-28 {
			face = scene.CondMedium
			short = d.Fit(face, 13, r.W-kw-28, name)
		}
		cw := d.Wide(scene.CondMedium, 13, string(l.Cite))
		plain, detail := d.Snug(12, r.W-24-cw-8, m.Word(l.Detail))
		if short != name || detail != m.Word(l.Detail) {
			tip = strings.TrimRight(scene.Sentence(name)+" "+m.Word(l.Detail), " ")
		}
		d.Hit(r.X, r.Y, r.W, r.H, a, tip)
		d.Text(r.X+12, r.Y+22, face, 13, "text.on_dark", short)
		d.Text(r.X+12, r.Y+38, plain, 12, "text.on_dark_second", detail)
		d.CiteRight(r.X+r.W-10, r.Y+r.H-5, l.Cite, false)
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
	if rows == 1 && len(d.Wrap(face, 13, room, detail)) > rows { // closer, before anything is left out
		size, step, rows = 12, 14, 2
		ty -= 2
	}
	if len(d.Wrap(face, size, room, detail)) > rows { // the whole of it under the pointer
		m.Hits[mine].Tip = detail
	}
	d.Para(r.X+14, ty+1, room, face, size, step, "text.on_dark_second", detail, rows)
	d.CiteRight(r.X+r.W-12, r.Y+r.H-10, l.Cite, false)
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
