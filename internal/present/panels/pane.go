// Package panels holds what lies beside the map: forces, stacks, ships, bases, log, luck, orders, layers, rules.
package panels

import (
	"awaw/engine"
	"awaw/internal/present/advise"
	"awaw/internal/present/charts"
	"awaw/internal/present/flights"
	"awaw/internal/present/hand"
	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
	"awaw/internal/present/quill"
	"awaw/internal/present/sky"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Panels are what lies beside the map.
type Panels struct {
	*table.Surface
	charts *charts.Charts
	chart  *mapview.Map
	hand   *hand.Hand
	past   *history.History
	quill  *quill.Quill
	planes *flights.Flights
	sky    *sky.Sky
	advice *advise.Advise

	log      logState
	litShown bool       // the line the log is to show has been brought into sight
	logAt    int        // the point the log was last laid out for
	lived    engine.Ref // whose biography is open
	matrixOf engine.Ref // the counter whose stack the mission matrix shows, and from which column on
	matrixAt int
	// allMissions shows missions that cannot be flown now as well.
	allMissions bool
	listed      engine.Cite // the rule the list has come to, so that it may be scrolled on from there
	rule        engine.Cite
	deeds       []engine.Command            // what the chosen counter can do by itself, as their buttons stand
	fought      map[foughtKey]*table.Fought // battles read for the list under the odds
	rows        []engine.Ref                // who is ticked by a number on the card of a target, as its rows stand
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, charts *charts.Charts, chart *mapview.Map, hand *hand.Hand, past *history.History, quill *quill.Quill, planes *flights.Flights, sky *sky.Sky, advice *advise.Advise) *Panels {
	return &Panels{Surface: s, charts: charts, chart: chart, hand: hand, past: past, quill: quill, planes: planes, sky: sky, advice: advice}
}
