// One ground battle as data, and who is asked in it: an attack, an overrun, a landing or a fight after an airdrop (15).

package awaw

import (
	"slices"

	"awaw/engine"
)

// battleStage is what a ground battle waits for.
type battleStage uint8

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

// verdict is a result of the ground combat table.
type verdict uint8

const (
	verdictNone       verdict = iota
	verdictAttacker           // A: the attacker loses as much as the defender is worth
	verdictHalf               // a: half of that
	verdictExchange           // Ex: the defender is eliminated, the attacker loses as much as he was worth
	verdictDefender           // d: the defender loses half his factors
	verdictEliminated         // D: the defender is eliminated
)

var verdictWords = []string{"", "A", "a", "Ex", "d", "D"}

func (v verdict) String() string { return verdictWords[v] }

func parseVerdict(s string) (verdict, bool) {
	i := slices.Index(verdictWords, s)
	return verdict(max(i, 0)), i > 0
}

// battle is one ground battle being resolved. A position never changes one it shares: turnover.ground copies first.
type battle struct {
	quiet
	stage    battleStage
	overrun  bool
	landing  bool // some attackers come from the sea
	deferred bool // support committed now is met apart from what came before
	stopped  bool // an overrun that defensive support has stopped
	hex      int16
	second   int16 // another hex attacked at once, -1 for none (18.551)
	round    uint8
	die      uint8
	verdict  verdict
	odds     [2]int16 // attacker's and defender's strength when the round was read
	whose    uint8    // who pays
	owed     int16    // factors still to be paid by the side `whose`
	then     [2]int16 // what each side owes by the verdict; -1 everything
}

// at tells whether a hex is attacked in the battle.
func (b *battle) at(hex int) bool { return int(b.hex) == hex || b.second >= 0 && int(b.second) == hex }

// list gives the hexes attacked.
func (b *battle) list() []int16 {
	if b.second < 0 {
		return []int16{b.hex}
	}
	return []int16{min(b.hex, b.second), max(b.hex, b.second)}
}

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

// ground gives the present battle for writing.
func (t *turnover) ground() *battle { return own[*battle](t) }

// mayAttack tells whether a ground unit of the phasing side could attack a hex now.
func (p *Position) mayAttack(i, hex int) bool {
	g := &p.troops[i]
	switch {
	case !g.alive() || p.troopSide(i) != p.phasing() || g.carrier >= 0 || g.space < 0 || g.has(troopFought):
		return false
	case !unlessSaid(p.w.ground.Types[g.kind].Attacks) || g.supply == supplyNone && !g.has(troopDropped):
		return false
	case g.has(troopDropped):
		return int(g.space) == hex
	case p.wave == 1 && !g.has(troopExploits|troopBroke):
		return false
	case p.board().Distance(int(g.space), hex) != 1:
		return false
	case g.has(troopAfloat):
		return p.wave == 0 && p.w.board.Space(hex).Coast
	}
	return p.w.joined(int(g.space), hex)
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
	for i, g := range p.troops {
		if g.alive() && p.troopSide(i) == p.defending() && g.holds(int(g.space)) && p.battle().at(int(g.space)) {
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
