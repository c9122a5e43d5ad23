// What a unit may be ordered to do, for whoever writes orders: tables answer for whole positions, and agree with the reading of
// orders in a movement.
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

// Menu says what the units of a position may be ordered. It knows no orders: what depends on them is said by Escorts and Riders.
type Menu struct {
	b     *Board
	rules Rules
	units []Unit
	pos   *Position
	top   [slots]uint8      // the army or fleet in a province
	wing  [slots]uint8      // the wing there
	sea   [MostUnits]Places // where fleets could carry an army
	goes  [MostUnits]Places // where a unit of the surface could go by any way that can be supported
}

// NewMenu makes the menu of a sound position, which must stay as it is.
func NewMenu(b *Board, r Rules, p *Position) *Menu {
	m := &Menu{b: b, rules: r, units: p.Units, pos: p, top: nobody, wing: nobody}
	var afloat Places
	for i, u := range p.Units {
		at := b.of[u.At]
		if u.Kind == Wing {
			m.wing[at] = uint8(i)
			continue
		}
		m.top[at] = uint8(i)
		if u.Kind == Fleet && b.sea.Has(at) {
			afloat = afloat.With(at)
		}
	}
	for i, u := range p.Units {
		from := b.of[u.At]
		switch u.Kind {
		case Fleet:
			m.goes[i] = b.reach[u.At]
		case Army:
			m.sea[i] = b.shores(from, afloat)
			m.goes[i] = b.army[from].Or(m.sea[i])
			if r.System == RN46 {
				m.goes[i] = m.goes[i].Or(b.two[from].Without(from).Minus(b.sea))
			}
		}
	}
	return m
}

// shores are the coastal provinces that fleets afloat could carry an army to from a province, the province itself left out.
func (b *Board) shores(from Place, afloat Places) (out Places) {
	reached := b.seas[from].And(afloat)
	for todo := reached; !todo.Empty(); {
		q := todo.First()
		next := b.wing[q].And(afloat).Minus(reached)
		reached, todo = reached.Or(next), todo.Without(q).Or(next)
		out = out.Or(b.wing[q])
	}
	return out.Minus(b.sea).Without(from)
}

// Orders calls yield for every order unit number i may be given whatever else is ordered: without a way named, an ignore list or covers,
// which are written onto an order (Riders). Orders come in no order that means anything.
func (m *Menu) Orders(i int, yield func(Order)) {
	u, b := m.units[i], m.b
	offer := func(do Verb, to, of Place, by Way) {
		yield(Order{Power: u.Power, Kind: u.Kind, At: u.At, Do: do, To: to, Of: of, By: by, Via: Nowhere})
	}
	offer(Hold, Nowhere, Nowhere, AnyWay)
	switch {
	case u.Kind == Wing && m.rules.System == RN44:
		m.wingOf44(u, offer)
	case u.Kind == Wing:
		m.wingOf46(u, offer)
	case u.Kind == Fleet:
		for q := range b.fleet[u.At].All() {
			offer(Move, q, Nowhere, AnyWay)
		}
		m.convoys(u, offer)
		m.supports(u, b.reach[u.At], offer)
	default:
		m.marches(i, u, offer)
		m.supports(u, b.army[b.of[u.At]], offer)
	}
}

// offering takes one order.
type offering = func(do Verb, to, of Place, by Way)

// each offers an order for every place of a set.
func each(offer offering, s Places, do Verb, of Place, by Way) {
	for q := range s.All() {
		offer(do, q, of, by)
	}
}

func (m *Menu) marches(i int, u Unit, offer offering) {
	b, from := m.b, m.b.of[u.At]
	each(offer, b.army[from].Or(m.sea[i]), Move, Nowhere, AnyWay)
	each(offer, b.army[from].And(m.sea[i]), Move, Nowhere, ByConvoy)
	switch {
	case m.rules.System == RN46:
		each(offer, b.two[from].Without(from).Minus(b.sea), Move, Nowhere, ByAir)
	case m.rules.Airlifts: // a chain of wings has no longest way
		each(offer, everywhere.Minus(b.sea).Without(from), Move, Nowhere, ByAir)
	}
}

// everywhere is every province.
var everywhere = func() (s Places) {
	for q := range Place(Provinces) {
		s = s.With(q)
	}
	return s
}()

func (m *Menu) convoys(u Unit, offer offering) {
	if !m.b.sea.Has(m.b.of[u.At]) {
		return
	}
	for j, x := range m.units {
		if x.Kind == Army {
			each(offer, m.sea[j], Convoy, m.b.of[x.At], AnyWay)
		}
	}
}

// supports offers support within reach: of units that hold there, and of those that could go there.
func (m *Menu) supports(u Unit, reach Places, offer offering) {
	here := m.b.of[u.At]
	for j, x := range m.units {
		from := m.b.of[x.At]
		if x.Kind == Wing || from == here && u.Kind != Wing {
			continue
		}
		if reach.Has(from) {
			offer(Support, Nowhere, from, AnyWay)
		}
		each(offer, m.goes[j].And(reach), Support, from, AnyWay)
	}
}

func (m *Menu) wingOf44(u Unit, offer offering) {
	b, home := m.b, m.b.of[u.At]
	near := b.two[home]
	each(offer, near.Without(home), Move, Nowhere, AnyWay)
	each(offer, near.Without(home), Attack, Nowhere, AnyWay)
	m.supports(u, near, offer)
	for _, x := range m.units {
		if x.Kind == Army && m.rules.Airlifts {
			each(offer, everywhere.Minus(b.sea).Without(b.of[x.At]), Airlift, b.of[x.At], AnyWay)
		}
	}
}

func (m *Menu) wingOf46(u Unit, offer offering) {
	b, home := m.b, m.b.of[u.At]
	near := b.two[home]
	bases := near.Without(home).Minus(b.sea)
	for q := range bases.All() {
		if m.mayBase(u.Power, q) {
			offer(Move, q, Nowhere, AnyWay)
		}
	}
	m.supports(u, near, offer)
	each(offer, b.area[home], Patrol, Nowhere, AnyWay)
	each(offer, near, Raid, Nowhere, AnyWay)
	for _, x := range m.units {
		from := b.of[x.At]
		switch {
		case x.Kind == Wing && from != home && near.Has(from):
			offer(Escort, Nowhere, from, AnyWay)
		case x.Kind != Army || x.Power != u.Power:
		case from == home:
			each(offer, bases, Airlift, from, AnyWay)
		case near.Has(from):
			offer(Airlift, home, from, AnyWay)
		}
	}
}

// mayBase tells whether a wing may be ordered to a province of land (rn46.move.2, 3).
func (m *Menu) mayBase(own Power, q Place) bool {
	o, w := m.top[q], m.wing[q]
	if o != none && m.units[o].Power != own || w != none && m.units[w].Power != own {
		return false
	}
	return o != none || m.pos.Owner[q] == own
}
