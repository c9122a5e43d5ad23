package quill

import (
	"math"
	"strings"

	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file lays the letter out: its text on paper, what is wrong with each line of one that came, and what may be done with it.

// letterLine is how tall a line of the letter is.
const letterLine = 20.0

// LayLetter lays the letter over the map.
func (m *Quill) LayLetter() {
	l := &m.letter
	if !l.open || !m.Here() {
		return
	}
	veil := m.Panel("letter.veil", scene.R(0, 0, m.W, m.H))
	veil.Add(scene.Item{Kind: scene.ItemBox, X: 0, Y: 0, W: m.W, H: m.H, Fill: "chrome.scrim", Alpha: .5})
	m.Hits[len(m.Hits)-1].Act = scene.Nothing{}
	rows := float64(strings.Count(l.text, "\n") + len(l.lines))
	w, h := math.Min(720, m.W-40), math.Min(math.Min(720, m.H-60), math.Max(420, 240+letterLine*rows))
	d := m.Panel("letter", scene.R((m.W-w)/2, (m.H-h)/2, w, h))
	d.Panel.Shadow = true
	m.Hits[len(m.Hits)-1].Cmd = "letter"
	r := d.Panel.Rect
	d.Frame(r.X, r.Y, w, h, 3, "paper.sheet", "paper.edge")
	x, inner := r.X+28, w-56
	title, under := m.letterTitle(), m.Say("letter.under")
	if l.came {
		title, under = m.Say("letter.title.came"), m.Say("letter.under.came", m.adoptable())
	}
	d.Text(x, r.Y+42, scene.SerifSemi, 24, "text.on_paper", d.Fit(scene.SerifSemi, 24, inner, title))
	if l.note != "" {
		under = l.note
	}
	y := d.Para(x, r.Y+66, inner, scene.Body, 13, 17, "text.on_paper_second", under, 2) + 4
	foot := r.Y + h - 104
	d.Box(x, y-8, inner, 1, "paper.rule")
	if l.files != nil {
		m.layFiles(d, x, y+6, inner, foot)
	} else {
		m.layText(d, x, y+6, inner, foot)
	}
	m.layLetterFoot(d, x, foot+12, inner)
}

// layText writes the lines; scrolled where they are more than there is room for.
func (m *Quill) layText(d scene.Pen, x, y, w, foot float64) {
	l := &m.letter
	of := map[int]ordered.SheetLine{}
	var whole []ordered.SheetLine
	for _, s := range l.lines {
		if s.N > 0 {
			of[s.N] = s
		} else {
			whole = append(whole, s)
		}
	}
	rows := strings.Split(strings.TrimRight(l.text, "\n"), "\n")
	total := letterLine * float64(len(rows)+len(l.lines))
	m.Scroll["letter"] = math.Min(m.Scroll["letter"], math.Max(0, total-(foot-y)))
	skip := m.Scroll["letter"]
	for _, s := range whole {
		y = d.Para(x+26, y+14, w-26, scene.Body, 13, 17, "text.on_paper_second", s.Fault, 3)
	}
	for i, row := range rows {
		s, read := of[i+1]
		tall := letterLine
		if s.Fault != "" {
			tall += 18
		}
		if skip > 0 {
			skip -= tall
			continue
		}
		if y+tall > foot {
			return
		}
		m.layRow(d, row, s, read, x, y, w)
		y += tall
	}
}

// layRow writes one line: the wrong word marked, and under it what was expected.
func (m *Quill) layRow(d scene.Pen, row string, s ordered.SheetLine, read bool, x, y, w float64) {
	row = d.Fit(scene.CondMedium, 15, w-26, strings.ReplaceAll(row, "\t", " "))
	if i := strings.Index(row, s.Word); s.Word != "" && i >= 0 {
		at := x + 26 + d.Wide(scene.CondMedium, 15, row[:i])
		d.Frame(at-2, y, d.Wide(scene.CondMedium, 15, s.Word)+4, 20, 2, "paper.shade", "status.refused")
	}
	d.Text(x+26, y+15, scene.CondMedium, 15, "text.on_paper", row)
	switch {
	case !read:
	case s.Fault == "":
		d.Icon("tick", x+8, y+10, 6, "text.on_paper")
	default:
		d.Icon("cross", x+8, y+10, 6, "status.refused")
		d.Text(x+26, y+32, scene.Body, 12, "text.on_paper_second", d.Fit(scene.Body, 12, w-26, s.Fault))
	}
}

// layFiles lists the files there are, the newest first.
func (m *Quill) layFiles(d scene.Pen, x, y, w, foot float64) {
	for i, name := range m.letter.files {
		if y+36 > foot || i == 9 {
			return
		}
		d.Button(x, y, w, 30, name, scene.Itoa(i+1), "", Fetch{name})
		y += 36
	}
}

// layLetterFoot lays what may be done: out above, in below.
func (m *Quill) layLetterFoot(d scene.Pen, x, y, w float64) {
	l := &m.letter
	each, turns := math.Floor((w-24)/4), false
	put := func(i int, row float64, word, key, kind string, a scene.Act) {
		d.Button(x+float64(i)*(each+8), y+row*42, each, 34, word, key, kind, a)
	}
	if !l.came {
		put(0, 0, m.Say("letter.copy"), "C", "", Copy{})
		put(1, 0, m.Say("letter.keep"), "F", "", Keep{})
	}
	if m.Looks() || m.Reading() {
		word := m.Say("letter.turn")
		if l.last {
			word = m.Say("letter.sheet")
		}
		if turns = !l.last || m.holds() && m.Live() && !m.Reading(); turns {
			put(2, 0, word, "", "", Turn{!l.last})
		}
	}
	put(3, 0, m.Say("button.close"), "Esc", "", Letter{})
	switch {
	case !m.prints():
	case turns:
		put(2, 1, m.Say("letter.print"), "P", "", Print{})
	default:
		put(2, 0, m.Say("letter.print"), "P", "", Print{})
	}
	if !m.Writes() {
		return
	}
	put(0, 1, m.Say("letter.paste"), "V", "", Paste{})
	put(1, 1, m.Say("letter.files"), "O", "", Files{})
	if n := m.adoptable(); n > 0 {
		d.Button(x+2*(each+8), y+42, 2*each+8, 34, m.Say("letter.adopt", n), m.Say("keyname.enter"), "primary", Adopt{})
	}
}
