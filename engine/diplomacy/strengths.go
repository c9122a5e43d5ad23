// What a verdict was weighed with: strengths, patrolled air and escorts, asked after a movement.
package diplomacy

// Attack is the strength with which an army or fleet came where it moved; 0 for one that did not move or never got there.
func (a *Adjudicator) Attack(unit int) int {
	m := uint8(unit)
	if !a.surface(m) || a.act[m] != Move || a.gets(m) != yes {
		return 0
	}
	if n := a.strength(m); n > 0 {
		return int(n)
	}
	n, _ := a.help(m, Nobody) // a unit of its own power is in the way: it only keeps others out
	return int(n) + 1
}

// Does is what a unit did after all, bad orders replaced, and the province it did it to or for: its base for one that holds.
func (a *Adjudicator) Does(unit int) (Verb, Place) {
	i := uint8(unit)
	if a.act[i] == Hold {
		return Hold, a.prov[i]
	}
	return a.act[i], a.dest[i]
}

// Held is the strength with which a province was held against those of other powers that came there, the most of it; against
// nobody in particular if none came; -1 where nobody was or came.
func (a *Adjudicator) Held(p Place) int {
	q := a.board.Province(p)
	o, w := a.top[q], a.wing[q]
	most, came := int8(0), false
	for m := a.comers[q]; m != none; m = a.next[m] {
		if !a.surface(m) || a.gets(m) != yes || o != none && a.power(o) == a.power(m) {
			continue
		}
		came = true
		held, _ := a.defence(m, o != none && (a.leaves(o) != yes || a.headOn(m, o)), w != none && a.wingLeaves(m, w) != yes)
		most = max(most, held)
	}
	if !came && o == none && w == none {
		return -1
	}
	if !came {
		most, _ = a.against(q, Nobody, false, o != none && a.leaves(o) != yes, w != none && !a.gone.Has(q) && a.leaves(w) != yes)
	}
	return int(most)
}

// Covers is the air a patrol holds, or what an escort covers.
func (a *Adjudicator) Covers(unit int) Places {
	switch i := uint8(unit); a.act[i] {
	case Patrol:
		return a.board.area[a.dest[i]]
	case Escort:
		return a.air.cover[a.air.slot[i]]
	}
	return Places{}
}

// CoversAll tells whether an escort covers every province in which the wing it goes with may be met.
func (a *Adjudicator) CoversAll(unit int) bool {
	i := uint8(unit)
	return a.act[i] == Escort && a.air.exposed[a.air.slot[a.of[i]]].Minus(a.Covers(unit)).Empty()
}
