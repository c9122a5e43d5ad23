// rn46, Air Power Diplomacy: passes over air and ground until no more wings turn back to defend their base.
package diplomacy

// settleAir settles the turn. The set of wings that turned back only grows (rn46.revert.8), so the passes end.
func (a *Adjudicator) settleAir() {
	w := &a.air
	w.passes = 0
	a.approach()
	var back Places
	for {
		endangered := a.pass(back)
		if endangered.Empty() {
			return
		}
		for k := range endangered.All() {
			w.turned[k], w.threat[k] = w.passes, a.out.Entered[a.prov[w.unit[k]]]
		}
		if more := a.firstToTurn(back, endangered); !more.Empty() {
			endangered = more
		}
		back = back.Or(endangered)
	}
}

// firstToTurn finds those of the endangered wings whose base falls even if all the others turn back (rn46.revert.9, A46-3).
func (a *Adjudicator) firstToTurn(back, endangered Places) Places {
	var sure Places
	if a.rules.RevertAll || endangered.Len() == 1 {
		return sure
	}
	for k := range endangered.All() {
		if a.pass(back.Or(endangered).Without(k)).Has(k) {
			sure = sure.With(k)
		}
	}
	return sure
}

// pass settles air and ground once, given the wings that turned back, and lists those that would be dislodged while on a
// mission. A wing whose move succeeds does not care for its base (rn46.revert.5).
func (a *Adjudicator) pass(back Places) Places {
	w := &a.air
	w.back = back
	w.passes++
	a.settleSky()
	a.settleGround()
	var endangered Places
	for n := range w.n {
		k, i := Place(n), w.unit[n]
		if a.mission(n) == Hold || w.arrived.Has(k) || back.Has(k) {
			continue
		}
		if e := a.out.Entered[a.prov[i]]; e != none && a.power(e) != a.power(i) {
			endangered = endangered.With(k)
		}
	}
	return endangered
}

// settleGround settles the surface, then the wings' own moves, which weigh nothing there (rn46.move.5). Two things may make it
// begin again: an army that its own power's unit kept out goes home (A46-38), and a wing that could not leave is there after all.
func (a *Adjudicator) settleGround() {
	w := &a.air
	for i := range a.units {
		a.exempt[i] = false
	}
	a.gone = Places{}
	for n := range w.n {
		if a.mission(n) == Move && w.flown.Has(Place(n)) {
			a.gone = a.gone.With(a.prov[w.unit[n]])
		}
	}
	for {
		a.layGround()
		a.solve()
		a.enter()
		if a.spareOwn() {
			continue
		}
		a.settleFlights()
		again := false
		for n := range w.n {
			i := w.unit[n]
			p := a.prov[i]
			if a.gone.Has(p) && !w.arrived.Has(Place(n)) && a.out.Entered[p] != none {
				a.gone, again = a.gone.Without(p), true
			}
		}
		if !again {
			return
		}
	}
}

// layGround opens the questions of the surface and puts down what the air decided.
func (a *Adjudicator) layGround() {
	w := &a.air
	a.base = [slots]Power{}
	for n := range a.units {
		i := uint8(n)
		if !a.surface(i) {
			continue
		}
		a.state[i], a.path[i], a.vacated[i] = unknown, unknown, false
		if a.way[i] == throughAir {
			a.path[i] = no
		}
	}
	for n := range w.n {
		i, flown := w.unit[n], w.flown.Has(Place(n))
		a.state[i] = no
		switch a.mission(n) {
		case Hold:
			if flown {
				a.base[a.prov[i]] = a.power(i)
			}
		case Support:
			if flown {
				a.state[i] = yes
			}
		case Airlift:
			if u := w.carries[n]; flown {
				a.path[u], a.vacated[u] = yes, !a.exempt[u]
			}
		}
	}
}

// settleFlights finds the wings' moves that succeed: flown, the destination not taken, room there (rn46.move.4, A46-26).
func (a *Adjudicator) settleFlights() {
	w := &a.air
	w.arrived = Places{}
	for n := range w.n {
		if a.mission(n) == Move && w.flown.Has(Place(n)) && !a.taken(w.unit[n]) {
			w.arrived = w.arrived.With(Place(n))
		}
	}
	for {
		stay := w.arrived
		for k := range w.arrived.All() {
			if !a.room(k) {
				stay = stay.Without(k)
			}
		}
		if stay == w.arrived {
			break
		}
		w.arrived = stay
	}
	for k := range w.arrived.All() {
		a.state[w.unit[k]] = yes
	}
}

// taken tells whether another power came into a wing's destination.
func (a *Adjudicator) taken(i uint8) bool {
	e := a.out.Entered[a.dest[i]]
	return e != none && a.power(e) != a.power(i)
}

// room tells whether no wing stays where wing k of the list moves to, and no other arrives.
func (a *Adjudicator) room(k Place) bool {
	w := &a.air
	q := a.dest[w.unit[k]]
	if u := a.wing[q]; u != none && !w.arrived.Has(Place(w.slot[u])) {
		return false
	}
	for other := range w.arrived.All() {
		if other != k && a.dest[w.unit[other]] == q {
			return false
		}
	}
	return true
}

// spareOwn looks for delivered armies that only an own unit kept out: had it left they would have landed, and without their
// attack it would still not be dislodged (rn46.airlift.14, 15). It tells whether it found more
// of them.
func (a *Adjudicator) spareOwn() bool {
	found := false
	for n := range a.units {
		m := uint8(n)
		o := a.ownInTheWay(m)
		if o == none {
			continue
		}
		if a.wouldLand(m, o) && !a.holdsThanksTo(m, o) {
			a.exempt[m], found = true, true
		}
		a.layGround()
		a.solve()
		a.enter()
	}
	return found
}

// ownInTheWay gives the unit of its own power that a delivered army found in its destination; none if there is none or the army
// is spared already.
func (a *Adjudicator) ownInTheWay(m uint8) uint8 {
	if a.act[m] != Move || a.way[m] != throughAir || a.path[m] != yes || a.state[m] == yes || a.exempt[m] {
		return none
	}
	o := a.top[a.dest[m]]
	if o == none || a.power(o) != a.power(m) || a.leaves(o) == yes || a.act[o] != Move && !a.rules.VacateAny {
		return none
	}
	return o
}

func (a *Adjudicator) wouldLand(m, o uint8) bool {
	a.layGround()
	a.vacated[o] = true
	does, into := a.act[o], a.dest[o]
	if does != Move { // as if it had left: it stands in nobody's way
		a.act[o], a.dest[o], a.state[o] = Move, Nowhere, yes
	}
	a.solve()
	a.act[o], a.dest[o] = does, into
	return a.state[m] == yes
}

func (a *Adjudicator) holdsThanksTo(m, o uint8) bool {
	a.layGround()
	a.path[m] = no
	a.solve()
	a.enter()
	e := a.out.Entered[a.prov[o]]
	return e != none && a.state[o] != yes
}
