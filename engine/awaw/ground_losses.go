// 18.556, 18.616: ground combat losses, paid from air, ground units or both as the owner likes, and what follows.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// payerAir lists the counters of a side that its ground losses may be taken from: those whose factors counted.
func (p *Position) payerAir(side int) (out []int) {
	want := taskSupport
	if side == defender {
		want = taskDefend
	}
	for i, c := range p.counters {
		if c.onTask(want) && p.battle().at(int(c.target)) && c.has(counted) {
			out = append(out, i)
		}
	}
	return out
}

// payerTroops lists the ground units of a side in the battle.
func (p *Position) payerTroops(side int) []int {
	if side == attacker {
		return p.attackers()
	}
	return p.defendingTroops()
}

// unitsPerFactor gives how many units of a counter pay how many factors (18.5521, 18.611C).
func (p *Position) unitsPerFactor(side int, c counter) (n, pays int) {
	switch {
	case side == defender && p.battle().landing:
		return 1, p.w.worthAgainstLanding(c)
	case c.kind == units.NAS:
		return p.w.missions.Support.Squadrons, 1
	}
	return 1, 1
}

// purse is all a side could pay, in factors; squadrons are counted together.
func (p *Position) purse(side int) int {
	n, squadrons := 0, 0
	for _, i := range p.payerAir(side) {
		c := p.counters[i]
		if per, pays := p.unitsPerFactor(side, c); per == 1 {
			n += int(c.size) * pays
		} else {
			squadrons += int(c.size)
		}
	}
	for _, i := range p.payerTroops(side) {
		n += int(p.troops[i].factors)
	}
	for _, i := range p.payerShips(side) {
		n += int(p.ships[i].factors)
	}
	return n + squadrons/p.w.missions.Support.Squadrons
}

// toll lets each side pay what it owes, attacker first, as far as there is anything to choose.
func (t *turnover) toll() {
	b := t.ground()
	for {
		side := int(b.whose)
		switch {
		case b.owed < 0:
			t.wipe(side, "15")
		case b.owed > 0 && int(b.owed) >= t.p.purse(side):
			t.payAll(side)
		case b.owed > 0:
			b.stage = battleToll
			return
		}
		if side == defender {
			break
		}
		b.whose, b.owed = defender, b.then[defender]
	}
	t.decideBattle()
}

// loseRefusal tells why a unit may not pay ground losses (18.556, 18.616, 18.617).
func (p *Position) loseRefusal(c engine.Command) (engine.Cite, string) {
	if p.battle() == nil || p.battle().stage != battleToll || p.fight() != nil || p.displacing() {
		return "18.556", "awaw.no.lose.now"
	}
	if !slices.Contains(p.legalTolls(nil), c) {
		return "18.556", "awaw.no.lose.who"
	}
	return "", ""
}

func (p *Position) legalTolls(buf []engine.Command) []engine.Command {
	side := int(p.battle().whose)
	asked := p.battle().asked(p)
	squadrons := 0
	for _, i := range p.payerAir(side) {
		if c := p.counters[i]; c.kind == units.NAS {
			squadrons += int(c.size)
		}
	}
	for _, i := range p.payerAir(side) {
		c := p.counters[i]
		per, pays := p.unitsPerFactor(side, c)
		most := int(c.size)
		if per > 1 {
			most = squadrons / per
		}
		for n := 1; n <= min(most, (int(p.battle().owed)+pays-1)/pays); n++ {
			buf = append(buf, engine.Command{Side: asked, Verb: VerbLose, A: ct(i), N: int16(n)})
		}
	}
	for _, i := range p.payerTroops(side) {
		buf = append(buf, engine.Command{Side: asked, Verb: VerbLose, A: gu(i)})
	}
	for _, i := range p.payerShips(side) {
		for n := 1; n <= min(int(p.ships[i].factors), int(p.battle().owed)); n++ {
			buf = append(buf, engine.Command{Side: asked, Verb: VerbLose, A: sh(i), N: int16(n)})
		}
	}
	return buf
}

