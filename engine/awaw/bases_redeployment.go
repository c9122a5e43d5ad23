// 18.48, 28: redeployment, by the same paths as staging.

package awaw

import "awaw/engine"

// redeployRefusal: units move once, by the same paths, as far as staging goes (rule 28 lies outside these chapters:
// the distance is the house's, the number of factors the scenario's).
func (p *Position) redeployRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "28", "awaw.no.such"
	}
	k := p.counters[c.A.Index()]
	l := p.counted()
	defer l.close(p.desk)
	if cite, why := p.redeployer(l, k); why != "" {
		return cite, why
	}
	cite, why := p.shiftRefusal(l, k, c.B.Index(), p.w.stagingOf(k))
	switch cite {
	case "18.22":
		cite = "18.48"
	case "18.21", "18.21B", "18.23":
		cite = "28"
	}
	return cite, why
}

func (p *Position) redeployer(l *loads, c counter) (engine.Cite, string) {
	switch {
	case !c.alive() || p.w.sideOf(c.nation) != p.phasing():
		return "28", "awaw.no.own"
	case !p.now(VerbRedeploy):
		return "28", "awaw.no.redeploy.phase"
	case c.has(flying):
		return "18.41", "awaw.no.fly.twice"
	case c.has(moved) && !p.mustLeave(l, c):
		return "28", "awaw.no.redeploy.twice"
	case c.onDeck():
		return "17.33", "awaw.no.deck"
	case int(p.shifts)+c.factors() > p.redeployLimit() && !p.mustLeave(l, c):
		return "28", "awaw.no.redeploy.limit"
	}
	return "", ""
}

// factors is a counter's size in air factors, rounded up for naval air.
func (c counter) factors() int { return (c.thirds() + 2) / 3 }

func (p *Position) redeployLimit() int {
	for _, r := range p.w.sc.Redeploy {
		if p.w.sc.sides[r.Side] == p.phasing() {
			return r.Factors
		}
	}
	return 0
}

func (p *Position) legalRedeployments(l *loads, buf []engine.Command) []engine.Command {
	x := p.berthsOf(p.phasing())
	for i, c := range p.air() {
		if _, why := p.redeployer(l, c); why == "" {
			buf = p.appendShifts(l, x, i, VerbRedeploy, p.w.stagingOf(c), buf)
		}
	}
	return buf
}

func (l *listing) redeployments(buf []engine.Command) []engine.Command {
	return l.legalRedeployments(l.full(), buf)
}

// redeploys tells whether there is any redeployment to list.
func (p *Position) redeploys(l *loads) bool {
	x := p.berthsOf(p.phasing())
	for _, c := range p.air() {
		if _, why := p.redeployer(l, c); why != "" {
			continue
		}
		row, limit := p.w.row(int(c.base)), p.w.stagingOf(c)
		for k, b := range x.bases {
			if int(row[b]) <= limit && b != c.base && x.takes(p, l, c, k) {
				return true
			}
		}
	}
	return false
}

func (t *turnover) redeploy(c engine.Command) {
	if t.p.counters[c.A.Index()].has(overSea) { // 18.42B
		t.seaTurn(c.A.Index())
	}
	k := &t.p.counters[c.A.Index()]
	from := sp(int(k.base))
	if !k.has(forced) || !t.p.mustLeave(t.p.load(), *k) {
		t.p.shifts += int16(k.factors())
	}
	t.driven(k)
	k.base = int16(c.B.Index())
	k.flags = k.flags&^forced | moved
	if k.has(inverted) {
		k.flags |= shifted // stays inverted at the end of this player turn (18.72D)
	}
	t.move("28", "awaw.redeployed", c.A, from, c.B)
}
