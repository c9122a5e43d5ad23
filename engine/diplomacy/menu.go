// What a unit may be ordered to do, for whoever writes orders: the same reading of orders as in a movement decides it.
package diplomacy

// read reads the orders of a movement phase as far as they can be judged before anything is settled.
func (a *Adjudicator) read(p *Position, orders []Order) {
	a.begin(p)
	a.assign(orders)
	a.readMoves()
	switch a.rules.System {
	case RN44:
		a.readWings()
	case RN46:
		a.readMissions()
	}
	a.readConvoys()
	a.readSupports()
}

// Fault tells what is wrong with the last of a power's orders, given beside its others: a fault of what is possible, never
// that nothing matches it yet. The position must be sound.
func (a *Adjudicator) Fault(p *Position, orders []Order) Fault {
	last := &orders[len(orders)-1]
	a.read(p, orders)
	i, why := a.ordered(last)
	if why == NoFault {
		why = a.fault[i]
	}
	if why >= SupportsWing && why != SupportsWing {
		return NoFault
	}
	return why
}

// Menu calls yield for every order unit number i of the position may be given beside the other orders of its power: without a
// way named, an ignore list or covers, which are written onto an order (Riders). Orders come in no order that means anything.
func (a *Adjudicator) Menu(p *Position, i int, others []Order, yield func(Order)) {
	a.menu(p, i, others, nil, yield)
}

// OnMenu tells whether Menu offers an order for unit number i.
func (a *Adjudicator) OnMenu(p *Position, i int, others []Order, o Order) (found bool) {
	a.menu(p, i, others, &o, func(Order) { found = true })
	return found
}

// menu is Menu, of one wanted order alone if there is one: only that is judged.
func (a *Adjudicator) menu(p *Position, i int, others []Order, want *Order, yield func(Order)) {
	u := p.Units[i]
	orders := append(append(make([]Order, 0, len(others)+1), others...), Order{})
	offer := func(do Verb, to, of Place, by Way) {
		o := Order{Power: u.Power, Kind: u.Kind, At: u.At, Do: do, To: to, Of: of, By: by, Via: Nowhere}
		if want != nil && o != *want {
			return
		}
		orders[len(others)] = o
		if a.Fault(p, orders) == NoFault {
			yield(o)
		}
	}
	offer(Hold, Nowhere, Nowhere, AnyWay)
	switch {
	case u.Kind == Wing:
		a.menuOfWing(p, u, offer)
	case u.Kind == Fleet:
		b := a.board
		for q := b.fleet[u.At].Next(0); q != Nowhere; q = b.fleet[u.At].Next(q + 1) {
			offer(Move, q, Nowhere, AnyWay)
		}
		a.menuOfConvoys(p, u, offer)
		a.menuOfSupports(p, u, b.reach[u.At], offer)
	default:
		a.menuOfMarches(p, u, offer)
		a.menuOfSupports(p, u, a.board.army[a.board.of[u.At]], offer)
	}
}

// offering judges one order.
type offering = func(do Verb, to, of Place, by Way)

// waters are the seas with a fleet.
func (b *Board) waters(p *Position) Places {
	var out Places
	for _, u := range p.Units {
		if u.Kind == Fleet && b.sea.Has(b.of[u.At]) {
			out = out.With(b.of[u.At])
		}
	}
	return out
}

// shores are the coastal provinces that fleets at sea could carry an army to from a province, the province itself left out.
func (a *Adjudicator) shores(p *Position, from Place) Places {
	b, afloat := a.board, a.board.waters(p)
	reached := b.seas[from].And(afloat)
	for {
		wider := reached
		for q := reached.Next(0); q != Nowhere; q = reached.Next(q + 1) {
			wider = wider.Or(b.wing[q].And(afloat))
		}
		if wider == reached {
			break
		}
		reached = wider
	}
	var out Places
	for q := range Place(Provinces) {
		if q != from && !b.sea.Has(q) && !b.inland.Has(q) && b.seas[q].Meets(reached) {
			out = out.With(q)
		}
	}
	return out
}

func (a *Adjudicator) menuOfMarches(p *Position, u Unit, offer offering) {
	b, from := a.board, a.board.of[u.At]
	shores := Places{}
	if !b.inland.Has(from) {
		shores = a.shores(p, from)
	}
	to := b.army[from].Or(shores)
	for q := to.Next(0); q != Nowhere; q = to.Next(q + 1) {
		offer(Move, q, Nowhere, AnyWay)
		if shores.Has(q) && b.army[from].Has(q) {
			offer(Move, q, Nowhere, ByConvoy)
		}
	}
	if a.rules.System == RN46 || a.rules.Airlifts {
		far := b.two[from].Without(from).Minus(b.sea)
		if a.rules.System == RN44 {
			far = everywhere.Minus(b.sea).Without(from) // a chain of wings has no longest way
		}
		for q := far.Next(0); q != Nowhere; q = far.Next(q + 1) {
			offer(Move, q, Nowhere, ByAir)
		}
	}
}

