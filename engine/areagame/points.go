package areagame

import "awaw/engine"

// This file counts what is played for: works held, or where a scenario counts deeds the value of land and what was destroyed.

// Ruin counts lost units of a power for the other side.
func (s *State[K]) Ruin(power int, k K, n int) {
	s.Destroy(Foe(s.Side(power)), n*s.In.Cost[k])
}

// Price is what lost units are to the other side in points.
func (s *State[K]) Price(lost Cell[K]) int {
	if !s.In.Deeds {
		return 0
	}
	return s.costs(lost)
}

// Spoils are the points that land brings a power of the other side that takes it, and costs its owner.
func (s *State[K]) Spoils(at int) [2]int {
	n := s.In.Worth(at)
	if !s.In.Deeds && !s.In.Works.Has(at) {
		n = 0
	}
	return [2]int{n, -n}
}

// Destroy counts what a side has destroyed.
func (s *State[K]) Destroy(by engine.Side, worth int) { s.Deeds[by-1] += worth }

// Counted adds what a position writes down of it to its numbers: nothing where it is not counted.
func (s *State[K]) Counted(out []any) []any {
	if s.In.Deeds {
		out = append(out, &s.Deeds[0], &s.Deeds[1])
	}
	return out
}

// Points are those of a side.
func (s *State[K]) Points(side engine.Side) int {
	if !s.In.Deeds {
		return s.Held(side)
	}
	n := s.Deeds[side-1]
	for at := range s.In.Area.Len() {
		if o := s.Owner[at]; o != Nobody && s.Side(int(o)) == side {
			n += s.In.Value[at]
		}
	}
	return n
}

// Worth is how many points works are.
func (w *World) Worth(at int) int {
	if w.Deeds {
		return w.Value[at]
	}
	return 1
}

// ahead tells whether the second side has what it needs.
func (s *State[K]) ahead() bool {
	if s.In.Deeds {
		return s.Points(Axis)-s.Points(Foe(Axis)) >= s.In.Lead
	}
	return s.Held(Axis) >= s.In.Wins
}

// Outcome: after the last round the second side wins if it has what it needs, else the first. held is the key that words it by works.
func (s *State[K]) Outcome(held string) engine.Outcome {
	out := engine.Outcome{Over: s.Over()}
	for side := engine.Side(1); side <= Axis; side++ {
		out.Score = append(out.Score, engine.Score{Side: side, Points: s.Points(side)})
	}
	if !out.Over {
		return out
	}
	if out.Winner = Foe(Axis); s.ahead() {
		out.Winner = Axis
	}
	second, n := engine.NewRef(engine.KindSide, int(Axis)), s.Points(Axis)
	switch {
	case !s.In.Deeds:
		out.Why = engine.Say(held, out.Winner, second, n, s.In.Wins)
	case s.In.Lead > 0:
		out.Why = engine.Say("areagame.won.lead", out.Winner, second, n, s.Points(Foe(Axis)), s.In.Lead)
	default:
		out.Why = engine.Say("areagame.won.behind", out.Winner, second, n, s.Points(Foe(Axis)), -s.In.Lead)
	}
	return out
}

// Goal words what a side needs by points when the game ends.
func (s *State[K]) Goal(side engine.Side) engine.Text {
	need := s.In.Lead
	if side != Axis {
		need = 1 - need
	}
	switch {
	case need > 0:
		return engine.Say("areagame.brief.lead", need, s.In.Rounds)
	case need < 0:
		return engine.Say("areagame.brief.behind", -need, s.In.Rounds)
	}
	return engine.Say("areagame.brief.level", s.In.Rounds)
}
