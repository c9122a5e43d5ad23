package present

import (
	"math"

	"awaw/engine"
)

// This file holds what floats: proof cards, small menus, one-line tooltips.

// proof is a verdict with its reason, its paragraphs and the nearest legal commands.
type proof struct {
	x, y    float64
	verdict engine.Verdict
	title   string
	body    string
	cites   []engine.Cite
	nearest []engine.Command
	pinned  bool
}

func (m *Model) tipPending() bool {
	return m.clock < m.hoverAt+250 && m.clock >= m.hoverAt
}

// layProof shows the pinned proof, or the one of what the pointer rests on.
func (m *Model) layProof() {
	p := m.proof
	if p == nil {
		p = m.resting()
		if p == nil {
			return
		}
	}
	const w = 318.0
	probe := m.probe()
	title := probe.wrap(BodyMedium, 14, w-58, p.title)
	body := probe.wrap(Body, 13, w-58, sentence(p.body))
	h := 24 + 18*float64(len(title)+len(body)) + 6
	if len(p.cites) > 0 {
		h += 24
	}
	near := p.nearest
	if len(near) > 3 {
		near = near[:3]
	}
	var names [][]string
	if len(near) > 0 {
		h += 32
	}
	for _, c := range near {
		names = append(names, probe.wrap(BodyMedium, 13, w-58-36, m.word(m.tell(c).Name)))
		h += 14 + 18*float64(len(names[len(names)-1]))
	}
	_, rail, right, foot := m.bars()
	x, y := p.x+18, p.y+12
	if p.x > m.w-right-8 || x+w > m.w-right-8 {
		x = math.Min(p.x-w-10, m.w-right-w-12)
	}
	x = math.Max(rail+8, x)
	y = math.Max(54, math.Min(y, m.h-foot-h-8))
	m.rested.rect = Rect{x, y, w, h}
	d := m.panel("proof", m.rested.rect)
	d.p.Shadow = true
	x, y = d.p.Rect.X, d.p.Rect.Y
	d.frame(x, y, w, h, 3, "paper.sheet", "paper.edge")
	col, icon := "status.refused_on_paper", "cross"
	switch p.verdict {
	case engine.Yes:
		col, icon = "status.legal_on_paper", "tick"
	case engine.YesLater:
		col, icon = "text.on_paper_second", "clock"
	}
	edge := map[string]string{"cross": "status.refused", "tick": "status.legal_on_paper", "clock": "paper.rule"}[icon]
	d.box(x, y, 4, h, edge)
	d.icon(icon, x+24, y+23, 7, col)
	ty := y + 28
	for _, l := range title {
		d.text(x+42, ty, BodyMedium, 14, "text.on_paper", l)
		ty += 18
	}
	for _, l := range body {
		d.text(x+42, ty, Body, 13, "text.on_paper_second", l)
		ty += 18
	}
	if len(p.cites) > 0 {
		cx := x + 42
		ty += 4
		for _, c := range p.cites {
			cx += d.cite(cx, ty, c, true) + 16
		}
		ty += 20
	}
	if len(near) > 0 {
		d.box(x+42, ty-8, w-58, 1, "paper.rule")
		ty += 10
		d.text(x+42, ty, Body, 13, "text.on_paper_second", m.say("proof.nearest"))
		ty += 8
		for i, lines := range names {
			r := Rect{x + 42, ty, w - 58, 10 + 18*float64(len(lines))}
			fill, edge := "paper.shade", "paper.rule"
			if d.hot(r) {
				fill, edge = "paper.lit", "text.on_paper_second"
			}
			d.frame(r.X, r.Y, r.W, r.H, 4, fill, edge)
			for k, l := range lines {
				d.text(r.X+10, r.Y+19+18*float64(k), BodyMedium, 13, "text.on_paper", l)
			}
			d.icon("next", r.X+r.W-14, r.Y+r.H/2, 4, "text.on_paper_second")
			d.hit(r.X, r.Y, r.W, r.H, Give{Cmd: near[i]}, "")
			ty += r.H + 4
		}
	}
	if p.pinned {
		d.icon("close", x+w-16, y+16, 5, "text.on_paper_second")
		d.hit(x+w-30, y+2, 28, 28, CloseProof{}, "")
	}
}

// resting is the proof of what the pointer rests on; it stays while the pointer is on its card, so that what it offers can
// be clicked.
func (m *Model) resting() *proof {
	if m.rested.of != nil && m.rested.rect.Inset(-12).Has(m.mx, m.my) {
		return m.rested.of
	}
	m.rested.of = nil
	r, ok := m.at2(m.mx, m.my)
	if !ok || r.Proof == nil || m.clock < m.hoverAt+250 {
		return nil
	}
	q := *r.Proof
	q.x, q.y = r.Rect.X-8, r.Rect.Y+r.Rect.H/2
	m.rested.of = &q
	return &q
}

