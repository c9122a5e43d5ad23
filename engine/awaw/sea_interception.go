// 22.45, 18.59: a task force tries to reach one under way; spotters help it.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// interceptRefusal tells why a task force may not try to intercept at a hex.
func (p *Position) interceptRefusal(c engine.Command) (engine.Cite, string) {
	g := p.forceAt(c.A)
	switch {
	case g == none || !p.spaceOK(c.B) || c.C != 0 || c.N != 0:
		return "22.45", "awaw.no.such"
	case p.fight() != nil || p.sea() == nil || p.sea().stage != seaReact:
		return "22.45", "awaw.no.intercept.now"
	case p.forces[g].side != c.Side:
		return "22.45", "awaw.no.own"
	case p.forces[g].has(forceMet | forceFought):
		return "22.45", "awaw.no.intercept.twice"
	case !p.w.board.Space(c.B.Index()).Sea || !slices.Contains(p.way()[1:], c.B.Index()):
		return "22.45", "awaw.no.intercept.way"
	case !p.mayMeet(g, c.B.Index()):
		return "22.45", "awaw.no.intercept.far"
	}
	return "", ""
}

// ahead lists the spaces that the task force under way has yet to enter.
func (l *listing) ahead() []int {
	if l.lane == nil {
		l.lane = l.way()
	}
	return l.lane[1:]
}

// intercepts lists which task forces may try to meet the one under way, and where.
func (l *listing) intercepts(buf []engine.Command) []engine.Command {
	for _, h := range l.ahead() {
		if !l.w.board.Space(h).Sea {
			continue
		}
		for g, m := range l.forces {
			if m.side == l.side && l.mayMeet(g, h) {
				buf = append(buf, engine.Command{Side: l.side, Verb: VerbIntercept, A: tf(g), B: sp(h)})
			}
		}
	}
	return buf
}

// intercept sends a task force against one under way; spotters may help it.
func (t *turnover) intercept(c engine.Command) {
	g := t.p.forceAt(c.A)
	t.force(g).flags |= forceMet
	b := t.seas()
	b.hunter, b.hex, b.stage = int16(g), int16(c.B.Index()), seaSpot
	t.say(engine.EventChoice, "22.45", "awaw.intercepts", tf(g), tf(int(b.mover)), c.B)
}

// spotRefusal tells why a counter may not spot for an interception (18.59).
func (p *Position) spotRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.59", "awaw.no.such"
	}
	b, i := p.sea(), c.A.Index()
	k := p.counters[i]
	switch {
	case p.fight() != nil || b == nil || b.stage != seaSpot:
		return "18.59", "awaw.no.spot.now"
	case p.w.sideOf(k.nation) != b.side(1):
		return "18.59", "awaw.no.own"
	case c.B.Index() != int(b.hex):
		return "18.59", "awaw.no.spot.elsewhere"
	case k.onDeck():
		return "18.59", "awaw.no.sea.deck"
	case k.has(overSea):
		return "18.59", "awaw.no.spot.used"
	case b.committed(i) != none:
		return "18.59", "awaw.no.fly.twice"
	}
	if why := p.seaworthy(k); why != "" {
		return "18.59", why
	}
	return p.withinRange(k, int(b.hex), "18.59")
}

// spot takes a counter's search squadrons to spot; it is no mission and marks nobody (18.42C).
func (t *turnover) spot(c engine.Command) {
	b := t.seas()
	b.air = append(b.air, seaAir{c: int16(c.A.Index()), roles: roleSpot, over: none, at: none})
	t.say(engine.EventChoice, "18.59", "awaw.spots", c.A, c.B)
}

// chaser is the force that tries to reach the mover, as the dice see it.
func (p *Position) chaser() aircombat.Interceptor {
	b := p.sea()
	x := aircombat.Interceptor{Slow: p.isSlow(int(b.hunter)), Patrol: !p.inPort(int(b.hunter))}
	for _, a := range b.air {
		if a.has(roleSpot) {
			x.Spotting += p.squadrons(int(a.c))
		}
	}
	return x
}

// rollInterception throws the dice of an interception (22.45).
func (t *turnover) rollInterception() error {
	p, b := t.p, t.p.sea()
	n := p.w.naval
	x := p.chaser()
	dice := n.InterceptionDice(x)
	need := n.InterceptionNeeds(p.w.board.Distance(int(p.forces[b.hunter].space), int(b.hex)), p.w.theatre == "pacific")
	sum := 0
	var faces []int
	if dice > 0 {
		var err error
		faces, err = t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeyIntercept, int(b.hunter), 0), N: dice, Sides: 6, Cite: "22.45",
			Why: engine.Say("awaw.dice.intercept", tf(int(b.hunter)))})
		if err != nil {
			return err
		}
	}
	for _, f := range faces {
		sum += f
	}
	t.sayThrown("22.45", "awaw.intercept.rolled", tf(int(b.hunter)), dice, sum, need)
	t.ev[len(t.ev)-1].Dice = faces
	t.intercepted(sum >= need)
	return nil
}

// intercepted ends an attempt to intercept: the forces meet, or the hunter has found nobody.
func (t *turnover) intercepted(met bool) {
	p, b := t.p, t.p.sea()
	w := t.seas()
	w.air = nil
	if !met {
		t.say(engine.EventNote, "22.45", "awaw.intercept.missed", tf(int(b.hunter)))
		w.stage, w.hunter, w.hex = seaReact, none, none
		return
	}
	t.say(engine.EventBattle, "22.45", "awaw.intercept.made", tf(int(w.hunter)), tf(int(w.mover)), sp(int(w.hex)))
	t.ev[len(t.ev)-1].Fact().Met = &engine.Contact{By: tf(int(w.hunter)), With: tf(int(w.mover)), At: sp(int(w.hex))}
	if m := p.forces[w.hunter]; !p.w.board.Space(int(m.space)).Sea {
		t.force(int(w.hunter)).port = m.space
	}
	t.place(int(w.hunter), int(w.hex))
	t.joinBattle()
}

// legalSpots lists who may spot for the interception at hand, if there is one.
func (p *Position) legalSpots(buf []engine.Command) []engine.Command {
	if !p.atStage(seaSpot) {
		return buf
	}
	for i, k := range p.counters {
		c := engine.Command{Side: p.asked(), Verb: VerbSpot, A: ct(i), B: sp(int(p.sea().hex))}
		if !k.alive() {
			continue
		}
		if _, why := p.spotRefusal(c); why == "" {
			buf = append(buf, c)
		}
	}
	return buf
}
