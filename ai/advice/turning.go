package advice

import (
	"math"

	"awaw/engine"
	"awaw/engine/play"
)

// This file looks into one turning point.

// begins tells whether a group of commands begins after a place: a phase does, somebody else moves, or dice have fallen or fall.
func (l *looker) begins(at int) bool {
	if at == 0 || at+1 >= len(l.path) {
		return true
	}
	d, next := &l.deed[at], &l.deed[at+1]
	return d.rolled || next.rolled || d.line.Side != next.line.Side || d.phase != l.deed[at-1].phase
}

// narrow finds, between two places, the one group of commands that moved the chance most: the middle is played on as long as there is one.
func (l *looker) narrow(from, to int) (int, int, error) {
	for {
		var inner []int
		for at := from + 1; at < to; at++ {
			if l.begins(at) {
				inner = append(inner, at)
			}
		}
		if len(inner) == 0 {
			return from, to, nil
		}
		mid := inner[len(inner)/2]
		if _, err := l.chance(mid, oftener*l.o.Games); err != nil {
			return from, to, err
		}
		if stopped(l.o.Stop) || l.known[mid] == nil {
			return from, to, nil
		}
		if math.Abs(l.gap(from, mid).By) >= math.Abs(l.gap(mid, to).By) {
			to = mid
		} else {
			from = mid
		}
	}
}

// afresh plays places on in games that had no part in finding them, and forgets those that had: of many changes the one that is found the greatest
// looks greater than it is.
func (l *looker) afresh(places ...int) error {
	for _, at := range places {
		if l.fresh[at] {
			continue
		}
		ends, err := l.ends(l.seen[at], nil, oftener*l.o.Games, anew*l.o.Games)
		if err != nil || stopped(l.o.Stop) {
			return err
		}
		l.known[at], l.fresh[at] = ends, true
	}
	return nil
}

// turning tells what happened between two places.
func (l *looker) turning(from, to int) (Turning, error) {
	turn, date := engine.When(l.seen[from])
	t := Turning{From: l.path[from], Node: l.path[to], Turn: turn, Date: date, Mover: l.deed[to].line.Side,
		Before: chanceOf(l.known[from]), After: chanceOf(l.known[to]), Change: l.gap(from, to)}
	t.Given, t.Told = stepsOf(l.mover[from], l.commands(from, to)), l.told(from, to)
	played, err := l.played(from, to, oftener*l.o.Games, anew*l.o.Games)
	if err != nil || stopped(l.o.Stop) {
		return t, err
	}
	choice, rest := gap(played, l.known[from]).By, gap(l.known[to], played).By
	switch {
	case len(l.deed[to].line.Orders) > 0: // all have ordered at once
		t.Own, t.Others = choice, rest
	case t.Mover == l.side:
		t.Own, t.Dice = choice, rest
	default:
		t.Others, t.Dice = choice, rest
	}
	t.Better, err = l.better(from)
	return t, err
}

// better looks into the last decisions of the side up to a place, and tells what would have been best better.
func (l *looker) better(from int) (*Better, error) {
	var best *alternative
	looked := 0
	for at := from; at >= 0 && at > from-mostBack && looked < lookedBefore && !stopped(l.o.Stop); at-- {
		end, ok := l.decides(at)
		if !ok {
			continue
		}
		looked++
		b, err := l.instead(at, end)
		if err != nil {
			return nil, err
		}
		if b != nil && (best == nil || b.Cost.By > best.Cost.By) {
			best = b
		}
		if l.deed[at].turn != l.deed[from].turn {
			break
		}
	}
	if best == nil || stopped(l.o.Stop) {
		return nil, nil
	}
	return l.holds(best)
}

// holds plays what is said to be better once more, in games that had no part in choosing it; nil where they do not bear it out.
func (l *looker) holds(b *alternative) (*Better, error) {
	cost, err := l.cost(b, 2*oftener*l.o.Games, 4*oftener*l.o.Games)
	if err != nil || stopped(l.o.Stop) || cost.By <= sure*cost.Error {
		return nil, err
	}
	b.Cost = cost
	return &b.Better, nil
}

// alternative is something that may have been better, and the commands that tell it from what was done.
type alternative struct {
	Better
	seen      engine.Position
	did, plan []engine.Command
}

// cost is by how much the chance would have been better, in the games from one number to another.
func (l *looker) cost(b *alternative, from, to int) (Gap, error) {
	first, err := l.ends(b.seen, b.plan, from, to)
	if err != nil || stopped(l.o.Stop) {
		return Gap{}, err
	}
	did, err := l.ends(b.seen, b.did, from, to)
	return gap(first, did), err
}

// decides tells whether a decision of the side begins at a place, and where what it decided ends.
func (l *looker) decides(at int) (end int, ok bool) {
	if at+1 >= len(l.path) || !l.begins(at) {
		return 0, false
	}
	next := l.deed[at+1]
	if len(next.line.Orders) > 0 {
		return at + 1, true
	}
	if next.line.Kind != play.LineCommand || next.line.Side != l.side {
		return 0, false
	}
	for end = at + 1; !l.begins(end); end++ {
	}
	for at++; at <= end; at++ {
		if !l.deed[at].forced {
			return end, true
		}
	}
	return 0, false
}

// instead holds what was decided against the best that could have been; nil where that is not shown to be better.
func (l *looker) instead(at, end int) (*alternative, error) {
	seen := l.seen[at]
	moves := l.commands(at, end)
	o := l.o
	o.Games, o.Progress = oftener*l.o.Games, nil
	w, err := l.weighed(seen, l.side, o)
	if err != nil || stopped(l.o.Stop) || len(w.list) == 0 || len(moves) == 0 {
		return nil, err
	}
	b := &alternative{seen: seen, did: moves, plan: w.list[0].Commands}
	cost, err := l.cost(b, o.Games, 2*o.Games) // other games than those it was found best in, where it may have been lucky
	if err != nil || stopped(l.o.Stop) || cost.By <= cost.Error {
		return nil, err
	}
	b.Better = Better{Node: l.path[at], Plan: w.list[0].plan(seen, lead(seen.Outcome(), l.side), w.list[0].ends), Did: stepsOf(seen, moves), Cost: cost}
	return b, nil
}
