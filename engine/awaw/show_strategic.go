// Strategic warfare for the screen: what is asked, targets and how far they are down, raids as arrows, the bombing roll.

package awaw

import (
	"strconv"

	"awaw/engine"
)

// raidPrompt and opposePrompt word the questions of strategic warfare.
func (p *Position) raidPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.raid"), engine.Say("awaw.limit.raid", len(p.raids)), "18.57"
	return q
}

func (p *Position) opposePrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.oppose"), p.raidsTold(), "26"
	q.Meets = true
	return q
}

// raidsTold names up to two places the raids make for, and how many more there are.
func (p *Position) raidsTold() engine.Text {
	n := len(p.raids)
	switch n {
	case 0:
		return engine.Say("awaw.limit.oppose.none")
	case 1:
		return engine.Say("awaw.limit.oppose.one", sp(int(p.raids[0].target)))
	case 2:
		return engine.Say("awaw.limit.oppose.two", sp(int(p.raids[0].target)), sp(int(p.raids[1].target)))
	}
	return engine.Say("awaw.limit.oppose", sp(int(p.raids[0].target)), sp(int(p.raids[1].target)), n-2)
}

// worksMarks adds to a space's marks what there is to bomb.
func (p *Position) worksMarks(out []engine.MarkView, i int) []engine.MarkView {
	k := p.w.worksAt(i)
	if k < 0 {
		return out
	}
	x := p.w.works[k]
	payee := p.control[i] // whoever bombs it is paid for it
	if payee != engine.NoSide {
		payee = p.other(payee)
	}
	out = append(out, engine.MarkView{Kind: engine.MarkObjective, Side: payee, N: p.standing(k), Of: int(x.points), Points: p.standing(k),
		Text: engine.Say("awaw.mark.works", engine.Say("awaw.works."+x.kind), p.standing(k), int(x.points))})
	if r := p.raidOn(i); r >= 0 {
		text := engine.Say("awaw.mark.raid", p.bombersOver(i))
		if n := int(p.raids[r].bombs); n > 0 {
			text = engine.Say("awaw.mark.bombs", n)
		}
		out = append(out, engine.MarkView{Kind: engine.MarkTarget, Side: p.phasing(), Text: text})
	}
	return out
}

// worksSpaces lists where there is something to bomb.
func (p *Position) worksSpaces() []int16 {
	out := make([]int16, len(p.w.works))
	for i, x := range p.w.works {
		out[i] = x.space
	}
	return out
}

// bombArrows adds the flying bombs that are on their way.
func (p *Position) bombArrows(out []engine.ArrowView) []engine.ArrowView {
	for _, r := range p.raids {
		if r.bombs > 0 {
			out = append(out, engine.ArrowView{From: sp(int(r.from)), To: sp(int(r.target)), Kind: engine.ArrowMission, Side: p.phasing(),
				Text: engine.Say("awaw.arrow.bombs", int(r.bombs))})
		}
	}
	return out
}

// departs is where the way of a flying counter begins on the map: its base, or for what is based in a box the base of its
// front that is nearest to where it flies.
func (p *Position) departs(c counter) int16 {
	if !p.w.strategicUnit(c.kind) || !c.has(flying) {
		return c.base
	}
	if b, _ := p.nearestField(p.fields(c.nation, c.front(), false), int(c.target)); b >= 0 {
		return int16(b)
	}
	return c.base
}

// bombingView is the bombing roll as the combat panel shows it.
func (p *Position) bombingView() engine.BattleView {
	b, r := p.bombing(), p.w.strategy
	v := engine.BattleView{Kind: engine.BattleGround, Where: sp(int(b.target)), Name: engine.Say("awaw.battle.bombing", sp(int(b.target))), Cite: "26", Round: 1, Sides: make([]engine.BattleSide, 2), Toll: "26",
		Unit: engine.Say("awaw.unit.bombers"), Table: p.bombingTable(r.row(int(b.n)))}
	for side := range v.Sides {
		s := &v.Sides[side]
		s.Side, s.Strength, s.Row = p.phasing(), int(b.n), int(b.n)
		if side == defender {
			s.Side, s.Strength, s.Row = p.defending(), p.standing(p.w.worksAt(int(b.target))), int(b.guns)
		}
		s.Name = engine.Say("awaw.name", p.w.sides[s.Side-1])
		s.Role = engine.Say([]string{"awaw.attacker", "awaw.defender"}[side])
	}
	for i, c := range p.counters {
		if c.onTask(taskRaid) && c.target == b.target {
			v.Sides[attacker].Counters = append(v.Sides[attacker].Counters, p.counterView(i))
		}
	}
	if b.spare > 0 {
		v.Sides[attacker].Ledger.Add("26", int(b.spare), engine.Say("awaw.why.spare"))
	}
	v.Charts = []engine.Chart{p.bombingChart()}
	return v
}

