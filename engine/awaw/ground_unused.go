// 18.555: what becomes of ground support that an attack does not use: lost where the attacker has chosen so, home again where
// the enemy or an aborted landing is the reason.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// trimSupport applies the limit when a combat starts (18.554C): what is more than three times the attackers is eliminated,
// since nobody but the attacker has made them so few (18.555). Of two hexes attacked at once the support counts together. True when
// there is too much: its owner names it before the attack goes on.
func (t *turnover) trimSupport(attackers int) bool {
	limit := t.p.w.missions.Support.PerAttacker * attackers
	for _, h := range t.p.battle().list() {
		limit -= t.p.seaFactors(int(h))
	}
	over := thirdsIn(t.p.pick(t.p.battleSupport())) - units.PerFactor*limit
	if over <= 0 {
		return false
	}
	t.choose(choiceExcess, t.p.phasing(), owed{n: int16(over)})
	return true
}

// battleSupport lists the ground support over the hexes of the battle.
func (p *Position) battleSupport() (list []int) {
	for _, h := range p.battle().list() {
		list = append(list, p.supporters(int(h))...)
	}
	slices.Sort(list)
	return list
}

// excessOf offers support to go, in thirds of a factor: by the default those committed last first. Whole factors and squadrons always
// come out even, for what is over has as many odd thirds as the squadrons.
func (p *Position) excessOf(list []int) (out []offer) {
	for _, i := range slices.Backward(list) {
		c := p.counters[i]
		x := likeness{int(c.nation), int(c.kind), int(c.base)}
		if c.onDeck() {
			x[3] = 1
		}
		if c.has(elite) {
			x[3] += 2
		}
		out = append(out, offer{ref: ct(i), most: int(c.size), worth: thirdsOf(c.kind, 1), like: x})
	}
	return out
}

func (p *Position) excessLost(owed) []offer { return p.excessOf(p.battleSupport()) }

func (p *Position) excessBack(x owed) []offer { return p.excessOf(p.supporters(int(x.at))) }

// loseExcess eliminates support that is too much (18.555).
func (t *turnover) loseExcess(_ owed, what engine.Ref, n int) {
	t.eliminate(what.Index(), n, "18.555", "awaw.support.lost")
}

// returnExcess sends home, inverted and alive, support above a limit that the enemy or an aborted naval mission has lowered (18.5551,
// 18.5552).
func (t *turnover) returnExcess(_ owed, what engine.Ref, n int) {
	i := t.take(what.Index(), n)
	cite := t.p.choice().paragraph()
	t.comesDown(i)
	t.say(engine.EventTurned, cite, "awaw.support.returns", n, ct(i))
}

// mayAskLost and mayAskBack tell whether a saved choice of support belongs where it stands.
func (p *Position) mayAskLost(c *choice) bool {
	return p.battle() != nil && p.fight() == nil && c.side == p.phasing() && len(c.owed) == 1
}

func (p *Position) mayAskBack(c *choice) bool {
	return p.n == 0 && c.side == p.phasing() && !slices.ContainsFunc(c.owed, func(x owed) bool { return x.at < 0 || int(x.at) >= p.w.board.Len() })
}

// supportedByAir lists the hexes over which ground support waits to be used, ascending.
func (p *Position) supportedByAir() []int16 {
	var out []int16
	for _, c := range p.counters {
		if c.onTask(taskSupport) && !c.has(spent) {
			out = append(out, c.target)
		}
	}
	return sorted(out)
}

// unusedSupport eliminates the support over hexes that were never attacked, when the attacks of a wave are over: what the
// enemy or an aborted landing kept from being used has gone home before (18.555).
func (t *turnover) unusedSupport() {
	for i, c := range t.p.counters {
		if c.onTask(taskSupport) && !c.has(spent) {
			t.eliminate(i, int(c.size), "18.555", "awaw.support.lost")
		}
	}
}

// atRisk is the ground support that would be lost if ground combat ended now (18.555).
func (p *Position) atRisk() (n int) {
	for _, c := range p.counters {
		if c.onTask(taskSupport) && !c.has(spent) {
			n += int(c.size)
		}
	}
	return n
}
