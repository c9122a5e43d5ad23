// Settling a movement: every question (does this move succeed, does that support count, does the convoy arrive) is answered as
// soon as what is known decides it, and never guessed. What stays open turns in a circle: circles.go.
package diplomacy

// solve answers every open question of the movement. Answers given beforehand (wings of rn46) are kept.
func (a *Adjudicator) solve() {
	n := 0
	for _, i := range a.moving.list() {
		a.pending[n] = i
		if a.state[i] == unknown && a.act[i] == Move {
			n++
		}
	}
	for _, i := range a.helping.list() {
		a.pending[n] = i
		if a.state[i] == unknown && a.act[i] == Support {
			n++
		}
	}
	a.waiting = n
	for a.waiting > 0 {
		if !a.round() && !a.breakCircle() {
			panic("diplomacy: open questions that wait for nothing")
		}
	}
}

// round looks at everything still open once and tells whether anything was settled.
func (a *Adjudicator) round() bool {
	for n := range a.waiting {
		a.settle(a.pending[n])
	}
	left := 0
	for n := range a.waiting {
		if i := a.pending[n]; a.state[i] == unknown {
			a.pending[left] = i
			left++
		}
	}
	settled := left < a.waiting
	a.waiting = left
	return settled
}

// answered is the answer for one unit, as far as it is known.
func (a *Adjudicator) answered(i uint8) answer {
	a.settle(i)
	return a.state[i]
}

// settle tries to answer for one unit, those it waits for first.
func (a *Adjudicator) settle(i uint8) {
	if a.state[i] != unknown || a.looking[i] {
		return
	}
	a.looking[i] = true
	switch {
	case a.act[i] == Support:
		a.state[i] = a.counts(i)
	case a.surface(i):
		a.state[i] = a.arrives(i)
	default:
		a.state[i] = a.wingArrives(i)
	}
	a.looking[i] = false
}

// help counts the supports of a unit, at least and at most, leaving out those of one power.
func (a *Adjudicator) help(u uint8, not Power) (least, most int8) {
	for h := a.helpers[u]; h != none; h = a.nextHelp[h] {
		if a.act[h] != Support || a.power(h) == not && not != Nobody {
			continue
		}
		switch a.answered(h) {
		case yes:
			least++
			most++
		case unknown:
			most++
		}
	}
	return least, most
}

// headOn tells whether two units move into each other's provinces so that they meet on the way.
func (a *Adjudicator) headOn(m, o uint8) bool {
	if o == none || a.act[o] != Move || a.dest[o] != a.prov[m] || a.dest[m] != a.prov[o] {
		return false
	}
	if a.way[m] == overland && a.way[o] == overland {
		return true
	}
	meet := func(i uint8) bool { return a.way[i] == overland || a.way[i] == ownWings }
	return meet(m) && meet(o) && !a.rules.NoHeadOn && a.power(m) != a.power(o)
}

// leaves tells whether a unit gives up its province.
func (a *Adjudicator) leaves(o uint8) answer {
	if a.act[o] != Move {
		return no
	}
	if a.vacated[o] {
		return yes
	}
	return a.answered(o)
}

// arrives tells whether an army or fleet gets into the province it moves to.
func (a *Adjudicator) arrives(m uint8) answer {
	gets := a.gets(m)
	if gets == no {
		return no
	}
	q := a.dest[m]
	o, w := a.top[q], a.wing[q]
	if o == none && w == none && a.base[q] == Nobody && a.comers[q] == m && a.next[m] == none {
		return gets // nobody is there and nobody else comes
	}
	surfaceLeaves, wingLeaves := no, no
	if o != none && !a.headOn(m, o) {
		surfaceLeaves = a.leaves(o)
	}
	if w != none {
		wingLeaves = a.wingLeaves(m, w)
	}
	verdict := unknown
	for _, stays := range [2]bool{true, false} {
		if surfaceLeaves.excludes(stays) {
			continue
		}
		for _, wingStays := range [2]bool{true, false} {
			if wingLeaves.excludes(wingStays) {
				continue
			}
			got := a.attempt(m, stays && o != none, wingStays && w != none)
			if got == unknown || verdict != unknown && got != verdict {
				return unknown
			}
			verdict = got
		}
	}
	if verdict == yes && gets == unknown {
		return unknown
	}
	return verdict
}

