// Whether armies that are convoyed, or flown in chains, get where they attack.
package diplomacy

// gets tells whether a mover reaches the province it attacks: always over land.
func (a *Adjudicator) gets(m uint8) answer {
	if a.way[m] == overland || a.way[m] == ownWings || a.path[m] != unknown {
		return or(a.path[m], yes)
	}
	a.path[m] = a.carried(m)
	return a.path[m]
}

func or(known, otherwise answer) answer {
	if known != unknown {
		return known
	}
	return otherwise
}

// carried tells whether the fleets (or rn44 wings) that carry an army form a chain, counting only those that are not
// dislodged.
func (a *Adjudicator) carried(m uint8) answer {
	var sure, possible Places
	for h := a.helpers[m]; h != none; h = a.nextHelp[h] {
		if a.act[h] != Convoy && a.act[h] != Airlift {
			continue
		}
		switch a.driven(h) {
		case no:
			sure = sure.With(a.prov[h])
			possible = possible.With(a.prov[h])
		case unknown:
			possible = possible.With(a.prov[h])
		}
	}
	from, to := a.chainEnds(m)
	if a.chain(from, to, sure) {
		return yes
	}
	if possible == sure || !a.chain(from, to, possible) {
		return no
	}
	return unknown
}

// driven tells whether a unit that stays is dislodged.
func (a *Adjudicator) driven(u uint8) answer {
	known := no
	for m := a.comers[a.prov[u]]; m != none; m = a.next[m] {
		if a.power(m) == a.power(u) || a.way[m] == ownWings {
			continue
		}
		switch a.answered(m) {
		case yes:
			return yes
		case unknown:
			known = unknown
		}
	}
	return known
}

// chainEnds gives the spaces from which a chain may take an army up and where it may set it down.
func (a *Adjudicator) chainEnds(m uint8) (from, to Places) {
	b := a.board
	if a.way[m] == oversea {
		return b.seas[a.prov[m]], b.seas[a.dest[m]]
	}
	from = b.wing[a.prov[m]]
	if a.rules.AirliftOwn {
		from = b.area[a.prov[m]]
	}
	return from, b.wing[a.dest[m]]
}

// chain tells whether carriers link the two ends.
func (a *Adjudicator) chain(from, to, carriers Places) bool {
	reached := from.And(carriers)
	for !reached.Empty() {
		if reached.Meets(to) {
			return true
		}
		further := reached
		for p := range reached.All() {
			further = further.Or(a.board.wing[p].And(carriers))
		}
		if further == reached {
			return false
		}
		reached = further
	}
	return false
}
