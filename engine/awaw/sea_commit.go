// A round of naval combat begins: searchers, air cover and combat air patrol are committed, and both sides search (17.33B,
// 17.33C, 17.33E, 18.42B, 18.473, 18.58, 22.44).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// joinBattle opens the first round where the forces have met.
func (t *turnover) joinBattle() {
	b := t.seas()
	b.stage, b.air = seaCommit, nil
	if b.mover != none {
		t.force(int(b.mover)).run = uint8(min(250, int(t.p.forces[b.mover].run)+t.p.leg(int(b.from), int(b.hex))))
		t.place(int(b.mover), int(b.hex))
	}
	for _, side := range []engine.Side{1, 2} {
		for _, f := range t.p.groupsAt(side, int(b.hex)) {
			t.force(f).flags |= forceFought
		}
	}
	t.say(engine.EventBattle, "22.4", "awaw.sea.begins", sp(int(b.hex)))
	t.openRound()
}

// leg is the length of a way by sea.
func (p *Position) leg(from, to int) int {
	return max(0, p.w.seaHexes(from, to))
}

// openRound begins a round: side 0 commits, then side 1.
func (t *turnover) openRound() {
	b := t.seas()
	b.round++
	b.stage, b.whose, b.lead, b.done = seaCommit, 0, 0, 0
	b.found, b.surprise = [2]uint64{}, [2]uint8{}
	for i := range b.air {
		b.air[i].roles, b.air[i].over, b.air[i].at = 0, none, none
	}
	t.say(engine.EventPhase, "22.4", "awaw.sea.round", int(b.round), sp(int(b.hex)))
}

// mayCommit tells why a counter may take no part in the naval combat at hand: whose it is, where it is based, how far it flies.
func (p *Position) mayCommit(i int, cite engine.Cite) (engine.Cite, string) {
	b, k := p.sea(), p.counters[i]
	if p.w.sideOf(k.nation) != p.asked() {
		return cite, "awaw.no.own"
	}
	if why := p.seaworthy(k); why != "" {
		if k.kind == units.Jet && (cite == "18.58B" || cite == "18.58C") {
			cite = "17.531" // jets neither cover ships nor go with those who attack them at sea
		}
		return cite, why
	}
	if k.onDeck() && p.ships[k.aboard()].force == 0 {
		return cite, "awaw.no.sea.elsewhere"
	}
	if cite, why := p.withinRange(k, int(b.hex), cite); why != "" {
		return cite, why
	}
	if p.squadrons(i) == 0 {
		return cite, "awaw.no.sea.spent"
	}
	return "", ""
}

// roleTaken tells whether a counter has no squadrons left for a role this round: naval air does one thing, army air one thing
// with each kind of its squadrons (17.141D, 18.42).
func (p *Position) roleTaken(i int, role seaRole) bool {
	k := p.sea().committed(i)
	if k == none {
		return false
	}
	roles := p.sea().air[k].roles
	if p.counters[i].kind == units.NAS {
		return roles != 0
	}
	return roles&role != 0
}

// atStage tells whether the naval combat asks for what a command does. While kamikazes attack it waits.
func (p *Position) atStage(s seaStage) bool {
	return p.fight() == nil && p.sea() != nil && p.sea().stage == s && !p.displacing() && !p.diving()
}

// coverRefusal tells why a counter may not be air cover (17.33B, 18.58B).
func (p *Position) coverRefusal(c engine.Command) (engine.Cite, string) {
	return p.overRefusal(c, roleCover, "18.58B")
}

// patrolRefusal tells why a counter may not be combat air patrol (17.33E).
func (p *Position) patrolRefusal(c engine.Command) (engine.Cite, string) {
	return p.overRefusal(c, roleCAP, "17.33E")
}

