// What a strike does: one roll a target, effects, damage and sinking (23.44), and what becomes of it all afterwards.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// rollStrike throws the dice for every target in turn.
func (t *turnover) rollStrike() error {
	p, s := t.p, t.p.strike()
	n := p.w.naval
	q := aircombat.Strike{Force: p.striking(), Port: s.port(), Surprise: p.surpriseOf(s.side)}
	var rolled [][]int
	for k := range s.aims {
		faces, err := t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeyStrike, max(0, int(s.force)), 16*int(s.side)+k), N: 2, Sides: 6, Cite: "23.44",
			Why: engine.Say("awaw.dice.strike", sh(int(s.aims[k].ship)))})
		if err != nil {
			return err
		}
		rolled = append(rolled, faces)
	}
	for k, a := range s.aims {
		targets := p.bodyOf(int(a.ship))
		q.Against = nil
		for _, i := range targets {
			q.Against = append(q.Against, p.ships[i].nation)
		}
		ledger := n.Modifiers(q)
		modified := rolled[k][0] + rolled[k][1] + ledger.Net()
		effects := n.Effects(int(a.n), modified)
		t.sayThrown("23.44", "awaw.strike.rolled", s.side, int(a.n), sh(int(a.ship)), modified, effects)
		e := &t.ev[len(t.ev)-1]
		e.Dice, e.Ledger = rolled[k], ledger
		from := len(t.ev)
		t.hit(targets, effects)
		t.tellTogether(from)
	}
	t.endStrike()
	return nil
}

// bodyOf is the ships an aim at one of them falls on: itself, or all counted ones under attack together.
func (p *Position) bodyOf(ship int) (out []int) {
	if p.ships[ship].kind.named() {
		return []int{ship}
	}
	for _, i := range p.struckShips() {
		if !p.ships[i].kind.named() {
			out = append(out, i)
		}
	}
	return out
}

// hit lets effects fall on ships. Counted ships lose their factors in turn, one of the kind most numerous at a time.
func (t *turnover) hit(list []int, effects int) {
	n := t.p.w.naval
	if len(list) == 1 && t.p.ships[list[0]].kind.named() {
		i := list[0]
		h := t.p.hull(i)
		after := n.Hit(h, effects)
		switch {
		case after.Size == 0:
			t.sink(i)
		case after.Damaged && !h.Damaged:
			t.ship(i).flags |= shipDamaged
			t.say(engine.EventLoss, "23.44", "awaw.ship.damaged", sh(i), sp(int(t.p.ships[i].space)))
			t.wreck(i, int(t.p.ships[i].factors))
		}
		return
	}
	left := make([]int, len(list))
	for k, i := range list {
		left[k] = int(t.p.ships[i].factors)
	}
	for range effects {
		most := 0
		for k := range left {
			if left[k] > left[most] {
				most = k
			}
		}
		if left[most] == 0 {
			break
		}
		h := t.p.hull(list[most])
		h.Size = left[most]
		left[most] = n.Hit(h, 1).Size
	}
	for k, i := range list {
		if lost := int(t.p.ships[i].factors) - left[k]; lost > 0 {
			t.loseFactors(i, lost)
		}
	}
}

// loseFactors sinks some of the factors of counted ships.
func (t *turnover) loseFactors(i, n int) {
	s := t.ship(i)
	t.sayFactors(i, n)
	s.factors -= uint8(n)
	t.drown(i)
	t.wreck(i, 2*n)
	t.shipLost(i, n)
	if s.factors == 0 {
		t.gone(i)
	}
}

// sink takes a named ship. Its air goes to the other carriers of its force as far as they have room, in port ashore; what
// finds none is lost (17.3124, 17.3127).
func (t *turnover) sink(i int) {
	s := t.ship(i)
	t.say(engine.EventLoss, "23.44", "awaw.ship.sunk", sh(i), sp(int(s.space)))
	worth := 2 * int(s.factors)
	if s.has(shipDamaged) {
		worth -= int(s.factors)
	}
	t.wreck(i, worth)
	t.shipLost(i, int(s.factors))
	s.factors = 0
	s.flags |= shipSunk
	if s.kind == shipCarrier {
		if t.p.w.board.Space(int(s.space)).Sea {
			t.crowdDecks(i)
		} else {
			t.strandDeck(i)
		}
	}
	t.gone(i)
}

// gone takes the marker of a force that has lost its last ship off the map.
func (t *turnover) gone(i int) {
	if f := int(t.p.ships[i].force) - 1; f >= 0 {
		t.ship(i).force = 0
		t.disband(f)
	}
}

// wreck counts what harm a side's ships have taken, for the score: a factor damaged once, a factor sunk twice.
func (t *turnover) wreck(i, n int) {
	p := t.p
	side := p.w.sideOf(p.ships[i].nation)
	if len(p.wrecks) == 0 {
		p.wrecks = make([]int16, len(p.w.sides))
	}
	p.wrecks = cow(p.wrecks)
	p.wrecks[side-1] += int16(n)
}

// shipLost enters ships in the losses of the command.
func (t *turnover) shipLost(i, n int) {
	s := t.p.ships[i]
	t.lost = append(t.lost, engine.Loss{Side: t.p.w.sideOf(s.nation), Kind: shipCodes[s.kind], N: n})
}

