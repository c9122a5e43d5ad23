// Adjustments: owners change after fall, powers build and remove.
package diplomacy

import (
	"cmp"
	"slices"
)

// Adjust carries out an adjustment and gives the position after it. What is not allowed is passed over; who then still has too
// much loses what stands farthest from his centres.
func (b *Board) Adjust(r Rules, p *Position, orders []Order) *Position {
	next := b.Conquered(r, p)
	for power := Austria; power <= Turkey; power++ {
		b.adjustPower(r, next, power, orders)
	}
	return next
}

// Conquered is the position with the owners as they are after fall; without units that were dislodged. It changes nothing where no
// fall movement was made since the owners last changed.
func (b *Board) Conquered(r Rules, p *Position) *Position {
	next := &Position{Fall: p.Fall, Owner: p.Owner, Units: slices.Clone(p.Units)}
	if p.moved {
		b.conquer(r, p, next)
	}
	return next
}

// conquer gives each centre, in rn46 each land province, to the power whose army or fleet stands there after fall; in rn46 also
// to a wing alone there that did not come by retreat (rn46.move.7, A46-43).
func (b *Board) conquer(r Rules, p, next *Position) {
	changes := func(q Place) bool { return b.centre.Has(q) || r.System == RN46 && !b.sea.Has(q) }
	for _, u := range p.Units {
		if q := b.of[u.At]; u.Kind == Wing && r.System == RN46 && changes(q) && !p.Guests.Has(q) {
			next.Owner[q] = u.Power
		}
	}
	for _, u := range p.Units {
		if q := b.of[u.At]; u.Kind != Wing && changes(q) {
			next.Owner[q] = u.Power
		}
	}
}

// load is what a power keeps, in half centres, against what it may keep.
func (b *Board) load(r Rules, p *Position, power Power) (load, limit int) {
	for q := range Place(Provinces) {
		if b.centre.Has(q) && p.Owner[q] == power {
			limit += 2
		}
	}
	plusOne := r.System == RN46 && r.Upkeep == PlusOne
	if plusOne {
		limit += 2
	}
	for _, u := range p.Units {
		if u.Power == power {
			load += b.cost(r, u.Kind, false)
		}
	}
	return load, limit
}

// cost is what a unit takes of a power's limit, in half centres; built: in the phase it is built.
func (b *Board) cost(r Rules, kind Kind, built bool) int {
	switch {
	case kind != Wing || r.System == RN46 && r.Upkeep == PlusOne:
		return 2
	case r.System == RN46 && r.Upkeep == NoUpkeep:
		if built {
			return 2
		}
		return 0
	}
	return 1
}

func (b *Board) adjustPower(r Rules, p *Position, power Power, orders []Order) {
	load, limit := b.load(r, p, power)
	over := load > limit
	for _, o := range orders {
		if o.Power != power {
			continue
		}
		switch {
		case !over && o.Do == Build && b.mayBuild(r, p, o):
			if cost := b.cost(r, o.Kind, true); load+cost <= limit {
				load += cost
				at := o.At
				if o.Kind != Fleet {
					at = b.of[at]
				}
				p.Units = append(p.Units, Unit{power, o.Kind, at})
			}
		case over && load > limit && (o.Do == Remove || o.Do == Disband):
			if i := b.mayRemove(r, p, o); i >= 0 {
				load -= b.cost(r, p.Units[i].Kind, false)
				p.Units = slices.Delete(p.Units, i, i+1)
			}
		}
	}
	for load > limit {
		i, ok := b.farthest(r, p, power)
		if !ok {
			return
		}
		load -= b.cost(r, p.Units[i].Kind, false)
		p.Units = slices.Delete(p.Units, i, i+1)
	}
}

// Adjustment tells whether a power has more than it may keep and owes removals, or else may build something. The owners are those
// after fall.
func (b *Board) Adjustment(r Rules, p *Position, power Power) (owes, may bool) {
	load, limit := b.load(r, p, power)
	if load > limit {
		return true, false
	}
	return false, len(b.Adjustments(r, p, power, nil)) > 0
}

// Allowance is how many units a power may build, or else has to remove, counted as armies; half a one is rounded down for builds and up
// for removals.
func (b *Board) Allowance(r Rules, p *Position, power Power) int {
	load, limit := b.load(r, p, power)
	if load > limit {
		return (load - limit + 1) / 2
	}
	return (limit - load) / 2
}

