// Search: some ways to go on are tried out on copies of the position, with dice of the player's own and enemy answers
// drawn from what is known to be playable; the way that does best is taken.

package ai

import (
	"fmt"
	"math"
	"slices"
	"time"

	"awaw/engine"
)

// Fault is a defect of the program that one of several workers met while it tried a way.
type Fault struct {
	What  any
	Stack []byte // of that worker
}

// Error words what the worker met.
func (f *Fault) Error() string { return fmt.Sprint(f.What) }

// search is one decision.
type search struct {
	t      *thinker
	p      engine.Position
	side   engine.Side
	watch  Watch
	legal  []engine.Command
	seed   engine.Seed
	start  int // clock of the position
	turns  int // how many player turns a trial leads beyond the present one
	ways   []*way
	nodes  int
	until  time.Time
	cut    bool
	belief int     // the manner the level believes in
	first  int     // the first one it has learned
	drill  bool    // it goes by what came of games: ways are compared only as long as it is open which is best, samples are twins
	storms bool    // plans that no manner would make are tried
	trust  bool    // the first way is one the mind believes in
	ahead  float64 // by how much the way taken did better than the next
	common float64 // mean square of what a sample of a way lies off its mean, all ways together
}

// way is one way to go on, and how it did.
type way struct {
	moves  []engine.Command
	manner int
	aim    engine.Ref // what the rest of the player turn is for, as far as the mind has no opinion
	object engine.Ref // the objective of the whole player turn, by which the mind goes
	got    []float64  // by sample
	games  int        // of the book, that this was played on in; 0 for a way that does not stand there
	won    float64    // the share of them that was won
}

func (w *way) mean() float64 {
	sum := 0.0
	for _, v := range w.got {
		sum += v
	}
	return sum / float64(max(1, len(w.got)))
}

// try is one sample of one way.
type try struct {
	way, sample int
	worth       float64
	nodes       int
}

// decide lists the ways, tries them if there are several, and gives the best.
func (s *search) decide() Decision {
	mind := s.t.minds[0]
	s.start = mind.Clock(s.p)
	if s.t.o.Time > 0 {
		s.until = time.Now().Add(s.t.o.Time)
	}
	s.list(mind)
	best := 0
	switch {
	case s.t.level.hasty:
		s.seed = s.t.seed(s.p, s.side)
		best = s.hasty(mind)
	case len(s.ways) > 1:
		s.seed = s.t.seed(s.p, s.side)
		best = s.compare()
	}
	w := s.ways[best]
	d := Decision{Commands: s.own(w.moves), Nodes: s.nodes, Cut: s.cut}
	veiled := d.explain(mind, s.p, s.side)
	if w.object != engine.NoRef && !veiled {
		d.Meant = slices.Insert(d.Meant, 0, engine.Say("ai.meant.objective", w.object))
	}
	if len(w.got) > 0 && !veiled {
		d.Ways, d.Ahead = s.tried(), s.ahead
		d.Expected = append(d.Expected, engine.Say("ai.expected.lead", d.Ways, engine.Signed(int(math.Round(w.mean())))))
		if w.games > 0 {
			d.Expected = append(d.Expected, engine.Say("ai.expected.opening", w.games, int(math.Round(100*w.won))))
		}
	}
	return d
}

// tried counts the ways that were tried.
func (s *search) tried() (n int) {
	for _, w := range s.ways {
		if len(w.got) > 0 {
			n++
		}
	}
	return n
}

// explain adds what the mind says of the commands, and tells whether the other side cannot know what else could be done: how many ways
// were tried and what they were found to be worth hang on that, and are not told then.
func (d *Decision) explain(mind Mind, p engine.Position, side engine.Side) (veiled bool) {
	d.Meant, d.Expected = mind.Intent(p, side, d.Commands)
	v, ok := mind.(Speaker)
	if !ok {
		return false
	}
	d.Said = v.Speak(p, side, d.Commands)
	return v.Veiled(p, side)
}

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
		s.wider(mind, idle)
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
func (s *search) wider(mind Mind, idle bool) {
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
	if x, ok := mind.(Campaigner); ok && s.t.level.campaigns {
		for _, to := range x.Objectives(s.p, s.side, mostObjectives) {
			if m := x.Toward(s.p, s.side, s.belief, to, nil); len(m) > 0 {
				s.take(&way{moves: m, manner: s.belief, object: to})
			}
		}
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

// believe fills in which manner is believed in, and tells whether to do nothing more in a step is tried beside all plans.
func (s *search) believe(mind Mind) (idle bool) {
	s.belief = s.t.belief(mind, s.p, s.side)
	s.first = min(s.t.level.first, mind.Manners()-1)
	s.turns = s.t.level.turns
	s.storms = s.t.level.storms
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
		if w.aim == x.aim && w.object == x.object && slices.Equal(w.moves, x.moves) {
			return
		}
	}
	x.moves = slices.Clone(x.moves)
	s.ways = append(s.ways, x)
}

// own cuts a way down to what the player can give before chance or another side has a word.
func (s *search) own(moves []engine.Command) []engine.Command {
	dice := &rolled{inner: engine.NewKeyed(s.sample(0))}
	p := s.p
	for i, c := range moves {
		if i > 0 && !slices.Contains(p.ToAct(), s.side) {
			return moves[:i]
		}
		next, _, err := p.Apply(c, dice)
		if err != nil {
			return moves[:max(i, 1)]
		}
		if dice.fell {
			return moves[:i+1]
		}
		p = next
	}
	return moves
}

// stopped tells whether the clock has run out or somebody wants the move now.
func (s *search) stopped() bool {
	select {
	case <-s.watch.Stop:
		return true
	default:
	}
	return !s.until.IsZero() && time.Now().After(s.until)
}
