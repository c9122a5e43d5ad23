// Where bombs fall (23.44): a ship is damaged by effects of its size less one, sunk by as many as its size, and hurt by fewer not at all; so squadrons
// are shared out over the ships they meet by what every number of them may be expected to do to each.

package sea

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
)

// mark is what squadrons can be sent against: a ship, or all counted ones together.
type mark struct {
	ship  int       // index of its reference
	worth []float64 // by effects, in points
	sent  []int     // by squadrons for this mark and those before it: how many of them are best sent here
}

// marksOf lists what squadrons can be sent against among some ships of a side, with what effects are worth on each.
func (a *Admiral) marksOf(side engine.Side, ships []awaw.GlanceShip) []mark {
	s := a.sight
	point, cargo := float64(s.Sea.Ship), 0.0
	for _, g := range s.Sea.Ports {
		if g.Side == side {
			cargo = max(cargo, float64(g.Points))
		}
	}
	out := a.bombs.marks[:0]
	body := -1
	var left []int
	for _, x := range ships {
		if !x.Named {
			if left = append(left, x.Size); body < 0 {
				body = len(out)
				out = append(out, mark{ship: x.Ship})
			}
			continue
		}
		m := mark{ship: x.Ship, worth: make([]float64, x.Sinks+1)}
		whole, hurt := point*float64(x.Size), 0.0
		if x.Carrier && !x.Damaged {
			hurt = closes * float64(x.Size)
		}
		if x.Damaged {
			whole /= 2
		} else if x.Damages > 0 {
			m.worth[x.Damages] = whole/2 + hurt
		}
		m.worth[x.Sinks] = whole + hurt
		out = append(out, m)
	}
	if body >= 0 {
		out[body].worth = a.bodyWorth(ships, left, point, cargo)
	}
	a.bombs.marks = out
	return out
}

// bodyWorth is what effects on counted ships are worth: they take them in turn, one of the kind most numerous at a time.
func (a *Admiral) bodyWorth(ships []awaw.GlanceShip, left []int, point, cargo float64) []float64 {
	ships = slices.DeleteFunc(slices.Clone(ships), func(x awaw.GlanceShip) bool { return x.Named })
	worth, v := []float64{0}, 0.0
	for {
		most := 0
		for k := range left {
			if left[k] > left[most] {
				most = k
			}
		}
		if left[most] == 0 {
			return worth
		}
		left[most]--
		v += point
		if ships[most].Laden {
			v += cargo
		}
		worth = append(worth, v)
	}
}

// share works out what so many squadrons and fewer are worth, sent against marks in the best way, and how many go where.
func (a *Admiral) share(marks []mark, net, most int) []float64 {
	best := append(a.bombs.best[:0], make([]float64, most+1)...)
	alone := make([]float64, most+1)
	for i := range marks {
		m := &marks[i]
		for n := range alone {
			alone[n] = a.hit(m, n, net)
		}
		m.sent = make([]int, most+1)
		for n := most; n >= 0; n-- {
			v, sent := best[n], 0
			for k := 1; k <= n; k++ {
				if x := best[n-k] + alone[k]; x > v+1e-9 {
					v, sent = x, k
				}
			}
			best[n], m.sent[n] = v, sent
		}
	}
	a.bombs.best = best
	return best
}

// hit is what an attack by so many squadrons on a mark is worth.
func (a *Admiral) hit(m *mark, squadrons, net int) (v float64) {
	if squadrons == 0 {
		return 0
	}
	for x := 1; x <= 6; x++ {
		for y := 1; y <= 6; y++ {
			e := a.bombs.naval.Effects(squadrons, x+y+net)
			v += m.worth[min(e, len(m.worth)-1)] / 36
		}
	}
	return v
}

// aims sends squadrons of a strike against the ships they meet, so many as are best for each, one mark after the other; those who could do no more go
// where most are sent.
func (a *Admiral) aims() engine.Command {
	s := a.sight
	legal := s.All(awaw.VerbAim)
	a.tables()
	marks := slices.DeleteFunc(a.marksOf(s.Foe, s.Sea.Aims), func(m mark) bool {
		return !slices.ContainsFunc(legal, func(c engine.Command) bool { return c.A == engine.CounterRef(m.ship) })
	})
	a.share(marks, s.Sea.Net, s.Sea.Left)
	ship, most := a.mostSent(marks, s.Sea.Left)
	best := legal[0]
	for _, c := range legal {
		if c.A == engine.CounterRef(ship) && int(c.N) <= most && (best.A != c.A || c.N > best.N) {
			best = c
		}
	}
	return best
}

// mostSent is the mark that most of so many squadrons are sent at, and how many, with those who could do nothing anywhere.
func (a *Admiral) mostSent(marks []mark, squadrons int) (ship, most int) {
	for i := len(marks) - 1; i >= 0; i-- {
		n := marks[i].sent[squadrons]
		if squadrons -= n; n >= most {
			ship, most = marks[i].ship, n
		}
	}
	return ship, most + squadrons
}
