// Bases behind a ground war: who comes up to where the battles are, transports to where somebody starves, airbases behind
// the front (18.142, 18.21, 18.48).

package awaw

import (
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// front lists the hexes where ground units of both sides stand beside each other: those the enemy holds.
func (a *air) front() []int {
	l := &a.land
	var out []int
	for hex := range l.marked {
		if l.hexes[hex].foe == 0 {
			continue
		}
		for _, w := range l.scape.Ways[hex] {
			if l.hexes[w.To].own > 0 {
				out = append(out, hex)
				break
			}
		}
	}
	return out
}

// useAt is what a counter could do for the ground war from a base.
func (a *air) useAt(u *awaw.GlanceUnit, base int, front []int) float64 {
	s, l := &a.sight, &a.land
	b := s.BaseAt(base)
	if b == nil {
		return 0
	}
	v, wait, waiting, free := 0.0, 0.0, 0, 0
	if u.Kind == units.Transport {
		if b.Open && slices.Contains(s.Land.Depots, base) {
			v += float64(s.Land.Hump * sight.Factors(u.Thirds))
		}
		for i := range s.Land.Troops {
			t := &s.Land.Troops[i]
			if t.Side != s.Side || t.Afloat {
				continue
			}
			if t.Supply == 2 && b.Open && s.Pos.FlightHexes(base, t.Space) <= u.Range {
				v += a.hungerWorth(t) * (1 - 0.05*float64(s.Pos.FlightHexes(base, t.Space)))
			}
			if t.Space == base && t.Supply < 2 && (t.Drops || t.Lifts) {
				waiting++
				wait += passengerWorth * float64(t.Factors)
			}
		}
		free = waiting
		for i := range s.Units { // no more transports than there are passengers
			if o := &s.Units[i]; o.Kind == units.Transport && o.Side == s.Side && o.Base == base && o.Counter != u.Counter {
				free -= sight.Factors(o.Thirds)
			}
		}
		if free > 0 {
			v += wait / float64(waiting) * float64(min(free, sight.Factors(u.Thirds)))
		}
	} else if b.Open {
		for _, h := range front {
			if s.Pos.FlightHexes(base, h) <= u.Range {
				v += 0.3 + 0.1*l.hexes[h].direct
			}
		}
		v = min(v, 2)
	}
	if h := &l.hexes[base]; h.reach > 0 {
		v -= 0.5 * float64(h.reach) / float64(h.reach+h.ownStrength)
	}
	return v
}

// passengerWorth is what it is worth to have transports where a factor waits that can be flown.
const passengerWorth = 0.5

// upGain is what a change of base must bring to be worth it.
const upGain = 0.4

// bringUp adds the changes of base the ground war wants, of those who have none yet.
func (a *air) bringUp(v engine.Verb, buf []engine.Command) []engine.Command {
	s := &a.sight
	if !s.Land.On {
		return buf
	}
	a.survey()
	front := a.front()
	moves := a.sight.All(v)
	for i := 0; i < len(moves); {
		j := i
		for ; j < len(moves) && moves[j].A == moves[i].A; j++ {
		}
		u := s.Unit(moves[i].A)
		if u != nil && (u.Fights || u.Kind == units.Transport) && !(v == awaw.VerbRedeploy && u.Inverted) &&
			!slices.ContainsFunc(buf, func(c engine.Command) bool { return c.A == moves[i].A }) && (u.Kind != units.Transport || !slices.Contains(s.Land.Depots, u.Base)) {
			best, top := engine.Command{}, a.useAt(u, u.Base, front)+upGain
			for _, c := range moves[i:j] {
				to := c.B.Index()
				if r := a.room(to); r == nil || *r < u.Thirds || s.Pos.Holder(to) != s.Side || !s.FedAsWell(u.Base, s.BaseAt(to)) {
					continue
				}
				if w := a.useAt(u, to, front); w > top {
					best, top = c, w
				}
			}
			if best != (engine.Command{}) {
				a.rehouse(u.Base, best.B.Index(), u.Thirds)
				u.Base = best.B.Index()
				buf = append(buf, best)
			}
		}
		i = j
	}
	return buf
}

// forwardBase puts an airbase counter behind the front where most of what cannot reach it now could; false if none is
// wanted.
func (a *air) forwardBase(buf *[]engine.Command) bool {
	s, l := &a.sight, &a.land
	a.survey()
	front := a.front()
	l.reached = s.Pos.Reached(s.Side, l.reached)
	best, top := engine.Command{}, 3.0
	for _, c := range a.sight.All(awaw.VerbAirbase) {
		at := c.B.Index()
		h := &l.hexes[at]
		if !l.reached[at] || h.reach > h.ownStrength {
			continue
		}
		if b := s.BaseAt(at); b != nil && b.Open && b.Free >= 9 {
			continue
		}
		if c.C != engine.NoRef {
			if g := s.GroundAt(c.C.Index()); g != nil && g.Own > 0 || a.covered(c.C.Index(), front) > 0 {
				continue
			}
		}
		cover := a.covered(at, front)
		if cover == 0 {
			continue
		}
		want := 0
		for i := range s.Units {
			u := &s.Units[i]
			if u.Side == s.Side && u.Fights && s.Pos.FlightHexes(u.Base, at) <= u.Staging && a.useAt(u, u.Base, front) < 0.5 {
				want += u.Thirds
			}
		}
		if v := float64(min(want, 15)) * (1 + 0.1*float64(min(cover, 5))); v > top {
			best, top = c, v
		}
	}
	if best == (engine.Command{}) {
		return false
	}
	*buf = append(*buf, best)
	return true
}

// covered counts the hexes of the front in reach of a base, for most of what could fly from there.
func (a *air) covered(base int, front []int) (n int) {
	s := &a.sight
	far := 0
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == s.Side && u.Fights {
			far = max(far, u.Range)
		}
	}
	for _, x := range front {
		if s.Pos.FlightHexes(base, x) <= far {
			n++
		}
	}
	return n
}
