package present

import (
	"math"

	"awaw/engine"
)

// This file holds the curtain between players at one desk: when it falls, what it says, how it is lifted. Behind it
// nothing of the game is drawn, not even a hint of what happened.

type curtainState struct {
	next engine.Side
	held bool
	ms   float64
	ask  string // what the next side decides, in words everybody may read
}

// veils tells whether the screen must be blank before a side looks at it: always where something is hidden from one of the
// persons, otherwise as the players chose.
func (m *Model) veils(next engine.Side) bool {
	return m.persons() >= 2 && (m.secrets() || m.t.play.Curtain && !m.asked())
}

// secrets tells whether anything is hidden from one of the persons.
func (m *Model) secrets() bool {
	for i := range m.t.play.Seats {
		if s := engine.Side(i + 1); m.seat(s) == "person" && m.hidesFrom(s) {
			return true
		}
	}
	return false
}

// pass hands the screen on to a side that is asked.
func (m *Model) pass(next engine.Side) {
	if m.veils(next) {
		m.drawCurtain(next)
		return
	}
	m.see(next)
}

// drawCurtain hides everything until the next player has the screen.
func (m *Model) drawCurtain(next engine.Side) {
	m.curtain = curtainState{next: next, ask: m.publicAsk(next)}
	m.moving, m.cards, m.menu, m.proof = nil, nil, nil, nil
	m.screen = ScreenCurtain
	m.cue("felt")
	m.dirty = true
}

// publicAsk is what a side is asked, as far as everybody may know it.
func (m *Model) publicAsk(next engine.Side) string {
	t := m.t
	pos, err := t.game.At(t.game.Head(), engine.NoSide)
	if err != nil {
		return ""
	}
	p := pos.View().Prompt
	if p.Side != next || p.Ask.IsZero() {
		return ""
	}
	names, _ := pos.(engine.Namer)
	return m.words.Word(p.Ask, names)
}

// holdCurtain takes the mouse while the curtain is down: pressed on the bar it lifts it as Space does.
func (m *Model) holdCurtain(v Mouse) {
	switch v.What {
	case Pressed:
		r, ok := m.at(v.X, v.Y)
		m.curtain.held = ok && r.Act == (Nothing{}) && !v.Right
		m.dirty = true
	case Released:
		m.curtain.held, m.curtain.ms = false, 0
		m.dirty = true
	}
}

// curtainTime is how long Space or the bar is held before the curtain lifts, in milliseconds: the same whatever happened.
const curtainTime = 600

func (m *Model) tickCurtain(ms float64) {
	if m.screen != ScreenCurtain || !m.curtain.held {
		return
	}
	m.curtain.ms += ms
	m.dirty = true
	if m.curtain.ms >= curtainTime {
		m.curtain.held = false
		m.screen = ScreenGame
		m.see(m.curtain.next)
		m.cardsSince(m.curtain.next)
	}
}

// cardsSince queues the cards of what has happened since a side gave its last command.
func (m *Model) cardsSince(side engine.Side) {
	t := m.t
	from := len(t.points)
	for from > 0 && t.points[from-1].by != side {
		from--
	}
	for i := max(1, from); i < len(t.points); i++ {
		m.pointCards(i)
	}
}

// layCurtain is always the same picture but for the next side's mark, name and question.
func (m *Model) layCurtain() {
	d := m.panel("curtain", Rect{0, 0, m.w, m.h})
	d.box(0, 0, m.w, m.h, "chrome.desk")
	sv := m.t.sideView(m.curtain.next)
	cx, cy := m.w/2, m.h/2
	d.mark(sv.Style, cx, cy-90, 48, true)
	d.centre(cx, cy+4, SerifSemi, 28, "text.on_dark", m.say("curtain.pass", m.word(sv.Name)))
	ask := m.curtain.ask
	if ask == "" {
		ask = m.say("curtain.ask")
	}
	d.centre(cx, cy+38, Body, 16, "text.on_dark", d.fit(Body, 16, m.w-80, ask))
	d.centre(cx, cy+72, Body, 14, "text.on_dark_second", m.say("curtain.hold"))
	d.frame(cx-120, cy+94, 240, 6, 3, "chrome.well", "chrome.line")
	if w := 240 * math.Min(1, m.curtain.ms/curtainTime); w > 6 {
		d.frame(cx-120, cy+94, w, 6, 3, "accent.lamp", "accent.lamp")
	}
	d.hit(cx-200, cy+80, 400, 60, Nothing{}, "")
}
