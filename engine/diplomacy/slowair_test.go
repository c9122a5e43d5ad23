package diplomacy

import (
	"maps"
	"slices"
)

// slowBases settles an rn44 movement the plain way; late lists the wings whose destination was no airbase in the end.
func slowBases(a *Adjudicator, ordered []Verb, astray *int) (*slowGround, map[int]bool) {
	late := map[int]bool{}
	for {
		g := ground(a, astray)
		copy(g.act, ordered)
		for i := range late {
			if a.rules.LateHoldBounce {
				g.fixedState[i] = false
			} else {
				g.act[i] = Hold
			}
		}
		g.settle()
		found := false
		for i, u := range g.units {
			if u.Kind != Wing || ordered[i] != Move || late[i] {
				continue
			}
			q := g.dest[i]
			there := g.entered(q)
			for j, o := range g.units {
				if there < 0 && o.Kind != Wing && g.at(j) == q && !g.left(j) {
					there = j
				}
			}
			mine := there >= 0 && g.power(there) == u.Power
			foreign := there >= 0 && !mine
			var base bool
			switch {
			case a.board.sea.Has(q):
				base = a.rules.Carriers && mine
			case !a.board.centre.Has(q) || foreign:
			case mine && a.pos.Fall:
				base = true
			default:
				base = a.pos.Owner[q] == u.Power
			}
			if !base {
				late[i], found = true, true
			}
		}
		if !found {
			return g, late
		}
	}
}

// slowSky is one pass over the air of rn46, kept plain: sets are maps over units.
type slowSky struct {
	a    *Adjudicator
	back map[int]bool

	raids, patrols, escorts      []int
	sure, circle, lost, up, with map[int]bool
}

func (s *slowSky) exposed(i int) Places {
	if s.back[i] || s.a.act[i] == Hold {
		return Places{}.With(s.a.prov[i])
	}
	return s.a.air.exposed[s.a.air.slot[i]]
}

func (s *slowSky) target(i int) Place { return s.a.air.target[s.a.air.slot[i]] }

func (s *slowSky) hits(raid, i int) bool { return s.target(raid) == s.a.prov[i] }

func (s *slowSky) spares(patrol int, power Power) bool {
	return s.a.units[patrol].Power == power || s.a.given[patrol].Ignore.Has(power)
}

func (s *slowSky) downs(raid, patrol int) bool {
	return s.hits(raid, patrol) && !(s.a.rules.RaidSparePatrol && s.spares(patrol, s.a.units[raid].Power))
}

func (s *slowSky) meeting(i int, up, with map[int]bool) Places {
	bare := s.exposed(i)
	for _, e := range s.escorts {
		if !with[e] {
			continue
		}
		named := int(s.a.of[e]) == i
		if named && s.back[i] && s.a.rules.EscortNotBack {
			continue
		}
		if named || s.a.units[e].Power == s.a.units[i].Power {
			bare = bare.Minus(s.a.air.cover[s.a.air.slot[e]])
		}
	}
	var at Places
	for _, q := range s.patrols {
		if up[q] && !s.spares(q, s.a.units[i].Power) {
			at = at.Or(bare.And(s.a.board.area[s.target(q)]))
		}
	}
	return at
}

func (s *slowSky) through(against map[int]bool) map[int]bool {
	with := map[int]bool{}
	for _, e := range s.escorts {
		with[e] = !s.lost[e] && !slices.ContainsFunc(s.raids, func(r int) bool { return against[r] && s.hits(r, e) })
	}
	ok := map[int]bool{}
	for {
		up := map[int]bool{}
		for _, q := range s.patrols {
			up[q] = !s.lost[q] && !slices.ContainsFunc(s.raids, func(r int) bool { return ok[r] && s.downs(r, q) })
		}
		more := maps.Clone(ok)
		for _, r := range s.raids {
			if !s.circle[r] && s.meeting(r, up, with).Empty() {
				more[r] = true
			}
		}
		if len(more) == len(ok) {
			return ok
		}
		ok = more
	}
}

