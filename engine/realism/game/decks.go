package game

import "awaw/engine"

// This file lets carriers sail in the air step, only to launch (er.carrier.3), and holds them where their fighters took off (er.carrier.4).

// steams tells whether ships of a kind sail in this step: in the air step carriers alone.
func (p *Position) steams(k Kind) bool {
	return k.sails() && (p.phase != AirMove || k == Carrier)
}

// deckWay tells whether a carrier may sail into a zone in the air step: where no enemy ship is, and something lies within reach of its
// fighters from there (prey is what may be struck), or from a zone further on if it may still go that far.
func (p *Position) deckWay(from, to int, prey spaces) bool {
	if e := p.Enemies(to); e.Some(Kind.sails) {
		return false
	}
	if !prey.Both(p.w.near[to]).Empty() {
		return true
	}
	if p.Left(from, Carrier) <= int(p.half[from][Carrier]) {
		return false
	}
	for _, on := range p.w.ways.Near[to] {
		if e := p.Enemies(on); p.Sea(on) && on != from && !e.Some(Kind.sails) && !prey.Both(p.w.near[on]).Empty() {
			return true
		}
	}
	return false
}

// decks tells whether carriers in a zone may sail to launch: they have not yet done so, and fighters aboard have not flown.
func (p *Position) decks(at int) bool {
	return p.w.rules.DecksFirst && p.phase == AirMove && p.Sea(at) && p.Left(at, Carrier) > 0 && p.fresh(at, Fighter) > 0
}

// decksTo lists where a carrier in a zone may sail to launch at something of what may be struck.
func (p *Position) decksTo(at int, prey spaces) (out []int) {
	if !p.decks(at) {
		return nil
	}
	for _, to := range p.w.ways.Near[at] {
		if p.Sea(to) && p.deckWay(at, to, prey) {
			out = append(out, to)
		}
	}
	return out
}

// deckMoves lists carriers that may sail before they launch.
func (l *lister) deckMoves(prey spaces) {
	for at := range l.p.w.Area.Len() {
		if len(l.p.decksTo(at, prey)) > 0 {
			l.Add(engine.Command{Verb: VerbFrom, A: ref(at)})
		}
	}
}

// bind holds carriers in a zone from which so many fighters have taken off: those first that have sailed already.
func (t *turn) bind(zone int, flown int) {
	if !t.w.rules.DecksFirst || !t.Sea(zone) {
		return
	}
	u, spent, half := t.Units[zone][t.Now][Carrier], &t.Spent[zone][Carrier], &t.half[zone][Carrier]
	need := min(u, uint8((flown+t.w.Deck-1)/t.w.Deck))
	for *spent < need {
		*spent++
		*half -= min(*half, 1)
	}
}

// moor ends the moves of carriers that have sailed in the air step, whether they have launched or not.
func (t *turn) moor() {
	for at := range t.half {
		t.Spent[at][Carrier] += t.half[at][Carrier]
		t.half[at][Carrier] = 0
	}
}

// takesOff counts fighters that fly from a zone to fight, and holds as many carriers.
func (t *turn) takesOff(zone int, fighters uint8) {
	if t.w.rules.DecksCounted && t.Sea(zone) {
		t.flown[zone] += fighters
	}
	t.bind(zone, t.launched(zone))
}

// launched counts fighters that have taken off from a zone in this turn.
func (p *Position) launched(zone int) int {
	if p.w.rules.DecksCounted {
		return int(p.flown[zone])
	}
	n := int(p.fought[zone])
	for i := range p.flights {
		if f := &p.flights[i]; int(f.from) == zone {
			n += int(f.fighters + f.wait)
		}
	}
	return n
}

// fast tells whether a command would have carriers sail that have sailed or launched in this turn.
func (p *Position) fast(c engine.Command) bool {
	at := p.fromIn(c).Index()
	k, one := p.kindIn(c)
	if !p.w.rules.DecksFirst || !p.Sea(at) || p.Units[at][p.Now][Carrier] == 0 || p.Left(at, Carrier) > 0 {
		return false
	}
	return one && k == Carrier || p.phase == AirMove
}

// aground tells whether a command would have carriers sail in the air step to where they have nothing to launch at.
func (p *Position) aground(c engine.Command) bool {
	k, one := p.kindIn(c)
	r := p.fromIn(c)
	return p.w.rules.DecksFirst && p.phase == AirMove && (c.Verb == VerbFrom || c.Verb == VerbSail && one && k == Carrier) && p.within(r) &&
		p.Units[r.Index()][p.Now][Carrier] > 0
}

// held is why the carriers in a zone sail no further.
func (p *Position) held(at int) (engine.Cite, engine.Text) {
	if p.launched(at) > 0 {
		return "er.carrier.4", engine.Say("realism.game.no.launched", ref(at))
	}
	return "er.carrier.3", engine.Say("realism.game.no.sailed", ref(at))
}

// ashore is the clause by which aircraft do not move their base: to a zone by what it says of carriers.
func (p *Position) ashore(c engine.Command) engine.Cite {
	k, _ := p.kindIn(c)
	at := p.fromIn(c).Index()
	switch {
	case k != Fighter || !p.within(c.B) || !p.Sea(c.B.Index()) && !p.Sea(at):
		return "er.redeploy.1"
	case p.Units[at][p.Now][Fighter] > 0 && p.Left(at, Fighter) <= 0:
		return "er.carrier.6"
	case p.Sea(c.B.Index()) && p.Units[c.B.Index()][p.Now][Carrier] == 0:
		return "er.carrier.1"
	}
	return "er.redeploy.1"
}

// notHome is the clause by which the flight on its way home does not land where it is: aircraft from land on no carrier.
func (p *Position) notHome() engine.Cite {
	if f := p.returns(); f != nil && !p.Sea(int(f.from)) && p.Units[f.at][p.Now][Carrier] > 0 {
		return "er.carrier.7"
	}
	return "er.range.6"
}

// notAboard tells why a new fighter is not placed in a space.
func (p *Position) notAboard(c engine.Command) (engine.Cite, engine.Text) {
	if at := c.B.Index(); p.within(c.B) && p.Sea(at) {
		decks := p.Here(at, p.Side(p.Now))
		switch {
		case decks[Carrier] > 0 && p.Units[at][p.Now][Carrier] == 0:
			return "er.carrier.1", engine.Say("realism.game.no.place")
		case p.within(c.C) && p.reserved(at, c.C.Index()) > 0:
			return "er.place.1", engine.Say("realism.game.no.berth", c.B)
		}
	}
	return "er.place.2", engine.Say("realism.game.no.place")
}
