// What a side sees: ships under the marker of a task force, and the naval air on them, stay hidden from the other side until
// the force is known (17.3123, 17.3126).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// veiled tells whether a ship is hidden from a side.
func (p *Position) veiled(s ship, side engine.Side) bool {
	return s.alive() && s.force > 0 && !p.forces[s.force-1].has(forceKnown) && p.forces[s.force-1].side != side
}

// Seen is the position as a side knows it. Nothing else is secret, so without hidden ships it is the position itself.
func (p *Position) Seen(side engine.Side) engine.Position {
	if !slices.ContainsFunc(p.ships, func(s ship) bool { return p.veiled(s, side) }) {
		return p
	}
	n := p.clone()
	n.forces = slices.Clone(p.forces)
	for f, m := range p.forces {
		if m.side != side && !m.has(forceKnown) {
			n.forces[f].flags |= forceVeiled
		}
	}
	n.ships = slices.Clone(p.ships)
	for i, c := range p.counters {
		if c.onDeck() && p.veiled(p.ships[c.aboard()], side) {
			n.counters[i] = counter{base: none, target: none, parent: none, flags: veil}
		}
	}
	for i, s := range p.ships {
		if p.veiled(s, side) {
			n.ships[i] = ship{space: none, target: none, flags: shipVeiled}
		}
	}
	n.veilPatrols()
	return n
}

// veilPatrols takes hidden air out of the naval combat and the kamikaze attack that a side is shown: what patrols over ships nobody
// has found is not seen to.
func (p *Position) veilPatrols() {
	if b := p.sea(); b != nil {
		b = b.copy()
		b.air = slices.DeleteFunc(b.air, func(a seaAir) bool { return p.counters[a.c].has(veil) })
		p.replace(b)
	}
	if p.diving() {
		d := p.dive().copy()
		d.guards = slices.DeleteFunc(d.guards, func(g guardAir) bool { return p.counters[g.c].has(veil) })
		p.replace(d)
	}
}

// Guess puts ships of the order of battle under the markers they may be under, at random, with full decks: one world a side
// that sees this position may be in.
func (p *Position) Guess(side engine.Side, dice engine.Dice) engine.Position {
	var hidden, markers []int
	for i, s := range p.ships {
		if s.has(shipVeiled) {
			hidden = append(hidden, i)
		}
	}
	for f, m := range p.forces {
		if m.onBoard() && m.side != side && !m.has(forceKnown) {
			markers = append(markers, f)
		}
	}
	if len(hidden) == 0 || len(markers) == 0 {
		return p
	}
	n := p.clone()
	n.ships = slices.Clone(p.ships)
	sizes := make([][2]int, len(markers))
	for k, i := range hidden {
		first := p.desk.start.ships[i]
		at := p.berth(dice, k, sizes, int(first.factors), first.kind == shipCarrier, len(markers))
		if at == none {
			continue
		}
		sizes[at][0] += int(first.factors)
		s := first
		s.space, s.target, s.force = p.forces[markers[at]].space, none, int16(markers[at]+1)
		n.ships[i] = s
		if s.kind == shipCarrier {
			sizes[at][1] += int(s.factors)
			n.manDeck(i)
		}
	}
	return n
}

// berth draws a marker with room for a ship; the first markers without any get one each.
func (p *Position) berth(dice engine.Dice, k int, sizes [][2]int, factors int, carrier bool, markers int) int {
	first := k
	if k >= markers {
		faces, err := dice.Roll(engine.Ask{Key: engine.Key{Turn: uint16(p.turn), Roll: uint8(k)}, N: 1, Sides: markers})
		if err != nil {
			return none
		}
		first = faces[0] - 1
	}
	for off := range markers {
		at := (first + off) % markers
		if sizes[at][0]+factors <= p.w.fleets.Force.Factors && (!carrier || sizes[at][1]+factors <= p.w.fleets.Force.Carriers) {
			return at
		}
	}
	return none
}

// manDeck fills the deck of a guessed carrier with naval air that is hidden too.
func (p *Position) manDeck(carrier int) {
	s := p.ships[carrier]
	for i, c := range p.counters {
		if c.has(veil) {
			p.living = nil
			p.counters[i] = counter{base: s.space, target: none, parent: none, nation: s.nation, kind: units.NAS, size: s.factors, deck: int16(carrier + 1)}
			return
		}
	}
}

// Hides tells whether the position holds anything that side may not know: ships of another side under their markers.
func (p *Position) Hides(side engine.Side) bool {
	return slices.ContainsFunc(p.ships, func(s ship) bool { return s.has(shipVeiled) || p.veiled(s, side) })
}

// reveal shows everybody what sails with a task force.
func (t *turnover) reveal(f int, cite engine.Cite) {
	if f == none || t.p.forces[f].has(forceKnown) {
		return
	}
	t.force(f).flags |= forceKnown
	t.say(engine.EventReveal, cite, "awaw.force.known", tf(f), sp(int(t.p.forces[f].space)))
	e := &t.ev[len(t.ev)-1]
	for _, i := range t.p.shipsIn(f) {
		e.Refs = append(e.Refs, sh(i))
	}
}

// unmask shows every task force in a port that comes under attack from the air (17.3126A, 18.521C).
func (t *turnover) unmask(port int) {
	for _, f := range t.p.groupsAt(t.p.defending(), port) {
		t.reveal(f, "17.3126A")
	}
}

// showDeck shows the task force whose carrier sends a counter out.
func (t *turnover) showDeck(c counter) {
	if c.onDeck() {
		t.reveal(int(t.p.ships[c.aboard()].force)-1, "17.3123")
	}
}

// shownBy is the task force that is shown when a counter is sent out; NoRef if it flies from land, or everybody knows its force.
func (p *Position) shownBy(r engine.Ref) engine.Ref {
	if i := r.Index(); r.Kind() == engine.KindCounter && i < len(p.counters) && p.counters[i].onDeck() && !p.withheld() && !(p.w.sendsLate && p.sea() != nil && p.fight() == nil) {
		if f := int(p.ships[p.counters[i].aboard()].force) - 1; f != none && !p.forces[f].has(forceKnown) {
			return tf(f)
		}
	}
	return engine.NoRef
}

// sayOfDeck tells of a counter what only its owner may know while it is hidden with its carrier.
func (t *turnover) sayOfDeck(i int, cite engine.Cite, key string, args ...any) {
	t.say(engine.EventNote, cite, key, args...)
	if t.p.hiddenAir(i) > 0 {
		t.ev[len(t.ev)-1].Audience = engine.Only(t.p.w.sideOf(t.p.counters[i].nation))
	}
}
