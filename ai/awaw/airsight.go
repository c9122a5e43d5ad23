// Sight: an air position as the air mind takes it in, with what can be reached and what stands in danger.

package awaw

import (
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// airSight is a position seen by one side. It is filled again and again.
type airSight struct {
	awaw.Glance
	pos    *awaw.Position
	side   engine.Side
	foe    engine.Side
	base   []int16 // by space: index in Bases, less 1
	ground []ground
	danger [][]float64      // by base: what the enemy may gain there, by our ready thirds; negative stands for not reckoned
	legal  []engine.Command // of lister in listed
	listed engine.Position
	lister engine.Side

	surveyed bool // the ground, since it was last looked at
}

// ground is what stands at a base.
type ground struct {
	own, ownReady int // thirds
	foe, foeReady int
	ownDRM        int // the worst there
	foeDRM        int
	naval         bool
	prize, stake  float64 // points to be had here, and points of the enemy's
	reach         int     // thirds of the enemy that may come
	reachDRM      int
}

const noDRM = 99

// look fills the sight.
func (s *airSight) look(p *awaw.Position, side engine.Side) {
	p.Glance(&s.Glance)
	s.pos, s.side, s.foe, s.surveyed = p, side, 3-side, false
	clear(s.base)
	s.ground = s.ground[:0]
	for i, b := range s.Bases {
		for len(s.base) <= b.Space {
			s.base = append(s.base, 0)
		}
		s.base[b.Space] = int16(i + 1)
		s.ground = append(s.ground, ground{ownDRM: noDRM, foeDRM: noDRM, reachDRM: noDRM})
	}
	for i := range s.Units {
		u := &s.Units[i]
		g := s.groundAt(u.Base)
		if g == nil {
			continue
		}
		g.naval = g.naval || u.Kind == units.NAS
		if u.Side == side {
			g.own += u.Thirds
			g.ownDRM = min(g.ownDRM, u.DRM)
			if s.willStandReady(u) {
				g.ownReady += u.Thirds
			}
		} else {
			g.foe += u.Thirds
			g.foeDRM = min(g.foeDRM, u.DRM)
			if !u.Inverted {
				g.foeReady += u.Thirds
			}
		}
	}
	for _, z := range s.Prizes {
		if g := s.groundAt(z.Space); g != nil {
			if z.Side == side {
				g.prize += float64(z.Points)
			} else {
				g.stake += float64(z.Points)
			}
		}
	}
	for len(s.danger) < len(s.Bases) {
		s.danger = append(s.danger, nil)
	}
	for i := range s.danger {
		s.danger[i] = s.danger[i][:0]
	}
}

// willStandReady tells whether an own unit will be face up when the enemy moves: all that lie turned over in their own
// player turn are turned up at its end.
func (s *airSight) willStandReady(u *awaw.GlanceUnit) bool {
	return !u.Inverted || s.Phasing == s.side
}

// groundAt gives what stands at a space; nil if nothing can.
func (s *airSight) groundAt(space int) *ground {
	if space < 0 || space >= len(s.base) || s.base[space] == 0 {
		return nil
	}
	return &s.ground[s.base[space]-1]
}

// baseAt gives a base; nil if there is none.
func (s *airSight) baseAt(space int) *awaw.GlanceBase {
	if space < 0 || space >= len(s.base) || s.base[space] == 0 {
		return nil
	}
	return &s.Bases[s.base[space]-1]
}

// unit finds a counter; nil if it is not in play.
func (s *airSight) unit(r engine.Ref) *awaw.GlanceUnit {
	for i := range s.Units {
		if s.Units[i].Counter == r.Index() {
			return &s.Units[i]
		}
	}
	return nil
}

// menace fills in what of the enemy may come to each own base in his next player turn, from where it is or after a
// change of base.
func (s *airSight) menace() {
	for i := range s.Bases {
		g := &s.ground[i]
		if s.Bases[i].Owner != s.side || g.own == 0 && g.stake == 0 && s.Bases[i].Free <= 0 {
			continue
		}
		g.reach, g.reachDRM = 0, noDRM
		at := s.Bases[i].Space
		for k := range s.Units {
			u := &s.Units[k]
			if u.Side == s.side || !u.Fights {
				continue
			}
			if s.comes(u, at) {
				g.reach += u.Thirds
				g.reachDRM = min(g.reachDRM, u.DRM)
			}
		}
	}
}

// comes tells whether a unit could fly to a space from where it is, or from a base it could move to first.
func (s *airSight) comes(u *awaw.GlanceUnit, at int) bool {
	if b := s.baseAt(u.Base); b != nil && b.Open && s.pos.FlightHexes(u.Base, at) <= u.Range {
		return true
	}
	if s.pos.FlightHexes(u.Base, at) > u.Range+u.Staging {
		return false
	}
	for i := range s.Bases {
		b := &s.Bases[i]
		if b.Owner == u.Side && b.Open && b.Free >= 3 && s.pos.FlightHexes(b.Space, at) <= u.Range && s.pos.FlightHexes(u.Base, b.Space) <= u.Staging {
			return true
		}
	}
	return false
}
