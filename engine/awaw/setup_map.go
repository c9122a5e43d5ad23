// Setup of the map: which part of it is in play, who holds what, and where there is something to base on.

package awaw

import (
	"slices"
	"sync/atomic"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/units"
)

// fence takes what lies beyond the scenario's area out of play: everything outside the rectangle its two hexes span.
// Boxes beside the map stay only if the whole map is in play.
func (s *setup) fence() {
	area := s.sc.Scenario.Area
	if len(area) == 0 {
		return
	}
	var corner [2]int
	for k := range corner {
		if k < len(area) {
			corner[k] = s.board.Find(area[k])
		}
		if len(area) != 2 || corner[k] == none || s.board.Space(corner[k]).Box {
			s.fault("scenario.area", "area", "two hexes of map "+s.board.ID()+", the corners of the part in play", "name two, or leave the key out")
			return
		}
	}
	a, b := s.board.Space(corner[0]).Hex, s.board.Space(corner[1]).Hex
	west, east := min(2*a.Q+a.R, 2*b.Q+b.R), max(2*a.Q+a.R, 2*b.Q+b.R)
	north, south := min(a.R, b.R), max(a.R, b.R)
	s.outside = make([]bool, s.board.Len())
	for i := range s.outside {
		x := s.board.Space(i)
		at := 2*x.Hex.Q + x.Hex.R
		if s.isStrategicBox(i) && len(s.sc.Target) != 0 {
			continue // a strategic warfare box lies none: its bombers fly from the bases of a front
		}
		s.outside[i] = x.Box || x.Hex.R < north || x.Hex.R > south || at < west || at > east
	}
}

func (s *setup) holders() {
	s.sc.neutrals = map[string]bool{}
	holder := map[string]engine.Side{}
	for _, country := range sortedKeys(s.sc.Countries) {
		who := s.sc.Countries[country]
		if !slices.ContainsFunc(s.board.Countries(), func(c hexmap.Country) bool { return c.ID == country }) {
			s.fault("countries", country, "a country of map "+s.board.ID(), "use the id the map gives the country")
		}
		switch who {
		case "neutral":
			s.sc.neutrals[country] = true
		case "none":
		default:
			holder[country] = s.side("countries."+country, who)
		}
	}
	s.p.control = make([]engine.Side, s.board.Len())
	holding, dated := s.holding()
	for i := range s.p.control {
		country := s.board.Space(i).Country
		if dated {
			country = holding.Holder(i)
		}
		s.p.control[i] = holder[country]
	}
	for k, c := range s.sc.Control {
		if i, ok := s.place(entry("control", k, "place"), c.Place); ok {
			if c.Side == "none" {
				s.p.control[i] = engine.NoSide
			} else {
				s.p.control[i] = s.side(entry("control", k, "side"), c.Side)
			}
		}
	}
	s.fence()
	for i := range s.board.Len() {
		x := s.board.Space(i)
		s.each = append(s.each, int16(s.units.FacilityOn(units.Ground{Theatre: s.theatre, Terrain: x.Terrain.String(), Island: x.Island})))
		if !s.inPlay(i) {
			s.p.control[i] = engine.NoSide
			continue
		}
		if x.Cities > 0 || x.Port || x.Island || x.Box {
			s.places = append(s.places, int16(i))
		}
		if x.Box {
			s.boxes = append(s.boxes, int16(i))
		} else if !x.Sea || x.Island {
			s.sites = append(s.sites, int16(i))
		}
	}
}

func (s *setup) survey() {
	s.fillRanges()
	s.meetHosts()
	limit := uint8(0)
	for _, r := range s.ranges {
		limit = max(limit, r[1])
	}
	s.farthest = int(min(limit, farthestWay))
	s.rows = make([]atomic.Pointer[[]uint8], s.board.Len())
	s.seas = make([]atomic.Pointer[[]voyage], s.board.Len())
}

// farthestWay is the longest way air can be asked to fly: that of strategic bombers with all their range (17.72).
const farthestWay = 24
