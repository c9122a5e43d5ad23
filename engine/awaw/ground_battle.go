// One ground battle as data, and who is asked in it: an attack, an overrun, a landing or a fight after an airdrop (15).

package awaw

import (
	"slices"

	"awaw/engine"
)

const (
	battleDefer   battleStage = iota // the defender: support deferred until now (18.619), or against an overrun (18.611)
	battleMeet                       // the attacker: interception of that support
	battleUse                        // the defender: which support counts (18.611A, 18.614C)
	battleRoll                       // the attacker: the die
	battleToll                       // who has lost: with what it is paid (18.556, 18.616)
	battleAgain                      // the attacker: another round, or enough
	battleAdvance                    // the attacker: who goes in
	battleStages
)

// asked is the side the battle waits for.
func (b *battle) asked(p *Position) engine.Side {
	switch b.stage {
	case battleDefer, battleUse:
		return p.defending()
	case battleToll:
		if b.whose == defender {
			return p.defending()
		}
	}
	return p.phasing()
}

// mayAttack tells whether a ground unit of the phasing side could attack a hex now.
func (p *Position) mayAttack(i, hex int) bool { return p.mayAttackAnything(i) && p.reaches(i, hex) }

// mayAttackAnything tells whether a ground unit of the phasing side could attack now, if something were in its reach.
func (p *Position) mayAttackAnything(i int) bool {
	g := &p.troops[i]
	switch {
	case !g.alive() || p.troopSide(i) != p.phasing() || g.carried() || !g.onBoard() || g.has(troopFought):
		return false
	case !unlessSaid(p.w.ground.Types[g.kind].Attacks) || g.supply == supplyNone && !g.has(troopDropped):
		return false
	}
	return g.has(troopDropped) || p.wave != 1 || g.has(troopExploits|troopBroke)
}

// reaches tells whether a ground unit that may attack could attack a hex: beside it, or where it was dropped.
func (p *Position) reaches(i, hex int) bool {
	g := &p.troops[i]
	switch {
	case g.has(troopDropped):
		return int(g.space) == hex
	case g.has(troopAfloat):
		return p.wave == 0 && p.w.board.Space(hex).Coast && p.board().Distance(int(g.space), hex) == 1
	}
	return p.w.joined(int(g.space), hex)
}

// fitToAttack lists the ground units of the phasing side that could attack now.
func (p *Position) fitToAttack() (out []int) {
	for i := range p.troops {
		if p.mayAttackAnything(i) {
			out = append(out, i)
		}
	}
	return out
}

// assigned lists the units drafted against a hex of the battle, or against hex before there is one.
func (p *Position) assigned(hexes ...int16) (out []int) {
	for i, g := range p.troops {
		if g.alive() && g.has(troopJoined) && slices.Contains(hexes, g.target) {
			out = append(out, i)
		}
	}
	return out
}

// attackers lists the units drafted into the battle.
func (p *Position) attackers() []int { return p.assigned(p.battle().list()...) }

// defendingTroops lists the ground units attacked in the battle.
func (p *Position) defendingTroops() (out []int) {
	for i, g := range p.troopsOf(p.defending()) {
		if g.holds(int(g.space)) && p.battle().at(int(g.space)) {
			out = append(out, i)
		}
	}
	return out
}

// multiplier is a hex's defense multiplier for one unit against the attackers of the battle (15.3).
func (p *Position) multiplier(i int) int {
	g := p.troops[i]
	d := p.w.ground.Defense
	s := p.w.board.Space(int(g.space))
	n := d[s.Terrain.String()]
	if s.Cities > 0 {
		n = max(n, d["city"])
	}
	if s.Island && p.battle().landing {
		n = max(n, d["island"])
	}
	rivers, others := 0, 0
	for _, k := range p.attackers() {
		if a := p.troops[k]; !a.has(troopDropped) && p.board().Distance(int(a.space), int(g.space)) == 1 && p.w.overRiver(int(a.space), int(g.space)) {
			rivers++
		} else {
			others++
		}
	}
	if rivers > 0 && others == 0 {
		n = max(n, d["river"])
	}
	if g.supply == supplyNone {
		n = min(n, d["unsupplied"])
	}
	if !unlessSaid(p.w.ground.Types[g.kind].Supported) {
		n = min(n, d["partisan"])
	}
	return max(1, n)
}

