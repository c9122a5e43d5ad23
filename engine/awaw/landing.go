// Landings from the sea as air sees them: called off by the attacker, or turned back by the enemy as the scenario has it
// (18.5551, 18.5552). Ships themselves are not in it.

package awaw

import (
	"slices"

	"awaw/engine"
)

// abandonRefusal tells why a landing may not be called off.
func (p *Position) abandonRefusal(c engine.Command) (engine.Cite, string) {
	if c.A != 0 || c.C != 0 || c.N != 0 || !p.spaceOK(c.B) {
		return "18.5551", "awaw.no.such"
	}
	if p.fight != nil || p.battle != nil || p.sortie != nil || p.step != stepAssault || p.wave > 0 || len(p.landers(c.B.Index())) == 0 ||
		len(p.assigned(int16(c.B.Index()))) > 0 {
		return "18.5551", "awaw.no.abandon"
	}
	return "", ""
}

// landers lists the units afloat that could land at a coast and have not fought.
func (p *Position) landers(hex int) (out []int) {
	for i, g := range p.troops {
		if g.alive() && g.has(troopAfloat) && p.mayAttack(i, hex) {
			out = append(out, i)
		}
	}
	return out
}

func (p *Position) legalAbandons(buf []engine.Command) []engine.Command {
	for _, h := range p.beaches() {
		cmd := engine.Command{Side: p.phasing(), Verb: VerbAbandon, B: sp(int(h))}
		if _, why := p.abandonRefusal(cmd); why == "" {
			buf = append(buf, cmd)
		}
	}
	return buf
}

// abandon calls the landing at a coast off, whole: the air over it returns inverted and is not lost.
func (t *turnover) abandon(c engine.Command) {
	hex := c.B.Index()
	for _, i := range t.p.landers(hex) {
		t.troop(i).flags |= troopFought
	}
	t.p.calledOff = append(cow(t.p.calledOff), int16(hex))
	t.say(engine.EventChoice, "18.5551", "awaw.abandoned", c.Side, c.B)
}

// turnBack carries out what the scenario's calendar says of the enemy's ships: landing forces turned back at sea.
func (t *turnover) turnBack() {
	p := t.p
	for _, x := range p.w.sc.TurnedBack {
		if x.Turn != int(p.turn) || p.w.sc.sides[x.Side] != p.phasing() {
			continue
		}
		at := p.w.board.Find(x.At)
		left := x.Factors
		for i, g := range p.troops {
			if left <= 0 || !g.alive() || !g.has(troopAfloat) || int(g.space) != at || p.troopSide(i) != p.phasing() {
				continue
			}
			left -= int(g.factors)
			k := t.troop(i)
			k.flags |= troopFought
			t.say(engine.EventNote, "18.5552", "awaw.turned.back", gu(i), sp(at))
		}
		for dir := range 6 {
			if n := p.w.board.Next(at, dir); n >= 0 && !slices.Contains(p.calledOff, int16(n)) {
				p.calledOff = append(cow(p.calledOff), int16(n))
			}
		}
	}
}
