package recap

import (
	"math"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/ordered"
	"awaw/internal/present/charts"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: when the recap opens, how its arrows draw themselves, and how it is put away.

// Recap is what another side did while this one waited.
type Recap struct {
	*table.Surface
	charts *charts.Charts
	chart  *mapview.Map
	bots   *opponent.Bots

	open    bool
	asked   int  // the node at which it was last asked whether it is due
	opened  int  // the point at which the game was opened here
	from    int  // the point of this side's last order
	to      int  // the point up to which it tells
	anew    bool // it was asked for: nothing begins when it is put away
	stories []Story
	news    Own
	seasons map[engine.Side]int // by side: the node at which it was last told what a season brought, counted from 1
	was     []engine.Tally      // how everybody stood before that season
	begun   float64             // clock when the first arrow began to draw itself
	slow    float64             // how many times as long each takes
	shown   bool                // all of them are shown
	visits  int                 // the sentence whose places the camera looks at while it is drawn, -1 for those of all
	terse   bool                // there is no room for more than the sentences
	rested  [2]float64          // where the pointer lay when it began: what lies under it by chance is not pointed at
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chances *charts.Charts, chart *mapview.Map, bots *opponent.Bots) *Recap {
	return &Recap{Surface: s, charts: chances, chart: chart, bots: bots}
}

// Fresh forgets another game. What happened before this one was opened is told by the list of what has happened since.
func (m *Recap) Fresh() {
	m.open, m.asked, m.stories, m.seasons, m.was = false, -1, nil, nil, nil
	if m.Sight != nil {
		m.asked, m.opened = m.Sight.Game.Head(), m.Sight.Cursor
	}
}

// Drop puts it away when play goes back, and when another side looks.
func (m *Recap) Drop() {
	if m.open {
		m.open, m.Docked = false, 0
	}
}

// Open tells whether it lies beside the map.
func (m *Recap) Open() bool { return m.open && m.Up == table.ScreenGame }

// most is how many sentences it tells.
const most = 3

// Meet opens it if the screen has come back to a person at the start of a turn, after another side has acted.
func (m *Recap) Meet() {
	t := m.Sight
	if t != nil && t.Resumed { // what was done before it was laid aside is told when it is taken up again
		t.Resumed, m.asked = false, -1
	}
	if m.open || t == nil || m.Up != table.ScreenGame || m.Halted || m.Sheet != nil || !m.Live() && !m.CopysEnd() || m.Guiding() || t.Game.Outcome().Over || m.meetSeason() || m.asked == t.Game.Head() || len(m.Writing()) > 0 {
		return
	}
	at := t.Cursor
	if m.Actor() != t.Viewer || m.Seat(t.Viewer) != "person" || at >= len(t.Points) || t.Points[at].Side != t.Viewer {
		return
	}
	if b := t.View.Battle; b != nil && !b.Over || SideBySide(t.Pos) { // who comes back in a fight sees the fight
		return
	}
	m.asked = t.Game.Head()
	from, due := m.SinceOwn()
	if !due {
		return
	}
	m.tell(from, at)
}

// SideBySide tells whether battles side by side are fought in a position.
func SideBySide(p engine.Position) bool {
	s, ok := p.(lanes.Shower)
	if !ok {
		return false
	}
	t := s.Lanes()
	return t != nil && !t.Over
}

// tell tells what happened between two points.
func (m *Recap) tell(from, to int) {
	m.from, m.to, m.was, m.anew = from, to, nil, false
	m.stories, m.news = Gather(m.Surface, from, to), ownNews(m.Sight, from, to)
	m.begin()
}

// Retell tells again, or so far, what others did since the last order of this side before they acted; false where there is nothing of
// theirs, or none of it can be told in sentences.
func (m *Recap) Retell() bool {
	t := m.Sight
	if t == nil || m.Up != table.ScreenGame || m.Guiding() || !m.Live() && !m.CopysEnd() || t.Cursor >= len(t.Points) {
		return false
	}
	if _, seasons := t.Pos.(ordered.Chronicler); seasons {
		delete(m.seasons, t.Viewer)
		m.meetSeason()
		m.anew = m.open
		return m.open
	}
	theirs := func(i int) bool { return t.Points[i].By != t.Viewer && t.Points[i-1].Side != t.Viewer }
	to := t.Cursor
	for to > 0 && !theirs(to) {
		to--
	}
	if to == 0 {
		return false
	}
	from := to
	for from > 0 && !(t.Points[from].By == t.Viewer && t.Points[from-1].Side == t.Viewer) {
		from--
	}
	m.tell(from, to)
	m.anew = true
	return true
}

// begin lays it beside the map.
func (m *Recap) begin() {
	m.open = true
	m.Opens()
	m.Docked = m.width() + 16
	m.play(1)
	m.Cue("page")
}

// play draws the arrows from the first on.
func (m *Recap) play(slow float64) {
	m.visits = -1
	m.look()
	if m.far() && !m.Prefs.Still { // its places are visited one after another
		slow *= 3
		m.visits = 0
		m.look()
	}
	m.begun, m.slow, m.shown, m.Stale = m.Clock, slow, m.Prefs.Still, true
	m.rested = [2]float64{m.Mx, m.My}
}

// told are the stories that have a sentence.
func (m *Recap) told() []Story {
	return m.stories[:min(most, len(m.stories))]
}

// drawTime is how long an arrow draws itself, and stepTime how long after the one before it begins, in milliseconds.
const (
	drawTime = 450.0
	stepTime = 700.0
)

// grown is how far story i is on the screen, from 0 to 1.
func (m *Recap) grown(i int) float64 {
	if m.shown {
		return 1
	}
	return math.Max(0, math.Min(1, (m.Clock-m.begun-stepTime*m.slow*float64(i))/(drawTime*m.slow)))
}

// Drawing tells whether something is still drawing itself.
func (m *Recap) Drawing() bool { return m.Open() && !m.shown }

// Tick lets time pass: the camera follows the sentences, and comes back to all of them.
func (m *Recap) Tick() {
	if !m.Drawing() {
		return
	}
	m.Stale = true
	m.shown = m.grown(len(m.told())-1) >= 1 && (m.visits < 0 || m.Clock >= m.begun+stepTime*m.slow*float64(len(m.told())))
	if m.visits < 0 {
		return
	}
	at := int((m.Clock - m.begun) / (stepTime * m.slow))
	if m.shown {
		at = -1
	}
	if at != m.visits {
		m.visits = at
		m.look()
	}
}

// width is how wide the sheet is.
func (m *Recap) width() float64 { return math.Max(400, math.Min(520, m.W-40-280-32)) }

// Resized fits the sheet to another window.
func (m *Recap) Resized() {
	if m.open {
		m.Docked = m.width() + 16
	}
}

// Key is the keyboard while it is open; it tells whether the key was its.
func (m *Recap) Key(k scene.Key) bool {
	if !m.Open() {
		return false
	}
	switch k.Name {
	case "enter", "space", "esc":
		if !m.Hasty() {
			m.Run(Begin{})
		}
	case "v":
		m.Run(Again{})
	case "l":
		m.Run(FullLog{})
	default:
		m.stop(-1)
	}
	return true
}

// Do carries out what is asked of it; it tells whether it was that.
func (m *Recap) Do(a scene.Act) bool {
	switch a := a.(type) {
	case Visit:
		m.stop(a.Nth)
	case Begin:
		m.close()
	case Again:
		m.play(1.8)
	case FullLog:
		m.close()
		m.Pane, m.Folded = "log", false
	default:
		return false
	}
	m.Stale = true
	return true
}

// stop shows all of it, and looks at the places of one sentence, or with -1 of all.
func (m *Recap) stop(nth int) {
	if nth < 0 && m.visits < 0 {
		m.shown, m.Stale = true, true
		return
	}
	m.shown, m.Stale, m.visits = true, true, nth
	m.look()
}

// close puts it away.
func (m *Recap) close() {
	m.open, m.Docked = false, 0
	m.chart.LookAgain()
}
