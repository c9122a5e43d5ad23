// Package quill is how orders of units are written, and what became of them: slips, the panel of a unit, a line that is typed, the
// overlays of ways and patrols, and the verdicts step by step.
package quill

import (
	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/hand"
	"awaw/internal/present/mapview"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, and what can be asked of it.

// Quill is what orders are written with.
type Quill struct {
	*table.Surface
	chart *mapview.Map
	hand  *hand.Hand

	unit   engine.Ref   // the unit what follows is about
	kind   ordered.Kind // the kind of order chosen for it, None for whatever is meant
	of     engine.Ref   // the space of the unit it is to help
	typing bool
	text   string // the line as typed
	all    bool   // all of it is chosen

	typedAt [2]int // and when
	slip    engine.Ref

	unfolded bool // in a small window the list of orders lies open

	kept  keptOffers
	marks [marks]bool
	parts [parts]bool // what of verdicts is laid over the map

	pointed engine.Ref   // the place pointed at last
	spots   []engine.Ref // those clicked last

	escorts  escorts
	weighed  weighing
	verdicts verdicts
	letter   letter
}

// keptOffers are the commands a unit may be given, as long as nothing is written.
type keptOffers struct {
	unit  engine.Ref
	drawn int
	head  int
	list  []Offer
	cells map[cell]ruling // what was found out of them
}

// Mark is an overlay of orders that a player lays over the board or takes off.
type Mark uint8

// The overlays.
const (
	MarkPatrols Mark = iota // what own patrols watch
	MarkWays                // ways of the chosen wing, with escorts and what may stop it
	MarkEnemy               // what enemy wings could watch
	MarkSight               // what is seen in blind play: all else is dimmed
	marks
)

var markWords = [marks]string{"patrols", "ways", "enemy", "sight"}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chart *mapview.Map, hand *hand.Hand) *Quill {
	return &Quill{Surface: s, chart: chart, hand: hand, marks: [marks]bool{MarkPatrols: true, MarkWays: true, MarkSight: true}, parts: [parts]bool{PartResults: true, PartCauses: true}}
}

// Fresh forgets another game.
func (m *Quill) Fresh() {
	m.unit, m.kind, m.of, m.typing, m.text, m.slip, m.kept = engine.NoRef, ordered.None, engine.NoRef, false, "", engine.NoRef, keptOffers{}
	m.pointed, m.spots = engine.NoRef, nil
	m.verdicts, m.weighed, m.letter, m.escorts = verdicts{}, weighing{}, letter{}, escorts{}
}

// Pick chooses a unit by its slip.
type Pick struct{ Unit engine.Ref }

// Choose chooses what kind of order a unit is to get.
type Choose struct{ Kind ordered.Kind }

// Drop takes the order of a unit back.
type Drop struct{ Unit engine.Ref }

// Write gives an order, in place of the one the unit has.
type Write struct{ Cmd engine.Command }

// Type lets the player type an order.
type Type struct{}

// Lay lays an overlay over the board or takes it off.
type Lay struct{ Mark Mark }

// Look opens the verdicts of the last movement.
type Look struct{}

// Go goes to a step of the verdicts.
type Go struct{ Step int }

// Explain shows the proof of one verdict.
type Explain struct{ Number int }

// Leave puts the verdicts away.
type Leave struct{}

// Do names it.
func (Pick) Do() string { return "order.pick" }

// Do names it.
func (Choose) Do() string { return "order.kind" }

// Do names it.
func (Drop) Do() string { return "order.drop" }

// Do names it.
func (Write) Do() string { return "order.write" }

// Do names it.
func (Type) Do() string { return "order.type" }

// Do names it.
func (Lay) Do() string { return "order.lay" }

// Do names it.
func (Look) Do() string { return "verdict.look" }

// Do names it.
func (Go) Do() string { return "verdict.step" }

// Do names it.
func (Explain) Do() string { return "verdict.why" }

// Do names it.
func (Leave) Do() string { return "verdict.close" }

// writer is the position shown, where orders are written for units.
func (m *Quill) writer() (ordered.Writer, bool) {
	if m.Sight == nil {
		return nil, false
	}
	w, ok := m.Sight.Pos.(ordered.Writer)
	return w, ok
}

// Here tells whether the game on the table is one of written orders.
func (m *Quill) Here() bool {
	_, ok := m.writer()
	return ok && m.Up == table.ScreenGame
}

// Writes tells whether the side that looks writes orders now.
func (m *Quill) Writes() bool {
	return m.Here() && m.Live() && m.holds() && !m.Reading() && !m.Sight.Game.Sealed(m.Sight.Viewer)
}

// holds tells whether the side that looks has the pen: in secret beside others, or as the only one that is asked.
func (m *Quill) holds() bool {
	return m.Pens() || len(m.Writing()) == 0 && m.Actor() == m.Sight.Viewer && m.Seat(m.Sight.Viewer) == "person"
}

// Reading tells whether verdicts are shown.
func (m *Quill) Reading() bool { return m.verdicts.open && m.Up == table.ScreenGame }

// slips are what the side that looks has to write.
func (m *Quill) slips() []ordered.Slip {
	w, ok := m.writer()
	if !ok {
		return nil
	}
	return w.Slips(m.Sight.Viewer)
}

// chosen is the slip of the unit that is selected.
func (m *Quill) chosen() (ordered.Slip, bool) {
	if m.Sight.Sel.Kind() != engine.KindCounter {
		return ordered.Slip{}, false
	}
	for _, s := range m.slips() {
		if s.Unit == m.Sight.Sel && s.Unit != engine.NoRef {
			return s, true
		}
	}
	return ordered.Slip{}, false
}

// Chosen tells whether a unit is selected that is written for.
func (m *Quill) Chosen() bool {
	if !m.Here() || !m.Live() || !m.holds() {
		return false
	}
	_, ok := m.chosen()
	return ok
}
