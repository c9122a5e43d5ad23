// The combat panel's data: forces, ledgers, the printed table with what is in use lit, exact odds.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

func (p *Position) battleView(f *fight) engine.BattleView {
	v := engine.BattleView{Where: sp(int(f.space)), Name: engine.Say(fightNames[f.kind], sp(int(f.space))), Cite: fightCites[f.kind], Round: int(f.round),
		Rolled: f.rolled, Beside: f.overShips(), Unit: engine.Say("awaw.unit.factors"), Sides: make([]engine.BattleSide, 2), Sum: "19.31", Toll: "19.61"}
	if f.squadrons {
		v.Unit = engine.Say("awaw.unit.squadrons")
	}
	var lit []aircombat.Lit
	for side := range f.force {
		b := &v.Sides[side]
		b.Side = f.sideOf(p, side)
		b.Name = engine.Say("awaw.name", p.w.sides[b.Side-1])
		b.Role = engine.Say([]string{"awaw.attacker", "awaw.defender"}[side])
		b.Strength, b.Row = f.total(side), int(f.rows[side])
		b.Ledger = f.ledgers[side]
		for _, m := range f.force[side] {
			if m.before > 0 {
				before := p.battleCounter(f, m, int(m.before))
				before.State &^= engine.Aborted
				if side == attacker || !f.both && (m.aborted > 0 || m.units < m.before) { // who flew, and whom a result found ready
					before.State &^= engine.Turned
				}
				b.Before = append(b.Before, before)
			}
			if m.units > 0 {
				b.Counters = append(b.Counters, p.battleCounter(f, m, int(m.units)))
			}
		}
		l := aircombat.Lit{Side: b.Side, Strength: b.Row, Rolled: f.rolled && b.Row > 0}
		if l.Rolled {
			b.Dice = []int{int(f.dice[2*side]), int(f.dice[2*side+1])}
			l.Modified = b.Dice[0] + b.Dice[1] + f.ledgers[side].Net()
			b.Modified = p.w.air.Clamp(l.Modified)
			b.Result = p.w.air.Printed(b.Row, l.Modified)
		}
		if f.rolled && f.rows[1-side] > 0 { // who has no row can suffer all the same, as transports do (18.623)
			b.Due, b.Suffered = p.pending(f, side), p.suffered(f, side)
		}
		lit = append(lit, l)
	}
	if f.kind == airRaid && f.rows[attacker] > 0 && int(f.rows[attacker]) < f.total(attacker) {
		v.Sides[attacker].RowWhy = p.raidRowWhy(f)
	}
	v.Table = p.w.air.TableView(lit...)
	if f.squadrons {
		v.Table.Head = engine.Say("strike.table.head")
	}
	if f.kind == airFire {
		p.fireView(f, &v)
	}
	if v.Table.House {
		v.Sum = v.Table.Cite
	}
	if f.kind == airFire {
		return v
	}
	if f != p.ended {
		v.Charts = p.charts(f)
	}
	v.Steps = p.roundChips(f)
	return v
}

// roundChips are the rounds of a fight so far, and the one there may be.
func (p *Position) roundChips(f *fight) (out []engine.PhaseView) {
	for r := 1; r <= int(f.round); r++ {
		x := engine.PhaseView{Name: engine.Say("awaw.round", r), State: engine.PhaseDone}
		if r == int(f.round) && !f.rolled {
			x.State = engine.PhaseNow
		}
		out = append(out, x)
	}
	if f.rolled && f != p.ended && !p.onlyRound(f) {
		out = append(out, engine.PhaseView{Name: engine.Say("awaw.round.if", int(f.round)+1)})
	}
	return out
}

