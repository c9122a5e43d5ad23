// The mission matrix: what each selected unit could fly, now or later in this player turn, and what forbids it.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// mission is one row of the matrix.
type mission struct {
	key string
	op  units.Operation
	who func(*Position, counter) (engine.Cite, string)
}

// missions are the rows in the order of a player turn; those without a test belong to parts of the game this scenario
// cannot have.
var missions = []mission{
	{"awaw.mission.counterair", units.Counterair, (*Position).flyer},
	{"awaw.mission.airsupply", units.AirSupply, (*Position).hauler},
	{"awaw.mission.airtransport", units.AirTransport, (*Position).hauler},
	{"awaw.mission.groundsupport", units.GroundSupport, (*Position).supporter},
	{"awaw.mission.defend", units.DefensiveSupport, (*Position).defenderOf},
	{"awaw.mission.interceptsupport", units.InterceptSupport, (*Position).interceptor},
	{"awaw.mission.airdrop", units.Airdrop, (*Position).hauler},
	{"awaw.mission.attackport", units.AttackPort, (*Position).portRaider},
	{"awaw.mission.bomb", units.Bomb, (*Position).raider},
}

// price tells what a mission costs: offensive ones as an offensive does (18.45), but nothing in redeployment (18.513); defence, staging and
// work over the sea nothing at all (18.473, 18.58).
func (p *Position) price(op units.Operation) engine.Text {
	free := op == units.DefensiveSupport || op == units.AirTransport && p.phase == phaseRedeployment
	if free {
		return engine.Say("awaw.price.free")
	}
	return engine.Say("awaw.price.offensive")
}

// interceptor tells why a counter may not intercept defensive air support (18.561).
func (p *Position) interceptor(c counter) (engine.Cite, string) {
	return p.meeter(c, units.InterceptSupport)
}

// hauler tells why a counter may fly no air transport activity (18.53, 18.54).
func (p *Position) hauler(c counter) (engine.Cite, string) {
	if cite, why := p.ready(c, p.phasing(), "18.542"); why != "" {
		return cite, why
	}
	return p.operational(c)
}

// portRaider tells why a counter may not attack ships in port this turn (18.512B).
func (p *Position) portRaider(c counter) (engine.Cite, string) {
	if cite, why := p.grounded(c); why != "" {
		return cite, why
	}
	if c.has(overSea) {
		return "18.42B", "awaw.no.fly.sea"
	}
	if why := p.portFlyer(c); why != "" {
		return "18.512B", why
	}
	return "", ""
}

// current tells whether a mission is chosen in the present step.
func (m mission) current(p *Position) bool {
	if m.op == units.AttackPort {
		return p.phase == phaseCombat && slices.Contains(p.step.row().missions, m.op)
	}
	return slices.Contains(p.step.row().missions, m.op)
}

func (p *Position) askMatrix(with []engine.Ref) engine.Answer {
	stage := engine.MatrixRow{Mission: engine.Say("awaw.mission.stage"), Price: engine.Say("awaw.price.free"), Current: p.staging()}
	sea := engine.MatrixRow{Mission: engine.Say("awaw.mission.seek"), Price: engine.Say("awaw.price.free"), Current: p.seeking()}
	oppose := engine.MatrixRow{Mission: engine.Say("awaw.mission.oppose"), Price: engine.Say("awaw.price.free"), Current: p.now(VerbOppose)}
	rows := make([]engine.MatrixRow, len(missions), len(missions)+2)
	for i, m := range missions {
		rows[i] = engine.MatrixRow{Mission: engine.Say(m.key), Price: p.price(m.op), Current: m.current(p)}
	}
	for _, r := range with {
		if !p.counterOK(r) {
			continue
		}
		c := p.counters[r.Index()]
		stage.Cells = append(stage.Cells, p.stageCell(c))
		for i, m := range missions {
			rows[i].Cells = append(rows[i].Cells, p.missionCell(c, m))
		}
		if p.sailed() {
			sea.Cells = append(sea.Cells, p.seaCell(c))
		}
		oppose.Cells = append(oppose.Cells, p.opposeCell(c, r))
	}
	if len(stage.Cells) == 0 {
		return engine.Answer{}
	}
	if p.sailed() {
		rows = append(rows, sea)
	}
	if oppose.Current {
		rows = append(rows, oppose)
	}
	return engine.Answer{Rows: append([]engine.MatrixRow{stage}, rows...)}
}

func (p *Position) stageCell(c counter) engine.MatrixCell {
	cite, why := p.stager(p.load(), c)
	if why == "" && p.fight() == nil {
		return engine.MatrixCell{Verdict: engine.Yes, Cite: "18.21"}
	}
	return engine.MatrixCell{Cite: cite, Text: engine.Say(why, engine.NoRef, engine.NoRef)}
}

