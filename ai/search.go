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
	answer int     // the manner half of all trials have the other side answer by; -1 for any, as in the rest
	drill  bool    // it goes by what came of games: ways are compared only as long as it is open which is best, samples are twins
	storms bool    // plans that no manner would make are tried
	trust  bool    // the first way is one the mind believes in
	serves bool    // what is asked can serve an objective
	ahead  float64 // by how much the way taken did better than the next
	common float64 // mean square of what a sample of a way lies off its mean, all ways together
}

// way is one way to go on, and how it did.
type way struct {
	moves  []engine.Command
	manner int
	aim    engine.Ref // what the rest of the player turn is for, as far as the mind has no opinion
	object engine.Ref // the objective of the whole player turn, by which the mind goes
	got    []float64  // by sample, what it is worth without its luck
	came   []float64  // by sample, what it came to
	luck   [][]Stroke // and how its dice fell
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
	luck        []Stroke
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
	d := Decision{Commands: s.own(w.moves), Nodes: s.nodes, Cut: s.cut, Objective: s.watch.Objective}
	if s.serves {
		d.Objective = w.object
	}
	veiled := d.explain(mind, s.p, s.side)
	if w.object != engine.NoRef && !veiled {
		d.Intent = engine.Say("ai.meant.objective", w.object)
		d.Meant = slices.Insert(d.Meant, 0, d.Intent)
	}
	if n := s.tried(); n > 1 && len(w.got) > 0 && !veiled {
		d.Ways, d.Ahead = n, s.ahead
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