// bombingTable is the house's table with the row in use lit.
func (p *Position) bombingTable(row int) engine.TableView {
	r := p.w.strategy
	v := engine.TableView{Title: engine.Say("awaw.bombing.table"), Cite: "26", House: r.House, Note: engine.Say("awaw.bombing.note")}
	for c := range bombingColumns {
		v.Columns = append(v.Columns, strconv.Itoa(c+firstBombingRoll))
	}
	for i, n := range r.Bombing.Rows {
		line := engine.TableRow{Label: strconv.Itoa(n)}
		for _, hits := range r.Bombing.Results[i] {
			line.Cells = append(line.Cells, strconv.Itoa(hits))
		}
		v.Rows = append(v.Rows, line)
	}
	if row >= 0 {
		v.Lit = append(v.Lit, engine.TableLit{Side: p.phasing(), Row: row, Col: -1})
	}
	return v
}

// bombingChart is the chance of each result of the bombing roll.
func (p *Position) bombingChart() engine.Chart {
	c := engine.Chart{Title: engine.Say("awaw.chart.bombing"), Unit: engine.Say("awaw.chart.unit.points"), Kind: engine.ChartBars, Value: engine.ValuePoints}
	for n, pr := range p.bombingOdds() {
		if pr > 0 {
			c.Bars = append(c.Bars, engine.Bar{Side: p.phasing(), Value: n, P: pr})
		}
	}
	return c
}

// raidMet gives the charts of the fight in which those who were sent against a raid so far would meet it; none where nobody was.
func (p *Position) raidMet(target int) []engine.Chart {
	if r := p.raidOn(target); r < 0 || p.raids[r].bombs > 0 {
		return nil
	}
	q := p.clone()
	q.phase = p.phase
	f := q.raidFight(target)
	if f.total(defender) == 0 {
		return nil
	}
	t := &turnover{p: q, supposed: true}
	t.enter(f)
	t.fight().stage = fightRoll
	return q.charts(q.fight())
}

// raidForetold tells what a raid that is planned on a target earns if all its bombers get through: whoever meets them is not known yet.
func (p *Position) raidForetold(target int) (c engine.Chart, ok bool) {
	k, n := p.w.worksAt(target), p.bombersOver(target)
	if k < 0 || n == 0 || p.bombing() != nil {
		return c, false
	}
	b := bombing{target: int16(target), n: uint8(min(n, 255))}
	if p.rangeToSpare(target) {
		b.spare = uint8(p.w.strategy.Bombing.Spare)
	}
	c = engine.Chart{Title: engine.Say("awaw.chart.raid"), Unit: engine.Say("awaw.chart.unit.points"), Kind: engine.ChartBars, Value: engine.ValuePoints, Of: sp(target)}
	for hits, pr := range p.oddsOfBombing(b) {
		if pr > 0 {
			c.Bars = append(c.Bars, engine.Bar{Side: p.phasing(), Value: hits * int(p.w.works[k].worth), P: pr})
		}
	}
	return c, true
}

// bombingOdds is the chance of each number of points, before any flying bombs are shot down.
func (p *Position) bombingOdds() []float64 { return p.oddsOfBombing(*p.bombing()) }

// oddsOfBombing is the chance of each number of points a bombing takes from its target.
func (p *Position) oddsOfBombing(b bombing) []float64 {
	left := p.standing(p.w.worksAt(int(b.target)))
	odds := make([]float64, left+1)
	for x := 1; x <= 6; x++ {
		for y := 1; y <= 6; y++ {
			odds[min(left, p.w.strategy.hits(int(b.n), x+y+int(b.spare)))] += 1.0 / 36
		}
	}
	return odds
}

// askFrontRange lists what lies within range of the bases of a bomber's or interceptor's front (17.72, 17.82).
func (p *Position) askFrontRange(c counter) engine.Answer {
	limit := p.w.rangeOf(c)
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{rangeCites[c.kind]}, Text: engine.Say("awaw.range", limit)}
	list := p.fields(c.nation, c.front(), true)
	for i := range p.w.board.Len() {
		if _, d := p.nearestField(list, i); d <= limit {
			a.Spaces = append(a.Spaces, engine.SpaceAnswer{Ref: sp(i)})
		}
	}
	return a
}