// opposeCell tells whether a counter may meet one of the raids that were announced, or why it may not meet the first of them (26).
func (p *Position) opposeCell(c counter, r engine.Ref) (cell engine.MatrixCell) {
	for _, x := range p.raids {
		cite, why := p.opposeRefusal(engine.Command{Verb: VerbOppose, A: r, B: sp(int(x.target))})
		if why == "" || c.onTask(taskOppose) {
			return engine.MatrixCell{Verdict: engine.Yes, Cite: "26"}
		}
		if cell.Cite == "" {
			cell = engine.MatrixCell{Cite: cite, Text: engine.Say(why, engine.NoRef, engine.NoRef)}
		}
	}
	return cell
}

// missionCell tells whether a counter could fly a mission: now, later in this player turn, or why not.
func (p *Position) missionCell(c counter, m mission) engine.MatrixCell {
	no := func(cite engine.Cite, why string) engine.MatrixCell {
		return engine.MatrixCell{Cite: cite, Text: engine.Say(why, engine.NoRef, engine.NoRef)}
	}
	ok, cite := p.may(c, m.op)
	if !ok {
		return no(cite, "awaw.no.fly.type")
	}
	if m.who == nil {
		return no(cite, "awaw.no.fly.later")
	}
	if m.op == units.Bomb && !p.w.strategic() || m.op == units.AttackPort && len(p.ships) == 0 {
		return no(cite, "awaw.no.fly.later")
	}
	if m.op != units.Counterair && m.op != units.Bomb && m.op != units.AttackPort && !p.warred() {
		return no(cite, "awaw.no.fly.ground")
	}
	if m.op == units.DefensiveSupport && p.w.sideOf(c.nation) == p.phasing() {
		return no("18.611", "awaw.no.defend.turn")
	}
	if no2, why := m.who(p, c); why != "" {
		return no(no2, why)
	}
	patrol := m.op == units.AttackPort && c.onDeck() && p.sailing() // 18.511C
	if (m.current(p) || patrol) && p.fight() == nil {
		if cite, why, at := p.nothingToBomb(c); m.op == units.Bomb && why != "" {
			return engine.MatrixCell{Cite: cite, Text: engine.Say(why, engine.NoRef, at)}
		}
		return engine.MatrixCell{Verdict: engine.Yes, Cite: cite}
	}
	if m.comes(p) {
		return engine.MatrixCell{Verdict: engine.YesLater, Cite: cite}
	}
	return no("18.512", "awaw.no.fly.step")
}

// nothingToBomb tells why a counter that may bomb finds no target it may go to now: the reason of the first there would be.
func (p *Position) nothingToBomb(c counter) (cite engine.Cite, why string, where engine.Ref) {
	for _, x := range p.w.works {
		target := int(x.space)
		if _, no := p.bombable(c.nation, target); no != "" {
			continue
		}
		at, no := p.companyRefusal(c, target)
		if no == "" {
			at, no = p.reachRefusal(c, p.raidFields(c), target)
		}
		if no == "" {
			return "", "", engine.NoRef
		}
		if why == "" {
			cite, why, where = at, no, sp(target)
		}
	}
	return cite, why, where
}

// comes tells whether a mission can still be chosen later in this player turn.
func (m mission) comes(p *Position) bool {
	if m.op == units.Counterair {
		return p.announcing()
	}
	if m.op == units.AttackPort {
		return p.beforeCombat()
	}
	return p.comesTo(m.op)
}

// askTroop answers for a ground unit: where it can go.
func (p *Position) askTroop(i int, kind engine.QueryKind) engine.Answer {
	g := p.troops[i]
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{"13"}, Text: engine.Say("awaw.movement", int(g.factors), int(g.moves), max(0, p.left(g)))}
	if kind != engine.QueryRange || !g.onBoard() {
		return a
	}
	if _, why := p.marcher(i); why != "" {
		return a
	}
	l := p.lines(p.phasing())
	defer l.close(p.desk)
	for _, x := range p.treks(l, i) {
		a.Spaces = append(a.Spaces, engine.SpaceAnswer{Ref: sp(x.space)})
	}
	return a
}

// seaCell tells whether a counter could search and strike at sea: it may whenever ships meet or are sought within its range, in
// either player turn.
func (p *Position) seaCell(c counter) engine.MatrixCell {
	ok, cite := p.may(c, units.AttackShips)
	if !ok {
		return engine.MatrixCell{Cite: cite, Text: engine.Say("awaw.no.fly.type", engine.NoRef, engine.NoRef)}
	}
	if why := p.seaworthy(c); why != "" {
		return engine.MatrixCell{Cite: "18.58", Text: engine.Say(why, engine.NoRef, engine.NoRef)}
	}
	if p.seeking() {
		return engine.MatrixCell{Verdict: engine.Yes, Cite: "18.58"}
	}
	return engine.MatrixCell{Verdict: engine.YesLater, Cite: "18.58"}
}
