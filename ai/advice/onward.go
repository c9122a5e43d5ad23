package advice

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"math"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"awaw/ai"
	"awaw/engine"
)

// This file plays positions on to their end.

// mostCommands bounds a game that is played on: who leads then is taken for ahead by half.
const mostCommands = 20_000

// quick is how many commands may be tried for a decision of a game that is played on.
const quick = 30

// end is how one game that was played on came out for a side.
type end struct {
	won  float64 // 1 for a victory, 0 for a defeat, between them for what is shared (share)
	lead float64 // of the side in points over the best of the others
	// turn is the lead when the turn that was being played came to its end; own and theirs is what was lost for good until then, in the units
	// printed on counters.
	turn, own, theirs float64
}

// errStuck tells of a game in which nothing that a player decides is accepted.
var errStuck = errors.New("advice: a game that is played on stands still")

// asked is one game to be played on: a position as a side sees it, what is done there first, by whom, and which dice fall.
type asked struct {
	from  engine.Position
	side  engine.Side // whose eyes
	moves []engine.Command
	game  int
}

// desk plays games on. It may be used by one goroutine at a time; its workers are its own.
type desk struct {
	know    ai.Roster
	seed    uint64
	workers int
	stop    <-chan struct{}
	pause   func()
}

// dice are those of a numbered game: the same for every position and every plan, so that all meet the same luck as far as they fight the same fights.
func (d *desk) dice(game int) *engine.Keyed {
	b := binary.BigEndian.AppendUint64([]byte("awaw advice"), d.seed)
	return engine.NewKeyed(sha256.Sum256(binary.BigEndian.AppendUint64(b, uint64(game))))
}

// stopped tells whether nobody waits for an answer any more.
func stopped(stop <-chan struct{}) bool {
	select {
	case <-stop:
		return true
	default:
		return false
	}
}

// play plays games on, several at once, and gives how each came out. What was stopped gives nothing; a defect that a worker meets is passed on as
// an ai.Fault.
func (d *desk) play(list []asked) ([]end, error) {
	out, errs := make([]end, len(list)), make([]error, len(list))
	var next atomic.Int64
	faults := make(chan *ai.Fault, max(1, d.workers))
	work := func() {
		w := worker{desk: d}
		for {
			i := int(next.Add(1)) - 1
			if i >= len(list) || stopped(d.stop) {
				return
			}
			out[i], errs[i] = w.play(list[i])
			if d.pause != nil {
				d.pause()
			}
		}
	}
	var all sync.WaitGroup
	for range min(d.workers, len(list)) - 1 {
		all.Go(func() {
			defer func() {
				if what := recover(); what != nil {
					faults <- &ai.Fault{What: what, Stack: debug.Stack()}
				}
			}()
			work()
		})
	}
	work()
	all.Wait()
	select {
	case f := <-faults:
		panic(f)
	default:
	}
	return out, errors.Join(errs...)
}

// ends plays a position on, as a side sees it, with what is done there first, in the games from one number to another.
func (d *desk) ends(p engine.Position, side engine.Side, moves []engine.Command, from, to int) ([]end, error) {
	var all []asked
	for g := from; g < to; g++ {
		all = append(all, asked{p, side, moves, g})
	}
	return d.play(all)
}

// worker plays one game at a time.
type worker struct {
	*desk
	runner *ai.Runner
	legal  []engine.Command
}

// decide is what a side does next in a game that is played on.
func (w *worker) decide(p engine.Position, side engine.Side) []engine.Command {
	return w.runner.Decide(p.Seen(side), side, ai.Watch{Stop: w.stop})
}

// play plays one game on.
func (w *worker) play(a asked) (out end, err error) {
	dice := w.dice(a.game)
	p := a.from
	if w.runner == nil {
		w.runner = w.know.Likely(p, ai.Options{Nodes: quick})
	}
	w.runner.Begin(w.seed + uint64(a.game))
	if g, ok := p.(engine.Guesser); ok {
		p = g.Guess(a.side, dice)
	}
	c := count{side: a.side, turn: turnOf(p), out: &out}
	for n, queue := 0, a.moves; ; n++ {
		acting := p.ToAct()
		if len(acting) == 0 || n == mostCommands || n&15 == 15 && stopped(w.stop) {
			break
		}
		side := engine.InTurn(acting, n)
		if len(queue) == 0 {
			if queue = w.decide(p, side); len(queue) == 0 {
				return out, errStuck
			}
		}
		next, events, err := p.Apply(queue[0], dice)
		queue = queue[1:]
		if err != nil {
			if next, events, err = w.any(p, side, dice); err != nil {
				return out, err
			}
			queue = nil
		}
		p = next
		c.note(p, events)
	}
	c.close(p)
	return out, nil
}

// any does what moves the game on where what was decided is refused: dice that fell, or another side, have changed what may be done.
func (w *worker) any(p engine.Position, side engine.Side, dice engine.Dice) (engine.Position, []engine.Event, error) {
	w.legal = p.Legal(side, w.legal[:0])
	if len(w.legal) == 0 {
		return nil, nil, errStuck
	}
	next, events, err := p.Apply(w.decide(p, side)[0], dice)
	if err != nil {
		next, events, err = p.Apply(w.legal[len(w.legal)-1], dice)
	}
	return next, events, err
}

// count takes down what a game comes to.
type count struct {
	side   engine.Side
	turn   int
	closed bool // the turn is over
	out    *end
}

func turnOf(p engine.Position) int {
	turn, _ := engine.When(p)
	return turn
}

// note takes down what a command brought, as long as the turn lasts.
func (c *count) note(p engine.Position, events []engine.Event) {
	if c.closed {
		return
	}
	for _, e := range events {
		for _, l := range e.Losses {
			if l.Side == c.side {
				c.out.own += float64(l.N)
			} else {
				c.out.theirs += float64(l.N)
			}
		}
	}
	if turnOf(p) != c.turn {
		c.out.turn, c.closed = lead(p.Outcome(), c.side), true
	}
}

// close takes down the end of a game.
func (c *count) close(p engine.Position) {
	o := p.Outcome()
	c.out.lead = lead(o, c.side)
	if !c.closed {
		c.out.turn = c.out.lead
	}
	c.out.won = share(o, c.side)
}

// lead is the lead of a side in points over the best of the others.
func lead(o engine.Outcome, side engine.Side) float64 {
	own, best := 0.0, math.Inf(-1)
	for _, s := range o.Score {
		if s.Side == side {
			own = float64(s.Points)
		} else {
			best = max(best, float64(s.Points))
		}
	}
	if math.IsInf(best, -1) {
		return own
	}
	return own - best
}

// share is what a side has of the victory. Of two all, nothing, or half where nobody has won. Of several what it has of the squares of points, for
// few of them ever win, and who stands well has gained something; all of it where somebody stands alone.
func share(o engine.Outcome, side engine.Side) float64 {
	if len(o.Score) <= 2 {
		switch o.Winner {
		case side:
			return 1
		case engine.NoSide:
			return 0.5
		}
		return 0
	}
	own, all := 0.0, 0.0
	for _, s := range o.Score {
		square := float64(s.Points) * float64(s.Points)
		if all += square; s.Side == side {
			own = square
		}
	}
	return own / max(1, all)
}
