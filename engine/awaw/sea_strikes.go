// Strikes on ships: who is sent against which task force or port, and in which order they are resolved (17.33D, 17.142, 18.512B,
// 18.58C).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// strikeRefusal tells why a counter may not attack a task force at sea, or ships in a port.
func (p *Position) strikeRefusal(c engine.Command) (engine.Cite, string) {
	if p.counterOK(c.A) && p.spaceOK(c.B) && c.C == 0 && c.N == 0 {
		return p.portRefusal(c.A.Index(), c.B.Index())
	}
	f := p.forceAt(c.B)
	if !p.counterOK(c.A) || f == none || c.C != 0 || c.N != 0 {
		return "18.58C", "awaw.no.such"
	}
	i := c.A.Index()
	b := p.sea()
	switch {
	case !p.atStage(seaStrike):
		return "18.58C", "awaw.no.strike.now"
	case p.forces[f].side == p.asked() || p.forces[f].space != b.hex:
		return "18.58C", "awaw.no.strike.force"
	case !b.isFound(p.forces[f].side, f):
		return "22.44", "awaw.no.strike.hidden"
	case p.roleTaken(i, roleAttack):
		return "18.58C", "awaw.no.fly.twice"
	}
	if cite, why := p.divedAt(f, p.counters[i].kind); why != "" {
		return cite, why
	}
	return p.mayCommit(i, "18.58C")
}

