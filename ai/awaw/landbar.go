// In the way of transports: who attacks them and where, and who meets those (18.621-18.623).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
)

// hits is how many factors of a transport a roll is expected to bring down or turn back, as shares.
func (a *air) hits(n, net, size int) (dead, back float64) {
	for _, t := range a.reck.rolls(n, net) {
		e := min(size, t.Eliminated)
		dead += t.P * float64(e)
		back += t.P * float64(min(size-e, t.Aborted))
	}
	return dead, back
}

// bars sends interceptors to the hex of the route where they do most against least, as many as pay.
func (a *air) bars(buf []engine.Command) []engine.Command {
	s := &a.sight
	u := s.carrier()
	moves := a.all(awaw.VerbMeet)
	if u == nil || len(moves) == 0 {
		return a.done(buf)
	}
	size := factors(u.Thirds)
	cargo := a.cargoWorth() / float64(max(1, size))
	price := float64(s.Kill) + a.m.kill
	var hexes []int
	for _, c := range moves {
		if !slices.Contains(hexes, c.B.Index()) {
			hexes = append(hexes, c.B.Index())
		}
	}
	slices.Sort(hexes)
	var best []engine.Command
	top := 0.2
	for _, hex := range hexes {
		guards, guardDRM := a.guardsNear(hex)
		come := int(float64(guards)*a.land.m.reply + 0.5)
		n, drm := 0, noDRM
		var list []engine.Command
		for _, c := range moves {
			e := s.unit(c.A)
			if c.B.Index() != hex || e == nil {
				continue
			}
			list = append(list, c)
			n += e.Thirds
			drm = min(drm, e.DRM)
			dead, back := a.hits(factors(n), drm-u.DRM, size)
			v := dead*(price+cargo) + back*cargo - 0.25*float64(factors(n))
			if come > 0 {
				t := terms{net: guardDRM - drm, kill: price, loss: price, flight: 0.2}
				v -= max(0, a.reck.worth(t, come, max(1, factors(n))))
			}
			if v > top+0.05 {
				best, top = slices.Clone(list), v
			}
		}
	}
	return a.done(append(buf, best...))
}

// guardsNear is what the phasing side could send to a hex to meet interceptors, in factors, and the worst modifier of it.
func (a *air) guardsNear(hex int) (n, drm int) {
	s := &a.sight
	drm = noDRM
	for i := range s.Units {
		u := &s.Units[i]
		b := s.baseAt(u.Base)
		if u.Side == s.Phasing && u.Fights && !u.Inverted && u.Target < 0 && b != nil && b.Open && s.pos.FlightHexes(u.Base, hex) <= u.Range {
			n += u.Thirds
			drm = min(drm, u.DRM)
		}
	}
	return factors(n), drm
}

// guards sends fighters against those who bar the way, if what the flight carries is worth it.
func (a *air) guards(buf []engine.Command) []engine.Command {
	s := &a.sight
	u := s.carrier()
	if u == nil {
		return a.done(buf)
	}
	n := 0
	for i := range s.Units {
		if e := &s.Units[i]; e.Side == s.foe && e.Target == s.Land.Where && e.Task == awaw.TaskOther {
			n += e.Thirds
		}
	}
	drm := a.drmOver(s.Land.Where, s.foe)
	size := factors(u.Thirds)
	dead, back := a.hits(factors(n), drm-u.DRM, size)
	prize := dead*(float64(s.Kill)+a.m.loss) + (dead+back)/float64(max(1, size))*a.cargoWorth()
	buf = a.sendAgainst(a.all(awaw.VerbMeet), map[engine.Ref]bool{}, s.Land.Where, factors(n), drm, prize, buf)
	return a.done(buf)
}
