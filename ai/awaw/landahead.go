// Air for places the enemy may drop on: who comes up beforehand to cover them and to meet the transports (18.611, 18.621).

package awaw

import (
	"slices"

	"awaw/ai/awaw/clash"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// dread is a place of ours the enemy may drop on in his next player turn.
type dread struct {
	hex    int
	foe    clash.Attack // as he could make it, without cover
	ground int          // ground factors of it, of whom
	drops  int          // come through the air
	sky    int          // air factors that could support it
	stops  float64      // how many ground factors a factor of ours is likely to turn back, if it meets the transports
	cover  int          // thirds of ours that could cover it from where they stand
}

// bare is what the attack promises the enemy against so many thirds of ours, over the battle or in the way of the transports, whichever he likes less.
func (a *air) bare(x *dread, thirds int) float64 {
	l := &a.land
	n := sight.Factors(thirds)
	covered, met := x.foe, x.foe
	covered.Air = min(n, l.scape.PerAir*covered.Def)
	ground := x.ground - min(x.drops, int(x.stops*float64(n)+0.5))
	met.Att = ground + min(x.sky, l.scape.PerAir*ground)
	return max(0, min(l.odds.Worth(covered), l.odds.Worth(met)))
}

// seats is how many units the ready transports of a side at a base could lift to a hex: one to a factor (10.53).
func (a *air) seats(side engine.Side, base, hex int, ready func(u *awaw.GlanceUnit) bool) int {
	s := &a.sight
	thirds := 0
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == side && u.Kind == units.Transport && u.Base == base && ready(u) && s.Pos.FlightHexes(base, hex) <= u.Range {
			thirds += u.Thirds
		}
	}
	return sight.Factors(thirds)
}

// droppers is how many ground factors of a side could be dropped on a hex when it attacks next, and how many units that is: one to a factor of
// transports.
func (a *air) droppers(side engine.Side, hex int) (n, droppers int) {
	s := &a.sight
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		if t.Side != side || !t.Drops || t.Supply == 2 || t.Afloat || t.Aboard {
			continue
		}
		seats := a.seats(side, t.Space, hex, func(u *awaw.GlanceUnit) bool { return side == s.Foe || !u.Inverted })
		before := 0
		for k := range i {
			if o := &s.Land.Troops[k]; o.Side == side && o.Drops && o.Space == t.Space && !o.Aboard {
				before++
			}
		}
		if before < seats {
			n, droppers = n+t.Factors, droppers+1
		}
	}
	return n, droppers
}

// dreads lists the places of ours that the enemy may drop on, with what he could bring there.
func (a *air) dreads() (out []dread) {
	s, l := &a.sight, &a.land
	if !slices.ContainsFunc(s.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Side == s.Foe && t.Drops }) {
		return nil
	}
	for hex := range l.marked {
		h := &l.hexes[hex]
		if h.own == 0 || h.foeDirect < 1 || s.Pos.Holder(hex) != s.Side {
			continue
		}
		ground, droppers := a.droppers(s.Foe, hex)
		if ground == 0 {
			continue
		}
		sky, cover := 0, 0
		for i := range s.Units {
			switch u := &s.Units[i]; {
			case u.Side == s.Foe && u.Fights && s.Pos.FlightHexes(u.Base, hex) <= u.Range:
				sky += u.Thirds
			case u.Side == s.Side && u.Fights && a.coversFrom(u, u.Base, hex):
				cover += u.Thirds
			}
		}
		x := dread{hex: hex, foe: a.against(hex, 0), ground: ground + h.reach, drops: ground, sky: sight.Factors(sky), cover: cover}
		x.foe.Att = x.ground + min(x.sky, l.scape.PerAir*x.ground)
		dead, back := a.hits(1, 0, 1)
		x.stops = (dead + back) * float64(ground) / float64(max(1, droppers))
		out = append(out, x)
	}
	return out
}

// coversFrom tells whether a counter could cover a hex from a base: in partial supply no other than that, and without any none at all.
func (a *air) coversFrom(u *awaw.GlanceUnit, base, hex int) bool {
	b := a.sight.BaseAt(base)
	return b != nil && !b.Dry && (base == hex || b.Fed && a.sight.Pos.FlightHexes(base, hex) <= u.Range)
}

// coverGain is what the air brought up for a place must take from the drop that is feared, in points.
const coverGain = 0.5

// coverAhead brings up air to where the enemy may drop, of what could not be there otherwise: to the place first where it takes most from him.
func (a *air) coverAhead(v engine.Verb, buf []engine.Command) []engine.Command {
	s := &a.sight
	if !s.Land.On {
		return buf
	}
	a.survey()
	dreads := a.dreads()
	for range dreads {
		var best []engine.Command
		at, top := -1, coverGain
		for i := range dreads {
			x := &dreads[i]
			list := a.couldCover(v, x, buf)
			thirds := x.cover
			for k, c := range list {
				thirds += s.Unit(c.A).Thirds
				if w := a.bare(x, x.cover) - a.bare(x, thirds) - a.land.m.thrift*float64(k+1); w > top {
					best, at, top = list[:k+1], i, w
				}
			}
		}
		if at < 0 {
			break
		}
		for _, c := range best {
			u := s.Unit(c.A)
			dreads[at].cover += u.Thirds
			a.rehouse(u.Base, c.B.Index(), u.Thirds)
			u.Base = c.B.Index()
		}
		buf = append(buf, best...)
	}
	return buf
}

