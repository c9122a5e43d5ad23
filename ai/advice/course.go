package advice

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// This file goes through the line of play of a game and plays its moments on.

// Course is the line of play of a game that is over, read for a review for one side: nothing of the game itself is needed any more, so that it may go on
// being looked at.
type Course struct {
	side  engine.Side
	rules engine.Ruleset
	path  []int
	deed  []deed            // by place in path; the first is nothing
	seen  []engine.Position // by place, as the side knows it
	mover []engine.Position // by place, as the one knows it who moves next
	luck  []engine.LuckSum  // by side
}

// deed is what led to a node.
type deed struct {
	line   play.Line
	rolled bool
	phase  uint32
	turn   int
	forced bool // nothing else could be done
	told   []engine.Event
}

// Read goes through the line of play of a game that is over.
func Read(g *play.Game, side engine.Side) (*Course, error) {
	out := g.Outcome()
	switch {
	case !out.Over:
		return nil, ErrNotOver
	case g.Header().Copy != nil:
		return nil, ErrCopy
	case !slices.ContainsFunc(out.Score, func(s engine.Score) bool { return s.Side == side }):
		return nil, ErrNoSide
	}
	c := &Course{side: side, rules: g.Rules(), path: g.Path(), luck: make([]engine.LuckSum, len(out.Score))}
	for i, n := range c.path {
		p, err := g.At(n, side)
		if err != nil {
			return nil, err
		}
		d := deed{turn: turnOf(p)}
		if m, ok := p.(engine.PhaseMarker); ok {
			d.phase = m.PhaseID()
		}
		if line, ok := g.Line(n); ok && i > 0 {
			if err := c.happened(g, &d, line, p); err != nil {
				return nil, err
			}
		}
		c.deed, c.seen = append(c.deed, d), append(c.seen, p)
		if p, err = g.At(n, c.movesNext(g, i)); err != nil {
			return nil, err
		}
		c.mover = append(c.mover, p)
	}
	return c, nil
}

// happened takes down what a line brought.
func (c *Course) happened(g *play.Game, d *deed, line play.Line, after engine.Position) (err error) {
	d.line, d.rolled = line, line.Rolled()
	d.forced = line.Kind == play.LineCommand && len(c.mover[len(c.mover)-1].Legal(line.Side, nil)) == 1
	if d.told, err = g.Events(line.N, c.side); err != nil {
		return err
	}
	for _, f := range engine.FortunesOf(after, d.rolled, d.told) {
		if n := int(f.Side); n >= 1 && n <= len(c.luck) {
			c.luck[n-1].Add(f)
		}
	}
	return nil
}

// movesNext is who gives what leads on from a place; the side itself where all do.
func (c *Course) movesNext(g *play.Game, at int) engine.Side {
	if at+1 < len(c.path) {
		if line, ok := g.Line(c.path[at+1]); ok && line.Side != engine.NoSide {
			return line.Side
		}
	}
	return c.side
}

// mostTold is how much of what happened is told of a turning point.
const mostTold = 4

// told is what happened from one place to another, as far as the side may know: battles, losses, points, bases, what came to light.
func (c *Course) told(from, to int) (out []engine.Text) {
	for _, d := range c.deed[from+1 : to+1] {
		for _, e := range d.told {
			tells := slices.Contains([]engine.EventKind{engine.EventBattle, engine.EventLoss, engine.EventOutcome, engine.EventReveal, engine.EventBase}, e.Kind)
			if tells && len(out) < mostTold {
				out = append(out, e.Text)
			}
		}
	}
	return out
}

// looker looks back on one game.
type looker struct {
	*desk
	*Course
	o Options

	known  map[int][]end   // by place in path: how the games came out that were played on from there
	fresh  map[int]bool    // they are games that had no part in finding the place
	shares map[int]float64 // what the dice of one roll did, by the place behind it
	done   float64         // of the work
	partOf float64
	whole  bool // fights are taken whole
}

// points are the places that are played on: before and after every roll and where phases begin; where that is too many, before and after the rolls of
// a phase together, and no more of these than may be.
func (l *looker) points() (out []int) {
	last := len(l.path) - 1
	for _, phases := range []bool{true, false} {
		out = []int{0}
		for i := 1; i <= last; i++ {
			d := &l.deed[i]
			if d.rolled {
				out = append(out, i-1, i)
			} else if phases && d.phase != l.deed[i-1].phase || d.turn != l.deed[i-1].turn {
				out = append(out, i)
			}
		}
		if out = slices.Compact(append(out, last)); len(out) <= mostPoints {
			return out
		}
	}
	l.whole = true
	out = []int{0}
	for i := 1; i <= last; i++ {
		first := i
		for i < last && l.deed[i+1].phase == l.deed[first].phase {
			i++
		}
		if slices.ContainsFunc(l.deed[first:i+1], func(d deed) bool { return d.rolled }) {
			out = append(out, first-1, i)
		}
	}
	out = slices.Compact(append(out, last))
	if len(out) > mostPoints {
		var thin []int
		for i := range mostPoints {
			thin = append(thin, out[i*(len(out)-1)/(mostPoints-1)])
		}
		out = slices.Compact(thin)
	}
	return out
}

// chances sees to it that places have been played on so often; part is how much of all work that is.
func (l *looker) chances(places []int, often int, part float64) error {
	l.partOf = part
	for n, at := range places {
		if _, err := l.chance(at, often); err != nil || stopped(l.o.Stop) {
			return err
		}
		l.tell(float64(n+1) / float64(len(places)))
	}
	l.done += part
	return nil
}

func (l *looker) tell(x float64) {
	if l.o.Progress != nil {
		l.o.Progress(min(1, l.done+l.partOf*x))
	}
}

// chance plays a place on so often.
func (l *looker) chance(at, often int) ([]end, error) {
	have := l.known[at]
	if len(have) >= often {
		return have[:often], nil
	}
	p := l.seen[at]
	if len(p.ToAct()) == 0 {
		often = max(often, oftener*l.o.Games) // it has come out one way
	}
	more, err := l.ends(p, nil, len(have), often)
	if err != nil || stopped(l.o.Stop) {
		return have, err
	}
	l.known[at] = append(have, more...)
	return l.known[at], nil
}

// ends plays a position on, with what is done there first, in the games from one number to another.
func (l *looker) ends(p engine.Position, moves []engine.Command, from, to int) ([]end, error) {
	return l.desk.ends(p, l.side, moves, from, to)
}
