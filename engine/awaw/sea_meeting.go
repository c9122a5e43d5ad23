// How a naval combat comes about: a force under way is intercepted or found by air alone, or ships at sea are hunted (18.58,
// 18.59, 22.45). The chance of interception is a house number, and so is how far a force may come.

package awaw

import (
	"slices"

	"awaw/engine"
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
	if !m.onBoard() || m.has(forceMet|forceFought) {
		return false
	}
	reach := p.w.meetReach()
	if d := p.w.board.Distance(int(m.space), hex); d == none || d > reach {
		return false
	}
	return int(m.space) == hex || p.w.sails(int(m.space), hex, reach)
}

// huntable tells whether air of a side on land could reach ships in a hex.
func (p *Position) huntable(side engine.Side, hex int) bool {
	return p.anyAir(func(c counter) bool {
		return !c.onDeck() && p.w.sideOf(c.nation) == side && p.seaworthy(c) == "" && p.w.distance(int(c.base), hex) <= p.w.rangeOf(c)
	})
}

// openReaction asks the other side whether it meets a task force on its way.
func (t *turnover) openReaction(f int, way []int) {
	t.p.seaCount++
	b := &seaBattle{stage: seaReact, hex: none, mover: int16(f), hunter: none, from: int16(way[0]), to: int16(way[len(way)-1]), lane: way, first: t.p.phasing()}
	t.push(b)
}

// way is the mover's: found as it sailed, or anew in a game that was just opened. It is not to be written on.
func (p *Position) way() []int {
	if way := p.sea().lane; way != nil {
		return way
	}
	return p.sealane(p.sea().first, int(p.sea().from), int(p.sea().to), p.anywhere())
}

// anywhere is more than any way on the board.
func (p *Position) anywhere() int { return p.w.board.Len() }

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

// deckedAt tells whether a side has naval air on a carrier at sea within range of a hex.
func (p *Position) deckedAt(side engine.Side, hex int) bool {
	return p.anyAir(func(c counter) bool {
		if c.aboard() == none {
			return false
		}
		s := &p.ships[c.aboard()]
		return s.alive() && s.force > 0 && p.w.sideOf(s.nation) == side && p.fliesOver(c, hex)
	})
}

// deckWithin tells whether naval air on a carrier could fly over a hex of the sea.
func (p *Position) deckWithin(carrier, hex int) bool {
	return p.anyAir(func(c counter) bool { return c.aboard() == carrier && p.fliesOver(c, hex) })
}

// deckReady tells whether naval air on a carrier could fly at all.
func (p *Position) deckReady(carrier int) bool {
	return p.anyAir(func(c counter) bool { return c.aboard() == carrier && p.seaworthy(c) == "" })
}

// fliesOver tells whether naval air aboard could fly over a hex of the sea.
func (p *Position) fliesOver(c counter, hex int) bool {
	return p.seaworthy(c) == "" && p.w.distance(int(c.base), hex) <= p.w.rangeOf(c)
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
		if !m.onBoard() || m.side == p.phasing() || slices.Contains(done, m.space) {
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

// hunt begins a naval combat in which one side has nothing but air from land, or what it carries in the hex itself.
func (t *turnover) hunt(c engine.Command) {
	hex := c.B.Index()
	if t.p.sea() == nil {
		t.p.seaCount++
		b := &seaBattle{hex: int16(hex), mover: none, hunter: none, from: none, to: none, first: 3 - c.Side}
		t.push(b)
		t.say(engine.EventBattle, "18.58", "awaw.hunts", c.Side, c.B)
	} else {
		t.seas().hex = int16(hex)
		t.say(engine.EventBattle, "18.63", "awaw.hunts.mover", c.Side, tf(int(t.p.sea().mover)), c.B)
	}
	t.joinBattle()
}

// sought is the command by which the side asked seeks the ships that lie in a hex, or those under way as they pass it, if it may.
func (p *Position) sought(hex int) (engine.Command, bool) {
	c := engine.Command{Side: p.asked(), Verb: VerbHunt, B: sp(hex)}
	if !p.now(VerbHunt) {
		return c, false
	}
	_, why := p.huntRefusal(c)
	return c, why == ""
}

// tellHunt marks what begins a naval combat at a place, where ships that lie at sea are sought.
func (p *Position) tellHunt(_ engine.Command, l *engine.Label) { l.Begins = p.sea() == nil }

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

// seeks tells whether a verb seeks ships by air, wherever it comes from.
func seeks(v engine.Verb) bool { return v == VerbHunt }
