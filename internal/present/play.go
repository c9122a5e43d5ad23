package present

import (
	"errors"
	"math"

	"awaw/engine"
	"awaw/internal/present/battle"
	"awaw/internal/present/frame"
	"awaw/internal/present/front"
	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// showEvents starts the motion and queues the cards of what just happened at the point shown.
func (m *Model) showEvents(events []engine.Event) {
	m.top.CueEvents(events)
	for _, e := range events {
		for _, mv := range e.Moves {
			if mv.From.Kind() != engine.KindSpace || mv.To.Kind() != engine.KindSpace || mv.From == mv.To {
				continue
			}
			if m.top.Prefs.Still {
				continue
			}
			x0, y0 := m.top.Board().Middle(mv.From.Index())
			x1, y1 := m.top.Board().Middle(mv.To.Index())
			length := math.Min(450, 90*math.Max(1, math.Hypot(x1-x0, y1-y0)))
			m.chart.Moving = append(m.chart.Moving, mapview.Moving{Ref: mv.Counter, From: mv.From.Index(), To: mv.To.Index(), Start: m.top.Clock, Length: length})
		}
	}
	if m.top.Sight.Cursor < len(m.top.Sight.Points) {
		m.past.PointCards(m.top.Sight.Cursor)
		m.motionFirst()
	}
}

// motionFirst puts the panel of a fight that came of opened orders off until what was ordered has been seen on the map.
func (m *Model) motionFirst() {
	t := m.top.Sight
	if b := t.View.Battle; b == nil || !b.Over || !t.Battle || len(m.chart.Moving) == 0 || !t.Points[t.Cursor].Opened {
		return
	}
	t.Battle, m.unveils = false, true
	m.chart.LookAgain()
}

// unveil shows the panel that was put off, once nothing moves.
func (m *Model) unveil() {
	if !m.unveils || len(m.chart.Moving) > 0 {
		return
	}
	m.unveils = false
	if t := m.top.Sight; t != nil && t.View.Battle != nil {
		t.Battle = true
		m.chart.BesideBattle(nil)
		m.top.Stale = true
	}
}

// pass hands the screen on to a side that is asked.
func (m *Model) pass(next engine.Side) {
	if m.top.Veils(next) {
		m.drawCurtain(next)
		return
	}
	m.See(next)
}

// drawCurtain hides everything until the next player has the screen.
func (m *Model) drawCurtain(next engine.Side) {
	m.frame.Curtain = frame.CurtainState{Next: next, Ask: m.top.PublicAsk(next)}
	m.chart.Moving, m.past.Cards, m.top.Menu, m.top.Proof = nil, nil, nil, nil
	m.top.Up = table.ScreenCurtain
	m.top.Cue("felt")
	m.top.Stale = true
}

// tickBots lets the bot whose move it is make one step, after a short wait. While it thinks, it is asked how far it is.
func (m *Model) tickBots() {
	s := m.bots.Mover()
	if s == engine.NoSide || m.top.Clock < m.bots.Wait || len(m.chart.Moving) > 0 || !m.decided(s) {
		return
	}
	c := m.bots.Queue[0]
	m.bots.Queue = m.bots.Queue[1:]
	t := m.top.Sight
	before := t.View
	done, err := t.Game.Do(c)
	var no *engine.Illegal
	switch {
	case errors.As(err, &no):
		m.bots.Queue = nil
		return
	case err == nil && done.Line == 0 && s != t.Viewer: // a secret order: nothing is to be seen but who has sealed
		m.top.Stale = true
		m.handOn()
		return
	}
	m.did(s, before, done, err)
	m.bots.Spoke = t.Game.Len()
	if t.View.Battle != nil {
		m.bots.Wait = m.top.Clock + 1100
	}
	m.top.Stale = true
}

// decided tells whether the bot of a side has commands to give; it is asked for them, and pauses if it has none.
func (m *Model) decided(s engine.Side) bool {
	b := m.bots
	if len(b.Queue) > 0 && b.Speaker == s {
		return true
	}
	bot := m.top.Desk.Bot(m.top.Seat(s))
	if bot == nil {
		b.Paused = true
		return false
	}
	x := bot.Think(m.top.Sight.Game.Seen(s), s)
	if x.Busy {
		if share := int(math.Round(100 * x.Share)); !b.Thinks || share != b.Share {
			b.Thinks, b.Share = true, share
			m.top.Stale = true
		}
		return false
	}
	b.Thinks = false
	if x.Failed != "" {
		m.past.Note("bot.failed", "triangle", 20000, m.top.SeatWord(m.top.Seat(s)), x.Failed)
	}
	b.Queue, b.Meant, b.Expects, b.Speaker = x.Commands, x.Meant, x.Expected, s
	if len(b.Queue) == 0 {
		b.Paused = true
		m.top.Stale = true
	}
	return len(b.Queue) > 0
}

// answer lets standing orders and forced passes answer for the person who is asked, before the screen stops for that side;
// it tells whether anything was answered.
func (m *Model) answer() bool {
	t := m.top.Sight
	s := m.top.Actor()
	if s == engine.NoSide || m.top.Seat(s) != "person" || len(t.Game.ToAct()) > 1 || len(m.top.Writing()) > 0 {
		return false
	}
	before := t.View
	done, by, ok, err := t.Game.AnswerStanding(s)
	if !ok && s != t.Viewer {
		done, ok, err = t.Game.PassForced(s, m.side.Others(s))
	}
	if !ok {
		return false
	}
	var need *engine.NeedDice
	switch {
	case errors.As(err, &need):
		m.top.AskDice(need.Ask)
		return false
	case err != nil:
		m.Fail(err)
		return false
	}
	m.tellDone(s, before, done)
	if by.Kind != "" && s == t.Viewer { // what another side has ordered stays its own affair
		m.past.Cards = append(m.past.Cards, history.Card{Text: m.top.Say("orders.answered", m.side.OrderWord(by)), Kind: engine.EventChoice, Point: len(t.Path) - 1, Event: -1})
	}
	return true
}

// undoTo takes back step i of the list, and all after it.
func (m *Model) undoTo(i int) {
	t := m.top.Sight
	steps, _ := t.Game.UndoList(m.top.UndoSide())
	if i < 0 || i >= len(steps) || t.Play.Replay {
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
	var b *engine.Barrier
	switch {
	case errors.As(err, &b):
		m.top.Proof = &scene.Proof{X: m.top.W / 2, Y: 130, Verdict: engine.No, Title: m.top.Say("undo.barrier"), Body: m.top.Word(b.Why) + " " + m.top.Say("undo.fork"), Pinned: true}
		return
	case err != nil:
		m.Fail(err)
		return
	}
	m.bots.Queue, t.Sel, t.Branch = nil, engine.NoRef, 0
	m.top.Sheet = nil
	m.chart.FinishMotion()
	m.top.Refresh()
	if s := m.top.Actor(); s != engine.NoSide && s != t.Viewer && m.top.Seat(s) == "person" {
		m.pass(s)
	}
}

// writeReport lets the desk write the after-action report; where it is is told when it is done.
func (m *Model) writeReport() {
	r, ok := m.top.Desk.(program.Reporter)
	if !ok || m.exporting != nil {
		return
	}
	side := m.top.Sight.Viewer
	if m.top.Sight.Game.Outcome().Over {
		side = engine.NoSide
	}
	m.exporting = r.Report(m.top.Sight.Play, side)
	m.exported = "report.done"
	m.past.Note("report.begun", "fit", 60000)
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

// did shows what came of a command of a side.
func (m *Model) did(by engine.Side, before engine.View, done engine.Done, err error) {
	var no *engine.Illegal
	var need *engine.NeedDice
	switch {
	case errors.As(err, &no):
		m.top.Proof = &scene.Proof{X: m.top.Mx, Y: m.top.My, Verdict: engine.No, Title: m.top.Say("refused"), Body: m.top.Refusal(no.Reason, no.House), Cites: []engine.Cite{no.Cite}, Nearest: no.Nearest, Pinned: true}
		m.bots.Queue = nil
		m.top.Cue("latch")
		m.top.Stale = true
		return
	case errors.As(err, &need):
		m.top.AskDice(need.Ask)
		return
	case err != nil:
		m.bots.Queue = nil
		m.Fail(err)
		return
	}
	m.tellDone(by, before, done)
	m.after()
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
		m.front.OpenSave(p.Home, p.HomeLooked)
	}
}

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

// openResult closes the game with who won and why.
func (m *Model) openResult(o engine.Outcome) {
	title := m.top.Say("result.draw")
	if o.Winner != engine.NoSide {
		title = m.top.Say("result.win", m.top.Word(m.top.Sight.SideView(o.Winner).Name))
	}
	note := ""
	for _, s := range o.Score {
		if note != "" {
			note += " · "
		}
		note += m.top.Say("result.score", m.top.Word(m.top.Sight.SideView(s.Side).Name), s.Points)
	}
	m.top.Sheet = &table.Sheet{Title: title, Body: m.top.Word(o.Why), Note: note, Kind: "result", Buttons: []table.SheetButton{
		{Word: m.top.Say("result.look"), Key: "Esc", Act: frame.CloseSheet{}, Primary: false}, {Word: m.top.Say("result.leave"), Key: "Enter", Act: front.Start{}, Primary: true}}}
	m.top.Stale = true
}

// Put lays a game on the table.
func (m *Model) Put(p *program.Play) {
	m.Clear()
	m.top.Sight = &table.Sight{Play: p, Game: p.Game, Space: -1, KeyAt: -1, Battle: true}
	m.chart.Fresh()
	m.fight.Fresh()
	m.past.Fresh()
	m.side.Fresh()
	m.bots.Fresh()
	m.unveils = false
	m.top.Up, m.top.Sheet, m.top.Menu, m.top.Proof = table.ScreenGame, nil, nil, nil
	m.chart.CamSet = false
	m.top.Sight.Viewer = m.top.FirstViewer()
	m.top.Refresh()
	if p.Replay {
		m.top.ShowAt(0)
	}
	if p.Notice != "" {
		m.top.Sheet = &table.Sheet{Title: m.top.Say("notice.title"), Body: p.Notice, Buttons: []table.SheetButton{{Word: m.top.Say("button.close"), Key: "Enter", Act: frame.CloseSheet{}, Primary: true}}}
	}
	m.chart.Fit()
	m.chart.BesideBattle(nil)
	m.lesson.BeginGuide()
	if m.top.Veils(m.top.Sight.Viewer) && (!p.Replay || !m.top.Sight.Game.Outcome().Over) && (m.top.Sight.Game.Head() != 0 || m.top.Secrets() || len(m.top.Writing()) > 0) {
		m.drawCurtain(m.top.Sight.Viewer) // whoever sits here, at the start or after a break, need not be the side asked
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

// Table gives the game on the table, nil for none.
func (m *Model) Table() *engine.Game {
	if m.top.Sight == nil {
		return nil
	}
	return m.top.Sight.Game
}