// excludes tells whether somebody of whom it is known whether he leaves can be thought of as staying, or as not.
func (leaves answer) excludes(stays bool) bool {
	return stays && leaves == yes || !stays && leaves == no
}

// wingLeaves tells whether the wing in the province a unit moves to gives it up.
func (a *Adjudicator) wingLeaves(m, w uint8) answer {
	if a.rules.System == RN46 {
		if a.gone.Has(a.prov[w]) {
			return yes
		}
		return no
	}
	if a.headOn(m, w) {
		return no
	}
	return a.leaves(w)
}

// attempt weighs a move against all that stands in its way, given whether the army or fleet and the wing in the province stay.
func (a *Adjudicator) attempt(m uint8, stays, wingStays bool) answer {
	q, own := a.dest[m], a.power(m)
	o, w := a.top[q], a.wing[q]
	if stays && a.power(o) == own {
		return no // nobody dislodges his own
	}
	not := Nobody
	if stays {
		not = a.power(o)
	} else if wingStays && a.power(w) != own && !a.rules.OwnWingCounts {
		not = a.power(w)
	}
	least, most := a.help(m, not)
	least, most = least+1, most+1
	needLeast, needMost := a.defence(m, stays, wingStays)
	for n := a.comers[q]; n != none; n = a.next[n] {
		if n == m {
			continue
		}
		l, h := a.prevents(n, m)
		needLeast, needMost = max(needLeast, l), max(needMost, h)
	}
	switch {
	case least > needMost:
		return yes
	case most <= needLeast:
		return no
	}
	return unknown
}

// defence is the strength with which a province is held against a move.
func (a *Adjudicator) defence(m uint8, stays, wingStays bool) (least, most int8) {
	q := a.dest[m]
	return a.against(q, a.power(m), stays && a.headOn(m, a.top[q]), stays, wingStays)
}

// against is the strength with which a province is held against units of a power, by a unit that comes head-on or by one that stays.
func (a *Adjudicator) against(q Place, own Power, headOn, stays, wingStays bool) (least, most int8) {
	o := a.top[q]
	if stays {
		switch {
		case headOn:
			least, most = a.help(o, Nobody)
		case a.act[o] != Move:
			least, most = a.help(o, Nobody)
			if a.base[q] != Nobody && a.base[q] != own {
				least, most = least+1, most+1
			}
		}
		least, most = least+1, most+1
	} else if a.base[q] != Nobody && a.base[q] != own {
		least, most = 1, 1
	}
	if wingStays && a.rules.System == RN44 && a.power(a.wing[q]) != own {
		least, most = least+1, most+1
	}
	return least, most
}

// prevents is the strength with which another mover keeps m out of the province both move to.
func (a *Adjudicator) prevents(n, m uint8) (least, most int8) {
	if a.way[n] == ownWings {
		if a.surface(m) && (a.power(n) == a.power(m) || a.rules.MoveNoBounce) {
			return 0, 0
		}
	} else if !a.surface(m) && a.power(n) == a.power(m) {
		return 0, 0
	}
	gets := a.gets(n)
	if gets == no {
		return 0, 0
	}
	if a.way[n] != ownWings {
		least, most = a.help(n, Nobody)
	}
	least, most = least+1, most+1
	if gets == unknown {
		least = 0
	}
	if h := a.top[a.dest[n]]; a.headOn(n, h) {
		switch a.leaves(h) { // one that is driven back head-on keeps nobody out
		case yes:
			return 0, 0
		case unknown:
			least = 0
		}
	}
	return least, most
}
