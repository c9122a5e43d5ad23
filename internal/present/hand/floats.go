package hand

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// rested is the proof that came up where the pointer rested, and its card.
type rested struct {
	of   *scene.Proof
	rect scene.Rect
}

// LayProof shows the pinned proof, or the one of what the pointer rests on.
func (m *Hand) LayProof() {
	p := m.Proof
	if p == nil {
		p = m.resting()
		if p == nil {
			return
		}
	}
	const w = 318.0
	probe := m.Probe()
	title := probe.Wrap(scene.BodyMedium, 14, w-58, p.Title)
	body := probe.Wrap(scene.Body, 13, w-58, scene.Sentence(p.Body))
	h := 24 + 18*float64(len(title)+len(body)) + 6
	if len(p.Cites) > 0 {
		h += 24
	}
	near := p.Nearest
	if len(near) > 3 {
		near = near[:3]
	}
	var names [][]string
	if len(near) > 0 {
		h += 32
	}
	for _, c := range near {
		names = append(names, probe.Wrap(scene.BodyMedium, 13, w-58-36, m.offered(near, c)))
		h += 14 + 18*float64(len(names[len(names)-1]))
	}
	_, rail, right, foot := m.Bars()
	var x, y float64
	if p.X > m.W-right-8 { // of something beside the map
		x = math.Max(rail+8, math.Min(p.X-w-10, m.W-right-w-12))
		y = math.Max(54, math.Min(p.Y+12, m.H-foot-h-8))
	} else {
		x, y = m.chart.Clear(scene.R(p.X-8, p.Y-4, 16, 8), w, h)
	}
	m.rested.rect = scene.R(x, y, w, h)
	d := m.Panel("proof", m.rested.rect)
	d.Panel.Shadow = true
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, h, 3, "paper.sheet", "paper.edge")
	col, icon := "status.refused_on_paper", "cross"
	switch p.Verdict {
	case engine.Yes:
		col, icon = "status.legal_on_paper", "tick"
	case engine.YesLater:
		col, icon = "text.on_paper_second", "clock"
	}
	edge := map[string]string{"cross": "status.refused", "tick": "status.legal_on_paper", "clock": "paper.rule"}[icon]
	d.Box(x, y, 4, h, edge)
	d.Icon(icon, x+24, y+23, 7, col)
	ty := y + 28
	for _, l := range title {
		d.Text(x+42, ty, scene.BodyMedium, 14, "text.on_paper", l)
		ty += 18
	}
	for _, l := range body {
		d.Text(x+42, ty, scene.Body, 13, "text.on_paper_second", l)
		ty += 18
	}
	if len(p.Cites) > 0 {
		cx := x + 42
		ty += 4
		for _, c := range p.Cites {
			cx += d.Cite(cx, ty, c, true) + 16
		}
		ty += 20
	}
	if len(near) > 0 {
		d.Box(x+42, ty-8, w-58, 1, "paper.rule")
		ty += 10
		d.Text(x+42, ty, scene.Body, 13, "text.on_paper_second", m.Say("proof.nearest"))
		ty += 8
		for i, lines := range names {
			r := scene.R(x+42, ty, w-58, 10+18*float64(len(lines)))
			fill, edge := "paper.shade", "paper.rule"
			if d.Hot(r) {
				fill, edge = "paper.lit", "text.on_paper_second"
			}
			d.Frame(r.X, r.Y, r.W, r.H, 4, fill, edge)
			for k, l := range lines {
				d.Text(r.X+10, r.Y+19+18*float64(k), scene.BodyMedium, 13, "text.on_paper", l)
			}
			d.Icon("next", r.X+r.W-14, r.Y+r.H/2, 4, "text.on_paper_second")
			d.Hit(r.X, r.Y, r.W, r.H, table.Give{Cmd: near[i]}, "")
			ty += r.H + 4
		}
	}
	if p.Pinned {
		d.Icon("close", x+w-16, y+16, 5, "text.on_paper_second")
		d.Hit(x+w-30, y+2, 28, 28, CloseProof{}, "")
	}
}

// offered words a command that is offered in place of a refused one: with where its counter stands, if another is called the same.
func (m *Hand) offered(near []engine.Command, c engine.Command) string {
	word := m.CalledAmong(near, c)
	from, ok := m.Sight.Counter(c.A)
	if !ok || from.Space == engine.NoRef {
		return word
	}
	for _, o := range m.Sight.View.Counters {
		if o.Ref != from.Ref && o.Side == from.Side && m.NameOf(o.Ref) == m.NameOf(from.Ref) {
			return word + " (" + m.Say("menu.from", m.NameOf(from.Space)) + ")"
		}
	}
	return word
}

// resting is the proof of what the pointer rests on; it stays while the pointer is on its card, so that what it offers can
// be clicked.
func (m *Hand) resting() *scene.Proof {
	if m.rested.of != nil && m.rested.rect.Inset(-12).Has(m.Mx, m.My) {
		return m.rested.of
	}
	m.rested.of = nil
	r, ok := m.Under(m.Mx, m.My)
	if !ok || r.Proof == nil || m.Clock < m.HoverAt+250 {
		return nil
	}
	q := *r.Proof
	q.X, q.Y = r.Rect.X-8, r.Rect.Y+r.Rect.H/2
	m.rested.of = &q
	return &q
}
