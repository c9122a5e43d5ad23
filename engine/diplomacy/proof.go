// The proof of a verdict: a small tree of reasons, each with the clause it rests on.
package diplomacy

// Prove gives the proof of every verdict of the last movement, unit by unit: its first line is the verdict, the lines below
// say why. It stands until the next movement.
func (a *Adjudicator) Prove() []Reason {
	a.proof = a.proof[:0]
	for i := range a.units {
		a.proving = uint8(i)
		a.proveUnit(a.proving)
	}
	return a.proof
}

func (a *Adjudicator) note(depth uint8, f Fact, i, by uint8, at Place, n int8) {
	a.proof = append(a.proof, Reason{Depth: depth, Fact: f, Whose: a.proving, Unit: i, By: by, At: at, N: n})
}

func (a *Adjudicator) proveUnit(i uint8) {
	row := &a.out.Rows[i]
	switch {
	case row.Result == Invalid:
		a.note(0, IsInvalid, i, none, a.prov[i], 0)
	case row.Result == Void:
		a.note(0, IsVoid, i, none, a.prov[i], 0)
	case a.rules.System == RN46 && row.Unit.Kind == Wing:
		a.proveMission(i, row)
	case a.act[i] == Move:
		a.proveMove(i)
	case a.late[i]:
		a.note(0, IsKeptOut, i, none, a.prov[i], 1)
		a.note(1, NotAnAirbase, i, none, a.board.of[a.given[i].To], 0)
	case a.act[i] == Support:
		a.proveSupport(i)
	case a.act[i] == Convoy || a.act[i] == Airlift:
		f := ConvoyStands
		if row.Out {
			f = ConvoyFails
		}
		a.note(0, f, i, a.of[i], a.prov[i], 0)
	case a.act[i] == Attack:
		a.note(0, MissionFlown, i, none, a.dest[i], 0)
	default:
		a.note(0, ItHolds, i, none, a.prov[i], 0)
	}
	if row.Out && row.Driver != none {
		a.note(0, DislodgedBy, i, row.Driver, a.prov[i], a.strength(row.Driver))
	}
}

// proveMove tells the strength of a move and what stood against it.
func (a *Adjudicator) proveMove(m uint8) {
	verdict := IsKeptOut
	if a.state[m] == yes {
		verdict = Arrives
	}
	q := a.dest[m]
	if a.way[m] == ownWings {
		a.note(0, verdict, m, none, q, 1)
		for _, n := range a.wingStoppers(m, verdict) {
			against := int8(1)
			if a.act[n] == Move && a.surface(n) {
				against = a.strength(n)
			}
			a.note(1, AttackedToo, m, n, q, against)
		}
		return
	}
	if a.gets(m) != yes {
		a.note(0, verdict, m, none, q, 0)
		a.proveCarrying(m)
		return
	}
	a.note(0, verdict, m, none, q, a.strength(m))
	if a.way[m] != overland {
		a.proveCarrying(m)
	}
	o, w := a.top[q], a.wing[q]
	stays := o != none && (a.leaves(o) != yes || a.headOn(m, o))
	wingStays := w != none && a.wingLeaves(m, w) != yes
	not := Nobody
	if stays {
		not = a.power(o)
	} else if wingStays && a.power(w) != a.power(m) && !a.rules.OwnWingCounts {
		not = a.power(w)
	}
	a.proveHelp(1, m, not)
	a.proveDefence(m, stays, wingStays)
	for n := a.comers[q]; n != none; n = a.next[n] {
		if n == m {
			continue
		}
		if against, _ := a.prevents(n, m); against > 0 {
			a.note(1, AttackedToo, m, n, q, against)
		}
	}
	if a.rules.System == RN46 && a.way[m] == throughAir && a.state[m] != yes {
		f := AssaultDisbands
		if a.exempt[m] {
			f = HomeAgain
		}
		a.note(1, f, m, none, q, 0)
	}
}

// proveDefence tells what stands in the province a move goes to: an army or fleet that stays there, its base, a wing.
func (a *Adjudicator) proveDefence(m uint8, stays, wingStays bool) {
	q := a.dest[m]
	o, w := a.top[q], a.wing[q]
	held, _ := a.defence(m, stays, wingStays)
	switch {
	case stays && a.power(o) == a.power(m):
		a.note(1, OwnUnitStays, m, o, q, 0)
	case stays && a.headOn(m, o):
		a.note(1, ComesHeadOn, m, o, q, held)
		a.proveHelp(2, o, Nobody)
	case stays:
		a.note(1, HeldWith, m, o, q, held)
		a.proveHelp(2, o, Nobody)
	case o != none:
		a.note(1, ProvinceLeft, m, o, q, 0)
	}
	if a.base[q] != Nobody && a.base[q] != a.power(m) && a.rules.System == RN46 {
		a.note(1, BaseSupported, m, w, q, held)
	} else if wingStays && a.rules.System == RN44 && a.power(w) != a.power(m) {
		a.note(1, WingDefends, m, w, q, held)
	}
}

func (a *Adjudicator) wingStoppers(m uint8, verdict Fact) []uint8 {
	if verdict == Arrives {
		return nil
	}
	return a.inWingsWay(m)
}

