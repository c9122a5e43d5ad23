// 18.621-18.623: the defender intercepts an air transport activity, the mover counter-intercepts, and what is left attacks
// the transports.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// barrer tells why a counter may not intercept an air transport activity (18.621).
func (p *Position) barrer(k counter) (engine.Cite, string) {
	return p.defensive(k, units.InterceptTransport, "18.621", "18.621")
}

// barRefusal tells why a counter may not intercept the activity at hand, or those who intercept it: all of one side's meet
// in one hex of the route, both ends included (18.621), and who guards it goes there (18.622).
func (p *Position) barRefusal(c engine.Command) (engine.Cite, string) {
	k, space, s := p.counters[c.A.Index()], c.B.Index(), p.sortie()
	switch s.stage {
	case sortieBar:
		if cite, why := p.barrer(k); why != "" {
			return cite, why
		}
		switch {
		case s.where != none && space != int(s.where):
			return "18.621", "awaw.no.bar.elsewhere"
		case s.where == none && !slices.Contains(p.route(s), space):
			return "18.621", "awaw.no.bar.route"
		case p.homebound(k) && space != int(k.base):
			return "18.45", "awaw.no.defend.own"
		}
		return p.withinRange(k, space, "18.621")
	case sortieGuard:
		if cite, why := p.meeter(k, units.CounterIntercept); why != "" {
			if cite == "18.561" {
				cite = "18.622"
			}
			return cite, why
		}
		if space != int(s.where) {
			return "18.622", "awaw.no.guard.elsewhere"
		}
		return p.withinRange(k, space, "18.622")
	}
	return "18.623", "awaw.no.bar.now"
}

// legalBars lists the interceptions of the activity at hand.
func (p *Position) legalBars(buf []engine.Command) []engine.Command {
	route := []int{int(p.sortie().where)}
	if route[0] == none {
		route = p.route(p.sortie())
		slices.Sort(route)
	}
	for i, c := range p.air() {
		if _, why := p.barrer(c); why != "" {
			continue
		}
		own := p.homebound(c)
		row, reach := p.w.row(int(c.base)), p.w.rangeOf(c)
		for _, h := range route {
			if int(row[h]) <= reach && (!own || h == int(c.base)) {
				buf = append(buf, engine.Command{Side: p.defending(), Verb: VerbMeet, A: ct(i), B: sp(h)})
			}
		}
	}
	return buf
}

// barrers lists the counters that intercept the activity and may still attack the transports: not those aborted in the
// last round against counter-interceptors (18.623).
func (p *Position) barrers() (out []int) {
	for i, c := range p.air() {
		if c.onTask(taskBar) && !c.has(turned) {
			out = append(out, i)
		}
	}
	return out
}

// guarding tells whether anybody counter-intercepts (18.622).
func (p *Position) guarding() bool {
	return slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskGuard) })
}

// bar sends a counter to intercept the activity, or to counter-intercept. The first to intercept fixes the hex.
func (t *turnover) bar(c engine.Command) {
	k := &t.p.counters[c.A.Index()]
	k.flags |= flying
	k.target = int16(c.B.Index())
	if t.p.sortie().stage == sortieGuard {
		k.task = taskGuard
		t.say(engine.EventChoice, "18.622", "awaw.guards", c.A, c.B)
		return
	}
	k.task = taskBar
	t.activity().where = k.target
	t.say(engine.EventChoice, "18.621", "awaw.bars", c.A, c.B)
}

// openGuard lets all counter-interceptors fight all interceptors (18.622).
func (t *turnover) openGuard() {
	f := &fight{kind: airGuard, space: t.p.sortie().where}
	f.muster(t.p, attacker, func(c counter) bool { return c.onTask(taskGuard) })
	f.muster(t.p, defender, func(c counter) bool { return c.onTask(taskBar) })
	t.say(engine.EventBattle, "18.622", "awaw.guard.begins", sp(int(f.space)), t.p.sized(f, attacker), t.p.sized(f, defender), t.p.scaled(f))
	t.enter(f)
}

// openStrike asks the defender who attacks the transports, if anybody can (18.623).
func (t *turnover) openStrike() {
	t.activity().stage = sortieStrike
	if len(t.p.barrers()) == 0 {
		t.arrive(0, 0)
	}
}

// spareRefusal tells why an interceptor may not be left out of the attack on the transports (18.623).
func (p *Position) spareRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || c.B != 0 || c.C != 0 || c.N != 0 {
		return "18.623", "awaw.no.such"
	}
	if p.fight() != nil || p.sortie() == nil || p.sortie().stage != sortieStrike || !slices.Contains(p.barrers(), c.A.Index()) {
		return "18.623", "awaw.no.spare"
	}
	return "", ""
}

