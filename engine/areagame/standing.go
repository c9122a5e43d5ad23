package areagame

import "awaw/engine"

// This file tells what such a game is played for: works, and what so many of them come to.

// Prize is how that is worded.
type Prize struct {
	Place engine.Text    // one of the works
	Tally engine.Text    // all of a side's
	When  [2]engine.Text // the first side wins, the second
	Won   [2]engine.Text // what its victory is called
}

// Standing fills in points, what earns them, and what they come to.
func (s *State[K]) Standing(v *engine.View, z *Prize) {
	total := 0
	for side := engine.Side(1); side <= Axis; side++ {
		n := s.Held(side)
		total += n
		v.Tallies = append(v.Tallies, engine.Tally{Side: side, Kind: "points", Name: z.Tally, N: n})
	}
	for at := range s.In.Area.Len() {
		if !s.In.Works.Has(at) || s.Owner[at] == Nobody {
			continue
		}
		for side := engine.Side(1); side <= Axis; side++ {
			v.Stakes = append(v.Stakes, engine.Stake{Side: side, Points: 1, When: engine.StakeEnd, At: engine.SpaceRef(at), Text: z.Place})
		}
	}
	first := total - 2*s.In.Wins + 2 // of the first side, whose lead falls by two with every place that changes hands
	held := s.Held(Axis)
	v.Results = []engine.Result{
		{When: z.When[0], From: first, Name: z.Won[0], Winner: Foe(Axis), Now: held < s.In.Wins},
		{When: z.When[1], From: engine.LeastLead, Name: z.Won[1], Winner: Axis, Now: held >= s.In.Wins},
	}
}
