package ai

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file lists the ways a decision compares.

// mostSingles is how few commands a step may offer for each to be tried by itself.
const mostSingles = 10

// leastWays is how many ways are tried however dear a try is.
const leastWays = 3

// most is how many ways of each kind are tried: whole missions, commands nobody knows, and places these are massed on.
type most struct{ plans, strange, masses int }

var (
	mostWide   = most{10, 16, 8}
	mostNarrow = most{5, 3, 2}
)

// list gathers the ways: the mind's own first, then what it has no opinion on, then for those who look further its other
// manners, whole missions and single commands.
func (s *search) list(mind Mind) {
	idle := s.believe(mind)
	places := s.campaign(mind)
	if m := mind.Moves(s.p, s.side, s.belief, nil); len(m) > 0 {
		s.add(m, s.belief)
	}
	var strange []engine.Command
	for _, c := range s.legal {
		if !mind.Knows(c) {
			strange = append(strange, c)
		}
	}
	if s.trust = len(s.ways) > 0; !s.trust {
		s.add([]engine.Command{s.onward()}, s.belief)
	}
	s.rest(mind)
	s.learned()
	if s.t.level.wide {
		s.wider(mind, idle, places)
	}
	limit := mostNarrow
	if s.t.level.wide {
		limit = mostWide
	}
	if planner, ok := s.p.(engine.Planner); ok && (s.t.level.wide || len(strange) > 0) {
		for _, plan := range spread(planner.Plans(s.side), limit.plans) {
			if len(plan.Commands) > 0 && (s.t.level.wide || !mind.Knows(plan.Commands[0])) {
				s.add(plan.Commands, s.belief)
			}
		}
	}
	s.masses(mind, strange, limit.masses)
	for _, c := range spread(strange, limit.strange) {
		s.add([]engine.Command{c}, s.belief)
	}
}

// wider adds what those try who look further: to do nothing more in a step, the mind's other plans and manners, plans for one place, and single commands
// where there are few.
func (s *search) wider(mind Mind, idle bool, places []engine.Ref) {
	if s.trust && idle { // manners find something to do wherever they can, and it need not be for the better
		s.add([]engine.Command{s.onward()}, s.belief)
	}
	if x, ok := mind.(Proposer); ok {
		for _, m := range x.Others(s.p, s.side) {
			s.add(m, s.belief)
		}
	}
	for k := s.first; k < mind.Manners(); k++ {
		if m := mind.Moves(s.p, s.side, k, nil); len(m) > 0 {
			s.add(m, k)
		}
	}
	for _, to := range places {
		s.toward(mind.(Campaigner), to)
	}
	if x, ok := mind.(Stormer); ok && s.storms {
		for _, m := range x.Storms(s.p, s.side) {
			s.add(m, s.belief)
		}
	}
	if len(s.legal) <= mostSingles {
		for _, c := range s.legal {
			if !mind.Folly(s.p, s.side, c) {
				s.add([]engine.Command{c}, s.belief)
			}
		}
	}
}

// campaign gives the places the player turn may be led to, and takes in as the first way to go on toward the one the side goes for: it gives way only to
// one that is found better by more than what may be luck.
func (s *search) campaign(mind Mind) []engine.Ref {
	x, ok := mind.(Campaigner)
	if !ok || !s.drill || !s.t.level.wide {
		return nil
	}
	places := x.Objectives(s.p, s.side, math.MaxInt)
	s.serves = len(places) > 0
	if slices.Contains(places, s.watch.Objective) {
		s.toward(x, s.watch.Objective)
	}
	return places[:min(mostObjectives, len(places))]
}

// toward takes in the way that leads to a place.
func (s *search) toward(x Campaigner, to engine.Ref) {
	if m := x.Toward(s.p, s.side, s.belief, to, nil); len(m) > 0 {
		s.take(&way{moves: m, manner: s.belief, object: to})
	}
}

// believe fills in which manner is believed in, and tells whether to do nothing more in a step is tried beside all plans.
func (s *search) believe(mind Mind) (idle bool) {
	s.belief = s.t.belief(mind, s.p, s.side)
	s.first = min(s.t.level.first, mind.Manners()-1)
	s.turns = s.t.level.turns
	s.storms = s.t.level.storms
	s.answer = -1
	x, ok := mind.(Drilled)
	if !ok || !s.t.level.drilled {
		return s.t.level.learnt
	}
	s.drill, s.first = true, 0
	d, ok := x.Doctrine(s.p, s.side)
	if ok {
		s.belief = d.Manner
	}
	s.storms = s.storms || d.Storms
	if e, known := x.Doctrine(s.p, 3-s.side); known && d.Answers {
		s.answer = e.Manner
	}
	return s.t.level.learnt || d.Idle
}

// rest adds to do nothing more in the step at hand, where the mind has a plan that goes by rules of thumb. What leaving a place costs shows in
// the enemy's next player turn.
func (s *search) rest(mind Mind) {
	x, ok := mind.(Rester)
	if !ok || !s.trust || s.t.level.hasty {
		return
	}
	if c, ok := x.Rest(s.p, s.side); ok {
		s.add([]engine.Command{c}, s.belief)
		s.turns = max(1, s.turns)
	}
}

// onward is the command that moves the game on, or the last there is.
func (s *search) onward() engine.Command { return onward(s.p, s.legal) }

func onward(p engine.Position, legal []engine.Command) engine.Command {
	if c, ok := mainOf(p, legal); ok {
		return c
	}
	return legal[len(legal)-1]
}

// mainOf is the command that moves the game on, if the position names one.
func mainOf(p engine.Position, legal []engine.Command) (engine.Command, bool) {
	if tell, ok := p.(engine.Teller); ok {
		for _, c := range slices.Backward(legal) {
			if tell.Tell(c).Main {
				return c, true
			}
		}
	}
	return engine.Command{}, false
}

// mostObjectives is how many objectives a player turn is planned for.
const mostObjectives = 4

// add takes a way in unless it is there already.
func (s *search) add(moves []engine.Command, manner int) { s.addFor(engine.NoRef, moves, manner) }

// addFor takes a way in that is meant to lead to something at a place.
func (s *search) addFor(aim engine.Ref, moves []engine.Command, manner int) {
	s.take(&way{moves: moves, manner: manner, aim: aim})
}

// take takes a way in unless it is there already, or cannot be begun.
func (s *search) take(x *way) {
	if !engine.Takes(s.p, s.legal, x.moves[0]) {
		return
	}
	for _, w := range s.ways {
		if !slices.Equal(w.moves, x.moves) {
			continue
		}
		if w.aim == x.aim && w.object == x.object {
			return
		}
		x.games, x.won = w.games, w.won // whatever it is for, the book knows it
	}
	x.moves = slices.Clone(x.moves)
	s.ways = append(s.ways, x)
}
