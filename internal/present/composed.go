// Package present is the screen as data: what a player sees and may click, without a display.
//
// A Model is fed with messages (mouse, wheel, keys, ticks, size) and answers with a Scene: a map with its
// overlays and a list of panels made of simple items, each panel repainted only when its items change. No rule is
// written here. What may be clicked is what Position.Legal lists; what is refused is explained by Asker and
// Illegal; words come from the catalogue by key.
//
// Lengths are logical pixels at scale 1; the program that owns the window multiplies by Scene.Scale.
package present

import (
	"awaw/engine"
	"awaw/internal/present/advise"
	"awaw/internal/present/battle"
	"awaw/internal/present/briefing"
	"awaw/internal/present/charts"
	"awaw/internal/present/flights"
	"awaw/internal/present/frame"
	"awaw/internal/present/front"
	"awaw/internal/present/guide"
	"awaw/internal/present/hand"
	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/pages"
	"awaw/internal/present/panels"
	"awaw/internal/present/program"
	"awaw/internal/present/quill"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/sky"
	"awaw/internal/present/table"
)

// This file holds the screen as it is composed of panes, and lays them out.

// Model is the whole screen state. It is for one goroutine.
type Model struct {
	top    *table.Surface // what all panes stand on
	chart  *mapview.Map
	hand   *hand.Hand
	fight  *battle.Battle
	result *result.Result
	recap  *recap.Recap
	past   *history.History
	bots   *opponent.Bots
	quill  *quill.Quill
	planes *flights.Flights
	sky    *sky.Sky
	advice *advise.Advise
	side   *panels.Panels
	lesson *guide.Guide
	pages  *pages.Pages
	front  *front.Front
	frame  *frame.Frame
	brief  *briefing.Briefing

	hoverKey  string
	slid      float64                 // until when the end of a step that began of itself is asked about, by the clock of ticks (slid.go)
	hearing   bool                    // a key is being heard
	question  question                // what was asked before the last command
	sheet     *table.Sheet            // the one that lay over everything when the last message had been heard
	rounds    bool                    // the panel of a fight that was told is looked at
	unveils   bool                    // the panel of a fight waits until nothing moves
	exporting <-chan program.Exported // a picture or a report being written
	exported  string                  // the words that tell where it is once it is written
	strange   string                  // the last act nobody knew, for tests
}

// New makes a screen. board is what lies under the lamp on the start screen.
func New(d program.Desk, metrics scene.Metrics, words engine.Catalog, board scene.Board) *Model {
	m := &Model{}
	m.top = table.New(m, d, metrics, words, board)
	chances := charts.New(m.top)
	m.bots = opponent.New(m.top)
	m.chart = mapview.New(m.top, chances)
	m.hand = hand.New(m.top, m.bots, m.chart)
	m.fight = battle.New(m.top, chances, m.bots, m.chart, m.hand)
	m.result = result.New(m.top, chances, m.chart, m.bots)
	m.recap = recap.New(m.top, chances, m.chart, m.bots)
	m.past = history.New(m.top, m.chart, m.fight, m.result)
	m.quill = quill.New(m.top, m.chart, m.hand)
	m.planes = flights.New(m.top, chances, m.chart)
	m.sky = sky.New(m.top, chances, m.chart)
	m.advice = advise.New(m.top)
	m.side = panels.New(m.top, chances, m.chart, m.hand, m.past, m.quill, m.planes, m.sky, m.advice)
	m.chart.Adds, m.chart.Falls = m.side.Adds, m.planes.Falls
	m.lesson = guide.New(m.top, m.chart)
	m.pages = pages.New(m.top)
	m.front = front.New(m.top, m.chart, m.recap)
	m.brief = briefing.New(m.top, chances, m.chart)
	m.frame = frame.New(m.top, chances, m.bots, m.chart, m.hand, m.fight, m.past, m.advice)
	return m
}

// BesideBattle brings the place of a fight into sight, now that another position is shown.
func (m *Model) BesideBattle(old *engine.BattleView) { m.chart.BesideBattle(old) }

// Guiding tells whether a step of a lesson is shown.
func (m *Model) Guiding() bool { return m.lesson.Guiding() }

// Reading tells whether the lesson waits only to be read on.
func (m *Model) Reading() bool { return m.lesson.Reading() }

// Lacking is how often the deed of the lesson's step is still to be done.
func (m *Model) Lacking() int { return m.lesson.Lacking() }

// Cues takes the sounds asked for since the last time, by name, and how loud they are from 0 to 1.
func (m *Model) Cues() (names []string, volume float64) { return m.top.Cues() }

// NoSound tells the screen why this machine plays no sound, to be said in the options.
func (m *Model) NoSound(why string) { m.pages.NoSound(why) }

// Stays tells the screen that nobody leaves the program from within: the browser closes it.
func (m *Model) Stays() { m.top.Stays, m.top.Stale = true, true }

// Resume tells of the game that has just been laid on the table what happened since its player last sat there, or which fight waits.
func (m *Model) Resume() { m.front.Resume(m.top.Sight.Play.Replay) }

func (m *Model) layGame() {
	m.lesson.Advance() // what is amber beside it asks for its step
	if !m.result.Open() && !m.recap.Open() {
		m.top.Docked = m.fight.Room() // the sheet of a choice or of a fight at sea lies where those lie
		m.fight.LookBeside()
	}
	m.quill.Stand()
	m.chart.LayMap()
	m.quill.Dress()
	m.planes.Dress()
	m.sky.Dress()
	m.advice.Dress()
	m.frame.LaySandbox()
	m.frame.LayPast()
	m.frame.LayTopBar()
	m.frame.LayRail()
	if m.quill.Reading() {
		m.quill.LaySteps()
	} else {
		m.past.LayTimeline()
	}
	m.chart.LayMinimap()
	m.layOver()
	m.quill.LayLetter()
	m.lesson.LayGuide()
	if !m.top.Halted || m.rounds {
		m.fight.LayThrows()
		m.past.LayCards()
	}
	m.hand.LayMenu()
	m.hand.LayProof()
	if m.top.Drawn.Map != nil {
		if _, over := m.top.Under(m.top.Mx, m.top.My); over {
			m.top.Drawn.Map.Hover = -1
		}
	}
}

// layOver lays what lies on the map: a sheet that waits to be read, a fight, or what is asked and the panel beside it.
func (m *Model) layOver() {
	m.side.NoDeeds()
	switch {
	case m.quill.Reading():
		m.side.LayRight()
		m.quill.LayLegend()
		m.quill.LayPrompt()
	case m.recap.Open():
		m.recap.Lay()
	case m.result.Open():
		m.result.Lay()
	case m.result.Waiting():
		m.side.LayRight()
		m.result.Lay()
	case m.sky.Open():
		m.sky.LaySheet()
		m.side.LayRight()
	case m.top.Fighting():
		m.fight.LayBattle(m.top.PanelView())
	default:
		m.side.LayRight()
		m.quill.LaySlips()
		m.frame.LayPrompt()
	}
}
