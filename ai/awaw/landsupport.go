package awaw

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file sends air to battles on the ground.

// supports shares ground support out: the battle that promises most first, each with as much as pays.
func (a *air) supports(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	moves := slices.Clone(a.all(awaw.VerbSupport))
	used := make([]bool, len(s.Land.Troops))
	taken := map[engine.Ref]bool{}
	var hexes []int
	for _, c := range moves {
		if !slices.Contains(hexes, c.B.Index()) {
			hexes = append(hexes, c.B.Index())
		}
	}
	slices.Sort(hexes)
	for range hexes {
		var best assault
		for _, h := range hexes {
			x := a.force(h, used, true)
			if len(x.force) == 0 || l.hexes[h].support > 0 {
				continue
			}
			free := 0
			for _, c := range moves {
				if u := s.unit(c.A); c.B.Index() == h && !taken[c.A] && u != nil {
					free += u.Thirds
				}
			}
			a.withAir(&x, min(factors(free), l.scape.PerAir*a.sum(x.force)))
			if x.worth > best.worth+0.01 {
				best = x
			}
		}
		if best.worth <= 0.2 {
			break
		}
		for _, i := range best.force {
			used[i] = true
		}
		hexes = slices.DeleteFunc(hexes, func(h int) bool { return h == best.hex })
		buf = a.sendOver(moves, taken, best.hex, best.air, buf)
	}
	return a.done(buf)
}

// withAir finds how much support makes an attack worth most, as far as some is free.
func (a *air) withAir(x *assault, most int) {
	l := &a.land
	n := a.sum(x.force)
	reply := int(l.m.reply*float64(min(a.cover(x.hex), l.scape.PerAir*l.hexes[x.hex].foe)) + 0.5)
	if shade := l.hexes[x.hex].shade; shade > 0 {
		reply = shade
	}
	for k := 0; k <= most; k++ {
		if v := l.odds.Worth(a.clashAt(x.hex, n+k, reply, x.rivers)) - l.m.thrift*float64(k); k == 0 || v > x.worth+0.05 {
			x.worth, x.air = v, k
		}
	}
}

// sendOver sends counters over a hex until some factors are there, those first that can go to fewest others.
func (a *air) sendOver(moves []engine.Command, taken map[engine.Ref]bool, hex, want int, buf []engine.Command) []engine.Command {
	s := &a.sight
	type choice struct {
		c    engine.Command
		ways int
		size int
	}
	var list []choice
	for _, c := range moves {
		u := s.unit(c.A)
		if c.B.Index() != hex || taken[c.A] || u == nil {
			continue
		}
		ways := 0
		for _, d := range moves {
			if d.A == c.A {
				ways++
			}
		}
		list = append(list, choice{c, ways, u.Thirds})
	}
	slices.SortStableFunc(list, func(x, y choice) int {
		return cmp.Or(cmp.Compare(x.ways, y.ways), cmp.Compare(y.size, x.size))
	})
	sent := 0
	for _, x := range list {
		if sent+x.size > units.PerFactor*want+units.PerFactor-1 {
			continue
		}
		sent += x.size
		taken[x.c.A] = true
		buf = append(buf, x.c)
		if sent >= units.PerFactor*want {
			break
		}
	}
	return buf
}
