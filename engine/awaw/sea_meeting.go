// How a naval combat comes about: a force under way is intercepted or found by air alone, or ships at sea are hunted (18.58,
// 18.59, 22.45). The chance of interception is a house number, and so is how far a force may come.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// mayReact tells whether the other side has anything, as everybody can see, that could meet a force on its way.
func (p *Position) mayReact(f int, way []int) bool {
	if p.forces[f].has(forceFought) {
		return false
	}
	enemy := 3 - p.forces[f].side
	for _, h := range way[1:] {
		if !p.w.board.Space(h).Sea {
			continue
		}
		if p.huntable(enemy, h) || p.mayDive(enemy, h) {
			return true
		}
		for g, m := range p.forces {
			if m.side == enemy && p.mayMeet(g, h) {
				return true
			}
		}
	}
	return false
}

// mayMeet tells whether a task force may try to intercept at a hex.
func (p *Position) mayMeet(g, hex int) bool {
	m := p.forces[g]
	if m.space < 0 || m.has(forceMet|forceFought) {
		return false
	}
	reach := p.w.meetReach()
	if d := p.w.board.Distance(int(m.space), hex); d < 0 || d > reach {
		return false
	}
	return int(m.space) == hex || p.w.sails(int(m.space), hex, reach)
}

// huntable tells whether air of a side on land could reach ships in a hex.
func (p *Position) huntable(side engine.Side, hex int) bool {
	return slices.ContainsFunc(p.counters, func(c counter) bool {
		return c.alive() && c.deck == 0 && p.w.sideOf(c.nation) == side && p.seaworthy(c) == "" && p.w.distance(int(c.base), hex) <= p.w.rangeOf(c)
	})
}

// seaworthy tells why a counter may do nothing at sea, by the key of the reason; none if it may (18.51, 18.58).
func (p *Position) seaworthy(c counter) string {
	switch {
	case !c.alive() || c.base < 0 || c.has(homeless):
		return "awaw.no.own"
	case c.kind != units.AAF && c.kind != units.NAS:
		return "awaw.no.fly.type"
	case c.has(inverted):
		return "awaw.no.fly.inverted"
	case c.has(flying) && c.task != taskSea:
		return "awaw.no.fly.twice"
	}
	if c.deck > 0 {
		switch {
		case p.freight(c):
			return "awaw.no.fly.type"
		case !p.atSea(c):
			return "awaw.no.deck.port"
		case p.ships[c.aboard()].has(shipDamaged):
			return "awaw.no.deck.damaged"
		}
		return ""
	}
	_, why := p.operational(c)
	return why
}

// openReaction asks the other side whether it meets a task force on its way.
func (t *turnover) openReaction(f, from, to int) {
	t.p.seaCount++
	b := &seaBattle{stage: seaReact, hex: -1, mover: int16(f), hunter: -1, from: int16(from), to: int16(to), first: t.p.phasing()}
	t.push(b)
}

// way is the mover's.
func (p *Position) way() []int {
	return p.sealane(p.sea().first, int(p.sea().from), int(p.sea().to), p.anywhere())
}

// anywhere is more than any way on the board.
func (p *Position) anywhere() int { return p.w.board.Len() }

