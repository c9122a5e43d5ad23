// What ending a step is called: by what it means as things stand, and by what it would give up.

package awaw

import "awaw/engine"

// warnStaged names the end of staging by whether anybody has moved.
func (p *Position) warnStaged(l *engine.Label) {
	for _, c := range p.counters {
		if c.alive() && c.has(staged) && p.w.sideOf(c.nation) == p.phasing() {
			return
		}
	}
	l.Name = told("done.stage.none")
}

// warnAnnounced names the end of announcing by what flies then.
func (p *Position) warnAnnounced(l *engine.Label) {
	places, factors, whole := p.sentOut(taskCounterair, taskPort)
	switch {
	case places == 0:
		l.Name = told("done.none")
	case whole:
		l.Name = told("done.announce", places, factors)
	default:
		l.Name = told("done.announce.decks", places)
	}
}

// warnRaids does the same of raids.
func (p *Position) warnRaids(l *engine.Label) {
	if places, factors, _ := p.sentOut(taskRaid); places > 0 {
		l.Name = told("done.raid", places, factors)
		return
	}
	l.Name = told("done.raid.none")
}

// warnSent names the end of a step in which air is sent on some tasks by whether anybody was.
func warnSent(ending string, tasks ...task) func(*Position, *engine.Label) {
	return func(p *Position, l *engine.Label) { l.Name = told(p.sentOr(ending, tasks...)) }
}

// warnUnspent names what construction leaves: BRPs are kept for later turns while any come, research points lapse with the year (41).
func (p *Position) warnUnspent(l *engine.Label) {
	side := p.phasing()
	brp := int(p.brp[side-1])
	last := int(p.turn) == p.w.sc.Scenario.Turns
	if brp > 0 && !last {
		l.Name = told("done.build.keep", brp)
	}
	switch n := p.investable(); {
	case n > 0 && p.yearEnds():
		switch {
		case brp == 0:
			l.Name = told("done.build.lapse", n)
		case !last:
			l.Name = told("done.build.keep.lapse", brp, n)
		}
		l.Forfeits, l.Loses = engine.ForfeitsPoints, engine.Say("awaw.loses.research", n)
	case n > 0 && brp > 0:
		l.Name = told("done.build.keep.both", brp, n)
	case n > 0:
		l.Name = told("done.build.keep.research", n)
	case brp > 0 && last && len(p.legalBuilds(p.load(), nil)) > 0:
		l.Forfeits, l.Loses = engine.ForfeitsPoints, engine.Say("awaw.loses.brp", brp)
	}
}

// yearEnds tells whether the phasing side has no other construction phase before the year is over, or the scenario: research points lapse.
func (p *Position) yearEnds() bool {
	next := int(p.turn) + 1
	if next > p.w.sc.Scenario.Turns {
		return true
	}
	season, _ := p.w.season(next)
	return season == 0
}

// investable is how many research points of the phasing side could still be put to use now.
func (p *Position) investable() int {
	if len(p.legalInvestments(nil)) == 0 {
		return 0
	}
	return p.pointsLeft(p.phasing())
}

// warnSupportLost tells what ground support is lost if ground combat ends now (18.555), and what is left alone.
func (p *Position) warnSupportLost(l *engine.Label) {
	if n := len(p.leftAlone()); n > 0 {
		l.Name = told("done.assault.left", n)
	}
	if n := p.atRisk(); n > 0 {
		l.Cite, l.Detail = "18.555", detailed("lossy", n)
		l.Forfeits, l.Loses = engine.ForfeitsSent, detailed("lossy", n)
	}
}

// leftAlone lists the hexes some unit may still be sent to attack.
func (p *Position) leftAlone() (out []int16) {
	for _, c := range p.legalAssigns(nil) {
		out = append(out, int16(c.B.Index()))
	}
	return sorted(out)
}