// fireView is the ships' fire and what it costs a strike: one roll, on a table of its own, and nothing falls on the ships (23.42).
func (p *Position) fireView(f *fight, v *engine.BattleView) {
	att, def := &v.Sides[attacker], &v.Sides[defender]
	*att = engine.BattleSide{Side: att.Side, Name: att.Name, Role: att.Role, Strength: att.Strength, Counters: att.Counters, Before: att.Before,
		Due: p.pending(f, attacker), Suffered: p.suffered(f, attacker)}
	def.Unit, def.Strength, def.Suffered, def.Result = engine.Say("awaw.unit.guns"), int(f.rows[defender]), engine.Text{}, ""
	if p.strike() != nil {
		def.Counters = p.viewsOf(shipRefs(p.struckShips()))
	}
	lit := aircombat.Lit{Side: def.Side, Strength: def.Strength, Rolled: true}
	lit.Modified = int(f.dice[2*defender]) + int(f.dice[2*defender+1]) + def.Ledger.Net()
	v.Table = p.w.naval.DefenseView(lit)
	for _, l := range v.Table.Lit {
		def.Result = v.Table.Rows[l.Row].Cells[l.Col]
	}
	v.Steps = chips(0, "awaw.sea.chip.fire", "awaw.sea.chip.aim", "awaw.sea.chip.roll")
}

func (p *Position) battleCounter(f *fight, m member, size int) engine.CounterView {
	c := p.counters[m.c]
	if !c.alive() {
		c.base = f.space
	}
	p2 := *p
	p2.counters = append([]counter{}, p.counters...)
	p2.counters[m.c] = c
	v := p2.counterView(int(m.c))
	v.Size = size
	v.State = v.State.With(engine.Aborted, m.aborted > 0)
	return v
}

// pending is what a side has to suffer by the round's results while they are not shared out.
func (p *Position) pending(f *fight, side int) engine.Due {
	if f.stage >= fightStay {
		return engine.Due{}
	}
	due := engine.Due{Lost: f.results[1-side].Eliminated, Aborted: f.results[1-side].Aborted}
	if side == defender && f.conditions(p).DefenderStays() { // on patrol, in cover or against bombing nobody turns back
		due.Aborted = 0
	}
	return due
}

// suffered words what a side lost in the round as far as it is settled.
func (p *Position) suffered(f *fight, side int) engine.Text {
	lost, aborted, before := 0, 0, 0
	for _, m := range f.force[side] {
		if m.before == 0 {
			continue // came in after the dice
		}
		before += int(m.before)
		lost += int(m.before) - int(m.units)
		aborted += int(m.aborted)
	}
	if f.stage < fightStay {
		due := p.pending(f, side)
		n := min(due.Lost, before) // nobody loses or turns back more than came
		return engine.Say("awaw.suffers.pending", n, min(due.Aborted, before-n))
	}
	return engine.Say("awaw.suffers", lost, before, before-lost, aborted)
}

// charts gives the exact chances of the round rolled, with what came of it, of the next, and the outlook if both fight
// to the end.
func (p *Position) charts(f *fight) []engine.Chart {
	if f.kind == airRaid {
		return []engine.Chart{p.raidChart(f)}
	}
	var out []engine.Chart
	next := "awaw.chart.round"
	round := int(f.round)
	if f.rolled {
		if c, ok := p.roundChart(f, false); ok {
			c.Title = engine.Say("awaw.chart.round", round)
			p.markRolled(f, c.Bars)
			out = append(out, c)
		}
		if f.stage < fightStay {
			return out // losses are owed: what comes after them is not known yet
		}
		next, round = "awaw.chart.next", round+1
	}
	if g := p.engaging(f); g != f {
		f, next = g, "awaw.chart.engaged"
	}
	c, ok := p.roundChart(f, true)
	if !ok {
		return out // more different groups than can be told apart: no chart rather than a wrong one
	}
	c.Title = engine.Say(next, round)
	if p.onlyRound(f) {
		if f.rolled {
			return out
		}
		return append(out, c)
	}
	return p.outlook(f, append(out, c))
}

