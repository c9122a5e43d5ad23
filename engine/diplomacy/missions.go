// The orders of rn46 wings: one mission a turn, flown from the base and back, over a route that is named or over any shortest one.
package diplomacy

// airWork is what the adjudicator knows of the missions of a turn. Wings are listed by the number of their unit; sets of wings
// are sets over that list.
type airWork struct {
	n    int
	unit [slots]uint8
	slot [slots]uint8 // where a unit stands in the list

	exposed [slots]Places // provinces over which the mission may be met
	base    [slots]Places // the base alone, where self-defence is flown
	target  [slots]Place  // where a raid lands, what a patrol is set over
	cover   [slots]Places // what an escort covers
	carries [slots]uint8  // the army an airlift carries

	patrols, escorts, raids Places // wings by mission, as ordered

	back    Places // wings that turned back to defend their base
	flown   Places // wings whose mission (or self-defence) was not met and not raided
	met     Places // wings met by a patrol
	struck  Places // wings whose base a raid hit
	sure    Places // raids that get through
	circle  Places // raids in a circle that nothing decides
	lost    Places // patrols and escorts that such a circle takes down
	up      Places // patrols that stand
	with    Places // escorts that stand
	arrived Places // moves that succeed

	passes int8
	turned [slots]int8  // in which pass a wing turned back
	threat [slots]uint8 // who would have taken its base
}

// readMissions judges the orders of rn46 wings. Moves of the surface are read already.
func (a *Adjudicator) readMissions() {
	w := &a.air
	w.n = 0
	w.patrols, w.escorts, w.raids = Places{}, Places{}, Places{}
	for n := range a.units {
		if i := uint8(n); !a.surface(i) {
			w.unit[w.n], w.slot[i] = i, uint8(w.n)
			home := Places{}.With(a.prov[i])
			w.base[w.n], w.exposed[w.n], w.target[w.n], w.carries[w.n] = home, home, a.prov[i], none
			w.n++
		}
	}
	for k := range w.n {
		i := w.unit[k]
		if a.act[i] == Hold || a.act[i] == Escort {
			continue
		}
		if why := a.readMission(k, i); why != NoFault {
			a.refuse(i, why)
		}
	}
	for k := range w.n {
		i := w.unit[k]
		if a.act[i] != Escort {
			continue
		}
		if why := a.readEscort(k, i); why != NoFault {
			a.refuse(i, why)
			continue
		}
		w.escorts = w.escorts.With(Place(k))
	}
}

func (a *Adjudicator) readMission(k int, i uint8) Fault {
	o, b, w := a.given[i], a.board, &a.air
	of, to := b.Province(o.Of), b.Province(o.To)
	switch o.Do {
	case Move:
		if why := a.readFlight(k, i, to); why != NoFault {
			return why
		}
		a.lands[i], a.way[i] = to, ownWings
		return a.mayBase(i, to)
	case Patrol:
		switch {
		case to == Nowhere:
			return NoPlace
		case !b.area[a.prov[i]].Has(to):
			return OutOfReach // rn46.patrol.1
		}
		w.exposed[k], w.target[k], a.dest[i] = w.base[k].With(to), to, to
		w.patrols = w.patrols.With(Place(k))
		return NoFault
	case Raid:
		why := a.readFlight(k, i, to)
		if why == NoFault {
			w.raids = w.raids.With(Place(k))
		}
		return why
	case Airlift:
		return a.readLift(k, i, of, to)
	case Support:
		return a.readWingSupport(k, i, of, to)
	}
	return NotItsOrder
}

// readFlight takes the way from the base to a target: in range, over the province named or any shortest way (rn46.route).
func (a *Adjudicator) readFlight(k int, i uint8, to Place) Fault {
	b, w, from := a.board, &a.air, a.prov[i]
	if to == Nowhere {
		return NoPlace
	}
	if to == from && a.act[i] == Move {
		return SamePlace
	}
	if !b.two[from].Has(to) {
		return OutOfReach
	}
	way := w.base[k].With(to)
	switch via := a.given[i].Via; {
	case a.given[i].Far:
		return BadRoute
	case via != Nowhere:
		via = b.of[via]
		if !b.wing[from].Has(via) || !b.wing[via].Has(to) {
			return BadRoute
		}
		way = way.With(via)
	case from != to && (!b.wing[from].Has(to) || a.rules.AllRoutes):
		way = way.Or(b.wing[from].And(b.wing[to]))
	}
	w.exposed[k], w.target[k], a.dest[i] = way, to, to
	return NoFault
}

