// Relations (18.21C, 18.22, 18.48, 53): which countries are neutral and close their skies, who has joined whom, and which
// partners help one another. A scenario says how the war stands when it opens, and dates what changes: a country that goes to
// war or out of it, partners that fall out or come together, a nation that leaves. A change holds from the start of the game
// turn it is dated to.
//
// What is not modelled: declarations of war by a player, and a nation that changes sides.

package awaw

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/units"
)

// relation is one dated change, as the scenario file has it.
type relation struct {
	Turn     int      `toml:"turn"`
	Country  string   `toml:"country"` // of the map
	Nation   string   `toml:"nation"`
	Nations  []string `toml:"nations"`
	Becomes  string   `toml:"becomes"`   // of a country: a side, neutral, none; of a nation: out; of nations: apart, together
	HandOver bool     `toml:"hand_over"` // the country's places change hands too, not only those nobody holds
}

// era is the world from a turn on, as relations have made it.
type era struct {
	from int
	w    *world
}

const (
	becomesNeutral  = "neutral"
	becomesNone     = "none"
	becomesOut      = "out"
	becomesApart    = "apart"
	becomesTogether = "together"
)

// relations reads the dated changes and makes a world for each turn in which one falls.
func (s *setup) relations() {
	for k, x := range s.sc.Relation {
		key := func(name string) string { return entry("relation", k, name) }
		if x.Turn < 2 || x.Turn > s.sc.Scenario.Turns {
			s.fault(key("turn"), fmt.Sprint(x.Turn), fmt.Sprintf("a turn from 2 to %d", s.sc.Scenario.Turns), "date it within the scenario; how it opens stands in [countries]")
		}
		words := []string{becomesNeutral, becomesNone}
		words = append(words, s.sides...)
		switch {
		case x.Country != "" && x.Nation == "" && len(x.Nations) == 0:
			if !slices.ContainsFunc(s.board.Countries(), func(c hexmap.Country) bool { return c.ID == x.Country }) {
				s.fault(key("country"), x.Country, "a country of map "+s.board.ID(), "use the id the map gives the country")
			}
		case x.Nation != "" && x.Country == "" && len(x.Nations) == 0:
			words = []string{becomesOut}
			if n, ok := s.ours(key("nation"), x.Nation); ok && s.fields(n) {
				s.fault(key("nation"), x.Nation, "a nation with air alone: ground units and ships do not leave the war", "leave its ground units and ships out")
			}
		case len(x.Nations) > 1 && x.Nation == "" && x.Country == "":
			words = []string{becomesApart, becomesTogether}
			for _, name := range x.Nations {
				s.ours(key("nations"), name)
			}
		default:
			s.fault(key("turn"), fmt.Sprint(x.Turn), "one of country, nation, or nations (two or more)", "say whose relations change")
			continue
		}
		if !slices.Contains(words, x.Becomes) {
			s.fault(key("becomes"), x.Becomes, "one of "+strings.Join(words, ", "), "say what it becomes")
		}
	}
}

// fields tells whether a nation has ground units or ships in the scenario.
func (s *setup) fields(n units.Nation) bool {
	return slices.ContainsFunc(s.p.troops, func(g troop) bool { return g.nation == n }) ||
		slices.ContainsFunc(s.p.ships, func(v ship) bool { return v.nation == n })
}

// makeEras makes the worlds of a scenario's relations, each from the one before.
func (w *world) makeEras() {
	last := w
	for turn := 2; turn <= w.sc.Scenario.Turns; turn++ {
		if slices.ContainsFunc(w.sc.Relation, func(x relation) bool { return x.Turn == turn }) || len(w.sc.joining(turn)) > 0 {
			last = last.changed(turn)
			w.eras = append(w.eras, era{turn, last})
		}
	}
	for _, e := range w.eras {
		e.w.eras = w.eras
	}
}

