// One strike on ships being resolved: defending air meets it, the ships fire, what is left picks its targets, and one roll is
// made for each (17.142, 17.47G, 23.4).

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

const (
	strikeAir  strikeStage = iota // the air combat with those who defend the ships
	strikeFire                    // the side struck: the ships' fire
	strikeAim                     // the side that strikes: how many squadrons attack which ship
	strikeRoll                    // and its dice
	strikeStages
)

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
		if int(a.over) == force && a.has(roleCover|roleCAP) && t.p.counters[a.c].alive() && t.p.squadrons(int(a.c)) > 0 {
			f.force[defender] = append(f.force[defender], member{c: a.c, units: uint8(t.p.squadrons(int(a.c)))})
		}
	}
	t.meetStrike(f)
}

// openPortStrike takes up an attack on the ships in a port: everything hidden there is seen, and what is based there rises
// against it (17.3126, 23.5).
func (t *turnover) openPortStrike(port int) {
	p := t.p
	s := &strike{side: p.phasing(), force: none, space: int16(port)}
	var sent amount
	for i, c := range p.counters {
		if c.onTask(taskPort) && int(c.target) == port {
			s.in = append(s.in, striker{int16(i), c.size})
			sent.add(c.kind, int(c.size))
		}
	}
	t.push(s)
	p.seaCount++
	t.unmask(port)
	t.say(engine.EventBattle, "23.5", "awaw.strike.port", sent.args(s.side, sp(port))...)
	f := &fight{kind: airPort, space: int16(port), by: s.side}
	for _, x := range s.in {
		f.force[attacker] = append(f.force[attacker], member{c: x.c, units: x.n})
	}
	f.muster(p, defender, func(c counter) bool { return p.risesAt(c, int16(port), p.defending()) })
	t.meetStrike(f)
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

// struck lists the ships under attack.
func (p *Position) struckShips() (out []int) {
	s := p.strike()
	for i, x := range p.ships {
		switch {
		case !x.alive() || x.has(shipVeiled) || p.w.sideOf(x.nation) == s.side:
		case s.force != none && int(x.force) == int(s.force)+1, s.force == none && x.space == s.space:
			out = append(out, i)
		}
	}
	return out
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
		return p.kamikazeAimRefusal(c)
	}
	i := p.shipAt(c.A)
	switch {
	case i == none || c.B != 0 || c.C != 0:
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
		return p.legalKamikazeAims(buf)
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
	case i != none && p.categoryOf(i) == aircombat.LightShips:
		l.Cite, l.Name = "17.47F.4", told("aim.light", int(c.N))
	default:
		l.Cite, l.Name = "17.47F.4", told("aim.dive", int(c.N), c.A)
	}
}

func (t *turnover) aim(c engine.Command) {
	if t.p.diving() {
		t.aimKamikazes(c)
		return
	}
	s := t.strikes()
	s.aims = append(s.aims, aim{int16(t.p.shipAt(c.A)), uint8(c.N)})
	t.say(engine.EventChoice, "23.44", "awaw.aims", int(c.N), c.A)
	if t.p.leftToAim() == 0 {
		s.stage = strikeRoll
	}
}

var strikeAnswers = answers{
	done: answer{refuse: func(*Position, engine.Command) (engine.Cite, string) { return "22.4", "awaw.no.done" }},
	roll: answer{refuse: (*Position).strikeRollRefusal, roll: (*turnover).rollStrikeOrFire, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "22.4", told("roll.fire")
		if p.strike().stage == strikeRoll {
			l.Name = told("roll.strike.ships")
		}
	}},
	verdict: typed((*Position).fireTyped, (*Position).fireCould, (*turnover).typedFire),
}

// onStrike is what may stand on a strike: the air combat with the defenders, the losses to the ships' fire, and the choice what goes
// down with its carrier.
var onStrike = holds{frameFight: func(t *turnover, f frame) { t.struckOn(f.(*fight)) }, frameChoice: func(t *turnover, _ frame) {
	t.crowdRest()
	t.endStrike()
}}

func (s *strike) moment() moment { return momentStrike + moment(s.stage) }

func (s *strike) answers() *answers { return &strikeAnswers }

func (s *strike) holds() *holds { return &onStrike }

// asked is the side a strike waits for.
func (s *strike) asked(*Position) engine.Side {
	if s.stage == strikeFire {
		return 3 - s.side
	}
	return s.side
}

// strikeRollRefusal tells why no dice may be thrown for a strike now.
func (p *Position) strikeRollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case !plain(c):
		return "22.4", "awaw.no.such"
	case p.strike().stage == strikeAim || p.fireTyped():
		return "22.4", "awaw.no.roll"
	}
	return "", ""
}

// rollStrikeOrFire throws the dice a strike waits for.
func (t *turnover) rollStrikeOrFire() error {
	if t.p.strike().stage == strikeFire {
		return t.fire()
	}
	return t.rollStrike()
}
