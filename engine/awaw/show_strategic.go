// Strategic warfare for the screen: what is asked, targets and how far they are down, raids as arrows, the bombing roll.

package awaw

import (
	"math"
	"strconv"

	"awaw/engine"
)

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
	out = append(out, engine.MarkView{Kind: engine.MarkObjective, Side: payee, N: p.standing(k), Of: int(x.points), Points: p.standing(k), Name: engine.Say("awaw.works." + x.kind),
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

// bombingView is the bombing roll as the combat panel shows it.
func (p *Position) bombingView() engine.BattleView {
	b, r := p.bombing(), p.w.strategy
	v := engine.BattleView{Kind: engine.BattleBombs, Where: sp(int(b.target)), Name: engine.Say("awaw.battle.bombing", sp(int(b.target))), Cite: "26", Round: 1, Sides: make([]engine.BattleSide, 2), Toll: "26",
		Unit: engine.Say("awaw.unit.bombers"), Table: p.bombingTable(r.row(int(b.n)))}
	for side := range v.Sides {
		s := &v.Sides[side]
		s.Side, s.Strength, s.Row = p.phasing(), int(b.n), int(b.n)
		if side == defender {
			s.Side, s.Strength, s.Row = p.defending(), p.standing(p.w.worksAt(int(b.target))), int(b.guns)
			s.Unit = engine.Say("awaw.unit.works")
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

// bombingLimit tells with how many a target is bombed, what stands there, and how much of it may be expected to fall.
func (p *Position) bombingLimit(b *bombing) engine.Text {
	if b.guns > 0 {
		return engine.Say("awaw.limit.bombing", int(b.n), int(b.guns))
	}
	mean := 0.0
	for n, pr := range p.bombingOdds() {
		mean += float64(n) * pr
	}
	k := p.w.worksAt(int(b.target))
	return engine.Say("awaw.limit.bombing.air", int(b.n), p.standing(k), int(p.w.works[k].points), engine.Tenths(int(math.Round(mean*10))), int(p.w.works[k].worth))
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
