package table

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// Veils tells whether the screen must be blank before a side looks at it: always where something is hidden from one of the
// persons, otherwise as the players chose.
func (m *Surface) Veils(next engine.Side) bool {
	return m.Persons() >= 2 && !m.Sight.Play.Trial && (len(m.Writing()) > 0 || m.Secrets() || m.Sight.Play.Curtain && !m.Asked())
}

// Secrets tells whether anything is hidden from one of the persons.
func (m *Surface) Secrets() bool {
	for i := range m.Sight.Play.Seats {
		if s := engine.Side(i + 1); m.Seat(s) == "person" && m.hidesFrom(s) {
			return true
		}
	}
	return false
}

// SeatKinds are who may play a side of a rule system: a person, or one of the opponents it offers.
func (m *Surface) SeatKinds(system engine.SystemID) []string {
	out := []string{"person"}
	for _, l := range m.Desk.Levels(system, "") {
		out = append(out, l.Name)
	}
	return out
}

// System is the rule system of the game on the table.
func (m *Surface) System() engine.SystemID { return m.Sight.Game.Rules().ID() }

// UndoSide is the side whose steps are taken back at this window; NoSide where one desk plays all sides openly.
func (m *Surface) UndoSide() engine.Side {
	if m.Persons() == len(m.Sight.Play.Seats) && len(m.Writing()) == 0 { // a draft is its side's own
		return engine.NoSide
	}
	return m.Sight.Viewer
}

// CanUndo tells whether there is a step to take back.
func (m *Surface) CanUndo() bool {
	steps, _ := m.Sight.Game.UndoList(m.UndoSide())
	return len(steps) > 0 && !m.Sight.Play.Replay
}

// Replaying tells whether the game is only looked at: opened so, over, or between bots.
func (m *Surface) Replaying() bool {
	return m.Sight.Play.Replay || m.Persons() == 0 || m.Sight.Game.Outcome().Over
}

// MayView tells whether the screen may show what a side knows, to whoever sits before it now.
func (m *Surface) MayView(side engine.Side) bool {
	if m.Sight.Game.Outcome().Over || side == m.Sight.Viewer || m.Persons() == 0 || m.Sight.Play.Trial {
		return true
	}
	return m.Replaying() && !m.hidesFrom(side) && !m.hidesFrom(m.Sight.Viewer)
}

// hidesFrom tells whether the present position holds anything that side may not know.
func (m *Surface) hidesFrom(side engine.Side) bool {
	h, ok := m.Sight.Game.Position().(engine.Hider)
	return ok && h.Hides(side)
}

// Seat tells who plays a side: "person", or an opponent by its name.
func (m *Surface) Seat(s engine.Side) string {
	if m.Sight == nil || int(s) < 1 || int(s) > len(m.Sight.Play.Seats) {
		return "person"
	}
	return m.Sight.Play.Seats[s-1]
}

// NextWords is the next side after one that a person plays and that may add words to the dice; NoSide for none.
func (m *Surface) NextWords(after engine.Side) engine.Side {
	if m.Sight == nil || m.Sight.Play.Replay {
		return engine.NoSide
	}
	for s := after + 1; int(s) <= len(m.Sight.Play.Seats); s++ {
		if m.Seat(s) == "person" && m.Sight.Game.MayGiveWords(s) {
			return s
		}
	}
	return engine.NoSide
}

// Persons counts the sides that persons play.
func (m *Surface) Persons() int {
	n := 0
	for _, s := range m.Sight.Play.Seats {
		if s == "person" {
			n++
		}
	}
	return n
}

// FirstViewer is the side that looks first: a person that is asked, else the first person.
func (m *Surface) FirstViewer() engine.Side {
	if desk := m.Sight.Game.Desk(); desk != engine.NoSide {
		return desk
	}
	for _, s := range m.Sight.Game.ToAct() {
		if m.Seat(s) == "person" {
			return s
		}
	}
	for i, s := range m.Sight.Play.Seats {
		if s == "person" {
			return engine.Side(i + 1)
		}
	}
	return 1
}

// Live tells whether the present is shown, not the past.
func (m *Surface) Live() bool {
	return m.Sight != nil && m.Sight.Cursor == len(m.Sight.Path)-1 && !m.Sight.Play.Replay && m.Sight.Branch == 0
}

// CopysEnd tells whether a copy made for one side is looked at where it ends, and its game goes on.
func (m *Surface) CopysEnd() bool {
	t := m.Sight
	return t != nil && t.Game.Header().Copy != nil && t.Cursor == len(t.Path)-1 && t.Branch == 0 && !t.Game.Outcome().Over
}

// Actor is the side that is asked now: the viewer if it owes something, else the first that does. Where several write in secret
// opponents come before persons, so that the last to seal is a person, who is told that it opens.
func (m *Surface) Actor() engine.Side {
	acting := m.Sight.Game.ToAct()
	switch {
	case slices.Contains(acting, m.Sight.Viewer):
		return m.Sight.Viewer
	case len(acting) == 0:
		return engine.NoSide
	}
	if s := m.BotThatWrites(); s != engine.NoSide {
		return s
	}
	return acting[0]
}

// BotThatWrites is the first opponent that has secret orders to write still; NoSide for none.
func (m *Surface) BotThatWrites() engine.Side {
	if len(m.Writing()) == 0 {
		return engine.NoSide
	}
	for _, s := range m.Sight.Game.ToAct() {
		if m.Plays(s) {
			return s
		}
	}
	return engine.NoSide
}

// Plays tells whether an opponent of the program plays a side: no person here, and nobody at another desk.
func (m *Surface) Plays(s engine.Side) bool {
	return m.Seat(s) != "person" && m.Seat(s) != play.SeatMail
}

// Away tells whether somebody at another desk plays a side.
func (m *Surface) Away(s engine.Side) bool { return m.Seat(s) == play.SeatMail }
