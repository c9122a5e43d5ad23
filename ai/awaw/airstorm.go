package awaw

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file lists plans of the air that no manner would make: all that can be sent against one place, whatever else it could do; and one base left to the enemy.

// mostLeft bounds the bases that are left in thought.
const mostLeft = 3

// Storms lists plans of the step at hand, each for one place: to go there with all that can, to hold it, or to leave it. What is left does as usual.
func (a *air) Storms(p engine.Position, side engine.Side) [][]engine.Command {
	q, ok := p.(*awaw.Position)
	if !ok {
		return nil
	}
	t := &storm{air: a, at: q, side: side}
	t.anew()
	s := &a.sight
	switch {
	case s.Has(awaw.VerbAssault):
	case s.Sea.On && s.Sea.Asked != awaw.SeaNothing:
		t.plans = append(t.plans, a.sea.Storms()...)
	case s.Has(awaw.VerbStage):
		places := a.based()
		if s.Land.On {
			places = a.stormed()
		}
		t.each(mostStorms, places, a.stormStage)
		if !s.Land.On {
			t.rebase(awaw.VerbStage)
		}
	case s.Has(awaw.VerbFly) && !s.Land.On && !s.Sea.On:
		t.each(mostStorms, a.based(), a.stormFly)
	case s.Has(awaw.VerbLand) && !a.fronted():
		t.rebase(awaw.VerbLand)
	case s.Has(awaw.VerbRedeploy) && !s.Has(awaw.VerbBuild) && !a.fronted():
		t.rebase(awaw.VerbRedeploy)
	case s.Land.On:
		a.onGround(t)
	}
	return t.plans
}

// storm gathers plans for one place each, from the position as it is.
type storm struct {
	*air
	at    *awaw.Position
	side  engine.Side
	plans [][]engine.Command
}

// anew takes the position in once more: who plans moves pieces in it.
func (t *storm) anew() {
	t.m, t.land.m = airManners[plain], landManners[plain]
	t.sea.Play(1, t.m.loss)
	t.look(t.at, t.side)
	t.Legal(t.at, t.side)
	if t.sight.Land.On {
		t.survey()
	}
	t.sight.Menace()
}

// each plans for so many places, the first of them first.
func (t *storm) each(most int, places []int, plan func(space int) []engine.Command) {
	for n, i := 0, 0; i < len(places) && n < most; i++ {
		t.anew()
		if moves := plan(places[i]); len(moves) > 0 {
			t.plans = append(t.plans, moves)
			n++
		}
	}
}

// rebase plans, base by base, to leave one and to fill one.
func (t *storm) rebase(v engine.Verb) {
	for _, plan := range [...]func(engine.Verb, int) []engine.Command{t.leave, t.fill} {
		t.each(mostLeft, t.staked(), func(space int) []engine.Command { return plan(v, space) })
	}
}

// based lists the bases where air of the enemy stands, those first that are worth most.
func (a *air) based() []int {
	return a.bases(func(i int) float64 {
		g := &a.sight.Ground[i]
		if a.sight.Bases[i].Owner != a.sight.Foe || g.Foe == 0 {
			return 0
		}
		return g.Prize + float64(a.sight.Kill)*float64(g.Foe)/units.PerFactor
	})
}

// staked lists the own bases the enemy may come to, those first that have most to lose.
func (a *air) staked() []int {
	return a.bases(func(i int) float64 {
		g := &a.sight.Ground[i]
		if a.sight.Bases[i].Owner != a.sight.Side || g.Own == 0 || g.Reach == 0 {
			return 0
		}
		return g.Stake + float64(a.sight.Kill)*float64(g.Own)/units.PerFactor
	})
}

// bases lists those that are worth anything, those first that are worth most.
func (a *air) bases(worth func(i int) float64) (out []int) {
	var list []int
	for i := range a.sight.Bases {
		if worth(i) > 0 {
			list = append(list, i)
		}
	}
	for _, i := range mostFirst(list, worth) {
		out = append(out, a.sight.Bases[i].Space)
	}
	return out
}

// mostFirst orders places by what they are worth, and gives them.
func mostFirst(places []int, worth func(place int) float64) []int {
	slices.SortStableFunc(places, func(x, y int) int { return cmp.Compare(worth(y), worth(x)) })
	return places
}

