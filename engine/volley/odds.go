// Exact chances of a battle.
package volley

import (
	"errors"
	"fmt"
)

// How a battle may end.
const (
	Won  = iota // the attacker has units left, the defender none
	Held        // the other way
	None        // both are gone
	Open        // rounds are used up, or no die can change anything any more
)

// End is one thing a side may be left with.
type End struct {
	Left Force
	P    [4]float64 // how likely, with each way the battle may end
}

// Odds are the chances of a battle.
type Odds struct {
	P    [4]float64            // of each way it may end
	Left [2][MostKinds]float64 // units of each kind on average, over all ends
	Ends [2][]End              // of each side, most units first
}

// Watch is told how much of a calculation is done, from 0 to 1; it ends it by saying no.
type Watch func(done float64) bool

// ErrStopped is what a calculation gives that was told to end.
var ErrStopped = errors.New("volley: stopped")

// TooLarge says that a battle is beyond what is calculated exactly.
type TooLarge struct{ Says string }

func (e *TooLarge) Error() string { return e.Says }

// Bounds of what is calculated: units of a side, pairs of states, and pairs of chances to look at.
const (
	MostUnits = 2000
	MostPairs = 8 << 20
	MostWork  = 8e10
)

// Odds calculates the chances of a battle. watch may be nil.
func (b *Battle) Odds(watch Watch) (*Odds, error) {
	if o := b.swift(); o != nil {
		return o, nil
	}
	for s := range b.Forces {
		if n := b.Forces[s].Total() + b.joining(Side(s)); n > MostUnits {
			return nil, &TooLarge{fmt.Sprintf("%s: %d units, and chances are calculated for %d at most", Side(s), n, MostUnits)}
		}
	}
	if err := b.tooMany(); err != nil {
		return nil, err
	}
	steps := b.steps()
	w := &walk{watch: watch}
	w.trees[Attacker] = b.grow(Attacker, []Force{b.Forces[Attacker]}, steps)
	w.trees[Defender] = b.grow(Defender, []Force{b.Forces[Defender]}, steps)
	if err := w.prepare(); err != nil {
		return nil, err
	}
	w.mass[w.at(0, 0)] = 1
	done := 0
	for _, j := range b.Join {
		if b.Rounds > 0 && j.Round > b.Rounds {
			break
		}
		if err := w.rounds(j.Round - 1 - done); err != nil {
			return nil, err
		}
		done = j.Round - 1
		if err := b.join(w, j.Units, steps); err != nil {
			return nil, err
		}
	}
	var err error
	if b.Rounds > 0 {
		err = w.rounds(b.Rounds - done)
	} else {
		err = w.finish()
	}
	if err != nil {
		return nil, err
	}
	return w.odds(), nil
}

func (b *Battle) joining(s Side) int {
	n := 0
	if s == Defender {
		for _, j := range b.Join {
			n += j.Units.Total()
		}
	}
	return n
}

// tooMany refuses a battle whose states alone are too many, before they are looked for.
func (b *Battle) tooMany() error {
	pairs := 1.0
	for s := range b.Forces {
		n := float64(b.Forces[s].Total() + b.joining(Side(s)) + 1)
		for _, p := range b.picking(Side(s).Other()) {
			if p {
				n *= n / 2
				break
			}
		}
		pairs *= n
	}
	if pairs > MostPairs {
		return &TooLarge{fmt.Sprintf("%s against %s: too many ways to go; with units that pick, about 70 a side are calculated, without 2,000",
			b.Table.Words(b.Forces[Attacker]), b.Table.Words(b.Forces[Defender]))}
	}
	return nil
}

// join adds units to the defender wherever the battle still stands.
func (b *Battle) join(w *walk, units Force, steps []Kinds) error {
	old, mass := w.trees[Defender], w.mass
	var roots []Force
	reached := make([]bool, len(old.Forces))
	na, nd := len(w.trees[Attacker].Forces), len(old.Forces)
	for a := range na - 1 {
		for d := range nd - 1 {
			reached[d] = reached[d] || mass[a*nd+d] > 0
		}
	}
	for d, yes := range reached {
		if yes {
			roots = append(roots, old.Forces[d].Plus(units))
		}
	}
	if roots == nil {
		return nil
	}
	w.settle()
	w.trees[Defender] = b.grow(Defender, roots, steps)
	if err := w.prepare(); err != nil {
		return err
	}
	index := map[Force]int{}
	for n, f := range w.trees[Defender].Forces {
		index[f] = n
	}
	for a := range na - 1 {
		for d := range nd - 1 {
			if m := mass[a*nd+d]; m > 0 {
				w.mass[w.at(a, index[old.Forces[d].Plus(units)])] += m
			}
		}
	}
	return nil
}
