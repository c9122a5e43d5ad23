// 18.551: one attack on several hexes at once: every unit must be able to attack, and all the ground support to reach, each of them.

package awaw

import (
	"slices"

	"awaw/engine"
)

// groupOfHex is the hexes that a hex is drafted to be attacked with, itself among them; none if it is alone.
func (p *Position) groupOfHex(hex int16) []int16 {
	if slices.Contains(p.joint, hex) {
		return p.joint
	}
	return nil
}

// drafted lists the hexes an attack or overrun is drafted against, ascending.
func (p *Position) drafted() []int16 {
	out := p.hexesOf(func(i int, g troop) bool { return g.has(troopJoined) }, true)
	return sorted(append(out, p.joint...))
}

// attacked is the hexes that an announcement attacks, ascending: the one it names, those drafted with it, and another it may add.
func (p *Position) attacked(c engine.Command) []int16 {
	out := append([]int16{int16(c.B.Index())}, p.groupOfHex(int16(c.B.Index()))...)
	if c.C != engine.NoRef {
		out = append(out, int16(c.C.Index()))
	}
	return sorted(out)
}

// drawnUp is the battle that an announcement opens.
func (p *Position) drawnUp(c engine.Command) *battle {
	b := &battle{hex: int16(c.B.Index()), overrun: p.overruns()}
	if hexes := p.attacked(c); len(hexes) > 1 {
		b.also = slices.DeleteFunc(hexes, func(h int16) bool { return h == b.hex })
	}
	return b
}

// jointRefusal tells why hexes may not be attacked at once: the enemy must hold each, every unit drafted against one of them must be
// able to attack them all, and so must the support over one of them reach them all.
func (p *Position) jointRefusal(hexes []int16) (engine.Cite, string) {
	if p.overruns() || slices.ContainsFunc(hexes, func(h int16) bool { return !p.guarded(p.defending(), int(h)) }) {
		return "15", "awaw.no.assault.second"
	}
	for _, i := range p.assigned(hexes...) {
		if slices.ContainsFunc(hexes, func(h int16) bool { return !p.mayAttack(i, int(h)) }) {
			return "15", "awaw.no.assault.second"
		}
	}
	for _, over := range hexes {
		for _, i := range p.supporters(int(over)) {
			k := p.counters[i]
			row, far := p.w.row(int(k.base)), p.w.rangeOf(k)
			if slices.ContainsFunc(hexes, func(h int16) bool { return int(row[h]) > far }) {
				return "18.551", "awaw.no.assault.support"
			}
		}
	}
	return "", ""
}

// widenRefusal tells why the attack drafted on hex B may not take in hex C.
func (p *Position) widenRefusal(c engine.Command) (engine.Cite, string) {
	if c.A != 0 || c.N != 0 || !p.spaceOK(c.B) || !p.spaceOK(c.C) || c.B == c.C {
		return "15", "awaw.no.such"
	}
	hex := int16(c.B.Index())
	switch {
	case !p.now(VerbWiden):
		return "15", "awaw.no.assault.now"
	case len(p.joint) != 0 && p.groupOfHex(hex) == nil:
		return "18.551", "awaw.no.widen.other"
	case len(p.joint) == 0 && len(p.assigned(hex)) == 0:
		return "15", "awaw.no.assault.nobody"
	case slices.Contains(p.joint, int16(c.C.Index())):
		return "18.551", "awaw.no.widen.twice"
	}
	return p.jointRefusal(p.attacked(c))
}

func (p *Position) legalWidens(buf []engine.Command) []engine.Command {
	from := p.joint
	if len(from) == 0 {
		from = p.drafted()
	}
	if len(from) == 0 {
		return buf
	}
	more := p.contested()
	for _, h := range from {
		for _, other := range more {
			cmd := engine.Command{Side: p.phasing(), Verb: VerbWiden, B: sp(int(h)), C: sp(int(other))}
			if _, why := p.widenRefusal(cmd); why == "" {
				buf = append(buf, cmd)
			}
		}
	}
	return buf
}

// widen takes another hex into the attack drafted on one.
func (t *turnover) widen(c engine.Command) {
	t.p.joint = t.p.attacked(c)
	t.say(engine.EventChoice, "18.551", "awaw.widened", c.B, c.C, len(t.p.joint))
}
