package present

import (
	"math"

	"awaw/engine"
)

// This file holds what moves (counters on their way, cards sliding in) and the curtain's clock.

type moving struct {
	ref      engine.Ref
	from, to int
	start    float64
	length   float64
}

// t is how far the counter has come, eased in and out.
func (v moving) t(now float64) float64 {
	x := math.Min(1, math.Max(0, (now-v.start)/v.length))
	if x < .5 {
		return 4 * x * x * x
	}
	return 1 - math.Pow(-2*x+2, 3)/2
}

func (m *Model) isMoving(r engine.Ref) bool {
	for _, v := range m.moving {
		if v.ref == r {
			return true
		}
	}
	return false
}

// card is a note that slides in above the timeline: a loss, an inversion, a displacement.
type card struct {
	text  string
	cite  engine.Cite
	kind  engine.EventKind
	icon  string // of a card that tells of the program
	until float64
	point int
}

// showEvents starts the motion and queues the cards of what just happened.
func (m *Model) showEvents(events []engine.Event) {
	for _, e := range events {
		for _, mv := range e.Moves {
			if mv.From.Kind() != engine.KindSpace || mv.To.Kind() != engine.KindSpace || mv.From == mv.To {
				continue
			}
			x0, y0 := m.board().Plane(mv.From.Index())
			x1, y1 := m.board().Plane(mv.To.Index())
			length := math.Min(450, 90*math.Max(1, math.Hypot(x1-x0, y1-y0)))
			m.moving = append(m.moving, moving{mv.Counter, mv.From.Index(), mv.To.Index(), m.clock, length})
		}
		switch e.Kind {
		case engine.EventLoss, engine.EventTurned, engine.EventBase:
			if len(m.cards) < 6 {
				m.cards = append(m.cards, card{text: m.word(e.Text), cite: e.Cite, kind: e.Kind, point: len(m.t.path) - 1})
			}
		}
	}
}

// finishMotion lets the next click finish what runs.
func (m *Model) finishMotion() {
	if len(m.moving) > 0 {
		m.moving = nil
		m.dirty = true
	}
}

func (m *Model) tickMotion() {
	if len(m.moving) == 0 {
		return
	}
	m.dirty = true
	keep := m.moving[:0]
	for _, v := range m.moving {
		if m.clock < v.start+v.length {
			keep = append(keep, v)
		}
	}
	m.moving = keep
}

func (m *Model) tickCards() {
	if len(m.cards) == 0 {
		return
	}
	c := &m.cards[0]
	if c.until == 0 {
		c.until = m.clock + 4000
		if len(m.cards) > 2 {
			c.until = m.clock + 1500
		}
		m.dirty = true
	}
	if m.clock >= c.until {
		m.cards = m.cards[1:]
		m.dirty = true
	}
}

// layCards shows the first card above the timeline.
func (m *Model) layCards() {
	if len(m.cards) == 0 || m.fighting() && m.cards[0].icon == "" {
		return // the combat panel shows its losses itself
	}
	c := m.cards[0]
	_, _, right, foot := m.bars()
	w := 420.0
	x := m.w - right - w - 16
	word := c.text
	probe := pen{m: m}
	lines := probe.wrap(Body, 13, w-72-probe.wide(CondMedium, 13, string(c.cite)), word)
	h := math.Max(44, 26+18*float64(min(len(lines), 3)))
	d := m.panel("card", Rect{x, m.h - foot - h - 12, w, h})
	d.p.Shadow = true
	y := d.p.Rect.Y
	d.frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	icon, col := "triangle", "status.warning"
	switch c.kind {
	case engine.EventTurned:
		icon, col = "undo", "text.on_dark_second"
	case engine.EventBase:
		icon, col = "flag", "text.on_dark_second"
	}
	act := Act{Do: "pane.log"}
	if c.icon != "" {
		icon, col, act = c.icon, "accent.lamp", Act{Do: "card.close"}
	}
	d.icon(icon, x+24, y+h/2, 9, col)
	d.para(x+46, y+26, w-72-d.wide(CondMedium, 13, string(c.cite)), Body, 13, 18, "text.on_dark", word, 3)
	d.hit(x, y, w, h, act, "")
	d.citeRight(x+w-14, y+26, c.cite, false)
}

type curtainState struct {
	next engine.Side
	held bool
	ms   float64
}

// drawCurtain hides everything until the next player has the screen.
func (m *Model) drawCurtain(next engine.Side) {
	m.curtain = curtainState{next: next}
	m.moving, m.cards, m.menu, m.proof = nil, nil, nil, nil
	m.screen = ScreenCurtain
	m.dirty = true
}

func (m *Model) tickCurtain(ms float64) {
	if m.screen != ScreenCurtain || !m.curtain.held {
		return
	}
	m.curtain.ms += ms
	m.dirty = true
	if m.curtain.ms >= 600 {
		m.curtain.held = false
		m.screen = ScreenGame
		m.see(m.curtain.next)
	}
}

// layCurtain is always the same picture but for the next side's mark and name.
func (m *Model) layCurtain() {
	d := m.panel("curtain", Rect{0, 0, m.w, m.h})
	d.box(0, 0, m.w, m.h, "chrome.desk")
	sv := m.t.sideView(m.curtain.next)
	cx, cy := m.w/2, m.h/2
	d.mark(sv.Style, cx, cy-70, 48, true)
	d.centre(cx, cy+24, SerifSemi, 28, "text.on_dark", m.say("curtain.pass", m.word(sv.Name)))
	d.centre(cx, cy+58, Body, 16, "text.on_dark_second", m.say("curtain.hold"))
	d.frame(cx-120, cy+84, 240, 6, 3, "chrome.well", "chrome.line")
	if w := 240 * math.Min(1, m.curtain.ms/600); w > 6 {
		d.frame(cx-120, cy+84, w, 6, 3, "accent.lamp", "accent.lamp")
	}
	d.hit(cx-200, cy+70, 400, 60, Act{Do: "none"}, "")
}

// layStaged draws where the counters that have changed base in this phase came from.
func (m *Model) layStaged(ms *MapScene) {
	t := m.t
	if t.cursor >= len(t.points) {
		return
	}
	here := t.points[t.cursor]
	for i := t.cursor; i > 0 && t.points[i].side == here.side && t.points[i].turn == here.turn; i-- {
		for _, e := range t.points[i].events {
			for _, v := range e.Moves {
				if c, ok := t.counter(v.Counter); ok && c.Staged && c.Space == v.To && v.From.Kind() == engine.KindSpace && v.From != v.To {
					ms.Arrows = append(ms.Arrows, Arrow{From: v.From.Index(), To: v.To.Index(), Kind: "staged", Style: t.style(c.Side)})
				}
			}
		}
	}
}
