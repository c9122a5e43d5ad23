// A whole movement: orders are read, the air and the ground settled, and the verdicts told.
package diplomacy

// Movement settles a movement phase. It takes any orders; bad ones become the default order of their unit. The position must
// be sound (NewPosition). The outcome belongs to the adjudicator and stands until its next movement.
func (a *Adjudicator) Movement(p *Position, orders []Order) *Outcome {
	a.read(p, orders)
	switch a.rules.System {
	case RN44:
		a.settleBases()
	case RN46:
		a.settleAir()
	default:
		a.approach()
		a.solve()
	}
	a.tell()
	return &a.out
}

// approach lists who moves and strikes where.
func (a *Adjudicator) approach() {
	a.comers = nobody
	for _, i := range a.moving.list() {
		if a.act[i] == Move && (a.rules.System != RN46 || a.surface(i)) {
			a.next[i] = a.comers[a.dest[i]]
			a.comers[a.dest[i]] = i
		}
	}
	if a.rules.System != RN44 {
		return
	}
	a.strikes = nobody
	for n := range a.units {
		if i := uint8(n); a.act[i] == Attack {
			a.next[i] = a.strikes[a.dest[i]]
			a.strikes[a.dest[i]] = i
		}
	}
}

// reopen forgets the answers about the surface.
func (a *Adjudicator) reopen() {
	for _, i := range a.moving.list() {
		a.state[i], a.path[i] = unknown, unknown
	}
	for _, i := range a.helping.list() {
		a.state[i] = unknown
	}
}

// enter notes who came into each province.
func (a *Adjudicator) enter() {
	a.out.Entered = nobody
	for _, i := range a.moving.list() {
		if a.state[i] == yes && a.act[i] == Move && a.kind[i] != Wing {
			a.out.Entered[a.dest[i]] = i
		}
	}
}

// tell writes the verdicts.
func (a *Adjudicator) tell() {
	if a.rules.System != RN46 {
		a.enter()
	}
	a.out.N = len(a.units)
	a.part()
	a.bar()
	for n, u := range a.units {
		a.out.Rows[n] = Row{Unit: u, Result: a.result[n], Cause: a.cause[n], Fault: a.fault[n], To: u.At, Driver: none}
	}
	driven := a.drive()
	if a.rules.System == RN44 {
		for n := range a.units {
			a.judge(uint8(n))
		}
	} else {
		a.judgeAll(a.losing.list())
		a.judgeAll(a.helping.list())
		a.judgeAll(a.carrying.list())
	}
	if a.rules.System == RN46 {
		a.tellWings()
	}
	if !driven {
		return
	}
	for n := range a.units {
		if row := &a.out.Rows[n]; row.Out {
			a.out.Open[n] = a.open(uint8(n), row)
			row.Lost = row.Unit.Kind == Wing && a.out.Open[n].Empty()
		}
	}
}

// judgeAll tells how the orders of those armies and fleets came out that stand on a list.
func (a *Adjudicator) judgeAll(list []uint8) {
	for _, i := range list {
		if a.surface(i) {
			a.judge(i)
		}
	}
}

// part parts those who got where they were going from those who did not.
func (a *Adjudicator) part() {
	won, lost := 0, 0
	for _, i := range a.moving.list() {
		a.winning.unit[won], a.losing.unit[lost] = i, i
		if a.state[i] == yes && a.act[i] == Move {
			won++
		} else {
			lost++
		}
	}
	a.winning.n, a.losing.n = won, lost
}

// drive notes who got where, and who is driven out by it; it tells whether anybody is.
func (a *Adjudicator) drive() (driven bool) {
	for _, i := range a.winning.list() {
		row := &a.out.Rows[i]
		row.Moved, row.To = true, a.lands[i]
	}
	for _, e := range a.winning.list() {
		if a.kind[e] == Wing {
			continue
		}
		q := a.dest[e]
		for _, i := range [2]uint8{a.top[q], a.wing[q]} {
			if i == none || a.vacated[i] || a.power(e) == a.power(i) {
				continue
			}
			if row := &a.out.Rows[i]; !row.Moved {
				row.Out, row.Driver, driven = true, e, true
			}
		}
	}
	if !a.rules.Carriers {
		return driven
	}
	for n := range a.units {
		if row := &a.out.Rows[n]; !row.Out && !row.Moved && a.adrift(uint8(n)) {
			row.Out, driven = true, true
		}
	}
	return driven
}

// adrift tells whether a wing on a carrier has lost it (A44-10).
func (a *Adjudicator) adrift(i uint8) bool {
	p := a.prov[i]
	return a.kind[i] == Wing && a.board.sea.Has(p) && (a.top[p] == none || a.leaves(a.top[p]) == yes)
}

// judge tells how an order of the surface, or of an rn44 wing, came out.
func (a *Adjudicator) judge(i uint8) {
	row := &a.out.Rows[i]
	if row.Result != OK {
		return
	}
	fails := func(why Cause) { row.Result, row.Cause = Fails, why }
	switch a.act[i] {
	case Move:
		switch {
		case a.state[i] == yes:
		case a.way[i] == ownWings:
			fails(a.keptOut(i))
		case a.way[i] == oversea && a.gets(i) != yes:
			fails(NoConvoy)
		case a.way[i] == throughAir && a.gets(i) != yes:
			fails(NotDelivered)
		case a.way[i] == throughAir && a.rules.System == RN46 && a.exempt[i]:
			fails(OwnUnit)
		case a.way[i] == throughAir && a.rules.System == RN46:
			fails(AssaultLost)
			row.Lost = true
		default:
			fails(Bounced)
		}
	case Support:
		switch {
		case a.state[i] == yes:
		case a.raided.Has(a.prov[i]):
			fails(Raided)
		case row.Out:
			fails(Dislodged)
		default:
			fails(Cut)
		}
	case Convoy, Airlift:
		if row.Out {
			fails(Dislodged)
		}
	case Hold:
		if a.late[i] {
			fails(a.keptOut(i))
		}
	}
}

// bar notes the provinces that a stand-off left empty.
func (a *Adjudicator) bar() {
	a.out.Barred = Places{}
	for _, m := range a.losing.list() {
		if a.act[m] != Move || a.way[m] == ownWings && a.rules.System == RN46 {
			continue
		}
		q := a.dest[m]
		if a.out.Entered[q] != none || a.gets(m) == no {
			continue
		}
		if o := a.top[q]; o != none && (a.leaves(o) != yes || a.headOn(m, o)) {
			continue
		}
		if w := a.wing[q]; w != none && a.wingLeaves(m, w) != yes {
			continue
		}
		a.out.Barred = a.out.Barred.With(q)
	}
}
