// The combat panel of a strike on ships in port while it is announced: who goes, what rises against it, what may come of it
// (17.142, 18.511C, 18.512B, 23.5).

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// portPlan is the strikes on ports announced so far; ok is false while there are none.
func (p *Position) portPlan() (v engine.BattleView, ok bool) {
	var ports []int16
	for _, c := range p.counters {
		if c.onTask(taskPort) {
			ports = append(ports, c.target)
		}
	}
	if len(ports) == 0 {
		return v, false
	}
	ports = sorted(ports)
	n := p.w.naval
	v = engine.BattleView{Kind: engine.BattleSea, Where: sp(int(ports[0])), Name: engine.Say("awaw.trail.port", sp(int(ports[0]))), Cite: "23.5", Sum: "23.5", Round: 1, Sides: make([]engine.BattleSide, 2),
		Unit: engine.Say("awaw.unit.squadrons"), Steps: chips(0, "awaw.sea.chip.strikes", "awaw.sea.chip.fire", "awaw.sea.chip.aim", "awaw.sea.chip.roll")}
	p.panelSides(&v, p.phasing())
	att, def := &v.Sides[0], &v.Sides[1]
	var lit []aircombat.Lit
	secret := 0
	for _, port := range slices.Compact(ports) {
		q := aircombat.Strike{Port: true}
		for i, c := range p.counters {
			if c.onTask(taskPort) && c.target == port {
				g := p.groupOf(c)
				g.N = int(c.size)
				q.Force = append(q.Force, g)
				att.Counters = append(att.Counters, p.counterView(i))
			}
		}
		ships := p.shipsInPort(port)
		for _, i := range ships {
			q.Against = append(q.Against, p.ships[i].nation)
		}
		if level := n.Level(q.Force, true); level > 0 {
			att.Strength += level
			lit = append(lit, aircombat.Lit{Side: p.phasing(), Strength: level})
			if len(att.Ledger.Lines) == 0 {
				att.Ledger = n.Modifiers(q)
			}
		}
		guards, over := p.risersAt(port, p.defending())
		def.Strength += n.AirDefense(p.hulls(ships))
		def.Counters = append(def.Counters, p.viewsOf(shipRefs(ships))...)
		for _, i := range over {
			def.Counters = append(def.Counters, p.counterView(i))
		}
		if hidden := p.hiddenAt(port); hidden > 0 { // what they hold fires and rises too: no chances rather than false ones
			secret += hidden
			continue
		}
		v.Charts = append(v.Charts, p.strikePlanCharts(sp(int(port)), ships, q, guards, aircombat.Conditions{})...)
	}
	def.Unit = engine.Say("awaw.unit.guns")
	def.Ledger = n.DefenseModifiers(0)
	def.Suffered = engine.Say("awaw.sea.guns", def.Strength)
	if secret > 0 {
		def.Suffered = engine.Say("awaw.sea.secret", secret)
	}
	att.Suffered = engine.Say("awaw.sea.sent", att.Strength)
	v.Table = n.TableView(lit...)
	return v, true
}

// shipsInPort lists the enemy's ships known to lie in a port.
func (p *Position) shipsInPort(port int16) (out []int) {
	for i, s := range p.ships {
		if s.alive() && !s.has(shipVeiled) && s.space == port && p.w.sideOf(s.nation) != p.phasing() {
			out = append(out, i)
		}
	}
	return out
}

// hiddenAt counts the enemy's markers in a port of which this position does not tell what lies under them.
func (p *Position) hiddenAt(port int16) (n int) {
	for f, m := range p.forces {
		if m.space == port && m.side != p.phasing() && !p.manned(f) {
			n++
		}
	}
	return n
}
