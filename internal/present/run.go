package present

import (
	"errors"
	"strconv"

	"awaw/engine"
)

// This file carries out what a click or key asks for.

func itoa(n int) string { return strconv.Itoa(n) }

// run carries out what is asked for: the pane it belongs to does it.
func (m *Model) run(a Act) {
	m.dirty = true
	switch {
	case a == nil, a == Act(Nothing{}):
	case m.t != nil && (m.doGame(a) || m.doMap(a) || m.doHand(a) || m.doBattle(a) || m.doHistory(a) || m.doPanels(a) || m.doGuide(a)):
	case m.doFrame(a), m.doPages(a), m.doFront(a):
	default:
		m.strange = a.Do()
	}
}

// doGame carries out what is done with the game itself.
func (m *Model) doGame(a Act) bool {
	switch a := a.(type) {
	case Give:
		if !m.twice(a.Cmd) {
			m.menu = nil
			m.do(a.Cmd)
			m.carrierNext(a.Cmd)
		}
	case Number:
		m.t.n = int16(a.N)
	case Undo:
		m.undo()
	case Redo:
		m.redo()
	case Fork:
		m.fork()
	case GoHere:
		m.goTo(m.t.path[m.t.cursor])
	case GoHome:
		m.goHome()
	case Back:
		m.undoTo(a.Step)
	case Report:
		m.writeReport()
	case Export:
		m.export(a.Kind)
	case Pause:
		m.paused = !m.paused
	case Hurry:
		m.hurry()
	case TypeFace:
		m.typeFace(a.N)
	default:
		return false
	}
	return true
}

// do carries out a command and shows what came of it.
func (m *Model) do(c engine.Command) {
	if !m.live() {
		return
	}
	before := m.t.view
	done, err := m.t.game.Do(c)
	m.did(before, done, err)
}

func (m *Model) did(before engine.View, done engine.Done, err error) {
	var no *engine.Illegal
	var need *engine.NeedDice
	switch {
	case errors.As(err, &no):
		m.proof = &proof{x: m.mx, y: m.my, verdict: engine.No, title: m.say("refused"), body: m.word(no.Reason), cites: []engine.Cite{no.Cite}, nearest: no.Nearest, pinned: true}
		m.queue = nil
		m.cue("latch")
		m.dirty = true
		return
	case errors.As(err, &need):
		m.askDice(need.Ask)
		return
	case err != nil:
		m.queue = nil
		m.fail(err)
		return
	}
	m.tellDone(before, done)
	m.after()
}

// tellDone shows what a command led to, as far as the viewer may know it, whoever gave it.
func (m *Model) tellDone(before engine.View, done engine.Done) {
	t := m.t
	m.proof = nil // what a refusal offered may be legal no longer
	had := before.Battle
	events := engine.Redact(done.Events, t.viewer)
	if done.Line > 0 {
		events, _ = t.game.Events(done.Line, t.viewer)
	}
	m.refresh()
	m.showAims()
	if had != nil && had.Kind == engine.BattleGround && !had.Over && t.view.Battle == nil {
		m.keepGround(had, events)
	}
	if b := t.view.Battle; b != nil && (had == nil || had.Over && !b.Over) {
		t.battle = true
	}
	m.keepThrows(had, events)
	m.showEvents(events)
}

// after sees to standing orders, hand-over, bots and the end of the game.
func (m *Model) after() {
	t := m.t
	for range 400 { // more answers than any chain of reactions asks for
		if t.game.Outcome().Over || !m.answer() {
			break
		}
	}
	m.wait = m.clock + 450
	if out := t.game.Outcome(); out.Over {
		m.openResult(out)
		return
	}
	if s := m.actor(); s != engine.NoSide && s != t.viewer && m.seat(s) == "person" && m.sheet == nil {
		m.pass(s)
	}
	if len(t.legal) > 0 && t.sel != engine.NoRef && len(m.legalWith(t.sel, engine.NoRef)) == 0 && t.sel.Kind() == engine.KindCounter {
		t.sel = engine.NoRef
	}
}

// see looks with another side's eyes.
func (m *Model) see(s engine.Side) {
	m.t.viewer = s
	m.t.path, m.t.points = nil, nil
	m.t.sel = engine.NoRef
	m.refresh()
}

func (m *Model) undo() {
	t := m.t
	if t == nil || !m.live() {
		return
	}
	side := t.viewer
	if m.persons() == len(t.play.Seats) {
		side = engine.NoSide
	}
	err := t.game.TakeBack(side)
	var b *engine.Barrier
	switch {
	case errors.As(err, &b):
		m.proof = &proof{x: m.w / 2, y: 130, verdict: engine.No, title: m.say("undo.barrier"), body: m.word(b.Why), pinned: true}
	case err != nil:
		m.fail(err)
	default:
		m.queue, t.sel = nil, engine.NoRef
		m.sheet = nil
		m.finishMotion()
		m.refresh()
		if s := m.actor(); s != engine.NoSide && s != t.viewer && m.seat(s) == "person" {
			m.pass(s)
		}
	}
}

func (m *Model) redo() {
	t := m.t
	if t == nil || !m.live() {
		return
	}
	side := t.viewer
	if m.persons() == len(t.play.Seats) {
		side = engine.NoSide
	}
	if _, err := t.game.Redo(side); err != nil {
		m.fail(err)
		return
	}
	m.refresh()
	m.after()
}

// fail shows an error in plain words.
func (m *Model) fail(err error) {
	safe := ""
	if m.t != nil {
		safe = m.say("error.safe")
	}
	m.sheet = &sheet{title: m.say("error.title"), body: err.Error(), note: safe, buttons: []sheetButton{{m.say("button.close"), "Enter", CloseSheet{}, true}}}
	m.dirty = true
}

// Tell shows a message that is no failure of what was just done.
func (m *Model) Tell(title, body string) {
	m.sheet = &sheet{title: title, body: body, buttons: []sheetButton{{m.say("button.close"), "Enter", CloseSheet{}, true}}}
	m.dirty = true
}

// Fail shows an error that happened outside the game on the table.
func (m *Model) Fail(err error) { m.fail(err) }
