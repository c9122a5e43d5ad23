package wings

import (
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file looks at a position that came from outside before anything leans on it.

// mostCounters is the highest number a counter may have: every unit that a hundred years could build, and room to spare.
const mostCounters = 1 << 16

// sound tells what is wrong with a position as text: powers, counters, units, places or orders that there are not.
func (s *saved) sound(w *world, phase int) error {
	switch {
	case phase < 0:
		return fmt.Errorf("phase %q is none", s.Phase)
	case s.First < firstYear || s.Last > latestYear+mostYears || s.Last < s.First || s.Last-s.First >= mostYears || s.Year < s.First || s.Year > s.Last+1:
		return fmt.Errorf("year %d of %d to %d", s.Year, s.First, s.Last)
	case len(w.powers) == 0 || w.doubled():
		return errors.New("a power plays twice, or none does")
	case len(s.IDs) != len(s.At.Units) || len(s.Outs) != len(s.At.Out):
		return fmt.Errorf("%d counters of %d units, %d of %d dislodged", len(s.IDs), len(s.At.Units), len(s.Outs), len(s.At.Out))
	case !s.counted():
		return errors.New("a counter has no number of its own")
	case !s.ends(w):
		return errors.New("an end that could not be agreed on")
	case !s.At.Barred.Known() || !s.At.Guests.Known():
		return errors.New("places that there are not")
	}
	for _, owner := range s.At.Owner {
		if owner > diplomacy.Turkey {
			return fmt.Errorf("a province of power %d", owner)
		}
	}
	if err := w.board.Check(w.rules, s.At.Units); err != nil {
		return err
	}
	for _, o := range s.At.Out {
		if err := w.board.Check(w.rules, []diplomacy.Unit{o.Unit}); err != nil {
			return err
		}
		if !o.From.Known() || !o.Open.Known() {
			return errors.New("places that there are not")
		}
	}
	return s.written()
}

// ends tells whether the end that was agreed on could have been.
func (s *saved) ends(w *world) bool {
	called := plea(s.Called)
	return called == 0 && len(s.Pleas) <= len(w.powers) || w.house.votes && called != whatever && int(called) <= int(whatever)+len(w.powers) && len(s.Pleas) == 0
}

// doubled tells whether a power has two seats.
func (w *world) doubled() bool {
	var seen diplomacy.Powers
	for _, p := range w.powers {
		if seen.Has(p) {
			return true
		}
		seen = seen.With(p)
	}
	return false
}

// counted tells whether every unit has a counter of its own, numbered below the next.
func (s *saved) counted() bool {
	if s.Next > mostCounters {
		return false
	}
	seen := map[int]bool{}
	for _, list := range [][]int{s.IDs, s.Outs} {
		for _, id := range list {
			if id < 0 || id >= s.Next || seen[id] {
				return false
			}
			seen[id] = true
		}
	}
	return true
}

// written tells what is wrong with the orders written, the builds planned and the verdicts kept.
func (s *saved) written() error {
	for _, list := range [][]diplomacy.Order{s.Orders, s.Plan} {
		for _, o := range list {
			if !o.Known() {
				return errors.New("an order of no power, kind, verb or place")
			}
		}
	}
	for _, v := range s.Verdicts {
		if !v.Do.Known() || v.Power > diplomacy.Turkey || v.Kind > diplomacy.Wing || !v.At.Known() || v.At == diplomacy.Nowhere || v.Fate >= ordered.Fates || v.Fell >= ordered.Fates {
			return errors.New("a verdict of no power, kind, fate or place")
		}
		for _, r := range v.Reasons {
			if slices.ContainsFunc(r.Named, func(at diplomacy.Place) bool { return !at.Known() || at == diplomacy.Nowhere }) {
				return errors.New("a proof that names no place")
			}
		}
	}
	return nil
}

// takeWritten takes over what a save has written, as far as it could have been written.
func (p *Position) takeWritten(s *saved) error {
	if len(s.Orders) > 0 && len(s.Orders) != len(p.orders) {
		return fmt.Errorf("orders of %d units, and %d may have some", len(s.Orders), len(p.orders))
	}
	copy(p.orders, s.Orders)
	for i, x := range s.Pleas {
		c := plea(x).asks(engine.Side(i + 1))
		if x != 0 && (i >= len(p.w.powers) || pleaOf(c) != plea(x) || !p.mayEnd(c)) {
			return errors.New("an end that could not be asked for")
		}
		if x != 0 {
			p.pleas[i] = plea(x)
		}
	}
	for i, o := range p.orders {
		if o.Do == diplomacy.NoVerb {
			continue
		}
		if u := p.subject(i); u != (diplomacy.Unit{Power: o.Power, Kind: o.Kind, At: o.At}) {
			return fmt.Errorf("an order of another unit than %s", p.w.board.Write(u))
		}
	}
	for _, o := range s.Plan {
		offered := false
		if p.phase == Builds {
			p.adjustments(o.Power, func(_ engine.Command, x diplomacy.Order) { offered = offered || x == o })
		}
		if !offered {
			return errors.New("a build or a removal that could not be written")
		}
		p.plan = append(p.plan, o)
	}
	return nil
}
