// Verbs that several questions know, each in its own way: saying that one is done, throwing the dice, going on, breaking off, and
// entering the result of a printed table instead of dice. What they mean is for the innermost question to say.

package awaw

import "awaw/engine"

// refusal tells why the innermost question does not take a command: if it does not know it at all, for the reason given.
func (a *answer) refusal(p *Position, c engine.Command, cite engine.Cite, why string) (engine.Cite, string) {
	if a.refuse == nil {
		return cite, why
	}
	return a.refuse(p, c)
}

// word words a command as the innermost question offers it.
func (a *answer) word(p *Position, c engine.Command, l *engine.Label) {
	if a.tell != nil {
		a.tell(p, c, l)
	}
}

// answers is how the innermost question takes them.
func (p *Position) answers() *answers { return p.innermost().answers() }

// doneRefusal tells why one may not say now that one is done.
func (p *Position) doneRefusal(c engine.Command) (engine.Cite, string) {
	if !plain(c) {
		return "18", "awaw.no.such"
	}
	return p.answers().done.refusal(p, c, "18.5", "awaw.no.done")
}

func (t *turnover) done(c engine.Command) {
	t.give(none)
	t.p.answers().done.do(t, c)
}

// tellDone names no paragraph: to have finished is no rule.
func (p *Position) tellDone(c engine.Command, l *engine.Label) {
	l.Cite, l.Main = "", true
	l.Shows = p.shownByGiving(none)
	p.answers().done.word(p, c, l)
}

// rollRefusal tells why no dice may be thrown now.
func (p *Position) rollRefusal(c engine.Command) (engine.Cite, string) {
	return p.answers().roll.refusal(p, c, "19.21", "awaw.no.roll")
}

func (t *turnover) roll(engine.Command) error { return t.p.answers().roll.roll(t) }

func (p *Position) tellRoll(c engine.Command, l *engine.Label) {
	l.Key, l.Main = 'r', true
	p.answers().roll.word(p, c, l)
}

// pressRefusal tells why one may not go on now.
func (p *Position) pressRefusal(c engine.Command) (engine.Cite, string) {
	return p.answers().press.refusal(p, c, "18.522B", "awaw.no.press")
}

func (t *turnover) press(c engine.Command) { t.p.answers().press.do(t, c) }

func (p *Position) tellPress(c engine.Command, l *engine.Label) { p.answers().press.word(p, c, l) }

// stopRefusal tells why one may not break off now.
func (p *Position) stopRefusal(c engine.Command) (engine.Cite, string) {
	return p.answers().stop.refusal(p, c, "18.522B", "awaw.no.press")
}

func (t *turnover) stop(c engine.Command) { t.p.answers().stop.do(t, c) }

func (p *Position) tellStop(c engine.Command, l *engine.Label) { p.answers().stop.word(p, c, l) }

// verdictRefusal tells why no result may be typed in now.
func (p *Position) verdictRefusal(c engine.Command) (engine.Cite, string) {
	return p.answers().verdict.refusal(p, c, "15", "awaw.no.verdict")
}

// legalVerdicts lists the results that may be typed in.
func (p *Position) legalVerdicts(buf []engine.Command) []engine.Command {
	if list := p.answers().verdict.list; list != nil {
		return list(p, buf)
	}
	return buf
}

// verdict takes a result from who has read it from a printed table.
func (t *turnover) verdict(c engine.Command) { t.p.answers().verdict.do(t, c) }

func (p *Position) tellVerdict(c engine.Command, l *engine.Label) { p.answers().verdict.word(p, c, l) }

func (p *Position) landRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.46", "awaw.no.such"
	}
	if p.atStage(seaLand) {
		return p.havenRefusal(p.load(), c)
	}
	if !p.landing() {
		return "18.46", "awaw.no.land.step"
	}
	k := p.counters[c.A.Index()]
	if !p.returns(k) {
		return "18.46", "awaw.no.land.home"
	}
	var l loads
	l.fill(p)
	return p.landingRefusal(&l, k, c.B.Index())
}

// landings lists who may land where: at home, or from patrol at sea ashore.
func (l *listing) landings(buf []engine.Command) []engine.Command {
	if l.sea() != nil && !l.alighting() {
		return l.legalHavens(l.side, l.full(), buf)
	}
	return l.legalLandings(l.full(), buf)
}

func (t *turnover) land(c engine.Command) {
	if t.p.sea() != nil && !t.p.alighting() {
		t.haven(c)
		return
	}
	t.alight(c)
}

// resolve takes it up.
func (t *turnover) resolve(c engine.Command) {
	t.give(c.B.Index())
	t.p.step.row().takeUp(t, c.B.Index())
}

func (p *Position) tellResolve(c engine.Command, l *engine.Label) {
	l.Shows = p.shownByGiving(c.B.Index())
	if p.raidOn(c.B.Index()) != none {
		l.Cite, l.Name = "18.57", told("resolve.raid", c.B)
	}
}
