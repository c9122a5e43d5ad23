// Retreats: where a dislodged unit may go, and what becomes of the orders.
package diplomacy

// stands gives the army or fleet in a province after the movement; none if there is none.
func (a *Adjudicator) stands(p Place) uint8 {
	if e := a.out.Entered[p]; e != none {
		return e
	}
	if o := a.top[p]; o != none && !a.out.Rows[o].Moved && !a.out.Rows[o].Lost && !a.vacated[o] {
		return o
	}
	return none
}

// based gives the wing in a province after the movement; none if there is none.
func (a *Adjudicator) based(p Place) uint8 {
	if w := a.wing[p]; w != none && !a.out.Rows[w].Moved && !a.out.Rows[w].Out {
		return w
	}
	for n := range a.units {
		if a.units[n].Kind == Wing && a.out.Rows[n].Moved && a.dest[n] == p {
			return uint8(n)
		}
	}
	return none
}

// open lists where a dislodged unit may retreat to.
func (a *Adjudicator) open(i uint8, row *Row) Places {
	if row.Unit.Kind == Wing {
		if a.rules.System == RN46 {
			return a.openToMission(i)
		}
		return a.openToWing(i, row)
	}
	b, p := a.board, a.prov[i]
	near := b.fleet[row.Unit.At]
	if row.Unit.Kind == Army {
		near = b.army[p]
	}
	var open Places
	for q := range near.All() {
		at := b.of[q]
		if a.stands(at) != none || a.out.Barred.Has(at) || a.origin(row) == at {
			continue
		}
		if w := a.based(at); w != none && a.power(w) != a.power(i) {
			continue // A46-54
		}
		open = open.With(q)
	}
	return open
}

// origin is the province a unit's attacker came from by land; Nowhere if it came over the sea or through the air.
func (a *Adjudicator) origin(row *Row) Place {
	if row.Driver == none || a.way[row.Driver] != overland {
		return Nowhere
	}
	return a.prov[row.Driver]
}

// openToWing lists the airbases within two spaces of an rn44 wing (13), owned before any change in fall (A44-12).
func (a *Adjudicator) openToWing(i uint8, row *Row) Places {
	b, own := a.board, a.power(i)
	near := b.two[a.prov[i]].Without(a.prov[i])
	var open Places
	for q := range near.All() {
		there := a.stands(q)
		switch {
		case there != none && a.power(there) != own, a.based(q) != none, a.out.Barred.Has(q), a.origin(row) == q:
		case b.sea.Has(q):
			if a.rules.Carriers && there != none {
				open = open.With(q)
			}
		case b.centre.Has(q) && a.pos.Owner[q] == own:
			open = open.With(q)
		}
	}
	return open
}

// After is the position after a movement: units where they are now, dislodged ones set apart.
func (a *Adjudicator) After() *Position {
	next := &Position{Fall: a.pos.Fall, Owner: a.pos.Owner, Barred: a.out.Barred, moved: a.pos.moved || a.pos.Fall}
	for n := range a.units {
		row := &a.out.Rows[n]
		switch {
		case row.Lost:
		case row.Out:
			next.Out = append(next.Out, Ousted{Unit: row.Unit, From: a.origin(row), Open: a.out.Open[n]})
		default:
			u := row.Unit
			u.At = row.To
			next.Units = append(next.Units, u)
		}
	}
	return next
}

// Retreats carries out the retreats of a position and gives the position after them, with the units that did not get away.
// Orders that are not allowed count for nothing; two for one unit: the last.
func (b *Board) Retreats(r Rules, p *Position, orders []Order) (*Position, []Unit) {
	to := make([]Place, len(p.Out))
	for i := range to {
		to[i] = Nowhere
	}
	for _, o := range orders {
		for i, out := range p.Out {
			if o.Do != Retreat && o.Do != Move && o.Do != Disband || b.Province(o.At) != b.of[out.Unit.At] ||
				o.Kind != AnyKind && o.Kind != out.Unit.Kind || o.Power != Nobody && o.Power != out.Unit.Power ||
				o.Kind == AnyKind && b.twoOut(p, i) && out.Unit.Kind == Wing {
				continue
			}
			to[i] = Nowhere
			if o.Do != Disband {
				to[i] = b.retreatTo(out, o.To)
			}
		}
	}
	next := &Position{Fall: p.Fall, Owner: p.Owner, moved: p.moved, Guests: p.Guests, Units: append([]Unit(nil), p.Units...)}
	var lost []Unit
	for i, out := range p.Out {
		gone := to[i] == Nowhere
		for j, other := range p.Out {
			if i != j && !gone && to[j] != Nowhere && b.of[to[i]] == b.of[to[j]] {
				sameLayer := (out.Unit.Kind == Wing) == (other.Unit.Kind == Wing)
				gone = sameLayer || out.Unit.Power != other.Unit.Power // A46-42: army and wing of one power may
			}
		}
		if gone {
			lost = append(lost, out.Unit)
			continue
		}
		u := out.Unit
		u.At = to[i]
		if u.Kind == Wing {
			next.Guests = next.Guests.With(b.of[u.At])
		}
		next.Units = append(next.Units, u)
	}
	return next, lost
}

// twoOut tells whether another unit was dislodged from the same province.
func (b *Board) twoOut(p *Position, i int) bool {
	for j, other := range p.Out {
		if j != i && b.of[other.Unit.At] == b.of[p.Out[i].Unit.At] {
			return true
		}
	}
	return false
}

// retreatTo finds the place a retreat means among those open to the unit.
func (b *Board) retreatTo(out Ousted, to Place) Place {
	if to == Nowhere {
		return Nowhere
	}
	if out.Unit.Kind != Fleet {
		to = b.of[to]
	}
	if out.Open.Has(to) {
		return to
	}
	found := Nowhere
	for _, c := range b.coasts[b.of[to]] {
		if out.Unit.Kind == Fleet && to == b.of[to] && out.Open.Has(c) {
			if found != Nowhere {
				return Nowhere
			}
			found = c
		}
	}
	return found
}
