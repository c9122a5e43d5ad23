package advice

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// This file goes through the line of play of a game and plays its moments on.

// looker looks back on one game.
type looker struct {
	*desk
	g    *play.Game
	side engine.Side
	o    Options
	path []int
	deed []deed // by place in path; the first is nothing

	known   map[int][]end // by place in path: how the games came out that were played on from there
	done    float64       // of the work
	partOf  float64
	whole   bool
	isPoint []int
}

// deed is what led to a node.
type deed struct {
	line   play.Line
	rolled bool
	phase  uint32
	turn   int
	forced bool // nothing else could be done
}

// read goes through the line of play once.
func (l *looker) read() error {
	for i, n := range l.path {
		p, err := l.g.At(n, l.side)
		if err != nil {
			return err
		}
		d := deed{turn: turnOf(p)}
		if m, ok := p.(engine.PhaseMarker); ok {
			d.phase = m.PhaseID()
		}
		if line, ok := l.g.Line(n); ok && i > 0 {
			d.line, d.rolled = line, line.Rolled()
			whole, err := l.asMover(i - 1)
			if err != nil {
				return err
			}
			d.forced = line.Kind == play.LineCommand && len(whole.Legal(line.Side, nil)) == 1
		}
		l.deed = append(l.deed, d)
	}
	return nil
}

// asMover is the position at a place as the one knows it who moves next.
func (l *looker) asMover(at int) (engine.Position, error) {
	side := l.side
	if at+1 < len(l.path) {
		if line, ok := l.g.Line(l.path[at+1]); ok && line.Side != engine.NoSide {
			side = line.Side
		}
	}
	return l.g.At(l.path[at], side)
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
	p, err := l.g.At(l.path[at], l.side)
	if err != nil {
		return nil, err
	}
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
	var all []asked
	for g := from; g < to; g++ {
		all = append(all, asked{p, l.side, moves, g})
	}
	return l.play(all)
}
