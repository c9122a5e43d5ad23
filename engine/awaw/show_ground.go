// The ground war for the screen: units, tasks as arrows, the battle with both arms, what is nested in what.

package awaw

import (
	"slices"

	"awaw/engine"
)

var (
	fightNames = [airKinds]string{airCounterair: "awaw.battle", airMeet: "awaw.battle.meeting", airGuard: "awaw.battle.guard", airStrike: "awaw.battle.strike", airRaid: "awaw.battle.raid",
		airCAP: "awaw.battle.cap", airPort: "awaw.battle.port", airFire: "awaw.battle.fire"}
	fightCites = [airKinds]engine.Cite{airCounterair: "18.52", airMeet: "18.563", airGuard: "18.622", airStrike: "18.623", airRaid: "18.57", airCAP: "23.7413", airPort: "23.5", airFire: "23.42"}
	arrowKeys  = [taskCount]string{taskCounterair: "awaw.arrow.counterair", taskSupport: "awaw.arrow.support", taskDefend: "awaw.arrow.defend",
		taskEscort: "awaw.arrow.escort", taskMeet: "awaw.arrow.meet", taskCarry: "awaw.arrow.carry", taskBar: "awaw.arrow.meet", taskGuard: "awaw.arrow.guard",
		taskRaid: "awaw.arrow.raid", taskOppose: "awaw.arrow.oppose", taskSea: "awaw.arrow.sea", taskPort: "awaw.arrow.port"}
	arrowTasks = [taskCount]engine.ArrowTask{taskSupport: engine.TaskSupport, taskDefend: engine.TaskDefend, taskEscort: engine.TaskDefend,
		taskMeet: engine.TaskMeet, taskCarry: engine.TaskCarry, taskBar: engine.TaskMeet, taskGuard: engine.TaskDefend, taskRaid: engine.TaskRaid,
		taskOppose: engine.TaskMeet, taskSea: engine.TaskSea, taskPort: engine.TaskSea}
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
		if g.alive() && g.space >= 0 {
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
	case g.carrier >= 0:
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
		text := engine.Say("awaw.arrow.attack", sums[k])
		if cite, why := p.oddsRefusal(int(r.to)); p.overruns() && p.battle() == nil && why != "" && cite != "" {
			text = engine.Say("awaw.arrow.overrun", p.refusalArgs(engine.Command{B: sp(int(r.to))}, why)...)
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

// name words the ground battle.
func (b *battle) name() engine.Text {
	key := "awaw.ground.attack"
	switch {
	case b.overrun:
		key = "awaw.ground.overrun"
	case b.landing:
		key = "awaw.ground.landing"
	}
	return engine.Say(key, sp(int(b.hex)))
}

// groundView shows the ground battle at hand: both arms of each side, what they add up to, the table and its chances.
func (p *Position) groundView() engine.BattleView {
	b := p.battle()
	att, def := p.strengths()
	if b.stage >= battleRoll {
		att, def = int(b.odds[0]), int(b.odds[1])
	}
	column := p.oddsColumn(att, def)
	v := engine.BattleView{Kind: engine.BattleGround, Where: sp(int(b.hex)), Name: b.name(), Cite: "15", Round: int(b.round), Rolled: b.die > 0,
		Sides: make([]engine.BattleSide, 2), Toll: "15",
		Unit: engine.Say("awaw.unit.ground"), Table: p.groundTable(column)}
	for side := range v.Sides {
		s := &v.Sides[side]
		s.Side, s.Strength = p.phasing(), att
		if side == defender {
			s.Side, s.Strength = p.defending(), def
		}
		s.Name = engine.Say("awaw.name", p.w.sides[s.Side-1])
		s.Role = engine.Say([]string{"awaw.attacker", "awaw.defender"}[side])
		p.bothArms(s, side)
	}
	if b.die > 0 {
		v.Sides[attacker].Dice, v.Sides[attacker].Result = []int{int(b.die)}, b.verdict.String()
	}
	if b.stage == battleToll {
		v.Sides[b.whose].Due.Lost, v.Sides[b.whose].Suffered = int(b.owed), engine.Say("awaw.owes", int(b.owed))
	}
	if !b.overrun {
		v.Charts = []engine.Chart{p.groundChart("awaw.chart.ground", column)}
		if b.stage == battleAgain { // both are weaker than when the die fell
			next := *p.battle()
			next.die = 0
			q := *p
			q.replace(&next)
			v.Charts = append(v.Charts, q.groundChart("awaw.chart.ground.again", p.oddsColumn(p.strengths())))
		}
	}
	for k, t := range p.trail() {
		v.Steps = append(v.Steps, engine.PhaseView{Name: t, State: engine.PhaseDone})
		if k == len(p.trail())-1 {
			v.Steps[k].State = engine.PhaseNow
		}
	}
	return v
}

// bothArms lists a side's ground units and the air that counts with them, and sums them up line by line.
func (p *Position) bothArms(s *engine.BattleSide, side int) {
	list := p.attackers()
	if side == defender {
		list = p.defendingTroops()
	}
	ground, worth := 0, 0
	for _, i := range list {
		s.Counters = append(s.Counters, p.troopView(i))
		n := int(p.troops[i].factors)
		ground += n
		if side == defender {
			n *= p.multiplier(i)
		}
		worth += n
	}
	want, air, limit, cite := taskSupport, 0, p.w.missions.Support.PerAttacker*ground, engine.Cite("18.554")
	if side == defender {
		want, limit, cite = taskDefend, 0, "18.614"
	}
	if side == attacker {
		air = p.supportOf(p.battle().list())
	}
	for _, h := range p.battle().list() {
		if side == defender {
			air += p.defenceFactors(int(h))
			limit += p.w.missions.Support.PerDefender * p.supportable(int(h))
		}
	}
	for i, c := range p.counters {
		if c.onTask(want) && p.battle().at(int(c.target)) && !c.has(spent|turned|held) {
			s.Counters = append(s.Counters, p.counterView(i))
		}
	}
	s.Before = s.Counters
	s.Ledger.Lines = append(s.Ledger.Lines, engine.LedgerLine{Why: engine.Say("awaw.sum.ground"), N: ground, Cite: "15"})
	if worth > ground {
		s.Ledger.Lines = append(s.Ledger.Lines, engine.LedgerLine{Why: engine.Say("awaw.sum.multiplied"), N: worth - ground, Cite: "15"})
	}
	s.Ledger.Lines = append(s.Ledger.Lines, engine.LedgerLine{Why: engine.Say("awaw.sum.air", limit), N: air, Kind: "air", Most: limit, Cite: cite})
}

// groundChart is the chance of each result in a column of the table, under a title.
func (p *Position) groundChart(title string, column int) engine.Chart {
	c := engine.Chart{Title: engine.Say(title, p.w.ground.Combat.Odds[column]), Unit: engine.Say("awaw.chart.unit.chance"), Kind: engine.ChartOutlook}
	for v := verdictAttacker; v <= verdictEliminated; v++ {
		n := 0
		for _, row := range p.w.ground.Combat.Results {
			if row[column] == v.String() {
				n++
			}
		}
		if n > 0 {
			side := p.phasing()
			if v <= verdictHalf {
				side = p.defending()
			}
			c.Bars = append(c.Bars, engine.Bar{Side: side, Name: engine.Say(verdictKeys[v]), P: float64(n) / float64(len(p.w.ground.Combat.Results)),
				Rolled: p.battle().die > 0 && p.battle().verdict == v})
		}
	}
	return c
}

var verdictKeys = [...]string{verdictAttacker: "awaw.verdict.A", verdictHalf: "awaw.verdict.a", verdictExchange: "awaw.verdict.Ex",
	verdictDefender: "awaw.verdict.d", verdictEliminated: "awaw.verdict.D"}

// groundTable is the house's ground combat table, with the column in use lit.
func (p *Position) groundTable(column int) engine.TableView {
	c := p.w.ground.Combat
	t := engine.TableView{Title: engine.Say("awaw.ground.table"), Cite: "15", Columns: c.Odds, House: p.w.ground.House}
	if p.winterShift() {
		t.Note = engine.Say("awaw.ground.winter")
	}
	for k, row := range c.Results {
		t.Rows = append(t.Rows, engine.TableRow{Label: string(rune('1' + k)), Cells: row})
	}
	t.Lit = append(t.Lit, engine.TableLit{Side: p.phasing(), Row: int(p.battle().die) - 1, Col: column})
	return t
}

// airOverGround marks a hex with the air sent there and its limit, as it fills.
func (p *Position) airOverGround(marks []engine.MarkView, hex int) []engine.MarkView {
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
	if support > 0 || p.supporting() && slices.Contains(p.contested(), int16(hex)) {
		marks = append(marks, engine.MarkView{Kind: engine.MarkSupport, Side: p.phasing(), Text: engine.Say("awaw.mark.support", support/3, p.supportLimit(hex)),
			N: support / 3, Of: p.supportLimit(hex)})
	}
	if defence > 0 {
		limit := p.w.missions.Support.PerDefender * p.supportable(hex)
		marks = append(marks, engine.MarkView{Kind: engine.MarkDefence, Side: p.defending(), Text: engine.Say("awaw.mark.defence", defence/3, limit), N: defence / 3, Of: limit})
	}
	return marks
}
