// What befalls ships and task forces wherever they lie: moved, found, damaged, sunk.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// place moves a marker, its ships and their air.
func (t *turnover) place(f, to int) {
	t.force(f).space = int16(to)
	t.p.ships = append([]ship(nil), t.p.ships...)
	for i := range t.p.ships {
		if s := &t.p.ships[i]; s.alive() && int(s.force) == f+1 {
			s.space = int16(to)
		}
	}
	for i, c := range t.p.counters {
		if c.alive() && c.onDeck() && int(t.p.ships[c.aboard()].force) == f+1 {
			t.p.counters[i].base = int16(to)
		}
	}
}

// sink takes a named ship. Its air goes to the other carriers of its force as far as they have room, in port ashore; what
// finds none is lost (17.3124, 17.3127).
func (t *turnover) sink(i int) {
	s := t.ship(i)
	t.say(engine.EventLoss, "23.44", "awaw.ship.sunk", sh(i), sp(int(s.space)))
	t.ev[len(t.ev)-1].Fact().Harm = &engine.Harm{Ship: sh(i), Sunk: true}
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

// shipLost enters ships in the losses of the command.
func (t *turnover) shipLost(i, n int) {
	s := t.p.ships[i]
	t.lost = append(t.lost, engine.Loss{Side: t.p.w.sideOf(s.nation), Kind: shipCodes[s.kind], N: n})
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

// gone takes the marker of a force that has lost its last ship off the map.
func (t *turnover) gone(i int) {
	if f := int(t.p.ships[i].force) - 1; f != none {
		if t.p.deckLoad(i) == 0 { // air without a deck still belongs to the force
			t.ship(i).force = 0
		}
		t.disband(f)
	}
}

// portOf tells whether enemy ships, or a marker that may hide some, lie in a port.
func (p *Position) portOf(port int) bool {
	if p.w.board.Space(port).Sea {
		return false
	}
	for _, m := range p.forces {
		if int(m.space) == port && m.side != p.phasing() {
			return true
		}
	}
	return slices.ContainsFunc(p.ships, func(s ship) bool {
		return s.alive() && s.force == 0 && int(s.space) == port && p.w.sideOf(s.nation) != p.phasing()
	})
}

// seaTurn inverts one counter that was used at sea, with its carrier if it has one; how many units that is.
func (t *turnover) seaTurn(i int) int {
	k := &t.p.counters[i]
	k.flags &^= overSea
	if k.has(inverted) {
		return 0
	}
	if k.onDeck() {
		t.turnCarrier(k.aboard(), true)
	}
	k.flags |= inverted | locked
	return int(k.size)
}

// patrolling tells whether a counter is on combat air patrol.
func (t *turnover) patrolling(i int) bool { return t.p.patrols(i) }

func (p *Position) patrols(i int) bool {
	if p.sea() == nil {
		return false
	}
	k := p.sea().committed(i)
	return k != none && p.sea().air[k].has(roleCAP)
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

// spareElite gives elite squadrons without a deck the places of regular ones on the decks that are left; those are lost instead.
func (t *turnover) spareElite(i, sunk int) {
	p := t.p
	for j := range p.counters {
		c, k := p.counters[i], p.counters[j]
		if !c.alive() || c.aboard() != sunk {
			return
		}
		if !k.alive() || k.kind != units.NAS || !k.onDeck() || k.has(elite|flying) || k.nation != c.nation || k.aboard() == sunk ||
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

// disband takes the marker of a task force without ships off the map.
func (t *turnover) disband(f int) {
	if f == none || !t.p.forces[f].onBoard() || t.p.manned(f) {
		return
	}
	m := t.force(f)
	m.space, m.port, m.flags = none, none, 0
	t.say(engine.EventNote, "20", "awaw.force.gone", tf(f))
}

// sayFactors tells of factors sunk of counted ships: by their name, or by what they are.
func (t *turnover) sayFactors(i, n int) {
	s := t.p.ships[i]
	at := sp(int(s.space))
	if t.p.w.shipNames[i] != "" {
		t.say(engine.EventLoss, "23.44", "awaw.ship.factors", n, sh(i), at)
		return
	}
	x := sunk{s.nation, s.kind, s.space, n, len(t.ev)}
	t.sunk = append(t.sunk, x)
	t.ev = append(t.ev, engine.Event{Kind: engine.EventLoss, Cite: "23.44", Text: x.text(t.p.w), Refs: []engine.Ref{sh(i), at}})
}

// tellTogether makes one message of those since an event that tell of factors of ships which are named alike.
func (t *turnover) tellTogether(from int) {
	first := slices.IndexFunc(t.sunk, func(x sunk) bool { return x.event >= from })
	if first == none {
		return
	}
	out, told, later := t.ev[:from], t.sunk[:first], t.sunk[first:]
	for k, e := range t.ev[from:] {
		if len(later) == 0 || later[0].event != from+k {
			out = append(out, e)
			continue
		}
		x := later[0]
		later = later[1:]
		same := slices.IndexFunc(told[first:], x.alike)
		if same == none {
			x.event = len(out)
			told, out = append(told, x), append(out, e)
			continue
		}
		y := &told[first+same]
		y.n += x.n
		one := &out[y.event]
		one.Text = y.text(t.p.w)
		one.Refs = append(slices.Clone(one.Refs), e.Refs[0])
	}
	t.ev, t.sunk = out, told
}