func (p *Position) legalSpares(buf []engine.Command) []engine.Command {
	for _, i := range p.barrers() {
		buf = append(buf, engine.Command{Side: p.asked(), Verb: VerbSpare, A: ct(i)})
	}
	return buf
}

// spare leaves an interceptor out of the attack: it goes home. With none left the transports fly on.
func (t *turnover) spare(c engine.Command) {
	t.say(engine.EventChoice, "18.623", "awaw.sparing", c.A)
	t.recall(c.A.Index())
	if len(t.p.barrers()) == 0 {
		t.arrive(0, 0)
	}
}

// recall lands an interceptor that has not attacked the transports: inverted if it has fought, else ready for use later in
// the player turn (18.623).
func (t *turnover) recall(i int) {
	if t.p.sortie().fought {
		t.comesDown(i)
		return
	}
	k := &t.p.counters[i]
	from := k.target
	k.flags &^= flying
	k.target = none
	t.mayAlight(i, from)
}

// release recalls every interceptor.
func (t *turnover) release() {
	for _, i := range t.p.barrers() {
		t.recall(i)
	}
}

// strikeBy is the attack of some interceptors on the transports of the activity at hand, before it is entered.
func (p *Position) strikeBy(where int, who []int) *fight {
	s := p.sortie()
	f := &fight{kind: airStrike, space: int16(where)}
	for _, i := range who {
		f.force[attacker] = append(f.force[attacker], member{c: int16(i), units: p.counters[i].size})
	}
	f.force[defender] = []member{{c: s.carrier, units: p.counters[s.carrier].size}}
	return f
}

// strikeOdds is how likely some interceptors hit the transports that nobody protects, and how likely each number of their factors fails (18.623).
func (p *Position) strikeOdds(where int, who []int) (hit float64, failing []float64) {
	t := &turnover{p: p.clone(), supposed: true}
	t.enter(t.p.strikeBy(where, who))
	f := t.fight()
	m := f.force[defender][0]
	failing = make([]float64, int(p.counters[m.c].size)+1)
	for _, x := range p.w.air.Chances(int(f.rows[attacker]), int(f.net)) {
		hits := min(x.Eliminated+x.Aborted, int(m.before))
		if hits > 0 {
			hit += x.P
		}
		failing[p.failing(f, hits)] += x.P
	}
	return hit, failing
}

// strikeTransports is the one roll of those who attack the transports; the transports do not roll (18.623).
func (t *turnover) strikeTransports() error {
	s := t.p.sortie()
	f := t.p.strikeBy(int(s.where), t.p.barrers())
	t.say(engine.EventBattle, "18.623", "awaw.strike.begins", sp(int(s.where)), t.p.sized(f, attacker), ct(int(s.carrier)), t.p.scaled(f))
	t.enter(f)
	return t.rollFight()
}

// transportFought follows the rounds against counter-interceptors, or the roll against the transports. Effects beyond what
// those who fought could suffer are lost; they never touch the transports (18.622).
func (t *turnover) transportFought(f *fight) {
	p := t.p
	if f.kind == airGuard {
		t.activity().fought = true
		for i, c := range p.counters {
			if c.onTask(taskBar) && c.has(turned) {
				t.comesDown(i)
			}
		}
		t.openStrike()
		return
	}
	for _, i := range p.barrers() {
		t.comesDown(i)
	}
	dead, failed := t.p.strikeToll(f)
	t.arrive(dead, failed)
}

// strikeToll is what the roll against transports has done to them, in factors: how many are gone, and how many in all have
// failed (18.623). In squadrons a factor fails as soon as one of its three is hit, or by an option when all
// three are; the owner lets the hits fall together.
func (p *Position) strikeToll(f *fight) (dead, failed int) {
	m := f.force[defender][0]
	was := int(m.before)
	if f.squadrons {
		was /= units.PerFactor
	}
	dead = was - int(p.counters[m.c].size)
	return dead, max(p.failing(f, int(m.before)-int(m.units)+int(m.aborted)), dead)
}

// failing is how many factors of transports fail by so many hits: in squadrons one as soon as one of its three is hit, or by an option when
// all three are.
func (p *Position) failing(f *fight, hits int) int {
	if !f.squadrons {
		return hits
	}
	if over := hits % units.PerFactor; over > 0 && !p.w.opt.wholeFactors {
		hits += units.PerFactor - over
	}
	return hits / units.PerFactor
}
