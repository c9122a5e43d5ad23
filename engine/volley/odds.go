// Exact chances of a battle.
package volley

import (
	"errors"
	"fmt"
	"slices"
)

// How a battle may end.
const (
	Won  = iota // the attacker has units left that fight on, the defender none
	Held        // the other way
	None        // neither has
	Open        // rounds are used up, or no die can change anything any more
	Quit        // the attacker has broken off
	Fled        // the defender has
	Ways        // how many there are
)

// End is one thing a side may be left with.
type End struct {
	Left Force
	P    [Ways]float64 // how likely, with each way the battle may end
}

// Odds are the chances of a battle.
type Odds struct {
	P    [Ways]float64         // of each way it may end
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

// Bounds of what is calculated: units of a side, pairs of states, what the dice of all states of a side may come to, and pairs of chances to look at.
const (
	MostUnits  = 2000
	MostPairs  = 8 << 20
	MostThrows = 1e8
	MostWork   = 8e10
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
	c := &Course{Start: b.Forces, Rounds: b.Rounds, Leave: b.Leave, Needs: b.Needs, Grow: func(s Side, roots []Force) *Tree { return b.grow(s, roots, steps) }}
	for _, j := range b.Join {
		c.Events = append(c.Events, Event{j.Round, j.Units.Plus})
	}
	return c.Odds(watch)
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

// tooMany refuses a battle whose states alone, or whose throws, are too many, before they are looked for.
func (b *Battle) tooMany() error {
	pairs, throws := 1.0, 0.0
	for s := range b.Forces {
		n := float64(b.Forces[s].Total() + b.joining(Side(s)) + 1)
		states, faces := n, n
		if slices.Contains(b.picking(Side(s).Other()), true) {
			states *= n / 2
		}
		if slices.Contains(b.picking(Side(s)), true) {
			faces *= n / 2
		}
		pairs *= states
		throws = max(throws, states*faces)
	}
	if pairs > MostPairs || throws > MostThrows {
		return &TooLarge{fmt.Sprintf("%s against %s: too many ways to go; with units that pick, about 70 a side are calculated, without 2,000",
			b.Table.Words(b.Forces[Attacker]), b.Table.Words(b.Forces[Defender]))}
	}
	return nil
}
