package engine

import "fmt"

// This file holds the dice whose faces a person or a test decides.

// Loaded gives the faces it was loaded with, in order, whatever the key: for rule cases and tests.
type Loaded struct{ faces []int }

// NewLoaded loads dice.
func NewLoaded(faces ...int) *Loaded { return &Loaded{faces: faces} }

// Roll takes the next a.N faces. Fewer left gives ErrExhausted; a face that such a die does not have is an error.
func (l *Loaded) Roll(a Ask) ([]int, error) {
	if err := a.check(); err != nil {
		return nil, err
	}
	if len(l.faces) < a.N {
		return nil, fmt.Errorf("%w: %d faces left, %d asked for %s", ErrExhausted, len(l.faces), a.N, a.Key)
	}
	out := l.faces[:a.N:a.N]
	if err := checkFaces(a, out); err != nil {
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
	if err := a.check(); err != nil {
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
