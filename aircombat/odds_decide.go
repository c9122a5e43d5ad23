// What the sides say after a round (18.522B): the defender first, then the attacker; by a number, or by the value of what
// would follow.
package aircombat

import "math"

// level is how much better leaving a fight must be than going on, so that equal values do not hang on the last digit.
const level = 1e-12

// decide is what both say after a round that has led to a pair, with so many rounds left. A fight to the finish has 0.
func (k *Desk) decide(a, d, lotA, lotD int32, left int) said {
	if end, over := k.gone(a, d); over {
		return saidEnd + said(end)
	}
	if k.q.Rounds > 0 && left == 0 {
		return saidEnd + said(RoundsUsed)
	}
	attacker, value := k.attackerSays(a, d, lotA, lotD, left)
	defender := k.q.Stay[OfDefender]
	y := &k.side[OfDefender].comps[d]
	switch {
	case defender.Best:
		if leave := k.endValue(Left, a, d, lotA, lotD); leave < value-level*(1+math.Abs(value)) {
			return saidEnd + said(Left)
		}
	case int(y.engaged) < defender.AtLeast:
		return saidEnd + said(Left)
	}
	return attacker
}

// attackerSays is what the attacker says if the defender stays, and what it is worth where anybody plays best.
func (k *Desk) attackerSays(a, d, lotA, lotD int32, left int) (said, float64) {
	x := &k.side[OfAttacker].comps[a]
	send := k.sendable(a) && (x.engaged > 0 || k.q.Reserve.Relief)
	if k.q.Stay[OfAttacker].Best {
		s, v := saidEnd+said(Stopped), k.bestValue(Stopped, a, d, lotA, lotD)
		if x.engaged > 0 && !k.endless(a, d) {
			if w := k.play(a, d, left); w > v+level*(1+math.Abs(v)) {
				s, v = saidGo, w
			}
		}
		if i, j := k.relieved(a, d); send && !k.endless(i, j) {
			if w := k.play(i, j, left); w > v+level*(1+math.Abs(v)) {
				s, v = saidRelief, w
			}
		}
		return s, v
	}
	engaged := x.engaged
	s := saidGo
	i, j := a, d
	if send && (int(x.engaged) < k.q.Reserve.Below || x.engaged == 0) {
		s = saidRelief
		i, j = k.relieved(a, d)
		engaged = k.side[OfAttacker].comps[i].engaged
	}
	switch {
	case int(engaged) < k.q.Stay[OfAttacker].AtLeast:
		return saidEnd + said(Stopped), k.bestValue(Stopped, a, d, lotA, lotD)
	case k.endless(i, j):
		return saidEnd + said(Stalemate), k.bestValue(Stalemate, a, d, lotA, lotD)
	case !k.bestPlay:
		return s, 0
	}
	return s, k.play(i, j, left)
}

func (k *Desk) bestValue(end End, a, d, lotA, lotD int32) float64 {
	if !k.bestPlay {
		return 0
	}
	return k.endValue(end, a, d, lotA, lotD)
}

// play is the value of another round at a pair.
func (k *Desk) play(a, d int32, left int) float64 { return k.plays[left][int(a)*k.width+int(d)] }

// endValue is what an end is worth to the attacker.
func (k *Desk) endValue(end End, a, d, lotA, lotD int32) float64 {
	v := k.worthA[a]
	if end == Left {
		v += k.worthLeft[d]
	} else {
		v += k.worthD[d]
	}
	if k.aborts {
		v -= k.w.Turned * k.side[OfAttacker].lots[lotA].turned
		if l := &k.side[OfDefender].lots[lotD]; end != Left {
			v += k.w.Turn * l.turned
			if k.side[OfDefender].comps[d].ready <= l.aborted {
				v += k.w.Quiet
			}
		}
	}
	return v
}

// weigh values every composition of both sides.
func (k *Desk) weigh() {
	k.worthA, k.worthD, k.worthLeft = k.worthA[:0], k.worthD[:0], k.worthLeft[:0]
	for i := range k.side[OfAttacker].comps {
		x := &k.side[OfAttacker].comps[i]
		k.worthA = append(k.worthA, -k.w.Loss*(k.before[OfAttacker][btoi(x.sent)]-x.factors))
	}
	for i := range k.side[OfDefender].comps {
		y := &k.side[OfDefender].comps[i]
		v := k.w.Kill * (k.before[OfDefender][0] - y.factors)
		k.worthLeft = append(k.worthLeft, v+k.w.Clear+k.w.Quiet+k.w.Turn*y.readyFactors+k.w.Flee*y.factors)
		if y.engaged == 0 {
			v += k.w.Clear
		}
		k.worthD = append(k.worthD, v)
	}
	k.dead = zeroed(k.dead, k.out.Pairs)
}

