// 18.522 and 19.4: the rounds of a counterair, from taking it up to its end.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// muster puts the counters of which it is true into a force.
func (f *fight) muster(p *Position, side int, in func(counter) bool) {
	for i, c := range p.counters {
		if c.alive() && in(c) {
			f.force[side] = append(f.force[side], member{c: int16(i), units: c.size})
		}
	}
}

// naval tells whether naval air is on either side of a fight: then all of it fights in squadrons (19.51).
func (p *Position) naval(f *fight) bool {
	of := func(m member) bool { return p.counters[m.c].kind == units.NAS }
	return f.kind == airCAP || slices.ContainsFunc(f.force[attacker], of) || slices.ContainsFunc(f.force[defender], of)
}

// sized is how strong a side of a fight is that is about to begin: in squadrons or in factors, never in both.
func (p *Position) sized(f *fight, side int) (n int) {
	if !p.naval(f) || f.kind == airCAP {
		return f.total(side)
	}
	for _, m := range f.force[side] {
		n += p.counters[m.c].thirds()
	}
	return n
}

// scaled words in what sized counts.
func (p *Position) scaled(f *fight) engine.Text {
	if p.naval(f) {
		return engine.Say("awaw.force.squadrons")
	}
	return engine.Say("awaw.force.factors")
}

// enter begins a fight whose forces stand: squadrons fight if any of them is naval air (19.51).
func (t *turnover) enter(f *fight) {
	p := t.p
	t.push(f)
	f.squadrons = p.naval(f)
	if f.squadrons {
		for s := range f.force {
			for i := range f.force[s] {
				f.force[s][i].units *= uint8(f.scale(p.counters[f.force[s][i].c].kind))
			}
		}
		t.say(engine.EventBattle, "19.51", "awaw.fight.squadrons")
	}
	t.beginRound()
}

// beginRound readies the next round: the attacker says about transports, then rolls.
func (t *turnover) beginRound() {
	f := t.fight()
	f.round++
	f.rolled, f.fresh, f.both = false, false, false
	f.due, f.choices = nil, [2][]uint8{}
	t.bury()
	transports := 0
	for s := range f.force {
		// A counter that has lost every squadron stays until the squadrons are made factors again: they are counted together.
		f.force[s] = slices.DeleteFunc(f.force[s], func(m member) bool { return !t.p.counters[m.c].alive() })
		for i := range f.force[s] {
			m := &f.force[s][i]
			m.before, m.aborted = m.units, 0
			if f.kind == airCounterair && s == defender && m.units > 0 && t.p.counters[m.c].kind == units.Transport {
				transports++
				m.left = true
			}
		}
	}
	f.engage = false
	f.stage = fightRoll
	if transports > 0 {
		f.stage = fightEngage
	}
	t.p.measure(t.fight())
}

// endRound follows a round whose losses are paid (18.522).
func (t *turnover) endRound() {
	f := t.fight()
	switch over := f.rules().over; {
	case over != nil:
		over(t)
	case f.total(attacker) == 0 || f.total(defender) == 0 || t.p.carrierStrike(f):
		t.endFight()
	case t.p.oneRound(f):
		t.say(engine.EventBattle, "19.12", "awaw.fight.one", sp(int(f.space)))
		t.endFight()
	case !t.p.canDisengage(f):
		t.say(engine.EventChoice, "18.523", "awaw.fight.trapped", f.sideOf(t.p, defender))
		f.stage = fightPress
	default:
		f.stage = fightStay
	}
}

// endFight settles who is inverted (18.526) and closes the fight.
func (t *turnover) endFight() {
	f := t.fight()
	t.keepEnded()
	t.recombine()
	t.turnDefenders(f, "18.526A")
	t.say(engine.EventBattle, "18.522", "awaw.fight.ends", sp(int(f.space)))
	t.bury()
	t.end(f)
}

