// rn44, Air Units: wings of strength one that live on supply centres of their own power (1d, 2).
package diplomacy

// readWings judges the orders of rn44 wings (11).
func (a *Adjudicator) readWings() {
	for n := range a.units {
		i := uint8(n)
		if a.surface(i) || a.act[i] == Hold {
			continue
		}
		if why := a.readWing(i); why != NoFault {
			a.refuse(i, why)
		}
	}
}

func (a *Adjudicator) readWing(i uint8) Fault {
	o, b := a.given[i], a.board
	of, to := b.Province(o.Of), b.Province(o.To)
	target := to
	if o.Do == Support && o.To == Nowhere {
		target = of
	}
	switch {
	case o.Do != Move && o.Do != Attack && o.Do != Support && !(o.Do == Airlift && a.rules.Airlifts):
		return NotItsOrder
	case target == Nowhere || o.Do != Move && o.Do != Attack && of == Nowhere:
		return NoPlace
	case o.Do != Airlift && !b.two[a.prov[i]].Has(target):
		return OutOfReach // 11a, 11b, 11c: one or two spaces
	case (o.Do == Move || o.Do == Attack) && target == a.prov[i]:
		return SamePlace
	}
	a.dest[i] = target
	switch o.Do {
	case Move:
		a.lands[i], a.way[i] = target, ownWings
	case Support:
		return a.supports(i, o, of)
	case Airlift:
		return a.liftsOn(i, of, to)
	}
	return NoFault
}

// liftsOn joins a wing to the chain that carries an army (11d).
func (a *Adjudicator) liftsOn(i uint8, of, to Place) Fault {
	u := a.top[of]
	switch {
	case a.board.sea.Has(to):
		return WrongGround
	case u == none:
		return NobodyThere
	case a.kind[u] != Army:
		return NotAnArmy
	case a.act[u] != Move || a.dest[u] != to || a.way[u] != throughAir:
		return NoSuchArmyOrder
	}
	a.link(i, u)
	return NoFault
}

// settleBases settles the movement with every wing's move standing, and again with those as holds whose destination is then no
// airbase (11a, A44-16), until there are no more.
func (a *Adjudicator) settleBases() {
	for {
		a.approach()
		a.reopen()
		for i := range a.units {
			if a.late[i] && a.act[i] == Move {
				a.state[i] = no
			}
		}
		a.solve()
		a.enter()
		again := false
		for n := range a.units {
			i := uint8(n)
			if a.way[i] != ownWings || a.late[i] || a.baseAtEnd(i) {
				continue
			}
			a.late[i], again = true, true
			if !a.rules.LateHoldBounce {
				a.act[i] = Hold
			}
		}
		if !again {
			return
		}
	}
}

// baseAtEnd tells whether a wing's destination is an airbase at the end of the turn: in spring an owned centre without an
// enemy, in fall a centre owned after the change (1d, A44-1); a carrier counts where the option says so (2a).
func (a *Adjudicator) baseAtEnd(i uint8) bool {
	q, own := a.dest[i], a.power(i)
	there := a.out.Entered[q]
	if there == none && a.top[q] != none && a.leaves(a.top[q]) != yes {
		there = a.top[q]
	}
	mine := there != none && a.power(there) == own
	switch {
	case a.board.sea.Has(q):
		return a.rules.Carriers && mine
	case !a.board.centre.Has(q):
		return false
	case there == none:
		return a.pos.Owner[q] == own
	}
	return mine && (a.pos.Fall || a.pos.Owner[q] == own)
}

// keptOut tells what kept a wing from moving: force, where its destination was an airbase or is one; else the want of one.
func (a *Adjudicator) keptOut(i uint8) Cause {
	if a.late[i] && !a.baseAtStart(i) {
		return NoAirbase
	}
	return Bounced
}

func (a *Adjudicator) baseAtStart(i uint8) bool {
	q, own := a.given[i].To, a.power(i)
	q = a.board.of[q]
	o := a.top[q]
	if a.board.sea.Has(q) {
		return a.rules.Carriers && o != none && a.power(o) == own
	}
	return a.board.centre.Has(q) && a.pos.Owner[q] == own && (o == none || a.power(o) == own) && (a.wing[q] == none || a.power(a.wing[q]) == own)
}

// wingArrives tells whether an rn44 wing gets into the province it moves to: any force keeps it out (11a).
func (a *Adjudicator) wingArrives(m uint8) answer {
	q := a.dest[m]
	known := yes
	for _, u := range [2]uint8{a.top[q], a.wing[q]} {
		if u == none || a.surface(u) && a.power(u) == a.power(m) {
			continue
		}
		if a.headOn(m, u) {
			return no
		}
		switch a.leaves(u) {
		case no:
			return no
		case unknown:
			known = unknown
		}
	}
	for n := a.comers[q]; n != none; n = a.next[n] {
		if n == m {
			continue
		}
		switch least, most := a.prevents(n, m); {
		case least > 0:
			return no
		case most > least:
			known = unknown
		}
	}
	return known
}
