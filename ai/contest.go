package ai

import (
	"math"

	"awaw/engine"
)

// This file makes a mind of a staff: of players that plan from the position alone, on boards of spaces, in several manners.

// Contest is a position that tells how far a side is from what it needs.
type Contest interface {
	engine.Position
	// Par is the lead in points that the second side needs at the end; false where none decides.
	Par() (lead int, known bool)
	// Points are those of a side, Strength is what its units and its money come to.
	Points(side engine.Side) int
	Strength(side engine.Side) int
	// Togo is how many rounds are still to be played, Turns how many player turns are over.
	Togo() float64
	Turns() int
}

// Staff plans for one game.
type Staff interface {
	// Fits tells whether a position is of this game.
	Fits(p engine.Position) bool
	// Manners counts the ways of playing it knows; Plan gives what is done next in one of them, and all that belongs to it.
	Manners() int
	Plan(p engine.Position, side engine.Side, manner int) []engine.Command
	// Others are other plans that may be as good, the likelier first.
	Others(p engine.Position, side engine.Side) [][]engine.Command
	// Habit tells whether a command is given as a habit has it: to try it would tell nothing but luck.
	Habit(p engine.Position, c engine.Command) bool
}

// Advised makes a mind of a staff.
func Advised(s Staff) Mind { return advised{s} }

// advised is a mind that has a staff.
type advised struct{ staff Staff }

// Fits is what the staff says.
func (m advised) Fits(p engine.Position) bool { return m.staff.Fits(p) }

// How far the lead at the end is from that of now, in points: a little always, and more with what may still be fought with and for how long.
const (
	contestSpread = 2
	contestShare  = 0.03
)

// Value is what victory is worth, by how likely the lead that is needed is reached; the points beyond that count a little.
func (m advised) Value(p engine.Position, side engine.Side) float64 {
	c, ok := p.(Contest)
	if !ok {
		return Lead(p, side)
	}
	need, known := c.Par()
	if !known {
		return Lead(p, side)
	}
	const second = 2
	margin := float64(c.Points(second)-c.Points(second-1)-need) + 0.5 // level is enough
	if side != second {
		margin = -margin
	}
	all := float64(c.Strength(second) + c.Strength(second-1))
	return contestPoint*margin + Promise(margin, contestSpread+contestShare*all*math.Sqrt(max(0, c.Togo())))
}

// contestPoint is what a point is worth beyond what it does for victory.
const contestPoint = 0.1

// Promise is what a lead beyond the one that is needed is worth: what victory is, by how likely it is. Who is behind is paid for daring, who is
// ahead for care.
func Promise(lead, spread float64) float64 { return Victory * math.Tanh(lead/spread) }

// Manners counts those of the staff.
func (m advised) Manners() int { return m.staff.Manners() }

// Moves is what the staff plans.
func (m advised) Moves(p engine.Position, side engine.Side, manner int, buf []engine.Command) []engine.Command {
	return append(buf, m.staff.Plan(p, side, manner)...)
}

// Others are the staff's.
func (m advised) Others(p engine.Position, side engine.Side) [][]engine.Command {
	return m.staff.Others(p, side)
}

// Knows is yes: the staff has an opinion on all.
func (advised) Knows(engine.Command) bool { return true }

// Folly is what the staff has a habit for.
func (m advised) Folly(p engine.Position, _ engine.Side, c engine.Command) bool {
	return m.staff.Habit(p, c)
}

// Clock counts player turns.
func (advised) Clock(p engine.Position) int {
	if c, ok := p.(Contest); ok {
		return c.Turns()
	}
	return 0
}

// Intent has nothing to say.
func (advised) Intent(engine.Position, engine.Side, []engine.Command) (meant, expected []engine.Text) {
	return nil, nil
}
