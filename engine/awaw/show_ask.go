// Ask: could it be done, and if not why; where could it go; what if this base fell.

package awaw

import (
	"slices"

	"awaw/engine"
)

// Ask answers a question about the position without changing it.
func (p *Position) Ask(side engine.Side, q engine.Query) (engine.Answer, error) {
	switch q.Kind {
	case engine.QueryCommand:
		if q.Cmd.Verb == verbNone {
			return p.askMeant(q.Cmd)
		}
		return p.askCommand(q.Cmd), nil
	case engine.QueryRange, engine.QueryMoves, engine.QueryReach, engine.QueryCounter:
		if i := p.troopAt(q.At); i >= 0 {
			return p.askTroop(i, q.Kind), nil
		}
		if !p.counterOK(q.At) || !p.counters[q.At.Index()].based() {
			return engine.Answer{}, nil
		}
		switch c := p.counters[q.At.Index()]; q.Kind {
		case engine.QueryRange:
			if p.w.strategicUnit(c.kind) {
				return p.askFrontRange(c), nil
			}
			return p.askRange(c, p.w.rangeOf(c)), nil
		case engine.QueryMoves:
			return p.askStaging(q.At.Index()), nil
		case engine.QueryCounter:
			return p.askCounter(c), nil
		default:
			return p.askReach(side), nil
		}
	case engine.QueryMatrix:
		return p.askMatrix(q.With), nil
	case engine.QueryFalls:
		return p.askFalls(q.At), nil
	case engine.QueryRoom:
		return p.askBasing(q.At), nil
	case engine.QueryWay:
		return p.askWay(q)
	case engine.QueryOdds:
		return p.askOdds(q.At, int(q.Cmd.N)), nil
	}
	return engine.Answer{}, engine.ErrNoAnswer
}

func (p *Position) askCommand(c engine.Command) engine.Answer {
	cite, why := p.refusal(c)
	if why == "" {
		return engine.Answer{Verdict: engine.Yes}
	}
	return p.refused(c, cite, why)
}

// refused words a refusal, with what is legal instead.
func (p *Position) refused(c engine.Command, cite engine.Cite, why string) engine.Answer {
	a := engine.Answer{Text: engine.Say(why, p.refusalArgs(c, why)...), Nearest: p.nearest(c), House: housed(cite)}
	if cite != "" {
		a.Cites = []engine.Cite{cite}
	}
	return a
}

func (p *Position) askRange(c counter, limit int) engine.Answer {
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{"18.31"}, Text: engine.Say("awaw.range", limit)}
	for i := range p.w.board.Len() {
		if p.w.distance(int(c.base), i) <= limit {
			a.Spaces = append(a.Spaces, engine.SpaceAnswer{Ref: sp(i)})
		}
	}
	return a
}

// askStaging lists the bases a counter could move to in this step: by staging, by redeployment, or out of a fight.
func (p *Position) askStaging(i int) engine.Answer {
	c := p.counters[i]
	limit := p.w.stagingOf(c)
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{"18.21"}, Text: engine.Say("awaw.staging", limit)}
	_, staging := p.stager(p.load(), c)
	_, moving := p.redeployer(p.load(), c)
	leaving := p.fight() != nil && p.fight().stage == fightStay && c.base == p.fight().space
	if staging != "" && moving != "" && !leaving {
		return a
	}
	var l loads
	l.fill(p)
	for _, b := range p.bases() {
		s := int(b)
		if s == int(c.base) || p.w.distance(int(c.base), s) > limit {
			continue
		}
		if leaving && (slices.Contains(p.struck, b) || slices.Contains(p.targets, b)) {
			continue
		}
		if _, why := p.baseRefusal(c, s); why != "" {
			continue
		}
		room := p.room(&l, s, c.nation, c.kind)
		a.Spaces = append(a.Spaces, engine.SpaceAnswer{Ref: sp(s), Room: room, Full: room < int(c.size)})
	}
	return a
}

// askReach lists what the other sides' army air can reach from where it stands.
func (p *Position) askReach(side engine.Side) engine.Answer {
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{"18.45"}}
	for i := range p.w.board.Len() {
		for _, c := range p.counters {
			if c.alive() && c.based() && p.w.sideOf(c.nation) != side && p.w.distance(int(c.base), i) <= p.w.rangeOf(c) {
				a.Spaces = append(a.Spaces, engine.SpaceAnswer{Ref: sp(i)})
				break
			}
		}
	}
	return a
}

func (p *Position) askCounter(c counter) engine.Answer {
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{"18.31", "18.21", "19.31A"}, Ledger: p.w.air.DRMLedger(p.groupOf(c))}
	a.Text = engine.Say("awaw.counter", p.w.rangeOf(c), p.w.stagingOf(c), p.drm(c))
	return a
}

