// 15: what a ground battle rolls or is told, and what each side then owes.

package awaw

import "awaw/engine"

// battleRollRefusal tells why the die of ground combat may not be rolled.
func (p *Position) battleRollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.battle().stage != battleRoll || p.w.opt.askGround:
		return "15", "awaw.no.roll"
	case !plain(c):
		return "15", "awaw.no.such"
	}
	return "", ""
}

// rollBattle rolls the one die of ground combat, or waits for the printed table's word.
func (t *turnover) rollBattle() error {
	b := t.ground()
	b.round++
	p := t.p
	first := gu(p.attackers()[0]) // a hex may be attacked twice in a phase, but by others
	key := engine.Key{Turn: uint16(p.turn), Half: p.half, Phase: uint8(p.phase), Fight: fightGround + p.wave, Place: first, Round: b.round}
	faces, err := t.dice.Roll(engine.Ask{Key: key, N: 1, Sides: 6, Cite: "15", Why: engine.Say("awaw.dice.ground", p.phasing(), sp(int(b.hex)))})
	if err != nil {
		return err
	}
	b.die = uint8(faces[0])
	column := p.oddsColumn(int(b.odds[0]), int(b.odds[1]))
	v, _ := parseVerdict(p.w.ground.Combat.Results[b.die-1][column])
	t.say(engine.EventDice, "15", "awaw.rolled.ground", p.phasing(), int(b.die), p.w.ground.Combat.Odds[column], engine.Say("awaw.verdict."+v.String()))
	e := &t.ev[len(t.ev)-1]
	e.Dice = []int{int(b.die)}
	e.Refs = append(e.Refs, sp(int(b.hex)))
	t.read(v)
	return nil
}

// battleResultRefusal tells why no result of the ground combat table may be typed in now.
func (p *Position) battleResultRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.battle().stage != battleRoll || !p.w.opt.askGround:
		return "15", "awaw.no.verdict"
	case c.A != 0 || c.B != 0 || c.C != 0 || c.N < int16(verdictAttacker) || c.N > int16(verdictEliminated):
		return "15", "awaw.no.such"
	}
	return "", ""
}

func (p *Position) legalBattleResults(buf []engine.Command) []engine.Command {
	if p.w.opt.askGround {
		for v := verdictAttacker; v <= verdictEliminated; v++ {
			buf = append(buf, typedResult(p.asked(), int(v)))
		}
	}
	return buf
}

// battleResult takes the result a player has read from the printed table.
func (t *turnover) battleResult(c engine.Command) {
	b, v := t.ground(), verdict(c.N)
	b.round++
	t.say(engine.EventChoice, "15", "awaw.verdict", sp(int(b.hex)), v.String())
	t.read(v)
}

// read turns a verdict into what each side owes.
func (t *turnover) read(v verdict) {
	b := t.ground()
	b.verdict = v
	worth := b.odds[1]
	switch v {
	case verdictAttacker:
		b.then = [2]int16{worth, 0}
	case verdictHalf:
		b.then = [2]int16{(worth + 1) / 2, 0}
	case verdictExchange:
		b.then = [2]int16{worth, none}
	case verdictDefender:
		n := int16(0)
		for _, h := range b.list() {
			n += int16(t.p.defenceFactors(int(h)))
		}
		for _, i := range t.p.defendingTroops() {
			n += int16(t.p.troops[i].factors)
		}
		b.then = [2]int16{0, (n + 1) / 2}
	case verdictEliminated:
		b.then = [2]int16{0, none}
	}
	for _, h := range b.list() {
		for _, i := range append(t.p.supporters(int(h)), t.p.defenders(int(h))...) {
			t.p.counters[i].flags |= counted
		}
	}
	t.countShips()
	b.whose, b.owed = attacker, b.then[attacker]
	t.toll()
}

// fightGround numbers ground battles for dice keys, beside the kinds of air fight.
const fightGround = 16

// againRefusal tells why a ground battle may not go on or be broken off now.
func (p *Position) againRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.battle().stage != battleAgain:
		return "15", "awaw.no.press"
	case !plain(c):
		return "15", "awaw.no.such"
	}
	return "", ""
}

// anotherRound fights on with what both sides have left (15.7): support that counted goes on counting, no other joins
// (18.614C).
func (t *turnover) anotherRound(engine.Command) {
	t.say(engine.EventChoice, "15", "awaw.again", t.p.phasing())
	t.ready()
}

// breakOff ends an attack that has not succeeded.
func (t *turnover) breakOff(engine.Command) {
	t.say(engine.EventChoice, "15", "awaw.enough", t.p.phasing())
	t.endBattle()
}
