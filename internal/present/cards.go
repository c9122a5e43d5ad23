package present

import (
	"math"

	"awaw/engine"
)

// This file holds the cards that slide in above the timeline: one for every loss, inversion, displacement, change of base and
// news of what a nation may do, each leading to its line of the log.

// card is one note; event -1 stands for the point as a whole.
type card struct {
	text         string
	cite         engine.Cite
	kind         engine.EventKind
	icon         string // of a card that tells of the program
	until        float64
	point, event int
	more         int // what it stands for beside itself
}

// mostCards is how many cards wait at most; what is more is told by number on the last of them.
const mostCards = 8

// showEvents starts the motion and queues the cards of what just happened at the point shown.
func (m *Model) showEvents(events []engine.Event) {
	m.cueEvents(events)
	for _, e := range events {
		for _, mv := range e.Moves {
			if mv.From.Kind() != engine.KindSpace || mv.To.Kind() != engine.KindSpace || mv.From == mv.To {
				continue
			}
			if m.prefs.Still {
				continue
			}
			x0, y0 := m.board().Middle(mv.From.Index())
			x1, y1 := m.board().Middle(mv.To.Index())
			length := math.Min(450, 90*math.Max(1, math.Hypot(x1-x0, y1-y0)))
			m.moving = append(m.moving, moving{mv.Counter, mv.From.Index(), mv.To.Index(), m.clock, length})
		}
	}
	if m.t.cursor < len(m.t.points) {
		m.pointCards(m.t.cursor)
	}
}

// pointCards queues the cards of one point: its losses, inversions and displacements as they are told, and counters that
// were inverted or lost without a word of their own.
func (m *Model) pointCards(i int) {
	p := &m.t.points[i]
	told := map[changeKind]bool{}
	for k, e := range p.events {
		switch e.Kind {
		case engine.EventLoss:
			told[changeLost] = true
		case engine.EventTurned:
			told[changeDown] = true
		case engine.EventBase, engine.EventDisplaced, engine.EventNews:
			if e.Kind == engine.EventDisplaced {
				told[changeDown] = true
			}
		default:
			continue
		}
		m.pushCard(card{text: p.words[k], cite: e.Cite, kind: e.Kind, point: i, event: k})
	}
	for _, of := range []struct {
		kind changeKind
		key  string
		as   engine.EventKind
	}{{changeLost, "card.lost", engine.EventLoss}, {changeDown, "card.down", engine.EventTurned}} {
		n, names := 0, ""
		for _, c := range p.changes {
			lost := of.kind == changeLost && (c.kind == changeLost || c.kind == changeGone) && c.mate == engine.NoRef
			if told[of.kind] || !lost && c.kind != of.kind || of.kind == changeLost && !lost || lost && eventNaming(p, c) >= 0 {
				continue
			}
			if n++; n <= 3 {
				if names != "" {
					names += ", "
				}
				names += m.nameOf(c.ref)
			}
		}
		if n > 3 {
			names = m.say("card.more", names, n-3)
		}
		if n > 0 {
			m.pushCard(card{text: m.say(of.key, n, names), cite: p.cite, kind: of.as, point: i, event: -1})
		}
	}
}

// pushCard queues a card; when many wait already, the last one counts it in.
func (m *Model) pushCard(c card) {
	if n := len(m.cards); n >= mostCards {
		last := &m.cards[n-1]
		last.more++
		last.text, last.cite, last.kind, last.event = m.say("card.rest", last.more+1), "", engine.EventNote, -1
		return
	}
	m.cards = append(m.cards, c)
}

func (m *Model) tickCards() {
	if len(m.cards) == 0 {
		return
	}
	c := &m.cards[0]
	if m.fighting() && c.icon == "" {
		return // they wait until the combat panel is away
	}
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
	probe := m.probe()
	cw := probe.wide(CondMedium, 13, string(c.cite))
	lines := probe.wrap(Body, 13, w-72-cw, c.text)
	h := math.Max(44, 26+18*float64(min(len(lines), 3)))
	lift := 12.0
	if m.t.game.Sandbox() {
		lift = 50 // above the plate
	}
	if t := m.throwsTall(); t > 0 {
		lift += t + 12 // above the dice
	}
	d := m.panel("card", Rect{x, m.h - foot - h - lift, w, h})
	d.p.Shadow = true
	y := d.p.Rect.Y
	edge := "chrome.line"
	if d.hot(d.p.Rect) {
		edge = "accent.lamp"
	}
	d.frame(x, y, w, h, 4, "chrome.panel", edge)
	icon, col := "triangle", "status.warning"
	switch c.kind {
	case engine.EventTurned:
		icon, col = "undo", "text.on_dark_second"
	case engine.EventBase:
		icon, col = "flag", "text.on_dark_second"
	case engine.EventDisplaced:
		icon, col = "next", "status.warning"
	case engine.EventNews:
		icon, col = "log", "accent.lamp"
	case engine.EventNote, engine.EventChoice:
		icon, col = "log", "text.on_dark_second"
	}
	tip := m.say("tip.card")
	var act Act = ShowLine{Point: c.point, Event: max(0, c.event)}
	if c.icon != "" {
		icon, col, act, tip = c.icon, "accent.lamp", CloseCard{}, ""
	}
	d.icon(icon, x+24, y+h/2, 9, col)
	d.para(x+46, y+26, w-72-cw, Body, 13, 18, "text.on_dark", c.text, 3)
	d.hit(x, y, w, h, act, tip)
	d.citeRight(x+w-14, y+26, c.cite, false)
}
