// 17.47E: kamikazes on their way meet the air over the combat group, then its ships' fire; those turned away go where the defender
// sends them.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// What a die against kamikazes, or of theirs, is for, in its key.
const (
	seaKeyDiveAir = 120 + iota
	seaKeyDiveFire
	seaKeyDiveDraw
	seaKeyDiveStrike
)

// diveKey names a roll of one attack.
func (t *turnover) diveKey(what uint8, roll int) engine.Key {
	d := t.p.dive()
	wave := 0
	if d.second {
		wave = 1
	}
	k := t.seaKey(what, 0, wave<<7|roll)
	k.Place = t.p.groupRef(int(d.out[d.at].group))
	return k
}

// beginDive ends the naming of targets: the defender sets his guards, unless naval combat has set them already.
func (t *turnover) beginDive() {
	d := t.dives()
	if !t.p.w.board.Space(int(d.hex)).Sea {
		t.unmask(int(d.hex))
	}
	if d.outside && !d.second && t.p.w.board.Space(int(d.hex)).Sea {
		d.stage = diveGuard
		for _, x := range d.out { // seen before anybody is asked, so that asking tells nothing
			t.reveal(int(x.group), "17.47A")
		}
		over := func(c engine.Command) bool { return d.find(t.p.forceAt(c.B)) >= 0 }
		if slices.ContainsFunc(t.p.legalGuards(verbNone, false, nil), over) || slices.ContainsFunc(t.p.legalGuards(verbNone, true, nil), over) {
			return
		}
	}
	t.meetDive(0)
}

// guardRefusal tells why a counter may not defend a combat group against kamikazes outside naval combat: air cover from land, or
// combat air patrol from a carrier of the group (17.47E, 23.2, 23.3).
func (p *Position) guardRefusal(c engine.Command, role seaRole) (engine.Cite, string) {
	f := p.forceAt(c.B)
	if !p.counterOK(c.A) || f < 0 || c.C != 0 || c.N != 0 {
		return "17.47E", "awaw.no.such"
	}
	d, k := p.dive(), p.counters[c.A.Index()]
	switch {
	case d.stage != diveGuard:
		return "17.47E", "awaw.no.dive.now"
	case p.w.sideOf(k.nation) != p.asked() || p.forces[f].side != p.asked():
		return "17.47E", "awaw.no.own"
	case !slices.Contains(p.diveGroups(), f):
		return "17.47E", "awaw.no.cover.force"
	case slices.ContainsFunc(d.guards, func(g guardAir) bool { return int(g.c) == c.A.Index() }):
		return "17.47E", "awaw.no.fly.twice"
	case role == roleCover && k.onDeck():
		return "17.33B", "awaw.no.cover.deck"
	case role == roleCAP && !k.onDeck():
		return "17.33E", "awaw.no.cap.land"
	case k.onDeck() && int(p.ships[k.aboard()].force) != f+1:
		return "17.33E", "awaw.no.cap.force"
	}
	if why := p.seaworthy(k); why != "" {
		return "17.47E", why
	}
	if !k.onDeck() {
		return p.withinRange(k, int(d.hex), "17.47E")
	}
	return "", ""
}

