package game

import (
	"awaw/engine"
	"awaw/engine/volley"
)

// This file reckons a battle while its losses are chosen: what is still owed falls in the standing order, then it is fought to its end.

// after is what both sides of a battle have left when the round is paid; a command names what falls now. It is not ok where no further round comes,
// or more dice fall in this one.
func (p *Position) after(c engine.Command) (out [2]volley.Force, ok bool) {
	f := p.fight
	if f.stage != stPick0 && f.stage != stPick1 && f.stage != stLose0 && f.stage != stLose1 || f.kind != seaFight && f.kind != landFight {
		return out, false
	}
	if p.w.gunsFirst && !f.part && f.start[0][Artillery]+f.start[1][Artillery] > 0 {
		return out, false
	}
	if c.Verb == VerbLose || c.Verb == VerbPick {
		n, victim, _ := f.owed()
		k, known := p.kindIn(c)
		if !known || f.force[victim][k] == 0 {
			return out, false
		}
		f.force[victim][k]--
		*n--
	}
	pick := p.w.rules.Table.Standard().Reversed()
	for s := range out {
		left := forceOf(f.force[s])
		out[s] = left.Without(int(f.picks[1-s]), pick).Without(int(f.hits[1-s]), p.lossOrder(f.who[s]))
	}
	out[1][Fighter] += int32(p.helpers()) // er.coastdef.3, before any round
	return out, true
}

// won is how likely the attacker wins a battle after a loss.
func (p *Position) won(c engine.Command) (float64, bool) {
	left, ok := p.after(c)
	if !ok {
		return 0, false
	}
	odds, err := p.between(left[0], left[1], p.fight.who, p.fight.form()).Odds(nil)
	if err != nil {
		return 0, false
	}
	return odds.P[volley.Won], true
}

// meant words what a loss means: its price, and how likely the attacker wins after it.
func (p *Position) meant(c engine.Command, k Kind) engine.Text {
	if won, ok := p.won(c); ok {
		share := tenth(100 * won)
		if won > 0 && won < 1 { // what may yet happen is told neither as certain nor as impossible
			share.N = min(max(share.N, 1), 999)
		}
		return engine.Say("realism.game.worth.then", p.w.Cost[k], share)
	}
	return engine.Say("realism.game.worth", p.w.Cost[k])
}
