// Attacks: where to support, whom to send, whether to go on, who pays, who goes in (15, 18.55, 18.556).

package awaw

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
)

// assault is an attack in the making.
type assault struct {
	hex    int
	force  []int // indices in Troops
	rivers bool
	worth  float64
	air    int
}

// force lists who could attack a hex from where it stands, and who could be dropped on it.
func (a *air) force(hex int, used []bool, drops bool) assault {
	s, l := &a.sight, &a.land
	x := assault{hex: hex, rivers: true}
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		if used[i] || !s.Able(t, s.Phasing) || t.Joined {
			continue
		}
		switch {
		case t.Dropped:
			if t.Space == hex {
				x.force = append(x.force, i)
				x.rivers = false
			}
			continue
		case t.Afloat:
			if slices.Contains(l.scape.Beach[t.Space], hex) {
				x.force = append(x.force, i)
				x.rivers = false
			}
			continue
		}
		beside := false
		for _, w := range l.scape.Ways[t.Space] {
			if w.To == hex {
				x.force = append(x.force, i)
				x.rivers = x.rivers && w.River
				beside = true
			}
		}
		if !beside && drops && a.droppable(i, hex) {
			x.force = append(x.force, i)
			x.rivers = false
		}
	}
	return x
}

// sum is the ground factors of a force.
func (a *air) sum(force []int) (n int) {
	for _, i := range force {
		n += a.sight.Land.Troops[i].Factors
	}
	return n
}

// assaults announces the attack that promises most, or ends the step when none promises anything.
func (a *air) assaults(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	if a.sight.Has(awaw.VerbAssault) {
		return append(buf, a.sight.All(awaw.VerbAssault)[0])
	}
	a.survey()
	moves := a.sight.All(awaw.VerbAssign)
	must := !a.sight.Has(awaw.VerbDone)
	var hexes []int
	for _, c := range moves {
		if h := c.B.Index(); !slices.Contains(hexes, h) && (!must || a.bound(h)) {
			hexes = append(hexes, h)
		}
	}
	var best assault
	found := false
	for _, h := range hexes {
		x := assault{hex: h, rivers: true}
		for _, c := range moves {
			if c.B.Index() != h {
				continue
			}
			for i := range s.Land.Troops {
				if t := &s.Land.Troops[i]; t.Troop == c.A.Index() {
					x.force = append(x.force, i)
					river := false
					for _, w := range l.scape.Ways[t.Space] {
						river = river || w.To == h && w.River
					}
					x.rivers = x.rivers && river
				}
			}
		}
		a.thin(&x)
		if v := x.worth; !found || v > best.worth {
			best, found = x, true
		}
	}
	if !found || best.worth <= leastAttack && !must {
		return a.done(buf)
	}
	for _, i := range best.force {
		buf = append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbAssign, A: engine.CounterRef(s.Land.Troops[i].Troop), B: engine.SpaceRef(best.hex)})
	}
	return append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbAssault, B: engine.SpaceRef(best.hex)})
}

// bound tells whether some unit must attack a hex.
func (a *air) bound(hex int) bool {
	return slices.ContainsFunc(a.sight.Land.Troops, func(t awaw.GlanceTroop) bool {
		return t.Side == a.sight.Side && t.Target == hex && (t.Must || t.Dropped)
	})
}

// thin sends no more units into an attack than pay.
func (a *air) thin(x *assault) {
	h := &a.land.hexes[x.hex]
	keep, worth := a.thinned(x, h.support, h.shade, func(i int) bool { return a.wanted(i, x.hex) })
	x.force, x.worth = x.force[:keep], worth
}

// thinned orders the units of an attack as they are sent, the strongest first; what is bound to attack goes in any case. It tells how many
// pay under so much support and cover, and what that is worth. Support that would be left over is lost, and counts (18.555). Wanted tells
// who could attack elsewhere.
func (a *air) thinned(x *assault, support, shade int, wanted func(i int) bool) (keep int, top float64) {
	s, l := &a.sight, &a.land
	bound := func(i int) bool { t := &s.Land.Troops[i]; return t.Must || t.Dropped }
	slices.SortStableFunc(x.force, func(i, j int) int {
		if bound(i) != bound(j) {
			if bound(i) {
				return -1
			}
			return 1
		}
		return cmp.Compare(s.Land.Troops[j].Factors, s.Land.Troops[i].Factors)
	})
	h := &l.hexes[x.hex]
	idle := l.clashLoss(s)
	n, cost := 0, 0.0
	for k, i := range x.force {
		n += s.Land.Troops[i].Factors
		if !bound(i) && wanted(i) {
			cost += otherFights * float64(s.Land.Troops[i].Factors)
		}
		if k+1 < len(x.force) && bound(x.force[k+1]) {
			continue
		}
		air := min(support, l.scape.PerAir*n)
		c := a.clashAt(x.hex, n+air, min(shade, l.scape.PerAir*h.foe), x.rivers)
		c.Bound = a.fallen(x.force[:k+1], x.hex)
		v := l.odds.Worth(c) + idle*float64(air) - cost
		if keep == 0 || v > top+0.02 {
			keep, top = k+1, v
		}
	}
	return keep, top
}

