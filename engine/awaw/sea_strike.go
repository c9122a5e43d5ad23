// One strike on ships being resolved: defending air meets it, the ships fire, what is left picks its targets, and one roll is
// made for each (17.142, 17.47G, 23.4).

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// strikeStage is what a strike waits for.
type strikeStage uint8

const (
	strikeAir  strikeStage = iota // the air combat with those who defend the ships
	strikeFire                    // the side struck: the ships' fire
	strikeAim                     // the side that strikes: how many squadrons attack which ship
	strikeRoll                    // and its dice
	strikeStages
)

// strike is one attack of air units on the ships of a task force at sea or of a port.
type strike struct {
	quiet
	stage strikeStage
	side  engine.Side // that strikes
	force int16       // the task force struck; -1 for the ships of a port
	space int16
	in    []striker // who is still in it
	aims  []aim     // in the order they were taken
}

// striker is one counter of a strike: n squadrons at sea, in port factors of army air and squadrons of naval air.
type striker struct {
	c int16
	n uint8
}

// aim is squadrons sent against one ship; light ships are attacked as one body and named by the first of them (17.47F).
type aim struct {
	ship int16
	n    uint8
}

func (s *strike) copied() frame {
	n := *s
	n.in, n.aims = slices.Clone(s.in), slices.Clone(s.aims)
	return &n
}

// port tells whether the ships struck lie in port.
func (s *strike) port() bool { return s.force < 0 }

// strikes gives the strike at hand for writing.
func (t *turnover) strikes() *strike { return own[*strike](t) }

// openSeaStrike takes up a strike on a task force found at sea.
func (t *turnover) openSeaStrike(side engine.Side, force, hex int) {
	s := &strike{side: side, force: int16(force), space: int16(hex)}
	for _, a := range t.p.sea().air {
		if c := t.p.counters[a.c]; a.waits() && int(a.at) == force && c.alive() && t.p.w.sideOf(c.nation) == side {
			if n := t.p.squadrons(int(a.c)); n > 0 {
				s.in = append(s.in, striker{a.c, uint8(n)})
			}
		}
	}
	t.seas().stage = seaMeet
	t.push(s)
	t.say(engine.EventBattle, "23.44", "awaw.sea.strike.begins", side, tf(force), sp(hex), s.total())
	f := &fight{kind: airCAP, space: int16(hex), by: side}
	for _, x := range s.in {
		f.force[attacker] = append(f.force[attacker], member{c: x.c, units: x.n})
	}
	for _, a := range t.p.sea().air {
		if int(a.over) == force && a.roles&(roleCover|roleCAP) != 0 && t.p.counters[a.c].alive() && t.p.squadrons(int(a.c)) > 0 {
			f.force[defender] = append(f.force[defender], member{c: a.c, units: uint8(t.p.squadrons(int(a.c)))})
		}
	}
	t.meetStrike(f)
}

// openPortStrike takes up an attack on the ships in a port: everything hidden there is seen, and what is based there rises
// against it (17.3126, 23.5).
func (t *turnover) openPortStrike(port int) {
	p := t.p
	s := &strike{side: p.phasing(), force: -1, space: int16(port)}
	for i, c := range p.counters {
		if c.onTask(taskPort) && int(c.target) == port {
			s.in = append(s.in, striker{int16(i), c.size})
		}
	}
	t.push(s)
	p.seaCount++
	t.unmask(port)
	t.say(engine.EventBattle, "23.5", "awaw.strike.port", s.side, sp(port), s.total())
	f := &fight{kind: airPort, space: int16(port), by: s.side}
	for _, x := range s.in {
		f.force[attacker] = append(f.force[attacker], member{c: x.c, units: x.n})
	}
	f.muster(p, defender, func(c counter) bool { return p.risesAt(c, int16(port), p.defending()) })
	t.meetStrike(f)
}

// unmask shows every task force in a port that comes under attack from the air (17.3126A, 18.521C).
func (t *turnover) unmask(port int) {
	for _, f := range t.p.groupsAt(t.p.defending(), port) {
		t.reveal(f, "17.3126A")
	}
}

// meetStrike begins the air combat with the defenders, or goes on to the ships' fire.
func (t *turnover) meetStrike(f *fight) {
	if f.total(defender) == 0 || f.total(attacker) == 0 {
		t.fireStage()
		return
	}
	t.enter(f)
}

// total is the units still in a strike.
func (s *strike) total() (n int) {
	for _, x := range s.in {
		n += int(x.n)
	}
	return n
}

