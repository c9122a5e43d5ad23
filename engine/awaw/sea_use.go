// 18.42B, 18.473 and 18.58: what searching, covering and attacking at sea do to those who did it, and when.

package awaw

import "awaw/engine"

// seaInverts inverts, at the end of a player turn, all air of both sides that took part in naval combat in it.
func (t *turnover) seaInverts() {
	p := t.p
	if len(p.ships) == 0 {
		return
	}
	for side := engine.Side(1); int(side) <= len(p.w.sides); side++ {
		var n [2]int
		for i, c := range p.counters {
			if c.alive() && c.has(overSea) && p.w.sideOf(c.nation) == side {
				n[p.hiddenAir(i)] += t.seaTurn(i)
			}
		}
		t.sayTurned(side, n, "18.58", "awaw.sea.inverted")
	}
}

// settleAshore counts, from its owner's redeployment on, naval air that came off carriers in port among what the port bases.
func (t *turnover) settleAshore() {
	for i, c := range t.p.counters {
		if c.alive() && c.has(offDeck) && t.p.w.sideOf(c.nation) == t.p.phasing() {
			t.p.counters[i].flags &^= offDeck
		}
	}
}
