// Package sky shows battles that are fought side by side: a lane each, a column a round, a bar for each aircraft that may be sent.
package sky

import (
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/charts"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, what can be asked of it.

// Sky is the battles of a turn.
type Sky struct {
	*table.Surface
	chart *mapview.Map
	odds  *charts.Charts

	aside bool         // the map is looked at instead of the sheet
	lane  int          // the battle that is looked at, -1 for none
	went  *lanes.Table // how the battles stood when something was last shown of them
	ended *lanes.Table // how they ended, until that has been read
	kept  kept
	asks  asks // what was asked when it last came forward

	nines table.Nines

	motion motion

	held int          // the bar that is dragged, -1 for none
	laid []scene.Rect // where the lanes were laid last; without a width those that are scrolled away

	strips [2]strip // lanes and bars as they were laid last
	come   [2]int   // the lane and the bar that are to come into sight, -1 for none
}

// kept is what was read and reckoned of the position shown.
type kept struct {
	of    engine.Position
	table *lanes.Table
	ends  map[chance]ending
	last  map[engine.Command]bool // after which nothing can be declared any more
}

// asks is a question about the battles: in which round, of which of them, for what.
type asks struct {
	side        engine.Side
	round, lane int
	deed        lanes.Deed
}

// chance is that of a battle if a command is given first.
type chance struct {
	lane int
	cmd  engine.Command
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, odds *charts.Charts, chart *mapview.Map) *Sky {
	return &Sky{Surface: s, odds: odds, chart: chart, lane: -1, held: -1, come: [2]int{-1, -1}}
}

// Fresh forgets another game.
func (m *Sky) Fresh() {
	m.aside, m.lane, m.went, m.ended, m.kept, m.held, m.asks = false, -1, nil, nil, kept{}, -1, asks{}
	m.strips, m.come = [2]strip{}, [2]int{-1, -1}
}

// shower is the position shown, where battles are fought side by side.
func (m *Sky) shower() (lanes.Shower, bool) {
	if m.Sight == nil || m.Up != table.ScreenGame {
		return nil, false
	}
	p, ok := m.Sight.Pos.(lanes.Shower)
	return p, ok
}

// table are the battles shown: how they ended, until that has been read, else those of the moment; nil for none.
func (m *Sky) table() *lanes.Table {
	p, ok := m.shower()
	if !ok {
		return nil
	}
	if m.ended != nil && m.Live() {
		return m.ended
	}
	m.read(p)
	if m.kept.table != nil && m.kept.table.Over {
		return nil
	}
	return m.kept.table
}

// read reads the battles of the position shown once.
func (m *Sky) read(p lanes.Shower) {
	if m.kept.of != engine.Position(p) {
		m.kept = kept{of: p, table: p.Lanes(), ends: map[chance]ending{}, last: map[engine.Command]bool{}}
	}
}

// Meet notes what something that happened has made of the battles: how they end is shown until it has been read.
func (m *Sky) Meet() {
	p, ok := m.shower()
	if !ok || !m.Live() {
		return
	}
	m.read(p)
	now := m.kept.table
	m.stir(m.went, now)
	switch fights := now != nil && !now.Over; {
	case fights && m.went == nil:
		m.aside, m.lane = false, -1
		m.Opens()
		m.Cue("page")
	case !fights && m.went != nil && m.Persons() > 0:
		if m.ended = now; now == nil { // the turn has gone on with them
			m.ended = m.went
		}
		m.Opens()
	}
	if now != nil {
		m.come[1] = setOut(m.went, now)
	}
	if m.went = nil; now != nil && !now.Over {
		m.went = now
		m.Ask()
		if m.lane >= len(now.Lanes) || m.lane >= 0 && now.Lanes[m.lane].Fate != lanes.GoesOn {
			m.lane = -1
		}
	}
}

// Ask opens the panel beside the lanes for what is newly asked of whoever looks.
func (m *Sky) Ask() {
	t := m.table()
	if t == nil || !m.asked(t) {
		return
	}
	q := asks{side: m.Actor(), round: t.Round, lane: t.Now, deed: t.Offers[0].Deed}
	if q != m.asks {
		m.asks = q
		m.forward()
		m.come[0] = t.Now
	}
}

// forward opens the panel beside the lanes.
func (m *Sky) forward() { m.Pane, m.Folded = "units", false }

// behind tells whether the panel beside the lanes is folded away, or another stands in its place.
func (m *Sky) behind() bool { return m.Folded || m.Pane != "units" }

// Open tells whether the sheet lies on the map.
func (m *Sky) Open() bool { return !m.aside && m.table() != nil }

// Shown tells whether battles are shown, on the map or put aside.
func (m *Sky) Shown() bool { return m.table() != nil }

// Rolls tells whether a command goes on to what cannot be taken back.
func (m *Sky) Rolls(c engine.Command) bool {
	t := m.table()
	return t != nil && m.ended == nil && slices.Contains(onward(t), c)
}

// Waiting tells whether the end of the battles is to be read before anything goes on.
func (m *Sky) Waiting() bool { return m.ended != nil }

// asked tells whether the person at the screen is asked about the battles.
func (m *Sky) asked(t *lanes.Table) bool {
	return m.ended == nil && len(t.Offers) > 0 && m.Live() && m.Actor() == m.Sight.Viewer && m.Seat(m.Actor()) == "person" && len(m.Sight.Legal) > 0
}

// looked is the lane that is looked at: the one that is asked about, the one that was chosen, or the only one; -1 for none.
func (m *Sky) looked(t *lanes.Table) int {
	switch {
	case t.Now >= 0 && t.Now < len(t.Lanes):
		return t.Now
	case m.lane >= 0 && m.lane < len(t.Lanes):
		return m.lane
	case len(t.Lanes) == 1:
		return 0
	}
	return -1
}

// ending is how a battle is likely to end, if that is calculated.
type ending struct {
	lanes.Ending
	ok bool
}

// ending is how a battle is likely to end if a command is given first.
func (m *Sky) ending(lane int, c engine.Command) ending {
	p, ok := m.shower()
	if !ok || m.ended != nil {
		return ending{}
	}
	m.read(p)
	key := chance{lane, c}
	x, known := m.kept.ends[key]
	if !known {
		x.Ending, x.ok = p.Ending(lane, c)
		m.kept.ends[key] = x
	}
	return x
}

// letter is what a lane is called on map and sheet.
func letter(i int) string { return string(rune('A' + i%26)) }
