package present

import (
	"errors"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/scene"
)

// This file takes steps back and gives them again.

// undo takes back the last step of whoever may, one turn of a person at most.
func (m *Model) undo() {
	t := m.top.Sight
	if t == nil || !m.top.Live() || m.turnBegan(0) {
		return
	}
	err := m.takeBack()
	var b *play.Barrier
	switch {
	case errors.As(err, &b):
		m.top.Proof = &scene.Proof{X: m.top.W / 2, Y: 130, Verdict: engine.No, Title: m.top.Say("undo.barrier"), Body: m.top.Word(b.Why), Pinned: true}
	case err != nil:
		m.Fail(err)
	default:
		m.bots.Queue, t.Sel = nil, engine.NoRef
		m.top.Sheet = nil
		m.recap.Drop()
		m.result.Fresh()
		m.chart.FinishMotion()
		m.top.Refresh()
		if s := m.top.Actor(); s != engine.NoSide && s != t.Viewer && m.top.Seat(s) == "person" {
			m.pass(s)
		}
	}
}

// takeBack takes the last step back, and with it steps that were only passed over.
func (m *Model) takeBack() error {
	g := m.top.Sight.Game
	for {
		passed := g.Passed()[g.Head()]
		if err := g.TakeBack(m.top.UndoSide()); err != nil || !passed {
			return err
		}
	}
}

// turnBegan tells whether taking back i steps more than one would reach into what another person has done, and says so: a take-back
// never hands the screen over.
func (m *Model) turnBegan(i int) bool {
	t := m.top.Sight
	if m.top.Persons() < 2 || len(m.top.Writing()) > 0 {
		return false
	}
	steps, _ := t.Game.UndoList(m.top.UndoSide())
	passed, at := t.Game.Passed(), t.Game.Head()
	for k, s := range steps {
		if k > i && !passed[at] {
			break
		}
		if s.Side != t.Viewer && m.top.Seat(s.Side) == "person" && !passed[at] {
			m.top.Proof = &scene.Proof{X: m.top.W / 2, Y: 130, Verdict: engine.No, Title: m.top.Say("undo.barrier"),
				Body: m.top.Say("undo.turn", m.top.Word(t.SideView(s.Side).Name)), Pinned: true}
			m.top.Stale = true
			return true
		}
		at = s.Line
	}
	return false
}

// redo gives again the step taken back last.
func (m *Model) redo() {
	t := m.top.Sight
	if t == nil || !m.top.Live() {
		return
	}
	m.question = questionOf(t.View)
	if _, err := t.Game.Redo(m.top.UndoSide()); err != nil {
		m.Fail(err)
		return
	}
	m.top.Refresh()
	m.after()
}