// changed is this world after the changes of a turn.
func (w *world) changed(turn int) *world {
	next, sc := *w, *w.sc
	sc.neutrals = maps.Clone(w.sc.neutrals)
	for _, x := range sc.Relation {
		if x.Turn != turn {
			continue
		}
		switch {
		case x.Country != "" && x.Becomes == becomesNeutral:
			sc.neutrals[x.Country] = true
		case x.Country != "":
			delete(sc.neutrals, x.Country)
		case x.Becomes == becomesApart:
			next.apart = append(slices.Clone(next.apart), w.named(x.Nations))
		case x.Becomes == becomesTogether:
			members := w.named(x.Nations)
			next.apart = slices.DeleteFunc(slices.Clone(next.apart), func(group []units.Nation) bool {
				return !slices.ContainsFunc(group, func(n units.Nation) bool { return !slices.Contains(members, n) })
			})
		}
	}
	for _, country := range sc.joining(turn) {
		delete(sc.neutrals, country)
	}
	next.sc = &sc
	next.rows = make([]atomic.Pointer[[]uint8], len(w.rows))
	next.land = new(atomic.Pointer[Landscape])
	next.paces()
	return &next
}

// joining lists the neutral countries that join a side in a turn by [[activation]]: from then on their skies are open.
func (s *scenario) joining(turn int) (out []string) {
	for _, a := range s.Activation {
		if a.Turn == turn && s.neutral(a.Country) {
			out = append(out, a.Country)
		}
	}
	return out
}

// named finds nations by name.
func (w *world) named(names []string) []units.Nation {
	out := make([]units.Nation, 0, len(names))
	for _, name := range names {
		n, _ := w.units.Nation(name)
		out = append(out, n)
	}
	return out
}

// at is the world of a turn.
func (w *world) at(turn int) *world {
	for _, e := range slices.Backward(w.eras) {
		if e.from <= turn {
			return e.w
		}
	}
	return w
}

// present is the turn whose relations hold: the next one as soon as the last player turn has ended.
func (p *Position) present() int {
	if p.phase == phaseEnd && int(p.half) == len(p.w.sides)-1 {
		return int(p.turn) + 1
	}
	return int(p.turn)
}

// relations brings the changes dated to the turn that comes: skies open or close, places change hands, nations leave.
func (t *turnover) relations() {
	p := t.p
	turn := p.present()
	if !slices.ContainsFunc(p.w.eras, func(e era) bool { return e.from == turn }) || turn == int(p.turn) {
		return
	}
	p.w = p.w.at(turn).learned(p.studies)
	for _, x := range p.w.sc.Relation {
		switch {
		case x.Turn != turn:
		case x.Country != "":
			t.realign(x)
		case x.Becomes == becomesOut:
			t.leaves(p.w.named([]string{x.Nation})[0])
		default:
			for _, n := range p.w.named(x.Nations) {
				t.say(engine.EventNews, "53", "awaw.relation."+x.Becomes, engine.NationRef(int(n)))
			}
		}
	}
}

// realign lets a country go neutral, open its skies or join a side, which takes what nobody holds there, or all of it.
func (t *turnover) realign(x relation) {
	p := t.p
	name := x.Country
	for _, c := range p.w.board.Countries() {
		if c.ID == x.Country {
			name = c.Name
		}
	}
	to, joins := p.w.sc.sides[x.Becomes]
	if joins {
		t.say(engine.EventBase, "18.21C", "awaw.activated", name, to)
	} else {
		t.say(engine.EventNews, "18.22", "awaw.relation."+x.Becomes, name)
	}
	p.control = slices.Clone(p.control)
	for i, holder := range p.control {
		if p.w.board.Space(i).Country != x.Country || holder == to || x.Becomes == becomesNone {
			continue
		}
		if joins && holder != engine.NoSide && !x.HandOver {
			continue
		}
		p.control[i] = to
		t.displaceFrom(i)
	}
}

// hasLeft tells whether a nation is out of the war.
func (p *Position) hasLeft(n units.Nation) bool {
	for _, x := range p.w.sc.Relation {
		if x.Becomes == becomesOut && x.Turn <= p.present() && p.w.named([]string{x.Nation})[0] == n {
			return true
		}
	}
	return false
}

// leaves takes a nation out of the war: its air, its airbases and its force pool.
func (t *turnover) leaves(n units.Nation) {
	p := t.p
	t.say(engine.EventNews, "53", "awaw.relation.out", engine.NationRef(int(n)))
	for i, c := range p.counters {
		if c.alive() && c.nation == n {
			t.say(engine.EventNote, "53", "awaw.withdrawn", int(c.size), ct(i))
			p.counters[i].size = 0
			p.remove(i)
		}
	}
	p.airbases = slices.DeleteFunc(slices.Clone(p.airbases), func(b airbase) bool { return b.nation == n })
	p.pool = slices.DeleteFunc(slices.Clone(p.pool), func(e poolEntry) bool { return e.nation == n })
}