// stormStage brings all that fights to where a place is in reach.
func (a *air) stormStage(space int) (buf []engine.Command) {
	s := &a.sight
	moves := slices.Clone(s.All(awaw.VerbStage))
	busy := make([]bool, len(s.Units))
	a.rooms()
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side != s.Side || !u.Fights || u.Inverted || u.Target >= 0 {
			continue
		}
		if home := s.BaseAt(u.Base); home != nil && home.Open && s.Pos.FlightHexes(u.Base, space) <= u.Range {
			busy[i] = true
			continue
		}
		best, room := engine.Command{}, u.Thirds-1
		for _, c := range sight.MovesOf(moves, u.Counter) {
			to := c.B.Index()
			if b, r := s.BaseAt(to), a.room(to); b != nil && b.Open && r != nil && *r > room && s.Pos.FlightHexes(to, space) <= u.Range {
				best, room = c, *r
			}
		}
		if best != (engine.Command{}) {
			busy[i] = true
			buf = append(buf, a.shifted(u, best))
		}
	}
	if len(buf) == 0 {
		return nil
	}
	if s.Land.On {
		return a.ended(a.bringUp(awaw.VerbStage, buf))
	}
	return a.ended(a.better(moves, busy, buf))
}

// ended ends the step, unless it ends of itself with the last of them.
func (a *air) ended(buf []engine.Command) []engine.Command {
	if a.sight.Has(awaw.VerbLand) {
		return buf
	}
	return append(a.raid.Fronts(buf), a.sight.All(awaw.VerbDone)...)
}

// leave takes all that stands or lands at a base elsewhere, each to where the enemy gains least.
func (a *air) leave(v engine.Verb, space int) []engine.Command {
	s := &a.sight
	return a.resettled(v, func(u *awaw.GlanceUnit, moves []engine.Command) (best engine.Command) {
		top := 0.0
		for _, c := range moves {
			to := c.B.Index()
			if u.Base != space || to == space || !a.houses(u, to) {
				continue
			}
			if w := a.relief(u, to, s.WillStandReady(u)); best == (engine.Command{}) || w > top {
				best, top = c, w
			}
		}
		return best
	})
}

// fill brings to a base what may come and has room there.
func (a *air) fill(v engine.Verb, space int) []engine.Command {
	return a.resettled(v, func(u *awaw.GlanceUnit, moves []engine.Command) engine.Command {
		i := slices.IndexFunc(moves, func(c engine.Command) bool { return c.B.Index() == space })
		if i < 0 || u.Base == space || !a.houses(u, space) {
			return engine.Command{}
		}
		return moves[i]
	})
}

// houses tells whether there is room for a unit at a base, and supply as good as where it stands.
func (a *air) houses(u *awaw.GlanceUnit, to int) bool {
	b, r := a.sight.BaseAt(to), a.room(to)
	return b != nil && r != nil && *r >= u.Thirds && a.sight.GroundAt(to) != nil && a.sight.GroundAt(u.Base) != nil && a.sight.FedAsWell(u.Base, b)
}

// resettled moves units that are told where to, and the rest as usual.
func (a *air) resettled(v engine.Verb, where func(u *awaw.GlanceUnit, moves []engine.Command) engine.Command) (buf []engine.Command) {
	s := &a.sight
	moves := slices.Clone(s.All(v))
	busy := make([]bool, len(s.Units))
	a.rooms()
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side != s.Side || !u.Fights {
			continue
		}
		if c := where(u, sight.MovesOf(moves, u.Counter)); c != (engine.Command{}) {
			busy[i] = true
			buf = append(buf, a.shifted(u, c))
		}
	}
	if len(buf) == 0 {
		return nil
	}
	return a.ended(a.better(moves, busy, buf))
}

// stormFly sends all that can against a base, and the rest as usual.
func (a *air) stormFly(space int) (buf []engine.Command) {
	s := &a.sight
	a.flightsNow(s.All(awaw.VerbFly))
	rest := a.flights[:0:0]
	var sent []int
	for _, f := range a.flights {
		if f.target == space {
			buf, sent = append(buf, f.stage), append(sent, f.unit)
		}
	}
	for _, f := range a.flights {
		if f.target != space && !slices.Contains(sent, f.unit) {
			rest = append(rest, f)
		}
	}
	if len(buf) == 0 {
		return nil
	}
	a.flights = rest
	return a.ended(a.fly(buf))
}
