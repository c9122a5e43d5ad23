// Raids for the screen: what is asked about them, who bombs and who escorts, who could meet them, what they would earn.

package awaw

import (
	"awaw/engine"
	"awaw/units"
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

// mostFaced is how many raids are told of by who waits for them.
const mostFaced = 3

// bombPrompt asks which raid is flown next, and tells of each how many fly it and how many were sent against it.
func (p *Position) bombPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Cite = engine.Say("awaw.ask.bomb"), "18.57"
	var args []any
	for _, s := range p.targets {
		f := p.raidFight(int(s))
		if r := p.raids[p.raidOn(int(s))]; r.bombs == 0 && len(args) < 3*mostFaced {
			args = append(args, sp(int(s)), f.total(attacker), f.total(defender))
		}
	}
	switch told := len(args) / 3; {
	case told == 0:
		q.Limit = engine.Say("awaw.limit.bomb", len(p.targets))
	default:
		q.Limit = engine.Say([]string{"awaw.limit.bomb.one", "awaw.limit.bomb.two", "awaw.limit.bomb.three"}[told-1], append(args, len(p.targets)-told)...)
	}
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

// raidArrows words the arrows of raids: how many of those who go that way bomb, and how many escort them.
func (p *Position) raidArrows(out []engine.ArrowView) {
	left := map[engine.Ref]int{} // army air that bombs a target and is on none of the arrows so far
	for k := range out {
		a := &out[k]
		if a.Task != engine.TaskRaid || a.Kind != engine.ArrowMission {
			continue
		}
		if _, known := left[a.To]; !known {
			_, army := p.bombingOver(a.To.Index())
			left[a.To] = army / p.w.strategy.Share
		}
		heavy, army, all := 0, 0, 0
		for _, c := range p.counters {
			if !c.onTask(taskRaid) || sp(int(c.target)) != a.To || sp(int(p.departs(c))) != a.From {
				continue
			}
			all += int(c.size)
			switch c.kind {
			case units.StrategicBomber:
				heavy += int(c.size)
			case units.AAF:
				army += int(c.size)
			}
		}
		share := min(left[a.To], army)
		left[a.To] -= share
		switch bomb := heavy + share; {
		case bomb == all:
			a.Text = engine.Say("awaw.arrow.raid.bomb", bomb)
		case bomb == 0:
			a.Text = engine.Say("awaw.arrow.raid.escort", all)
		default:
			a.Text = engine.Say("awaw.arrow.raid", bomb, all-bomb)
		}
	}
}

// meetersOf tells who could meet a raid on a target, by the way it comes or would come if somebody flew now: each of them one raid only.
func (p *Position) meetersOf(target int) (line engine.AnswerLine, ok bool) {
	if p.w.worksAt(target) < 0 || p.step.row().raids != RaidsAnnounced {
		return line, false
	}
	var r raid
	if i := p.raidOn(target); i >= 0 {
		r = p.raids[i]
	} else {
		from := none
		for c := range p.raidsOf {
			if c.B == sp(target) {
				from = p.raidBase(p.counters[c.A.Index()], target)
				break
			}
		}
		if from == none {
			return line, false
		}
		r = raid{target: int16(target), from: int16(from)}
	}
	thirds, way := 0, p.exposed(r)
	for i, c := range p.counters {
		if p.huntsRaid(c, r, way) {
			thirds += c.thirds()
			line.Refs = append(line.Refs, ct(i))
		}
	}
	line.Cite, line.Text = "26", engine.Say("awaw.raid.may.meet", (thirds+units.PerFactor-1)/units.PerFactor)
	return line, true
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

// raidRowWhy tells why a raid rolls on a row below its strength: no more of it fights than comes to meet it, and army air that bombs does not.
func (p *Position) raidRowWhy(f *fight) engine.Text {
	if f.total(attacker) > f.total(defender) {
		return engine.Say("awaw.row.raid", f.sideOf(p, attacker), int(f.rows[attacker]))
	}
	return engine.Say("awaw.row.bombs", f.sideOf(p, attacker), int(f.rows[attacker]))
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
