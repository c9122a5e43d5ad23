// The combat panel of kamikazes: air, fire, the draw of targets, the attack (17.47E to 17.47G).

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// divePanel is the attack of kamikazes on the combat group at hand; what is sent and who defends is planned on the map.
func (p *Position) divePanel() (v engine.BattleView, ok bool) {
	d, n := p.dive(), p.w.naval
	if d.stage < diveAir || int(d.at) >= len(d.out) {
		return v, false
	}
	x := d.out[d.at]
	at := sp(int(d.hex))
	japan := p.w.sideOf(p.w.japan())
	v = engine.BattleView{Kind: engine.BattleSea, Where: at, Name: engine.Say("awaw.sea.dive", p.groupRef(int(x.group))), Cite: "17.47", Sum: "17.47", Round: 1, Sides: make([]engine.BattleSide, 2),
		Unit: engine.Say("awaw.unit.kamikazes"),
		Steps: chips(int(d.stage-diveAir), "awaw.sea.chip.air", "awaw.sea.chip.fire", "awaw.sea.chip.divert", "awaw.sea.chip.draw",
			"awaw.sea.chip.aim", "awaw.sea.chip.roll")}
	p.panelSides(&v, japan)
	att, def := &v.Sides[0], &v.Sides[1]
	coming := int(x.left)
	if d.stage >= diveDraw {
		coming = int(x.came)
	}
	att.Strength = coming
	att.Counters = []engine.CounterView{{Ref: engine.CounterRef(FirstKamikaze), Side: japan, Nation: elitePalette, Kind: p.w.shown.air[units.Kamikaze], Size: coming,
		Space: at, Note: engine.Say("awaw.state.kamikaze")}}
	ships := p.shipsOf(int(x.group))
	def.Unit = engine.Say("awaw.unit.guns")
	def.Strength = n.AirDefense(p.hulls(ships))
	def.Counters = p.viewsOf(shipRefs(ships))
	def.Suffered = engine.Say("awaw.sea.guns", def.Strength)
	att.Suffered = engine.Say("awaw.sea.coming", coming)
	q := aircombat.Strike{Growth: int(p.kamikazes.growth), Port: !p.w.board.Space(int(d.hex)).Sea, Force: p.divers(max(1, coming))}
	if !d.outside {
		q.Surprise = p.surpriseOf(japan)
	}
	for _, i := range ships {
		q.Against = append(q.Against, p.ships[i].nation)
	}
	att.Ledger = n.Modifiers(q)
	if d.stage == diveAir {
		guards, ledger := p.diveAir(x)
		att.Ledger = engine.Ledger{} // it throws no dice yet
		def.Strength, def.Ledger, def.Suffered = p.w.air.Strength(guards, true), ledger, engine.Text{}
		for _, g := range d.guards {
			if g.over == x.group && p.counters[g.c].alive() {
				def.Counters = append(def.Counters, p.counterView(int(g.c)))
			}
		}
		v.Table = p.w.air.TableView(aircombat.Lit{Side: def.Side, Strength: def.Strength})
		v.Table.Head = engine.Say("strike.table.head")
		return v, true
	}
	if d.stage == diveFire {
		att.Ledger = engine.Ledger{}
		def.Ledger = n.DefenseModifiers(q.Surprise)
		v.Table = n.DefenseView(aircombat.Lit{Side: def.Side, Strength: def.Strength})
		return v, true
	}
	var lit []aircombat.Lit
	for _, a := range x.aims {
		lit = append(lit, aircombat.Lit{Side: japan, Strength: n.KamikazeLevel(int(a.n))})
	}
	v.Table = n.TableView(lit...)
	switch {
	case d.stage == diveDraw:
		v.Charts = []engine.Chart{p.drawChart(x)}
	case len(x.aims) > 0:
		doubled := make([]aim, len(x.aims))
		for i, a := range x.aims {
			doubled[i] = aim{a.ship, uint8(n.KamikazeLevel(int(a.n)))}
		}
		v.Charts = []engine.Chart{p.fates(japan, q, doubled, 0, nil, func(i int) []int { return p.lightBody(int(x.group), i) })}
	}
	return v, true
}

// drawChart is how likely one kamikaze aims at each category there is.
func (p *Position) drawChart(x groupAttack) engine.Chart {
	c := engine.Chart{Title: engine.Say("awaw.chart.draw"), Unit: engine.Say("awaw.chart.unit.draw"), Kind: engine.ChartOutlook}
	var faces [aircombat.CategoryCount]int
	for die := 1; die <= 6; die++ {
		if k, ok := p.w.naval.Draw(x.aim.Present, die); ok {
			faces[k]++
		}
	}
	for k, n := range faces {
		if n > 0 {
			c.Bars = append(c.Bars, engine.Bar{Side: p.w.sideOf(p.w.japan()), Name: engine.Say(categoryWords[k]), P: float64(n) / 6})
		}
	}
	return c
}
