// Relations (18.21C, 18.22, 18.48, 53): which countries are neutral and close their skies, who has joined whom, and which
// partners help one another. A scenario says how the war stands when it opens, and dates what changes: a country that goes to
// war or out of it, partners that fall out or come together, a nation that leaves. A change holds from the start of the game
// turn it is dated to.
//
// What is not modelled: declarations of war by a player, and a nation that changes sides.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

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
