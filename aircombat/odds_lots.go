package aircombat

import "math/bits"

// This file keeps what a result leaves of a composition.

// lot is a composition with what of it was turned back in the last round.
type lot struct {
	child   int32
	n       counts
	aborted int32
	turned  float64 // factors
}

type lotKey struct {
	child int32
	n     counts
}

// dealt deals a result out, the owner choosing by the policy.
func (c *chain) dealt(f Force, res Result, o Options) Deal {
	d := c.r.NewDeal(f, res, o)
	for !d.Done() {
		d.give(c.tie.pick(&d, &c.worth))
	}
	return d
}

// hit is the lot a result leaves of a composition.
func (c *chain) hit(i int32, res int32, what Result) *lot {
	at := int(i)*c.results + int(res)
	if k := c.hits[at]; k > 0 {
		return &c.lots[k-1]
	}
	x := &c.comps[i]
	key := lotKey{}
	if c.plain() {
		key.child = i + int32(min(what.Eliminated, int(x.total)))
		if !c.opt.NoAborts && !c.base[0][0].Inverted {
			key.n[0] = uint16(min(what.Aborted, int(c.comps[key.child].total)))
		}
	} else {
		o := c.opt
		row := x.fromAll
		o.UninvertedOnly = c.scope == ScopeReady
		if c.scope == ScopeEnough && what.Eliminated+what.Aborted <= int(x.ready) {
			o.UninvertedOnly, row = true, x.fromUp
		}
		key.child = c.next[int(row)+min(what.Eliminated, c.most)]
		f := c.force(x)
		d := c.dealt(f, what, o)
		for j := range f {
			if !f[j].Inverted {
				key.n[j] = uint16(d.out[j].aborted)
			}
		}
	}
	k, ok := c.lotAt[key]
	if !ok {
		l := lot{child: key.child, n: key.n}
		for _, n := range key.n {
			l.aborted += int32(n)
		}
		if l.aborted > 0 {
			l.turned = c.r.turned(c.force(&c.comps[l.child]), key.n[:])
		}
		c.lots = append(c.lots, l)
		k = int32(len(c.lots))
		c.lotAt[key] = k
	}
	c.hits[at] = k
	return &c.lots[k-1]
}

// pick is the group the policy lets suffer among those owed.
func (t Tie) pick(d *Deal, worth *[MaxGroups]int32) int {
	best := bits.TrailingZeros16(d.owed)
	if t == TieFirst {
		return best
	}
	for i := best + 1; i < int(d.groups); i++ {
		if d.owed&(1<<i) == 0 {
			continue
		}
		if t == TieKeep && worth[i] < worth[best] || t == TieSpend && worth[i] > worth[best] {
			best = i
		}
	}
	return best
}