// endSeaFight follows the air combat over ships, or the losses to their fire.
func (t *turnover) endSeaFight() {
	t.keepEnded()
	port := t.fight().kind == airPort
	if port {
		t.recombine()
	}
	f := t.fight()
	if port {
		t.turnDefenders(f, "17.3126C")
	}
	t.bury()
	t.end(f)
}

// struckOn goes on with a strike after its air combat, or after the ships' fire: with who is left.
func (t *turnover) struckOn(f *fight) {
	s := t.strikes()
	s.in = s.in[:0]
	for _, m := range f.force[attacker] {
		if n := int(m.units) - int(m.aborted); n > 0 && t.p.counters[m.c].alive() {
			s.in = append(s.in, striker{m.c, uint8(n)})
		}
	}
	switch {
	case len(s.in) == 0:
		t.endStrike()
	case f.kind == airFire:
		t.aimStage()
	default:
		t.fireStage()
	}
}

// turnDefenders inverts the part of the defenders that the last roll turned back, by the paragraph given: that of a fight in the air (18.526A) or of a
// port (17.3126C).
func (t *turnover) turnDefenders(f *fight, cite engine.Cite) {
	turned := 0
	for _, m := range slices.Clone(f.force[defender]) {
		c := t.p.counters[m.c]
		if m.aborted == 0 || !c.alive() || c.has(inverted) {
			continue
		}
		i := int(m.c)
		if int(m.aborted) < int(c.size) {
			i = t.split(i, int(m.aborted))
		}
		t.p.counters[i].flags |= inverted | locked
		turned += int(m.aborted)
	}
	if turned > 0 {
		t.say(engine.EventTurned, cite, "awaw.turned", turned, sp(int(f.space)))
	}
}

// struck lists the ships under attack.
func (p *Position) struckShips() (out []int) {
	s := p.strike()
	for i, x := range p.ships {
		switch {
		case !x.alive() || x.has(shipVeiled) || p.w.sideOf(x.nation) == s.side:
		case s.force >= 0 && int(x.force) == int(s.force)+1, s.force < 0 && x.space == s.space:
			out = append(out, i)
		}
	}
	return out
}

// hull is a ship as the tables see it.
func (p *Position) hull(i int) aircombat.Hull {
	s := p.ships[i]
	return aircombat.Hull{Class: int(p.w.classes[i]), Size: int(s.factors), Damaged: s.has(shipDamaged)}
}

func (p *Position) hulls(list []int) (out []aircombat.Hull) {
	for _, i := range list {
		out = append(out, p.hull(i))
	}
	return out
}

// fireStage lets the ships fire, unless none of them can.
func (t *turnover) fireStage() {
	s := t.strikes()
	s.stage = strikeFire
	if len(s.in) == 0 {
		t.endStrike()
		return
	}
	if !t.p.w.naval.Fires(t.p.w.naval.AirDefense(t.p.hulls(t.p.struckShips()))) {
		t.aimStage()
	}
}

// fire throws the ships' dice: attackers are eliminated and turned back, in port army factors and naval squadrons alike
// (17.142B, 23.42).
func (t *turnover) fire() error {
	p, s := t.p, t.p.strike()
	who := max(0, int(s.force))
	faces, err := t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeyFire, who, int(s.side)), N: 2, Sides: 6, Cite: "23.42", Why: engine.Say("awaw.dice.fire", sp(int(s.space)))})
	if err != nil {
		return err
	}
	strength := p.w.naval.AirDefense(p.hulls(p.struckShips()))
	modified := faces[0] + faces[1] + p.w.naval.DefenseModifiers(p.surpriseOf(s.side)).Net()
	result := p.w.naval.Defend(strength, modified)
	t.sayThrown("23.42", "awaw.fire.rolled", 3-s.side, strength, modified, result.Eliminated, result.Aborted)
	t.ev[len(t.ev)-1].Dice = faces
	t.fired(result, [2]uint8{uint8(faces[0]), uint8(faces[1])})
	return nil
}

// fired lets a result of the ships' fire fall on the strike.
func (t *turnover) fired(result aircombat.Result, dice [2]uint8) {
	p, s := t.p, t.p.strike()
	if result == (aircombat.Result{}) {
		t.aimStage()
		return
	}
	f := &fight{kind: airFire, by: s.side, space: s.space, round: 1, squadrons: !s.port(), rolled: true}
	for _, x := range s.in {
		f.force[attacker] = append(f.force[attacker], member{c: x.c, units: x.n, before: x.n})
	}
	f.rows[defender] = uint16(p.w.naval.AirDefense(p.hulls(p.struckShips())))
	f.dice[2], f.dice[3] = dice[0], dice[1]
	f.results[defender] = result
	t.push(f)
	t.deal()
}

