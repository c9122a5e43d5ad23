package present

import (
	"awaw/engine/play"
	"awaw/internal/present/frame"
	"awaw/internal/present/program"
	"awaw/internal/present/table"
)

// This file sets what a player sets by hand: counters put on a table for trying, faces of dice that were thrown.

// TypeFace types a die in; when all are there, the command that waits goes on.
func (m *Model) TypeFace(f int) {
	s := m.top.Sheet
	if s == nil || s.Dice == nil || f < 1 || f > s.Dice.Sides {
		return
	}
	s.Faces = append(s.Faces, f)
	m.top.Stale = true
	if len(s.Faces) < s.Dice.N {
		return
	}
	faces := s.Faces
	m.top.Sheet = nil
	before := m.top.Sight.View
	done, err := m.top.Sight.Game.Give(faces...)
	m.did(m.top.Sight.Viewer, before, done, err)
}

// OpenSave goes on with a save by its ID, and asks for what opens it.
func (m *Model) OpenSave(id string) { m.front.OpenSave(id, false) }

// Put lays a game on the table.
func (m *Model) Put(p *program.Play) {
	m.Clear()
	m.top.Sight = &table.Sight{Play: p, Game: p.Game, Space: -1, KeyAt: -1, Battle: true}
	m.chart.Fresh()
	m.fight.Fresh()
	m.result.Fresh()
	m.recap.Fresh()
	m.rounds, m.top.Beside, m.top.Halted = false, false, false
	m.past.Fresh()
	m.quill.Fresh()
	m.planes.Fresh()
	m.sky.Fresh()
	m.advice.Fresh()
	m.side.Fresh()
	m.bots.Fresh()
	m.brief.Fresh()
	m.unveils = false
	m.top.Up, m.top.Sheet, m.top.Menu, m.top.Proof = table.ScreenGame, nil, nil, nil
	m.chart.CamSet = false
	m.top.Sight.Viewer = m.top.FirstViewer()
	m.top.Refresh()
	if !m.top.Offers(m.top.Pane) { // left open by a game of another system
		m.top.Pane = "units"
	}
	for _, l := range m.top.Sight.View.Layers {
		m.top.Layers[l.Kind] = m.top.Layers[l.Kind] || l.On
	}
	if p.Replay {
		m.top.ShowAt(0)
	}
	if p.Notice != "" {
		m.top.Sheet = &table.Sheet{Title: m.top.Say("notice.title"), Body: p.Notice, Buttons: []table.SheetButton{{Word: m.top.Say("button.close"), Key: "Enter", Act: frame.CloseSheet{}, Primary: true}}}
	}
	m.chart.Open()
	m.quill.Near()
	m.chart.BesideBattle(nil)
	m.lesson.BeginGuide()
	if m.top.Veils(m.top.Sight.Viewer) && !m.top.Sight.Game.Outcome().Over && (m.top.Sight.Game.Head() != 0 || m.top.Secrets() || len(m.top.Writing()) > 0) {
		m.drawCurtain(m.top.Sight.Viewer) // whoever sits here, at the start or after a break, need not be the side asked
	}
	m.sky.Ask()
	m.brief.Meet()
	if out := m.top.Sight.Game.Outcome(); out.Over && !p.Replay && m.top.Sheet == nil && m.top.Up == table.ScreenGame {
		m.openResult(out) // a game that is taken up after its end says how it ended
	}
	m.top.Stale = true
}

// Clear takes the game off the table; its map stays behind the start screen.
func (m *Model) Clear() {
	if m.top.Sight != nil {
		m.top.Backdrop = m.top.Sight.Play.Board
		if m.top.Sight.Play.Close != nil {
			m.top.Sight.Play.Close()
		}
	}
	m.top.Sight, m.top.Menu, m.top.Proof, m.past.Cards, m.chart.Moving = nil, nil, nil, nil, nil
	m.top.Stale = true
}

// Play gives what lies on the table, nil for nothing.
func (m *Model) Play() *program.Play {
	if m.top.Sight == nil {
		return nil
	}
	return m.top.Sight.Play
}

// Table gives the game on the table, nil for none.
func (m *Model) Table() *play.Game {
	if m.top.Sight == nil {
		return nil
	}
	return m.top.Sight.Game
}
