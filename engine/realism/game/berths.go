package game

import (
	"slices"

	"awaw/engine"
)

// This file places what was bought, and says which fighters new carriers take: those of the complex that built them (er.place.1, er.place.3). Fighters stand in
// a zone, on no carrier by name, so that new ones of a complex count as on its new carriers first, and make room for those that stood at it while an old one has any.

// newDecks are the carriers that a complex has built into a zone in this turn.
type newDecks struct {
	zone, works uint8
	places      uint8 // for fighters
	old, young  uint8 // fighters that stood at the complex and went aboard, and new ones of it that stand in the zone
}

// free is how many places aboard are kept for the complex.
func (d *newDecks) free() int { return max(0, int(d.places)-int(d.old)-int(d.young)) }

// built is where in the list the carriers are that a complex has built into a zone; -1 for none.
func (p *Position) built(zone, works int) int {
	return slices.IndexFunc(p.newDecks, func(d newDecks) bool { return int(d.zone) == zone && int(d.works) == works })
}

// reserved is how many places aboard new carriers in a zone are for fighters of other complexes alone.
func (p *Position) reserved(zone, works int) (n int) {
	if p.w.rules.DecksApart {
		for i := range p.newDecks {
			if d := &p.newDecks[i]; int(d.zone) == zone && int(d.works) != works {
				n += d.free()
			}
		}
		return n
	}
	if int(p.Origin[zone]) != works {
		return int(p.decked[zone])
	}
	return 0
}

// berths tells whether a new unit of a complex may be put into a zone: a ship where no enemy is, a fighter on a carrier there that is not
// another's who has just built it (er.place.1, er.place.2).
func (p *Position) berths(zone, works int, k Kind) bool {
	switch {
	case k.sails():
		e := p.Enemies(zone)
		return !e.Some(Kind.sails)
	case k == Fighter:
		return p.room(zone) > p.reserved(zone, works)
	}
	return false
}

// room is how many fighters more the carriers of the power in turn take aboard in a zone.
func (p *Position) room(zone int) int {
	u := &p.Units[zone][p.Now]
	return int(u[Carrier])*p.w.Deck - int(u[Fighter])
}

// embarkations: er.place.3, fighters at the complex that did not fight may go aboard the carrier it has built.
func (l *lister) embarkations(at int) {
	p := l.p
	if p.Units[at][p.Now][Fighter] <= p.fought[at] {
		return
	}
	for _, zone := range p.w.ways.Near[at] {
		if p.Sea(zone) && p.takes(zone, at) {
			l.Add(engine.Command{Verb: VerbEmbark, A: ref(at), B: ref(zone)})
		}
	}
}

// takes tells whether carriers that a complex has built into a zone take one more fighter that stood at it.
func (p *Position) takes(zone, works int) bool {
	switch rules := p.w.rules; {
	case rules.DecksApart:
		i := p.built(zone, works)
		return i >= 0 && p.newDecks[i].old < p.newDecks[i].places && p.room(zone) > p.reserved(zone, works)
	case int(p.Origin[zone]) != works || p.room(zone) <= 0:
		return false
	default:
		return p.decked[zone] > 0 || !rules.DecksCounted
	}
}

func (t *turn) place(at, to int, k Kind) {
	t.Bought[k]--
	t.Units[to][t.Now][k]++
	cite := engine.House
	switch {
	case k == Carrier:
		t.build(to, at)
	case k == Fighter && t.Sea(to):
		cite = t.berth(to, at)
	}
	t.Say(engine.EventChoice, cite, engine.Say("realism.game.placed", kindText(k), ref(to)), ref(to))
	t.Raise(t.Side(t.Now), ref(to))
}

// build counts a carrier that a complex builds into a zone.
func (t *turn) build(zone, works int) {
	rules := t.w.rules
	if !rules.DecksApart {
		t.Origin[zone] = int8(works)
		if rules.DecksCounted {
			t.decked[zone] += uint8(t.w.Deck)
		}
		return
	}
	t.newDecks = slices.Clone(t.newDecks)
	i := t.built(zone, works)
	if i < 0 {
		i = len(t.newDecks)
		t.newDecks = append(t.newDecks, newDecks{zone: uint8(zone), works: uint8(works)})
	}
	t.newDecks[i].places += uint8(t.w.Deck)
}

// berth counts a new fighter of a complex that comes aboard in a zone, and gives the clause by which it does.
func (t *turn) berth(zone, works int) engine.Cite {
	if !t.w.rules.DecksApart {
		if int(t.Origin[zone]) != works {
			return "er.place.2"
		}
		t.decked[zone] -= min(t.decked[zone], 1)
		return "er.place.1"
	}
	i := t.built(zone, works)
	if i < 0 {
		return "er.place.2"
	}
	cite := engine.Cite("er.place.2")
	if t.newDecks[i].free() > 0 {
		cite = "er.place.1"
	}
	t.newDecks = slices.Clone(t.newDecks)
	t.newDecks[i].young++
	return cite
}

func (t *turn) embark(at, to int) {
	t.Units[at][t.Now][Fighter]--
	t.Units[to][t.Now][Fighter]++
	if i := t.built(to, at); i >= 0 {
		t.newDecks = slices.Clone(t.newDecks)
		t.newDecks[i].old++
	}
	t.decked[to] -= min(t.decked[to], 1)
	t.Say(engine.EventMove, "er.place.3", engine.Say("realism.game.embarked", ref(at), ref(to)), ref(at), ref(to))
}
