// One side of a fight as a chain: every composition losses can bring it to, from the most units down. What a roll does to
// a composition depends on that side alone (19.61 to 19.65), so the compositions of a fight are pairs out of two chains.
package aircombat

import (
	"fmt"
	"slices"

	"awaw/units"
)

type counts [MaxGroups]uint16

// comp is a composition. Its number in the chain is below those it can become.
type comp struct {
	n               counts
	sent            bool  // the reserve has come
	depth           int32 // the fewest rounds that bring it about
	total, engaged  int32 // units
	ready           int32 // engaged and not inverted
	strength        int32
	drm, jets       int32
	counts          bool    // somebody counts for the DRM
	factors, brp    float64 // squadrons put together again
	readyFactors    float64 // of those not inverted
	relief          int32   // what it becomes when the reserve comes
	fromAll, fromUp int32   // rows of next, with results on all or on the uninverted
}

type compKey struct {
	n    counts
	sent bool
}

// chain is all compositions of one side.
type chain struct {
	r       *Rules
	base    [2]Force // the groups as they fight, without and with the reserve
	joins   counts   // what the reserve adds
	phases  int
	squads  [2]bool
	tie     Tie
	opt     Options
	scope   Scope
	comps   []comp
	next    []int32 // rows of most+1 compositions, by eliminations
	most    int
	rounds  int32
	idle    int32 // of every so many units these add nothing to the row
	of      int32
	lots    []lot
	hits    []int32 // lots by composition, scope and result; 0 is not yet known
	results int
	worth   [MaxGroups]int32 // of one unit, for owners who choose
	index   map[compKey]int32
	lotAt   map[lotKey]int32
	scratch Force
	buckets [][]int32
	rank    []int32
	sorted  []comp
}

// plain tells whether one group is all there is, so that nothing needs to be dealt.
func (c *chain) plain() bool {
	return len(c.base[0]) == 1 && c.phases == 1 && !c.base[0][0].Aside
}

// build finds all compositions that rolls of at most `most` eliminations can bring the side to, in so many rounds if
// they are not 0.
func (c *chain) build(most, rounds int) error {
	c.rounds = int32(rounds)
	c.most = min(most, max(c.base[0].Total(), c.base[1].Total()))
	c.comps, c.next, c.lots, c.hits = c.comps[:0], c.next[:0], c.lots[:0], c.hits[:0]
	for i, g := range c.base[0] {
		c.worth[i] = int32(c.r.strength[g.Type])*1000 + int32(c.r.DRM(g))
		if !g.Inverted {
			c.worth[i] += 1 << 20
		}
	}
	if c.plain() {
		c.buildPlain()
		return nil
	}
	if c.index == nil {
		c.index = map[compKey]int32{}
	}
	clear(c.index)
	var start counts
	for i, g := range c.base[0] {
		start[i] = uint16(g.N)
	}
	total := c.base[c.phases-1].Total()
	c.rank = c.rank[:0]
	c.buckets = slices.Grow(c.buckets[:0], total+1)[:total+1]
	for i := range c.buckets {
		c.buckets[i] = c.buckets[i][:0]
	}
	c.add(start, false, 0)
	c.sorted = c.sorted[:0]
	for phase := range c.phases {
		for n := total; n >= 0; n-- {
			for k := 0; k < len(c.buckets[n]); k++ {
				id := c.buckets[n][k]
				if c.comps[id].sent != (phase == 1) {
					continue
				}
				if len(c.comps) > OddsStates/16 {
					return fmt.Errorf("more than %d ways to be left; join like units or ask about fewer", OddsStates/16)
				}
				c.grow(id)
				c.rank[id] = int32(len(c.sorted))
				c.sorted = append(c.sorted, c.comps[id])
			}
		}
	}
	c.comps, c.sorted = c.sorted, c.comps
	for i := range c.next {
		c.next[i] = c.rank[c.next[i]]
	}
	for i := range c.comps {
		c.comps[i].relief = c.rank[c.comps[i].relief]
	}
	return nil
}

