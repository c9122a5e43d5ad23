// One fight in the air as data: a counterair (18.52), an interception of defensive air support (18.56), a
// counter-interception or an attack on transports (18.62). The rounds are in air_rounds.go, the sharing of losses in
// air_losses.go, leaving a base in air_disengage.go, what follows an interception in air_interception.go.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

const (
	fightEngage fightStage = iota // attacker: engage the transports? (18.521B)
	fightRoll                     // attacker: roll
	fightScope                    // attacker: results on uninverted air only, or on all? (19.64)
	fightShare                    // owner: which type takes the next effect, on an exact tie (19.62)
	fightPay                      // owner: which counter loses the next factor
	fightStay                     // defender: stay or disengage (18.522B)
	fightPress                    // attacker: another round, or stop (18.522B)
)

const (
	airCounterair fightKind = 1 + iota
	airMeet                 // the phasing side intercepts defensive air support
	airGuard                // the phasing side intercepts those who intercept its transports
	airStrike               // those who intercepted attack the transports: one roll, no reply
	airRaid                 // strategic bombers and their escort met by those who defend (19.12)
	airCAP                  // a strike on ships at sea meets combat air patrol and air cover
	airPort                 // a strike on ships in port meets what is based there
	airFire                 // the strike under the ships' fire: only its losses are shared
	airKinds
)

// overShips tells whether a fight belongs to a strike on ships, at sea or in port.
func (f *fight) overShips() bool { return f.kind >= airCAP && f.kind <= airFire }

// asked is the side the fight waits for.
func (f *fight) asked(p *Position) engine.Side {
	switch f.stage {
	case fightShare, fightPay:
		return f.sideOf(p, int(f.whose))
	case fightStay:
		return f.sideOf(p, defender)
	}
	return f.sideOf(p, attacker)
}

// sideOf is the side of the attacking or the defending force.
func (f *fight) sideOf(p *Position, side int) engine.Side {
	if f.overShips() {
		if side == attacker {
			return f.by
		}
		return 3 - f.by
	}
	if (side == attacker) != (f.kind == airStrike) {
		return p.phasing()
	}
	return p.defending()
}

// groups gathers a force's members into the groups losses are shared over, and tells each member its group. Sizes are
// those at the start of the round, or with now set those of this moment.
func (p *Position) groups(f *fight, side int, now bool) aircombat.Force {
	var force aircombat.Force
	for i := range f.force[side] {
		m := &f.force[side][i]
		c := p.counters[m.c]
		g := p.groupOf(c)
		g.Inverted = side == defender && c.has(inverted)
		g.Aside = m.left
		g.Squadrons = f.squadrons && c.kind != units.NAS
		k := slices.IndexFunc(force, func(x aircombat.Group) bool {
			x.N = 0
			return x == g
		})
		if k == none {
			k = len(force)
			force = append(force, g)
		}
		n := int(m.before)
		if now {
			n = int(m.units)
		}
		force[k].N += n
		m.group = uint8(k)
	}
	return force
}

// squadronsOf is a counter alone over the sea: naval air as it is, army air as the squadrons of a kind that it makes (23.131).
func (p *Position) squadronsOf(i int, as aircombat.Kind) aircombat.Group {
	c := p.counters[i]
	g := p.groupOf(c)
	if g.N = int(c.size); c.kind == units.AAF {
		g.Squadrons, g.Kind, g.N = true, as, p.squadrons(i)
	}
	return g
}

// groupOf is a counter alone, as chapter 19 sees it: nationality and circumstances, no number.
func (p *Position) groupOf(c counter) aircombat.Group {
	return aircombat.Group{
		PacificSB: p.w.pacificBombers(c.nation, c.kind),
		Nation:    c.nation, Type: c.kind, Elite: c.has(elite), Research: p.w.nations[c.nation].res.AirDRM,
		Winter:  p.w.air.WinterBites(p.w.winterOn(c.nation, int(p.turn))),
		Partial: p.supplyOf(int(c.base)) == supplyPartial,
		Oil:     p.w.oilEffect(c.nation, int(p.turn)),
	}
}
