// The ground war for the screen: units, tasks as arrows, the battle with both arms, what is nested in what.

package awaw

import (
	"slices"

	"awaw/engine"
)

var (
	fightNames = [airKinds]string{airCounterair: "awaw.battle", airMeet: "awaw.battle.meeting", airGuard: "awaw.battle.guard", airStrike: "awaw.battle.strike"}
	fightCites = [airKinds]engine.Cite{airCounterair: "18.52", airMeet: "18.563", airGuard: "18.622", airStrike: "18.623"}
	arrowKeys  = [taskCount]string{taskCounterair: "awaw.arrow.counterair", taskSupport: "awaw.arrow.support", taskDefend: "awaw.arrow.defend",
		taskEscort: "awaw.arrow.escort", taskMeet: "awaw.arrow.meet", taskCarry: "awaw.arrow.carry", taskBar: "awaw.arrow.meet", taskGuard: "awaw.arrow.guard"}
	groundStepKeys = map[step]string{stepFeed: "awaw.step.feed", stepMarch: "awaw.step.march", stepSupport: "awaw.step.support",
		stepDefend: "awaw.step.defend", stepMeet: "awaw.step.meet", stepClash: "awaw.step.meet", stepDrop: "awaw.step.drop",
		stepAssault: "awaw.step.assault", stepBreakout: "awaw.step.breakout"}
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
		if g.alive() && g.space >= 0 {
			out = append(out, p.troopView(i))
		}
	}
	return out
}

func (p *Position) troopView(i int) engine.CounterView {
	g := p.troops[i]
	v := engine.CounterView{Ref: gu(i), Side: p.troopSide(i), Nation: p.w.units.Info(g.nation).Palette, Kind: p.w.ground.types[g.kind].Code,
		Size: int(g.factors), Range: int(g.moves), Space: sp(int(g.space)), Inverted: g.has(troopFought), Staged: g.spent > 0}
	if g.has(troopJoined) && g.target >= 0 {
		v.Mission = sp(int(g.target))
	}
	key := "awaw.troop.ready"
	switch {
	case g.carrier >= 0:
		key = "awaw.troop.airborne"
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
		v.Badges = append(v.Badges, "half")
	case supplyNone:
		v.Badges = append(v.Badges, "none")
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
		if !g.alive() || !g.has(troopJoined) || p.troopSide(i) != p.phasing() || g.space < 0 || g.target < 0 {
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
		out = append(out, engine.ArrowView{From: sp(int(r.from)), To: sp(int(r.to)), Kind: "attack", Side: p.phasing(), Text: engine.Say("awaw.arrow.attack", sums[k])})
	}
	return out
}

// groundTallies adds what the ground war has cost and brought.
func (p *Position) groundTallies(out []engine.Tally) []engine.Tally {
	for i, n := range p.fallen {
		out = append(out, engine.Tally{Side: engine.Side(i + 1), Name: engine.Say("awaw.tally.fallen"), N: int(n)})
	}
	if len(p.w.sc.Hump) > 0 {
		for i, n := range p.delivered {
			if n > 0 {
				out = append(out, engine.Tally{Side: engine.Side(i + 1), Name: engine.Say("awaw.tally.hump"), N: int(n)})
			}
		}
	}
	return out
}

// battleName words the ground battle.
func (p *Position) battleName() engine.Text {
	b := p.battle
	key := "awaw.ground.attack"
	switch {
	case b.overrun:
		key = "awaw.ground.overrun"
	case b.landing:
		key = "awaw.ground.landing"
	}
	return engine.Say(key, sp(int(b.hex)))
}

// trail words what is nested in what, outermost first; nothing when a single thing is asked.
func (p *Position) trail() []engine.Text {
	var out []engine.Text
	if p.battle != nil {
		out = append(out, p.battleName())
	}
	if p.sortie != nil {
		out = append(out, p.sortieName())
	}
	if p.fight != nil {
		out = append(out, engine.Say(fightNames[p.fight.kind], sp(int(p.fight.space))))
	}
	return out
}

// groundView shows the ground battle at hand.
func (p *Position) groundView() *engine.GroundView {
	b := p.battle
	if b == nil {
		return nil
	}
	att, def := p.strengths()
	if b.stage >= battleRoll {
		att, def = int(b.odds[0]), int(b.odds[1])
	}
	column := p.oddsColumn(att, def)
	v := &engine.GroundView{Where: sp(int(b.hex)), Name: p.battleName(), Cite: "15", Round: int(b.round), Odds: p.w.ground.Combat.Odds[column],
		Die: int(b.die), Result: b.verdict.String(), Table: p.groundTable(column)}
	for side := range v.Sides {
		s := &v.Sides[side]
		s.Side, s.Strength = p.phasing(), att
		list := p.attackers()
		if side == defender {
			s.Side, s.Strength = p.defending(), def
			list = p.defendingTroops()
		}
		s.Name = engine.Say("awaw.name", p.w.sides[s.Side-1])
		s.Role = engine.Say([]string{"awaw.attacker", "awaw.defender"}[side])
		for _, i := range list {
			s.Units = append(s.Units, p.troopView(i))
			n := int(p.troops[i].factors)
			s.Ground += n
			if side == defender {
				n *= p.multiplier(i)
			}
			s.Worth += n
		}
		p.airArm(s, side)
		if b.stage == battleToll && int(b.whose) == side {
			s.Owed = int(b.owed)
		}
	}
	return v
}

// airArm shows the air of one side over the hexes of the battle.
func (p *Position) airArm(s *engine.GroundSide, side int) {
	for i, c := range p.counters {
		if !c.alive() || !c.has(flying) || !p.battle.at(int(c.target)) {
			continue
		}
		want := taskSupport
		if side == defender {
			want = taskDefend
		}
		switch {
		case c.task == want && !c.has(spent|turned|held):
			s.Air = append(s.Air, p.counterView(i))
		case c.task == want || side == defender && c.task == taskEscort:
			s.Idle = append(s.Idle, p.counterView(i))
		}
	}
	for _, h := range p.battle.list() {
		if side == attacker {
			s.Support += p.supportFactors(int(h), nil)
		} else {
			s.Support += p.defenceFactors(int(h))
			s.Limit += supportPerFactor * p.supportable(int(h))
		}
	}
	if side == attacker {
		s.Limit = supportPerFactor * s.Ground
	}
}

// groundTable is the house's ground combat table, with the column in use lit.
func (p *Position) groundTable(column int) engine.TableView {
	c := p.w.ground.Combat
	t := engine.TableView{Title: engine.Say("awaw.ground.table"), Cite: "15", Columns: c.Odds, House: p.w.ground.House}
	for k, row := range c.Results {
		t.Rows = append(t.Rows, engine.TableRow{Label: string(rune('1' + k)), Cells: row})
	}
	if b := p.battle; b.die > 0 {
		t.Lit = append(t.Lit, engine.TableLit{Side: p.phasing(), Row: int(b.die) - 1, Col: column})
	}
	return t
}