// legalGuards lists who may defend which combat group against kamikazes: from decks on patrol, or else from land.
func (p *Position) legalGuards(verb engine.Verb, patrol bool, buf []engine.Command) []engine.Command {
	side, role := p.dive().asked(p), roleCover
	if patrol {
		role = roleCAP
	}
	for i, k := range p.airOf(side) {
		if k.onDeck() != patrol || p.seaworthy(k) != "" {
			continue
		}
		for _, f := range p.diveGroups() {
			if f < 0 {
				continue
			}
			c := engine.Command{Side: side, Verb: verb, A: ct(i), B: tf(f)}
			if _, why := p.guardRefusal(c, role); why == "" {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// guard sets one counter over a combat group.
func (t *turnover) guard(c engine.Command) {
	d := t.dives()
	d.guards = append(d.guards, guardAir{int16(c.A.Index()), int16(t.p.forceAt(c.B))})
	if k := &t.p.counters[c.A.Index()]; !k.onDeck() {
		k.flags |= overSea
	}
	t.sayOfDeck(c.A.Index(), "17.47E", "awaw.dive.guards", c.A, c.B)
	t.ev[len(t.ev)-1].Kind = engine.EventChoice
}

// guardsOver is the air that defends a combat group, in squadrons; patrol tells whether any of it comes from carriers at sea.
func (p *Position) guardsOver(group int) (f aircombat.Force, patrol bool) {
	if !p.w.board.Space(int(p.dive().hex)).Sea {
		f, _ = p.risersAt(p.dive().hex, 3-p.w.sideOf(p.w.japan()))
		return f, false
	}
	var over []int
	for _, g := range p.dive().guards {
		if int(g.over) == group && p.counters[g.c].alive() {
			f = append(f, p.squadronsOf(int(g.c), aircombat.Cover))
			over = append(over, int(g.c))
		}
	}
	if p.sea() != nil && !p.dive().outside {
		guards, more := p.guardsAt(group)
		f, over = append(f, guards...), append(over, more...)
	}
	return f, p.coverOver(over, 0).CAP
}

// meetDive takes up the attacks one after another, from the one numbered at; each meets the air over its group first.
func (t *turnover) meetDive(at int) {
	d := t.dives()
	d.at = uint8(at)
	if at == len(d.out) {
		t.divertAll()
		return
	}
	if g := int(d.out[at].group); g >= 0 {
		t.reveal(g, "17.47A")
	}
	d.stage = diveAir
	if f, _ := t.p.guardsOver(int(d.out[at].group)); f.Engaged() == 0 {
		t.diveToFire()
	}
}

// diveToFire goes on to the ships' fire, unless none of them can or nobody is left.
func (t *turnover) diveToFire() {
	d := t.dives()
	x := d.out[d.at]
	d.stage = diveFire
	if x.left == 0 || !t.p.w.naval.Fires(t.p.w.naval.AirDefense(t.p.hulls(t.p.shipsOf(int(x.group))))) {
		t.meetDive(int(d.at) + 1)
	}
}

// divers is so many kamikazes as a force.
func (p *Position) divers(n int) aircombat.Force {
	return aircombat.Force{{Nation: p.w.japan(), Type: units.Kamikaze, N: n, Research: p.w.nations[p.w.japan()].res.AirDRM}}
}

// diveAir is the air over a combat group and what modifies its dice against those that come.
func (p *Position) diveAir(x groupAttack) (guards aircombat.Force, l engine.Ledger) {
	guards, patrol := p.guardsOver(int(x.group))
	c := aircombat.Conditions{CAP: patrol, Cover: !patrol, Squadrons: true}
	c.Surprise = !p.dive().outside && p.w.naval.Surprises(p.surpriseOf(p.w.sideOf(p.w.japan())))
	_, l = p.w.air.Modifiers(p.divers(int(x.left)), guards, c)
	return guards, l
}

// rollDiveAir throws the dice of the air over the group; kamikazes have none (17.47E.1).
func (t *turnover) rollDiveAir() error {
	p, d := t.p, t.p.dive()
	x := d.out[d.at]
	guards, ledger := p.diveAir(x)
	faces, err := t.dice.Roll(engine.Ask{Key: t.diveKey(seaKeyDiveAir, 0), N: 2, Sides: 6, Cite: "17.47E",
		Why: engine.Say("awaw.dice.dive.air", p.groupRef(int(x.group)))})
	if err != nil {
		return err
	}
	modified := faces[0] + faces[1] + ledger.Net()
	res := p.w.air.Read(p.w.air.Strength(guards, true), modified)
	t.sayThrown("17.47E.1", "awaw.dive.air", d.asked(p), p.w.air.Strength(guards, true), modified, res.Eliminated, res.Aborted)
	e := &t.ev[len(t.ev)-1]
	e.Dice, e.Ledger = faces, ledger
	t.turnAway(res, "17.47E.2")
	t.diveToFire()
	return nil
}

// rollDiveFire throws the ships' dice.
func (t *turnover) rollDiveFire() error {
	p, d := t.p, t.p.dive()
	x := d.out[d.at]
	faces, err := t.dice.Roll(engine.Ask{Key: t.diveKey(seaKeyDiveFire, 0), N: 2, Sides: 6, Cite: "23.42",
		Why: engine.Say("awaw.dice.dive.fire", p.groupRef(int(x.group)))})
	if err != nil {
		return err
	}
	strength := p.w.naval.AirDefense(p.hulls(p.shipsOf(int(x.group))))
	surprise := 0
	if !d.outside {
		surprise = p.surpriseOf(p.w.sideOf(p.w.japan()))
	}
	ledger := p.w.naval.DefenseModifiers(surprise)
	modified := faces[0] + faces[1] + ledger.Net()
	res := p.w.naval.Defend(strength, modified)
	t.sayThrown("23.42", "awaw.fire.rolled", d.asked(p), strength, modified, res.Eliminated, res.Aborted)
	e := &t.ev[len(t.ev)-1]
	e.Dice, e.Ledger = faces, ledger
	t.turnAway(res, "17.47E.2")
	t.meetDive(int(d.at) + 1)
	return nil
}

// guardsAt is the air known to fly over a task force in the naval combat at hand, in squadrons, and its counters.
func (p *Position) guardsAt(force int) (f aircombat.Force, over []int) {
	for _, a := range p.sea().air {
		if int(a.over) == force && a.has(roleCover|roleCAP) && p.counters[a.c].alive() {
			f = append(f, p.squadronsOf(int(a.c), aircombat.Cover))
			over = append(over, int(a.c))
		}
	}
	return f, over
}