// overRefusal tells why a counter may not protect a task force from the air: from land as air cover, from a carrier of the
// force as combat air patrol (17.33B, 17.33E, 18.58B).
func (p *Position) overRefusal(c engine.Command, role seaRole, cite engine.Cite) (engine.Cite, string) {
	if p.fight() == nil && p.diving() {
		return p.guardRefusal(c, role)
	}
	f := p.forceAt(c.B)
	if !p.counterOK(c.A) || f == none || c.C != 0 || c.N != 0 {
		return cite, "awaw.no.such"
	}
	i := c.A.Index()
	k := p.counters[i]
	switch {
	case !p.atStage(seaCommit):
		return cite, "awaw.no.search.now"
	case p.forces[f].space != p.sea().hex || p.forces[f].side != p.asked():
		return cite, "awaw.no.cover.force"
	case role == roleCover && k.onDeck():
		return "17.33B", "awaw.no.cover.deck"
	case role == roleCAP && !k.onDeck():
		return "17.33E", "awaw.no.cap.land"
	case p.roleTaken(i, role):
		return cite, "awaw.no.fly.twice"
	}
	if cite, why := p.mayCommit(i, cite); why != "" {
		return cite, why
	}
	if role == roleCAP && int(p.ships[k.aboard()].force) != f+1 {
		return "17.33E", "awaw.no.cap.force"
	}
	return "", ""
}

// able lists the counters of the side asked that may be committed in the naval combat at hand.
func (l *listing) able() []int32 {
	if l.flown {
		return l.flyers
	}
	l.flown = true
	for i, k := range l.air() {
		if l.w.sideOf(k.nation) != l.side {
			continue
		}
		if _, why := l.mayCommit(i, ""); why == "" {
			l.flyers = append(l.flyers, int32(i))
		}
	}
	return l.flyers
}

// covers lists who may fly from land over which task force, of the naval combat at hand or one that kamikazes attack.
func (l *listing) covers(buf []engine.Command) []engine.Command {
	if l.diving() {
		return l.legalGuards(VerbCover, false, buf)
	}
	own := l.groupsAt(l.side, int(l.sea().hex))
	for _, i := range l.able() {
		if !l.counters[i].onDeck() && !l.roleTaken(int(i), roleCover) {
			for _, f := range own {
				buf = append(buf, engine.Command{Side: l.side, Verb: VerbCover, A: ct(int(i)), B: tf(f)})
			}
		}
	}
	return buf
}

// patrols lists who may fly from a carrier over its own task force.
func (l *listing) patrols(buf []engine.Command) []engine.Command {
	if l.diving() {
		return l.legalGuards(VerbPatrol, true, buf)
	}
	for _, i := range l.able() {
		k := l.counters[i]
		if !k.onDeck() {
			continue
		}
		if f := int(l.ships[k.aboard()].force) - 1; l.forces[f].space == l.sea().hex && !l.roleTaken(int(i), roleCAP) {
			buf = append(buf, engine.Command{Side: l.side, Verb: VerbPatrol, A: ct(int(i)), B: tf(f)})
		}
	}
	return buf
}

// enlistAtSea commits a counter in a role.
func (t *turnover) enlistAtSea(i int, role seaRole) *seaAir {
	b := t.seas()
	k := b.committed(i)
	if k == none {
		k = len(b.air)
		for k > 0 && int(b.air[k-1].c) > i {
			k--
		}
		b.air = slices.Insert(b.air, k, seaAir{c: int16(i), over: none, at: none})
	}
	b.air[k].roles |= role
	c := &t.p.counters[i]
	c.flags |= flying
	c.task, c.target = taskSea, b.hex
	if !c.onDeck() || role != roleCAP {
		c.flags |= overSea
	}
	return &b.air[k]
}

// cover sends a counter from land over a task force.
func (t *turnover) cover(c engine.Command) { t.coverAtSea(c, roleCover) }

// patrol puts a counter on combat air patrol.
func (t *turnover) patrol(c engine.Command) { t.coverAtSea(c, roleCAP) }

func (t *turnover) coverAtSea(c engine.Command, role seaRole) {
	if t.p.diving() {
		t.guard(c)
		return
	}
	i := c.A.Index()
	t.enlistAtSea(i, role).over = int16(t.p.forceAt(c.B))
	if role == roleCAP {
		t.secretly(c.Side, engine.EventChoice, "17.33E", "awaw.caps", c.A, c.B)
		return
	}
	t.say(engine.EventChoice, "18.58B", "awaw.covers", c.A, c.B)
}
