// The walk: probability flows from the first pair of compositions down to the ends of the fight.
package aircombat

// said is how a fight goes on from a pair: not worked out yet, another round, one with the reserve, or an End.
type said uint8

const (
	saidNothing said = iota
	saidGo
	saidRelief
	saidEnd // and End added
)

// lotEnd is an end with what was turned back in the last round.
type lotEnd struct {
	end  End
	a, d int32 // lots
}

// fate is what a roll does to one side of a pair.
type fate struct {
	child int32
	lot   int32 // only where aborts are told apart
	p     float64

	stop, leave   float64 // to the attacker, of this side's part: if it ends here, if the defender leaves
	there, leaves bool    // somebody is engaged; the defender leaves by his number
}

// selfLoop is an outcome that leaves a pair as it was.
type selfLoop struct {
	a, d int32 // lots
	p    float64
}

// net is the attacker's net modifier at a pair.
func (k *Desk) net(a, d *comp) int32 {
	if k.given {
		return k.givenNet
	}
	r := k.r
	net := int(a.jets-d.jets) * r.modifier[modJets].n
	if a.counts && d.counts {
		net += int(a.drm-d.drm) * r.modifier[modNationality].n
	}
	return int32(net + r.fixedNet(k.cond))
}

// rolls gives what both sides' dice can bring at a pair.
func (k *Desk) rolls(a, d *comp) (shot, back []rolled) {
	net := k.net(a, d)
	strength := d.strength
	if k.cond.Silent {
		strength = 0
	}
	return k.book.read(a.strength, net), k.book.read(strength, -net)
}

// round works out what one round does at a pair to each side.
func (k *Desk) round(a, d int32) {
	x, y := &k.side[OfAttacker].comps[a], &k.side[OfDefender].comps[d]
	shot, back := k.rolls(x, y)
	k.fates[OfAttacker] = k.suffer(OfAttacker, a, x, back)
	k.fates[OfDefender] = k.suffer(OfDefender, d, y, shot)
}

func (k *Desk) suffer(side int, i int32, x *comp, list []rolled) []fate {
	c := &k.side[side]
	out := k.fates[side][:0]
	for _, l := range list {
		if k.aborts {
			lot := c.hit(i, l.res, k.book.results[l.res])
			out = append(out, fate{child: lot.child, lot: c.hits[int(i)*c.results+int(l.res)] - 1, p: l.p})
			continue
		}
		out = append(out, fate{child: c.next[int(x.fromAll)+min(int(l.e), c.most)], p: l.p})
	}
	return out
}

// walk lets probability flow from a pair.
func (k *Desk) walk(fromA, fromD int32) {
	k.out.Rounds = 0
	pairs := k.out.Pairs
	k.mass = zeroed(k.mass, pairs)
	k.said = zeroed(k.said, pairs)
	k.lots, k.lotP = k.lots[:0], k.lotP[:0]
	clear(k.lotAt)
	if !k.aborts {
		k.ends = zeroed(k.ends, pairs*int(EndCount))
	}
	if end, over := k.gone(fromA, fromD); over {
		k.record(end, fromA, fromD, k.none(OfAttacker, fromA), k.none(OfDefender, fromD), 1)
		return
	}
	k.mass[int(fromA)*k.width+int(fromD)] = 1
	if k.q.Rounds == 0 {
		k.toTheEnd()
		return
	}
	k.then = zeroed(k.then, pairs)
	for left := k.q.Rounds - 1; left >= 0; left-- {
		if left == 0 || !k.steady {
			clear(k.said)
		}
		for a := range k.side[OfAttacker].comps {
			for d := range k.width {
				if p := k.mass[a*k.width+d]; p > 0 {
					k.out.Rounds += p
					k.round(int32(a), int32(d))
					k.flow(p, k.then, int32(a), int32(d), left, false)
				}
			}
		}
		k.mass, k.then = k.then, k.mass
		clear(k.then)
	}
}

