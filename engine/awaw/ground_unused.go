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
	t.cutSupport(list, units.PerFactor*limit, func(i, n int) { t.eliminate(i, n, "18.555", "awaw.support.lost") })
}

// cutSupport takes counters out of ground support, those committed last in the list first, until no more than the limit is left, in
// thirds of a factor. Whole factors and squadrons always come out even, for what is over has as many odd thirds as the squadrons.
func (t *turnover) cutSupport(list []int, limit int, away func(i, n int)) {
	over := thirdsIn(t.p.pick(list)) - limit
	for _, i := range slices.Backward(list) {
		c := t.p.counters[i]
		n := min(over/thirdsOf(c.kind, 1), int(c.size))
		if n <= 0 {
			continue
		}
		over -= thirdsOf(c.kind, n)
		away(i, n)
	}
}

// returnExcess sends home, inverted and alive, the support of a hex above a limit that the enemy or an aborted naval
// mission has lowered, in thirds of a factor (18.5551, 18.5552).
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
