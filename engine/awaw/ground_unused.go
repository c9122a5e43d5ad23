// 18.555: what becomes of ground support that an attack does not use: lost where the attacker has chosen so, home again where
// the enemy or an aborted landing is the reason.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// trimSupport applies the limit when a combat starts (18.554C): what is more than three times the attackers is eliminated,
// since nobody but the attacker has made them so few (18.555). Of two hexes attacked at once the support counts together.
func (t *turnover) trimSupport(attackers int) {
	var list []int
	for _, h := range t.p.battle().list() {
		list = append(list, t.p.supporters(int(h))...)
	}
	slices.Sort(list)
	limit := t.p.w.missions.Support.PerAttacker * attackers
	for _, h := range t.p.battle().list() {
		limit -= t.p.seaFactors(int(h))
	}
	t.cutSupport(list, limit, func(i, n int) { t.eliminate(i, n, "18.555", "awaw.support.lost") })
}

// cutSupport takes counters out of ground support, those committed last in the list first, until no more factors than the
// limit are left.
func (t *turnover) cutSupport(list []int, limit int, away func(i, n int)) {
	p := t.p
	for _, i := range slices.Backward(slices.Clone(list)) {
		over := p.w.factorsOf(p.pick(list)) - limit
		if over <= 0 {
			return
		}
		if p.counters[i].kind == units.NAS {
			if over = p.squadronsOver(list, over); over <= 0 {
				continue // odd squadrons add nothing
			}
		}
		size := int(p.counters[i].size)
		away(i, min(over, size))
		if c := p.counters[i]; !c.alive() || !c.has(flying) {
			list = slices.DeleteFunc(list, func(k int) bool { return k == i })
		}
	}
}

// squadronsOver is how many squadrons of a list must go to take so many factors off, or all that squadrons add if that is
// less: odd squadrons that count for nothing may stay, as they might have come (18.5521).
func (p *Position) squadronsOver(list []int, factors int) int {
	per, squadrons := p.w.missions.Support.Squadrons, 0
	for _, k := range list {
		if p.counters[k].kind == units.NAS {
			squadrons += int(p.counters[k].size)
		}
	}
	factors = min(factors, squadrons/per)
	return factors*per - (per - 1 - squadrons%per)
}

// returnExcess sends home, inverted and alive, the support of a hex above a limit that the enemy or an aborted naval
// mission has lowered (18.5551, 18.5552).
func (t *turnover) returnExcess(hex, limit int, cite engine.Cite) {
	t.cutSupport(t.p.supporters(hex), limit, func(i, n int) {
		if n < int(t.p.counters[i].size) {
			i = t.split(i, n)
		}
		t.grounded(i)
		t.say(engine.EventTurned, cite, "awaw.support.returns", n, ct(i))
	})
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
