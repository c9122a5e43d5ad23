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
	if !p.now(VerbAbandon) || p.wave > 0 || len(p.landers(c.B.Index())) == 0 ||
		!slices.Contains(p.beaches(), int16(c.B.Index())) || len(p.assigned(int16(c.B.Index()))) > 0 {
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

// abandon calls the landing at a coast off, whole: the air that only this landing could have used returns inverted and is
// not lost (18.5551); what is over the hex for an attack by land stays.
func (t *turnover) abandon(c engine.Command) {
	t.excused("18.5551", func() {
		for _, i := range t.p.landers(c.B.Index()) {
			t.troop(i).flags |= troopFought
		}
		t.p.joint = nil // who might have attacked several hexes may do so no more
		t.say(engine.EventChoice, "18.5551", "awaw.abandoned", c.Side, c.B)
	})
}

// turnBack carries out what the scenario's calendar says of the enemy's ships: landing forces turned back at sea. Support
// above what the forces that are left allow returns inverted (18.5552).
func (t *turnover) turnBack() {
	t.excused("18.5552", func() {
		p := t.p
		for _, x := range p.w.sc.TurnedBack {
			if x.Turn != int(p.turn) || p.w.sc.sides[x.Side] != p.phasing() {
				continue
			}
			at := p.w.board.Find(x.At)
			left := x.Factors
			for i, g := range p.troopsOf(p.phasing()) {
				if left <= 0 || !g.has(troopAfloat) || int(g.space) != at {
					continue
				}
				left -= int(g.factors)
				k := t.troop(i)
				k.flags |= troopFought
				t.say(engine.EventNote, "18.5552", "awaw.turned.back", gu(i), sp(at))
			}
		}
	})
}

// excused lets something happen that lowers limits on support without the attacker being at fault for it: what each limit loses
// returns inverted, as far as more is over the hex than is left (18.555, 18.5551, 18.5552). All other excess is lost.
func (t *turnover) excused(cite engine.Cite, happens func()) {
	p := t.p
	hexes := p.supportedByAir()
	before := make([]int, len(hexes))
	for k, h := range hexes {
		before[k] = p.airLimit(int(h))
	}
	happens()
	var parts []owed
	for k, h := range hexes {
		limit := p.airLimit(int(h))
		if over := min(before[k]-limit, thirdsIn(p.pick(p.supporters(int(h))))-limit); over > 0 {
			parts = append(parts, owed{h, int16(over)})
		}
	}
	if len(parts) != 0 {
		t.choose(choiceReturned, p.phasing(), parts...).cite = cite
	}
}
