// The combat panel of what is planned on the map: searchers and cover before the search, strikes on what it has found
// (18.58, 22.44, 23.44), with exact chances as far as the side that looks may know them.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// strikesPanel shows the strikes of one side as they are sent: who attacks whom, who flies over it, what may come of it.
func (p *Position) strikesPanel() engine.BattleView {
	b, n := p.sea(), p.w.naval
	side := b.side(b.whose)
	v := engine.BattleView{Kind: engine.BattleSea, Where: sp(int(b.hex)), Name: engine.Say("awaw.sea.strikes", sp(int(b.hex)), int(b.round)), Cite: "18.58C", Sum: "18.58C", Round: int(b.round), Sides: make([]engine.BattleSide, 2),
		Unit: engine.Say("awaw.unit.squadrons"), Steps: seaChips(2)}
	p.panelSides(&v, side)
	att, def := &v.Sides[0], &v.Sides[1]
	var lit []aircombat.Lit
	var hulls []int
	for _, f := range p.groupsAt(3-side, int(b.hex)) {
		if !b.isFound(3-side, f) {
			continue
		}
		ships := p.shipsIn(f)
		hulls = append(hulls, ships...)
		q, sent := p.plannedStrike(side, f)
		if level := n.Level(q.Force, false); level > 0 {
			att.Strength += level
			lit = append(lit, aircombat.Lit{Side: side, Strength: level})
			if len(att.Ledger.Lines) == 0 {
				att.Ledger = n.Modifiers(q)
			}
		}
		for _, i := range sent {
			att.Counters = append(att.Counters, p.counterView(i))
		}
		guards, over := p.guardsAt(f)
		def.Counters = append(def.Counters, p.viewsOf(append([]engine.Ref{tf(f)}, shipRefs(ships)...))...)
		for _, i := range over {
			def.Counters = append(def.Counters, p.counterView(i))
		}
		v.Charts = append(v.Charts, p.strikePlanCharts(tf(f), ships, q, guards, p.coverOver(over, q.Surprise))...)
	}
	if reply := p.replyTo(side); len(v.Charts) > 0 {
		for i := range v.Charts {
			if v.Charts[i].Value == engine.ValueHits {
				v.Charts[i].Reply = reply
			}
		}
	}
	def.Unit = engine.Say("awaw.unit.guns")
	def.Strength = n.AirDefense(p.hulls(hulls))
	def.Ledger = n.DefenseModifiers(p.surpriseOf(side))
	def.Suffered = engine.Say("awaw.sea.guns", def.Strength)
	att.Suffered = engine.Say("awaw.sea.sent", att.Strength)
	v.Table = n.TableView(lit...)
	return v
}

// seaChips are the steps of a round of naval combat, the present one by its place.
func seaChips(now int) []engine.PhaseView {
	return chips(now, "awaw.sea.chip.commit", "awaw.sea.chip.search", "awaw.sea.chip.strikes", "awaw.sea.chip.again")
}

// plannedStrike is what a side has sent against a task force so far, and by which counters.
func (p *Position) plannedStrike(side engine.Side, force int) (q aircombat.Strike, sent []int) {
	q.Surprise = p.surpriseOf(side)
	for _, i := range p.shipsIn(force) {
		q.Against = append(q.Against, p.ships[i].nation)
	}
	for _, a := range p.sea().air {
		c := p.counters[a.c]
		if !a.waits() || int(a.at) != force || !c.alive() || p.w.sideOf(c.nation) != side {
			continue
		}
		q.Force = append(q.Force, p.squadronsOf(int(a.c), aircombat.Attack))
		sent = append(sent, int(a.c))
	}
	return q, sent
}

// strikePlanCharts is what the strike planned on the ships of a task force or a port does, exactly: how many effects if all of it
// goes for one ship, and what becomes of each it might go for. Nothing is shown where nothing is sent.
func (p *Position) strikePlanCharts(at engine.Ref, ships []int, q aircombat.Strike, guards aircombat.Force, c aircombat.Conditions) (out []engine.Chart) {
	n := p.w.naval
	if n.Level(q.Force, q.Port) == 0 {
		return nil
	}
	ask := aircombat.StrikeQuestion{Strike: q, Guard: guards, Defense: n.AirDefense(p.hulls(ships)), Conditions: c}
	side := p.asked()
	fates := engine.Chart{Title: engine.Say("awaw.chart.plan", at), Unit: engine.Say("awaw.chart.unit.plan", guards.Engaged(), ask.Defense), Kind: engine.ChartOutlook, Of: at}
	desk := n.NewStrikeDesk()
	for _, i := range ships {
		if !p.ships[i].kind.named() || len(fates.Bars) >= 6 {
			continue
		}
		ask.Strike.Against = []units.Nation{p.ships[i].nation}
		odds, err := desk.Odds(&ask)
		if err != nil {
			return nil // more different groups than can be told apart: no chart rather than a wrong one
		}
		if len(out) == 0 {
			out = append(out, effectsChart(side, at, odds, guards))
		}
		hurt, sunk := n.Fate(odds, p.hull(i))
		fates.Bars = append(fates.Bars, engine.Bar{Side: side, Name: engine.Say("awaw.fate.all.hurt", sh(i)), P: hurt + sunk, Of: sh(i)},
			engine.Bar{Side: side, Name: engine.Say("awaw.fate.all.sunk", sh(i)), P: sunk, Of: sh(i), Worst: true})
	}
	if len(out) > 0 {
		return append(out, fates)
	}
	ask.Strike.Against = q.Against // counted ships alone are one target
	if odds, err := desk.Odds(&ask); err == nil && len(ships) > 0 {
		out = append(out, effectsChart(side, at, odds, guards))
	}
	return out
}

// effectsChart is how likely so many effects fall on one target.
func effectsChart(side engine.Side, at engine.Ref, odds *aircombat.StrikeOdds, met aircombat.Force) engine.Chart {
	c := engine.Chart{Title: engine.Say("awaw.chart.plan.effects", at), Unit: engine.Say("awaw.chart.unit.effects"), Kind: engine.ChartBars, Value: engine.ValueHits, Of: at,
		Lost: odds.Shot[aircombat.ByAir] + odds.Shot[aircombat.ByShips], Met: met.Engaged()}
	for k, pr := range odds.Effects {
		c.Bars = append(c.Bars, engine.Bar{Side: side, Value: k, P: pr})
	}
	return c
}