// crowdDecks moves the air of a carrier sunk at sea to the other carriers of its task force, undamaged ones first; the excess is
// lost (17.3124). Its owner may choose which; no owner would give up elite squadrons for others, so those stay. Combat air patrol
// waits for the end of the round, when it may go ashore instead.
func (t *turnover) crowdDecks(sunk int) {
	p := t.p
	for _, first := range []flag{elite, 0} {
		for i, c := range p.counters {
			if !c.alive() || c.aboard() != sunk || c.flags&elite != first {
				continue
			}
			t.rehouse(i, sunk)
			if c.has(elite) && !t.patrolling(i) {
				t.spareElite(i, sunk)
			}
			if c := p.counters[i]; c.alive() && c.aboard() == sunk && !t.patrolling(i) {
				t.eliminate(i, int(c.size), "17.3124", "awaw.deck.lost")
			}
		}
	}
}

// spareElite gives elite squadrons without a deck the places of regular ones on the decks that are left; those are lost instead.
func (t *turnover) spareElite(i, sunk int) {
	p := t.p
	for j := range p.counters {
		c, k := p.counters[i], p.counters[j]
		if !c.alive() || c.aboard() != sunk {
			return
		}
		if !k.alive() || k.kind != units.NAS || k.deck == 0 || k.has(elite|flying) || k.nation != c.nation || k.aboard() == sunk ||
			p.ships[k.aboard()].force != p.ships[sunk].force || p.ships[k.aboard()].has(shipDamaged) && c.has(flying) {
			continue
		}
		n := min(int(c.size), int(k.size))
		t.eliminate(j, n, "17.3124", "awaw.deck.lost")
		m := t.take(i, n)
		p.counters[m].deck = k.deck
		t.say(engine.EventNote, "17.3124", "awaw.deck.moved", ct(m), sh(k.aboard()))
	}
}

// patrolling tells whether a counter is on combat air patrol.
func (t *turnover) patrolling(i int) bool {
	if t.p.sea() == nil {
		return false
	}
	k := t.p.sea().committed(i)
	return k >= 0 && t.p.sea().air[k].roles&roleCAP != 0
}

// rehouse finds room for naval air on the carriers that sail with the one it has lost.
func (t *turnover) rehouse(i, sunk int) {
	p := t.p
	force := p.ships[sunk].force
	for _, damaged := range []bool{false, true} {
		for j, s := range p.ships {
			if !p.counters[i].alive() || p.counters[i].aboard() != sunk {
				return
			}
			if j == sunk || !s.alive() || s.kind != shipCarrier || s.force != force || s.nation != p.counters[i].nation || s.has(shipDamaged) != damaged {
				continue
			}
			room := int(s.factors) - p.deckLoad(j)
			if damaged && p.counters[i].has(flying) || room <= 0 { // nobody lands on a damaged deck
				continue
			}
			k := t.take(i, min(room, int(p.counters[i].size)))
			p.counters[k].deck = int16(j + 1)
			t.say(engine.EventNote, "17.3124", "awaw.deck.moved", ct(k), sh(j))
		}
	}
}

// strandDeck puts the air of a carrier sunk in port ashore there, as far as the port has room (17.3127). It is displaced, and so
// inverted (18.253).
func (t *turnover) strandDeck(sunk int) {
	p := t.p
	for i, c := range p.counters {
		if !c.alive() || c.aboard() != sunk {
			continue
		}
		room := int(c.size)
		if p.control[c.base] == p.w.sideOf(c.nation) { // who is turned out of a port that has fallen needs no room there (18.25)
			room = p.room(p.load(), int(c.base), c.nation, units.NAS)
		}
		if n := int(c.size) - room; n > 0 {
			t.eliminate(i, n, "17.3127", "awaw.deck.stranded")
		}
		if k := &p.counters[i]; k.alive() {
			k.deck = 0
			k.flags = k.flags&^offDeck | inverted | locked
			t.say(engine.EventMove, "17.3127", "awaw.deck.ashore", ct(i), sp(int(k.base)))
		}
	}
}

// endStrike closes a strike: its air is on the way back.
func (t *turnover) endStrike() {
	s := t.p.strike()
	t.say(engine.EventBattle, "23.44", "awaw.strike.ends", sp(int(s.space)))
	t.end(s)
}

// strikeOver goes on with a naval combat after a strike.
func (t *turnover) strikeOver(s *strike) {
	t.callOff(int(s.force), s.side)
	t.nextStrike()
}

// afterPortStrike brings a patrol's air back to its carriers; other air lands when the step comes to it. Naval air that rose from
// carriers in the port is ashore from here on (17.3126C).
func (t *turnover) afterPortStrike(f frame) {
	p, port := t.p, int(f.(*strike).space)
	for i, c := range p.counters {
		if c.onTask(taskPort) && int(c.target) == port && p.sailing() {
			t.deckReturn(i)
		}
	}
	t.offDecks(port)
}

// deckReturn brings air of a patrol back to its carrier, ready for what the patrol does elsewhere (21.55).
func (t *turnover) deckReturn(i int) {
	k := &t.p.counters[i]
	k.flags &^= flying
	k.target, k.task = -1, taskCounterair
	k.flags |= overSea
	if s := t.p.ships[k.aboard()]; s.force > 0 {
		t.force(int(s.force) - 1).flags |= forceStruck
	}
}

// offDecks takes the naval air of carriers in a port off them after an attack on the base: what survives is based on land there,
// whatever room there is, until its carriers put to sea (17.3126).
func (t *turnover) offDecks(port int) {
	n := 0
	for i, c := range t.p.counters {
		if c.alive() && c.deck > 0 && int(c.base) == port && t.p.w.sideOf(c.nation) != t.p.phasing() && !c.has(flying) {
			k := &t.p.counters[i]
			k.deck = 0
			k.flags |= offDeck
			n += int(k.size)
		}
	}
	if n > 0 {
		t.say(engine.EventMove, "17.3126C", "awaw.deck.off", n, sp(port))
	}
}