func (s *slowSky) settle() {
	for i := range s.a.units {
		switch {
		case s.back[i]:
		case s.a.act[i] == Raid:
			s.raids = append(s.raids, i)
		case s.a.act[i] == Patrol:
			s.patrols = append(s.patrols, i)
		case s.a.act[i] == Escort:
			s.escorts = append(s.escorts, i)
		}
	}
	s.circle, s.lost = map[int]bool{}, map[int]bool{}
	for {
		sure := map[int]bool{}
		var possible map[int]bool
		for range len(s.raids) + 2 {
			possible = s.through(sure)
			sure = s.through(possible)
		}
		s.sure = sure
		var open []int
		for r := range possible {
			if !sure[r] {
				open = append(open, r)
			}
		}
		fresh := s.inCircles(open)
		for r := range fresh {
			s.circle[r] = true
			for _, q := range s.patrols {
				s.lost[q] = s.lost[q] || s.downs(r, q)
			}
			for _, e := range s.escorts {
				s.lost[e] = s.lost[e] || s.hits(r, e)
			}
		}
		if len(fresh) == 0 {
			break
		}
	}
	s.up, s.with = map[int]bool{}, map[int]bool{}
	for _, q := range s.patrols {
		s.up[q] = !s.lost[q] && !slices.ContainsFunc(s.raids, func(r int) bool { return s.sure[r] && s.downs(r, q) })
	}
	for _, e := range s.escorts {
		s.with[e] = !s.lost[e] && !slices.ContainsFunc(s.raids, func(r int) bool { return s.sure[r] && s.hits(r, e) })
	}
}

// inCircles are those of the open raids whose fate turns upon itself.
func (s *slowSky) inCircles(open []int) map[int]bool {
	reach := map[[2]int]bool{}
	for _, r := range open {
		for _, n := range open {
			reach[[2]int{r, n}] = s.matters(r, n)
		}
	}
	for _, k := range open {
		for _, r := range open {
			for _, n := range open {
				reach[[2]int{r, n}] = reach[[2]int{r, n}] || reach[[2]int{r, k}] && reach[[2]int{k, n}]
			}
		}
	}
	out := map[int]bool{}
	for _, r := range open {
		if reach[[2]int{r, r}] {
			out[r] = true
		}
	}
	return out
}

// matters tells whether raid r takes down a patrol in raid n's way or an escort on it.
func (s *slowSky) matters(r, n int) bool {
	for _, q := range s.patrols {
		if !s.lost[q] && s.downs(r, q) && !s.spares(q, s.a.units[n].Power) && s.exposed(n).Meets(s.a.board.area[s.target(q)]) {
			return true
		}
	}
	for _, e := range s.escorts {
		helps := int(s.a.of[e]) == n || s.a.units[e].Power == s.a.units[n].Power
		if !s.lost[e] && s.hits(r, e) && helps && s.exposed(n).Meets(s.a.air.cover[s.a.air.slot[e]]) {
			return true
		}
	}
	return false
}

func (s *slowSky) does(i int) Verb {
	if s.back[i] {
		return Hold
	}
	return s.a.act[i]
}

func (s *slowSky) struck(i int) bool {
	return slices.ContainsFunc(s.raids, func(r int) bool { return s.sure[r] && s.hits(r, i) })
}

func (s *slowSky) flies(i int) bool {
	switch s.does(i) {
	case Patrol:
		return s.up[i]
	case Escort:
		return s.with[i]
	case Raid:
		return s.sure[i]
	case Move:
		return s.meeting(i, s.up, s.with).Empty()
	}
	return s.meeting(i, s.up, s.with).Empty() && !s.struck(i)
}

// slowPass is one pass of rn46; it gives the ground, the moves that succeed and the wings endangered.
func slowPass(a *Adjudicator, back map[int]bool, astray *int) (sky *slowSky, g *slowGround, arrived, exempt, endangered map[int]bool) {
	x := &slowFlight{a: a, sky: &slowSky{a: a, back: back}, exempt: map[int]bool{}, home: map[int]bool{}, astray: astray}
	x.sky.settle()
	for i, u := range a.units {
		if u.Kind == Wing {
			x.wings = append(x.wings, i)
		}
	}
	for {
		g = x.lay()
		g.settle()
		if x.exempts(g) {
			continue
		}
		arrived = x.arrivals(g)
		if !x.turnsHome(g, arrived) {
			break
		}
	}
	endangered = map[int]bool{}
	for _, i := range x.wings {
		e := g.entered(g.at(i))
		if e >= 0 && g.power(e) != g.power(i) && x.sky.does(i) != Hold && !arrived[i] {
			endangered[i] = true
		}
	}
	return x.sky, g, arrived, x.exempt, endangered
}

