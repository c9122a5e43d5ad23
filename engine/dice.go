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

// Loaded gives the faces it was loaded with, in order, whatever the key: for rule cases and tests.
type Loaded struct{ faces []int }

// NewLoaded loads dice.
func NewLoaded(faces ...int) *Loaded { return &Loaded{faces: faces} }

// Roll takes the next a.N faces. Fewer left gives ErrExhausted; a face that such a die does not have is an error.
func (l *Loaded) Roll(a Ask) ([]int, error) {
	if err := a.Check(); err != nil {
		return nil, err
	}
	if len(l.faces) < a.N {
		return nil, fmt.Errorf("%w: %d faces left, %d asked for %s", ErrExhausted, len(l.faces), a.N, a.Key)
	}
	out := l.faces[:a.N:a.N]
	if err := a.Fits(out); err != nil {
		return nil, err
	}
	l.faces = l.faces[a.N:]
	return out, nil
}

// Left counts the faces not yet rolled.
func (l *Loaded) Left() int { return len(l.faces) }

// Typed gives faces a person typed in, and NeedDice for the first ask that has none yet.
type Typed struct {
	given []Roll
	next  int
}

// NewTyped starts one command's dice with the rolls typed for it so far.
func NewTyped(given ...Roll) *Typed { return &Typed{given: given} }

// Roll gives the faces typed for a, or NeedDice. Faces typed for another roll are a Mismatch.
func (t *Typed) Roll(a Ask) ([]int, error) {
	if err := a.Check(); err != nil {
		return nil, err
	}
	if t.next == len(t.given) {
		return nil, &NeedDice{Ask: a}
	}
	have := &t.given[t.next]
	if !have.answers(a) {
		return nil, &Mismatch{Ask: a, Have: have}
	}
	t.next++
	return have.Faces, nil
}