// engaging is a counterair as it is foretold: where nothing but air transports is left to fight, they are engaged (18.521B, 18.521D).
func (p *Position) engaging(f *fight) *fight {
	if f.kind != airCounterair || !slices.ContainsFunc(f.force[defender], func(m member) bool { return m.units > 0 }) ||
		slices.ContainsFunc(f.force[defender], func(m member) bool { return m.units > 0 && !m.left }) {
		return f
	}
	g := f.copy()
	for i := range g.force[defender] {
		g.force[defender][i].left = false
	}
	if !g.rolled {
		p.measure(g)
	}
	return g
}

// roundChart is the chance of each loss in one round between the forces of this moment, or those it began with.
func (p *Position) roundChart(f *fight, now bool) (engine.Chart, bool) {
	c := engine.Chart{Unit: engine.Say("awaw.chart.unit.factors"), Kind: engine.ChartBars}
	if f.squadrons {
		c.Unit, c.Parts = engine.Say("awaw.chart.unit.squadrons"), units.PerFactor
	}
	forces := [2]aircombat.Force{p.groups(f.copy(), attacker, now), p.groups(f.copy(), defender, now)}
	for side := range forces {
		forces[side] = slices.DeleteFunc(forces[side], func(g aircombat.Group) bool { return g.N == 0 })
	}
	o, err := p.w.air.Odds(&aircombat.Question{Attacker: forces[attacker], Defender: forces[defender], Conditions: f.conditions(p), Rounds: 1})
	if err != nil {
		return c, false
	}
	for side := range forces {
		for n, pr := range losses(o.States, side, forces[side].Total()) {
			c.Bars = append(c.Bars, engine.Bar{Side: f.sideOf(p, side), Value: n, P: pr})
		}
	}
	return c, true
}

// markRolled marks the bar of each side that the dice brought.
func (p *Position) markRolled(f *fight, bars []engine.Bar) {
	for side := range f.force {
		before := 0
		for _, m := range f.force[side] {
			before += int(m.before)
		}
		lost := min(before, f.results[1-side].Eliminated)
		for i := range bars {
			if bars[i].Side == f.sideOf(p, side) && bars[i].Value == lost {
				bars[i].Rolled = true
			}
		}
	}
}

// outlook adds how it ends if both fight on.
func (p *Position) outlook(f *fight, out []engine.Chart) []engine.Chart {
	att, def := p.groups(f.copy(), attacker, true), p.groups(f.copy(), defender, true)
	sides := [2]engine.Side{f.sideOf(p, attacker), f.sideOf(p, defender)}
	o, err := p.w.air.Odds(&aircombat.Question{Attacker: att, Defender: def, Conditions: f.conditions(p)})
	if err != nil {
		return out
	}
	holds := [2]float64{o.Alone(aircombat.OfAttacker) + o.Ends[aircombat.Stalemate], o.Alone(aircombat.OfDefender)}
	end := engine.Chart{Title: engine.Say("awaw.chart.end"), Unit: engine.Say("awaw.chart.unit.chance"), Kind: engine.ChartOutlook, Bars: []engine.Bar{
		{Side: sides[0], Name: engine.Say("awaw.chart.holds", sides[0]), P: holds[attacker]},
		{Side: sides[1], Name: engine.Say("awaw.chart.holds", sides[1]), P: holds[defender]},
		{Name: engine.Say("awaw.chart.nobody"), P: o.Ends[aircombat.BothGone]},
	}}
	return append(out, end)
}

// losses is the chance of losing 0, 1, 2 … units, for the attacker (0) or the defender (1), up to the most possible.
func losses(states []aircombat.State, side, total int) []float64 {
	var out []float64
	for _, s := range states {
		lost := total - s.Attacker
		if side == defender {
			lost = total - s.Defender
		}
		for len(out) <= lost {
			out = append(out, 0)
		}
		out[lost] += s.P
	}
	return out
}
