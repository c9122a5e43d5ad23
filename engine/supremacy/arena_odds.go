// Exact chances of the battles of a game, with aircraft that are on their way to them.
package supremacy

import (
	"errors"
	"slices"

	"awaw/engine/volley"
)

// Coming is aircraft of the defender that fly from a round on: those that were sent, and those that leave the ground.
type Coming struct {
	Round int // from 2 on, counted from the round that is fought now
	Units volley.Force
}

// Ends is how a battle ends, as far as dice decide it.
type Ends struct {
	Won, Held, None float64
	Left            [2][volley.MostKinds]float64 // units on average, by slot
	Beside          [2]float64                   // as Fight.Beside has it, on average
}

// Fight is a battle of a game to be reckoned: who is in it, who comes, and for how many rounds it is looked at, 0 to its end.
type Fight struct {
	Start  [2]volley.Force
	Coming []Coming
	Rounds int
	InTurn bool // what the attacker hits rolls no more in that round
	// Leave is what of a defender goes once the round that is fought now is over and somebody attacks still, of what it has left then: its ships, with
	// whoever is based on them. None for nobody. Midway alone asks for it.
	Leave func(left volley.Force) volley.Force
	// Beside is what else is lost with what is left of a side when its part in the battle ends: aircraft that find no deck. Of a defender, joined tells whether
	// who came is among it, gone that it has left with its ships. None for nothing. Midway alone asks for it.
	Beside func(s volley.Side, left volley.Force, joined, gone bool) float64
}

// Chances reckons a battle in which all kinds shoot and fall in the plain order and nobody leaves but who does so
// in the round that is fought now: it is a target, and gone from the second round on. The error says that it is beyond what is calculated.
func (a *Arena) Chances(f Fight) (Ends, error) {
	b := a.b
	var join []counted
	var events []volley.Event
	for _, c := range f.Coming {
		for i, n := range c.Units {
			if n > 0 {
				join = append(join, counted{b.armies[volley.Defender].slots[i], int(n)})
			}
		}
		events = append(events, volley.Event{Round: c.Round, Change: c.Units.Plus})
	}
	for s := range b.armies {
		b.armies[s].f = f.Start[s]
	}
	if f.Start[volley.Defender] != a.flying(f.Start[volley.Defender]) && f.Rounds != 1 {
		events = append(events, volley.Event{Round: 2, Change: a.flying})
	}
	if here := f.Start[volley.Defender]; f.Rounds != 1 && here != a.without(here) {
		events = append([]volley.Event{{Round: 2, Change: a.without}}, events...)
	}
	slices.SortStableFunc(events, func(x, y volley.Event) int { return x.Round - y.Round })
	if r := b.tooMany(join); r != nil {
		return Ends{}, errors.New(r.Why)
	}
	if f.Start[0].Total() == 0 || f.Start[1].Total() == 0 {
		return Ends{}, nil
	}
	c := volley.Course{Start: f.Start, Rounds: f.Rounds, Events: events, InTurn: f.InTurn,
		Grow: func(s volley.Side, roots []volley.Force) *volley.Tree { return b.grow(s, roots, join) }}
	x, err := c.Odds(nil)
	if err != nil {
		return Ends{}, err
	}
	return Ends{Won: x.P[volley.Won], Held: x.P[volley.Held], None: x.P[volley.None], Left: x.Left}, nil
}

// without is a force when those who leave in the round that is fought now are gone.
func (a *Arena) without(f volley.Force) volley.Force {
	for i, s := range a.b.armies[volley.Defender].slots {
		if s.state == retreating {
			f[i] = 0
		}
	}
	return f
}

// flying is a force with what is on the ground or below deck in the air.
func (a *Arena) flying(f volley.Force) volley.Force {
	for i, k := range a.of {
		if s := a.b.armies[volley.Defender].slots[i].state; s == grounded || s == below {
			f[a.at[k][plain]] += f[i]
			f[i] = 0
		}
	}
	return f
}
