// What a ground battle wins: advance, control of hexes, the air that is displaced by it (18.25, 18.617), breakthrough and
// exploitation.

package awaw

import (
	"slices"

	"awaw/engine"
)

// win is the end of a battle in which no defender is left: units that dropped hold the hex, others may go in.
func (t *turnover) win() {
	p := t.p
	b := t.ground()
	t.nothingLeft()
	for _, i := range p.attackers() {
		if g := p.troops[i]; g.has(troopDropped) {
			t.seize(int(g.space), "18.251")
		}
		if b.overrun {
			t.enterHex(i, int(b.hex))
			g := t.troop(i)
			g.spent = min(g.moves, g.spent+uint8(p.w.ground.Movement["overrun"]))
		} else if p.w.ground.Types[p.troops[i].kind].Armor {
			t.troop(i).flags |= troopBroke
		}
	}
	if b.overrun {
		for _, i := range p.attackers() {
			t.troop(i).flags &^= troopJoined
		}
		for _, i := range p.supporters(int(b.hex)) {
			p.counters[i].flags |= spent
		}
		t.endBattle()
		return
	}
	b.stage = battleAdvance
	if len(p.legalAdvances(nil)) == 0 {
		t.endBattle()
	}
}

// nothingLeft sends home the defender's air over hexes where nobody is left to support: excess and jets, which no result of
// ground combat touches, have flown all the same (18.614C, 18.6141).
func (t *turnover) nothingLeft() {
	for i, c := range t.p.counters {
		if (c.onTask(taskDefend) || c.onTask(taskEscort)) && t.p.battle().at(int(c.target)) {
			t.comesDown(i)
			cite := engine.Cite("18.614C")
			if c.has(spent) {
				cite = "18.618"
			}
			t.say(engine.EventTurned, cite, "awaw.support.returns", int(c.size), ct(i))
		}
	}
}

// advanceRefusal tells why a unit may not go into a hex that has been won.
func (p *Position) advanceRefusal(c engine.Command) (engine.Cite, string) {
	if p.battle() == nil || p.battle().stage != battleAdvance || p.displacing() {
		return "15", "awaw.no.advance.now"
	}
	if !slices.Contains(p.legalAdvances(nil), c) {
		return "15", "awaw.no.advance.who"
	}
	return "", ""
}

func (p *Position) legalAdvances(buf []engine.Command) []engine.Command {
	for _, i := range p.attackers() {
		g := p.troops[i]
		if g.has(troopDropped) || !unlessSaid(p.w.ground.Types[g.kind].Moves) || p.battle().at(int(g.space)) {
			continue
		}
		for _, h := range p.battle().list() {
			if p.board().Distance(int(g.space), int(h)) == 1 && p.stackRoom(p.phasing(), int(h)) > 0 {
				buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbAdvance, A: gu(i), B: sp(int(h))})
			}
		}
	}
	return buf
}

// advance moves a unit into a hex it has won.
func (t *turnover) advance(c engine.Command) {
	t.enterHex(t.p.troopAt(c.A), c.B.Index()) // the battle ends by itself when nobody is left who could
}

// enterHex puts a ground unit into a hex and takes it.
func (t *turnover) enterHex(i, hex int) {
	g := t.troop(i)
	from := int(g.space)
	g.space = int16(hex)
	g.flags &^= troopAfloat
	t.move("15", "awaw.advanced", gu(i), sp(from), sp(hex))
	t.seize(hex, "18.617")
}

// seize gives a hex to the phasing side: its airbase falls, its air is displaced (18.147, 18.25).
func (t *turnover) seize(hex int, cite engine.Cite) {
	p := t.p
	side := p.phasing()
	if p.control[hex] == side {
		return
	}
	p.control = slices.Clone(p.control)
	p.control[hex] = side
	t.gained(hex)
	if p.isBase(hex) {
		t.say(engine.EventBase, cite, "awaw.captured", sp(hex), side)
		t.cutOff(hex)
	}
	back, homing := p.step, p.homing()
	t.displaceFrom(hex)
	if p.homing() && !homing {
		p.after = back
	}
}