// bury takes counters that died in the fight off the board; until then their share of a round is still counted.
func (t *turnover) bury() {
	for _, force := range t.p.fight().force {
		for _, m := range force {
			if c := t.p.counters[m.c]; !c.alive() {
				t.p.remove(int(m.c))
			}
		}
	}
}

// keepEnded keeps the fight as it was decided, so that a screen can show the last dice.
func (t *turnover) keepEnded() {
	if t.p.ended == nil {
		t.p.ended = t.p.fight().copy()
		t.p.ended.stage = fightPress
	}
}

// oneRound tells whether a counterair ends after its first round: naval air from carriers flies in it, or ships lie at the
// base (19.12, as an option reads it).
func (p *Position) oneRound(f *fight) bool {
	if !p.w.opt.carrierOneRound {
		return false
	}
	for _, m := range f.force[attacker] {
		if p.counters[m.c].onDeck() {
			return true
		}
	}
	return slices.ContainsFunc(p.ships, func(s ship) bool { return s.alive() && s.space == f.space })
}

// onlyRound tells whether a fight is over after its first round: that over ships is, as is that of a raid (26) and a counterair an option
// limits (19.12).
func (p *Position) onlyRound(f *fight) bool {
	return f.overShips() || f.kind == airRaid || f.kind == airCounterair && (p.oneRound(f) || p.carrierStrike(f))
}

func (t *turnover) sayLosses(side int) {
	f := t.fight()
	if f.kind == airFire && len(f.force[side]) == 0 {
		return // ships fire and lose no air
	}
	lost, aborted := 0, 0
	var back []engine.TurnedBack
	for _, m := range f.force[side] {
		lost += int(m.before) - int(m.units)
		aborted += int(m.aborted)
		per := 1 // units of the fight to one of the counter
		if c := t.p.counters[m.c]; f.squadrons {
			per = thirdsOf(c.kind, 1)
		}
		if n := int(m.aborted) / per; n > 0 {
			back = append(back, engine.TurnedBack{Counter: ct(int(m.c)), N: n})
		}
	}
	if lost == 0 && f.total(side) == 0 { // ships alone fought on this side
		return
	}
	key, parts := "awaw.losses.factors", 1
	if f.squadrons || f.kind == airFire && t.p.naval(f) {
		key, parts = "awaw.losses.squadrons", units.PerFactor
	}
	t.say(engine.EventLoss, "19.42", key, f.sideOf(t.p, side), lost, f.total(side), aborted)
	e := &t.ev[len(t.ev)-1]
	e.Refs = append(e.Refs, sp(int(f.space)))
	e.Fact().Toll = &engine.Toll{What: fightAbouts[f.kind], Side: f.sideOf(t.p, side), Where: sp(int(f.space)), Lost: lost, Aborted: aborted, Left: f.total(side), Parts: parts, Turned: back}
}

// turnDefenders inverts the part of the defenders that the last roll turned back, by the paragraph given: that of a fight in the air (18.526A) or of a
// port (17.3126C).
func (t *turnover) turnDefenders(f *fight, cite engine.Cite) {
	turned := 0
	for _, m := range slices.Clone(f.force[defender]) {
		c := t.p.counters[m.c]
		if m.aborted == 0 || !c.alive() || c.has(inverted) {
			continue
		}
		i := int(m.c)
		if int(m.aborted) < int(c.size) {
			i = t.split(i, int(m.aborted))
		}
		t.p.counters[i].flags |= inverted | locked
		turned += int(m.aborted)
	}
	if turned > 0 {
		t.say(engine.EventTurned, cite, "awaw.turned", turned, sp(int(f.space)))
	}
}

// endSeaFight follows the air combat over ships, or the losses to their fire.
func (t *turnover) endSeaFight() {
	t.keepEnded()
	port := t.fight().kind == airPort
	if port {
		t.recombine()
	}
	f := t.fight()
	if port {
		t.turnDefenders(f, "17.3126C")
	}
	t.bury()
	t.end(f)
}
