// The combat panel of a ground battle: both sides with both arms, the table, the chances.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

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
	if b.die == 0 && !b.overrun {
		v.Shifts = p.turnsOdds(att, def)
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

// mostShort is how many factors short of better odds an attack is told.
const mostShort = 60

// turnsOdds tells how much more would attack at better odds, and at which it would attack if all air helped the defender that may still come
// (18.619), as far as it would count (18.614).
func (p *Position) turnsOdds(att, def int) (out []engine.Shift) {
	column := p.oddsColumn(att, def)
	for n := 1; n <= mostShort; n++ {
		if c := p.oddsColumn(att+n, def); c > column {
			out = append(out, engine.Shift{Side: p.phasing(), More: n, Col: c})
			break
		}
	}
	if !p.now(VerbDefend) {
		return out
	}
	help := 0
	for _, h := range p.battle().list() {
		var could []counter
		for i, c := range p.counters {
			if _, why := p.defendRefusal(engine.Command{Side: p.defending(), Verb: VerbDefend, A: ct(i), B: sp(int(h))}); why == "" && c.kind != units.Jet {
				could = append(could, c)
			}
		}
		room := p.w.missions.Support.PerDefender*p.supportable(int(h)) - p.defenceFactors(int(h))
		help += max(0, min(room, p.w.factorsOf(could)))
	}
	if c := p.oddsColumn(att, def+help); help > 0 {
		out = append(out, engine.Shift{Side: p.defending(), More: help, Col: c})
	}
	return out
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
	for v := verdictAttacker; v <= verdictEliminated; v++ {
		t.Signs = append(t.Signs, engine.TableSign{Sign: v.String(), Means: engine.Say("awaw.sign." + v.String())})
	}
	t.Lit = append(t.Lit, engine.TableLit{Side: p.phasing(), Row: int(p.battle().die) - 1, Col: column})
	return t
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
