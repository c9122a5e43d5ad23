package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file writes a proof on paper, with the numbers of its causes.

// paperLine is a line of a proof as it is laid.
type paperLine struct {
	ordered.Line
	text []string
	x    float64
}

// paperLines wraps a proof into the room there is, and tells how tall it is. Where there is too little the cause that is walked to comes into
// it: the first lines under the verdict give way.
func (m *Quill) paperLines(d scene.Pen, v ordered.Verdict, w, room float64) (lines []paperLine, tall float64) {
	walked, causes := m.caused(), m.causes()
	for skip := range max(1, len(v.Lines)) {
		lines, tall = nil, 14
		there := walked == engine.NoRef
		for i, l := range v.Lines {
			if i > 0 && i <= skip {
				continue
			}
			in := 36 + 18*float64(min(l.Deep, 4))
			cw := d.Wide(scene.CondMedium, 13, scene.Brief(l.Cite))
			if slices.Contains(causes, l.By) { // its number stands there too
				cw += 24
			}
			face, size := scene.Body, 13.0
			if i == 0 {
				face, size = scene.SerifSemi, 16
			}
			wrapped := d.Wrap(face, size, w-in-cw-20, m.Word(l.Text))
			h := 8 + 17*float64(len(wrapped))
			if tall+h > room && i > 0 {
				break
			}
			tall += h
			lines = append(lines, paperLine{l, wrapped, in})
			there = there || l.By == walked
		}
		if there {
			return lines, tall
		}
	}
	return lines, tall
}

// layPaper writes the proof on paper, reasons under what they are reasons for.
func (m *Quill) layPaper(d scene.Pen, v ordered.Verdict, x, y, w, foot float64) float64 {
	lines, tall := m.paperLines(d, v, w, foot-y)
	d.Frame(x, y, w, tall, 3, "paper.sheet", "paper.edge")
	edge := "status.legal_on_paper"
	if v.Fate != ordered.Done {
		edge = "status.refused_on_paper"
	}
	d.Box(x, y, 4, tall, edge)
	causes := m.causes()
	ty := y + 10
	walked := m.caused()
	for i, l := range lines {
		if walked != engine.NoRef && l.By == walked {
			d.Box(x+4, ty-3, w-4, 6+17*float64(len(l.text)), "paper.shade")
		}
		if l.Fate != ordered.Open {
			d.Icon("fate."+l.Fate.String(), x+l.x-15, ty+8, 8, "")
		} else {
			d.Frame(x+l.x-16, ty+7, 3, 3, 1.5, "text.on_paper_second", "text.on_paper_second")
		}
		face, size, col := scene.Body, 13.0, "text.on_paper"
		if i == 0 {
			face, size = scene.SerifSemi, 16
		}
		for k, s := range l.text {
			d.Text(x+l.x, ty+13+17*float64(k), face, size, col, s)
		}
		cx := x + w - 10
		cited := d.CiteShort(cx, ty+13, l.Cite, true)
		if n := slices.Index(causes, l.By); n >= 0 {
			d.Icon("cause."+scene.Itoa(n+1), x+w-18, ty+30, 9, "")
			if len(l.text) < 2 {
				d.Panel.Items = d.Panel.Items[:len(d.Panel.Items)-1]
				d.Icon("cause."+scene.Itoa(n+1), cx-cited-16, ty+8, 9, "")
			}
			if k := m.numberOf(l.By); k >= 0 {
				d.Hit(x, ty-2, w-70, 8+17*float64(len(l.text)), Explain{k}, "")
			}
		}
		ty += 8 + 17*float64(len(l.text))
	}
	return y + tall
}
