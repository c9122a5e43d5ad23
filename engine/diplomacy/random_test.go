package diplomacy

import "math/rand/v2"

// Random phases: units in places that fit them, orders that mostly make sense together.

func randomPhase(b *Board, r Rules, rng *rand.Rand, surface, wings int) (*Position, []Order) {
	p := &Position{Fall: rng.IntN(2) == 0, Owner: b.Printed(false)}
	var top [Provinces]bool
	here := map[Place]Power{}
	front := Places{^uint64(0), 1<<(Provinces-64) - 1}
	if rng.IntN(2) == 0 { // crowded into a part of the board
		front = b.two[rng.IntN(Provinces)]
		for front.Len() < surface*3/2 && front.Len() < Provinces {
			front = front.Or(b.area[pick(rng, front)])
		}
	}
	for len(p.Units) < surface {
		q := Place(rng.IntN(Provinces))
		if top[q] || !front.Has(q) {
			continue
		}
		u := Unit{Power(1 + rng.IntN(PowerCount)), Army, q}
		switch {
		case b.sea.Has(q):
			u.Kind = Fleet
		case !b.inland.Has(q) && rng.IntN(3) == 0:
			u.Kind = Fleet
			if b.coasts[q] != nil {
				u.At = b.coasts[q][rng.IntN(2)]
			}
		}
		top[q] = true
		here[q] = u.Power
		p.Units = append(p.Units, u)
	}
	randomWings(b, r, rng, p, top, here, wings)
	for q := range Place(Provinces) {
		if !b.sea.Has(q) && rng.IntN(2) == 0 && here[q] != Nobody {
			p.Owner[q] = here[q]
		}
	}
	return p, randomOrders(b, r, rng, p)
}

// randomWings puts wings where they may stand; top and here tell what stands below.
func randomWings(b *Board, r Rules, rng *rand.Rand, p *Position, top [Provinces]bool, here map[Place]Power, wings int) {
	var wing [Provinces]bool
	for tries := 0; wings > 0 && tries < 1000; tries++ {
		q := Place(rng.IntN(Provinces))
		if wing[q] || b.sea.Has(q) && !(r.System == RN44 && r.Carriers && top[q]) || r.System == RN44 && !b.centre.Has(q) && !b.sea.Has(q) {
			continue
		}
		power := here[q]
		if power == Nobody {
			power = Power(1 + rng.IntN(PowerCount))
		}
		wing[q] = true
		if r.System == RN44 || rng.IntN(2) == 0 {
			p.Owner[q] = power
		}
		p.Units = append(p.Units, Unit{power, Wing, q})
		wings--
	}
}

func pick(rng *rand.Rand, s Places) Place {
	n := s.Len()
	if n == 0 {
		return Nowhere
	}
	return s.List()[rng.IntN(n)]
}

func randomOrders(b *Board, r Rules, rng *rand.Rand, p *Position) []Order {
	var orders []Order
	hot := make([]Place, 0, 8) // provinces much fought over
	for range 8 {
		hot = append(hot, Place(rng.IntN(Provinces)))
	}
	for _, u := range p.Units {
		o := NoOrder
		o.Power, o.Kind, o.At, o.Do = u.Power, u.Kind, u.At, Hold
		if u.Kind == Wing {
			randomWing(b, r, rng, u, &o)
			orders = append(orders, o)
			continue
		}
		if rng.IntN(10) < 6 {
			randomMove(b, rng, p, u, hot, &o)
		}
		orders = append(orders, o)
	}
	for i, u := range p.Units { // supports and convoys of what the others do
		if u.Kind == Wing || rng.IntN(2) == 0 && orders[i].Do == Move {
			continue
		}
		if choice := fittingHelp(b, rng, p, orders, i); len(choice) > 0 {
			orders[i] = choice[rng.IntN(len(choice))]
		}
	}
	linkWings(b, r, rng, p, orders)
	if n := rng.IntN(8); n < 2 && len(orders) > 0 { // now and then nonsense
		o := &orders[rng.IntN(len(orders))]
		o.To, o.Of = Place(rng.IntN(Provinces)), Place(rng.IntN(Provinces))
	}
	return orders
}

// randomMove moves a unit: to a neighbour, rather where much is fought over, or an army over the sea.
func randomMove(b *Board, rng *rand.Rand, p *Position, u Unit, hot []Place, o *Order) {
	near := b.fleet[u.At]
	if u.Kind == Army {
		near = b.army[u.At]
	}
	o.Do, o.To = Move, pick(rng, near)
	for _, q := range hot {
		if near.Has(q) && rng.IntN(2) == 0 {
			o.To = q
		}
	}
	if u.Kind != Army || b.inland.Has(u.At) || rng.IntN(2) != 0 {
		return
	}
	if far := pick(rng, overseas(b, p, u.At)); far != Nowhere {
		o.To = far
		if b.army[u.At].Has(far) && rng.IntN(2) == 0 {
			o.By = ByConvoy
		}
	}
}

