// Saves whose parts are each sound and do not fit together: a moment that asks about what the position does not have.

package awaw

import "slices"

// adrift tells of what a moment asks about and the position does not have: losses to be paid, a place to fly or flee to, a way to
// sail.
func (p *Position) adrift() bool {
	f, b := p.fight(), p.sea()
	switch {
	case f != nil && f.stage == fightPay && len(f.due) == 0 && p.choice() == nil:
		return true
	case b != nil && b.stage == seaReact && (b.from < 0 || b.to < 0 || len(p.way()) == 0):
		return true
	case p.unsurprised() || p.overdrawn() || p.unmanned():
		return true
	}
	return slices.ContainsFunc(p.counters, func(c counter) bool { return c.alive() && c.has(flying|returning|fleeing) && c.target < 0 })
}

// overdrawn tells of losses that nobody there could pay.
func (p *Position) overdrawn() bool {
	if f := p.fight(); f != nil && f.stage == fightPay && p.choice() == nil {
		left := map[uint8]int{} // by group
		for _, m := range f.force[f.whose] {
			left[m.group] += int(m.units)
		}
		for _, d := range f.due {
			if left[d.group] -= int(d.n); left[d.group] < 0 || d.n == 0 {
				return true
			}
		}
	}
	b := p.battle()
	return b != nil && b.stage == battleToll && p.fight() == nil && p.choice() == nil && len(p.legalTolls(nil)) == 0
}

// unmanned tells of fights and attacks that go on without anybody who attacks.
func (p *Position) unmanned() bool {
	if f := p.fight(); f != nil && (f.kind == airCounterair && len(p.struck) == 0 || f.kind != airCounterair && len(f.force[attacker]) == 0) {
		return true
	}
	if d := p.dive(); d != nil && d.stage != diveSend && len(d.out) == 0 {
		return true
	}
	b := p.battle()
	return b != nil && b.stage == battleRoll && len(p.attackers()) == 0
}
