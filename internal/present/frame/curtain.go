package frame

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the curtain between players at one desk: when it falls, what it says, how it is lifted. Behind it
// nothing of the game is drawn, not even a hint of what happened.

type CurtainState struct {
	Next engine.Side
	Held bool
	Ms   float64
}

// HoldCurtain takes the mouse while the curtain is down: pressed on the bar it lifts it as Space does.
func (m *Frame) HoldCurtain(v scene.Mouse) {
	switch v.What {
	case scene.Pressed:
		r, ok := m.At(v.X, v.Y)
		m.Curtain.Held = ok && r.Act == (scene.Nothing{}) && !v.Right
		m.Stale = true
	case scene.Released:
		m.Curtain.Held, m.Curtain.Ms = false, 0
		m.Stale = true
	}
}

// curtainTime is how long Space or the bar is held before the curtain lifts, in milliseconds: the same whatever happened.
const curtainTime = 600

// TickCurtain lifts the curtain when it has been held long enough; ms is the time that has passed, in milliseconds.
func (m *Frame) TickCurtain(ms float64) {
	if m.Up != table.ScreenCurtain || !m.Curtain.Held {
		return
	}
	m.Curtain.Ms += ms
	m.Stale = true
	if m.Curtain.Ms >= curtainTime {
		m.Curtain.Held = false
		m.Up = table.ScreenGame
		m.See(m.Curtain.Next)
		if m.Sight.Play.Replay {
			m.ShowAt(0)
		}
		m.cardsSince(m.Curtain.Next)
	}
}

// cardsSince queues the cards of what has happened since a side gave its last command, or since orders were last opened.
func (m *Frame) cardsSince(side engine.Side) {
	t := m.Sight
	from := len(t.Points)
	for from > 0 && t.Points[from-1].By != side {
		if from--; t.Points[from].Opened {
			break
		}
	}
	for i := max(1, from); i < len(t.Points); i++ {
		m.past.PointCards(i)
	}
}

// LayCurtain is always the same picture but for the next side's mark and name: what is asked could tell what happened.
func (m *Frame) LayCurtain() {
	d := m.Panel("curtain", scene.R(0, 0, m.W, m.H))
	d.Box(0, 0, m.W, m.H, "chrome.desk")
	sv := m.Sight.SideView(m.Curtain.Next)
	cx, cy := m.W/2, m.H/2
	d.Mark(sv.Style, cx, cy-90, 48, true)
	d.Centre(cx, cy+4, scene.SerifSemi, 28, "text.on_dark", m.Say("curtain.pass", m.Word(sv.Name)))
	d.Centre(cx, cy+48, scene.Body, 14, "text.on_dark_second", m.Say("curtain.hold"))
	d.Frame(cx-120, cy+78, 240, 6, 3, "chrome.well", "chrome.line")
	if w := 240 * math.Min(1, m.Curtain.Ms/curtainTime); w > 6 {
		d.Frame(cx-120, cy+78, w, 6, 3, "accent.lamp", "accent.lamp")
	}
	d.Hit(cx-200, cy+64, 400, 60, scene.Nothing{}, "")
}