// mayBase tells whether a wing may be ordered to a province: on land, owned or occupied by its power when the turn begins, and
// without a unit of another power (rn46.move.2, 3).
func (a *Adjudicator) mayBase(i uint8, to Place) Fault {
	own := a.power(i)
	o, w := a.top[to], a.wing[to]
	switch {
	case a.board.sea.Has(to):
		return WrongGround
	case o != none && a.power(o) != own || w != none && a.power(w) != own:
		return Occupied
	case a.pos.Owner[to] != own && o == none:
		return NotOurs
	}
	return NoFault
}

// readLift takes an airlift: an own army from the base, or to it, and never into the water (rn46.airlift.1 to 7).
func (a *Adjudicator) readLift(k int, i uint8, of, to Place) Fault {
	w, home := &a.air, a.prov[i]
	if of == Nowhere || to == Nowhere {
		return NoPlace
	}
	far := to
	if to == home {
		far = of
	}
	switch {
	case of != home && to != home:
		return NotItsBase
	case of == to:
		return SamePlace
	case a.board.sea.Has(to):
		return WrongGround
	case a.top[of] == none:
		return NobodyThere
	}
	u := a.top[of]
	switch {
	case a.kind[u] != Army:
		return NotAnArmy
	case a.power(u) != a.power(i):
		return NotOurs
	}
	if why := a.readFlight(k, i, far); why != NoFault {
		return why
	}
	if a.act[u] != Move || a.dest[u] != to || a.way[u] != throughAir {
		w.exposed[k] = w.base[k]
		return NoSuchArmyOrder
	}
	w.carries[k] = u
	return NoFault
}

// readWingSupport takes a support: of the base, of a unit that holds, of an attack; only what is acted on must be in range.
func (a *Adjudicator) readWingSupport(k int, i uint8, of, to Place) Fault {
	o, home := a.given[i], a.prov[i]
	if of == Nowhere || to == Nowhere && o.To != Nowhere {
		return NoPlace
	}
	if o.To == Nowhere {
		if of == home && (o.OfKind == AnyKind || o.OfKind == Wing || a.top[home] != none && a.units[a.top[home]].Kind == o.OfKind) {
			if o.OfKind == Wing {
				return SupportsWing
			}
			a.act[i] = Hold // support of the base is what a wing does anyway
			return NoFault
		}
		to = of
	}
	if why := a.readFlight(k, i, to); why != NoFault {
		return why
	}
	if why := a.supports(i, o, of); why != NoFault {
		a.air.exposed[k] = a.air.base[k]
		return why
	}
	return NoFault
}

// readEscort takes an escort: of any wing, over provinces of its way within two spaces, at most two besides the escort's own
// base or, next door, the escorted wing's (A46-17).
func (a *Adjudicator) readEscort(k int, i uint8) Fault {
	o, b, w := a.given[i], a.board, &a.air
	of := b.Province(o.Of)
	if of == Nowhere {
		return NoPlace
	}
	e := a.wing[of]
	switch {
	case o.OfKind != AnyKind && o.OfKind != Wing, e == none:
		return NobodyThere
	case e == i:
		return SamePlace
	}
	a.of[i], a.dest[i] = e, of
	s := w.slot[e]
	route, home := w.exposed[s], a.prov[i]
	if a.act[e] == Hold || a.result[e] != OK {
		route = w.base[s]
	}
	near := b.two[home]
	w.exposed[k] = w.base[k]
	if o.Covers && a.result[e] == OK && a.act[e] != Hold {
		w.cover[k] = o.Cover
		switch {
		case !o.Cover.Minus(route.And(near)).Empty():
			return NotOnRoute
		case !a.enough(home, of, route, o.Cover):
			return TooManyCovers
		}
		return NoFault
	}
	var cover Places
	for _, p := range a.inOrder(e, route) {
		if p != Nowhere && near.Has(p) && a.enough(home, of, route, cover.With(p)) {
			cover = cover.With(p)
		}
	}
	if cover.Empty() {
		return OutOfReach
	}
	w.cover[k] = cover
	return NoFault
}

// enough tells whether an escort based at home can cover so much of the way of a wing based at of.
func (a *Adjudicator) enough(home, of Place, route, cover Places) bool {
	if cover.Without(home).Len() <= 2 {
		return true
	}
	return a.board.wing[home].Has(of) && route.Without(of).Minus(a.board.two[home]).Empty() && cover.Without(of).Len() <= 2
}

// inOrder lists a way from its start: base, what lies between, target.
func (a *Adjudicator) inOrder(e uint8, route Places) [Provinces]Place {
	var list [Provinces]Place
	n := 0
	put := func(p Place) { list[n] = p; n++ }
	for i := range list {
		list[i] = Nowhere
	}
	home, target := a.prov[e], a.air.target[a.air.slot[e]]
	put(home)
	for p := range route.All() {
		if p != home && p != target {
			put(p)
		}
	}
	if target != home && route.Has(target) {
		put(target)
	}
	return list
}