// askFalls tells where the units at a base would go if it fell now (18.25).
func (p *Position) askFalls(at engine.Ref) engine.Answer {
	a := engine.Answer{Cites: []engine.Cite{"18.25"}}
	if !p.spaceOK(at) || p.control[at.Index()] == engine.NoSide {
		return a
	}
	q := p.clone()
	q.control = slices.Clone(p.control)
	if q.fight() != nil {
		q.drop()
	}
	for i := range q.counters { // what is half chosen in a fight or a mission falls with it
		q.counters[i].flags &^= fleeing | flying
		q.counters[i].target = -1
	}
	owner := p.control[at.Index()]
	q.control[at.Index()] = engine.Side(len(p.w.sides)) + 1 - owner
	t := &turnover{p: q}
	t.displaceFrom(at.Index())
	for {
		t.settleDisplaced()
		moves := q.legalDisplacements(nil)
		if len(moves) == 0 {
			break
		}
		whole := moves[0]
		for _, m := range moves {
			if m.A == whole.A && m.B == whole.B {
				whole = m // the most of it that fits comes last
			}
		}
		t.displace(whole)
	}
	total := map[engine.Ref]int{}
	for _, e := range t.ev {
		ships := false // task forces that put to sea are no units of the air, and are told by their own line
		for _, m := range e.Moves {
			if i := m.Counter.Index(); i < len(q.counters) {
				total[m.To] += int(q.counters[i].size)
			} else {
				ships = true
			}
		}
		if ships || e.Kind == engine.EventLoss {
			a.Lines = append(a.Lines, engine.AnswerLine{Text: e.Text, Cite: e.Cite})
		}
	}
	for i := range p.w.board.Len() {
		if n := total[sp(i)]; n > 0 {
			a.Lines = append(a.Lines, engine.AnswerLine{Text: engine.Say("awaw.falls", sp(i), n), Cite: "18.25", Refs: []engine.Ref{sp(i)}})
		}
	}
	return a
}

func (p *Position) askBasing(at engine.Ref) engine.Answer {
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{"18.12"}}
	if !p.spaceOK(at) {
		return a
	}
	var l loads
	l.fill(p)
	s := at.Index()
	a.Text = engine.Say("awaw.basing", (int(l.used[s])+2)/3, p.capacity(s)/3)
	return a
}

// askOdds gives the charts of the fight that is on, or of the one drafted against a base; n is how many of a strike are about to be
// sent against one target, 0 for all.
func (p *Position) askOdds(at engine.Ref, n int) engine.Answer {
	a := engine.Answer{Verdict: engine.Yes, Cites: []engine.Cite{"19.2"}}
	if p.fight() == nil && !p.diving() && p.strike() != nil && p.strike().stage == strikeAim {
		if left := p.leftToAim(); n < 1 || n > left {
			n = left
		}
		a.Cites, a.Charts = []engine.Cite{"23.44"}, []engine.Chart{p.aimChart(n)}
		return a
	}
	if p.fight() != nil {
		a.Charts = p.charts(p.fight())
		if !p.fight().rolled || p.fight().stage >= fightStay { // losses owed come first
			p.parting(p.fight(), &a)
		}
		return a
	}
	if !p.spaceOK(at) {
		return a
	}
	if charts, ok := p.soughtOdds(at.Index()); ok {
		a.Cites, a.Charts = []engine.Cite{"22.44", "23.44"}, charts
		return a
	}
	if chart, ok := p.barredOdds(at.Index()); ok {
		a.Cites, a.Charts = []engine.Cite{"18.623"}, []engine.Chart{chart}
		return a
	}
	if line, ok := p.meetersOf(at.Index()); ok {
		a.Meets = append(a.Meets, line)
	}
	if chart, ok := p.raidForetold(at.Index()); ok {
		a.Cites, a.Charts = []engine.Cite{"26"}, append(p.raidMet(at.Index()), chart)
		return a
	}
	q := p.clone()
	q.phase = p.phase
	t := &turnover{p: q, supposed: true}
	t.gatherTargets()
	if !slices.Contains(q.targets, int16(at.Index())) {
		return a
	}
	t.open(at.Index())
	if q.fight() != nil {
		t.fight().stage = fightRoll
		f := q.engaging(q.fight())
		a.Charts = q.charts(q.fight())
		q.parting(f, &a)
		a.Ledger = f.ledgers[attacker]
	}
	return a
}

// askMeant answers for what is meant by pointing; there is no answer if nothing is. Ships at sea that a counter cannot reach are
// no aim for it, though others may reach them (18.58C).
func (p *Position) askMeant(c engine.Command) (engine.Answer, error) {
	m := p.meant(c)
	if m.Verb == verbNone {
		return engine.Answer{}, engine.ErrNoAnswer
	}
	if seeks(m.Verb) && p.counters[c.A.Index()].based() {
		if cite, why := p.withinRange(p.counters[c.A.Index()], m.B.Index(), "18.58C"); why != "" {
			return p.refused(m, cite, why), nil
		}
	}
	return p.askCommand(m), nil
}
