package engine

// This file holds what a view tells of counters: their kinds, which a system describes as data, and how each stands.

// CounterKind describes one kind of counter to whoever shows it. A system makes one value for each kind, and all its counters
// of that kind point at it.
type CounterKind struct {
	Code  string // "NAS": in notation, losses and cases
	Name  Text   // "naval air"
	Shape string // the painter's silhouette: "NAS"
	Class Class
	Unit  Text    // what its size counts
	Token bool    // a unit is all alike: it is drawn as a token of its shape, without numbers
	Parts int     // how many of its size are worth one where counters of several kinds are added up: 3 squadrons a factor
	Holds Holding // what it may carry
}

// Lettered tells whether the silhouette's letters are those of the kind: they stand on large cards then.
func (k *CounterKind) Lettered() bool { return k.Code == k.Shape }

// Class is what a kind of counter is to a screen: how it is listed, piled up and hidden by layers. What it may do the rules tell.
type Class uint8

// The classes, in the order of lists.
const (
	ClassAir    Class = iota // flies: its range is counted from where it is based
	ClassBeside              // lies beside the board until it is sent
	ClassGround              // its range is its movement
	ClassShip
	ClassForce  // a marker under which ships go: its size is theirs
	ClassMarker // stands for something else: a base, a state
)

// Holding is what a kind of counter may have on it.
type Holding uint8

// The kinds of holding.
const (
	HoldsNothing Holding = iota
	HoldsSize            // a deck: as much as its own size
	HoldsLoad            // what the rules let come aboard
)

// CounterState says how a counter stands, as a set.
type CounterState uint16

// What may be true of a counter.
const (
	Turned  CounterState = 1 << iota // lies turned over: it has done what it could and may do no more for now
	Moved                            // has changed its place in this phase
	Fresh                            // came into play in this player turn
	Aborted                          // turned back in the present fight
	Damaged
	Known   // what goes under it is known to everybody
	Unknown // its size is hidden from whom the view is for
	Idle    // is there, but does not count in the fight that is shown
)

// Badge is a small sign on a counter. A painter passes over those it does not know.
type Badge string

// The badges there are signs or rings for.
const (
	BadgeSupplyPartial Badge = "half"
	BadgeSupplyNone    Badge = "none"
	BadgeOil           Badge = "oil"
	BadgeWinter        Badge = "snow"
	BadgePatrol        Badge = "cap"   // flies close over ships
	BadgeCover         Badge = "cover" // and farther out
)

// CounterView is one counter as side may see it.
type CounterView struct {
	Ref     Ref
	Side    Side
	Nation  string       // palette code: "GE"
	Kind    *CounterKind // never nil in a view
	Size    int          // in its kind's unit
	Range   int          // spaces, 0 for none: of what is on the ground or at sea its movement
	Space   Ref          // where it stands; for a unit on a mission, its base
	Mission Ref          // space it is flying to, or NoRef
	State   CounterState
	Badges  []Badge
	Quality int  // what it adds to its side's roll, or needs on its own: what tells counters of one kind apart in a fight
	Note    Text // one line of state: "Ready", "Inverted until the end of the player turn"
	Post    Text // in a box that is divided, the part it serves, such as a front
	Part    int  // and which of the box's Parts that is, from 1; 0 for none
	Parts   int
	On      Ref // what it goes with: a ship's task force, the carrier of what is on a deck; NoRef for none
}

// Is tells whether all of s is true of the counter.
func (c *CounterView) Is(s CounterState) bool { return c.State&s == s }

// Class is what the counter is to a screen.
func (c *CounterView) Class() Class {
	if c.Kind == nil {
		return ClassMarker
	}
	return c.Kind.Class
}

// Flies tells whether the counter is one of the air.
func (c *CounterView) Flies() bool { return c.Class() == ClassAir }

// Worth is the counter's size in the unit in which several kinds are added up, rounded up.
func (c *CounterView) Worth() int {
	if c.Kind == nil || c.Kind.Parts < 2 {
		return c.Size
	}
	return (c.Size + c.Kind.Parts - 1) / c.Kind.Parts
}

// With gives s with more when also holds.
func (s CounterState) With(more CounterState, also bool) CounterState {
	if also {
		s |= more
	}
	return s
}
