package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"slices"
)

// This file holds what can be asked of the pane.

// Aim opens the card of a target.
type Aim struct {
	At   engine.Ref
	Raid bool
}

// Count changes how many of a counter's units go.
type Count struct {
	Unit engine.Ref
	By   int
}

// Every picks all of a counter's units, or none where all are picked.
type Every struct{ Unit engine.Ref }

// Other takes another way.
type Other struct{}

// Send sends what is picked.
type Send struct{}

// Shut puts the card away.
type Shut struct{}

// Drop gives up the flight that is planned step by step.
type Drop struct{}

// Take takes a space up whose units move.
type Take struct{ At engine.Ref }

// Do names it.
func (Take) Do() string { return "move.from" }

// Do names it.
func (Aim) Do() string { return "flight.aim" }

// Do names it.
func (Count) Do() string { return "flight.count" }

// Do names it.
func (Every) Do() string { return "flight.every" }

// Do names it.
func (Other) Do() string { return "flight.way" }

// Do names it.
func (Send) Do() string { return "flight.send" }

// Do names it.
func (Shut) Do() string { return "flight.close" }

// Do names it.
func (Drop) Do() string { return "flight.drop" }

// Do carries out what is asked of it; it tells whether it was that.
func (m *Flights) Do(a scene.Act) bool {
	switch a := a.(type) {
	case Aim:
		m.aim(a)
	case Count:
		m.count(a.Unit, a.By)
		m.follow()
	case Every:
		m.every(a.Unit)
		m.follow()
	case Other:
		if t, ok := m.target(); ok {
			if f, ok := m.shown(t); ok {
				m.ways[f.From]++
			}
		}
		m.follow()
	case Send:
		m.send()
	case Shut:
		m.close()
	case Drop:
		m.drop()
	case Stay:
		m.stay()
	case Take:
		m.from(a.At)
	case To:
		m.goTo(a.At)
	default:
		return false
	}
	m.Stale = true
	return true
}

// reach finds a counter among those that reach the target.
func (m *Flights) reach(r engine.Ref) (sortie.Reach, bool) {
	t, ok := m.target()
	if !ok {
		return sortie.Reach{}, false
	}
	i := slices.IndexFunc(t.Reach, func(x sortie.Reach) bool { return x.Unit.Ref == r })
	if i < 0 {
		return sortie.Reach{}, false
	}
	return t.Reach[i], true
}

func (m *Flights) count(unit engine.Ref, by int) {
	if v, ok := m.moving(); ok && m.everyMove(v, unit, by) {
		return
	}
	if r, ok := m.reach(unit); ok {
		m.picks[unit] = m.stepped(r, m.picks[unit], by)
		m.base = r.Unit.Space
		m.Cue("card")
	}
}

// stepped is how many of a row are ticked after one step more or less: as many as go together, where a ship takes several at once.
func (m *Flights) stepped(r sortie.Reach, n, by int) int {
	k := 1
	if p, ok := m.mine(); ok && !m.Planning() && len(r.Goes) > 0 {
		k = load(p, r.Goes[0])
	}
	if by > 0 {
		return min(r.Most, (n/k+by)*k)
	}
	return max(0, ((n+k-1)/k+by)*k)
}

func (m *Flights) every(unit engine.Ref) {
	if v, ok := m.moving(); ok && m.everyMove(v, unit, 0) {
		return
	}
	r, ok := m.reach(unit)
	switch {
	case !ok:
		return
	case m.picks[unit] == r.Most:
		m.picks[unit] = 0
	default:
		m.picks[unit] = r.Most
	}
	m.base = r.Unit.Space
	m.Cue("card")
}

// send gives the commands of all flights that are picked.
func (m *Flights) send() {
	t, ok := m.target()
	if ok && !m.Planning() {
		m.strike(t)
		return
	}
	if !ok || m.sendable(t) == 0 {
		return
	}
	var all []engine.Command
	for _, b := range bases(t) {
		if f, ok := m.flight(t, b); ok {
			all = append(all, f.Commands...)
		}
	}
	m.close()
	for _, c := range all {
		if !slices.Contains(m.Sight.Legal, c) {
			return
		}
		m.Give(c)
	}
}

// drop takes the steps of the flight that is planned back.
func (m *Flights) drop() {
	for range 24 {
		if !m.Drafting() {
			return
		}
		head := m.Sight.Game.Head()
		m.Run(table.Undo{})
		if m.Sight.Game.Head() == head {
			return
		}
	}
}
