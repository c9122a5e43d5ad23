package ordered

import "awaw/engine"

// This file holds what a season has brought, as it is told to one side.

// NewsKind is what a piece of news tells of.
type NewsKind uint8

// The kinds of news.
const (
	Took      NewsKind = iota // Side has the centres in Places, which were Of's
	DrivenOut                 // Unit, one Of's, was driven out by Side's from From, and is at To, or gone
	Entered                   // units of Side have come into Places, which are Of's
	Struck                    // raids of Side were carried out on Places, where units of Of stood
	Raised                    // Side has new units in Places
	Dropped                   // Unit, one Of's, was set down from the air in To, did not take it and is gone
	InVain                    // N orders of Of came to nothing
	Went                      // units of Side went to Places, as they were ordered
	Unmet                     // what Of asked for to end the game was not agreed to by all
)

// News is one thing that a season has brought.
type News struct {
	Kind     NewsKind
	Side, Of engine.Side // NoSide for nobody
	Places   []engine.Ref
	Unit     engine.Ref
	From, To engine.Ref
	Gone     bool
	N        int
}

// Weight is how much a piece of news weighs for a side: what was done to it and what it has done before what it only hears of.
func (n News) Weight(side engine.Side) int {
	of := func(own, by, other int) int {
		switch side {
		case n.Of:
			return own
		case n.Side:
			return by
		}
		return other
	}
	many := min(9, len(n.Places))
	switch n.Kind {
	case Took:
		if n.Of != engine.NoSide { // one that somebody had
			many += 10
		}
		return of(90, 80, 50) + many
	case DrivenOut, Dropped:
		return of(85, 60, 40)
	case Entered:
		return of(70, 55, 30) + many
	case Struck:
		return 45 + many
	case Raised:
		return of(0, 5, 20) + many
	case Unmet:
		return 65
	case Went:
		return 12
	}
	return 15
}

// Chronicler is a position that tells what has happened.
type Chronicler interface {
	// News lists what has happened since the movement that was ordered in before, what weighs most for whoever looks first.
	News(before engine.Position) []News
}
