// 18.522 and 19.4: the rounds of a counterair, from taking it up to its end.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// open takes up the counterair announced against a space.
func (t *turnover) open(space int) {
	p := t.p
	if i := slices.Index(p.targets, int16(space)); i >= 0 { // a patrol's attack stands in no list
		p.targets = slices.Delete(cow(p.targets), i, i+1)
	}
	p.struck = append(cow(p.struck), int16(space))
	f := &fight{kind: airCounterair, space: int16(space)}
	t.unmask(space)
	if !slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskCounterair) && int(c.target) == space }) {
		t.openPortStrike(space)
		return
	}
	f.muster(p, attacker, func(c counter) bool { return c.onTask(taskCounterair) && int(c.target) == space })
	f.muster(p, defender, func(c counter) bool {
		return c.alive() && int(c.base) == space && p.w.sideOf(c.nation) != p.phasing() && !c.has(flying)
	})
	t.say(engine.EventBattle, "18.521", "awaw.fight.begins", sp(space), p.sized(f, attacker), p.sized(f, defender), p.scaled(f))
	if len(f.force[defender]) == 0 {
		t.say(engine.EventBattle, "18.521D", "awaw.fight.empty", sp(space))
		t.afterCounterair(f)
		return
	}
	t.enter(f)
}

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

// measure fills both sides' modifiers and rows for the round (19.3), and deals what has been rolled.
func (p *Position) measure(f *fight) {
	air := p.w.air
	att, def := p.groups(f, attacker, false), p.groups(f, defender, false)
	f.ledgers[attacker], f.ledgers[defender] = air.Modifiers(att, def, p.conditions(f))
	f.net = int8(f.ledgers[attacker].Net())
	f.rows[attacker] = uint16(air.Strength(att, f.squadrons))
	f.rows[defender] = uint16(air.Strength(def, f.squadrons))
	switch f.kind {
	case airRaid:
		p.raidRows(f, att, def)
	case airFire:
		p.fireRows(f)
	}
	if !f.rolled || f.stage == fightScope {
		return
	}
	f.deals[attacker] = air.NewDeal(att, f.results[defender], aircombat.Options{Bombing: f.kind == airRaid})
	f.deals[defender] = air.NewDeal(def, f.results[attacker],
		aircombat.Options{UninvertedOnly: !f.both, NoAborts: p.conditions(f).DefenderStays(), Bombing: f.kind == airRaid})
	for side := range f.deals {
		for _, g := range f.choices[side] {
			f.deals[side] = f.deals[side].Give(int(g))
		}
	}
}

func (p *Position) engageRefusal(c engine.Command) (engine.Cite, string) {
	if p.fight() == nil || p.fight().stage != fightEngage {
		return "18.521B", "awaw.no.engage"
	}
	if c.A != 0 || c.B != 0 || c.C != 0 || c.N < 0 || c.N > 1 {
		return "18.521B", "awaw.no.such"
	}
	return "", ""
}

// engageTransports takes the attacker's word on the transports. A base of nothing else, left alone, was empty (18.521D).
func (t *turnover) engageTransports(c engine.Command) {
	f := t.fight()
	f.engage = c.N == 1
	others := false
	for i := range f.force[defender] {
		m := &f.force[defender][i]
		m.left = !f.engage && t.p.counters[m.c].kind == units.Transport
		others = others || !m.left && m.units > 0
	}
	if !others {
		t.say(engine.EventBattle, "18.521D", "awaw.fight.empty", sp(int(f.space)))
		t.endFight()
		return
	}
	t.say(engine.EventChoice, "18.521B", map[bool]string{true: "awaw.engaged", false: "awaw.spared"}[f.engage])
	f.stage = fightRoll
	t.p.measure(t.fight())
}

