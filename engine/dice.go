package engine

import (
	"errors"
	"fmt"
)

// Dice is the one door through which chance enters.
type Dice interface {
	// Roll gives a.N faces of 1..a.Sides. The slice is valid until the next Roll.
	Roll(a Ask) ([]int, error)
}

// Ask is a request for dice: how many, of how many sides, where in the game, and why.
type Ask struct {
	Key   Key
	N     int // dice
	Sides int
	Cite  Cite
	Why   Text
}

// Key says where in a game a roll stands, so that the order of battles cannot change luck. The system fills
// it from its position; a Game refuses a key drawn twice on one line of play.
type Key struct {
	Turn  uint16
	Half  uint8 // player turn within the turn
	Phase uint8
	Fight uint8 // kind of fight, numbered by the system
	Nth   uint8 // which fight of that kind at that place in that phase, from 0
	Round uint8 // from 1
	Roll  uint8 // which roll of the round
	Place Ref
}

func (k Key) String() string {
	return fmt.Sprintf("%d/%d/%d/%d/%d.%d/%d/%d/%d", k.Turn, k.Half, k.Phase, k.Fight, k.Place.Kind(), k.Place.Index(), k.Nth, k.Round, k.Roll)
}

// The errors dice give. A Game that meets ErrNeedDice waits for faces to be typed and applies again.
var (
	ErrNeedDice  = errors.New("engine: dice are to be typed in")
	ErrMismatch  = errors.New("engine: the recorded dice are for another roll")
	ErrExhausted = errors.New("engine: the loaded dice are used up")
)

// NeedDice says which faces are awaited; it matches ErrNeedDice.
type NeedDice struct{ Ask Ask }

func (e *NeedDice) Error() string {
	return fmt.Sprintf("engine: type in %d dice for %s", e.Ask.N, e.Ask.Key)
}

// Is makes errors.Is(err, ErrNeedDice) true.
func (e *NeedDice) Is(target error) bool { return target == ErrNeedDice }
