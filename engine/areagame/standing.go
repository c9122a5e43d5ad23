package areagame

import (
	"cmp"
	"slices"

	"awaw/engine"
)

// This file tells what such a game is played for: works, and what so many of them come to.

// Prize is how that is worded.
type Prize struct {
	Place engine.Text    // one of the works
	Tally engine.Text    // all of a side's
	When  [2]engine.Text // the first side wins, the second
	Won   [2]engine.Text // what its victory is called
	Bombs bool           // fall on incomes, and count
}

// counted lists the land that counts for whoever holds it, what counts most first: works alone, or all that is worth something where points are counted.
func (s *State[K]) counted() (out []int) {
	for at := range s.In.Area.Len() {
		if s.Owner[at] != Nobody && (s.In.Works.Has(at) || s.In.Deeds) && s.In.Worth(at) > 0 {
			out = append(out, at)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(s.In.Worth(b), s.In.Worth(a)) })
	return out
}

// Standing fills in points, what earns them, and what they come to.
func (s *State[K]) Standing(v *engine.View, z *Prize) {
	tally, when, first := z.Tally, z.When, 1-s.In.Lead
	if s.In.Deeds {
		tally = engine.Say("areagame.points")
		when = [2]engine.Text{engine.Say("areagame.result.under", engine.Signed(s.In.Lead)), engine.Say("areagame.result.from", engine.Signed(s.In.Lead))}
		v.Scoring = []engine.Text{engine.Say("areagame.scoring")}
		if z.Bombs {
			v.Scoring = []engine.Text{engine.Say("areagame.scoring.bombs")}
		}
	} else { // the lead of the first side falls by two with every place that changes hands
		first = s.Held(Axis) + s.Held(Foe(Axis)) - 2*s.In.Wins + 2
	}
	for side := engine.Side(1); side <= Axis; side++ {
		v.Tallies = append(v.Tallies, engine.Tally{Side: side, Kind: "points", Name: tally, N: s.Points(side)})
	}
	for _, at := range s.counted() {
		place := z.Place
		if s.In.Deeds { // other land counts too
			place = engine.Say("areagame.stake", engine.SpaceRef(at))
		}
		for side := engine.Side(1); side <= Axis; side++ {
			v.Stakes = append(v.Stakes, engine.Stake{Side: side, Points: s.In.Worth(at), When: engine.StakeEnd, At: engine.SpaceRef(at), Text: place})
		}
	}
	v.Results = []engine.Result{
		{When: when[0], From: first, Name: z.Won[0], Winner: Foe(Axis), Now: !s.ahead()},
		{When: when[1], From: engine.LeastLead, Name: z.Won[1], Winner: Axis, Now: s.ahead()},
	}
}