func (t *turnover) key(f *fight, roll int) engine.Key {
	p := t.p
	place := sp(int(f.space))
	if f.kind != airCounterair { // one hex may see several of them in a phase; those who come flew nowhere before
		place = ct(int(f.force[attacker][0].c))
	}
	k := engine.Key{Turn: uint16(p.turn), Half: p.half, Phase: uint8(p.phase), Fight: uint8(f.kind), Place: place,
		Round: f.round, Roll: uint8(roll)}
	if f.kind == airCounterair { // patrols may come to a base that has been attacked already
		for _, s := range p.struck {
			if s == f.space {
				k.Nth++
			}
		}
		k.Nth = max(k.Nth, 1) - 1
	}
	if p.strike() != nil { // the same squadrons may strike in every round of every naval combat
		k.Nth = p.seaCount
		if p.sea() != nil {
			k.Round = p.sea().round
		}
	}
	return k
}

// rollFight rolls for both sides, reads both results from the forces as they stood, and lets losses be shared (19.21, 19.41).
func (t *turnover) rollFight() error {
	f := t.fight()
	var modified [2]int
	for side := range f.force {
		if f.rows[side] == 0 {
			continue // nothing that fights rolls no dice (17.65)
		}
		faces, err := t.dice.Roll(engine.Ask{Key: t.key(f, side), N: 2, Sides: 6, Cite: "19.21",
			Why: engine.Say("awaw.dice", f.sideOf(t.p, side), sp(int(f.space)))})
		if err != nil {
			return err
		}
		f.dice[2*side], f.dice[2*side+1] = uint8(faces[0]), uint8(faces[1])
		net := int(f.net)
		if side == defender {
			net = -net
		}
		modified[side] = faces[0] + faces[1] + net
		f.results[side] = t.p.w.air.Read(int(f.rows[side]), modified[side])
		t.sayRoll(side, modified[side])
	}
	f.rolled = true
	for side := range f.force {
		if f.rows[side] == 0 {
			f.results[side] = aircombat.Result{}
		}
	}
	if t.p.scopeMatters(f) {
		f.stage = fightScope
		return nil
	}
	t.deal()
	return nil
}

// scopeMatters tells whether inverted and uninverted air stand side by side under a result that does something (19.64).
func (p *Position) scopeMatters(f *fight) bool {
	var up, down bool
	for _, m := range f.force[defender] {
		if m.left || m.before == 0 {
			continue
		}
		if p.counters[m.c].has(inverted) {
			down = true
		} else {
			up = true
		}
	}
	return up && down && f.results[attacker] != (aircombat.Result{})
}

func (p *Position) scopeRefusal(c engine.Command) (engine.Cite, string) {
	if p.fight() == nil || p.fight().stage != fightScope {
		return "19.64", "awaw.no.scope"
	}
	if c.A != 0 || c.B != 0 || c.C != 0 || c.N < 0 || c.N > 1 {
		return "19.64", "awaw.no.such"
	}
	return "", ""
}

func (t *turnover) scope(c engine.Command) {
	t.fight().both = c.N == 1
	t.say(engine.EventChoice, "19.64", map[bool]string{true: "awaw.scope.both", false: "awaw.scope.up"}[c.N == 1])
	t.deal()
}

// deal reads both results, then lets both be shared (19.41).
func (t *turnover) deal() {
	t.fight().stage = fightShare
	t.p.measure(t.fight())
	t.share()
}

// endRound follows a round whose losses are paid (18.522).
func (t *turnover) endRound() {
	f := t.fight()
	switch {
	case f.kind == airRaid:
		t.closeRaid()
	case f.kind >= airCAP && f.kind <= airFire:
		t.endSeaFight()
	case f.kind != airCounterair:
		t.endMeeting()
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

// afterCounterair goes on to the attack on the ships of the base, the next fight, or to landing.
func (t *turnover) afterCounterair(frame) {
	t.afterBaseFight(int(t.p.struck[len(t.p.struck)-1]))
	if t.p.w.opt.returnAtOnce {
		t.landFrom(t.p.struck[len(t.p.struck)-1])
	}
}

// landFrom lands the attackers of one base at once, where the option of 18.524A says so.
func (t *turnover) landFrom(space int16) {
	for i, c := range t.p.counters {
		if c.alive() && c.has(flying) && c.target == space {
			t.grounded(i)
		}
	}
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
