// Commands in naval combat: which rule refuses each, which part carries it out, and what each stage offers.

package awaw

import "awaw/engine"

// legalInSea lists what a naval combat, or a strike on ships, asks for.
func (p *Position) legalInSea(side engine.Side, buf []engine.Command) []engine.Command {
	if p.seaTyped() {
		return p.legalTyped(side, p.legalSpots(side, buf))
	}
	one := func(v engine.Verb) { buf = append(buf, engine.Command{Side: side, Verb: v}) }
	if s := p.strike; s != nil {
		switch s.stage {
		case strikeAim:
			return p.legalAims(side, buf)
		default:
			one(VerbRoll)
		}
		return buf
	}
	switch p.sea.stage {
	case seaReact:
		return p.legalReactions(side, buf)
	case seaSpot:
		buf = p.legalSpots(side, buf)
		one(VerbRoll)
	case seaCommit:
		return p.legalCommits(side, buf)
	case seaFind:
		one(VerbRoll)
	case seaStrike:
		return p.legalStrikes(side, buf)
	case seaLand:
		return p.legalHavens(side, buf)
	case seaAgain:
		one(VerbPress)
		one(VerbStop)
	}
	return buf
}

// legalSpots lists who may spot for the interception at hand, if there is one.
func (p *Position) legalSpots(side engine.Side, buf []engine.Command) []engine.Command {
	if !p.atStage(seaSpot) {
		return buf
	}
	for i, k := range p.counters {
		c := engine.Command{Side: side, Verb: VerbSpot, A: ct(i), B: sp(int(p.sea.hex))}
		if !k.alive() {
			continue
		}
		if _, why := p.spotRefusal(c); why == "" {
			buf = append(buf, c)
		}
	}
	return buf
}

// combatRefusal gives the paragraph and the reason that forbid a command of naval combat; none if it is legal.
func (p *Position) combatRefusal(c engine.Command) (engine.Cite, string) {
	switch c.Verb {
	case VerbIntercept:
		return p.interceptRefusal(c)
	case VerbHunt:
		return p.huntRefusal(c)
	case VerbSpot:
		return p.spotRefusal(c)
	case VerbSearch:
		return p.searchRefusal(c)
	case VerbCover:
		return p.coverRefusal(c, roleCover)
	case VerbPatrol:
		return p.coverRefusal(c, roleCAP)
	case VerbStrike:
		return p.strikeRefusal(c)
	}
	return p.aimRefusal(c)
}

// inCombat carries out a legal command of naval combat.
func (t *turnover) inCombat(c engine.Command) {
	switch c.Verb {
	case VerbIntercept:
		t.intercept(c)
	case VerbHunt:
		t.hunt(c)
	case VerbSpot:
		t.spot(c)
	case VerbSearch:
		t.searchAtSea(c)
	case VerbCover:
		t.coverAtSea(c, roleCover)
	case VerbPatrol:
		t.coverAtSea(c, roleCAP)
	case VerbStrike:
		t.sendStrike(c)
	case VerbAim:
		t.aim(c)
	}
}

// seaRollRefusal tells why no dice may be thrown at sea now.
func (p *Position) seaRollRefusal(plain bool) (engine.Cite, string) {
	switch {
	case !plain:
		return "22.4", "awaw.no.such"
	case p.seaTyped():
		return "22.4", "awaw.no.roll"
	case p.displacing():
		return "18.25", "awaw.no.roll"
	case p.strike != nil && p.strike.stage != strikeAim:
		return "", ""
	case p.strike == nil && (p.sea.stage == seaSpot || p.sea.stage == seaFind):
		return "", ""
	}
	return "22.4", "awaw.no.roll"
}

// rollAtSea throws the dice a naval combat or a strike waits for.
func (t *turnover) rollAtSea() error {
	switch {
	case t.p.strike != nil && t.p.strike.stage == strikeFire:
		return t.fire()
	case t.p.strike != nil:
		return t.rollStrike()
	case t.p.sea.stage == seaSpot:
		return t.rollInterception()
	}
	return t.rollSearch()
}

// seaDoneRefusal tells why a stage of a naval combat may not be ended by saying that one is done.
func (p *Position) seaDoneRefusal() (engine.Cite, string) {
	if p.strike == nil {
		switch p.sea.stage {
		case seaReact, seaCommit, seaStrike, seaLand:
			return "", ""
		}
	}
	return "22.4", "awaw.no.done"
}

// seaDone ends a side's part in a stage of a naval combat.
func (t *turnover) seaDone() {
	b := t.seas()
	switch b.stage {
	case seaReact:
		t.p.sea, t.seaOwn = nil, nil
		t.comeTo(int(b.mover), int(b.to), t.p.lengthOf(b))
	case seaCommit:
		if b.whose == 0 {
			b.whose = 1
			return
		}
		b.stage, b.whose = seaFind, 0
	case seaStrike:
		t.strikesSent()
		t.skipStrikes()
	case seaLand:
		t.landCAP()
	}
}

// lengthOf is the hexes of the mover's whole way.
func (p *Position) lengthOf(b *seaBattle) int {
	return p.w.seaHexes(int(b.from), int(b.to))
}