// proveHelp lists the supports of a unit: those that count, those that do not and why.
func (a *Adjudicator) proveHelp(depth uint8, u uint8, not Power) {
	for h := a.helpers[u]; h != none; h = a.nextHelp[h] {
		switch {
		case a.act[h] != Support:
		case a.state[h] != yes:
			a.note(depth, SupportedInVain, u, h, a.prov[h], 0)
		case a.power(h) == not && not != Nobody:
			a.note(depth, NotAgainstOwn, u, h, a.prov[h], 0)
		default:
			a.note(depth, SupportedBy, u, h, a.prov[h], 1)
		}
	}
}

// proveCarrying tells who carried an army, or why nobody did.
func (a *Adjudicator) proveCarrying(m uint8) {
	if a.rules.System == RN46 && a.way[m] == throughAir {
		for n := range a.air.n {
			if a.air.carries[n] == m && a.act[a.air.unit[n]] == Airlift {
				f := NotBroughtBy
				if a.mission(n) == Airlift && a.air.flown.Has(Place(n)) {
					f = BroughtBy
				}
				a.note(1, f, m, a.air.unit[n], a.dest[m], 0)
			}
		}
		return
	}
	if a.cause[m] == Paradox {
		a.note(1, NoAnswer, m, none, a.dest[m], 0)
		return
	}
	driven := false
	for h := a.helpers[m]; h != none; h = a.nextHelp[h] {
		if a.act[h] != Convoy && a.act[h] != Airlift {
			continue
		}
		if a.out.Rows[h].Out {
			a.note(1, CarrierDriven, h, a.out.Rows[h].Driver, a.prov[h], 0)
			driven = true
		} else if a.gets(m) == yes {
			a.note(1, BroughtBy, m, h, a.prov[h], 0)
		}
	}
	if !driven && a.gets(m) != yes {
		a.note(1, NoChain, m, none, a.dest[m], 0)
	}
}

// proveSupport tells why a support counts or does not.
func (a *Adjudicator) proveSupport(s uint8) {
	verdict := SupportFails
	if a.state[s] == yes {
		verdict = SupportCounts
	}
	p, t := a.prov[s], a.dest[s]
	a.note(0, verdict, s, a.of[s], t, 0)
	if a.raided.Has(p) && verdict == SupportFails {
		a.proveRaids(1, s)
		return
	}
	for n := a.strikes[p]; n != none; n = a.next[n] {
		if a.power(n) != a.power(s) && a.prov[n] != t {
			a.note(1, CutBy, s, n, a.prov[n], 0)
		}
	}
	for m := a.comers[p]; m != none && !a.withinStack(s); m = a.next[m] {
		switch {
		case a.way[m] == ownWings && !a.rules.MoveCuts, a.gets(m) != yes:
		case a.power(m) == a.power(s):
			a.note(1, OwnDoesNotCut, s, m, a.prov[m], 0)
		case a.prov[m] != t:
			a.note(1, CutBy, s, m, a.prov[m], 0)
		case a.state[m] == yes:
			a.note(1, CutFromTarget, s, m, a.prov[m], 0)
		default:
			a.note(1, NotCutFromTarget, s, m, a.prov[m], 0)
		}
	}
}

func (a *Adjudicator) proveRaids(depth uint8, u uint8) {
	w := &a.air
	for k := range w.sure.All() {
		if w.target[k] == a.prov[u] {
			a.note(depth, RaidedBy, u, w.unit[k], a.prov[u], 0)
		}
	}
}

// proveMission tells what became of an rn46 wing's mission.
func (a *Adjudicator) proveMission(i uint8, row *Row) {
	w := &a.air
	n := int(w.slot[i])
	k := Place(n)
	verdict := MissionFlown
	switch {
	case row.Reverted:
		a.note(0, TurnsBack, i, w.threat[n], a.prov[i], w.turned[n])
		a.note(1, WouldFall, i, w.threat[n], a.prov[i], w.turned[n])
		if verdict = DefendsBase; row.SelfDefence != NoCause {
			verdict = CannotDefend
		}
	case row.Result == Fails:
		verdict = MissionFails
	case a.act[i] == Hold:
		verdict = DefendsBase
	}
	depth := uint8(0)
	if row.Reverted {
		depth = 1
	}
	target := a.dest[i]
	if verdict == DefendsBase || verdict == CannotDefend {
		target = a.prov[i]
	}
	a.note(depth, verdict, i, none, target, 0)
	for e := range w.with.All() {
		helps := a.of[w.unit[e]] == i || a.power(w.unit[e]) == a.power(i)
		if shared := w.cover[e].And(a.over(n)); helps && w.unit[e] != i && !shared.Empty() {
			a.note(depth+1, CoveredBy, i, w.unit[e], shared.First(), int8(shared.Len()))
		}
	}
	if verdict != MissionFails && verdict != CannotDefend {
		return
	}
	if w.met.Has(k) {
		bare := a.over(n).Minus(a.shelter(n, w.with))
		for q := range w.up.All() {
			if at := bare.And(a.board.area[w.target[q]]); a.minds(q, a.power(i)) && !at.Empty() {
				a.note(depth+1, MetBy, i, w.unit[q], at.First(), int8(at.Len()))
			}
		}
	}
	if w.struck.Has(k) {
		a.proveRaids(depth+1, i)
	}
	switch row.Cause {
	case Paradox:
		a.note(depth+1, CircleOfRaids, i, none, a.prov[i], 0)
	case DestinationTaken:
		a.note(depth+1, TakenBy, i, a.out.Entered[a.dest[i]], a.dest[i], 0)
	case NoRoom:
		a.note(depth+1, WingInTheWay, i, none, a.dest[i], 0)
	}
}