// toTheEnd goes through the pairs in order; what a round leaves as it was is divided out where another follows.
func (k *Desk) toTheEnd() {
	for a := range k.side[OfAttacker].comps {
		for d := range k.width {
			p := k.mass[a*k.width+d]
			if p == 0 {
				continue
			}
			k.round(int32(a), int32(d))
			same := k.stay(int32(a), int32(d))
			p /= 1 - same
			k.out.Rounds += p
			k.flow(p, k.mass, int32(a), int32(d), 0, true)
		}
	}
}

// stay is how likely a round leaves a pair as it was and is followed by another.
func (k *Desk) stay(a, d int32) float64 {
	same := 0.0
	for _, x := range k.fates[OfAttacker] {
		if x.child != a {
			continue
		}
		for _, y := range k.fates[OfDefender] {
			if y.child == d && k.ask(a, d, x.lot, y.lot, 0) == saidGo {
				same += x.p * y.p
			}
		}
	}
	return same
}

// flow lets the probability of a pair flow to where a round leads. Where it is divided out, what stays is left out.
func (k *Desk) flow(p float64, to []float64, a, d int32, left int, divided bool) {
	for _, x := range k.fates[OfAttacker] {
		q := p * x.p
		for _, y := range k.fates[OfDefender] {
			at := int(x.child)*k.width + int(y.child)
			switch s := k.ask(x.child, y.child, x.lot, y.lot, left); s {
			case saidGo:
				if !divided || x.child != a || y.child != d {
					to[at] += q * y.p
				}
			case saidRelief:
				i, j := k.relieved(x.child, y.child)
				to[int(i)*k.width+int(j)] += q * y.p
			default:
				k.record(End(s-saidEnd), x.child, y.child, x.lot, y.lot, q*y.p)
			}
		}
	}
}

func (k *Desk) relieved(a, d int32) (int32, int32) {
	return k.side[OfAttacker].comps[a].relief, k.side[OfDefender].comps[d].relief
}

// ask is decide with a memory, where what is said depends on the pair alone.
func (k *Desk) ask(a, d, lotA, lotD int32, left int) said {
	if !k.steady {
		return k.decide(a, d, lotA, lotD, left)
	}
	s := &k.said[int(a)*k.width+int(d)]
	if *s == saidNothing {
		*s = k.decide(a, d, lotA, lotD, left)
	}
	return *s
}

// record enters an end.
func (k *Desk) record(end End, a, d, lotA, lotD int32, p float64) {
	if !k.aborts {
		k.ends[int(end)*k.out.Pairs+int(a)*k.width+int(d)] += p
		return
	}
	key := lotEnd{end, lotA, lotD}
	i, ok := k.lotAt[key]
	if !ok {
		i = int32(len(k.lots))
		k.lotAt[key] = i
		k.lots = append(k.lots, key)
		k.lotP = append(k.lotP, 0)
	}
	k.lotP[i] += p
}

// none is the lot of a composition of which nobody was turned back.
func (k *Desk) none(side int, i int32) int32 {
	if !k.aborts {
		return 0
	}
	c := &k.side[side]
	c.hit(i, 0, Result{})
	return c.hits[int(i)*c.results] - 1
}

// gone tells whether a side has nobody engaged and nobody to send.
func (k *Desk) gone(a, d int32) (End, bool) {
	x, y := &k.side[OfAttacker].comps[a], &k.side[OfDefender].comps[d]
	switch {
	case y.engaged == 0 && x.engaged == 0:
		return BothGone, true
	case y.engaged == 0:
		return DefenderGone, true
	case x.engaged == 0 && !(k.q.Reserve.Relief && k.sendable(a)):
		return AttackerGone, true
	}
	return 0, false
}

// sendable tells whether the attacker has a reserve left.
func (k *Desk) sendable(a int32) bool {
	c := &k.side[OfAttacker]
	return c.phases == 2 && !c.comps[a].sent
}

// endless tells that a fight to the finish would never end: neither side can eliminate anybody any more.
func (k *Desk) endless(a, d int32) bool {
	if k.q.Rounds > 0 {
		return false
	}
	known := &k.dead[int(a)*k.width+int(d)]
	if *known == 0 {
		shot, back := k.rolls(&k.side[OfAttacker].comps[a], &k.side[OfDefender].comps[d])
		*known = int8(1 + btoi(harmless(shot) && harmless(back)))
	}
	return *known == 2
}
