package present

import (
	"errors"
	"math"
	"strconv"

	"awaw/engine"
)

// This file carries out what a click or key asks for.

func itoa(n int) string { return strconv.Itoa(n) }

// run carries out an act.
func (m *Model) run(a Act) {
	m.dirty = true
	switch a.Do {
	case "command":
		if m.twice(a.Cmd) {
			return
		}
		m.menu = nil
		m.do(a.Cmd)
		m.carrierNext(a.Cmd)
	case "ref":
		m.clickTray(a.Ref)
	case "fly":
		m.fly(a)
	case "sorties.next":
		m.scroll["sorties"] += float64(a.N)
		m.dirty = true
	case "fleet":
		m.scroll["fleet"] = math.Max(0, m.scroll["fleet"]+float64(a.N))
		m.dirty = true
	case "throws":
		m.thrown = throws{}
	case "sea":
		m.clickSea(a.Ref)
	case "space":
		m.pick(engine.SpaceRef(a.N), a.N)
		m.centreOn(a.N)
	case "n":
		m.t.n = int16(a.N)
	case "undo":
		m.undo()
	case "redo":
		m.redo()
	case "pane":
		if m.pane == a.S && !m.folded {
			m.folded = true
		} else {
			m.pane, m.folded = a.S, false
		}
	case "fold":
		m.folded = !m.folded
	case "rule":
		m.rule, m.pane, m.folded = engine.Cite(a.S), "rules", false
		m.proof = nil
	case "layer":
		m.toggleLayer(a.S)
	case "places":
		m.unselect()
		m.menu = &menu{m.mx, m.my, m.places()}
	case "stock":
		m.showStock()
	case "quarry":
		m.unselect()
		m.pane, m.folded = "units", false
		m.clickTray(a.Ref)
	case "unselect":
		m.unselect()
	case "proof.close":
		m.proof = nil
	case "battle":
		over := m.afterwards()
		m.toggleBattle()
		if over {
			m.lookAgain()
		}
	case "step", "phase", "turn", "speed", "pace", "jump", "play", "now", "fork", "viewer":
		m.runReplay(a)
	case "pause":
		m.paused = !m.paused
	case "hurry":
		m.hurry()
	case "zoom":
		f := 1.25
		if a.N < 0 {
			f = 1 / f
		}
		m.zoomBy(f, m.freeMap().X+m.freeMap().W/2, m.freeMap().Y+m.freeMap().H/2)
	case "fit":
		m.fit()
	case "matrix":
		m.matrixAt = max(0, a.N)
	case "card.close":
		m.cards = m.cards[min(1, len(m.cards)):]
	case "export":
		m.export(a.S)
	case "mini", "scrub":
		m.dragTo(a)
	case "face":
		m.typeFace(a.N)
	case "sheet.close":
		m.sheet = nil
	case "menu":
		m.openMenu()
	case "quit":
		m.quit = true
	case "none", "map":
	case "pane.log":
		m.pane, m.folded = "log", false
	case "dice.cancel":
		m.cancelDice()
	case "choices.next":
		m.scroll["choices"] += float64(a.N)
	case "force":
		if cands := m.legalWith(a.Ref, 0); len(cands) > 0 {
			m.resolve(cands, m.mx, m.my)
		}
	default:
		if !(m.t != nil && m.runPast(a)) && !m.runGuide(a) && !m.runPage(a) && !m.runFront(a) {
			m.strange = a.Do
		}
	}
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
	if had != nil && had.Ground && !had.Over && t.view.Battle == nil {
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

// clickTray is a click on a counter listed in a panel.
func (m *Model) clickTray(r engine.Ref) {
	c, ok := m.t.counter(r)
	if !ok {
		return
	}
	if cands := m.legalWith(m.t.sel, r); m.t.sel != engine.NoRef && m.t.sel != r && m.t.sel.Kind() == engine.KindCounter && len(cands) > 0 && !m.alike(m.t.sel, r) {
		m.resolve(cands, m.mx, m.my)
		return
	}
	m.pick(r, c.Space.Index())
	m.revealWork(c)
}

// revealWork shows where a counter stands; of one in a box beside the map, whose cards stand in the panel, it shows where it may
// go or goes, and moves the map only if nothing of that is in sight.
func (m *Model) revealWork(c engine.CounterView) {
	at := c.Space.Index()
	if m.board().Code(at) != "" {
		m.reveal(at)
		return
	}
	to := -1
	if c.Mission.Kind() == engine.KindSpace {
		to = c.Mission.Index()
	}
	for _, l := range m.legalWith(c.Ref, engine.NoRef) {
		if l.B.Kind() != engine.KindSpace || l.B == c.Space {
			continue
		}
		if x, y := m.screenOf(l.B.Index()); m.freeMap().Inset(60).Has(x, y) {
			return
		}
		if to < 0 {
			to = l.B.Index()
		}
	}
	if to >= 0 {
		m.reveal(to)
	}
}

func (m *Model) toggleLayer(name string) {
	l := &m.layers
	switch name {
	case "range":
		l.rangeOn = !l.rangeOn
	case "staging":
		l.stagingOn = !l.stagingOn
	case "reach":
		l.reachOn = !l.reachOn
	case "control":
		l.controlOn = !l.controlOn
	case "front":
		l.frontOn = !l.frontOn
	case "air":
		l.airOff = !l.airOff
	case "ground":
		l.groundOff = !l.groundOff
	case "numbers":
		m.numbers = !m.numbers
	}
}

// fail shows an error in plain words.
func (m *Model) fail(err error) {
	safe := ""
	if m.t != nil {
		safe = m.say("error.safe")
	}
	m.sheet = &sheet{title: m.say("error.title"), body: err.Error(), note: safe, buttons: []sheetButton{{m.say("button.close"), "Enter", Act{Do: "sheet.close"}, true}}}
	m.dirty = true
}

// Tell shows a message that is no failure of what was just done.
func (m *Model) Tell(title, body string) {
	m.sheet = &sheet{title: title, body: body, buttons: []sheetButton{{m.say("button.close"), "Enter", Act{Do: "sheet.close"}, true}}}
	m.dirty = true
}

// Fail shows an error that happened outside the game on the table.
func (m *Model) Fail(err error) { m.fail(err) }