// couldCover lists changes of base, a counter once, after which those could cover a place who could not before, as long as there is room.
func (a *air) couldCover(v engine.Verb, x *dread, busy []engine.Command) (out []engine.Command) {
	s := &a.sight
	room := map[int]int{}
	for _, c := range s.All(v) {
		u, to := s.Unit(c.A), c.B.Index()
		r := a.room(to)
		moved := func(o engine.Command) bool { return o.A == c.A }
		if u == nil || r == nil || !u.Fights || !s.WillStandReady(u) || s.Pos.Holder(to) != s.Side || *r-room[to] < u.Thirds ||
			slices.ContainsFunc(busy, moved) || slices.ContainsFunc(out, moved) || a.coversFrom(u, u.Base, x.hex) || !a.coversFrom(u, to, x.hex) {
			continue
		}
		room[to] += u.Thirds
		out = append(out, c)
	}
	return out
}

// coverAll shares air that covers no place yet out over all that the enemy may drop on: by turns a counter to each. He drops on one place and strikes
// the air that stands there first; what is massed over one leaves him the other.
func (a *air) coverAll(v engine.Verb, dreads []dread) (out []engine.Command) {
	s := &a.sight
	lists := make([][]engine.Command, len(dreads))
	for i := range dreads {
		lists[i] = slices.DeleteFunc(a.couldCover(v, &dreads[i], nil), func(c engine.Command) bool {
			u := s.Unit(c.A)
			return slices.ContainsFunc(dreads, func(x dread) bool { return a.coversFrom(u, u.Base, x.hex) })
		})
	}
	for found := len(dreads) > 1; found; {
		found = false
		for i, list := range lists {
			k := slices.IndexFunc(list, func(c engine.Command) bool {
				return !slices.ContainsFunc(out, func(o engine.Command) bool { return o.A == c.A })
			})
			if k >= 0 {
				out, lists[i], found = append(out, list[k]), list[k+1:], true
			}
		}
	}
	return out
}

// dropKeeps is the share of the air that could strike airfields that is kept for the battle, where troops of ours may be dropped: one of so many.
const dropKeeps = 3

// dropsNow tells whether the side asked may drop troops in this player turn, which is its own.
func (a *air) dropsNow() bool {
	return a.sight.Land.On && a.sight.Phasing == a.sight.Side && a.paras(a.sight.Side)
}

// paras tells whether a side has troops that could be dropped.
func (a *air) paras(side engine.Side) bool {
	return slices.ContainsFunc(a.sight.Land.Troops, func(t awaw.GlanceTroop) bool {
		return t.Side == side && t.Drops && t.Supply < 2 && !t.Aboard
	})
}

// flyers is how many thirds of air the flights that are listed are of.
func (a *air) flyers() (thirds int) {
	for i := range a.sight.Units {
		if slices.ContainsFunc(a.flights, func(f flight) bool { return f.unit == i }) {
			thirds += a.sight.Units[i].Thirds
		}
	}
	return thirds
}

// part is as much of a strike as so many thirds of air do, those first that are named first.
func (a *air) part(plan []engine.Command, thirds int) (out []engine.Command) {
	for _, c := range plan {
		if u := a.sight.Unit(c.A); u != nil && u.Thirds <= thirds {
			thirds -= u.Thirds
			out = append(out, c)
		}
	}
	return out
}

// Others are ways no manner has where troops may be dropped: before the own drop to strike airfields with all that pays there and with a third of the
// air; before the enemy's to share air out over all places in danger and to bring all that can come to one.
func (a *air) Others(p engine.Position, side engine.Side) (out [][]engine.Command) {
	q, ok := p.(*awaw.Position)
	if !ok {
		return nil
	}
	a.look(q, side)
	s := &a.sight
	if a.Legal(p, side); !s.Land.On || s.Phasing != side {
		return nil
	}
	a.m, a.land.m = airManners[plain], landManners[plain]
	take := func(m []engine.Command) {
		if len(m) > 0 {
			out = append(out, a.done(m))
		}
	}
	switch {
	case s.Has(awaw.VerbFly) && a.dropsNow():
		a.flightsNow(s.All(awaw.VerbFly))
		all := a.fly(nil)
		take(slices.Clone(all))
		take(a.part(all, a.flyers()/dropKeeps))
	case s.Has(awaw.VerbStage) && a.paras(s.Foe):
		a.survey()
		a.rooms()
		dreads := a.dreads()
		take(a.coverAll(awaw.VerbStage, dreads))
		for i := range dreads {
			take(a.couldCover(awaw.VerbStage, &dreads[i], nil))
		}
	}
	return out
}