func (c *chain) buildPlain() {
	n := c.base[0][0].N
	for left := n; left >= 0; left-- {
		i := int32(len(c.comps))
		x := comp{relief: i, fromAll: i * int32(c.most+1)}
		x.fromUp = x.fromAll
		x.n[0] = uint16(left)
		c.measure(&x)
		c.comps = append(c.comps, x)
		for e := range c.most + 1 {
			c.next = append(c.next, i+int32(min(e, left)))
		}
	}
}

// add gives the number of a composition, new or known, that so many rounds bring about.
func (c *chain) add(n counts, sent bool, depth int32) int32 {
	k := compKey{n, sent}
	if i, ok := c.index[k]; ok {
		c.comps[i].depth = min(c.comps[i].depth, depth)
		return i
	}
	i := int32(len(c.comps))
	c.index[k] = i
	x := comp{n: n, sent: sent, depth: depth}
	c.measure(&x)
	c.comps = append(c.comps, x)
	c.rank = append(c.rank, i)
	c.buckets[x.total] = append(c.buckets[x.total], i)
	return i
}

// force is a composition as a force; it holds until the next call.
func (c *chain) force(x *comp) Force {
	c.scratch = append(c.scratch[:0], c.base[btoi(x.sent)]...)
	for i := range c.scratch {
		c.scratch[i].N = int(x.n[i])
	}
	return c.scratch
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (c *chain) measure(x *comp) {
	f := c.force(x)
	x.total, x.engaged = int32(f.Total()), int32(f.Engaged())
	for _, g := range f {
		if !g.Aside && !g.Inverted {
			x.ready += int32(g.N)
		}
	}
	x.strength = int32(c.r.Strength(f, c.squads[btoi(x.sent)]))
	if c.of > 0 {
		x.strength -= x.strength * c.idle / c.of
	}
	drm, ok := c.r.SideDRM(f)
	x.drm, x.counts, x.jets = int32(drm), ok, int32(c.r.jets(f))
	x.factors, x.brp = c.r.Worth(f)
	for i := range f {
		if f[i].Inverted {
			f[i].N = 0
		}
	}
	x.readyFactors, _ = c.r.Worth(f)
}

// grow finds what a composition becomes by every number of eliminations, and by the reserve.
func (c *chain) grow(id int32) {
	x := c.comps[id]
	x.fromAll = int32(len(c.next))
	o := c.opt
	o.UninvertedOnly = c.scope == ScopeReady
	c.row(id, &x, o)
	x.fromUp = x.fromAll
	if c.scope == ScopeEnough && x.ready > 0 && x.ready < x.engaged {
		x.fromUp = int32(len(c.next))
		o.UninvertedOnly = true
		c.row(id, &x, o)
	}
	x.relief = id
	if c.phases == 2 && !x.sent {
		n := x.n
		for i, g := range c.base[0] {
			if c.squads[1] && !c.squads[0] && !g.InSquadrons() {
				n[i] *= units.PerFactor
			}
			n[i] += c.joins[i]
		}
		x.relief = c.add(n, true, x.depth)
	}
	c.comps[id] = x
}

func (c *chain) row(id int32, x *comp, o Options) {
	f := slices.Clone(c.force(x))
	for e := range c.most + 1 {
		switch {
		case e == 0 || x.total == 0 || c.rounds > 0 && x.depth >= c.rounds: // no round is fought from here
			c.next = append(c.next, id)
		case e > int(x.total):
			c.next = append(c.next, c.next[len(c.next)-1])
		default:
			d := c.dealt(f, Result{Eliminated: e}, o)
			n := x.n
			for i := range f {
				n[i] -= uint16(d.out[i].eliminated)
			}
			c.next = append(c.next, c.add(n, x.sent, x.depth+1))
		}
	}
}
