package diplomacy

// This file reads which fleets can carry an army, and where.

// readConvoys judges the convoys of fleets and settles which armies next door to their destination go by sea.
func (a *Adjudicator) readConvoys() {
	for _, i := range a.carrying.list() {
		if !a.surface(i) {
			continue
		}
		if why := a.convoys(i); why != NoFault {
			a.refuse(i, why)
		}
	}
	for _, h := range a.carrying.list() {
		if i := a.of[h]; i != none && a.way[i] == overland && a.goesBySea(i) {
			a.way[i] = oversea
		}
	}
}

func (a *Adjudicator) convoys(i uint8) Fault {
	o := a.given[i]
	of, to := a.board.Province(o.Of), a.board.Province(o.To)
	switch {
	case of == Nowhere || to == Nowhere:
		return NoPlace
	case a.kind[i] != Fleet || !a.board.sea.Has(a.prov[i]):
		return NotItsOrder
	case a.board.sea.Has(to) || a.board.inland.Has(to):
		return WrongGround
	case of == to:
		return SamePlace
	}
	u := a.top[of]
	switch {
	case u == none:
		return NobodyThere
	case a.kind[u] != Army:
		return NotAnArmy
	case a.act[u] != Move || a.dest[u] != to || a.way[u] == throughAir && !a.rules.AirliftMixed:
		return NoSuchArmyOrder
	}
	a.link(i, u)
	return NoFault
}

// goesBySea tells whether an army that could walk goes by convoy: it was told to and fleets were told to carry it (by the old
// rulebook), or a fleet of its own power was, on a way where it is needed.
func (a *Adjudicator) goesBySea(m uint8) bool {
	var carriers Places
	for h := a.helpers[m]; h != none; h = a.nextHelp[h] {
		if a.act[h] == Convoy {
			carriers = carriers.With(a.prov[h])
		}
	}
	if carriers.Empty() {
		return false
	}
	from, to := a.board.seas[a.prov[m]], a.board.seas[a.dest[m]]
	if a.given[m].By == ByConvoy {
		return a.chain(from, to, carriers)
	}
	for h := a.helpers[m]; h != none; h = a.nextHelp[h] {
		if a.act[h] == Convoy && a.power(h) == a.power(m) && a.needed(a.prov[h], from, to) {
			return true
		}
	}
	return false
}

// needed tells whether a sea lies on a chain of fleets from which none can be left out.
func (a *Adjudicator) needed(sea Place, from, to Places) bool {
	first := from.And(a.afloat)
	for p := range first.All() {
		if a.thread(p, sea, to, a.afloat.Minus(from), p == sea) {
			return true
		}
	}
	return false
}

// thread follows chains that step to a neighbour of no earlier link, until one that passed sea comes to the end.
func (a *Adjudicator) thread(p, sea Place, to, free Places, passed bool) bool {
	if to.Has(p) {
		return passed
	}
	next := a.board.wing[p].And(free)
	rest := free.Minus(a.board.area[p])
	for q := range next.All() {
		if a.thread(q, sea, to, rest, passed || q == sea) {
			return true
		}
	}
	return false
}
