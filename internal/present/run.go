package present

import (
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/advise"
	"awaw/internal/present/battle"
	"awaw/internal/present/briefing"
	"awaw/internal/present/frame"
	"awaw/internal/present/pages"
	"awaw/internal/present/panels"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file carries out what a click or key asks for.

// Run carries out what is asked for: the pane it belongs to does it.
func (m *Model) Run(a scene.Act) {
	m.top.Stale = true
	switch {
	case a == nil, a == scene.Act(scene.Nothing{}):
	case a == scene.Act(frame.GoElsewhere{}): // also before a game
		m.goElsewhere()
	case m.top.Sight != nil && (m.doGame(a) || m.doOrders(a) || m.brief.Do(a) || m.chart.Do(a) || m.hand.Do(a) || m.fight.Do(a) || m.recap.Do(a) || m.result.Do(a) || m.past.Do(a) || m.quill.Do(a) || m.planes.Do(a) || m.sky.Do(a) || m.side.Do(a) || m.lesson.Do(a) || m.advice.Do(a)):
	case m.doMail(a), m.frame.Do(a), m.pages.Do(a), m.front.Do(a):
	default:
		m.strange = a.Do()
	}
}

// doGame carries out what is done with the game itself.
func (m *Model) doGame(a scene.Act) bool {
	switch a := a.(type) {
	case table.Open:
		return m.lookUp(a)
	case briefing.Begin:
		m.brief.Do(a)
		m.planes.Meet()
		return true
	case result.Rounds:
		m.rounds = true
		return false
	case result.Close:
		m.fight.DiceRead()
		return false
	case recap.Begin:
		if m.recap.Do(a); len(m.top.Writing()) > 0 { // whoever is to write orders sees whom for
			m.quill.Near()
		}
		return true
	case table.Give:
		if !m.twice(a.Cmd) {
			m.top.Menu = nil
			m.Give(a.Cmd)
			m.hand.CarrierNext(a.Cmd)
		}
		return true
	case panels.DropOrder:
		m.wrote(m.top.Sight.Game.TakeBackStep(m.top.Sight.Viewer, a.Step))
		return true
	case panels.Unseal:
		m.wrote(m.top.Sight.Game.Unseal(m.top.Sight.Viewer))
		return true
	case panels.HandOn:
		m.pass(a.Side)
		return true
	case advise.Make:
		m.makePlan(m.advice.Plan(a.N))
		return true
	case pages.GiveSeat:
		m.giveSeat(a.Side, a.Who)
		return true
	}
	return m.doTime(a)
}

// doTime carries out what moves through the game, writes it elsewhere, or holds and hurries who plays it.
func (m *Model) doTime(a scene.Act) bool {
	switch a := a.(type) {
	case table.Number:
		m.top.Sight.N = int16(a.N)
	case table.Undo:
		m.undo()
	case table.Redo:
		m.redo()
	case table.Fork:
		m.Fork()
	case frame.Sure:
		m.top.Sheet = nil
		m.give(a.Cmd)
	case frame.GoHere:
		m.goTo(m.top.Sight.Path[m.top.Sight.Cursor])
	case frame.GoHome:
		m.goHome()
	case panels.Back:
		m.undoTo(a.Step)
	case panels.Report:
		m.writeReport()
	case frame.Export:
		m.export(a.Kind)
	case table.Pause:
		m.bots.Paused = !m.bots.Paused
	case battle.LetFall:
		m.letFall()
	case frame.Hurry:
		m.bots.Hurry()
	case frame.TypeFace:
		m.TypeFace(a.N)
	default:
		return false
	}
	return true
}

// Give carries out a command and shows what came of it.
func (m *Model) Give(c engine.Command) {
	if !m.top.Live() {
		return
	}
	if l, costs := m.top.Costs(c); costs {
		m.ask(c, l.Loses)
		return
	}
	if n := m.top.Unsent(c); n > 0 {
		m.ask(c, engine.Say("screen.target.unsent", n))
		return
	}
	if m.lesson.Strays(c) && m.sky.Rolls(c) {
		m.ask(c, engine.Say("screen.guide.stray", engine.Arg{Kind: engine.ArgName, S: m.lesson.Asks()}))
		return
	}
	if m.slips(c) {
		m.ask(c, engine.Say("screen.sure.slid"))
		return
	}
	m.give(c)
}

// give carries it out.
func (m *Model) give(c engine.Command) {
	before, ends := m.top.Sight.View, m.top.Label(c).Main
	if m.quill.Replaces(c) { // another order in place of the one the unit has
		if err := m.quill.Clear(c.A); err != nil {
			m.Fail(err)
			return
		}
	}
	m.quill.Wrote()
	m.sealAll(c)
	done, err := m.top.Sight.Game.Do(c)
	m.did(c.Side, before, done, err)
	if err == nil && !ends {
		m.slides(c, before)
	}
}

// ask asks once about a command that gives something up.
func (m *Model) ask(c engine.Command, why engine.Text) {
	l := m.top.Label(c)
	m.top.Menu = nil
	m.top.Sheet = &table.Sheet{Title: m.top.Say("sure.title"), Body: m.top.Word(why), Buttons: []table.SheetButton{
		{Word: m.top.Say("sure.back"), Key: "Esc", Act: frame.CloseSheet{}}, {Word: m.top.Word(l.Name), Key: scene.KeyWord(l.Key), Act: frame.Sure{Cmd: c}}}}
	m.top.Stale = true
}

// tellDone shows what a command led to, as far as the viewer may know it, whoever gave it.
func (m *Model) tellDone(by engine.Side, before engine.View, done play.Done) {
	t := m.top.Sight
	t.Steered = false
	m.top.Proof = nil // what a refusal offered may be legal no longer
	had := before.Battle
	events := engine.Redact(done.Events, t.Viewer)
	switch {
	case done.Line == 0 && by != t.Viewer: // a secret order of another side
		events = nil
	case done.Line > 0:
		events, _ = t.Game.Events(done.Line, t.Viewer)
	}
	if done.Opened { // what was looked at while orders were written is no longer what it was
		t.Sel, t.Space = engine.NoRef, -1
		t.FirstFight()
	}
	m.top.Refresh()
	if len(t.View.Fought) > 0 { // of what was decided the first is shown first
		t.Battle = true
		t.FirstFight()
	}
	m.side.ShowAims()
	m.sky.Meet()
	m.planes.Meet()
	if had != nil && had.Kind == engine.BattleGround && !had.Over && t.View.Battle == nil {
		m.fight.KeepGround(had, events)
	}
	if b := t.View.Battle; b != nil && (had == nil || had.Over && (!b.Over || done.Opened)) {
		t.Battle = true
		m.top.Opens()
		m.chart.BesideBattle(had)
	}
	m.fight.KeepThrows(had, events)
	m.showEvents(events)
	if done.Opened {
		m.quill.Meet(before)
	}
	m.result.Tell()
	m.halt()
}

// after sees to standing orders, hand-over, bots and the end of the game.
func (m *Model) after() {
	t := m.top.Sight
	for range 400 { // more answers than any chain of reactions asks for
		if m.top.Halted || t.Game.Outcome().Over || !m.answer() {
			break
		}
	}
	if m.top.Halted {
		return // what follows comes when it has been read
	}
	m.bots.Wait = m.top.Clock + 450
	if out := t.Game.Outcome(); out.Over {
		m.openResult(out)
		return
	}
	m.handOn()
	m.meet()
	m.halt()
	m.fight.ToMap()
	if len(t.Legal) == 0 || t.Sel == engine.NoRef && t.Space < 0 {
		return
	}
	q := questionOf(t.View)
	step := q.phase != m.question.phase || q.step != m.question.step || q.side != m.question.side
	if step || q != m.question && !t.Named[t.Sel] {
		m.hand.Unselect() // what was looked at hides what is asked now
	} else if len(m.top.LegalWith(t.Sel, engine.NoRef)) == 0 && t.Sel.Kind() == engine.KindCounter {
		t.Sel = engine.NoRef
		if len(m.top.Writing()) > 0 {
			t.Space = -1 // what is written so far comes into sight again
		}
	}
}

// handOn gives the screen to the person who is asked now, if that is another.
func (m *Model) handOn() {
	if s := m.top.Actor(); s != engine.NoSide && s != m.top.Sight.Viewer && m.top.Seat(s) == "person" && m.top.Sheet == nil {
		m.pass(s)
	}
}
