package table

import (
	"slices"

	"awaw/engine"
)

// This file tells how a game stands: points, lead, and which lead comes to what, seen from one side.

// Standing is how a game of two sides stands, seen from one of them.
type Standing struct {
	Side, Other engine.Side
	Own, Theirs int
	Steps       []StandingStep // the best for this side first; empty where no lead decides
	Goal        int            // the least lead with which this side wins
	Reachable   bool           // there is such a lead
}

// StandingStep is a result as this side sees it: what its lead comes to.
type StandingStep struct {
	From   int // the least own lead; engine.LeastLead in the last
	Result engine.Result
}

// Lead is how many points the side is ahead, negative behind.
func (s Standing) Lead() int { return s.Own - s.Theirs }

// Ends are the leads at which another result begins, the least first.
func (s Standing) Ends() (out []int) {
	for _, x := range s.Steps {
		if x.From != engine.LeastLead {
			out = append(out, x.From)
		}
	}
	slices.Reverse(out)
	return out
}

// StandingOf is how the game on the table stands for a side; ok is false where no points are counted between two sides.
func (m *Surface) StandingOf(side engine.Side) (s Standing, ok bool) {
	v := &m.Sight.View
	if len(v.Sides) != 2 || side < 1 || side > 2 {
		return s, false
	}
	s.Side, s.Other = side, 3-side
	found := 0
	for _, t := range v.Tallies {
		if t.Kind != "points" {
			continue
		}
		found++
		if t.Side == side {
			s.Own = t.N
		} else {
			s.Theirs = t.N
		}
	}
	s.Steps = stepsFor(side, v.Results)
	for _, x := range s.Steps {
		if x.Result.Winner != side {
			break
		}
		s.Goal, s.Reachable = x.From, x.From != engine.LeastLead
	}
	return s, found == 2
}

// stepsFor turns results, which are told by the first side's lead, to a side.
func stepsFor(side engine.Side, results []engine.Result) []StandingStep {
	out := make([]StandingStep, 0, len(results))
	if side == 1 {
		for _, r := range results {
			out = append(out, StandingStep{r.From, r})
		}
		return out
	}
	for i := len(results) - 1; i >= 0; i-- {
		from := engine.LeastLead
		if i > 0 {
			from = 1 - results[i-1].From // one less than what the result before begins with
		}
		out = append(out, StandingStep{from, results[i]})
	}
	return out
}

// TheSide names a side as it stands in a sentence: "the Axis", "Japan".
func (m *Surface) TheSide(s engine.Side) string {
	v := m.Sight.SideView(s)
	if word := m.Catalog["name.the."+v.ID]; word != "" {
		return word
	}
	return m.Word(v.Name)
}

// LeadWord words a lead: "+9", "−4", "level".
func (m *Surface) LeadWord(n int) string {
	switch {
	case n > 0:
		return m.Say("score.ahead", n)
	case n < 0:
		return m.Say("score.behind", -n)
	}
	return m.Say("score.level")
}

// GoalWord words what the side still has to reach: "wins at 36", or what lead it has to keep the other from.
func (m *Surface) GoalWord(s Standing) string {
	switch {
	case !s.Reachable:
		return ""
	case s.Goal > 0:
		return m.Say("score.wins", s.Goal)
	case s.Goal == 0:
		return m.Say("score.level.wins")
	}
	return m.Say("score.keep", 1-s.Goal)
}
