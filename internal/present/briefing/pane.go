package briefing

import (
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/charts"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: when the sheet is laid, and how it is put away.

// Briefing is the sheet before the first turn. It lies on a screen of its own, on which opponents wait.
type Briefing struct {
	*table.Surface
	charts *charts.Charts
	chart  *mapview.Map

	met    map[engine.Side]bool // who has been told
	before scene.Camera         // where the player looked when it was asked for again
	again  bool                 // it was asked for in the middle of a game
	turned bool                 // to what is special, where one page has no room for it
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chances *charts.Charts, chart *mapview.Map) *Briefing {
	return &Briefing{Surface: s, charts: chances, chart: chart}
}

// Fresh forgets who has been told, for another game.
func (m *Briefing) Fresh() { m.met = map[engine.Side]bool{} }

// Begin puts the sheet away: the turn begins, or goes on.
type Begin struct{}

// Do names it.
func (Begin) Do() string { return "briefing.begin" }

// Turn turns the sheet to what it had no room for, and back.
type Turn struct{}

// Do names it.
func (Turn) Do() string { return "briefing.turn" }

// Resized shows what counts beside the sheet in another window.
func (m *Briefing) Resized() {
	if m.Up == table.ScreenBriefing {
		m.survey()
	}
}

// Meet lays the sheet for whoever sits before the screen, if that side has not been told and has given no command yet.
func (m *Briefing) Meet() {
	t := m.Sight
	if t == nil || m.Up != table.ScreenGame || t.Play.Brief == nil || t.Play.Replay || t.Game.Sandbox() || m.Guiding() ||
		m.met[t.Viewer] || m.Seat(t.Viewer) != "person" || t.Game.Outcome().Over {
		return
	}
	m.met[t.Viewer] = true
	if _, counted := m.StandingOf(t.Viewer); !counted {
		return
	}
	for _, n := range t.Game.Path() {
		if l, ok := t.Game.Line(n); ok && l.Side == t.Viewer && (l.Kind == play.LineCommand || l.Kind == play.LineSeen) {
			return
		}
	}
	m.lay(false)
}

// lay lays the sheet.
func (m *Briefing) lay(again bool) {
	m.again, m.turned, m.before = again, false, m.chart.Cam
	m.Up, m.Menu, m.Proof, m.Sheet = table.ScreenBriefing, nil, nil, nil
	m.chart.Arrive()
	m.survey()
	m.Stale = true
}

// surveyHex is how wide a hex of the map beside the sheet is at most, in logical pixels.
const surveyHex = 63

// Do carries out what is asked of it; it tells whether it was that.
func (m *Briefing) Do(a scene.Act) bool {
	switch a.(type) {
	case Begin:
		m.Up, m.Stale, m.Rested = table.ScreenGame, true, true
		if m.again {
			m.chart.Cam = m.before
		} else {
			m.chart.Open()
		}
	case Turn:
		m.turned, m.Stale = !m.turned, true
	case table.ShowStakes:
		if _, ok := m.StandingOf(m.Sight.Viewer); !ok || m.Sight.Play.Brief == nil || m.Up != table.ScreenGame {
			return false
		}
		m.lay(true)
	default:
		return false
	}
	return true
}

// Key is the keyboard while the sheet lies there; it tells whether the key belongs to it.
func (m *Briefing) Key(k scene.Key) bool {
	switch k.Name {
	case "enter", "space", "esc":
		m.Run(Begin{})
	case "s":
		m.Run(Turn{})
	case "o":
		m.Run(table.ShowTerms{Tab: "options"})
	case "n":
		m.Run(table.ShowTerms{Tab: "notes"})
	case "c":
		if m.Sight.Game.ByMail() == nil {
			m.Run(table.ShowSeats{})
		}
	default:
		return false
	}
	return true
}