// Adjustments lists every build or removal a power may write beside those written already, all of them its own.
func (b *Board) Adjustments(r Rules, p *Position, power Power, written []Order) []Order {
	after := &Position{Fall: p.Fall, Owner: p.Owner, Units: slices.Clone(p.Units)}
	load, limit := b.load(r, after, power)
	over := load > limit
	for _, o := range written {
		if o.Do == Build {
			load += b.cost(r, o.Kind, true)
			after.Units = append(after.Units, Unit{power, o.Kind, o.At})
		} else if i := b.mayRemove(r, after, o); i >= 0 {
			load -= b.cost(r, after.Units[i].Kind, false)
			after.Units = slices.Delete(after.Units, i, i+1)
		}
	}
	var out []Order
	offer := func(do Verb, kind Kind, at Place) {
		o := NoOrder
		o.Power, o.Do, o.Kind, o.At = power, do, kind, at
		out = append(out, o)
	}
	if over {
		for _, u := range after.Units {
			if load > limit && u.Power == power && b.cost(r, u.Kind, false) > 0 {
				offer(Remove, u.Kind, u.At)
			}
		}
		return out
	}
	for at := range Place(places) {
		for kind := Army; kind <= Wing; kind++ {
			o := NoOrder
			o.Power, o.Do, o.Kind, o.At = power, Build, kind, at
			if (at < Provinces || kind == Fleet) && load+b.cost(r, kind, true) <= limit && b.mayBuild(r, after, o) {
				offer(Build, kind, at)
			}
		}
	}
	return out
}

// mayBuild tells whether a unit may be raised: in an own home centre, where its layer is free.
func (b *Board) mayBuild(r Rules, p *Position, o Order) bool {
	q := b.Province(o.At)
	if q == Nowhere || !b.centre.Has(q) || b.home[q] != o.Power || p.Owner[q] != o.Power {
		return false
	}
	switch o.Kind {
	case Army:
	case Fleet:
		if b.inland.Has(q) || o.At == q && b.coasts[q] != nil {
			return false
		}
	case Wing:
		if r.System == Plain {
			return false
		}
	default:
		return false
	}
	for _, u := range p.Units {
		if b.of[u.At] == q && (u.Power != o.Power || (u.Kind == Wing) == (o.Kind == Wing)) {
			return false
		}
	}
	return true
}

// mayRemove finds the unit a removal means; -1 if there is none.
func (b *Board) mayRemove(r Rules, p *Position, o Order) int {
	return slices.IndexFunc(p.Units, func(u Unit) bool {
		return u.Power == o.Power && b.of[u.At] == b.Province(o.At) && (o.Kind == u.Kind || o.Kind == AnyKind) && b.cost(r, u.Kind, false) > 0
	})
}

// farthest finds the unit a power loses first: farthest from a centre of its own (by the old rulebook: of its home), fleets
// before armies before wings, then by the name of the province.
func (b *Board) farthest(r Rules, p *Position, power Power) (worst int, ok bool) {
	var from Places
	for q := range Place(Provinces) {
		if b.centre.Has(q) && (!r.Old && p.Owner[q] == power || r.Old && b.home[q] == power) {
			from = from.With(q)
		}
	}
	rank := [...]int{Army: 1, Fleet: 2, Wing: 0}
	farther := func(u, than Unit) int {
		return cmp.Or(cmp.Compare(b.distance(b.of[u.At], from), b.distance(b.of[than.At], from)), cmp.Compare(rank[u.Kind], rank[than.Kind]),
			cmp.Compare(b.Name(than.At), b.Name(u.At)))
	}
	for i, u := range p.Units {
		if u.Power == power && b.cost(r, u.Kind, false) > 0 && (!ok || farther(u, p.Units[worst]) > 0) {
			worst, ok = i, true
		}
	}
	return worst, ok
}

// distance counts the spaces from a province to the nearest of a set, over land and sea; the size of the board if there is
// no way.
func (b *Board) distance(q Place, to Places) int {
	reached := Places{}.With(q)
	for steps := range Provinces {
		if reached.Meets(to) {
			return steps
		}
		wider := reached
		for p := range reached.All() {
			wider = wider.Or(b.wing[p])
		}
		reached = wider
	}
	return Provinces
}