// strengths sums both sides of the battle: ground factors with the air that supports them, which does not fight each other
// (18.615). Air is never multiplied by terrain (18.611A); against a landing army air counts three and naval air one (18.611C).
func (p *Position) strengths() (att, def int) {
	for _, i := range p.attackers() {
		att += int(p.troops[i].factors)
	}
	for _, i := range p.defendingTroops() {
		def += int(p.troops[i].factors) * p.multiplier(i)
	}
	for _, h := range p.battle().list() {
		def += p.defenceFactors(int(h))
	}
	att += p.supportOf(p.battle().list())
	return att, def
}

// defenceFactors is what defensive air support adds at a hex of the battle.
func (p *Position) defenceFactors(hex int) int {
	list := p.pick(p.defenders(hex))
	if !p.battle().landing {
		return p.w.factorsOf(list)
	}
	n := 0
	for _, c := range list {
		n += int(c.size) * p.w.worthAgainstLanding(c)
	}
	return n
}

// oddsColumn is the column of the table for two strengths, winter counted: attackers not used to it fight one worse.
func (p *Position) oddsColumn(att, def int) int {
	column := 0
	for k, odds := range p.w.ground.Combat.Odds {
		if a, d, _ := parseOdds(odds); att*d >= def*a {
			column = k
		}
	}
	if p.winterShift() {
		return max(0, column-1)
	}
	return column
}

// winterShift tells whether winter makes the attack one column worse: for whoever is not at home in it.
func (p *Position) winterShift() bool {
	if e := p.w.ground.Effects; e.Winter == 0 || p.w.winterAt(int(p.turn)) < e.Winter {
		return false
	}
	for _, i := range p.attackers() {
		if !p.w.hardy(p.troops[i].nation) {
			return true
		}
	}
	return false
}

// endBattle closes the battle: units have fought, support that counted is used up (18.613), airborne units that have
// not taken the hex they dropped on are lost.
func (t *turnover) endBattle() {
	p := t.p
	b := p.battle()
	t.how = b.ending(p)
	for i, c := range p.counters {
		if c.has(again) {
			p.counters[i].flags = c.flags&^again | spent
		}
		if c.has(spent|again) && c.onTask(taskDefend) && b.at(int(c.target)) {
			t.comesDown(i) // used: it may not serve against exploitation
			t.say(engine.EventTurned, "18.618", "awaw.support.returns", int(c.size), ct(i))
		}
		if c.has(held) {
			p.counters[i].flags &^= held
		}
	}
	for _, i := range p.attackers() {
		g := t.troop(i)
		g.flags = g.flags&^(troopJoined|troopMust) | troopFought
		g.target = none
		if g.has(troopDropped) && p.guarded(p.defending(), int(g.space)) {
			t.kill(i, "10.53", "awaw.drop.lost")
		}
	}
	if b.stopped {
		for i, g := range p.troops {
			if g.has(troopMust) {
				t.troop(i).target = b.hex
			}
		}
	}
	t.shipsDone(func(s ship) bool { return b.at(int(s.target)) })
	t.end(b)
}

// decideBattle follows a round: won, lost, or another one if the attacker likes.
func (t *turnover) decideBattle() {
	b := t.ground()
	att, def := len(t.p.attackers()), len(t.p.defendingTroops())
	for i, c := range t.p.counters {
		if c.has(counted) {
			t.p.counters[i].flags = c.flags&^counted | spent
		}
	}
	for i := range t.p.counters { // what fought goes on fighting in the next round
		if c := &t.p.counters[i]; c.has(spent) && c.has(flying) && b.at(int(c.target)) && att > 0 && def > 0 {
			c.flags = c.flags&^spent | again
		}
	}
	switch {
	case def == 0 && att > 0:
		t.win()
	case att == 0 || def == 0:
		t.endBattle()
	default:
		b.stage = battleAgain
	}
}
