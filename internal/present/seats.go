package present

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
)

// This file holds what changes about the sides in the middle of a game: secret orders taken back and unsealed, and who plays a side.

// wrote shows what a side has written, now that it took something back.
func (m *Model) wrote(err error) {
	if err != nil {
		m.Fail(err)
		return
	}
	m.top.Sight.Sel = engine.NoRef
	m.top.Refresh()
}

// giveSeat has somebody play a side from now on. The game keeps it, so that it goes on like that.
func (m *Model) giveSeat(side engine.Side, who string) {
	t := m.top.Sight
	if t.Play.Replay || m.top.Seat(side) == who {
		return
	}
	if t.Game.Seats() == nil { // who sits where was not written down yet
		if err := t.Game.Set(play.SettingSeats, strings.Join(t.Play.Seats, ",")); err != nil {
			m.Fail(err)
			return
		}
	}
	if err := t.Game.GiveSeat(side, who); err != nil {
		m.Fail(err)
		return
	}
	seats := slices.Clone(t.Play.Seats)
	seats[side-1] = who
	t.Play.Seats = seats
	m.bots.Fresh()
	m.top.Refresh()
	if s := m.top.Actor(); s != engine.NoSide && s != t.Viewer && m.top.Seat(s) == "person" {
		m.pages.Close() // who sat here plays no longer, or is not the one who is asked
		m.pass(s)
		return
	}
	if next := m.top.FirstViewer(); m.top.Seat(t.Viewer) != "person" && m.top.Seat(next) == "person" {
		if m.top.Veils(next) {
			m.pages.Close()
		}
		m.pass(next) // an opponent has this side now: who is left looks with his own eyes
	}
}

// doOrders carries out what is done with orders of units.
func (m *Model) doOrders(a scene.Act) bool {
	switch a := a.(type) {
	case quill.Drop:
		m.wrote(m.quill.Clear(a.Unit))
	case quill.Strike:
		m.wrote(m.quill.Struck(a.At))
	case quill.Try:
		m.tryOut(nil)
	case quill.TryWorst:
		m.tryOut(m.quill.Worst())
	case quill.Adopt:
		m.wrote(m.quill.Adopt())
	case quill.Unplead:
		m.wrote(m.quill.Recant())
	case quill.Write:
		m.top.Menu = nil
		m.Give(a.Cmd)
	default:
		return false
	}
	return true
}

// See looks with another side's eyes.
func (m *Model) See(s engine.Side) {
	if s != m.top.Sight.Viewer { // what one person looked for is not the next one's
		m.side.ForgetSearch()
		m.front.Forget()
		m.top.Sight.Space, m.top.Menu = -1, nil
	}
	m.result.Fresh()
	m.top.Sight.LookAs(s)
	m.top.Sight.Sel = engine.NoRef
	m.top.Refresh()
	m.quill.Near()
	m.brief.Meet()
	m.sky.Ask()
	m.tellSeason()
}