// fallen is how many ground factors of a force have dropped on a hex, or would have to: they are lost if it is not taken.
func (a *air) fallen(force []int, hex int) (n int) {
	for _, i := range force {
		t := &a.sight.Land.Troops[i]
		if t.Dropped || !t.Afloat && !a.borders(t.Space, hex) {
			n += t.Factors
		}
	}
	return n
}

// leastAttack is what an attack must promise to be made.
const leastAttack = 0.1

// otherFights is what a factor could bring in another attack.
const otherFights = 0.2

// wanted tells whether a unit could attack elsewhere.
func (a *air) wanted(i, hex int) bool {
	for _, c := range a.sight.All(awaw.VerbAssign) {
		if c.A.Index() == a.sight.Land.Troops[i].Troop && c.B.Index() != hex {
			return true
		}
	}
	return false
}

// clashLoss is what a factor of support that is not used costs.
func (l *land) clashLoss(s *sight.Sight) float64 { return float64(s.Kill) + airWorth }

// again goes on with a battle or breaks it off.
func (a *air) again() engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	c := a.clashAt(s.Land.Hex, s.Land.Strength[0], 0, false)
	h := &l.hexes[s.Land.Hex]
	if ground := h.foe * c.Times; s.Land.Strength[1] < ground || s.Land.Landing {
		c.Times = max(1, s.Land.Strength[1]/max(1, h.foe))
	}
	c.Air = max(0, s.Land.Strength[1]-h.foe*c.Times)
	if l.odds.Worth(c) > 0 || a.bound(s.Land.Hex) && a.droppedAt(s.Land.Hex) {
		return a.sight.All(awaw.VerbPress)[0]
	}
	return a.sight.All(awaw.VerbStop)[0]
}

// tolls pays what is owed with what is worth least; the last unit on the ground is worth the battle.
func (a *air) tolls() engine.Command {
	s := &a.sight
	left := 0
	for _, c := range s.Legal {
		if s.Troop(c.A) != nil {
			left++
		}
	}
	best, top := engine.Command{}, 0.0
	for i, c := range a.sight.All(awaw.VerbLose) {
		pays, cost := int(c.N), 0.0
		if t := s.Troop(c.A); t != nil {
			pays = t.Factors
			cost = float64(t.Worth) + groundWorth*float64(t.Factors)
			if t.Armor {
				cost++
			}
			if left == 1 {
				cost += 4
			}
		} else {
			cost = float64(c.N) * (float64(s.Kill) + airWorth + 0.5*float64(s.Turns-s.Turn))
		}
		v := cost / float64(max(1, min(pays, s.Land.Owed)))
		if over := pays - s.Land.Owed; over > 0 {
			v += 0.2 * float64(over)
		}
		if i == 0 || v < top {
			best, top = c, v
		}
	}
	return best
}

// advances sends units into the hex that has been won: armor first, and enough to hold it, leaving what guards a place.
func (a *air) advances(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	best, top := engine.Command{}, 0.05
	for _, c := range s.Legal {
		t := s.Troop(c.A)
		if c.Verb != awaw.VerbAdvance || t == nil {
			continue
		}
		if v := a.placed(t, c.B.Index()) - a.placed(t, t.Space); v > top {
			best, top = c, v
		}
	}
	if h := s.Land.Hex; best == (engine.Command{}) && l.hexes[h].own == 0 && l.hexes[h].direct >= 1 {
		for _, c := range s.Legal { // somebody has to take it
			if c.Verb == awaw.VerbAdvance {
				best = c
				break
			}
		}
	}
	if best == (engine.Command{}) {
		return a.done(buf)
	}
	return append(buf, best)
}
