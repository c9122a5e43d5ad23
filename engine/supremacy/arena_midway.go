// Exact chances of a battle whose round is under way: dice that have fallen, dice that are aimed one way or another.
package supremacy

import (
	"errors"
	"slices"

	"awaw/engine/volley"
)

// Shots are a side's dice in the round that is fought now: those that have fallen, or how they are aimed.
type Shots struct {
	Fallen bool
	Hits   Hits         // of dice that have fallen
	Line   []int        // the kinds that shoot at aircraft, in their order
	Low    volley.Force // of those, by slot, how many shoot at land and sea all the same
}

// Midway is how a battle ends whose round is under way; what is left counts those who get away.
type Midway struct {
	Ends
	Stands float64 // how likely it goes on after this round
}

// Midway reckons a battle from its dice on; f.Start is what the round began with. Who leaves is a target in this round, and gone from the next on, in
// which all is as Chances has it; who comes finds a battle only if somebody defends it until then. Rounds are not asked.
func (a *Arena) Midway(f Fight, shots [2]Shots) (Midway, error) {
	var out Midway
	b := a.b
	var coming volley.Force
	var join []counted
	for _, c := range f.Coming {
		coming = coming.Plus(c.Units)
		for i, n := range c.Units {
			if n > 0 {
				join = append(join, counted{b.armies[volley.Defender].slots[i], int(n)})
			}
		}
	}
	for s := range b.armies {
		b.armies[s].f = f.Start[s]
	}
	if r := b.tooMany(join); r != nil {
		return out, errors.New(r.Why)
	}
	var starts []volley.Begin
	index := map[[2]volley.Force]int{}
	a.fallen(f, shots, func(left [2]volley.Force, p float64) {
		stay := [2]volley.Force{a.without(left[0]), a.without(left[1])}
		if f.Leave != nil && stay[0].Total() > 0 {
			stay[1] = less(stay[1], f.Leave(left[1]))
		}
		switch {
		case left[0].Total()+left[1].Total() == 0:
			out.None += p
			return
		case stay[0].Total() == 0:
			out.Held += p
			out.add(&f, left, p)
			return
		case stay[1].Total() == 0:
			out.Won += p
			out.add(&f, left, p)
			return
		}
		out.Stands += p
		out.leave(&f, [2]volley.Force{less(left[0], stay[0]), less(left[1], stay[1])}, p)
		stay[1] = a.Next(stay[1]).Plus(coming)
		n, ok := index[stay]
		if !ok {
			n = len(starts)
			index[stay] = n
			starts = append(starts, volley.Begin{Forces: stay})
		}
		starts[n].P += p
	})
	if len(starts) == 0 {
		return out, nil
	}
	c := volley.Course{Starts: starts, InTurn: f.InTurn, Grow: func(s volley.Side, roots []volley.Force) *volley.Tree { return b.grow(s, roots, join) }}
	x, err := c.Odds(nil)
	if err != nil {
		return out, err
	}
	out.Won, out.Held, out.None = out.Won+x.P[volley.Won], out.Held+x.P[volley.Held], out.None+x.P[volley.None]
	for s := range x.Left {
		for i, n := range x.Left[s] {
			out.Left[s][i] += n
		}
		for n := range x.Ends[s] {
			if e := &x.Ends[s][n]; f.Beside != nil {
				out.Beside[s] += e.All() * f.Beside(volley.Side(s), e.Left, true, false)
			}
		}
	}
	return out, nil
}

// Next is what of a defender the next round finds: who left is gone, and who was on the ground or below deck flies.
func (a *Arena) Next(f volley.Force) volley.Force { return a.flying(a.without(a.Sink(f))) }

// less is a force without another that is part of it.
func less(f, part volley.Force) volley.Force {
	for i, n := range part {
		f[i] -= n
	}
	return f
}

// add counts what is left of both sides when a battle ends with its first round.
func (e *Ends) add(f *Fight, left [2]volley.Force, p float64) {
	for s := range left {
		e.count(f, volley.Side(s), left[s], p, false)
	}
}

// leave counts who gets away, and fights on nowhere.
func (e *Ends) leave(f *Fight, away [2]volley.Force, p float64) {
	for s := range away {
		e.count(f, volley.Side(s), away[s], p, true)
	}
}

func (e *Ends) count(f *Fight, s volley.Side, left volley.Force, p float64, gone bool) {
	for i, n := range left {
		e.Left[s][i] += p * float64(n)
	}
	if f.Beside != nil {
		e.Beside[s] += p * f.Beside(s, left, false, gone)
	}
}

// fallen tells all that the dice of the round may come to, and how likely each is.
func (a *Arena) fallen(f Fight, shots [2]Shots, yield func(left [2]volley.Force, p float64)) {
	struck := func(s int, by volley.Chance) volley.Force {
		army := a.b.armies[s]
		army.f = f.Start[s]
		return army.after(hits{air: int(by.Picks), land: int(by.Hits)})
	}
	answers := a.shot(volley.Defender, f.Start[volley.Defender], f.Start[volley.Attacker], &shots[volley.Defender])
	for _, x := range a.shot(volley.Attacker, f.Start[volley.Attacker], f.Start[volley.Defender], &shots[volley.Attacker]) {
		left := [2]volley.Force{1: struck(1, x)}
		if f.InTurn {
			answers = a.shot(volley.Defender, left[1], f.Start[volley.Attacker], &shots[volley.Defender])
		}
		for _, y := range answers {
			left[0] = struck(0, y)
			yield(left, x.P*y.P)
		}
	}
}

// shot is what the dice of a side may come to: so many hits in the air, so many others.
func (a *Arena) shot(s volley.Side, f, enemy volley.Force, by *Shots) []volley.Chance {
	if by.Fallen {
		return []volley.Chance{{Picks: int32(by.Hits.Air), Hits: int32(by.Hits.Land + by.Hits.Bombs), P: 1}}
	}
	army := a.b.armies[s]
	army.air = nil
	for _, k := range by.Line {
		army.air = append(army.air, a.at[k][plain])
	}
	targets := army.targets(enemy)
	dice := a.b.throwing(&army, targets, by.Low)
	return slices.Clone(dice.of(f)[targets])
}
