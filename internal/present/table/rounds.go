package table

import "awaw/engine"

// This file reads the dice of each round of a fight in the air, and what they took.

// readRounds reads them from the panel that lay on the table after each roll; of the last one from the panel of what was decided.
func (f *Fought) readRounds(t *Sight) {
	rolled := f.From - 1 // where the last round was rolled
	for i := f.From; i <= f.At; i++ {
		if f.own(t, i) && len(t.Points[i].Fortunes) > 0 {
			rolled = i
		}
	}
	round, first := 0, 0
	for i := f.From; i <= f.At; i++ {
		if !f.own(t, i) {
			continue
		}
		b := t.Points[i].Battle
		if i == rolled || rolled < f.From && i == f.At { // the last, or the only one and of no chance
			b = f.Last
		}
		if len(t.Points[i].Fortunes) > 0 || b == f.Last {
			round++
			first = len(f.Throws)
			f.throw(b, round)
		}
		for _, e := range t.Points[i].Events {
			if x := e.Facts().Toll; x != nil {
				took(f.Throws[first:], x)
			}
		}
	}
}

// throw takes the dice that lie on a panel.
func (f *Fought) throw(b *engine.BattleView, round int) {
	if b == nil || b.Where != f.Where || !b.Rolled {
		return
	}
	for _, s := range b.Sides {
		if len(s.Dice) > 0 {
			f.Throws = append(f.Throws, Throw{Side: s.Side, Round: round, Faces: s.Dice, Net: s.Ledger.Net(), Result: s.Result, Row: s.Row, Event: -1})
		}
	}
}

// took tells the throws of a round what it took of one side: of the others what they did, of its own who flew.
func took(round []Throw, x *engine.Toll) {
	for k := range round {
		if round[k].Side != x.Side {
			round[k].Toll = [2]int{x.Lost, x.Aborted}
		} else {
			round[k].Flew = x.Lost + x.Left
		}
	}
}
