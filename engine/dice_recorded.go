package engine

import "fmt"

// This file holds rolls as journals keep them, the dice that play them back, and the dice that write them down.

// MaxDice and MaxSides bound an ask: more is a mistake of the system that asks.
const (
	MaxDice  = 4096
	MaxSides = 1 << 20
)

// Check refuses an ask no dice can answer.
func (a Ask) Check() error {
	if a.N < 1 || a.N > MaxDice || a.Sides < 2 || a.Sides > MaxSides {
		return fmt.Errorf("engine: %d dice of %d sides asked for %s: 1 to %d dice of 2 to %d sides are possible",
			a.N, a.Sides, a.Key, MaxDice, MaxSides)
	}
	return nil
}

// Roll is one roll as it fell.
type Roll struct {
	Key   Key   `json:"key"`
	Sides int   `json:"d"`
	Faces []int `json:"f"`
	// Typed marks faces a person typed in: they cannot be held against the seed.
	Typed bool `json:"typed,omitempty"`
}

// answers tells whether r is the answer to a.
func (r Roll) answers(a Ask) bool { return r.Key == a.Key && r.Sides == a.Sides && len(r.Faces) == a.N }

// Mismatch says that recorded dice were asked for another roll than the one that fell; it matches ErrMismatch.
type Mismatch struct {
	Ask  Ask
	Have *Roll // nil: nothing is left
}

func (e *Mismatch) Error() string {
	if e.Have == nil {
		return fmt.Sprintf("engine: %d dice for %s are asked, but no recorded roll is left", e.Ask.N, e.Ask.Key)
	}
	return fmt.Sprintf("engine: %d dice of %d sides for %s are asked, but the record has %d of %d for %s",
		e.Ask.N, e.Ask.Sides, e.Ask.Key, len(e.Have.Faces), e.Have.Sides, e.Have.Key)
}

// Is makes errors.Is(err, ErrMismatch) true.
func (e *Mismatch) Is(target error) bool { return target == ErrMismatch }

// Recorded plays rolls back in order and refuses any other ask.
type Recorded struct {
	rolls []Roll
	next  int
}

// NewRecorded makes dice of what fell before.
func NewRecorded(rolls []Roll) *Recorded { return &Recorded{rolls: rolls} }

// Roll gives the next recorded faces, or a Mismatch.
func (r *Recorded) Roll(a Ask) ([]int, error) {
	if r.next == len(r.rolls) {
		return nil, &Mismatch{Ask: a}
	}
	have := &r.rolls[r.next]
	if !have.answers(a) {
		return nil, &Mismatch{Ask: a, Have: have}
	}
	r.next++
	return have.Faces, nil
}

// Left counts the rolls not yet asked for.
func (r *Recorded) Left() int { return len(r.rolls) - r.next }

// KeyTwice says that a system drew one key a second time on one line of play: a defect of that system.
type KeyTwice struct{ Key Key }

func (e *KeyTwice) Error() string {
	return fmt.Sprintf("engine: the dice key %s was drawn twice on one line of play", e.Key)
}

// Fits refuses faces that do not answer an ask.
func (a Ask) Fits(faces []int) error {
	if len(faces) != a.N {
		return fmt.Errorf("engine: %d faces given for %s: %d are expected", len(faces), a.Key, a.N)
	}
	for _, f := range faces {
		if f < 1 || f > a.Sides {
			return fmt.Errorf("engine: a face of %d given for %s: 1 to %d is expected", f, a.Key, a.Sides)
		}
	}
	return nil
}
