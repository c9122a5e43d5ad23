package present

import (
	"errors"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/battle"
	"awaw/internal/present/frame"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file walks through what was played: back, forward, to any point, and off into a game of its own.

// undoTo takes back step i of the list, and all after it.
func (m *Model) undoTo(i int) {
	t := m.top.Sight
	steps, _ := t.Game.UndoList(m.top.UndoSide())
	if i < 0 || i >= len(steps) || t.Play.Replay || m.turnBegan(i) {
		return
	}
	if steps[i].Draft < 0 {
		m.goTo(steps[i].Line)
		return
	}
	for range i + 1 {
		m.undo()
	}
}

// goTo makes a node the one play goes on from.
func (m *Model) goTo(n int) {
	t := m.top.Sight
	if t.Play.Replay {
		return
	}
	err := t.Game.GoTo(n, m.top.UndoSide())
	var b *play.Barrier
	switch {
	case errors.As(err, &b):
		m.top.Proof = &scene.Proof{X: m.top.W / 2, Y: 130, Verdict: engine.No, Title: m.top.Say("undo.barrier"), Body: m.top.Word(b.Why) + " " + m.top.Say("undo.fork"), Pinned: true}
		return
	case err != nil:
		m.Fail(err)
		return
	}
	m.bots.Queue, t.Sel, t.Branch = nil, engine.NoRef, 0
	m.recap.Drop()
	m.result.Fresh()
	m.top.Sheet = nil
	m.chart.FinishMotion()
	m.top.Refresh()
	if s := m.top.Actor(); s != engine.NoSide && s != t.Viewer && m.top.Seat(s) == "person" {
		m.pass(s)
	}
}

// StepTo shows point i, with motion and cards when it is the next one.
func (m *Model) StepTo(i int) {
	next := i == m.top.Sight.Cursor+1
	m.chart.FinishMotion()
	m.past.Cards, m.fight.Thrown = nil, battle.Throws{}
	had := m.top.Sight.View.Battle
	m.top.ShowAt(i)
	if next && m.top.Sight.Cursor == i && i < len(m.top.Sight.Points) {
		m.fight.KeepThrows(had, m.top.Sight.Points[i].Events)
	}
	if next && m.top.Sight.Cursor == i && i < len(m.top.Sight.Points) && m.past.Speed > 0 {
		m.showEvents(m.top.Sight.Points[i].Events)
	}
}

// Fork starts a sandbox at the moment that is shown.
func (m *Model) Fork() {
	f, ok := m.top.Desk.(program.Forker)
	if !ok {
		return
	}
	t := m.top.Sight
	side := t.Viewer
	if t.Game.Outcome().Over || m.top.Persons() == 0 {
		side = engine.NoSide
	}
	p, err := f.Fork(t.Play, t.Path[t.Cursor], side)
	if err != nil {
		m.Fail(err)
		return
	}
	m.Put(p)
	m.top.Sheet = &table.Sheet{Title: m.top.Say("fork.title"), Body: m.top.Say("fork.body"), Note: m.top.Say("fork.note"),
		Buttons: []table.SheetButton{{Word: m.top.Say("button.close"), Key: "Enter", Act: frame.CloseSheet{}, Primary: true}}}
}

// goHome puts the game back on the table that the sandbox left.
func (m *Model) goHome() {
	if p := m.top.Sight.Play; p.Home != "" {
		if m.front.OpenHome(p.Home, p.HomeLooked) {
			m.recap.Told()
		}
	}
}
