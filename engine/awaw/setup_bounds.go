// The bounds of a scenario's numbers: what a counter, a pool and a score can hold, with a fault for what does not fit.

package awaw

import "fmt"

// The most a scenario may ask for; more would be lost where these numbers are kept.
const (
	mostPool     = 1000 // factors of a type in a force pool, air factors redeployed a phase
	mostBRP      = 100  // BRPs a turn, victory points for an objective
	mostResearch = 20   // research results of a kind
	mostTurns    = 200
	mostSailing  = 100       // hexes a force sails or comes to meet another
	mostWinter   = 20        // of a winter result
	lastMonth    = "1945-09" // of the war
)

// bounds checks every number of the scenario that is kept in fewer bits than it is written with.
func (s *setup) bounds() {
	turns := s.sc.Scenario.Turns
	for k, x := range s.sc.Reinforcement {
		most := counterLimit
		if x.Pool || x.Withdraw {
			most = mostPool
		}
		s.within("reinforcement", k, "n", x.N, 1, most)
	}
	for k, x := range s.sc.Pool {
		s.within("pool", k, "n", x.N, 0, mostPool)
	}
	for k, x := range s.sc.Redeploy {
		s.within("redeploy", k, "factors", x.Factors, 0, mostPool)
	}
	for k, x := range s.sc.Production {
		for _, n := range x.BRP {
			s.within("production", k, "brp", n, 0, mostBRP)
		}
	}
	for k, x := range s.sc.Research {
		for _, r := range []struct {
			key string
			n   int
		}{{"air_range", x.AirRange}, {"jets", x.Jets}, {"radar", x.Radar}, {"airbases", x.Airbases}} {
			s.within("research", k, r.key, r.n, 0, mostResearch)
		}
		s.within("research", k, "air_drm", x.AirDRM, -mostResearch, mostResearch)
	}
	for k, x := range s.sc.Capture {
		s.within("capture", k, "turn", x.Turn, 1, turns)
	}
	for k, x := range s.sc.Activation {
		s.within("activation", k, "turn", x.Turn, 1, turns)
	}
	for k, x := range s.sc.Victory.Objective {
		s.within("victory.objective", k, "points", x.Points, 0, mostBRP)
	}
	for k, x := range s.sc.Winter {
		s.within("winter", k, "result", x.Result, 0, mostWinter)
	}
	for k, x := range s.sc.Supply {
		s.spell("supply", k, x.From, x.To)
	}
	for k, x := range s.sc.Oil {
		s.spell("oil", k, x.From, x.To)
	}
	for k, x := range s.sc.Offensive {
		for _, n := range x.Turns {
			s.within("offensive", k, "turns", n, 1, turns)
		}
	}
	if n := s.sc.Victory.Kill; n < 0 || n > 20 {
		s.fault("victory.kill", fmt.Sprint(n), "0 to 20 points", "correct the number")
	}
}

// spell checks the turns from which and to which something lasts; 0 is from the start, or to the end.
func (s *setup) spell(list string, k, from, to int) {
	turns := s.sc.Scenario.Turns
	s.within(list, k, "from_turn", from, 0, turns)
	if to != 0 {
		s.within(list, k, "to_turn", to, min(max(1, from), turns), turns)
	}
}

func (s *setup) within(list string, k int, key string, n, least, most int) {
	if n < least || n > most {
		s.fault(entry(list, k, key), "", fmt.Sprintf("%d to %d, not %d", least, most, n), "correct the number")
	}
}
