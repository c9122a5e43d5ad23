package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
)

// This file gathers units beside what they are to attack.

// gather plans attacks: for the hex that promises most, whoever stands beside it or can march there, as many as pay.
func (a *air) gather(trips []trip, buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	used := make([]bool, len(s.Land.Troops))
	flown := 0
	for range mostGathers {
		var best gathering
		for hex := range l.marked {
			if l.hexes[hex].foe == 0 {
				continue
			}
			if x := a.gathering(hex, trips, used, flown); x.worth > best.worth+0.01 {
				best = x
			}
		}
		if best.worth < 0.4 {
			break
		}
		flown += best.air
		for k, i := range best.force {
			used[i] = true
			if c := best.moves[k]; c != (engine.Command{}) {
				buf = append(buf, c)
				a.went(&s.Land.Troops[i], c.B.Index())
			}
		}
	}
	for k := range trips {
		trips[k].spent = trips[k].spent || used[trips[k].unit]
	}
	return buf
}

// mostGathers bounds the attacks planned at once.
const mostGathers = 12

// gathering is an attack with the marches it needs.
type gathering struct {
	assault
	moves []engine.Command // by unit of the force; zero for those who stand there
}

// gathering plans one attack.
func (a *air) gathering(hex int, trips []trip, used []bool, flown int) gathering {
	var x gathering
	x.hex, x.rivers = hex, true
	a.beside(&x, used)
	still := len(x.force)
	a.marchingUp(&x, trips, used)
	if len(x.force) > 0 {
		a.enough(&x, still, flown)
	}
	return x
}

// join adds a unit to an attack, with the march it needs, from where it attacks.
func (a *air) join(x *gathering, i int, c engine.Command, from int) {
	x.force, x.moves = append(x.force, i), append(x.moves, c)
	x.rivers = x.rivers && a.overRiver(from, x.hex)
}

// beside adds those who stand beside the hex, lie off its beaches or may be dropped there.
func (a *air) beside(x *gathering, used []bool) {
	s, l := &a.sight, &a.land
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		if used[i] || !s.Able(t, s.Side) && !(s.Land.Asked == awaw.AskMarch && t.Side == s.Side && t.Attacks && t.Supply < 2 && !t.Aboard) || t.Dropped {
			continue
		}
		if t.Afloat {
			if slices.Contains(l.scape.Beach[t.Space], x.hex) {
				a.join(x, i, engine.Command{}, t.Space)
			}
			continue
		}
		if a.borders(t.Space, x.hex) {
			a.join(x, i, engine.Command{}, t.Space)
		} else if s.Land.Asked == awaw.AskMarch && a.droppable(i, x.hex) {
			a.join(x, i, engine.Command{}, x.hex)
			x.rivers = false
		}
	}
}

// enough keeps as many of an attack as promise most, with or without air over them; the first of them stand there already.
func (a *air) enough(x *gathering, still, flown int) {
	s, l := &a.sight, &a.land
	air := max(0, a.spareAir(x.hex)-flown)
	reply := int(l.m.reply*float64(min(a.cover(x.hex), l.scape.PerAir*l.hexes[x.hex].foe)) + 0.5)
	n, keep, cost := 0, 0, 0.0
	for k, i := range x.force {
		n += s.Land.Troops[i].Factors
		if k >= still {
			cost += otherFights * float64(s.Land.Troops[i].Factors)
		}
		if k+1 < still {
			continue
		}
		up, bound := min(air, l.scape.PerAir*n), 0
		for j, f := range x.force[:k+1] {
			if x.moves[j] == (engine.Command{}) {
				bound += a.fallen([]int{f}, x.hex)
			}
		}
		for _, sky := range [...]int{up / 2, up} {
			c := a.clashAt(x.hex, n+sky, reply, x.rivers)
			c.Bound = bound
			v := l.odds.Worth(c) - (l.m.thrift+0.1)*float64(sky) - cost
			if keep == 0 || v > x.worth+0.02 {
				keep, x.worth, x.air = k+1, v, sky
			}
		}
	}
	x.force, x.moves = x.force[:keep], x.moves[:keep]
}

// besides gives the hexes from which a hex can be attacked by land. They are good until it is asked again.
func (a *air) besides(hex int) []int {
	l := &a.land
	l.round = l.round[:0]
	for _, w := range l.scape.Ways[hex] {
		for _, back := range l.scape.Ways[w.To] {
			if back.To == hex {
				l.round = append(l.round, w.To)
			}
		}
	}
	return l.round
}
