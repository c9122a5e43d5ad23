// Package lanes is what a system whose battles are fought side by side, round by round, tells those who show it: a lane for each battle, a cell for each
// of its rounds, and a bar for each aircraft that may be sent between them.
package lanes

import "awaw/engine"

// Shower is implemented by positions that have such battles.
type Shower interface {
	engine.Position
	// Lanes gives the battles of the turn; nil while there are none.
	Lanes() *Table
	// Ending is how a battle ends that is fought to its end, if a command is given first; without one, as it stands. It is not ok where that is
	// not calculated.
	Ending(lane int, c engine.Command) (Ending, bool)
	// Falling is the command by which the side that is asked gives up a unit of a battle: legal only where it may fall now, and else refused with the reason.
	Falling(lane int, c Card) engine.Command
}

// Announcer is a position in which attacks are ordered before their battles begin.
type Announcer interface {
	// Announced lists where battles would begin if no more attacks were ordered; none while no attack is ordered, or once battles are fought.
	Announced() []engine.Ref
}

// Ending is how a battle is likely to end: with the attacker alone, the defender alone, or nobody left.
type Ending struct {
	Won, Held, None float64
	Lost            [2]float64 // what attacker and defender lose on average, in what it cost
}

// Table is all battles of a turn.
type Table struct {
	Round  int            // the one that is fought, from 1
	Sides  [2]engine.Side // who attacks, who defends
	Lanes  []Lane
	Bars   []Bar
	Cites  Cites
	Now    int  // the lane that is asked about or fought; -1 for all or none
	Over   bool // all of them are
	Offers []Offer
	Fire   []Fire      // while a side aims: in which order it shoots
	Toll   Toll        // while a side chooses who falls
	Policy engine.Text // what its chances take for granted: how is aimed, who falls, who stays
}

// Toll is what has hit the side that chooses who falls.
type Toll struct {
	Air, Surface int // hits in the air, and on land and sea, with those of bombs
	Owed         int // units it has still to give up
}

// Fire is what the dice of a kind are aimed at.
type Fire struct {
	Card  Card
	N     int // units that roll
	Next  int // its place among those that shoot at aircraft, from 1; 0 for none of them
	Spare int // of those how many shoot at land and sea all the same
}

// Offer is a command that may be given now.
type Offer struct {
	Command engine.Command
	Deed    Deed
	Lane    int        // it is about; -1 for all of them
	Card    Card       // the unit it is about; without a kind it is about more than one, or none
	N       int        // how many such units there are
	Owner   engine.Ref // the power it is of; NoRef where it is about no unit
	Plain   int        // how many of them fall if the rest falls in the plain order
}

// Deed is what a command does in the battles.
type Deed uint8

// The deeds.
const (
	Onward Deed = iota // on, as it stands
	Sends              // an aircraft to a battle
	Stays              // an aircraft on the ground or below deck
	Leaves             // a battle, with one unit or all
	Aims
	Falls
	Deeds
)

var deedWords = [Deeds]string{"on", "send", "stay", "leave", "aim", "fall"}

// String is the deed's word in message keys.
func (d Deed) String() string { return deedWords[d] }

// Cites are the clauses a sheet of lanes names.
type Cites struct{ Together, Sent, Home engine.Cite }

// Lane is one battle.
type Lane struct {
	At    engine.Ref
	Name  engine.Text
	Fate  Fate
	First int         // the round it begins in
	Last  int         // the last round it was fought in; 0 while it goes on
	Ended engine.Text // how; none while it goes on
	Bound engine.Ref  // where the defender's ships leave for when the dice of this round have fallen; NoRef for nowhere
	Cells []Cell      // by round, from 1
	Limit engine.Text // what its chances do not tell apart; none for most
}

// Fate is how a battle stands.
type Fate uint8

// The fates.
const (
	GoesOn Fate = iota
	Won         // by the attacker
	Held        // by the defender
	CalledOff
	NeverCame
	Left    // the attackers have gone on
	Taken   // won by the attacker, who holds its land now
	Yielded // won by the attacker, for whoever was attacked has left
	Empty   // nobody of either side is left
	Fates
)

// Cell is a battle in a round.
type Cell struct {
	Fought bool
	Cards  [2][]Card // attackers, defenders
	Dice   [2][]Die
}

// Card is a unit in a battle.
type Card struct {
	Nation string // the palette's code of its power
	Kind   *engine.CounterKind
	Value  int // the same wherever it is shown: what a die must not exceed, of aircraft one at aircraft, of bombers that attack a bomb, of all else one at land and sea
	Land   int // what a die or bomb of it at land and sea must not exceed; 0 where it rolls none
	State  State
	From   engine.Ref // its base
	Came   int        // the round in which it arrived, of one that was sent
	Lost   bool
}

// State is what a unit does in a round.
type State uint8

// The states of a unit.
const (
	Fights  State = iota
	Leaving       // it may be shot at
	Down          // on the ground
	Below         // below deck
)

// Die is one die: By is the card that rolled it.
type Die struct {
	By    int
	Aim   Aim
	Needs int
	Face  int
	Hit   bool
}

// Aim is what a die is aimed at.
type Aim uint8

// The aims.
const (
	AtAir Aim = iota
	AtSurface
	Bombs
)

// Bar is an aircraft that may be sent, through the rounds.
type Bar struct {
	Nation string
	Kind   *engine.CounterKind
	Value  int
	From   engine.Ref
	Send   engine.Command // sends it, once its B names where to
	Spans  []Span         // one a round, in order
}

// Span is what an aircraft does in a round.
type Span struct {
	Round int
	Doing Doing
	At    engine.Ref // the battle it is sent to, fights in or comes from
	Cite  engine.Cite
}

// Doing is what an aircraft does between battles.
type Doing uint8

// The doings.
const (
	Free   Doing = iota // at its base, and may be sent
	Barred              // its base is attacked
	Sent
	Fighting
	Returning
	Out
	Idle // its battle was over before the dice of the round
	Doings
)

var doingWords = [Doings]string{"free", "barred", "sent", "fights", "returns", "out", "idle"}

// String is the doing's word in message keys.
func (d Doing) String() string { return doingWords[d] }
