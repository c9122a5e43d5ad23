package hand

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file plans from the target: a click on what may be attacked opens its card, rows tick who goes, and one button sends them.

// AimHere opens the card of a target.
type AimHere struct{ At engine.Ref }

// Tick ticks a counter for the target, or takes the tick off.
type Tick struct{ Ref engine.Ref }

// TickAll ticks everybody who reaches it, or nobody when all are ticked.
type TickAll struct{}

// Send sends those ticked.
type Send struct{}

// CloseAim puts the card away.
type CloseAim struct{}

// Do names it.
func (AimHere) Do() string { return "aim" }

// Do names it.
func (Tick) Do() string { return "tick" }

// Do names it.
func (TickAll) Do() string { return "tick.all" }

// Do names it.
func (Send) Do() string { return "send" }

// Do names it.
func (CloseAim) Do() string { return "aim.close" }

// doAim carries out what is done with a target; it tells whether it was that.
func (m *Hand) doAim(a scene.Act) bool {
	switch a := a.(type) {
	case AimHere:
		m.openAim(a.At)
	case Tick:
		m.Surface.Tick(a.Ref)
		m.Cue("card")
	case TickAll:
		m.tickAll()
	case Send:
		m.send()
	case CloseAim:
		m.NoAim()
	default:
		return false
	}
	m.Stale = true
	return true
}

// aim opens the card of what was clicked, if anybody may be sent there.
func (m *Hand) aim(r engine.Ref, s int) bool {
	if m.Fighting() && m.Plan() == nil {
		return false
	}
	at := m.AimOf(r, s)
	if at == engine.NoRef {
		return false
	}
	m.openAim(at)
	return true
}

func (m *Hand) openAim(at engine.Ref) {
	if m.Plan() != nil { // the card comes in the place of the plan
		m.ToggleBattle()
	}
	m.AimAt(at)
	t := m.Sight
	t.Sel, t.Space, t.N = engine.NoRef, m.AimSpace(), 0
	t.Steered = false // what the cursor was walked to is chosen: now Enter sends
	m.Menu, m.Proof, m.Pane, m.Folded = nil, nil, "units", false
	m.Cue("card")
}

// AimShown tells whether the card of a target stands beside the map.
func (m *Hand) AimShown() bool {
	return m.Sight != nil && m.Sight.Aim != nil && m.Live() && m.Pane == "units" && !m.Folded && !m.Fighting() && m.Up == table.ScreenGame
}

// tickAll ticks everybody, or nobody when all are ticked.
func (m *Hand) tickAll() {
	if a := m.Sight.Aim; a != nil {
		if whole := m.Whole(); len(whole) > len(a.Ticked) {
			a.Ticked = whole
		} else {
			a.Ticked = nil
		}
	}
}

// Whole lists those ticked and everybody else who may go with them: those who may not go together are not ticked together.
func (m *Hand) Whole() (out []engine.Ref) {
	a := m.Sight.Aim
	had := a.Ticked
	defer func() { a.Ticked = had }()
	a.Ticked = slices.Clone(had)
	for _, r := range m.Reachers(a.At) {
		if !r.Sent && !a.Ticks(r.Counter.Ref) && m.Fits(r) {
			a.Ticked = append(a.Ticked, r.Counter.Ref)
		}
	}
	return a.Ticked
}

// Sendable tells whether the card has somebody to send, or something to begin.
func (m *Hand) Sendable() bool {
	if !m.AimShown() {
		return false
	}
	list := m.Sending()
	_, begins := m.Begins(list)
	return len(list) > 0 || begins
}

// Shown is the force that sending those ticked would show to the other side; NoRef for none.
func (m *Hand) Shown() engine.Ref {
	for _, c := range m.Sending() {
		if f := m.Label(c).Shows; f != engine.NoRef {
			return f
		}
	}
	return engine.NoRef
}

// send gives the commands of those ticked, one after the other, each a step that can be taken back; what they are to begin is begun.
func (m *Hand) send() {
	list := m.Sending()
	begins, ok := m.Begins(list)
	if ok {
		list = append(list, begins)
	}
	for _, c := range list {
		head := m.Sight.Game.Head()
		if m.Give(c); m.Sight.Game.Head() == head {
			return // refused: the reason stands on the map
		}
	}
}

// KeyAim is the keyboard while the card stands there: its letters win over those of the rail.
func (m *Hand) KeyAim(k scene.Key) bool {
	if !m.AimShown() || m.Menu != nil || k.Shift || k.Name != "a" {
		return false
	}
	m.tickAll()
	m.Stale = true
	return true
}
