// 17.47: kamikazes attack ships. Japan names its targets, every attack of the turn at one time; what follows is a stack of its own
// beside naval combat, of which it may be a part.
//
// A combat group is a task force; ships in port that sail under no marker are one more. How a force deploys into combat groups
// (22.42) is not printed in these chapters: it attacks and is attacked as it has sailed.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

const (
	diveSend   diveStage = iota // Japan: how many against which combat group
	diveGuard                   // the other side, outside naval combat: air cover and combat air patrol
	diveAir                     // its dice against those of one group
	diveFire                    // and those of the ships
	diveDivert                  // and where those go who were turned away
	diveDraw                    // Japan: the dice for categories of targets
	diveAim                     // and the ships among which there is a choice
	diveRoll                    // and the attacks
	diveStages
)

// diveHex is where kamikazes would attack a group now: where it lies, or the last hex of its way that they reach.
func (p *Position) diveHex(group, port int) int {
	if group < 0 {
		return port
	}
	if p.moverMet(group) {
		if d := p.dive(); d != nil {
			return int(d.hex)
		}
		if way := p.diveWay(); len(way) != 0 {
			return way[0]
		}
	}
	return int(p.forces[group].space)
}

// inDiveRange tells whether a hex lies within range of any air base in Japan that Japan holds, whatever is based there (17.462).
func (p *Position) inDiveRange(hex int) bool {
	japan := p.w.japan()
	side, most := p.w.sideOf(japan), p.w.units.Range(units.Kamikaze, p.w.theatre, p.w.nations[japan].res)
	for i := range p.w.board.Len() {
		s := p.w.board.Space(i)
		if s.Country == p.w.nations[japan].home && p.control[i] == side && p.capacity(i) > 0 && p.w.distance(i, hex) <= most {
			return true
		}
	}
	return false
}

// diveTarget reads what a command aims at: a task force, or the loose ships of a port (group -1).
func (p *Position) diveTarget(r engine.Ref) (group, port int, ok bool) {
	if f := p.forceAt(r); f >= 0 {
		return f, none, true
	}
	if p.spaceOK(r) && p.looseIn(r.Index()) {
		return none, r.Index(), true
	}
	return
}

// looseIn tells whether ships of Japan's enemy lie in a port under no marker.
func (p *Position) looseIn(port int) bool {
	return slices.ContainsFunc(p.ships, func(s ship) bool {
		return s.alive() && s.force == 0 && int(s.space) == port && p.w.sideOf(s.nation) == 3-p.w.sideOf(p.w.japan())
	})
}

// diveMoment tells why kamikazes may not attack now.
func (p *Position) diveMoment() (engine.Cite, string) {
	k := p.kamikazes
	switch {
	case k == nil:
		return "17.41", "awaw.no.kamikaze.yet"
	case p.asked() != p.w.sideOf(p.w.japan()):
		return "17.47D", "awaw.no.own"
	case p.dive() == nil && k.flown == p.turn:
		return "17.47D", "awaw.no.dive.again"
	case !p.now(VerbDive):
		return "17.47D", "awaw.no.dive.now"
	case p.dive() == nil && p.sea() != nil && p.sea().stage == seaStrike && p.sea().round > 1:
		return "17.47C", "awaw.no.dive.round"
	}
	return "", ""
}

// diveRefusal tells why so many kamikazes may not be sent against a combat group.
func (p *Position) diveRefusal(c engine.Command) (engine.Cite, string) {
	group, port, ok := p.diveTarget(c.A)
	if c.B != 0 || c.C != 0 || c.N < 1 {
		return "17.47A", "awaw.no.such"
	}
	if !ok && p.kamikazes != nil && p.spaceOK(c.A) && len(p.groupsAt(3-p.w.sideOf(p.w.japan()), c.A.Index())) > 0 {
		return "17.47A", "awaw.no.dive.group"
	}
	if !ok {
		return "17.463", "awaw.no.dive.target"
	}
	if cite, why := p.diveMoment(); why != "" {
		return cite, why
	}
	hex := p.diveHex(group, port)
	if group >= 0 && p.forces[group].side == p.asked() {
		return "17.463", "awaw.no.dive.target"
	}
	if cite, why := p.diveInCombat(group); why != "" {
		return cite, why
	}
	switch {
	case p.dive() != nil && p.dive().outside && int(p.dive().hex) != hex:
		return "17.47A", "awaw.no.dive.force"
	case p.dive() != nil && p.dive().find(group) >= 0:
		return "17.47C", "awaw.no.dive.twice"
	case p.struckByJapan(group):
		return "17.47C", "awaw.no.dive.strike"
	case !p.inDiveRange(hex):
		return "17.462", "awaw.no.dive.range"
	case int(c.N) > p.w.naval.KamikazeWave():
		return "17.47D", "awaw.no.dive.wave"
	case int(c.N) > p.readyToDive():
		return "17.44B", "awaw.no.dive.many"
	}
	return "", ""
}

// diveInCombat tells why kamikazes may not join the naval combat at hand against a combat group: it is not the one under way, is
// elsewhere, or has not been found (17.47A, 17.47B).
func (p *Position) diveInCombat(group int) (engine.Cite, string) {
	b := p.sea()
	switch {
	case b == nil:
	case b.stage == seaReact && p.dive() == nil && int(b.mover) != group:
		return "17.47A", "awaw.no.dive.mover"
	case b.stage == seaStrike && (group < 0 || p.forces[group].space != b.hex):
		return "17.47B", "awaw.no.strike.force"
	case b.stage == seaStrike && !b.isFound(p.forces[group].side, group):
		return "17.47B", "awaw.no.strike.hidden"
	}
	return "", ""
}

