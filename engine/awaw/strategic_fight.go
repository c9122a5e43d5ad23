// 19.12, 19.31D, 19.62, 26: a raid met in the air. One round, in which those who defend do not abort; the rows come from the
// smaller force, for nobody can bring more against a raid than there is to fight.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// openRaid takes up the raid on a target.
func (t *turnover) openRaid(target int) {
	p := t.p
	i := slices.Index(p.targets, int16(target))
	p.targets = slices.Delete(cow(p.targets), i, i+1)
	r := p.raids[p.raidOn(target)]
	if r.bombs > 0 {
		t.openFlyingBombs(r)
		return
	}
	f := p.raidFight(target)
	t.say(engine.EventBattle, "18.57", "awaw.raid.begins", sp(target), f.total(attacker), f.total(defender))
	if f.total(defender) == 0 {
		t.overTarget(target)
		return
	}
	t.enter(f)
}

// raidFight is the fight of a raid on a target with those who were sent against it.
func (p *Position) raidFight(target int) *fight {
	f := &fight{kind: airRaid, space: int16(target)}
	f.muster(p, attacker, func(c counter) bool { return c.onTask(taskRaid) && int(c.target) == target })
	f.muster(p, defender, func(c counter) bool { return c.onTask(taskOppose) && int(c.target) == target })
	return f
}

// raidRows gives the rows both sides of a raid roll on: the defender's of all his factors, and two more for each jet; the
// attacker's of the smaller of the two forces, his own without the army air that bombs, and two more for each of his jets.
func (p *Position) raidRows(f *fight, att, def aircombat.Force) {
	own := att.Engaged() - of(att, units.AAF)/p.w.strategy.Share
	more := p.w.air.Strength(aircombat.Force{{Type: units.Jet, N: 1}}, false) - 1
	f.rows[attacker] = uint16(more*of(att, units.Jet) + min(own, def.Engaged()))
	f.rows[defender] = uint16(more*of(def, units.Jet) + def.Engaged())
}

// of counts the factors of one type in a force.
func of(f aircombat.Force, kind units.Type) (n int) {
	for _, g := range f {
		if g.Type == kind {
			n += g.N
		}
	}
	return n
}

// raidConditions is what chapter 19 needs to know of a raid: the defender's radar counts (19.31D).
func (p *Position) raidConditions(f *fight) aircombat.Conditions {
	c := aircombat.Conditions{Bombing: true}
	for _, m := range f.force[defender] {
		c.Radar = max(c.Radar, p.radarOf(p.counters[m.c].nation))
	}
	return c
}

// closeRaid ends the round: attackers turned back go home, those who defended land, and what is left bombs.
func (t *turnover) closeRaid() {
	f := t.fight()
	t.keepEnded()
	for _, m := range slices.Clone(f.force[attacker]) {
		c := t.p.counters[m.c]
		if n := int(m.aborted); n > 0 && c.alive() {
			i := int(m.c)
			if n < int(c.size) {
				i = t.split(i, n)
			}
			t.comesDown(i)
		}
	}
	t.allComeDown(t.fight().force[defender])
	t.bury()
	t.end(f)
}

// afterRaid lets what is left of a raid bomb.
func (t *turnover) afterRaid(f frame) { t.overTarget(int(f.(*fight).space)) }

// raidChart is the chance of each loss in the round, for both sides.
func (p *Position) raidChart(f *fight) engine.Chart {
	c := engine.Chart{Title: engine.Say("awaw.chart.round", int(f.round)), Unit: engine.Say("awaw.chart.unit.factors"), Kind: engine.ChartBars}
	for side := range f.force {
		before := 0
		for _, m := range f.force[side] {
			before += int(m.before)
		}
		odds := make([]float64, before+1)
		net := int(f.net)
		if side == attacker { // what the defender's dice do to the attacker
			net = -net
		}
		for a := 1; a <= 6; a++ {
			for b := 1; b <= 6; b++ {
				odds[min(before, p.w.air.Read(int(f.rows[1-side]), a+b+net).Eliminated)] += 1.0 / 36
			}
		}
		for n, pr := range odds {
			if pr > 0 {
				c.Bars = append(c.Bars, engine.Bar{Side: f.sideOf(p, side), Value: n, P: pr})
			}
		}
	}
	return c
}
