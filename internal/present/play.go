package present

import (
	"errors"
	"math"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/frame"
	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
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
	m.frame.Curtain = frame.CurtainState{Next: next}
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
	if m.hold(c) {
		return
	}
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
	if err == nil && done.Line > 0 && len(m.bots.Writing()) == 0 { // how it came to it, for those who look it up
		t.Reasoned(done.Line, m.bots.TakeReasons())
	}
	m.did(s, before, done, err)
	m.bots.Spoke = t.Game.Len()
	switch {
	case t.View.Battle != nil || m.sky.Open():
		m.bots.Wait = m.top.Clock + 1100
	case err == nil && len(done.Events) == 0: // nothing is to be seen of it yet
		m.bots.Wait = m.top.Clock
	case err == nil && len(m.bots.Queue) > 0 && alike(c, m.bots.Queue[0]):
		m.bots.Wait = math.Min(m.bots.Wait, m.top.Clock+againTime)
	}
	m.top.Stale = true
}

// againTime is how long a bot waits before it does the same once more, in milliseconds.
const againTime = 120.0

// alike tells whether two commands do the same from one place to one place, as aircraft that go one after the other.
func alike(a, b engine.Command) bool { return a.Verb == b.Verb && a.A == b.A && a.B == b.B }

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
	x := bot.Think(m.bots.Seen(s), s)
	if x.Busy {
		if !b.Thinks {
			b.Since = m.top.Clock
		}
		if share, s := int(math.Round(100*x.Share)), b.Seconds(); !b.Thinks || share != b.Share || s != b.Told {
			b.Thinks, b.Share, b.Told = true, share, s
			m.top.Stale = true
		}
		return false
	}
	b.Thinks = false
	if x.Failed != "" {
		m.past.Note("bot.failed", "triangle", 20000, m.top.SeatWord(m.top.Seat(s)), x.Failed)
	}
	b.Queue, b.Meant, b.Intent, b.Expects, b.Speaker = x.Commands, x.Meant, x.Intent, x.Expected, s
	b.Hear(s, x)
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
	if s == engine.NoSide || m.top.Plays(s) || len(t.Game.ToAct()) > 1 || len(m.top.Writing()) > 0 || m.top.Kept() && len(t.Legal) == 0 {
		return false
	}
	before := t.View
	done, by, ok, err := t.Game.Follow()
	if t.Game.ByMail() == nil {
		done, by, ok, err = t.Game.AnswerStanding(s)
		if !ok && s != t.Viewer {
			done, ok, err = t.Game.PassForced(s, m.side.Others(s))
		}
	}
	if !ok && !m.top.Prefs.Stops && !m.top.Guiding() {
		done, ok, err = t.Game.PassIndifferent(s, m.side.Others(s))
	}
	if !ok && !m.top.Away(s) && m.skips() {
		done, ok, err = t.Game.PassIdle(s, m.side.Others(s))
	}
	if !ok {
		return false
	}
	m.question = questionOf(before)
	var need *engine.NeedDice
	switch {
	case errors.As(err, &need):
		m.top.AskDice(need.Ask)
		return false
	case errors.Is(err, play.ErrOwed):
		m.owed()
		return false
	case err != nil:
		m.Fail(err)
		return false
	}
	m.tellDone(s, before, done)
	m.overlook()
	if by.Kind != "" && s == t.Viewer { // what another side has ordered stays its own affair
		m.past.Cards = append(m.past.Cards, history.Card{Text: m.top.Say("orders.answered", m.side.OrderWord(by)), Kind: engine.EventChoice, Point: len(t.Path) - 1, Event: -1})
	}
	return true
}

// did shows what came of a command of a side.
func (m *Model) did(by engine.Side, before engine.View, done play.Done, err error) {
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
	case errors.Is(err, play.ErrOwed):
		m.owed()
		return
	case err != nil:
		m.bots.Queue = nil
		m.Fail(err)
		return
	}
	m.question = questionOf(before)
	m.tellDone(by, before, done)
	m.overlook()
	m.after()
}

// overlook brings into sight what is on its way when its viewer is asked who meets it, unless it is the same question still.
func (m *Model) overlook() {
	v := m.top.Sight.View
	if v.Battle != nil || v.Prompt.Side != m.top.Sight.Viewer || !v.Prompt.Meets || questionOf(v) == m.question {
		return
	}
	var all []int
	for _, way := range v.Ways {
		for _, r := range way {
			all = append(all, r.Index())
		}
	}
	m.chart.BesideAll(all)
}

// twiceTime is how soon a second press of a main button is taken for a slip of the finger, in milliseconds.
const twiceTime = 380.0

// twice tells whether a command that moves the game on comes so soon after another that it was hardly meant: the button
// under the pointer has changed its meaning since the first press.
func (m *Model) twice(c engine.Command) bool {
	if m.top.Sight == nil || !m.top.Label(c).Main {
		return false
	}
	soon := m.top.Struck > 0 && m.top.Clock < m.top.Struck+twiceTime
	if !soon {
		m.top.Struck = m.top.Clock
	}
	return soon
}
