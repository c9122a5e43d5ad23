// 18.7: turning air units face up again.

package awaw

import "awaw/engine"

// mayUninvert tells why a counter stays inverted (18.72). atEnd is the final part of its own player turn, fed which bases are in full
// supply.
func (p *Position) mayUninvert(c counter, atEnd bool, fed func(space int) bool) (engine.Cite, string) {
	switch {
	case p.w.sideOf(c.nation) != p.phasing():
		return "18.72E", "awaw.no.uninvert.enemy"
	case c.has(shifted) && c.has(fresh):
		return "18.72C", "awaw.no.uninvert.moved"
	case c.has(shifted) && (c.nation != p.w.unitedStates() || !p.atPeace(c)):
		return "18.72D", "awaw.no.uninvert.moved"
	case c.has(locked) && !atEnd:
		return "18.72B", "awaw.no.uninvert.locked"
	case atEnd && p.refreshesInBox(c):
		return "", ""
	case p.freight(c): // nothing is turned up but what is based on land
		return "18.71", "awaw.no.uninvert.aboard"
	case c.onDeck():
		if p.ships[c.aboard()].has(shipUsed) {
			return "17.3122D", "awaw.no.uninvert.deck"
		}
		return "", ""
	case !fed(int(c.base)):
		return "18.72A", "awaw.no.supply"
	}
	return "", ""
}

// atPeace tells whether a nation is not yet at war in this theatre (18.72D, 17.352).
func (p *Position) atPeace(c counter) bool {
	for _, x := range p.w.sc.AtPeace {
		if n, ok := p.w.units.Nation(x.Nation); ok && n == c.nation && int(p.turn) <= x.Until {
			return true
		}
	}
	return false
}

// uninvert turns up all the phasing side may turn up. It costs nothing and harms nobody, so it is done for the player as soon as it
// can be: at the start and at the end of his turn, when supply has been traced, when a unit comes to another base, staged or by sea,
// and after movement and combat, which may have reached a base again (18.71, 18.72B).
func (t *turnover) uninvert(atEnd bool) {
	p := t.p
	fed := p.refed()
	var n [2]int // those everybody sees, and those hidden with their carriers
	for i, c := range p.counters {
		if !c.alive() || !c.has(inverted) {
			continue
		}
		if _, why := p.mayUninvert(c, atEnd, fed); why == "" {
			p.counters[i].flags &^= inverted | locked
			n[p.hiddenAir(i)]++
		}
	}
	t.sayTurned(p.phasing(), n, "18.71", "awaw.uninverted")
}

// refreshesInBox tells whether a counter is turned up at the end of its player turn whatever its supply: strategic units in their
// boxes (18.73A), Western air in those of the United States (18.73B).
func (p *Position) refreshesInBox(c counter) bool {
	s := p.w.board.Space(int(c.base))
	return p.w.strategicUnit(c.kind) && p.w.isStrategicBox(int(c.base)) || s.Box && p.w.refreshes(c.nation, s.ID)
}
