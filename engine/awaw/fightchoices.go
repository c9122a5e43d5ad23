// What may be done in a fight in the air, stage by stage (18.52, 18.56, 18.62, 19.6).

package awaw

import "awaw/engine"

// legalInFight lists the commands of the stage a fight waits in.
func (p *Position) legalInFight(side engine.Side, buf []engine.Command) []engine.Command {
	one := func(v engine.Verb, n int16) { buf = append(buf, engine.Command{Side: side, Verb: v, N: n}) }
	f := p.fight
	switch f.stage {
	case fightEngage:
		one(VerbEngage, 0)
		one(VerbEngage, 1)
	case fightRoll:
		one(VerbRoll, 0)
	case fightScope:
		one(VerbScope, 0)
		one(VerbScope, 1)
	case fightShare:
		buf = p.legalShares(buf)
	case fightPay:
		buf = p.legalPayments(buf)
	case fightStay:
		if f.kind != airCounterair {
			one(VerbStay, 0)
			one(VerbHome, 0)
			return buf
		}
		buf = p.legalFlee(buf)
		buf = p.legalRegroups(buf)
		if !p.drafting(f) {
			one(VerbStay, 0)
		} else if p.allFlee(f) {
			one(VerbLeave, 0)
		}
	case fightPress:
		buf = p.legalReinforcements(buf)
		buf = p.legalRegroups(buf)
		if f.total(attacker) > 0 {
			one(VerbPress, 0)
		}
		if !f.fresh {
			one(VerbStop, 0)
		}
	}
	return buf
}
