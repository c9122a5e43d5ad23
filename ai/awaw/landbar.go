// In the way of transports: who attacks them and where, and who meets those (18.621-18.623).

package awaw

import (
	"slices"

	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
)

// hits is how many factors of a transport a roll is expected to bring down or turn back, as shares.
func (a *air) hits(n, net, size int) (dead, back float64) {
	for _, t := range a.reck.Rolls(n, net) {
		e := min(size, t.Eliminated)
		dead += t.P * float64(e)
		back += t.P * float64(min(size-e, t.Aborted))
	}
	return dead, back
}

// bars sends interceptors to the hex of the route where they do most against least, as many as pay.
func (a *air) bars(buf []engine.Command) []engine.Command {
	s := &a.sight
	u := s.Carrier()
	moves := a.sight.All(awaw.VerbMeet)
	if u == nil || len(moves) == 0 {
		return a.done(buf)
	}
	size := sight.Factors(u.Thirds)
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
		n, drm := 0, sight.NoDRM
		var list []engine.Command
		for _, c := range moves {
			e := s.Unit(c.A)
			if c.B.Index() != hex || e == nil {
				continue
			}
			list = append(list, c)
			n += e.Thirds
			drm = min(drm, e.DRM)
			dead, back := a.hits(sight.Factors(n), drm-u.DRM, size)
			v := dead*(price+cargo) + back*cargo - 0.25*float64(sight.Factors(n))
			if come > 0 {
				t := duel.Terms{Net: guardDRM - drm, Kill: price, Loss: price, Flight: 0.2}
				v -= max(0, a.reck.Worth(t, come, max(1, sight.Factors(n))))
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
	drm = sight.NoDRM
	for i := range s.Units {
		u := &s.Units[i]
		b := s.BaseAt(u.Base)
		if u.Side == s.Phasing && u.Fights && !u.Inverted && u.Target < 0 && b != nil && b.Open && s.Pos.FlightHexes(u.Base, hex) <= u.Range {
			n += u.Thirds
			drm = min(drm, u.DRM)
		}
	}
	return sight.Factors(n), drm
}

// guards sends fighters against those who bar the way, if what the flight carries is worth it.
func (a *air) guards(buf []engine.Command) []engine.Command {
	s := &a.sight
	u := s.Carrier()
	if u == nil {
		return a.done(buf)
	}
	n := 0
	for i := range s.Units {
		if e := &s.Units[i]; e.Side == s.Foe && e.Target == s.Land.Where && e.Task == awaw.TaskOther {
			n += e.Thirds
		}
	}
	drm := a.drmOver(s.Land.Where, s.Foe)
	size := sight.Factors(u.Thirds)
	dead, back := a.hits(sight.Factors(n), drm-u.DRM, size)
	prize := dead*(float64(s.Kill)+a.m.loss) + (dead+back)/float64(max(1, size))*a.cargoWorth()
	buf = a.sendAgainst(a.sight.All(awaw.VerbMeet), map[engine.Ref]bool{}, s.Land.Where, sight.Factors(n), drm, prize, buf)
	return a.done(buf)
}
