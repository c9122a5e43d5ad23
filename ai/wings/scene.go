package wings

import "awaw/engine/diplomacy"

// This file lays a position out to be thought about: who stands where, and who could come where.

// powers is the length of tables by power; 0 is nobody.
const powers = diplomacy.PowerCount + 1

// none is the number of no unit.
const none = -1

// scene is a position laid out.
type scene struct {
	*ground
	rules diplomacy.Rules
	at    *diplomacy.Position

	top   [diplomacy.Provinces]int16 // the army or fleet in a province
	wing  [diplomacy.Provinces]int16
	near  [powers][diplomacy.Provinces]uint8 // how many armies and fleets of a power could come into a province
	air   [powers][diplomacy.Provinces]uint8 // how many of its wings have it in range
	holds [powers]int                        // centres
}

// lay lays a position out.
func (s *scene) lay(g *ground, r diplomacy.Rules, p *diplomacy.Position) {
	s.ground, s.rules, s.at = g, r, p
	s.near, s.air, s.holds = [powers][diplomacy.Provinces]uint8{}, [powers][diplomacy.Provinces]uint8{}, [powers]int{}
	for q := range s.top {
		s.top[q], s.wing[q] = none, none
	}
	for i, u := range p.Units {
		at := g.of[u.At]
		if u.Kind == diplomacy.Wing {
			s.wing[at] = int16(i)
			for _, q := range g.flies[at] {
				s.air[u.Power][q]++
			}
			continue
		}
		s.top[at] = int16(i)
		for _, q := range g.reach(u) {
			s.near[u.Power][q]++
		}
	}
	for _, q := range g.centres {
		s.holds[p.Owner[q]]++
	}
}

// owner gives the power whose army or fleet is in a province; nobody if none is.
func (s *scene) stands(q diplomacy.Place) diplomacy.Power {
	if i := s.top[q]; i >= 0 {
		return s.at.Units[i].Power
	}
	return diplomacy.Nobody
}

// rivalry is the greatest strength that another power could bring into a province or has in it, wings left out.
func (s *scene) rivalry(own diplomacy.Power, q diplomacy.Place) int {
	most := 0
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		if p == own {
			continue
		}
		n := int(s.near[p][q])
		if s.stands(q) == p {
			n++
		}
		most = max(most, n)
	}
	return most
}

// rivalWings counts the wings of other powers that have a province in range.
func (s *scene) rivalWings(own diplomacy.Power, q diplomacy.Place) int {
	n := 0
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		if p != own {
			n += int(s.air[p][q])
		}
	}
	return n
}

// order is an order of unit number i that says only what it does.
func (s *scene) order(i int, do diplomacy.Verb) diplomacy.Order {
	u := s.at.Units[i]
	o := diplomacy.NoOrder
	o.Power, o.Kind, o.At, o.Do = u.Power, u.Kind, u.At, do
	return o
}