// value works the value of another round out for every pair, from the fewest units up.
func (k *Desk) value() {
	pairs := k.out.Pairs
	for len(k.plays) <= k.q.Rounds {
		k.plays = append(k.plays, nil)
	}
	steady := k.steady
	k.steady = false // nothing said is remembered while values are still open
	for left := range k.q.Rounds + 1 {
		if left == 0 && k.q.Rounds > 0 {
			continue
		}
		k.plays[left] = zeroed(k.plays[left], pairs)
		for a := len(k.side[OfAttacker].comps) - 1; a >= 0; a-- {
			for d := k.width - 1; d >= 0; d-- {
				if k.meets(int32(a), int32(d)) {
					k.valueAt(int32(a), int32(d), left)
				}
			}
		}
	}
	k.steady = steady
}

// meets tells whether a pair can come about: both count in the same unit, and both have somebody engaged.
func (k *Desk) meets(a, d int32) bool {
	x, y := &k.side[OfAttacker].comps[a], &k.side[OfDefender].comps[d]
	if k.side[OfDefender].phases == 2 && x.sent != y.sent {
		return false
	}
	return x.engaged > 0 && y.engaged > 0
}

// valueAt works out the value of another round at a pair with so many left, that one among them. In a fight to the
// finish it may come back to the same pair, so that the value is the one that what is said after it agrees with.
func (k *Desk) valueAt(a, d int32, left int) {
	finish := k.q.Rounds == 0
	if k.endless(a, d) {
		k.plays[left][int(a)*k.width+int(d)] = math.Inf(-1) // nobody who may stop goes on
		return
	}
	k.round(a, d)
	k.selfs = k.selfs[:0]
	quick := k.q.Stay[OfAttacker].Best && len(k.q.Reserve.Force) == 0 && left != 1
	if quick {
		k.weighFates()
	}
	then := max(left-1, 0)
	rest := 0.0
	for i := range k.fates[OfAttacker] {
		x := &k.fates[OfAttacker][i]
		for j := range k.fates[OfDefender] {
			y := &k.fates[OfDefender][j]
			switch {
			case finish && x.child == a && y.child == d:
				k.selfs = append(k.selfs, selfLoop{x.lot, y.lot, x.p * y.p})
			case quick:
				rest += x.p * y.p * k.arriveQuick(x, y, then)
			default:
				rest += x.p * y.p * k.arrive(x.child, y.child, x.lot, y.lot, then)
			}
		}
	}
	here := &k.plays[left][int(a)*k.width+int(d)]
	*here = rest
	for range 200 {
		follow, fixed := 0.0, rest
		for _, s := range k.selfs {
			if k.decide(a, d, s.a, s.d, 0) == saidGo {
				follow += s.p
			} else {
				fixed += s.p * k.arrive(a, d, s.a, s.d, 0)
			}
		}
		next := fixed / (1 - follow)
		if math.Abs(next-*here) <= 1e-15*(1+math.Abs(next)) {
			*here = next
			return
		}
		*here = next
	}
}

// weighFates values what a round may make of each side: stopping there, and for the defender leaving.
func (k *Desk) weighFates() {
	for i := range k.fates[OfAttacker] {
		x := &k.fates[OfAttacker][i]
		x.stop, x.there = k.worthA[x.child], k.side[OfAttacker].comps[x.child].engaged > 0
		if k.aborts {
			x.stop -= k.w.Turned * k.side[OfAttacker].lots[x.lot].turned
		}
	}
	least := k.q.Stay[OfDefender].AtLeast
	for i := range k.fates[OfDefender] {
		y := &k.fates[OfDefender][i]
		c := &k.side[OfDefender].comps[y.child]
		y.stop, y.there, y.leaves = k.worthD[y.child], c.engaged > 0, int(c.engaged) < least
		if k.aborts {
			l := &k.side[OfDefender].lots[y.lot]
			y.stop += k.w.Turn * l.turned
			if c.ready <= l.aborted {
				y.stop += k.w.Quiet
			}
		}
		y.leave = k.worthLeft[y.child]
	}
}

// arriveQuick is arrive for an attacker of best play without a reserve, where there are rounds left.
func (k *Desk) arriveQuick(x, y *fate, left int) float64 {
	v := x.stop + y.stop
	if !x.there || !y.there {
		return v
	}
	if y.leaves {
		return x.stop + y.leave
	}
	if w := k.play(x.child, y.child, left); w > v+level*(1+math.Abs(v)) {
		v = w
	}
	if leave := x.stop + y.leave; k.q.Stay[OfDefender].Best && leave < v-level*(1+math.Abs(v)) {
		return leave
	}
	return v
}

// arrive is the value of a pair a round has led to.
func (k *Desk) arrive(a, d, lotA, lotD int32, left int) float64 {
	if k.q.Rounds == 0 {
		left = 0
	}
	switch s := k.decide(a, d, lotA, lotD, left); s {
	case saidGo:
		return k.play(a, d, left)
	case saidRelief:
		i, j := k.relieved(a, d)
		return k.play(i, j, left)
	default:
		return k.endValue(End(s-saidEnd), a, d, lotA, lotD)
	}
}