// readyToDive is the built kamikazes that have no target yet.
func (p *Position) readyToDive() int {
	n := int(p.kamikazes.ready)
	if p.dive() != nil {
		for _, x := range p.dive().out {
			n -= int(x.sent)
		}
	}
	return n
}

func (d *dive) find(group int) int {
	return slices.IndexFunc(d.out, func(x groupAttack) bool { return int(x.group) == group && x.sent > 0 })
}

// struckByJapan tells whether other Japanese air has been sent against a combat group (17.47C).
func (p *Position) struckByJapan(group int) bool {
	return p.sea() != nil && group >= 0 && slices.ContainsFunc(p.sea().air, func(a seaAir) bool {
		return a.has(roleAttack) && int(a.at) == group && p.w.sideOf(p.counters[a.c].nation) == p.w.sideOf(p.w.japan())
	})
}

// divedAt tells why no other air may attack a combat group that kamikazes attack: none goes with them, and none attacks beside
// them (17.47C, 17.47D).
func (p *Position) divedAt(group int, kind units.Type) (engine.Cite, string) {
	switch {
	case p.dive() == nil || p.dive().find(group) < 0:
		return "", ""
	case kind == units.Jet:
		return "17.47D", "awaw.no.dive.escort"
	}
	return "17.47C", "awaw.no.dive.beside"
}

// legalDives lists which combat groups kamikazes may attack, in every number.
func (p *Position) legalDives(buf []engine.Command) []engine.Command {
	if p.kamikazes == nil || p.kamikazes.ready == 0 {
		return buf
	}
	if _, why := p.diveMoment(); why != "" {
		return buf
	}
	each := func(r engine.Ref) {
		c := engine.Command{Side: p.asked(), Verb: VerbDive, A: r, N: 1}
		if _, why := p.diveRefusal(c); why != "" {
			return
		}
		for n := 1; n <= min(p.readyToDive(), p.w.naval.KamikazeWave()); n++ {
			c.N = int16(n)
			buf = append(buf, c)
		}
	}
	var ports []int16
	for f, m := range p.forces {
		if m.onBoard() && m.side != p.asked() {
			each(tf(f))
		}
	}
	for _, s := range p.ships {
		if s.alive() && s.force == 0 && s.onBoard() && !slices.Contains(ports, s.space) && p.looseIn(int(s.space)) {
			ports = append(ports, s.space)
			each(sp(int(s.space)))
		}
	}
	return buf
}

// sendDive sends kamikazes against a combat group.
func (t *turnover) sendDive(c engine.Command) {
	group, port, _ := t.p.diveTarget(c.A)
	first := t.p.dive() == nil
	if first {
		d := &dive{hex: int16(t.p.diveHex(group, port)), outside: t.p.sea() == nil || t.p.sea().stage == seaReact}
		if t.p.sea() == nil {
			t.p.seaCount++
		}
		if !t.p.moverMet(group) {
			t.say(engine.EventBattle, "17.47D", "awaw.dive.begins", sp(int(d.hex)))
		}
		if d.outside {
			t.push(d)
		} else {
			t.seas().announced = d
		}
	}
	d := t.dives()
	d.out = append(d.out, groupAttack{group: int16(group), sent: uint8(c.N), left: uint8(c.N)})
	t.say(engine.EventChoice, "17.47A", "awaw.dives", int(c.N), c.A)
	if first && t.p.moverMet(group) {
		t.choose(choiceWay, c.Side, owed{n: 1})
	}
}

// diveGroups lists the combat groups of the force attacked: its task forces in the hex, in port also the ships under no marker.
func (p *Position) diveGroups() (out []int) {
	enemy := 3 - p.w.sideOf(p.w.japan())
	out = p.groupsAt(enemy, int(p.dive().hex))
	if b := p.sea(); b != nil && b.stage == seaReact && !slices.Contains(out, int(b.mover)) && p.forces[b.mover].onBoard() {
		out = append(out, int(b.mover))
	}
	if !p.w.board.Space(int(p.dive().hex)).Sea && p.looseIn(int(p.dive().hex)) {
		out = append(out, none)
	}
	return out
}

// groupRef names a combat group.
func (p *Position) groupRef(group int) engine.Ref {
	if group < 0 {
		return sp(int(p.dive().hex))
	}
	return tf(group)
}

// shipsOf lists the ships of a combat group.
func (p *Position) shipsOf(group int) (out []int) {
	if group >= 0 {
		return p.shipsIn(group)
	}
	for i, s := range p.navyOf(3 - p.w.sideOf(p.w.japan())) {
		if s.force == 0 && s.space == p.dive().hex {
			out = append(out, i)
		}
	}
	return out
}

// mayDive tells whether kamikazes of a side could attack in a hex now, as everybody can see.
func (p *Position) mayDive(side engine.Side, hex int) bool {
	k := p.kamikazes
	return k != nil && k.ready > 0 && k.flown != p.turn && side == p.w.sideOf(p.w.japan()) && p.inDiveRange(hex)
}
