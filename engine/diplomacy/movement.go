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
	if a.rules.System == RN44 {
		a.strikes = nobody
	}
	for n := range a.units {
		i := uint8(n)
		switch {
		case a.act[i] == Move && (a.rules.System != RN46 || a.surface(i)):
			a.next[i] = a.comers[a.dest[i]]
			a.comers[a.dest[i]] = i
		case a.act[i] == Attack:
			a.next[i] = a.strikes[a.dest[i]]
			a.strikes[a.dest[i]] = i
		}
	}
}

// reopen forgets the answers about the surface.
func (a *Adjudicator) reopen() {
	for i := range a.units {
		if a.act[i] == Move || a.act[i] == Support {
			a.state[i], a.path[i] = unknown, unknown
		}
	}
}

// enter notes who came into each province.
func (a *Adjudicator) enter() {
	a.out.Entered = nobody
	for i := range a.units {
		if a.act[i] == Move && a.state[i] == yes && a.kind[i] != Wing {
			a.out.Entered[a.dest[i]] = uint8(i)
		}
	}
}

// tell writes the verdicts.
func (a *Adjudicator) tell() {
	if a.rules.System != RN46 {
		a.enter()
	}
	a.out.N = len(a.units)
	a.bar()
	driven := false
	for n := range a.units {
		i := uint8(n)
		row := &a.out.Rows[i]
		*row = Row{Unit: a.units[n], Result: a.result[i], Cause: a.cause[i], Fault: a.fault[i], To: a.units[n].At, Driver: none}
		if a.act[i] == Move && a.state[i] == yes {
			row.Moved, row.To = true, a.lands[i]
		}
		if e := a.out.Entered[a.prov[i]]; e != none && !row.Moved && a.power(e) != a.power(i) && !a.vacated[i] {
			row.Out, row.Driver = true, e
		} else if a.rules.Carriers && a.adrift(i) {
			row.Out = !row.Moved
		}
		driven = driven || row.Out
		if row.Result == OK {
			a.judge(i, row)
		}
	}
	if a.rules.System == RN46 {
		a.tellWings()
	}
	for n := 0; driven && n < len(a.units); n++ {
		if row := &a.out.Rows[n]; row.Out {
			a.out.Open[n] = a.open(uint8(n), row)
			row.Lost = row.Unit.Kind == Wing && a.out.Open[n].Empty()
		}
	}
}

// adrift tells whether a wing on a carrier has lost it (A44-10).
func (a *Adjudicator) adrift(i uint8) bool {
	p := a.prov[i]
	return a.kind[i] == Wing && a.board.sea.Has(p) && (a.top[p] == none || a.leaves(a.top[p]) == yes)
}

// judge tells how an order of the surface, or of an rn44 wing, came out.
func (a *Adjudicator) judge(i uint8, row *Row) {
	if !a.surface(i) && a.rules.System == RN46 {
		return
	}
	fails := func(why Cause) { row.Result, row.Cause = Fails, why }
	row.Cause = NoCause
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
	for n := range a.units {
		m := uint8(n)
		if a.act[m] != Move || a.state[m] == yes || a.way[m] == ownWings && a.rules.System == RN46 {
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
