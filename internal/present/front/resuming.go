package front

import (
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/play"
	"awaw/internal/present/recap"
	"awaw/internal/present/table"
)

// This file takes a saved game up again: in the midst of a fight it says which one and what is owed; else what has happened since.

// OpenHome lays the game back on the table that a sandbox left: nothing has happened in it since. It tells whether it could.
func (m *Front) OpenHome(id string, replay bool) bool {
	p, err := m.Desk.Open(id)
	if err != nil {
		if !m.AskPassphrases(id, replay, err) {
			m.Fail(err)
		}
		return false
	}
	p.Replay = p.Replay || replay
	m.Put(p)
	return true
}

// OpenSave lays a saved game on the table, and tells what happened since its player last sat there.
func (m *Front) OpenSave(id string, replay bool) {
	p, err := m.Desk.Open(id)
	if err != nil {
		if !m.AskPassphrases(id, replay, err) {
			m.Fail(err)
		}
		return
	}
	p.Replay = p.Replay || replay
	m.Put(p)
	m.Resume(replay)
}

// Resume tells of the game that has just been laid on the table what happened since its player last sat there, or which fight waits for him.
func (m *Front) Resume(replay bool) {
	p := m.Sight.Play
	if p.Game.Header().Copy != nil && !replay && !p.Game.Outcome().Over { // as the game it was made of would be taken up
		m.ShowAt(len(m.Sight.Path) - 1)
		_, m.Sight.Resumed = m.SinceOwn()
		return
	}
	if p.Replay || m.Up != table.ScreenGame || m.Sheet != nil || p.Game.Head() == 0 || p.Game.Outcome().Over {
		return
	}
	if _, waits := m.Mail(); waits && m.Kept() { // all that has come was told as it came
		return
	}
	if m.askFight() || recap.SideBySide(m.Sight.Pos) { // these lie open
		return
	}
	if _, due := m.SinceOwn(); due { // the recap tells it
		m.Sight.Resumed = true
		return
	}
	if _, tells := m.Sight.Pos.(ordered.Chronicler); tells { // and so it does of a season
		return
	}
	if m.recap.Retell() {
		return
	}
	if m.askSince(); m.state.ask != nil && len(m.state.ask.list) == 0 {
		m.state.ask = nil
	}
}

// askFight names the fight that waits for the viewer, who fights in it, and what is owed; it tells whether there is one.
func (m *Front) askFight() bool {
	v := &m.Sight.View
	b := v.Battle
	if b == nil || b.Over || m.Actor() != m.Sight.Viewer || m.Seat(m.Sight.Viewer) != "person" {
		return false
	}
	q := &question{kind: "fight", text: m.Word(b.Name), list: []string{m.Say("front.fight.midst"), m.Say("front.fight.owed", engine.Arg{Kind: engine.ArgName, S: m.Word(v.Prompt.Ask)})}}
	var sides []string
	for i := range b.Sides {
		s := &b.Sides[i]
		unit := s.Unit
		if unit.IsZero() {
			unit = b.Unit
		}
		if s.Strength > 0 {
			sides = append(sides, m.Say("front.fight.side", engine.Arg{Kind: engine.ArgName, S: m.Word(s.Name)}, s.Strength, engine.Arg{Kind: engine.ArgName, S: m.Word(unit)}))
		}
	}
	q.list = append(q.list, strings.Join(sides, " · "))
	if len(v.Trail) > 1 {
		var trail []string
		for _, t := range v.Trail {
			trail = append(trail, m.Word(t))
		}
		q.list = append(q.list, strings.Join(trail, " › "))
	}
	m.state.ask = q
	m.Stale = true
	return true
}

// sinceMost bounds how much is told of what happened while a player was away.
const sinceMost = 60

// askSince tells what happened since the side that looks last gave a command.
func (m *Front) askSince() {
	t := m.Sight
	if t == nil {
		return
	}
	q := &question{kind: "since"}
	path := t.Game.Path()
	own := func(i int) bool {
		l, ok := t.Game.Line(path[i])
		return ok && l.Side == t.Viewer && (l.Kind == play.LineCommand || l.Kind == play.LineSeen)
	}
	to := len(path)
	for to > 0 && own(to-1) {
		to--
	}
	from := to
	for from > 0 && !own(from-1) {
		from--
	}
	for _, n := range path[from:to] {
		events, err := t.Game.Events(n, t.Viewer)
		if err != nil {
			continue
		}
		for _, e := range events {
			if w := m.Word(e.Text); w != "" {
				if e.Cite != "" {
					w += " (" + string(e.Cite) + ")"
				}
				q.list = append(q.list, w)
			}
		}
	}
	if n := len(q.list) - sinceMost; n > 0 {
		q.list = append([]string{m.Say("front.since.more", n)}, q.list[n:]...)
	}
	if t.Viewer != engine.NoSide {
		q.text = m.Say("front.since.side", m.Word(t.SideView(t.Viewer).Name))
	}
	m.state.ask = q
	m.Stale = true
}
