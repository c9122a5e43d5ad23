// From the orders as given to what every unit does: each unit gets its one order, impossible ones become the default.
package diplomacy

// Stray is an order that reached no unit.
type Stray struct {
	Order int // its number in the list of orders, from 0
	Why   Fault
}

// assign gives every unit its order: of two for an army or fleet the last counts, two for a wing count for nothing (rn46.unit.3).
func (a *Adjudicator) assign(orders []Order) {
	a.out.Strays = a.out.Strays[:0]
	for k := range orders {
		o := &orders[k]
		i, why := a.ordered(o)
		if why != NoFault {
			a.out.Strays = append(a.out.Strays, Stray{k, why})
			continue
		}
		if a.given[i] != nil && !a.surface(i) {
			a.refuse(i, TwoOrders)
			continue
		}
		a.given[i] = o
	}
	moves, helps, carries := 0, 0, 0
	for n := range a.units {
		i, o := uint8(n), a.given[n]
		switch {
		case o == nil || a.result[i] != OK:
			continue
		case a.kind[i] != Wing && (o.Do < Hold || o.Do > Convoy):
			a.refuse(i, NotItsOrder)
			continue
		}
		a.act[i] = o.Do
		a.moving.unit[moves], a.helping.unit[helps], a.carrying.unit[carries] = i, i, i
		if o.Do == Move {
			moves++
		}
		if o.Do == Support {
			helps++
		}
		if o.Do == Convoy {
			carries++
		}
	}
	a.moving.n, a.helping.n, a.carrying.n = moves, helps, carries
}

// ordered finds the unit an order is for.
func (a *Adjudicator) ordered(o *Order) (uint8, Fault) {
	p := a.board.Province(o.At)
	if p == Nowhere {
		return none, NoPlace
	}
	i := a.top[p]
	if o.Kind == Wing || o.Kind == AnyKind && i == none {
		i = a.wing[p]
	}
	switch {
	case i == none:
		return none, NoSuchUnit
	case o.Kind != AnyKind && a.kind[i] != o.Kind:
		return none, OtherKind
	case o.Power != Nobody && a.power(i) != o.Power:
		return none, ForeignUnit
	}
	return i, NoFault
}

// refuse replaces an order that is not allowed by the default.
func (a *Adjudicator) refuse(i uint8, why Fault) {
	a.act[i], a.dest[i], a.of[i] = Hold, a.prov[i], none
	a.fault[i] = why
	if why >= SupportsWing {
		a.result[i], a.cause[i] = Void, NoMatch
	} else {
		a.result[i], a.cause[i] = Invalid, NotLegal
	}
}

// readMoves judges the moves of armies and fleets.
func (a *Adjudicator) readMoves() {
	for _, i := range a.moving.list() {
		if !a.surface(i) {
			continue
		}
		o := a.given[i]
		why := OutOfReach
		if to := a.board.Province(o.To); to == Nowhere {
			why = NoPlace
		} else if to == a.prov[i] {
			why = SamePlace
		} else if a.dest[i] = to; a.kind[i] == Fleet {
			a.lands[i], why = a.fleetTo(a.units[i].At, o)
		} else {
			a.lands[i] = to
			a.way[i], why = a.armyTo(a.prov[i], to, o)
		}
		if why != NoFault {
			a.refuse(i, why)
		}
	}
}

// fleetTo finds the place a fleet sails to: a coast that is not named must be the only one in reach.
func (a *Adjudicator) fleetTo(at Place, o *Order) (Place, Fault) {
	b := a.board
	to := b.of[o.To]
	switch {
	case o.By != AnyWay:
		return Nowhere, NotItsOrder
	case o.To != to || b.coasts[to] == nil:
		if b.fleet[at].Has(o.To) {
			return o.To, NoFault
		}
		if b.inland.Has(to) {
			return Nowhere, WrongGround
		}
		return Nowhere, OutOfReach
	}
	found := Nowhere
	for _, c := range b.coasts[to] {
		if b.fleet[at].Has(c) {
			if found != Nowhere {
				return Nowhere, WhichCoast
			}
			found = c
		}
	}
	if found == Nowhere {
		return Nowhere, OutOfReach
	}
	return found, NoFault
}

// armyTo finds how an army may go: over land to a neighbour, else by convoy if there are fleets that could carry it. A convoy
// that is named and impossible does not fall back to land, except by the old rulebook.
func (a *Adjudicator) armyTo(from, to Place, o *Order) (way, Fault) {
	b := a.board
	if b.sea.Has(to) {
		return overland, WrongGround
	}
	near := b.army[from].Has(to)
	switch {
	case o.By == ByAir:
		return throughAir, a.airborne(from, to)
	case near && (o.By == AnyWay || a.rules.Old):
		return overland, NoFault // a convoy it is to take is found later
	case b.inland.Has(to) || b.inland.Has(from):
		return overland, OutOfReach
	case !a.chain(b.seas[from], b.seas[to], a.afloat):
		return overland, NoFleets
	}
	return oversea, NoFault
}

func (a *Adjudicator) airborne(from, to Place) Fault {
	switch {
	case a.rules.System == Plain, a.rules.System == RN44 && !a.rules.Airlifts:
		return NotItsOrder
	case a.rules.System == RN46 && !a.board.two[from].Has(to):
		return OutOfReach
	}
	return NoFault
}

// link puts a support or convoy on the list of the unit it helps.
func (a *Adjudicator) link(h, u uint8) {
	a.of[h] = u
	a.nextHelp[h] = a.helpers[u]
	a.helpers[u] = h
}

// readSupports judges the supports of armies and fleets.
func (a *Adjudicator) readSupports() {
	for _, i := range a.helping.list() {
		if !a.surface(i) {
			continue
		}
		o := a.given[i]
		of, to := a.board.Province(o.Of), a.board.Province(o.To)
		target := to
		if o.To == Nowhere {
			target = of
		}
		switch {
		case of == Nowhere || target == Nowhere:
			a.refuse(i, NoPlace)
		case of == a.prov[i] || target == a.prov[i]:
			a.refuse(i, SamePlace)
		case !a.reaches(i, target):
			a.refuse(i, OutOfReach)
		default:
			a.dest[i] = target
			if why := a.supports(i, o, of); why != NoFault {
				a.refuse(i, why)
			}
		}
	}
}

// reaches tells whether an army or fleet could go to a province itself, to any coast of it.
func (a *Adjudicator) reaches(i uint8, p Place) bool {
	if a.kind[i] == Army {
		return a.board.army[a.prov[i]].Has(p)
	}
	return a.board.reach[a.units[i].At].Has(p)
}

// supports finds the unit and the deed a support means, for units of every kind.
func (a *Adjudicator) supports(i uint8, o *Order, of Place) Fault {
	u := a.top[of]
	if o.OfKind == Wing || u == none {
		if a.wing[of] == none {
			return NobodyThere
		}
		return SupportsWing
	}
	switch {
	case o.OfKind != AnyKind && a.kind[u] != o.OfKind:
		return NobodyThere
	case o.To == Nowhere && a.act[u] == Move:
		return NotHolding
	case o.To != Nowhere && (a.act[u] != Move || a.dest[u] != a.board.of[o.To]):
		return NoSuchMove
	case o.To != Nowhere && o.To != a.board.of[o.To] && a.kind[u] == Fleet && o.To != a.lands[u]:
		return OtherCoast
	}
	if o.To == Nowhere && a.rules.System == RN44 && of == a.prov[i] && !a.rules.StackSupport {
		a.of[i] = u // the wing beside it already defends with one (A44-6)
		return NoFault
	}
	a.link(i, u)
	return NoFault
}
