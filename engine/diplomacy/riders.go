// What a wing may be ordered only because of another order, and what may be written onto its own.
package diplomacy

// Escorts calls yield for every escort that wing number i may be given only because of the other orders of its power: of a wing whose
// base it cannot cover, but whose way comes within its range.
func (a *Adjudicator) Escorts(p *Position, i int, others []Order, yield func(Order)) {
	u := p.Units[i]
	if a.rules.System != RN46 || u.Kind != Wing {
		return
	}
	near := a.board.two[a.board.of[u.At]]
	for k := range others {
		x := &others[k]
		if x.Kind != Wing || x.Do == Hold || x.Do == Escort || near.Has(a.board.of[x.At]) {
			continue
		}
		o := NoOrder
		o.Power, o.Kind, o.At, o.Do, o.Of = u.Power, u.Kind, u.At, Escort, x.At
		if a.Fault(p, append(others[:len(others):len(others)], o)) == NoFault {
			yield(o)
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
	switch o.Do {
	case Patrol:
		for power := Austria; power <= Turkey; power++ {
			if power != o.Power && !o.Ignore.Has(power) {
				x := o
				x.Ignore = x.Ignore.With(power)
				yield(x)
			}
		}
	case Escort:
		near := b.two[home].Minus(o.Cover)
		if o.Cover.Without(home).Len() >= mostCovered {
			near = near.And(Places{}.With(home))
		}
		orders := append(append(make([]Order, 0, len(others)+1), others...), o)
		last := &orders[len(others)]
		for q := range near.All() {
			last.Covers, last.Cover = true, o.Cover.With(q)
			if a.Fault(p, orders) == NoFault {
				yield(*last)
			}
		}
	case Move, Raid, Airlift, Support:
		if o.Via != Nowhere || b.target(o, home) == home { // at home it flies nowhere
			return
		}
		ways := b.wing[home].And(b.wing[b.target(o, home)])
		for q := range ways.All() {
			x := o
			x.Via = q
			yield(x)
		}
	}
}

// target is where a wing flies to: for one that fetches an army, where the army is.
func (b *Board) target(o Order, home Place) Place {
	to, of := b.Province(o.To), b.Province(o.Of)
	switch {
	case o.Do == Airlift && to == home, o.Do == Support && o.To == Nowhere:
		return of
	}
	return to
}

// mostCovered is how many provinces an escort can cover besides its own base (A46-17): two, and one more next door.
const mostCovered = 3