func (p *Position) legalStrikes(side engine.Side, buf []engine.Command) []engine.Command {
	for i := range p.airOf(side) {
		for _, f := range p.groupsAt(3-side, int(p.sea().hex)) {
			c := engine.Command{Side: side, Verb: VerbStrike, A: ct(i), B: tf(f)}
			if _, why := p.strikeRefusal(c); why == "" {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// legalAttacks lists who may attack which ships: task forces found at sea, or those in port.
func (p *Position) legalAttacks(buf []engine.Command) []engine.Command {
	switch {
	case p.sea() != nil:
		return p.legalStrikes(p.asked(), buf)
	case p.sailing() || p.phase == phaseCombat:
		return p.legalPortStrikes(buf)
	}
	return buf
}

func (p *Position) tellStrike(c engine.Command, l *engine.Label) {
	if c.B.Kind() == engine.KindSpace {
		l.Cite, l.Name = "18.512B", told("strikeport", c.A, c.B)
	}
}

// sendStrike commits a counter against ships.
func (t *turnover) sendStrike(c engine.Command) {
	i := c.A.Index()
	if f := t.p.forceAt(c.B); f != none {
		t.enlistAtSea(i, roleAttack).at = int16(f)
		t.tellsSeaStrike(i)
		switch {
		case !t.p.w.sendsLate:
			t.showDeck(t.p.counters[i])
		case t.p.hiddenAir(i) > 0: // until it is given
			t.ev[len(t.ev)-1].Audience = engine.Only(c.Side)
		}
		return
	}
	t.strikePort(i, c.B.Index())
}

// tellsSeaStrike tells that a counter attacks a task force at sea.
func (t *turnover) tellsSeaStrike(i int) {
	b := t.p.sea()
	t.say(engine.EventChoice, "18.58C", "awaw.strikes", ct(i), tf(int(b.air[b.committed(i)].at)))
}

// unseenStrikers lists the air off hidden decks that a side has sent against ships: nobody else hears of it before all are sent (17.3123).
func (p *Position) unseenStrikers() (out []int) {
	b := p.sea()
	for _, a := range b.air {
		if i := int(a.c); a.waits() && p.hiddenAir(i) > 0 && p.w.sideOf(p.counters[i].nation) == b.side(b.whose) {
			out = append(out, i)
		}
	}
	return out
}

// giveStrikes shows them, and whom they attack.
func (t *turnover) giveStrikes() {
	for _, i := range t.p.unseenStrikers() {
		t.showDeck(t.p.counters[i])
		t.tellsSeaStrike(i)
		t.ev[len(t.ev)-1].Audience = engine.Only(t.p.other(t.p.w.sideOf(t.p.counters[i].nation)))
	}
}

// skipStrikes passes over a side that can strike nobody, as everybody can see: one that hides carriers near enough is asked.
// Once strikes are being resolved, kamikazes among them, nobody is left to pass over.
func (t *turnover) skipStrikes() {
	for t.p.sea() != nil && t.p.sea().stage == seaStrike && !t.p.diving() {
		b := t.p.sea()
		if len(t.p.legalStrikes(b.side(b.whose), nil)) != 0 || len(t.p.legalDives(nil)) != 0 || b.foundOf(1-b.whose) > 0 && t.p.mayHideDecks(b.side(b.whose), int(b.hex)) {
			return
		}
		t.strikesSent()
	}
}

// strikesSent ends a side's commitment of strikes. Who surprises the enemy enough has its strikes resolved before the enemy
// sends his (23.44); otherwise both are in the air.
func (t *turnover) strikesSent() {
	b := t.seas()
	b.done |= 1 << b.whose
	if b.done != 3 && !(b.whose == b.lead && t.p.w.naval.Surprises(int(b.surprise[b.lead])) && b.pending(t.p)) {
		b.whose = 1 - b.whose
		if b.done&(1<<b.whose) == 0 {
			return
		}
	}
	t.nextStrike()
}

// pending tells whether any strike in the air has yet to be resolved.
func (b *seaBattle) pending(p *Position) bool {
	return slices.ContainsFunc(b.air, func(a seaAir) bool { return a.waits() && p.counters[a.c].alive() })
}

func (a seaAir) waits() bool { return a.has(roleAttack) && !a.has(roleBack) && a.at != none }

// nextStrike takes up the next strike in the air, first those of the side that leads; when there is none, the other side sends
// its own or the round ends.
func (t *turnover) nextStrike() {
	p, b := t.p, t.seas()
	if d := b.announced; d != nil && b.done>>b.number(p.w.sideOf(p.w.japan()))&1 == 1 { // with the other strikes (17.47C)
		b.announced = nil
		t.push(d)
		t.beginDive()
		return
	}
	for off := range uint8(2) {
		side := b.side((b.lead + off) % 2)
		target := none
		for _, a := range b.air {
			if c := p.counters[a.c]; a.waits() && c.alive() && p.w.sideOf(c.nation) == side && (target == none || int(a.at) < target) {
				target = int(a.at)
			}
		}
		if target == none {
			continue
		}
		if p.forces[target].space != b.hex || !p.manned(target) {
			t.callOff(target, side)
			t.nextStrike()
			return
		}
		t.openSeaStrike(side, target, int(b.hex))
		return
	}
	if b.done != 3 {
		b.stage, b.whose = seaStrike, 1-b.lead
		t.skipStrikes()
		return
	}
	t.landCAP()
}

// callOff brings back a strike whose target is gone.
func (t *turnover) callOff(target int, side engine.Side) {
	b := t.seas()
	for i := range b.air {
		if a := &b.air[i]; a.waits() && int(a.at) == target && t.p.w.sideOf(t.p.counters[a.c].nation) == side {
			a.roles |= roleBack
		}
	}
}

// portRefusal tells why a counter may not attack the ships in an enemy port (17.142, 18.512B, 23.5, 23.6).
func (p *Position) portRefusal(i, port int) (engine.Cite, string) {
	k := p.counters[i]
	cite := engine.Cite("18.512B")
	if p.phase == phaseMovement {
		cite = "18.511C"
	}
	switch {
	case p.nested() || !p.now(VerbStrike) || !p.sailing() && p.phase != phaseCombat:
		return cite, "awaw.no.port.now"
	case p.w.sideOf(k.nation) != p.phasing():
		return cite, "awaw.no.own"
	case k.kind != units.AAF && k.kind != units.NAS && k.kind != units.Jet:
		return cite, "awaw.no.fly.type"
	case p.sailing() && !k.onDeck():
		return cite, "awaw.no.port.patrol"
	case k.has(flying):
		return "18.41", "awaw.no.fly.twice"
	case k.has(overSea):
		return "18.42B", "awaw.no.fly.sea"
	case !p.portOf(port):
		return cite, "awaw.no.port.ships"
	}
	if k.kind == units.Jet { // jets may only escort (17.53B)
		if !slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskPort) && int(c.target) == port && c.kind != units.Jet }) {
			return "17.53B", "awaw.no.port.jet"
		}
	}
	if why := p.portFlyer(k); why != "" {
		return cite, why
	}
	return p.withinRange(k, port, cite)
}

// portFlyer tells why a counter may not start against a port, by the key of the reason.
func (p *Position) portFlyer(k counter) string {
	switch {
	case k.has(inverted):
		return "awaw.no.fly.inverted"
	case !p.w.offensive(p.phasing(), int(p.turn)):
		return "awaw.no.fly.option"
	case k.onDeck():
		return p.seaworthy(k)
	}
	_, why := p.operational(k)
	return why
}

func (p *Position) legalPortStrikes(buf []engine.Command) []engine.Command {
	if len(p.ships) == 0 {
		return buf
	}
	for _, port := range p.enemyPorts() {
		for i := range p.airOf(p.phasing()) {
			if _, why := p.portRefusal(i, int(port)); why == "" {
				buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbStrike, A: ct(i), B: sp(int(port))})
			}
		}
	}
	return buf
}

// strikePort announces an attack on the ships in a port.
func (t *turnover) strikePort(i, port int) {
	k := &t.p.counters[i]
	k.flags |= flying
	k.task, k.target = taskPort, int16(port)
	t.sent(i, (*turnover).tellsPortStrike)
}

// tellsPortStrike tells that a counter attacks the ships in a port.
func (t *turnover) tellsPortStrike(i int) {
	cite := engine.Cite("18.512B")
	if t.p.phase == phaseMovement {
		cite = "18.511C"
	}
	t.say(engine.EventChoice, cite, "awaw.strikes.port", ct(i), sp(int(t.p.counters[i].target)))
}
