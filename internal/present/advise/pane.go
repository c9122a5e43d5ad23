// Package advise shows what a side could do, with what it is worth, and how a game went once it is over.
package advise

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what can be asked of it.

// The panels beside the map.
const (
	PaneHint   = "hint"
	PaneReview = "review"
)

// Advise is what is asked and what was answered.
type Advise struct {
	*table.Surface

	asked  *program.Asking[program.Hint]
	hint   program.Hint
	known  bool
	head   int // the node and the draft it was asked at, and for whom
	draft  int
	viewer engine.Side
	shown  int // which plan is on the map, from 1; 0 for none

	looking  *program.Asking[program.Review]
	review   program.Review
	reviewed bool
	fault    string // why there is none

	told int // how far it was when it was last shown, in hundredths
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface) *Advise { return &Advise{Surface: s} }

// Ask asks what could be done.
type Ask struct{}

// Look asks how the game went.
type Look struct{}

// Stop ends whatever is being worked out.
type Stop struct{}

// Show shows a plan on the map, by its number from 1, or takes it off.
type Show struct{ N int }

// Make does what a plan says.
type Make struct{ N int }

// Do names it.
func (Ask) Do() string { return "hint" }

// Do names it.
func (Look) Do() string { return "review" }

// Do names it.
func (Stop) Do() string { return "hint.stop" }

// Do names it.
func (Show) Do() string { return "hint.show" }

// Do names it.
func (Make) Do() string { return "hint.make" }

// Do carries out what is asked of it; it tells whether it was that.
func (m *Advise) Do(a scene.Act) bool {
	switch a := a.(type) {
	case Ask:
		m.Sheet = nil
		m.open(PaneHint, m.asked != nil || m.current())
		m.ask()
	case Look:
		m.Sheet = nil
		m.open(PaneReview, m.looking != nil || m.reviewed)
		m.look()
	case Stop:
		m.stop()
	case Show:
		if m.shown == a.N {
			a.N = 0
		}
		m.shown = a.N
	default:
		return false
	}
	return true
}

// open opens a panel; one that lies open and has been answered is folded away.
func (m *Advise) open(pane string, answered bool) {
	if m.Pane != pane || m.Folded || answered {
		m.Run(table.Open{Pane: pane})
	}
}

// Fresh forgets another game; a panel that looked back on it makes room for the forces.
func (m *Advise) Fresh() {
	m.stop()
	if m.Pane == PaneReview {
		m.Pane = "units"
	}
	*m = Advise{Surface: m.Surface}
}

// stop ends what is being worked out.
func (m *Advise) stop() {
	if m.asked != nil {
		m.asked.Stop()
	}
	if m.looking != nil {
		m.looking.Stop()
	}
}

// Thinking tells whether something is being worked out.
func (m *Advise) Thinking() bool { return m.asked != nil || m.looking != nil }

// Offered tells whether hints are given here at all: to a person who plays against the program, or tries something out. Who plays against another person
// is given none.
func (m *Advise) Offered() bool {
	if _, can := m.Desk.(program.Adviser); !can || m.Sight == nil || m.Sight.Play.Replay {
		return false
	}
	t := m.Sight
	return t.Play.Trial || t.Game.Sandbox() || !slices.ContainsFunc(t.View.Sides, func(s engine.SideView) bool {
		who := m.Seat(s.Side)
		return s.Side != t.Viewer && (who == "person" || who == "mail")
	})
}

// may tells whether the viewer is asked something now that a hint could be given about.
func (m *Advise) may() bool {
	return m.Offered() && m.Live() && m.Actor() == m.Sight.Viewer && m.Seat(m.Sight.Viewer) == "person" && len(m.Sight.Legal) > 0
}

// ask asks what could be done, unless that is known.
func (m *Advise) ask() {
	desk, can := m.Desk.(program.Adviser)
	if !can || !m.may() || m.asked != nil || m.current() {
		return
	}
	t := m.Sight
	m.asked = desk.Hint(t.Game.Seen(t.Viewer), t.Viewer)
	m.hint, m.known, m.shown = program.Hint{}, false, 0
	m.head, m.draft, m.viewer = t.Game.Head(), len(t.Game.Draft(t.Viewer)), t.Viewer
}

// same tells whether nothing has been done since it was asked.
func (m *Advise) same() bool {
	t := m.Sight
	return t != nil && m.head == t.Game.Head() && m.viewer == t.Viewer && m.draft == len(t.Game.Draft(t.Viewer))
}

// current tells whether an answer is known that is about what is asked now.
func (m *Advise) current() bool { return m.known && m.same() && m.may() }

// look asks how the game went, unless that is known.
func (m *Advise) look() {
	desk, can := m.Desk.(program.Adviser)
	if !can || m.looking != nil || !m.Over() || m.reviewed && !m.review.Cut && m.review.Side == m.Sight.Viewer {
		return
	}
	m.fault, m.reviewed = "", false
	var err error
	if m.looking, err = desk.Review(m.Sight.Game, m.Sight.Viewer); err != nil {
		m.looking, m.fault = nil, err.Error()
	}
}

// Over tells whether the game on the table is over, so that it can be looked back on.
func (m *Advise) Over() bool {
	_, can := m.Desk.(program.Adviser)
	return can && m.Sight != nil && m.Sight.Game.Outcome().Over && m.Sight.Game.Header().Copy == nil
}

// Tick takes an answer that has come.
func (m *Advise) Tick() {
	if m.Sight == nil {
		m.stop() // nobody waits for it any more
	}
	if m.asked != nil {
		if !m.same() {
			m.asked.Stop() // of no use any more
		}
		select {
		case h, ok := <-m.asked.Answer:
			m.asked, m.hint, m.known = nil, h, ok && m.same()
			m.Stale = true
		default:
			m.tell(m.asked.Share())
		}
	}
	if m.looking != nil {
		select {
		case r, ok := <-m.looking.Answer:
			m.looking, m.review, m.reviewed, m.Stale = nil, r, ok, true
		default:
			m.tell(m.looking.Share())
		}
	}
}

// tell has the screen laid out anew when it is farther by a hundredth.
func (m *Advise) tell(share float64) {
	if n := int(100 * share); n != m.told {
		m.told, m.Stale = n, true
	}
}

// Plan gives the commands of a plan, by its number from 1, while they are about what is asked now.
func (m *Advise) Plan(n int) []engine.Command {
	if !m.current() || n < 1 || n > len(m.hint.Plans) {
		return nil
	}
	return m.hint.Plans[n-1].Commands
}

// visible tells whether one of its panels lies open.
func (m *Advise) visible() bool { return !m.Folded && (m.Pane == PaneHint || m.Pane == PaneReview) }

// Key takes the keys of the panel: Esc stops, a figure shows a plan, Q does what the one says that is shown.
func (m *Advise) Key(k scene.Key) bool {
	if !m.visible() || k.Shift || m.Menu != nil {
		return false
	}
	switch {
	case k.Name == "esc" && m.Thinking():
		m.stop()
	case m.Pane == PaneHint && m.current() && len(k.Name) == 1 && k.Name[0] >= '1' && int(k.Name[0]-'0') <= len(m.hint.Plans):
		m.Run(Show{N: int(k.Name[0] - '0')})
	case m.Pane == PaneHint && m.current() && m.shown > 0 && k.Name == "q":
		m.Run(Make{N: m.shown})
	default:
		return false
	}
	return true
}
