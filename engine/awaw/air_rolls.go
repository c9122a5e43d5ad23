// 19.2 to 19.4: the dice of a round: what is engaged, what each side adds and rolls on, and on whom results fall.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

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
		t.how = engine.EndNobody
		t.endFight()
		return
	}
	t.say(engine.EventChoice, "18.521B", map[bool]string{true: "awaw.engaged", false: "awaw.spared"}[f.engage])
	f.stage = fightRoll
	t.p.measure(t.fight())
}

// measure fills both sides' modifiers and rows for the round (19.3), and deals what has been rolled.
func (p *Position) measure(f *fight) {
	air := p.w.air
	att, def := p.groups(f, attacker, false), p.groups(f, defender, false)
	f.ledgers[attacker], f.ledgers[defender] = air.Modifiers(att, def, f.conditions(p))
	f.net = int8(f.ledgers[attacker].Net())
	f.rows[attacker] = uint16(air.Strength(att, f.squadrons))
	f.rows[defender] = uint16(air.Strength(def, f.squadrons))
	if set := f.rules().rows; set != nil {
		set(p, f, att, def)
	}
	if !f.rolled || f.stage == fightScope {
		return
	}
	f.deals[attacker] = air.NewDeal(att, f.results[defender], aircombat.Options{Bombing: f.kind == airRaid})
	f.deals[defender] = air.NewDeal(def, f.results[attacker],
		aircombat.Options{UninvertedOnly: !f.both, NoAborts: f.conditions(p).DefenderStays(), Bombing: f.kind == airRaid})
	for side := range f.deals {
		for _, g := range f.choices[side] {
			f.deals[side] = f.deals[side].Give(int(g))
		}
	}
}

func (t *turnover) key(f *fight, roll int) engine.Key {
	p := t.p
	place := sp(int(f.space))
	if f.kind != airCounterair { // one hex may see several of them in a phase; those who come flew none before
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

func (t *turnover) sayRoll(side, modified int) {
	f := t.fight()
	t.say(engine.EventDice, "19.21", "awaw.rolled", f.sideOf(t.p, side), int(f.dice[2*side]), int(f.dice[2*side+1]), modified, int(f.rows[side]),
		t.p.w.air.Printed(int(f.rows[side]), modified))
	e := &t.ev[len(t.ev)-1]
	e.Dice = []int{int(f.dice[2*side]), int(f.dice[2*side+1])}
	e.Ledger = f.ledgers[side]
	e.Refs = append(e.Refs, sp(int(f.space)))
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

// Indifferent tells whether it comes to the same on whom a result falls: all who are there fall by it (19.64).
func (p *Position) Indifferent() bool {
	f := p.fight()
	if f == nil || f.stage != fightScope {
		return false
	}
	n := 0
	for _, m := range f.force[defender] {
		if !m.left {
			n += int(m.units)
		}
	}
	return f.results[attacker].Eliminated >= n
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
