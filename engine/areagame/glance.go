package areagame

import "awaw/engine"

// This file is what opponents see of such a game at a glance.

// Par is the lead that the second side needs at the end; false where works are counted instead.
func (s *State[K]) Par() (lead int, known bool) { return s.In.Lead, s.In.Deeds }

// Strength is what the units of a side, those bought and what is left to spend have cost.
func (s *State[K]) Strength(side engine.Side) int {
	n := 0
	for i := range s.In.Powers {
		if s.Side(i) == side {
			n += int(s.Money[i])
		}
	}
	if s.Side(s.Now) == side {
		n += s.costs(s.Bought)
	}
	for at := range s.In.Area.Len() {
		n += s.costs(s.Here(at, side))
	}
	return n
}

func (s *State[K]) costs(c Cell[K]) int {
	n := 0
	for k, m := range c {
		n += int(m) * s.In.Cost[k]
	}
	return n
}

// Unplaced is how many units have been bought that stand nowhere yet, and what they cost.
func (s *State[K]) Unplaced() (units, worth int) { return s.Bought.Total(), s.costs(s.Bought) }

// Togo is how many rounds are still to be played, with the part of the present one.
func (s *State[K]) Togo() float64 {
	return float64(s.In.Rounds-s.Round+1) - float64(s.Now)/float64(len(s.In.Powers))
}

// Turns is how many player turns are over.
func (s *State[K]) Turns() int { return s.Round*len(s.In.Powers) + s.Now }
