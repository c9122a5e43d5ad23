// A round of best play.
package supremacy

import "awaw/engine/volley"

// The aims of a die, as best play counts them.
const (
	noAim = iota - 1
	inAir
	onLand
	withBombs
)

var aimWords = [...]string{inAir: atAir, onLand: atLand, withBombs: bombs}

// shot is a unit that rolls, and at what.
type shot struct{ slot, aim int }

// chosenRound is what a round comes to when all choose best, and what they choose first.
type chosenRound struct {
	line
	ground volley.Force // what stays on the ground
	first  shot
}

// look is a round with its choices before it, at what staying is taken to be worth.
type look struct {
	*game
	x      float64
	from   [2]volley.Force // as the round began, all in the air that may be
	now    [2]volley.Force // with those on the ground
	target [2]int          // in the air, of each side
	after  map[hits]line   // what follows the attacker's hits
	left   [2]map[hits][]volley.Force
	known  map[[2]hits]line
	first  shot
}

// better is how much more a choice must be worth to be taken before an earlier one.
const better = 1e-14

// round is a round from a pair of forces on, if staying as they are is worth x.
func (g *game) round(at [2]volley.Force, x float64) (best chosenRound) {
	found := false
	for _, d := range g.groundings(at[volley.Defender]) {
		k := &look{game: g, x: x, from: at, now: [2]volley.Force{at[0], d}, after: map[hits]line{}, known: map[[2]hits]line{}, first: shot{-1, noAim}}
		for s := range k.left {
			k.left[s] = map[hits][]volley.Force{}
			k.target[s] = g.armies[s].targets(k.now[s])
		}
		roll := &rolling{look: k, side: volley.Attacker, then: k.answered, seen: map[dice]line{}}
		l := roll.on(dice{left: g.rollers(volley.Attacker, k.now[0])})
		if !found || l.at(x) < best.at(x)-better {
			found = true
			best = chosenRound{l, d, k.first}
		}
	}
	return best
}

// groundings are the ways in which the defender may stay on the ground, the least of it first.
func (g *game) groundings(f volley.Force) []volley.Force {
	out := []volley.Force{f}
	if !g.grounds {
		return out
	}
	for i, s := range g.armies[volley.Defender].slots {
		if s.class != volley.Air || s.state != plain {
			continue
		}
		for _, d := range out[:len(out):len(out)] {
			for d[i] > 0 {
				d[i]--
				d[i+1]++ // its place on the ground
				out = append(out, d)
			}
		}
	}
	return out
}

// flown is a force as the next round begins.
func (g *game) flown(f volley.Force) volley.Force {
	if g.grounds {
		for i, s := range g.armies[volley.Defender].slots {
			if s.state == grounded {
				f[i-1] += f[i]
				f[i] = 0
			}
		}
	}
	return f
}

// rollers are those of a force that roll.
func (g *game) rollers(s volley.Side, f volley.Force) volley.Force {
	for i, slot := range g.armies[s].slots {
		if dice, _ := g.ground(s, slot.kind); slot.state != plain || dice == 0 && slot.Air == 0 {
			f[i] = 0
		}
	}
	return f
}

// dice is where a side's rolling stands: who is still to roll, and what was hit.
type dice struct {
	left volley.Force
	hits
}

// rolling is the dice of a side, unit by unit.
type rolling struct {
	*look
	side volley.Side
	then func(hits) line
	seen map[dice]line
}

// on is what is to come from some dice on.
func (r *rolling) on(d dice) line {
	if d.left.Total() == 0 {
		return r.then(d.hits)
	}
	if l, ok := r.seen[d]; ok || r.stopped {
		return l
	}
	var best line
	pick, found := shot{}, false
	for _, c := range r.shots(d) {
		l := r.fire(d, c)
		if !found || r.side == volley.Attacker && l.at(r.x) > best.at(r.x)+better || r.side == volley.Defender && l.at(r.x) < best.at(r.x)-better {
			best, pick, found = l, c, true
		}
	}
	if r.side == volley.Attacker {
		r.first = pick // the last to be looked at is the first to roll
	}
	r.seen[d] = best
	return best
}

// shots are the dice a side may roll next; one by its policy where it does not choose.
func (r *rolling) shots(d dice) (out []shot) {
	a := &r.armies[r.side]
	may := func(i int) (list []shot) {
		k := a.slots[i].kind
		if k.Air > 0 && d.air < r.target[r.side.Other()] {
			list = append(list, shot{i, inAir})
		}
		switch n, _ := r.ground(r.side, k); {
		case r.side == volley.Attacker && k.Bombs > 0:
			list = append(list, shot{i, withBombs})
		case n > 0:
			list = append(list, shot{i, onLand})
		}
		if list == nil {
			list = []shot{{i, noAim}}
		}
		return list
	}
	if !r.aims[r.side] {
		for _, i := range a.air {
			if d.left[i] > 0 {
				return may(i)[:1]
			}
		}
		for i := range a.slots {
			if d.left[i] > 0 {
				list := may(i)
				return list[len(list)-1:]
			}
		}
	}
	for i := range a.slots {
		if d.left[i] > 0 {
			out = append(out, may(i)...)
		}
	}
	return out
}

// fire is what a shot leads to.
func (r *rolling) fire(d dice, c shot) (out line) {
	d.left[c.slot]--
	k := r.armies[r.side].slots[c.slot].kind
	p := func(value int) float64 { return float64(value) / float64(r.sides) }
	if c.aim == noAim {
		return r.on(d)
	}
	if c.aim == inAir {
		out.add(1-p(k.Air), r.on(d))
		d.air++
		out.add(p(k.Air), r.on(d))
		return out
	}
	n, value := r.ground(r.side, k)
	hit := p(value)
	for hits, ways := 0, 1; hits <= n; hits++ {
		e := d
		if c.aim == withBombs {
			e.bombs += hits
		} else {
			e.land += hits
		}
		chance := float64(ways)
		for i := range n {
			if i < hits {
				chance *= hit
			} else {
				chance *= 1 - hit
			}
		}
		out.add(chance, r.on(e))
		ways = ways * (n - hits) / (hits + 1)
	}
	return out
}

// answered is what follows the attacker's hits: the defender rolls.
func (k *look) answered(h hits) line {
	if l, ok := k.after[h]; ok {
		return l
	}
	roll := &rolling{look: k, side: volley.Defender, then: func(back hits) line { return k.lost(h, back) }, seen: map[dice]line{}}
	l := roll.on(dice{left: k.rollers(volley.Defender, k.now[1])})
	k.after[h] = l
	return l
}