// slowFlight is one pass while it is settled.
type slowFlight struct {
	a      *Adjudicator
	sky    *slowSky
	wings  []int
	exempt map[int]bool // armies kept out by their own
	home   map[int]bool // moves that fly but fail
	astray *int
}

// lay lays the ground under what flies.
func (x *slowFlight) lay() *slowGround {
	a := x.a
	g := ground(a, x.astray)
	for i := range a.units {
		if a.units[i].Kind == Army && a.act[i] == Move && a.way[i] == throughAir {
			g.fixedPath[i] = false
		}
	}
	for _, i := range x.wings {
		flies := x.sky.flies(i)
		g.fixedState[i] = false
		switch x.sky.does(i) {
		case Hold:
			if flies {
				g.base[g.at(i)] = g.power(i)
			}
		case Support:
			g.fixedState[i] = flies
		case Raid:
			if flies {
				g.raided[a.dest[i]] = true
			}
		case Move:
			g.gone[g.at(i)] = flies && !x.home[i]
		case Airlift:
			if u := int(a.air.carries[a.air.slot[i]]); flies {
				g.fixedPath[u] = true
				g.vacated[u] = !x.exempt[u]
			}
		}
		if x.sky.back[i] && a.act[i] == Support {
			g.act[i] = Hold
		}
	}
	return g
}

// exempts finds an army from the air that only its own unit keeps out, and tells whether there is one more.
func (x *slowFlight) exempts(g *slowGround) bool {
	a := x.a
	for m := range a.units {
		if !g.moving(m) || a.way[m] != throughAir || !g.gets(m) || g.moves(m) || x.exempt[m] {
			continue
		}
		for o, u := range a.units {
			if u.Kind == Wing || g.at(o) != g.dest[m] || u.Power != g.power(m) || g.left(o) || g.act[o] != Move && !a.rules.VacateAny {
				continue
			}
			had := x.lay()
			had.vacated[o] = true
			if a.act[o] != Move {
				had.act[o], had.dest[o], had.fixedState[o] = Move, Nowhere, true
			}
			had.settle()
			without := x.lay()
			without.fixedPath[m] = false
			without.vacated[m] = true
			without.settle()
			driver := without.entered(g.dest[m])
			if had.moves(m) && !(driver >= 0 && without.power(driver) != u.Power && !without.left(o)) {
				x.exempt[m] = true
				return true
			}
		}
	}
	return false
}

// arrivals are the wings that move and find room where they go.
func (x *slowFlight) arrivals(g *slowGround) map[int]bool {
	a, arrived := x.a, map[int]bool{}
	for _, i := range x.wings {
		e := g.entered(a.dest[i])
		if x.sky.does(i) == Move && x.sky.flies(i) && (e < 0 || g.power(e) == g.power(i)) {
			arrived[i] = true
		}
	}
	for dropped := true; dropped; {
		dropped = false
		next := map[int]bool{}
		for i := range arrived {
			fits := true
			for _, j := range x.wings {
				if j != i && (arrived[j] && a.dest[j] == a.dest[i] || !arrived[j] && g.at(j) == a.dest[i]) {
					fits = false
				}
			}
			if fits {
				next[i] = true
			} else {
				dropped = true
			}
		}
		arrived = next
	}
	return arrived
}

// turnsHome finds a wing that does not arrive and whose place another has entered: it stays, and all is settled again.
func (x *slowFlight) turnsHome(g *slowGround, arrived map[int]bool) bool {
	for _, i := range x.wings {
		if g.gone[g.at(i)] && !arrived[i] && g.entered(g.at(i)) >= 0 {
			x.home[i] = true
			x.exempt = map[int]bool{}
			return true
		}
	}
	return false
}

func slowTurn(a *Adjudicator, astray *int) (*slowSky, *slowGround, map[int]bool, map[int]bool) {
	back := map[int]bool{}
	for {
		sky, g, arrived, exempt, endangered := slowPass(a, back, astray)
		if len(endangered) == 0 {
			return sky, g, arrived, exempt
		}
		sure := map[int]bool{}
		for i := range endangered {
			others := maps.Clone(back)
			maps.Copy(others, endangered)
			delete(others, i)
			if _, _, _, _, still := slowPass(a, others, astray); still[i] {
				sure[i] = true
			}
		}
		if len(sure) == 0 || a.rules.RevertAll {
			sure = endangered
		}
		back = maps.Clone(back)
		maps.Copy(back, sure)
	}
}
