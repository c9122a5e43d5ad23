package awaw

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file sends air to battles on the ground.

// supports shares ground support out: the battle that promises most first, each with as much as pays.
func (a *air) supports(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	moves := slices.Clone(a.sight.All(awaw.VerbSupport))
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
			a.withAir(&x, min(a.freeOver(moves, taken, h), l.scape.PerAir*a.sum(x.force)))
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

// withAir finds how much support makes an attack worth most, as far as some is free: whether the enemy covers the hex or not, for then the
// attack may not be made, and who was sent to support it is lost.
func (a *air) withAir(x *assault, most int) {
	s, l := &a.sight, &a.land
	h := &l.hexes[x.hex]
	chance, cover := l.m.reply, a.cover(x.hex)
	if h.shade > 0 {
		chance, cover = 1, h.shade
	}
	wanted := func(i int) bool { return a.elsewhere(i, x.hex) }
	made := func(support, shade int) float64 {
		if _, v := a.thinned(x, support, shade, wanted); v > leastAttack {
			return v
		}
		return 0
	}
	for k := 0; k <= most; k++ {
		v := (1-chance)*made(k, 0) + chance*made(k, cover) - (l.clashLoss(s)+l.m.thrift)*float64(k)
		if k == 0 || v > x.worth+0.05 {
			x.worth, x.air = v, k
		}
	}
}

// elsewhere tells whether a unit stands beside another hex that it could attack.
func (a *air) elsewhere(i, hex int) bool {
	for _, w := range a.land.scape.Ways[a.sight.Land.Troops[i].Space] {
		if w.To != hex && a.land.hexes[w.To].foe > 0 {
			return true
		}
	}
	return false
}

// freeOver is how many factors may be sent over a hex of those not taken yet.
func (a *air) freeOver(moves []engine.Command, taken map[engine.Ref]bool, hex int) int {
	thirds := 0
	for _, c := range moves {
		if u := a.sight.Unit(c.A); c.B.Index() == hex && !taken[c.A] && u != nil {
			thirds += u.Thirds
		}
	}
	return sight.Factors(thirds)
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
		u := s.Unit(c.A)
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
