// Ways that keep clear of known fighters (18.45, 18.621, 17.582, 17.82): of all ways within range the one on which the other side can
// do least, named only where that is less than on the shortest.

package awaw

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/units"
)

// QuietFlight is the departure of an air transport by the way on which known enemy air can do least; as it is if the shortest is as
// good. A transport is laden if something is aboard by the time it departs.
func (p *Position) QuietFlight(c engine.Command, laden bool) engine.Command {
	c = c.Listed()
	if p.counterOK(c.A) && p.spaceOK(c.B) {
		c.Way = p.quietFlight(c, laden)
	}
	return c
}

// QuietRaid is the same of a raid, if the counter leads it.
func (p *Position) QuietRaid(c engine.Command) engine.Command {
	c = c.Listed()
	if p.counterOK(c.A) && p.spaceOK(c.B) {
		c.Way = p.quietRaid(c)
	}
	return c
}

// quietFlight is the way on which the air that could gather in its worst hex is least, and of those ways one of the shortest: all who
// intercept a transport do so in one hex (18.621).
func (p *Position) quietFlight(c engine.Command, laden bool) engine.Way {
	k, to := p.counters[c.A.Index()], c.B.Index()
	usual := p.usualFlight(c)
	if len(usual) < 2 {
		return 0
	}
	met := p.metAt()
	worst := func(path []int) (n int) {
		for _, h := range path {
			n = max(n, met[h])
		}
		return n
	}
	least, now := max(met[k.base], met[to]), worst(usual)
	if now == least {
		return 0
	}
	kind, _ := p.errand()
	limit, _ := p.flightLimit(k, !laden, kind)
	grades := slices.Clone(met)
	slices.Sort(grades)
	for _, n := range slices.Compact(grades) {
		if n < least || n >= now {
			continue
		}
		if path := p.w.shortestWay([]int16{k.base}, to, limit, func(h int) bool { return met[h] <= n }); path != nil {
			return p.nameFound(c, path)
		}
	}
	return 0
}

// hunters is air of the other side that meets a raid in the same hexes.
type hunters struct {
	like   counter
	thirds int
}

// quietRaid is the way on which those who can meet a raid are fewest, the greatest of them avoided first, from whichever base.
func (p *Position) quietRaid(c engine.Command) engine.Way {
	k, target := p.counters[c.A.Index()], c.B.Index()
	usual := p.usualRaid(c)
	if len(usual) < 2 || !p.leads(k, target) {
		return 0
	}
	r := raid{target: int16(target), from: int16(usual[0])}
	now := p.opposition(r, usual)
	if now == p.opposition(r, usual[len(usual)-1:]) { // who reaches the target comes anyhow
		return 0
	}
	shut := make([]bool, p.w.board.Len())
	var best []int
	bases := p.raidBases(k)
	for _, h := range p.huntersOf(r) {
		try := slices.Clone(shut)
		for i, on := range p.huntingGround(h.like, r) {
			try[i] = try[i] || on
		}
		if path := p.w.shortestWay(bases, target, p.w.rangeOf(k), func(i int) bool { return !try[i] }); path != nil {
			shut, best = try, path
		}
	}
	if best == nil || p.opposition(r, best) >= now {
		return 0
	}
	return p.nameFound(c, best)
}

// mostHunters is how many kinds of hunters a raid keeps clear of.
const mostHunters = 8

// huntersOf lists who could meet a raid on its way, but not over its target, the most first.
func (p *Position) huntersOf(r raid) []hunters {
	var list []hunters
	over := []int{int(r.target)}
	for _, c := range p.counters {
		if _, why := p.opposer(c); why != "" || p.huntsRaid(c, r, over) || p.barred(c.nation, int(r.target)) {
			continue
		}
		like := counter{base: c.base, nation: c.nation, kind: c.kind, flags: c.flags & frontMask}
		i := slices.IndexFunc(list, func(h hunters) bool { return h.like == like })
		if i < 0 {
			i = len(list)
			list = append(list, hunters{like: like})
		}
		list[i].thirds += c.thirds()
	}
	slices.SortStableFunc(list, func(a, b hunters) int { return cmp.Compare(b.thirds, a.thirds) })
	return list[:min(len(list), mostHunters)]
}

// huntingGround marks the hexes that those who keep clear of a counter do not pass: where it reaches them, and for interceptors, who
// need not be over their front to reach anybody (17.82), all that is within reach of a base there.
func (p *Position) huntingGround(c counter, r raid) []bool {
	out := make([]bool, p.w.board.Len())
	if c.kind == units.Interceptor {
		reach := p.w.rangeOf(c)
		for _, b := range p.fields(c.nation, c.front(), false) {
			for h, d := range p.w.row(int(b)) {
				out[h] = out[h] || int(d) <= reach
			}
		}
		return out
	}
	row, reach := p.w.row(int(c.base)), p.w.rangeOf(c)
	for h, d := range row {
		if int(d) <= reach {
			_, why := p.meetsRaid(c, r, []int{h})
			out[h] = why == ""
		}
	}
	return out
}

// nameFound names a way that has been found; 0 for the usual one.
func (p *Position) nameFound(c engine.Command, path []int) engine.Way {
	if slices.Equal(path, row(c.Verb).way(p, c)) {
		return 0
	}
	way, _ := p.w.packWay(path)
	return way
}
