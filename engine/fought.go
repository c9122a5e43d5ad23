package engine

// This file holds what events and views tell of fights in types: which fights stand, which were decided and how, and what each round
// took. Headlines, stories and timelines go by these, never by words.

// FightWhat is what a fight is about.
type FightWhat uint8

// What fights are about.
const (
	FightNone       FightWhat = iota
	FightBase                 // air over an enemy base
	FightSupport              // air that supports troops is met
	FightGuard                // those who would meet air transports are met
	FightTransports           // air transports are attacked
	FightRaid                 // a raid is met on its way
	FightOverShips            // a strike on ships meets the air over them
	FightFlak                 // and their fire
	FightStrike               // a strike on ships at sea
	FightPort                 // a strike on ships in port
	FightKamikazes            // kamikazes
	FightBombing              // bombs fall
	FightGround               // an attack on the ground
	FightOverrun              // an overrun
	FightLanding              // a landing
	FightSea                  // a naval combat with all its rounds
	FightSearch               // ships look for each other
	FightFromAir              // aircraft attack what stands or sails somewhere
	FightFleets               // a battle of fleets to its end
)

// OnGround tells whether troops fight.
func (w FightWhat) OnGround() bool { return w == FightGround || w == FightOverrun || w == FightLanding }

// AtShips tells whether ships are struck.
func (w FightWhat) AtShips() bool {
	return w == FightStrike || w == FightPort || w == FightKamikazes
}

// EndingOf is how a fight ends that has run its course and leaves so many on either side.
func EndingOf(first, second int) Ending {
	switch {
	case first == 0 && second == 0:
		return EndBoth
	case first == 0:
		return EndRepelled
	case second == 0:
		return EndCleared
	}
	return EndFought
}

// FightID tells one fight from the others of its moment.
type FightID struct {
	What  FightWhat
	Where Ref
	Of    Ref // what of several in a space it is about: a task force; NoRef for the space itself
	N     int // which of several alike: a round
}

// Ending is how a fight came to its end.
type Ending uint8

// The endings.
const (
	EndFought   Ending = iota // it has run its course; some are left on both sides
	EndNobody                 // nobody was met
	EndCleared                // nothing of the second side is left
	EndRepelled               // nothing of the first is
	EndBoth                   // nothing of either
	EndLeft                   // the second side has gone
	EndStopped                // the first side has called it off
)

// Ended is a fight that a command decided.
type Ended struct {
	FightID
	Sides  [2]Side // the first attacks
	How    Ending
	Got    [2]int // of a search what each side found, of bombs what they destroyed
	Left   int    // of bombs, what is left to be bombed there
	Origin Ref    `json:",omitempty"` // of raids and bombs: where the way began of those who stand in a box beside the map, and of flying bombs; NoRef for none
	Bombs  int    `json:",omitempty"` // flying bombs that were launched
	// Points are what each side has won, or lost, beside what its rounds of volleys cost: with land that changed hands.
	Points [2]int
}

// Won is points that fell due to a side.
type Won struct {
	Side     Side
	Points   int
	At       Ref // for what place; NoRef for none
	By       Ref // the force that brought it; NoRef for none
	Unloaded int // of transports that brought it: how many factors; 0 for points of another kind
}

// Contact is a force at sea that has come upon one of the other side.
type Contact struct{ By, With, At Ref }

// Harm is what became of a ship that has a name of its own.
type Harm struct {
	Ship Ref
	Sunk bool
	More int // of one damaged: how many more effects at once would have sunk it
}

// Toll is what one round took of a side.
type Toll struct {
	What                FightWhat
	Side                Side
	Where               Ref
	Lost, Aborted, Left int // in parts of a factor
	Parts               int // how many of them a factor is
	Turned              []TurnedBack
}

// TurnedBack is how much of a counter one round turned back, in what its size counts; what is not whole of that is left out.
type TurnedBack struct {
	Counter Ref
	N       int
}
