// Victory: points as the scenario counts them. All of it is the scenario's own (house), never the rulebook's.

package awaw

import "awaw/engine"

// objectives gives points at the end of a side's player turn for places it has cleared of ready enemy air.
func (t *turnover) objectives() {
	p := t.p
	for _, o := range p.w.sc.Victory.Objective {
		side := p.w.sc.sides[o.Side]
		if side != p.phasing() || !p.cleared(side, o.at, o.Within) {
			continue
		}
		p.points = cow(p.points)
		p.points[side-1] += int16(o.Points)
		t.say(engine.EventOutcome, "", "awaw.objective", side, o.Points, sp(o.at))
		t.ev[len(t.ev)-1].Fact().Won = &engine.Won{Side: side, Points: o.Points, At: sp(o.at)}
	}
}

// cleared tells whether no enemy air that could fly stands on land within some hexes of a place.
func (p *Position) cleared(side engine.Side, place, within int) bool {
	for _, c := range p.counters {
		if c.alive() && c.based() && !c.onDeck() && p.w.sideOf(c.nation) != side && !c.has(inverted) && p.w.distance(place, int(c.base)) <= within {
			return false
		}
	}
	return true
}

// score is a side's points: what it holds, and what the enemy has lost.
func (p *Position) score(side engine.Side) int {
	n := int(p.points[side-1])
	for i, thirds := range p.lost {
		if engine.Side(i+1) != side {
			n += int(thirds) * p.w.sc.Victory.Kill / 3
		}
	}
	return n + p.groundScore(side) + p.seaScore(side)
}

// groundScore is what a side has earned by the ground war: enemy ground factors eliminated, BRPs brought over the Hump, and
// once the scenario is over the places it holds.
func (p *Position) groundScore(side engine.Side) (n int) {
	v := p.w.sc.Victory
	for i, g := range p.troops {
		if !g.alive() && p.troopSide(i) != side {
			n += int(p.w.prices[i])
		}
	}
	if len(p.delivered) != 0 {
		n += int(p.delivered[side-1]) * v.Delivered
	}
	if !p.over() {
		return n
	}
	for _, h := range v.Hold {
		if p.w.sc.sides[h.Side] == side && p.control[h.at] == side && (!h.Guarded || p.guarded(side, h.at)) {
			n += h.Points
		}
	}
	return n
}

// decide ends the scenario.
func (t *turnover) decide() {
	p := t.p
	p.step, p.phase = stepOver, phaseEnd
	p.turn = uint8(p.w.sc.Scenario.Turns)
	p.half = uint8(len(p.w.sides) - 1)
	p.winner, _ = p.level()
	_, level := p.level()
	t.say(engine.EventOutcome, "", outcomeKey, level, p.score(1), p.score(2))
}

// outcomeKey is the message of the result: its level's name and the points of both sides.
const outcomeKey = "awaw.outcome"

// why tells the result and, where it hangs on points, from which lead on the first side wins.
func (p *Position) why(level string) engine.Text {
	needed, least, ever := 0, 0, false
	for i, l := range p.w.sc.Victory.Level {
		if i == 0 || l.Margin < least {
			least = l.Margin
		}
		if p.w.sc.sides[l.Winner] == 1 && (!ever || l.Margin < needed) {
			needed, ever = l.Margin, true
		}
	}
	switch {
	case !ever, needed == least:
		return engine.Say(outcomeKey, level, p.score(1), p.score(2))
	case needed > 0:
		return engine.Say("awaw.outcome.lead", level, p.score(1), p.score(2), engine.Side(1), needed)
	case needed < 0:
		return engine.Say("awaw.outcome.behind", level, p.score(1), p.score(2), engine.Side(1), -needed)
	}
	return engine.Say("awaw.outcome.level", level, p.score(1), p.score(2), engine.Side(1))
}

// level is the result the margin of points earns: the highest level reached by the first side's lead.
func (p *Position) level() (engine.Side, string) {
	lead := p.score(1) - p.score(2)
	winner, name, found := engine.NoSide, "", false
	best := 0
	for _, l := range p.w.sc.Victory.Level {
		if l.Margin <= lead && (!found || l.Margin > best) {
			best, found = l.Margin, true
			winner, name = p.w.sc.sides[l.Winner], l.Name
		}
	}
	return winner, name
}

// Outcome gives the points so far, and the result once the scenario is over.
func (p *Position) Outcome() engine.Outcome {
	o := engine.Outcome{Over: p.over()}
	for i := range p.w.sides {
		side := engine.Side(i + 1)
		o.Score = append(o.Score, engine.Score{Side: side, Points: p.score(side)})
	}
	if o.Over {
		_, o.Level = p.level()
		o.Winner = p.winner
		o.Why = p.why(o.Level)
	}
	return o
}
