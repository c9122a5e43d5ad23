package guide

import (
	"errors"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/play"
	"awaw/engine/sortie"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the guided game: steps that say what to do next, point at where to do it, see by themselves when it is
// done, and can be taken back.

// guided is how far a guided game has come.
type guided struct {
	steps []program.GuideStep
	at    int
	shown map[int]bool // which steps have been seen: those that are passed over are not counted
	began []int        // length of the path when each step up to the present one began
	drawn []int        // and how much the side that looks had written in secret
	left  bool         // the player went on alone
}

// BeginGuide begins the guided game of the scenario on the table, if it has one.
func (m *Guide) BeginGuide() {
	m.course = nil
	if m.Sight == nil || m.Sight.Play.Replay || m.Sight.Game.Sandbox() {
		return
	}
	teacher, ok := m.Desk.(program.Teacher)
	if !ok {
		return
	}
	if g := teacher.Guide(m.Sight.Game.Header().Scenario.Name); g != nil && len(g.Steps) > 0 {
		m.course = &guided{steps: g.Steps}
		m.resume()
	}
}

// Guiding tells whether a step is to be shown.
func (m *Guide) Guiding() bool {
	g := m.course
	return g != nil && !g.left && m.Sight != nil && m.Up == table.ScreenGame && g.at < len(g.steps)
}

// Reading tells whether the lesson waits only to be read on: then that is the one thing to do next, and Space does it. A sheet that waits
// to be read comes first.
func (m *Guide) Reading() bool {
	return m.Guiding() && !m.Halted && m.course.steps[m.course.at].Until.None() && !m.wandered()
}

// Lacking is how often the deed of the present step is still to be done; 0 where no number is asked.
func (m *Guide) Lacking() int {
	if !m.Guiding() || m.Halted {
		return 0
	}
	u := m.course.steps[m.course.at].Until
	if u.Command == "" || u.Times == 0 {
		return 0
	}
	return max(0, u.Times-m.commanded(u.Command, m.course.began[m.course.at]))
}

// Advance goes back to the step in which what was taken back had been done, and on past every step that is done.
func (m *Guide) Advance() {
	g := m.course
	if !m.Guiding() || !m.Live() {
		return
	}
	for g.at > 0 && len(m.Sight.Path) < g.began[g.at] {
		g.at--
	}
	for m.Guiding() && !m.wandered() && (m.gone() || m.stepDone(g.steps[g.at].Until, g.began[g.at])) {
		m.NextStep()
	}
	if m.Guiding() && m.Sight.Game.Outcome().Over { // whoever ends the game before its last step has been read
		g.at = len(g.steps)
	}
}

// NextStep goes on to the next step of the lesson.
func (m *Guide) NextStep() {
	g := m.course
	g.at++
	g.began = append(g.began[:g.at], len(m.Sight.Path))
	g.drawn = append(g.drawn[:g.at], len(m.Sight.Game.Draft(m.Sight.Viewer)))
	if m.Guiding() { // what the step before was done with is not what this one asks for
		if c, ok := m.Sight.Counter(m.Sight.Sel); ok && g.steps[g.at].Until.Selected != "" && m.placed(c) != g.steps[g.at].Until.Selected {
			m.Sight.Sel = engine.NoRef
		}
	}
	m.showPlace()
}

// placed names the place a counter stands at, "" where it stands at none.
func (m *Guide) placed(c engine.CounterView) string {
	if c.Space.Kind() != engine.KindSpace {
		return ""
	}
	return m.Board().Name(c.Space.Index())
}

// showPlace brings the place into sight that the present step is about.
func (m *Guide) showPlace() {
	if !m.Guiding() || m.Fighting() || m.course.steps[m.course.at].Place == "" {
		return
	}
	if at := m.placeOf(m.course.steps[m.course.at]); at >= 0 {
		m.chart.RevealUnder(at, stripRoom)
	}
}

// placeOf is the space a step is about, -1 for none.
func (m *Guide) placeOf(s program.GuideStep) int {
	for i := range m.Board().Len() {
		if m.Board().Name(i) == s.Place {
			return i
		}
	}
	return -1
}

// stepDone tells whether all that a step waits for holds; from is the length of the path when it began.
func (m *Guide) stepDone(u program.GuideUntil, from int) bool {
	return !u.None() && m.shown(u, from) && m.written(u) && m.sent(u) && m.stands(u) && m.given(u, from) && m.asks(u)
}

// given tells whether a command was given so often as a step waits for; fewer do where a fight has begun with them.
func (m *Guide) given(u program.GuideUntil, from int) bool {
	n := m.commanded(u.Command, from)
	b := m.Sight.View.Battle
	return u.Command == "" || n >= max(1, u.Times) || n > 0 && u.Times > 1 && b != nil && !b.Over
}

// shown tells whether what is to be chosen is chosen.
func (m *Guide) shown(u program.GuideUntil, from int) bool {
	if c, ok := m.Sight.Counter(m.Sight.Sel); u.Selected != "" && (!ok || m.placed(c) != u.Selected) {
		return false
	}
	if u.Aimed == "" || len(m.Sight.Path) > from { // whoever is sent by hand needs no card
		return true
	}
	at := m.AimSpace()
	return at >= 0 && m.Board().Name(at) == u.Aimed
}

// stands tells whether so many factors stand where they are to be.
func (m *Guide) stands(u program.GuideUntil) bool {
	have := 0
	for _, c := range m.Sight.View.Counters {
		if c.Side == m.Sight.Viewer && c.Flies() && c.Space.Kind() == engine.KindSpace && m.Board().Name(c.Space.Index()) == u.At {
			have += c.Size
		}
	}
	return u.At == "" || have >= u.Least
}

// written tells whether the order a step waits for is written, and a movement settled where it waits for that.
func (m *Guide) written(u program.GuideUntil) bool {
	if u.Order == "" && !u.Settled {
		return true
	}
	w, ok := m.Sight.Pos.(ordered.Writer)
	if !ok || u.Settled && w.Settled() == nil {
		return false
	}
	at := func(r engine.Ref, place string) bool {
		return place == "" || r.Kind() == engine.KindSpace && m.Board().Name(r.Index()) == place
	}
	return u.Order == "" || slices.ContainsFunc(w.Ordered(), func(o ordered.Order) bool {
		return o.Side == m.Sight.Viewer && o.Kind.String() == u.Order && at(o.At, u.Of) && at(o.To, u.To)
	})
}

// sent tells whether a flight is on its way to where a step waits for one.
func (m *Guide) sent(u program.GuideUntil) bool {
	if u.Bound == "" {
		return true
	}
	p, ok := m.Sight.Pos.(sortie.Planner)
	return ok && slices.ContainsFunc(p.Airborne(), func(f sortie.Flight) bool {
		return f.To.Kind() == engine.KindSpace && m.Board().Name(f.To.Index()) == u.Bound
	})
}

// asks tells whether the game has come as far as a step waits for.
func (m *Guide) asks(u program.GuideUntil) bool {
	t := m.Sight
	cite := string(t.View.Prompt.Cite)
	if (u.Asked != "" || u.Past != "") && m.Actor() != t.Viewer {
		return false
	}
	if !strings.HasPrefix(cite, u.Asked) || u.Past != "" && strings.HasPrefix(cite, u.Past) || u.Told && m.Halted {
		return false
	}
	switch b := t.View.Battle; {
	case u.Battle == "on" && (b == nil || b.Over), u.Battle == "over" && b != nil && !b.Over:
		return false
	}
	return !u.Over || t.Game.Outcome().Over
}

// commanded counts the commands of the side that looks on the path from that length on that begin with one of these words; of any where there
// are none.
func (m *Guide) commanded(words string, from int) (n int) {
	for i := max(0, from); i < len(m.Sight.Path); i++ {
		if m.isDeed(words, i) {
			n++
		}
	}
	return n
}

// isDeed tells whether what stands at a place of the path is such a command.
func (m *Guide) isDeed(words string, i int) bool {
	l, ok := m.Sight.Game.Line(m.Sight.Path[i])
	return ok && (l.Side == m.Sight.Viewer || l.Side == engine.NoSide) && (words == "" || isOf(words, l.Cmd))
}

// doGuide carries out what the guide's buttons ask for; false means that it is none of its acts.
func (m *Guide) Do(a scene.Act) bool {
	if m.course == nil {
		return false
	}
	switch a.(type) {
	case Next:
		if m.Guiding() {
			m.course.counted() // it has been read
			m.NextStep()
		}
	case Before:
		m.guideBack()
	case Again:
		m.takeBackTo(m.course.began[m.course.at], m.course.drawn[m.course.at])
		m.Sight.Sel = engine.NoRef
	case Leave:
		m.course.left = true
	default:
		return false
	}
	return true
}

// guideBack goes to the step before, and takes back what has been done since it began; past dice it goes on in a sandbox,
// where they fall anew.
func (m *Guide) guideBack() {
	g := m.course
	if g.at == 0 {
		return
	}
	to := g.at - 1
	for to > 0 && g.began[to] == g.began[to+1] && !g.steps[to].Until.None() && g.steps[to].Until.Selected != "" {
		to-- // a step that is done by choosing alone would be done again at once
	}
	if !m.takeBackTo(g.began[to], g.drawn[to]) {
		return
	}
	m.course = &guided{steps: g.steps, at: to, shown: g.shown, began: append([]int{}, g.began[:to+1]...), drawn: append([]int{}, g.drawn[:to+1]...)}
	m.Sheet = nil
	if s := m.Actor(); s != engine.NoSide && m.Seat(s) == "person" && s != m.Sight.Viewer {
		m.See(s)
	}
}

// takeBackTo takes back until so many commands stand, and so many that are written in secret; past dice it goes on in a sandbox. It tells
// whether it could.
func (m *Guide) takeBackTo(length, drawn int) bool {
	t := m.Sight
	t.Sel, m.Proof = engine.NoRef, nil
	m.NoAim()
	m.chart.FinishMotion()
	for len(t.Game.Path()) > length {
		err := t.Game.TakeBack(m.UndoSide())
		var stop *play.Barrier
		if errors.As(err, &stop) {
			m.Refresh()
			m.ShowAt(length - 1)
			m.Fork()
			break
		}
		if err != nil {
			m.Fail(err)
			return false
		}
	}
	for len(t.Game.Path()) == length && len(t.Game.Draft(t.Viewer)) > drawn {
		if err := t.Game.TakeBack(t.Viewer); err != nil {
			m.Fail(err)
			return false
		}
	}
	m.Refresh()
	return true
}
