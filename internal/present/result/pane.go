package result

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/charts"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: which battles wait to be told, and the sheet that is open.

// Result is the sheets battles end in, one after another.
type Result struct {
	*table.Surface
	charts *charts.Charts
	chart  *mapview.Map
	bots   *opponent.Bots

	open  []table.Fought // the first is shown
	deck  *strike        // what may be sent against what was found
	aside bool           // it is put aside while the log is read
	last  told           // what was told last
	won   won            // the attack that was told as its hex was won
}

// told is a line of a game whose battles were told.
type told struct {
	game *play.Game
	line int
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chances *charts.Charts, chart *mapview.Map, bots *opponent.Bots) *Result {
	return &Result{Surface: s, charts: chances, chart: chart, bots: bots}
}

// Fresh forgets the battles of another game.
func (m *Result) Fresh() { m.open, m.aside, m.Docked = nil, false, 0 }

// Waiting tells whether a sheet is to be read before anything goes on.
func (m *Result) Waiting() bool { return len(m.open) > 0 }

// Open tells whether a sheet lies beside the map.
func (m *Result) Open() bool { return len(m.open) > 0 && !m.aside && m.Up == table.ScreenGame }

// Told tells whether a decided fight is told of by itself: what meets a strike, and its fire, belong to the strike, and the rounds of a
// naval combat have each told of themselves.
func Told(w engine.FightWhat) bool {
	switch w {
	case engine.FightNone, engine.FightOverShips, engine.FightFlak, engine.FightSea:
		return false
	}
	return true
}

// Tells tells whether a fight that was decided has a sheet for who looks: one that is told of by itself, and what met a strike, before
// anybody chooses his target.
func (m *Result) Tells(e engine.Ended) bool {
	t := m.Sight
	met := e.What == engine.FightOverShips && e.How != engine.EndNobody
	return (met || Told(e.What)) && (slices.Contains(e.Sides[:], t.Viewer) || m.Seat(t.Viewer) != "person" || len(t.View.Sides) > 2)
}

// Tell opens sheets for the battles that were decided at the point shown, once: what another side does next in secret adds no point.
func (m *Result) Tell() {
	t := m.Sight
	i := t.Cursor
	if i >= len(t.Points) || m.Persons() == 0 || m.last == (told{t.Game, t.Path[i]}) {
		return
	}
	m.last = told{t.Game, t.Path[i]}
	m.gather(i)
	m.begin()
}

// TellSince opens sheets for the battles that were decided at the points from i to the one shown: a letter brings several.
func (m *Result) TellSince(i int) {
	t := m.Sight
	if t.Cursor >= len(t.Points) || i > t.Cursor {
		return
	}
	for ; i <= t.Cursor; i++ {
		m.gather(i)
	}
	m.last = told{t.Game, t.Path[t.Cursor]}
	m.begin()
}

// gather adds a sheet for each battle that was decided at point i.
func (m *Result) gather(i int) {
	for _, e := range m.Sight.Decided(i) {
		if !m.Tells(e) {
			continue
		}
		if f := m.ReadFought(i, e); !m.wasWon(&f) {
			m.open = append(m.open, f)
		}
	}
	if f, ok := m.hexWon(i); ok && i == m.Sight.Cursor {
		m.open = append(m.open, f)
	}
}

// begin shows the first that waits, with its place in sight beside it.
func (m *Result) begin() {
	m.Stale = true
	if len(m.open) == 0 {
		m.Docked = 0
		return
	}
	m.Opens()
	m.dock()
	m.chart.Beside(m.open[0].Where)
	m.Cue("page")
}

// dock tells the others how much of the window the sheet takes.
func (m *Result) dock() {
	m.Docked = 0
	if m.Open() {
		m.Docked = m.width() + 16
	}
}

// Resized fits the sheet to another window.
func (m *Result) Resized() { m.dock() }

// Key is the keyboard while a sheet is up; it tells whether the key was its.
func (m *Result) Key(k scene.Key) bool {
	if !m.Waiting() {
		return false
	}
	if m.strikeKey(k) {
		return true
	}
	switch k.Name {
	case "space", "enter", "esc":
		if m.aside {
			m.Run(Aside{})
		} else if !m.Hasty() {
			m.Run(Close{})
		}
		return true
	case "t":
		if m.hasRounds() && !m.aside {
			m.Run(Rounds{})
			return true
		}
	case "l":
		m.Run(Aside{})
		return true
	}
	return false
}

// hasRounds tells whether the panel of the fight can still be shown.
func (m *Result) hasRounds() bool { return m.Sight.View.Battle != nil && m.Sight.View.Battle.Over }

// Do carries out what is asked of the sheet; it tells whether it was that. The screen is told when the last one is put away.
func (m *Result) Do(a scene.Act) bool {
	switch a := a.(type) {
	case Close:
		next, stays := engine.NoRef, m.goesOn(&m.open[0])
		if len(m.open) == 1 {
			next = m.nextFight()
		}
		m.close()
		if !m.Waiting() {
			m.Sight.Battle = m.Sight.Battle && !m.hasRounds()
			if !stays {
				m.chart.LookAgain()
			}
			if m.Fighting() {
				m.chart.BesideBattle(nil) // the fight goes on: its panel leaves its hex in sight
			}
			if one, ok := m.Amber(); ok && next.Kind() == engine.KindSpace && (one.A == next || one.B == next) { // the button has named it
				m.Give(one)
			}
		}
	case Rounds:
		m.open = nil
		m.begin()
		m.Sight.Battle = true
	case Aside:
		m.aside = !m.aside
		m.Beside, m.BesideAt = m.aside && (m.Sight.View.Battle != nil || m.Sight.View.Plan != nil), m.Sight.Game.Head()
		m.dock()
		if m.aside {
			m.Pane, m.Folded = "log", false
		}
	default:
		return m.doStrike(a)
	}
	m.Stale = true
	return true
}

// close puts the first away.
func (m *Result) close() {
	if len(m.open) > 0 {
		m.open = m.open[1:]
	}
	m.aside, m.Beside = false, false
	m.begin()
}

// width is how wide the sheet is.
func (m *Result) width() float64 {
	rail := 48.0
	if m.Compact() {
		rail = 40
	}
	if f := m.open; len(f) > 0 && m.atSea(&f[0]) {
		return m.SeaWide()
	}
	return math.Max(480, math.Min(916, m.W-rail-280-32))
}

// atSea tells whether a sheet belongs to a fight at sea: it is as wide as the sheet of that.
func (m *Result) atSea(f *table.Fought) bool {
	switch f.What {
	case engine.FightSearch, engine.FightOverShips, engine.FightStrike, engine.FightPort, engine.FightKamikazes:
		return true
	}
	return false
}

// goesOn tells whether the fight at sea that a sheet belongs to goes on where it was: the map stays as it lies.
func (m *Result) goesOn(f *table.Fought) bool {
	b := m.Sight.View.Battle
	return m.atSea(f) && b != nil && !b.Over && b.Where == f.Where
}