// fittingHelp lists supports and convoys of what the others do that unit i could give.
func fittingHelp(b *Board, rng *rand.Rand, p *Position, orders []Order, i int) (choice []Order) {
	u := p.Units[i]
	reach := b.reach[u.At]
	if u.Kind == Army {
		reach = b.army[u.At]
	}
	for j, o := range orders {
		if j == i || p.Units[j].Kind == Wing {
			continue
		}
		s := NoOrder
		s.Power, s.Kind, s.At, s.Of = u.Power, u.Kind, u.At, b.of[p.Units[j].At]
		switch {
		case o.Do == Move && reach.Has(b.of[o.To]):
			s.Do, s.To = Support, o.To
			choice = append(choice, s)
		case o.Do != Move && reach.Has(s.Of):
			s.Do = Support
			choice = append(choice, s)
		}
		if o.Do == Move && u.Kind == Fleet && b.sea.Has(u.At) && p.Units[j].Kind == Army && (o.By == ByConvoy || rng.IntN(4) == 0 || !b.army[p.Units[j].At].Has(o.To)) {
			s.Do, s.To = Convoy, o.To
			choice = append(choice, s, s, s)
		}
	}
	return choice
}

// overseas lists where the fleets on the board could carry an army.
func overseas(b *Board, p *Position, from Place) Places {
	var fleets, to Places
	for _, u := range p.Units {
		if u.Kind == Fleet && b.sea.Has(u.At) {
			fleets = fleets.With(u.At)
		}
	}
	reached := b.seas[from].And(fleets)
	for range 6 {
		for _, q := range reached.List() {
			reached = reached.Or(b.wing[q].And(fleets))
			to = to.Or(b.wing[q])
		}
	}
	return to.Minus(b.sea).Without(from)
}

func randomWing(b *Board, r Rules, rng *rand.Rand, u Unit, o *Order) {
	two := b.two[u.At].Without(u.At)
	verbs := []Verb{Hold, Move, Support, Patrol, Patrol, Raid, Raid, Airlift, Escort, Escort, Support}
	if r.System == RN44 {
		verbs = []Verb{Hold, Move, Move, Move, Support, Support, Attack, Airlift}
	}
	o.Do = verbs[rng.IntN(len(verbs))]
	switch o.Do {
	case Patrol:
		o.To = pick(rng, b.area[u.At])
		o.Ignore = Powers(0xfe)
		for range 3 { // each power with one chance in eight
			o.Ignore &= Powers(rng.IntN(256))
		}
	case Move:
		o.To = pick(rng, two)
		if r.System == RN44 {
			if c := two.And(b.centre); !c.Empty() {
				o.To = pick(rng, c)
			}
		}
	case Raid, Attack:
		o.To = pick(rng, two)
	}
	if (o.Do == Raid || o.Do == Move) && rng.IntN(2) == 0 {
		o.Via = pick(rng, b.wing[u.At].And(b.wing[o.To]))
	}
}

// linkWings gives wings orders that fit those of other units.
func linkWings(b *Board, r Rules, rng *rand.Rand, p *Position, orders []Order) {
	for i, u := range p.Units {
		if u.Kind != Wing {
			continue
		}
		for range 40 {
			if linked(b, r, rng, p, orders, i, rng.IntN(len(orders))) {
				break
			}
		}
	}
}

// linked has wing i do what it was ordered to for unit j, if that fits.
func linked(b *Board, r Rules, rng *rand.Rand, p *Position, orders []Order, i, j int) (fits bool) {
	u, o := p.Units[i], &orders[i]
	other, do := p.Units[j], orders[j]
	at := b.of[other.At]
	switch o.Do {
	case Support:
		fits = other.Kind != Wing && (do.Do == Move && do.To != Nowhere && b.two[u.At].Has(b.of[do.To]) || do.Do != Move && b.two[u.At].Has(at))
		o.Of, o.To = at, Nowhere
		if do.Do == Move {
			o.To = do.To
		}
	case Escort:
		fits = other.Kind == Wing && i != j && b.two[u.At].Has(at)
		o.Of = at
	case Raid:
		fits = other.Kind == Wing && b.two[u.At].Has(at)
		if fits {
			o.To, o.Via = at, Nowhere
		}
	case Airlift:
		if fits = other.Kind == Army && other.Power == u.Power && (at == u.At || b.two[u.At].Has(at)) && do.By != ByAir; fits {
			to := u.At
			if at == u.At || r.System == RN44 {
				to = pick(rng, b.two[u.At].Minus(b.sea).Without(at))
			}
			o.Of, o.To = at, to
			orders[j].Do, orders[j].To, orders[j].By, orders[j].Of = Move, to, ByAir, Nowhere
		}
	default:
		fits = true
	}
	return fits
}