// interceptRefusal tells why a task force may not try to intercept at a hex.
func (p *Position) interceptRefusal(c engine.Command) (engine.Cite, string) {
	g := p.forceAt(c.A)
	switch {
	case g < 0 || !p.spaceOK(c.B) || c.C != 0 || c.N != 0:
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

// huntRefusal tells why ships in a hex may not be sought by air: those of a force under way by the other side, those that lie
// at sea by the side whose player turn it is (18.58, 18.63).
func (p *Position) huntRefusal(c engine.Command) (engine.Cite, string) {
	if c.A != 0 || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.58", "awaw.no.such"
	}
	hex := c.B.Index()
	if p.fight() == nil && p.sea() != nil && p.sea().stage == seaReact {
		switch {
		case !p.w.board.Space(hex).Sea || !slices.Contains(p.way()[1:], hex):
			return "22.45", "awaw.no.intercept.way"
		case !p.huntable(c.Side, hex) && !p.deckedAt(c.Side, hex):
			return "18.63", "awaw.no.hunt.air"
		}
		return "", ""
	}
	switch {
	case !p.now(VerbHunt):
		return "18.58", "awaw.no.hunt.now"
	case !p.w.board.Space(hex).Sea || !p.hunted(hex):
		return "18.58", "awaw.no.hunt.nothing"
	case !p.huntable(c.Side, hex) && !p.deckedAt(c.Side, hex):
		return "18.58", "awaw.no.hunt.air"
	}
	return "", ""
}

// hunted tells whether enemy task forces lie in a hex that have not been in naval combat this phase.
func (p *Position) hunted(hex int) bool {
	return slices.ContainsFunc(p.forces, func(m taskForce) bool {
		return int(m.space) == hex && m.side != p.phasing() && !m.has(forceFought)
	})
}

// deckedAt tells whether a side has naval air on a carrier at sea within range of a hex.
func (p *Position) deckedAt(side engine.Side, hex int) bool {
	for i, s := range p.ships {
		if s.alive() && s.force > 0 && p.w.sideOf(s.nation) == side && p.deckWithin(i, hex) {
			return true
		}
	}
	return false
}

// deckWithin tells whether naval air on a carrier could fly over a hex of the sea.
func (p *Position) deckWithin(carrier, hex int) bool {
	return slices.ContainsFunc(p.counters, func(c counter) bool {
		return c.aboard() == carrier && p.seaworthy(c) == "" && p.w.distance(int(c.base), hex) <= p.w.rangeOf(c)
	})
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

// hunts lists where ships may be sought: along the way of those under way, or where they lie at sea.
func (l *listing) hunts(buf []engine.Command) []engine.Command {
	if l.sea() == nil {
		return l.legalHunts(buf)
	}
	for _, h := range l.ahead() {
		if l.w.board.Space(h).Sea && (l.huntable(l.side, h) || l.deckedAt(l.side, h)) {
			buf = append(buf, engine.Command{Side: l.side, Verb: VerbHunt, B: sp(h)})
		}
	}
	return buf
}

func (p *Position) legalHunts(buf []engine.Command) []engine.Command {
	var done []int16
	for _, m := range p.forces {
		if m.space < 0 || m.side == p.phasing() || slices.Contains(done, m.space) {
			continue
		}
		done = append(done, m.space)
		c := engine.Command{Side: p.phasing(), Verb: VerbHunt, B: sp(int(m.space))}
		if _, why := p.huntRefusal(c); why == "" {
			buf = append(buf, c)
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

// hunt begins a naval combat in which one side has nothing but air from land, or what it carries in the hex itself.
func (t *turnover) hunt(c engine.Command) {
	hex := c.B.Index()
	if t.p.sea() == nil {
		t.p.seaCount++
		b := &seaBattle{hex: int16(hex), mover: -1, hunter: -1, from: -1, to: -1, first: 3 - c.Side}
		t.push(b)
		t.say(engine.EventBattle, "18.58", "awaw.hunts", c.Side, c.B)
	} else {
		t.seas().hex = int16(hex)
		t.say(engine.EventBattle, "18.63", "awaw.hunts.mover", c.Side, tf(int(t.p.sea().mover)), c.B)
	}
	t.joinBattle()
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
	case k.deck > 0:
		return "18.59", "awaw.no.sea.deck"
	case k.has(overSea):
		return "18.59", "awaw.no.spot.used"
	case b.committed(i) >= 0:
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
	b.air = append(b.air, seaAir{c: int16(c.A.Index()), roles: roleSpot, over: -1, at: -1})
	t.say(engine.EventChoice, "18.59", "awaw.spots", c.A, c.B)
}

// chaser is the force that tries to reach the mover, as the dice see it.
func (p *Position) chaser() aircombat.Interceptor {
	b := p.sea()
	x := aircombat.Interceptor{Slow: p.isSlow(int(b.hunter)), Patrol: !p.inPort(int(b.hunter))}
	for _, a := range b.air {
		if a.roles&roleSpot != 0 {
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
		w.stage, w.hunter, w.hex = seaReact, -1, -1
		return
	}
	t.say(engine.EventBattle, "22.45", "awaw.intercept.made", tf(int(w.hunter)), tf(int(w.mover)), sp(int(w.hex)))
	if m := p.forces[w.hunter]; !p.w.board.Space(int(m.space)).Sea {
		t.force(int(w.hunter)).port = m.space
	}
	t.place(int(w.hunter), int(w.hex))
	t.joinBattle()
}

// What a naval die is for, in its key.
const (
	seaKeyIntercept = 100 + iota
	seaKeySearch
	seaKeyFire
	seaKeyStrike
	seaKeyDrawing
	seaKeySurprise
)

// seaKey names a roll at sea: what for, whom it concerns, which of several.
func (t *turnover) seaKey(what uint8, who, roll int) engine.Key {
	p := t.p
	k := engine.Key{Turn: uint16(p.turn), Half: p.half, Phase: uint8(p.phase), Fight: what, Nth: p.seaCount, Place: tf(who), Roll: uint8(roll)}
	if p.sea() != nil {
		k.Round = p.sea().round
	}
	return k
}
