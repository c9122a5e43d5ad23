// The end of a round of naval combat and of the combat itself: patrols may go ashore (17.3124), both sides say whether they go on, and the
// ships sail on or home; and what searching, covering and attacking cost at the end of a player turn (18.42B, 18.473, 18.58).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// endSeaRound brings everybody back to base, and asks whether the combat goes on. Patrols that still have no deck crowd those that
// are left or are lost.
func (t *turnover) endSeaRound() {
	p, b := t.p, t.seas()
	for i := range p.counters {
		if p.counters[i].alive() && t.patrolling(i) && p.castaway(i) && !p.ships[p.counters[i].aboard()].alive() {
			from := p.counters[i].aboard()
			p.counters[i].flags &^= flying
			t.rehouseAnywhere(i, from)
			t.gone(from)
		}
	}
	for i := range b.air {
		t.backFromSea(&b.air[i])
	}
	switch {
	case len(p.groupsAt(b.first, int(b.hex))) == 0, int(b.round) >= p.w.fleets.Meeting.Rounds:
		t.endSea()
	default:
		b.stage, b.whose = seaAgain, 0
	}
}

// backFromSea lands one committed counter where it came from; it may be committed again next round.
func (t *turnover) backFromSea(a *seaAir) {
	c := &t.p.counters[a.c]
	a.roles, a.over, a.at = 0, none, none
	if !c.alive() || !c.has(flying) || c.task != taskSea {
		return
	}
	c.flags &^= flying
	c.target, c.task = none, taskCounterair
}

// seaChoiceRefusal tells why a side owes no word on another round.
func (p *Position) seaChoiceRefusal(c engine.Command) (engine.Cite, string) {
	if p.sea().stage == seaAgain && plain(c) {
		return "", ""
	}
	return "18.522B", "awaw.no.press"
}

// pressAtSea and stopAtSea are the two answers. The combat ends when either side breaks off; a force under way that does so has
// given up what it came for and goes back.
func (t *turnover) pressAtSea(engine.Command) {
	b := t.seas()
	t.say(engine.EventChoice, "22.4", "awaw.sea.presses", b.side(b.whose))
	if b.whose == 0 {
		b.whose = 1
		return
	}
	t.openRound()
}

func (t *turnover) stopAtSea(engine.Command) {
	b := t.seas()
	t.say(engine.EventChoice, "22.4", "awaw.sea.stops", b.side(b.whose))
	b.gone = b.whose == 0 && b.mover != none
	t.how = engine.EndStopped
	if b.whose == 0 {
		t.how = engine.EndLeft
	}
	t.endSea()
}

// endSea closes the naval combat: army air is made whole factors again.
func (t *turnover) endSea() {
	b := t.seas()
	for _, a := range b.air {
		t.reform(int(a.c), int(a.lost))
		t.mayAlight(int(a.c), b.hex)
	}
	t.say(engine.EventBattle, "22.4", "awaw.sea.ends", sp(int(b.hex)))
	t.end(b)
}

// sailOn follows a naval combat, or one that has not come about: the force under way goes where it was bound, or home if it has given up.
func (t *turnover) sailOn(was frame) {
	p, b := t.p, was.(*seaBattle)
	f, at, to := int(b.mover), int(b.hex), int(b.to)
	if f == none || !p.forces[f].onBoard() || !p.manned(f) {
		return
	}
	if at == none {
		at = int(b.from)
	}
	if b.gone {
		to = p.homePort(f)
		t.force(f).flags |= forceHome
		t.say(engine.EventNote, "22.4", "awaw.force.home", tf(f), sp(to))
	}
	if to != at {
		t.comeTo(f, to, p.w.seaHexes(at, to))
		return
	}
	t.landed(f)
}

// homePort is where a task force goes that gives up: the port it came from if its side still holds it, or else where it is.
func (p *Position) homePort(f int) int {
	m := p.forces[f]
	if m.port != none && p.navigable(m.side, int(m.port), true) && p.w.seaHexes(int(m.space), int(m.port)) != none {
		return int(m.port)
	}
	return int(m.space)
}

// reform makes factors of the squadrons that army air has left after naval combat (23.14; the way of it is a house table).
func (t *turnover) reform(i, lost int) {
	c := t.p.counters[i]
	if lost == 0 || !c.alive() || c.kind == units.NAS {
		return
	}
	whole, _ := t.p.w.air.Recombine(units.Squadrons(max(0, 3*int(c.size)-lost)))
	if gone := int(c.size) - int(whole); gone > 0 {
		t.eliminate(i, gone, "23.14", "awaw.reformed")
	}
}

// landed is what follows when a task force is where it was bound: transports unload what they bring.
func (t *turnover) landed(f int) {
	t.disembark(f)
	p := t.p
	m := p.forces[f]
	for _, x := range p.w.sc.Victory.Convoy {
		if p.w.sc.sides[x.Side] != m.side {
			continue
		}
		if x.at != int(m.space) {
			continue
		}
		n := 0
		for _, i := range p.shipsIn(f) {
			if s := p.ships[i]; s.kind == shipTransport && !s.has(shipEmpty) {
				t.ship(i).flags |= shipEmpty
				n += int(s.factors)
			}
		}
		if n == 0 {
			continue
		}
		t.reveal(f, "21.4")
		p.points = cow(p.points)
		p.points[m.side-1] += int16(n * x.Points)
		t.say(engine.EventOutcome, "", "awaw.convoy", m.side, n, sp(x.at), n*x.Points)
		t.ev[len(t.ev)-1].Fact().Won = &engine.Won{Side: m.side, Points: n * x.Points, At: sp(x.at), By: tf(f), Unloaded: n}
	}
}

// reload fills transports that lie in a port where convoys are made up.
func (t *turnover) reload() {
	p := t.p
	for i, s := range p.navyOf(p.phasing()) {
		if !s.has(shipEmpty) {
			continue
		}
		for _, x := range p.w.sc.Victory.Convoy {
			if p.w.sc.sides[x.Side] == p.phasing() && slices.ContainsFunc(x.From, func(name string) bool { return p.w.board.Find(name) == int(s.space) }) {
				t.ship(i).flags &^= shipEmpty
			}
		}
	}
}

// seaScore is what a side has earned by harm done to enemy ships.
func (p *Position) seaScore(side engine.Side) (n int) {
	for i, x := range p.wrecks {
		if engine.Side(i+1) != side {
			n += int(x) * p.w.sc.Victory.Ship / 2
		}
	}
	return n
}

// seaInverts inverts, at the end of a player turn, all air of both sides that took part in naval combat in it.
func (t *turnover) seaInverts() {
	p := t.p
	if len(p.ships) == 0 {
		return
	}
	for side := engine.Side(1); int(side) <= len(p.w.sides); side++ {
		var n [2]amount // those everybody sees, and those hidden with their carriers
		for i, c := range p.airOf(side) {
			if c.has(overSea) {
				n[p.hiddenAir(i)].add(c.kind, t.seaTurn(i))
			}
		}
		if n[0] != (amount{}) {
			t.say(engine.EventTurned, "18.58", "awaw.sea.inverted", n[0].args(side)...)
		}
		if n[1] != (amount{}) {
			t.secretly(side, engine.EventTurned, "18.58", "awaw.sea.inverted", n[1].args(side)...)
		}
	}
}

// settleAshore counts, from its owner's redeployment on, naval air that came off carriers in port among what the port bases.
func (t *turnover) settleAshore() {
	for i, c := range t.p.airOf(t.p.phasing()) {
		if c.has(offDeck) {
			t.p.counters[i].flags &^= offDeck
		}
	}
}