// lose pays with a ground unit, whole, or with N factors of air. Squadrons that make up a factor are taken from the
// counter named first, then from its like.
func (t *turnover) lose(c engine.Command) {
	b := t.ground()
	side := int(b.whose)
	if i := t.p.troopAt(c.A); i != none {
		b.owed -= int16(t.p.troops[i].factors)
		t.kill(i, "15", "awaw.troop.lost")
	} else if i := t.p.shipAt(c.A); i != none {
		b.owed -= c.N
		t.sinkEscorts(i, int(c.N))
	} else {
		i := c.A.Index()
		per, pays := t.p.unitsPerFactor(side, t.p.counters[i])
		b.owed -= c.N * int16(pays)
		left := int(c.N) * per
		list := append([]int{i}, t.p.payerAir(side)...)
		for _, k := range list {
			if left > 0 && t.p.counters[k].alive() && t.p.counters[k].kind == t.p.counters[i].kind || k == i {
				n := min(left, int(t.p.counters[k].size))
				if n > 0 {
					t.eliminate(k, n, lossCite(side), "awaw.air.lost")
					left -= n
				}
			}
		}
	}
	b.owed = max(0, b.owed)
	if b.owed == 0 && b.whose == attacker {
		b.whose, b.owed = defender, b.then[defender]
		t.toll()
		return
	}
	t.toll()
}

func (p *Position) tellToll(c engine.Command, l *engine.Label) {
	l.Cite, l.Settles = lossCite(int(p.battle().whose)), p.settles(c)
	if c.N == 0 {
		l.Name = told("toll.unit", c.A)
	}
}

// settles is how many of the factors owed a unit pays, or so many of it.
func (p *Position) settles(c engine.Command) int {
	if i := p.troopAt(c.A); i != none {
		return int(p.troops[i].factors)
	}
	if p.counterOK(c.A) {
		_, pays := p.unitsPerFactor(int(p.battle().whose), p.counters[c.A.Index()])
		return int(c.N) * pays
	}
	return int(c.N)
}

// plainToll is what the plain default loses next: of what pays no more than is owed ground units before air and ships, infantry before
// armor, as much as can be; where nothing fits, what pays least too much.
func (p *Position) plainToll() engine.Command {
	return slices.MinFunc(p.legalTolls(nil), func(a, b engine.Command) int {
		x, y := p.tollOrder(a), p.tollOrder(b)
		return slices.Compare(x[:], y[:])
	})
}

// tollOrder orders what may be lost for the plain default.
func (p *Position) tollOrder(c engine.Command) (order [4]int) {
	pays := p.settles(c)
	over := max(0, pays-int(p.battle().owed))
	order = [4]int{over, 1, 0, -pays}
	if i := p.troopAt(c.A); i != none {
		order[1] = 0
		if p.w.ground.Types[p.troops[i].kind].Armor {
			order[2] = 1
		}
	}
	return order
}

func lossCite(side int) engine.Cite {
	if side == attacker {
		return "18.556"
	}
	return "18.616"
}

// wipe eliminates everything of a side in the battle: its ground units and the air that counted (18.616).
func (t *turnover) wipe(side int, cite engine.Cite) {
	for _, i := range t.p.payerTroops(side) {
		t.kill(i, cite, "awaw.troop.lost")
	}
	for _, i := range t.p.payerAir(side) {
		t.eliminate(i, int(t.p.counters[i].size), lossCite(side), "awaw.air.lost")
	}
	for _, i := range t.p.payerShips(side) {
		t.sinkEscorts(i, int(t.p.ships[i].factors))
	}
	t.ground().owed = 0
}

// payAll takes all that a side can pay: every unit in the battle, and of naval air the squadrons that make up whole factors
// (18.5521).
func (t *turnover) payAll(side int) {
	loose, per := 0, 1
	for _, i := range t.p.payerAir(side) {
		c := t.p.counters[i]
		if n, _ := t.p.unitsPerFactor(side, c); n > 1 {
			loose, per = loose+int(c.size), n
		}
	}
	loose %= per
	for _, i := range slices.Backward(t.p.payerAir(side)) {
		c := t.p.counters[i]
		n := int(c.size)
		if k, _ := t.p.unitsPerFactor(side, c); k > 1 {
			n -= min(loose, n)
			loose -= int(c.size) - n
		}
		if n > 0 {
			t.eliminate(i, n, lossCite(side), "awaw.air.lost")
		}
	}
	for _, i := range t.p.payerTroops(side) {
		t.kill(i, "15", "awaw.troop.lost")
	}
	for _, i := range t.p.payerShips(side) {
		t.sinkEscorts(i, int(t.p.ships[i].factors))
	}
	t.ground().owed = 0
}
