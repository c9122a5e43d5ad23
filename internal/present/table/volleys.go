package table

import (
	"slices"

	"awaw/engine"
)

// This file reads fights in which every unit throws dice of its own: they tell their rounds whole.

// readVolleys gathers the rounds of such a fight; it tells whether it is one.
func (f *Fought) readVolleys(t *Sight) bool {
	var rounds []*engine.Volley
	for i := f.At; i > 0 && (len(rounds) == 0 || !rounds[len(rounds)-1].First); i-- {
		if i < f.At-1 && (t.Points[i].Turn != t.Points[f.At-1].Turn || t.Points[i].Side != t.Points[f.At-1].Side) {
			break // no fight outlasts its player turn
		}
		for _, e := range slices.Backward(t.Points[i].Events) {
			list := e.Facts().Rounds
			for k := range slices.Backward(list) {
				if list[k].FightID == f.FightID && (len(rounds) == 0 || !rounds[len(rounds)-1].First) {
					rounds, f.From = append(rounds, &list[k]), i
				}
			}
		}
	}
	slices.Reverse(rounds)
	for n, v := range rounds {
		f.addVolley(t, v, n+1, len(rounds))
	}
	f.ByUnit, f.Rounds = len(rounds) > 0, len(rounds)
	return f.ByUnit
}

// addVolley adds a round of so many: who was there, what it cost, its dice.
func (f *Fought) addVolley(t *Sight, v *engine.Volley, round, of int) {
	for k := range f.Forces {
		s, side := &f.Forces[k], &v.Sides[k]
		s.Left = 0
		f.Rose[1-k] += side.Cost
		for _, u := range side.Units {
			s.add(t, side.Side, u)
		}
		f.addDice(v, k, round, of)
	}
}

// add counts units of a round: those that were not there before have come.
func (f *Force) add(t *Sight, side engine.Side, u engine.VolleyUnit) {
	k := slices.IndexFunc(f.Fates, func(x Fate) bool { return x.Was.Ref == u.Counter })
	if k < 0 {
		k = len(f.Fates)
		f.Fates = append(f.Fates, Fate{Was: engine.CounterView{Ref: u.Counter, Side: side, Nation: u.Nation, Kind: t.KindOf(u.Kind), Space: u.From}, To: engine.NoRef})
	}
	x := &f.Fates[k]
	if more := u.N - (x.Was.Size - x.Lost); more > 0 {
		x.Was.Size += more
		f.Began += more
	}
	x.Lost += u.Lost
	x.Gone = x.Lost >= x.Was.Size
	f.Lost += u.Lost
	f.Left += u.N - u.Lost
}

// KindOf finds a kind of counter by its code.
func (t *Sight) KindOf(code string) *engine.CounterKind {
	k := slices.IndexFunc(t.View.Kinds, func(k *engine.CounterKind) bool { return k.Code == code })
	if k < 0 {
		return nil
	}
	return t.View.Kinds[k]
}

// addDice adds what the dice of a force could have done, and did, and the dice themselves; of a raid those of its bombs alone.
func (f *Fought) addDice(v *engine.Volley, k, round, of int) {
	luck := v.Fortune
	if f.What == engine.FightBombing { // what the guns did to the bombers is told by who fell
		luck = v.Harm
	}
	if x, ok := luck(k); ok {
		f.Rolls = append(f.Rolls, x)
		f.Forces[1-k].Expected += x.Expected()
	}
	x := Throw{Side: v.Sides[k].Side, Round: round, Dice: v.Sides[k].Dice, Of: v.Of, Event: -1}
	if f.What == engine.FightBombing {
		x.Round = 0
	}
	if len(x.Dice) > 0 && (x.Round > 0 || round == of) {
		f.Throws = append(f.Throws, x)
	}
}

// Won tells whether troops won a fight on the ground: nobody of the others is left there.
func (f *Fought) Won() bool {
	return f.What.OnGround() && (f.How == engine.EndCleared || f.How == engine.EndLeft)
}

// InUnits tells whether a fight is told in units of all kinds, and not in what was shot down.
func (f *Fought) InUnits() bool {
	return f.What == engine.FightFromAir || f.What == engine.FightFleets
}
