// In a fight: stay or go, press or stop, whom results fall on, who pays.

package scripted

import (
	"awaw/engine"
)

// stayOrGo is the defender's word after a round: false means go.
func (s *player) stays() bool {
	f := s.view.Battle
	if f == nil {
		return true
	}
	x, ok := odds(s.p, s.side, f.Where)
	if !ok {
		return true
	}
	stake := 0.0
	if at := s.spot(f.Where); at != nil {
		stake = at.stake
	}
	return x.worth(s.k, s.k.guard*stake, 1) >= s.k.stay
}

// escape is the way out that leads to the best bases.
func (s *player) escape() []engine.Command {
	var best []engine.Command
	top := 0.0
	for _, plan := range s.p.Plans(s.side) {
		v := 0.0
		for _, c := range plan.Commands {
			if w, at := s.wing(c.A), s.spot(c.B); w != nil && at != nil {
				v += s.standing(w, at, false, s.k)
			}
		}
		if best == nil || v > top {
			best, top = plan.Commands, v
		}
	}
	return best
}

// presses is the attacker's word after a round; it may first send more, if that pays.
func (s *player) presses(more []engine.Command) (engine.Command, bool) {
	f := s.view.Battle
	if f == nil {
		return engine.Command{}, false
	}
	prize := 0.0
	if at := s.spot(f.Where); at != nil {
		prize = s.k.prize * at.prize
	}
	value := func(q engine.Position) (float64, bool) {
		x, ok := odds(q, s.side, f.Where)
		return x.worth(s.k, prize, 1), ok
	}
	now, ok := value(s.p)
	if !ok {
		return engine.Command{}, false
	}
	var best engine.Command
	top := max(now, s.k.press)
	for _, c := range more {
		w := s.wing(c.A)
		next, _, err := s.p.Apply(c, s.dice)
		if w == nil || err != nil {
			continue
		}
		if v, ok := value(next); ok && v-s.k.thrift*w.strength > top {
			best, top = c, v-s.k.thrift*w.strength
		}
	}
	return best, now >= s.k.press
}

// spares tells whether results are best kept to units that are not turned over: whenever those can take them all.
func (b *picture) spares() bool {
	f := b.view.Battle
	if f == nil {
		return true
	}
	up := 0
	for _, c := range f.Sides[1].Counters {
		if !c.Is(engine.Turned) {
			up += c.Size
		}
	}
	due := f.Sides[1].Due
	return due.Lost+due.Aborted <= up
}

// pays names the counter to lose: one turned over before a ready one, a poor one before a good one, then the smallest.
func (b *picture) pays(losses []engine.Command) engine.Command {
	best, top := losses[0], -1000
	for _, c := range losses {
		w := b.wing(c.A)
		if w == nil {
			continue
		}
		v := -10*w.Quality - w.Size
		if w.Is(engine.Turned) {
			v += 100
		}
		if v > top {
			best, top = c, v
		}
	}
	return best
}
