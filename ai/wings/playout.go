package wings

import "awaw/engine/diplomacy"

// This file plays on from what a movement comes to, all powers as cadets, to see what it leads to.

// stage is where a play-out goes on. Its room is used again.
type stage struct {
	scene  scene
	at     diplomacy.Position
	worths [powers]worth
	orders []diplomacy.Order
	weigh  weigher
}

// playout settles orders, plays some movements on, and gives the share of a power then.
func (b *bench) playout(power diplomacy.Power, own, others []diplomacy.Order, movements int) float32 {
	s := &b.stage
	out := b.settle(own, others)
	s.at = diplomacy.Position{Fall: b.at.Fall, Owner: b.at.Owner, Units: s.at.Units[:0]}
	for n := 0; ; n++ {
		b.after(out)
		if n == movements {
			break
		}
		s.scene.lay(b.ground, b.rules, &s.at)
		by := &inSpring
		if s.at.Fall {
			by = &inFall
		}
		s.orders = s.orders[:0]
		for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
			s.scene.value(p, by, &s.worths[p])
			c := &b.writer
			c.scene, c.dice, c.power, c.w = &s.scene, b.dice, p, s.worths[p]
			s.orders = c.write(s.orders)
		}
		b.nodes += playoutCost
		out = b.judge.Movement(&s.at, s.orders)
		s.weigh.scene, s.weigh.worth = &s.scene, &s.worths
		s.weigh.weigh(out, &s.at.Owner, s.at.Fall)
	}
	return s.weigh.share(power)
}

// playoutCost is what a movement played on counts, in movements settled: so much longer it takes to write all orders.
const playoutCost = 12

// after makes the position that a movement leaves: dislodged units go where most is to be had, and centres change hands after fall.
func (b *bench) after(out *diplomacy.Outcome) {
	s := &b.stage
	units := s.at.Units[:0] // the outcome has copies
	var taken [diplomacy.Provinces]bool
	for i := range out.N {
		row := &out.Rows[i]
		u := row.Unit
		switch {
		case row.Lost:
			continue
		case row.Out:
			best := diplomacy.Nowhere
			open := out.Open[i]
			for q := range open.All() {
				if !taken[b.of[q]] && (best == diplomacy.Nowhere || b.weigh.worth[u.Power].of(u.Kind, q) > b.weigh.worth[u.Power].of(u.Kind, best)) {
					best = q
				}
			}
			if best == diplomacy.Nowhere {
				continue
			}
			u.At, taken[b.of[best]] = best, true
		case row.Moved:
			u.At = row.To
		}
		units = append(units, u)
	}
	if s.at.Fall {
		for _, layer := range []bool{true, false} {
			for _, u := range units {
				if q := b.of[u.At]; (u.Kind == diplomacy.Wing) == layer && b.centre[q] && (!layer || b.rules.System == diplomacy.RN46) {
					s.at.Owner[q] = u.Power
				}
			}
		}
	}
	s.at.Units, s.at.Fall = units, !s.at.Fall
}
