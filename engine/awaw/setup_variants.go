// What kind of game a scenario opens: a Global War (18.141), the classic game (19.31A). Set-up refuses what it rules out.

package awaw

import (
	"fmt"

	"awaw/units"
)

// variants checks the forces and airbases a scenario names against the kind of game it is.
func (s *setup) variants() {
	if s.sc.Scenario.GlobalWar {
		s.globalWar()
	}
	if s.opt.classic {
		s.classic()
	}
}

// globalWar holds each nation to the airbases it may open with on this board (18.141).
func (s *setup) globalWar() {
	down := make([]int, len(s.units.Nations))
	for k, b := range s.sc.Airbase {
		n, ok := s.units.Nation(b.Nation)
		if !ok {
			continue
		}
		down[n]++
		if limit := s.units.Info(n).OpeningAirbases(s.theatre); down[n] > limit {
			s.fault(entry("airbase", k, "nation"), b.Nation,
				fmt.Sprintf("at most %d of its airbases down as a Global War opens (18.141)", limit), "remove one, or global_war")
		}
	}
}

// classic refuses units of types their nation lacks in the classic game (19.31A).
func (s *setup) classic() {
	for k, a := range s.sc.Air {
		s.inClassic(entry("air", k, "type"), a.Nation, a.Type)
	}
	for k, x := range s.sc.Pool {
		s.inClassic(entry("pool", k, "type"), x.Nation, x.Type)
	}
	for k, x := range s.sc.Reinforcement {
		s.inClassic(entry("reinforcement", k, "type"), x.Nation, x.Type)
	}
}

func (s *setup) inClassic(key, name, code string) {
	n, known := s.units.Nation(name)
	kind, ok := units.ParseType(code)
	if known && ok && s.units.Info(n).NotClassic[kind] {
		s.fault(key, code, "a type "+name+" has in the classic game (19.31A)", "remove it, or the option classic")
	}
}
