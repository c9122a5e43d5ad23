// What a side is told before its decks fly in its own player turn: they lie inverted when the enemy moves next (18.58, 18.72).

package awaw

import "awaw/engine"

// limited is the line under a question at sea: as it stands, or with what flying costs the decks of the side that is asked.
func (p *Position) limited(key string, args ...any) engine.Text {
	if p.decksAtStake() {
		key += ".decks"
	}
	return engine.Say(key, args...)
}

// decksAtStake tells whether the side asked has naval air on carriers at sea that would lie inverted, for having flown now, in a
// player turn of the enemy: in its own player turn, if another follows. Who flew in the enemy's is ready again in its own.
func (p *Position) decksAtStake() bool {
	side := p.asked()
	if side != p.phasing() || int(p.half) == len(p.w.sides)-1 && int(p.turn) >= p.w.sc.Scenario.Turns {
		return false
	}
	for _, c := range p.counters {
		if !c.alive() || !c.onDeck() || c.has(overSea|inverted) || p.w.sideOf(c.nation) != side || p.seaworthy(c) != "" {
			continue
		}
		at := int(c.base)
		if p.w.board.Space(at).Sea && (p.sea() == nil || p.w.distance(at, int(p.sea().hex)) <= p.w.rangeOf(c)) {
			return true
		}
	}
	return false
}