// surpriseOf is a side's level of surprise in the naval combat at hand; none over a port.
func (p *Position) surpriseOf(side engine.Side) int {
	if p.sea() == nil || p.strike() != nil && p.strike().port() {
		return 0
	}
	return int(p.sea().surprise[p.sea().number(side)])
}

// striking is the force that attacks the ships: what is left of the strike, escorts aside.
func (p *Position) striking() aircombat.Force {
	var out aircombat.Force
	s := p.strike()
	for _, x := range s.in {
		c := p.counters[x.c]
		g := p.groupOf(c)
		g.N = int(x.n)
		if !s.port() && c.kind == units.AAF {
			g.Squadrons, g.Kind = true, aircombat.Attack
		}
		out = append(out, g)
	}
	return out
}

// leftToAim is the squadrons of a strike that have no target yet.
func (p *Position) leftToAim() int {
	n := p.w.naval.Level(p.striking(), p.strike().port())
	for _, a := range p.strike().aims {
		n -= int(a.n)
	}
	return n
}

// aimable lists what squadrons may be sent against: every heavy ship and cruiser, and the first of the counted ones for all.
func (p *Position) aimable() (out []int) {
	body := false
	for _, i := range p.struckShips() {
		if p.ships[i].kind.named() {
			out = append(out, i)
		} else if !body {
			body = true
			out = append(out, i)
		}
	}
	return out
}

// aimStage lets the striking side choose its targets; with one ship to choose there is nothing to ask.
func (t *turnover) aimStage() {
	s := t.strikes()
	s.stage = strikeAim
	targets, left := t.p.aimable(), t.p.leftToAim()
	if left == 0 || len(targets) == 0 {
		t.endStrike()
		return
	}
	if len(targets) == 1 {
		s.aims = append(s.aims, aim{int16(targets[0]), uint8(left)})
		s.stage = strikeRoll
	}
}

// aimRefusal tells why squadrons may not be sent against a ship.
func (p *Position) aimRefusal(c engine.Command) (engine.Cite, string) {
	if p.fight() == nil && p.diving() {
		return p.plungeRefusal(c)
	}
	i := p.shipAt(c.A)
	switch {
	case i < 0 || c.B != 0 || c.C != 0:
		return "23.44", "awaw.no.such"
	case p.fight() != nil || p.strike() == nil || p.strike().stage != strikeAim:
		return "23.44", "awaw.no.aim.now"
	case !slices.Contains(p.aimable(), i):
		return "23.44", "awaw.no.aim.ship"
	case slices.ContainsFunc(p.strike().aims, func(a aim) bool { return int(a.ship) == i }):
		return "23.44", "awaw.no.aim.twice"
	case c.N < 1 || int(c.N) > p.leftToAim():
		return "23.44", "awaw.no.aim.many"
	case int(c.N) < p.leftToAim() && len(p.aimable()) == len(p.strike().aims)+1:
		return "23.44", "awaw.no.aim.all"
	}
	return "", ""
}

// legalAiming lists what may be aimed at which ship now: squadrons of a strike, or kamikazes.
func (p *Position) legalAiming(buf []engine.Command) []engine.Command {
	if p.diving() {
		return p.legalPlunges(buf)
	}
	return p.legalAims(buf)
}

func (p *Position) legalAims(buf []engine.Command) []engine.Command {
	left := p.leftToAim()
	for _, i := range p.aimable() {
		for n := 1; n <= left; n++ {
			c := aiming(p.asked(), i, n)
			if _, why := p.aimRefusal(c); why == "" {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// aiming is the command that sends so many against a ship.
func aiming(side engine.Side, ship, n int) engine.Command {
	return engine.Command{Side: side, Verb: VerbAim, A: sh(ship), N: int16(n)}
}

func (p *Position) tellAim(c engine.Command, l *engine.Label) {
	switch i := p.shipAt(c.A); {
	case p.dive() == nil:
	case i >= 0 && p.categoryOf(i) == aircombat.LightShips:
		l.Cite, l.Name = "17.47F.4", told("aim.light", int(c.N))
	default:
		l.Cite, l.Name = "17.47F.4", told("aim.dive", int(c.N), c.A)
	}
}

func (t *turnover) aim(c engine.Command) {
	if t.p.diving() {
		t.plunge(c)
		return
	}
	s := t.strikes()
	s.aims = append(s.aims, aim{int16(t.p.shipAt(c.A)), uint8(c.N)})
	t.say(engine.EventChoice, "23.44", "awaw.aims", int(c.N), c.A)
	if t.p.leftToAim() == 0 {
		s.stage = strikeRoll
	}
}