// everywhere is every province.
var everywhere = func() (s Places) {
	for q := range Place(Provinces) {
		s = s.With(q)
	}
	return s
}()

func (a *Adjudicator) menuOfConvoys(p *Position, u Unit, offer offering) {
	b := a.board
	if !b.sea.Has(b.of[u.At]) {
		return
	}
	for _, x := range p.Units {
		from := b.of[x.At]
		if x.Kind != Army || b.inland.Has(from) {
			continue
		}
		shores := a.shores(p, from)
		for q := shores.Next(0); q != Nowhere; q = shores.Next(q + 1) {
			offer(Convoy, q, from, AnyWay)
		}
	}
}

// menuOfSupports offers support within reach: of units that hold there, and of those that could go there.
func (a *Adjudicator) menuOfSupports(p *Position, u Unit, reach Places, offer offering) {
	b := a.board
	here := b.of[u.At]
	for _, x := range p.Units {
		from := b.of[x.At]
		if x.Kind == Wing || from == here && u.Kind != Wing {
			continue
		}
		if reach.Has(from) {
			offer(Support, Nowhere, from, AnyWay)
		}
		to := b.reach[x.At]
		if x.Kind == Army {
			to = b.army[from]
			if !b.inland.Has(from) {
				to = to.Or(a.shores(p, from))
			}
			if a.rules.System == RN46 {
				to = to.Or(b.two[from].Without(from).Minus(b.sea))
			}
		}
		to = to.And(reach)
		for q := to.Next(0); q != Nowhere; q = to.Next(q + 1) {
			offer(Support, q, from, AnyWay)
		}
	}
}

func (a *Adjudicator) menuOfWing(p *Position, u Unit, offer offering) {
	b := a.board
	home := b.of[u.At]
	near := b.two[home]
	each := func(s Places, do Verb, of Place) {
		for q := s.Next(0); q != Nowhere; q = s.Next(q + 1) {
			offer(do, q, of, AnyWay)
		}
	}
	each(near.Without(home), Move, Nowhere)
	a.menuOfSupports(p, u, near, offer)
	if a.rules.System == RN44 {
		each(near.Without(home), Attack, Nowhere)
		if a.rules.Airlifts {
			for _, x := range p.Units {
				if x.Kind == Army {
					each(everywhere.Minus(b.sea).Without(b.of[x.At]), Airlift, b.of[x.At])
				}
			}
		}
		return
	}
	each(b.area[home], Patrol, Nowhere)
	each(near, Raid, Nowhere)
	for _, x := range p.Units {
		from := b.of[x.At]
		switch {
		case x.Kind == Wing && from != home:
			offer(Escort, Nowhere, from, AnyWay)
		case x.Kind != Army || x.Power != u.Power:
		case from == home:
			each(near.Without(home).Minus(b.sea), Airlift, from)
		case near.Has(from):
			offer(Airlift, home, from, AnyWay)
		}
	}
}

// Riders calls yield for every way an order of a wing may be written on: a province named on its way, a power that a patrol lets pass,
// a province that an escort covers. others are the other orders of the power.
func (a *Adjudicator) Riders(p *Position, o Order, others []Order, yield func(Order)) {
	if o.Kind != Wing || a.rules.System != RN46 {
		return
	}
	b, home := a.board, a.board.of[o.At]
	orders := append(append(make([]Order, 0, len(others)+1), others...), Order{})
	offer := func(o Order) {
		orders[len(others)] = o
		if a.Fault(p, orders) == NoFault {
			yield(o)
		}
	}
	switch o.Do {
	case Patrol:
		for power := Austria; power <= Turkey; power++ {
			if power != o.Power && !o.Ignore.Has(power) {
				x := o
				x.Ignore = x.Ignore.With(power)
				offer(x)
			}
		}
	case Escort:
		near := b.two[home].Minus(o.Cover)
		if o.Cover.Without(home).Len() >= mostCovered {
			near = near.And(Places{}.With(home))
		}
		for q := near.Next(0); q != Nowhere; q = near.Next(q + 1) {
			x := o
			x.Covers, x.Cover = true, x.Cover.With(q)
			offer(x)
		}
	case Move, Raid, Airlift, Support:
		if o.Via != Nowhere {
			return
		}
		for q := b.wing[home].Next(0); q != Nowhere; q = b.wing[home].Next(q + 1) {
			x := o
			x.Via = q
			offer(x)
		}
	}
}

// mostCovered is how many provinces an escort can cover besides its own base (A46-17): two, and one more next door.
const mostCovered = 3