// layMenu shows the small menu of several legal commands.
func (m *Model) layMenu() {
	if m.menu == nil {
		return
	}
	probe := m.probe()
	shown := m.offered()
	if len(shown) > 12 {
		shown = shown[:12]
	}
	w := 200.0
	for _, c := range shown {
		l := m.tell(c)
		w = math.Max(w, probe.wide(BodyMedium, 14, m.word(l.Name))+probe.wide(Body, 13, m.menuNote(shown, c))+probe.wide(CondMedium, 13, string(l.Cite))+92)
	}
	w = math.Min(w, 460)
	h := 16 + 32*float64(len(shown))
	_, rail, right, foot := m.bars()
	x := math.Max(rail+8, math.Min(m.menu.x+12, m.w-right-w-8))
	y := math.Max(54, math.Min(m.menu.y+8, m.h-foot-h-8))
	d := m.panel("menu", Rect{x, y, w, h})
	d.p.Shadow = true
	x, y = d.p.Rect.X, d.p.Rect.Y
	d.frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	for i, c := range shown {
		l := m.tell(c)
		ry := y + 8 + 32*float64(i)
		if d.hot(Rect{x, ry, w, 32}) {
			d.box(x+1, ry, w-2, 32, "chrome.raised_hover")
			d.box(x+1, ry, 3, 32, "accent.lamp")
		}
		if i < 9 {
			d.frame(x+12, ry+7, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.centre(x+21, ry+20, CondMedium, 12, "text.on_dark_second", itoa(i+1))
		}
		cw := d.wide(CondMedium, 13, string(l.Cite))
		face, name := BodyMedium, m.word(l.Name)
		if d.wide(face, 14, name) > w-68-cw {
			face = CondMedium
			name = d.fit(face, 14, w-68-cw, name)
		}
		at := x + 40 + d.text(x+40, ry+21, face, 14, "text.on_dark", name) + 12
		d.text(at, ry+21, Body, 13, "text.on_dark_second", d.fit(Body, 13, math.Max(0, x+w-28-cw-at), m.menuNote(shown, c)))
		d.hit(x, ry, w, 32, Give{Cmd: c}, "")
		d.citeRight(x+w-14, ry+21, l.Cite, false)
	}
}

// menuNote is what a menu adds to a command: where its counter stands, if another is worded alike, or what it costs.
func (m *Model) menuNote(shown []engine.Command, c engine.Command) string {
	l := m.tell(c)
	if from, ok := m.t.counter(c.A); ok {
		for _, o := range shown {
			if o != c && m.word(m.tell(o).Name) == m.word(l.Name) {
				return m.say("menu.from", m.nameOf(from.Space))
			}
		}
	}
	if note := m.word(l.Detail); len([]rune(note)) <= shortNote {
		return note
	}
	return ""
}

// shortNote is how long a detail may be that has room in a menu, in letters.
const shortNote = 24

// layTip shows one line beside what the pointer rests on.
func (m *Model) layTip() {
	m.tipShown = false
	if m.down || m.clock < m.hoverAt+250 || m.proof != nil || m.sheet != nil || m.menu != nil {
		return
	}
	r, ok := m.at2(m.mx, m.my)
	word := r.Tip
	if ok && m.hushed {
		return
	}
	if !ok && m.screen == ScreenGame && m.t != nil && m.menu == nil {
		if on := m.spaceUnder(m.mx, m.my); on >= 0 && (m.fan.n == 0 || !m.fan.rect.Has(m.mx, m.my)) && m.layHoverCard(on) {
			m.tipShown = true
			return
		}
		word = m.mapTip()
	}
	if word == "" {
		m.tipShown = ok && m.layTerm()
		return
	}
	m.tipShown = true
	probe := m.probe()
	word = probe.fit(CondMedium, 13, 520, word)
	w := math.Round(probe.wide(CondMedium, 13, word)) + 20
	x := math.Max(4, math.Min(m.mx+14, m.w-w-4))
	y := m.my + 20
	if y+28 > m.h-4 {
		y = m.my - 36
	}
	d := m.panel("tip", Rect{x, y, w, 28})
	m.regions = m.regions[:len(m.regions)-1]
	d.frame(d.p.Rect.X, d.p.Rect.Y, w, 28, 4, "chrome.raised", "chrome.line")
	d.text(d.p.Rect.X+10, d.p.Rect.Y+19, CondMedium, 13, "text.on_dark", word)
}

// mapTip names the space under the pointer, what it holds and its coordinate.
func (m *Model) mapTip() string {
	if m.fan.n > 0 && m.fan.rect.Has(m.mx, m.my) {
		if c, ok := m.counterUnder(m.mx, m.my); ok {
			return m.nameOf(c.Ref) + ": " + m.word(c.Note)
		}
	}
	s := m.spaceUnder(m.mx, m.my)
	if s < 0 {
		return ""
	}
	if v, ok := m.t.spaceView(s); ok {
		if v.Room.Capacity > 0 {
			return m.say("map.tip.base", v.Name, v.Code, m.word(v.Kind), (v.Room.Used+v.Room.Unit-1)/max(1, v.Room.Unit), v.Room.Capacity/max(1, v.Room.Unit))
		}
		return m.say("map.tip.space", v.Name, v.Code, m.word(v.Kind))
	}
	name, code := m.board().Name(s), m.board().Code(s)
	if name == code {
		return code
	}
	return name + " " + code
}
