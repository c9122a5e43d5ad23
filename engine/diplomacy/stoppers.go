// Who stopped an order: read off the answers of the movement just settled.
package diplomacy

import "slices"

// Stoppers are the units that stopped the order of a unit.
func (a *Adjudicator) Stoppers(unit int) (by []Unit) {
	for _, u := range a.stoppers(uint8(unit)) {
		by = append(by, a.units[u])
	}
	return by
}

// stoppers lists the units that stopped the order of unit i.
func (a *Adjudicator) stoppers(i uint8) []uint8 {
	row := &a.out.Rows[i]
	switch row.Cause {
	case Bounced, AssaultLost, OwnUnit:
		if a.way[i] == ownWings {
			return a.inWingsWay(i)
		}
		return a.inTheWay(i)
	case Cut:
		return a.cutters(i)
	case Dislodged:
		if row.Driver != none {
			return []uint8{row.Driver}
		}
	case NoConvoy, NotDelivered:
		return a.brokenBy(i)
	case Intercepted:
		return a.interceptors(i)
	case Raided:
		return a.raiders(a.prov[i])
	case DestinationTaken:
		return []uint8{a.out.Entered[a.dest[i]]}
	case NoRoom:
		return a.wingsThere(i)
	}
	return nil
}

// strength is the strength of unit i's attack on the province it moves to, as it came out.
func (a *Adjudicator) strength(i uint8) int8 {
	q := a.dest[i]
	not := Nobody
	if o := a.top[q]; o != none && (a.leaves(o) != yes || a.headOn(i, o)) {
		not = a.power(o)
		if not == a.power(i) {
			return 0
		}
	} else if w := a.wing[q]; w != none && a.wingLeaves(i, w) != yes && a.power(w) != a.power(i) && !a.rules.OwnWingCounts {
		not = a.power(w)
	}
	least, _ := a.help(i, not)
	return least + 1
}

// inTheWay lists what an army or fleet could not overcome.
func (a *Adjudicator) inTheWay(m uint8) []uint8 {
	var by []uint8
	q, mine := a.dest[m], a.strength(m)
	o, w := a.top[q], a.wing[q]
	stays := o != none && (a.leaves(o) != yes || a.headOn(m, o))
	wingStays := w != none && a.wingLeaves(m, w) != yes
	if need, _ := a.defence(m, stays, wingStays); need >= mine || stays && a.power(o) == a.power(m) {
		if stays {
			by = append(by, o)
		} else if wingStays {
			by = append(by, w)
		}
	}
	for n := a.comers[q]; n != none; n = a.next[n] {
		if n == m {
			continue
		}
		if need, _ := a.prevents(n, m); need >= mine && need > 0 {
			by = append(by, n)
		}
	}
	slices.Sort(by)
	return by
}

// inWingsWay lists the force that kept an rn44 wing from moving.
func (a *Adjudicator) inWingsWay(m uint8) []uint8 {
	var by []uint8
	q := a.board.of[a.given[m].To]
	for _, u := range [2]uint8{a.top[q], a.wing[q]} {
		if u != none && !(a.surface(u) && a.power(u) == a.power(m)) && (a.leaves(u) != yes || a.headOn(m, u)) {
			by = append(by, u)
		}
	}
	for n := a.comers[q]; n != none; n = a.next[n] {
		if n == m {
			continue
		}
		if need, _ := a.prevents(n, m); need > 0 {
			by = append(by, n)
		}
	}
	slices.Sort(by)
	return by
}

// cutters lists the units whose attack cut a support.
func (a *Adjudicator) cutters(s uint8) []uint8 {
	var by []uint8
	p, t := a.prov[s], a.dest[s]
	for n := a.strikes[p]; n != none; n = a.next[n] {
		if a.power(n) != a.power(s) && a.prov[n] != t {
			by = append(by, n)
		}
	}
	for m := a.comers[p]; m != none && !a.withinStack(s); m = a.next[m] {
		if a.power(m) != a.power(s) && a.cuts(m, t) == yes {
			by = append(by, m)
		}
	}
	slices.Sort(by)
	return by
}

// brokenBy lists who drove out the carriers of an army, in rn46 who stopped the wing that was to carry it.
func (a *Adjudicator) brokenBy(m uint8) []uint8 {
	var by []uint8
	add := func(u uint8) {
		if u != none && !slices.Contains(by, u) {
			by = append(by, u)
		}
	}
	for h := a.helpers[m]; h != none; h = a.nextHelp[h] {
		if a.act[h] == Convoy || a.act[h] == Airlift {
			add(a.out.Rows[h].Driver)
		}
	}
	if a.rules.System == RN46 {
		for n := range a.air.n {
			if a.air.carries[n] != m {
				continue
			}
			for _, u := range a.stoppers(a.air.unit[n]) {
				add(u)
			}
		}
	}
	slices.Sort(by)
	return by
}

// interceptors lists the wings whose patrols met wing i.
func (a *Adjudicator) interceptors(i uint8) []uint8 {
	var by []uint8
	w := &a.air
	n := int(w.slot[i])
	bare := a.over(n).Minus(a.shelter(n, w.with))
	for q := range w.up.All() {
		if a.minds(q, a.power(i)) && bare.Meets(a.board.area[w.target[q]]) {
			by = append(by, w.unit[q])
		}
	}
	return by
}

// raiders lists the wings whose raids struck a province.
func (a *Adjudicator) raiders(p Place) []uint8 {
	var by []uint8
	w := &a.air
	for k := range w.sure.All() {
		if w.target[k] == p {
			by = append(by, w.unit[k])
		}
	}
	return by
}

// wingsThere lists the wings that left no room where wing i moved to.
func (a *Adjudicator) wingsThere(i uint8) []uint8 {
	var by []uint8
	q := a.dest[i]
	for n := range a.units {
		u := uint8(n)
		if u != i && !a.surface(u) && (a.prov[u] == q && !a.out.Rows[u].Moved || a.act[u] == Move && a.dest[u] == q) {
			by = append(by, u)
		}
	}
	return by
}
