// Air transports: who is fed, what is dropped and flown in, the Hump; who bars their way and who guards it (18.53, 18.54,
// 18.62).

package awaw

import (
	"cmp"
	"math"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// hungerWorth is what feeding a unit is worth: its life if this is the last turn it has, less while there is time.
func (a *air) hungerWorth(t *awaw.GlanceTroop) float64 {
	s := &a.sight
	v := float64(t.Worth) + groundWorth*float64(t.Factors)
	switch {
	case t.Starved+1 >= s.Pos.Landscape().Last:
	case s.Turn >= s.Turns:
		v *= 0.25
	default:
		v *= 0.45
	}
	for _, h := range s.Land.Holds {
		if h.Space == t.Space && h.Side == s.Side && h.Guarded {
			v += float64(h.Points) / 8
		}
	}
	return v
}

// cargoWorth is what hangs on the flight at hand, for the side that flies.
func (a *air) cargoWorth() float64 {
	s := &a.sight
	v := 0.0
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		if !slices.Contains(s.Land.Cargo, t.Troop) {
			continue
		}
		if s.Land.Flight == 0 {
			v += a.hungerWorth(t)
		} else {
			v += float64(t.Worth) + groundWorth*float64(t.Factors) + 1
		}
	}
	if u := s.Carrier(); u != nil && s.Land.Flight == 3 {
		v += float64(s.Land.Hump * sight.Factors(u.Thirds))
	}
	return v
}

// risk is the share of a transport that is likely lost on a flight: as many interceptors as are likely to come roll once.
func (a *air) risk(u *awaw.GlanceUnit, to int) float64 {
	s := &a.sight
	n, drm := 0, sight.NoDRM
	for i := range s.Units {
		e := &s.Units[i]
		if e.Side == s.Side || !e.Fights || e.Inverted || e.Target >= 0 {
			continue
		}
		if e.Homebound && e.Base != to && e.Base != u.Base {
			continue
		}
		if s.Pos.FlightHexes(e.Base, to) <= e.Range || s.Pos.FlightHexes(e.Base, u.Base) <= e.Range {
			n += e.Thirds
			drm = min(drm, e.DRM)
		}
	}
	guards, _ := a.guardsNear(to)
	come := float64(sight.Factors(n)) * a.land.m.reply / math.Sqrt(float64(max(1, a.fleet())))
	n = int(max(0, come-0.5*float64(guards)) + 0.5)
	size := sight.Factors(u.Thirds)
	if n == 0 || size == 0 {
		return 0
	}
	lost := 0.0
	for _, t := range a.reck.Rolls(n, drm-u.DRM) {
		lost += t.P * float64(min(size, t.Eliminated+t.Aborted))
	}
	return lost / float64(size)
}

// couldHump tells whether an empty transport may fly the Hump now.
func (a *air) couldHump(r engine.Ref) bool {
	return slices.ContainsFunc(a.sight.All(awaw.VerbDepart), func(c engine.Command) bool { return c.A == r })
}

// fleet is how many transports the phasing side has ready: who attacks one of them has flown.
func (a *air) fleet() (n int) {
	for i := range a.sight.Units {
		if u := &a.sight.Units[i]; u.Side == a.sight.Phasing && u.Kind == units.Transport && !u.Inverted && u.Target < 0 {
			n++
		}
	}
	return n
}

// feed flies supply to those who need it, most valuable first, and goods over the Hump with what is left.
func (a *air) feed(buf []engine.Command) []engine.Command {
	s := &a.sight
	price := float64(s.Kill) + airWorth
	best, top := engine.Command{}, 0.1
	for _, c := range a.sight.All(awaw.VerbLoad) {
		t, u := s.Troop(c.B), s.Unit(c.A)
		if t == nil || u == nil {
			continue
		}
		r := a.risk(u, t.Space)
		v := a.hungerWorth(t)*(1-r) - 0.5*r*price + 0.01*float64(u.Thirds) + 0.001*float64(t.Factors)
		if a.aboard(u.Counter) {
			v += 100 // fill what is being loaded
		} else if a.couldHump(c.A) {
			v -= 0.8 * float64(s.Land.Hump*sight.Factors(u.Thirds))
		}
		if v > top {
			best, top = c, v
		}
	}
	if best != (engine.Command{}) {
		return append(buf, best)
	}
	return a.departs(buf, price)
}

