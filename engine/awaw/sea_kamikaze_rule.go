// 17.41 to 17.43, 17.48: the kamikaze rule invoked, how many kamikazes there may be, and those that have flown.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// kamikazes gives the state of the rule for writing.
func (t *turnover) kamikazes() *kamikazes {
	k := *t.p.kamikazes
	t.p.kamikazes = &k
	return t.p.kamikazes
}

// existing is all kamikazes there are, built and in the force pool.
func (p *Position) existing() int {
	return int(p.kamikazes.ready) + p.poolOf(p.w.japan(), units.Kamikaze)
}

// kamikazeRoom is how many more may be created (17.43, 17.44A).
func (p *Position) kamikazeRoom() int {
	if p.kamikazes == nil {
		return 0
	}
	return int(p.kamikazes.limit) - p.existing()
}

// limitCite is the paragraph of the limit: that of the first kamikazes, or that of growth.
func (p *Position) limitCite() engine.Cite {
	if p.kamikazes.growth == 0 {
		return "17.43A"
	}
	return "17.43B"
}

// invokeRefusal tells why the kamikaze rule may not be invoked (17.41).
func (p *Position) invokeRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.kamikazePhase(); why != "" {
		return cite, why
	}
	switch {
	case !plain(c):
		return "17.41", "awaw.no.such"
	case p.kamikazes != nil:
		return "17.41", "awaw.no.kamikaze.twice"
	}
	return "", ""
}

func (p *Position) tellInvoke(_ engine.Command, l *engine.Label) {
	l.Key, l.Detail = 'k', detailed("invoke", p.w.naval.KamikazePool(p.trainingRate(p.w.japan())))
}

// invoke turns the rule on: elite naval air is regular from now on (17.42).
func (t *turnover) invoke(engine.Command) {
	p := t.p
	japan, n := p.w.japan(), 0
	p.kamikazes = &kamikazes{limit: int16(p.w.naval.KamikazePool(p.trainingRate(japan)))}
	p.cadets = 0
	for i, c := range p.counters {
		if c.alive() && c.nation == japan && c.has(elite) {
			p.counters[i].flags &^= elite
			n += int(c.size)
		}
	}
	t.say(engine.EventNote, "17.41", "awaw.kamikaze.invoked", int(p.kamikazes.limit))
	if n > 0 {
		t.say(engine.EventTurned, "17.42", "awaw.kamikaze.regular", n)
	}
}

// growKamikazes lets the force pool grow as Japan's construction phase opens, if all kamikazes have been used (17.43B, 17.43C).
func (t *turnover) growKamikazes() {
	p := t.p
	p.schooled = nil
	if p.kamikazes == nil || !p.kamikazes.ripe || p.phasing() != p.w.sideOf(p.w.japan()) {
		return
	}
	k := t.kamikazes()
	by := p.w.naval.KamikazePool(p.trainingRate(p.w.japan()))
	cite := engine.Cite("17.43B")
	if k.growth > 0 {
		cite = "17.43C"
	}
	k.limit, k.growth, k.ripe = k.limit+int16(by), k.growth+1, false
	k.raw = int16(p.existing())
	t.say(engine.EventNote, cite, "awaw.kamikaze.grown", by, int(k.limit), int(k.growth))
}

// spendKamikazes takes kamikazes that have flown: all of them are eliminated (17.48). The pool grows once all there are have been
// used, for the second and every later growth all in one turn (17.43B, 17.43C).
func (t *turnover) spendKamikazes(n int) {
	p := t.p
	all := p.existing()
	k := t.kamikazes()
	if k.growth > 0 && k.flown != p.turn { // what earlier turns used does not count again; a second wave does
		k.raw = int16(all)
	}
	k.ready -= int16(n)
	k.raw = max(k.raw-int16(n), 0)
	k.flown = p.turn
	k.ripe = k.ripe || k.raw == 0
	p.pool = addToPool(p.pool, p.w.japan(), units.Kamikaze, n)
	t.tally(p.w.sideOf(p.w.japan()), units.Kamikaze.Code(), n)
	t.say(engine.EventLoss, "17.48", "awaw.kamikaze.spent", n)
}
