// The ground war for the screen: units, tasks as arrows, the battle with both arms, what is nested in what.

package awaw

import (
	"slices"

	"awaw/engine"
)

// taskNote words what a counter is out for.
func taskNote(c counter) string {
	switch {
	case c.has(held):
		return "awaw.state.held"
	case c.has(spent):
		return "awaw.state.used"
	case c.task == taskSupport:
		return "awaw.state.supports"
	case c.task == taskDefend || c.task == taskEscort:
		return "awaw.state.defends"
	case c.task == taskCarry:
		return "awaw.state.carries"
	case c.task == taskSea || c.task == taskPort:
		return "awaw.state.sea"
	case c.task == taskRaid:
		return "awaw.state.raids"
	}
	return "awaw.state.meets"
}

// groundHexes lists the spaces that hold ground units, ascending.
func (p *Position) groundHexes() []int16 {
	return p.hexesOf(func(int, troop) bool { return true })
}

// troopViews adds the ground units to the counters a screen shows.
func (p *Position) troopViews(out []engine.CounterView) []engine.CounterView {
	for i, g := range p.troops {
		if g.alive() && g.onBoard() {
			out = append(out, p.troopView(i))
		}
	}
	return p.forceViews(p.shipViews(out))
}

func (p *Position) troopView(i int) engine.CounterView {
	g := p.troops[i]
	v := engine.CounterView{Ref: gu(i), Side: p.troopSide(i), Nation: p.w.units.Info(g.nation).Palette, Kind: p.w.shown.army[g.kind],
		Size: int(g.factors), Range: int(g.moves), Space: sp(int(g.space))}
	v.State = v.State.With(engine.Turned, g.has(troopFought)).With(engine.Moved, g.spent > 0)
	if g.has(troopJoined) && g.target >= 0 {
		v.Mission = sp(int(g.target))
	}
	key := "awaw.troop.ready"
	switch {
	case g.carried():
		key = "awaw.troop.airborne"
		if slices.Contains(p.step.row().errand, sortieSupply) {
			key = "awaw.troop.awaits"
		}
	case g.has(troopMust):
		key = "awaw.troop.must"
	case g.has(troopAfloat):
		key = "awaw.troop.afloat"
	case g.has(troopFought):
		key = "awaw.troop.fought"
	case g.supply == supplyPartial:
		key = "awaw.troop.partial"
	case g.supply == supplyNone:
		key = "awaw.troop.none"
	}
	switch g.supply {
	case supplyPartial:
		v.Badges = append(v.Badges, engine.BadgeSupplyPartial)
	case supplyNone:
		v.Badges = append(v.Badges, engine.BadgeSupplyNone)
	}
	v.Note = engine.Say(key)
	return v
}

// groundArrows adds the attacks that are drafted.
func (p *Position) groundArrows(out []engine.ArrowView) []engine.ArrowView {
	type route struct{ from, to int16 }
	var routes []route
	var sums []int
	for i, g := range p.troops {
		if !g.alive() || !g.has(troopJoined) || p.troopSide(i) != p.phasing() || !g.onBoard() || g.target < 0 {
			continue
		}
		r := route{g.space, g.target}
		k := slices.Index(routes, r)
		if k < 0 {
			k = len(routes)
			routes, sums = append(routes, r), append(sums, 0)
		}
		sums[k] += int(g.factors)
	}
	for k, r := range routes {
		text := engine.Say("awaw.arrow.attack", sums[k])
		if p.overruns() && p.battle() == nil {
			if att, def, short := p.overrunOdds(int(r.to)); short > 0 {
				text = engine.Say("awaw.arrow.overrun", att, def, short)
			}
		}
		out = append(out, engine.ArrowView{From: sp(int(r.from)), To: sp(int(r.to)), Kind: engine.ArrowAttack, Side: p.phasing(), Text: text})
	}
	return out
}

// groundTallies adds what the ground war has cost and brought.
func (p *Position) groundTallies(out []engine.Tally) []engine.Tally {
	for i, n := range p.fallen {
		out = append(out, tally(engine.Side(i+1), "fallen", int(n)))
	}
	if len(p.w.sc.Hump) > 0 {
		for i, n := range p.delivered {
			if n > 0 {
				out = append(out, tally(engine.Side(i+1), "hump", int(n)))
			}
		}
	}
	return out
}

// airOverGround marks a hex with the air sent there and its limit, as it fills. Fronts are the hexes that ground support may be sent
// to now.
func (p *Position) airOverGround(marks []engine.MarkView, hex int, fronts []int16) []engine.MarkView {
	if !p.warred() {
		return marks
	}
	support, defence := 0, 0
	for _, c := range p.counters {
		if !c.alive() || !c.has(flying) || int(c.target) != hex {
			continue
		}
		switch c.task {
		case taskSupport:
			support += c.thirds()
		case taskDefend:
			defence += c.thirds()
		}
	}
	limit := 0
	if support > 0 || slices.Contains(fronts, int16(hex)) {
		limit = p.supportLimit(hex)
	}
	switch {
	case support > 3*limit: // its attack is over: nobody is left whom it could be counted by
		marks = append(marks, engine.MarkView{Kind: engine.MarkSupport, Side: p.phasing(), Text: engine.Say("awaw.mark.support.given", support/3), N: support / 3, Of: support / 3})
	case support > 0 || slices.Contains(fronts, int16(hex)):
		marks = append(marks, engine.MarkView{Kind: engine.MarkSupport, Side: p.phasing(), Text: engine.Say("awaw.mark.support", support/3, limit), N: support / 3, Of: limit})
	}
	if defence > 0 {
		limit := p.w.missions.Support.PerDefender * p.supportable(hex)
		marks = append(marks, engine.MarkView{Kind: engine.MarkDefence, Side: p.defending(), Text: engine.Say("awaw.mark.defence", defence/3, limit), N: defence / 3, Of: limit})
	}
	return marks
}