// aboard tells whether something is loaded on a counter, or marked to be fed by it.
func (a *air) aboard(counter int) bool {
	return slices.ContainsFunc(a.sight.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Carrier == counter })
}

// departs sends off what is loaded, then what flies the Hump, or ends the step.
func (a *air) departs(buf []engine.Command, price float64) []engine.Command {
	s := &a.sight
	flights := a.sight.All(awaw.VerbDepart)
	if len(flights) == 0 {
		return a.done(buf)
	}
	if s.Laden() {
		for _, c := range flights {
			if a.aboard(c.A.Index()) {
				return append(buf, c)
			}
		}
	}
	best, top := engine.Command{}, 0.1
	for _, c := range flights {
		u := s.Unit(c.A)
		if u == nil || s.Land.Hump == 0 || a.aboard(c.A.Index()) {
			continue
		}
		n := float64(sight.Factors(u.Thirds))
		r := a.risk(u, c.B.Index())
		if v := n * (float64(s.Land.Hump)*(1-r) - 0.5*r*price); v > top {
			best, top = c, v
		}
	}
	if best != (engine.Command{}) {
		return append(buf, best)
	}
	return a.done(buf)
}

// lifts flies units to a base where they are worth much more: load, and where to.
func (a *air) lifts() []engine.Command {
	s := &a.sight
	loads := a.sight.All(awaw.VerbLoad)
	if s.Laden() || len(loads) == 0 {
		return a.liftOff()
	}
	type option struct {
		c    engine.Command
		gain float64
	}
	var list []option
	for _, c := range loads {
		t, u := s.Troop(c.B), s.Unit(c.A)
		if t == nil || u == nil {
			continue
		}
		now := a.placed(t, t.Space)
		top := liftGain
		found := false
		for _, b := range s.Bases {
			if b.Owner != s.Side || !b.Open || b.Space == t.Space || s.Pos.FlightHexes(u.Base, b.Space) > mostLift {
				continue
			}
			if v := a.placed(t, b.Space) - now - a.risk(u, b.Space)*(float64(t.Worth)+float64(s.Kill)); v > top {
				top, found = v, true
			}
		}
		if found {
			list = append(list, option{c, top})
		}
	}
	slices.SortStableFunc(list, func(x, y option) int { return cmp.Compare(y.gain, x.gain) })
	for _, x := range list[:min(len(list), mostLiftTries)] {
		if to := a.landing(x.c); to != (engine.Command{}) {
			return []engine.Command{x.c, to}
		}
	}
	return nil
}

// What a flight of ground units must bring, how far any may lead, and how many are tried.
const (
	liftGain      = 1.0
	mostLift      = 8
	mostLiftTries = 4
)

// landing finds the best base a unit can be flown to once it is loaded; nothing if none is worth it.
func (a *air) landing(load engine.Command) engine.Command {
	s := &a.sight
	next, _, err := s.Pos.Apply(load, nil)
	t := s.Troop(load.B)
	if err != nil || t == nil {
		return engine.Command{}
	}
	best, top := engine.Command{}, a.placed(t, t.Space)+liftGain
	for _, c := range next.Legal(s.Side, nil) {
		if c.Verb == awaw.VerbDepart && c.A == load.A {
			if v := a.placed(t, c.B.Index()); v > top {
				best, top = c, v
			}
		}
	}
	return best
}

// liftOff sends a unit that is loaded already where it is worth most.
func (a *air) liftOff() []engine.Command {
	s := &a.sight
	best, top := []engine.Command(nil), 0.0
	for _, c := range a.sight.All(awaw.VerbDepart) {
		for i := range s.Land.Troops {
			t := &s.Land.Troops[i]
			if u := s.Unit(c.A); u != nil && t.Carrier == u.Counter {
				if v := a.placed(t, c.B.Index()) - a.placed(t, t.Space); v > top {
					best, top = []engine.Command{c}, v
				}
			}
		}
	}
	return best
}
