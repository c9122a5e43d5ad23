package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file says of a movement in one line what weighs most of it, and counts what became of its orders.

// headline says what of a movement weighs most for whoever looks: what was lost and won by it before what others lost.
func (p *Position) headline(s *ordered.Settled) {
	count := s.Count(nil)
	dislodged, destroyed, bounced := count[ordered.Dislodged], count[ordered.Destroyed], count[ordered.Bounced]
	vain := count[ordered.Cut] + count[ordered.Refused]
	s.Under = engine.Say("wings.head.under", dislodged, destroyed, bounced)
	if p.w.house.blind {
		s.Under = engine.Say("wings.head.under.blind", dislodged, destroyed, bounced)
	}
	what, of, by := p.chief(s.Verdicts)
	switch {
	case what == fell && by != nil:
		s.Headline, s.Chief = engine.Say("wings.head.falls.to", of.At, by.At), by.Counter
	case what == fell:
		s.Headline = engine.Say("wings.head.falls", of.At)
	case what == dropped:
		s.Headline, s.Chief = engine.Say("wings.head.dropped", of.At, of.To), of.Counter
	case what == took:
		s.Headline, s.Chief = engine.Say("wings.head.took", of.To), of.Counter
	case what == lost:
		s.Headline, s.Chief = engine.Say("wings.head.lost", of.Side, of.To), of.Counter
	case what == came:
		s.Headline, s.Chief = engine.Say("wings.head.came", of.Side, of.To), of.Counter
	case count[ordered.Turned] > 0:
		s.Headline = engine.Say("wings.head.turned", count[ordered.Turned])
	case what == keptOut:
		s.Headline, s.Chief = engine.Say("wings.head.kept", of.At, of.To), of.Counter
	case p.allDone(s.Verdicts):
		s.Headline = engine.Say("wings.head.own")
	case bounced > 0:
		s.Headline = engine.Say("wings.head.bounced")
	case vain > 0:
		s.Headline = engine.Say("wings.head.vain", vain)
	case p.w.house.blind:
		s.Headline = engine.Say("wings.head.quiet.blind")
	default:
		s.Headline = engine.Say("wings.head.quiet")
	}
}

// weighty is what of a movement a headline may be about.
type weighty uint8

const (
	nothing weighty = iota
	fell            // a unit was driven out, by another or by nobody who came
	dropped         // an army was set down from the air and did not take the place
	took            // whoever looks came into a centre that was not his, as the year ended
	lost            // a unit of another came into a centre that was, as the year ended
	came            // a unit of another came into a home centre of whoever looks
	keptOut         // a unit of whoever looks did not get where it was to go
)

// chief finds what weighs most of a movement for whoever looks: what he lost by it or won, who came into his centres, what others lost, where his own did
// not get through. Of a unit that was driven out by is whoever came in its place, if anybody did.
func (p *Position) chief(list []ordered.Verdict) (what weighty, of, by *ordered.Verdict) {
	most, fall := 0, p.inFall()
	for i := range list {
		v := &list[i]
		weight, w, b := 0, nothing, (*ordered.Verdict)(nil)
		switch {
		case slices.ContainsFunc(v.Lines, func(l ordered.Line) bool { return l.Fate == ordered.Destroyed }):
			weight, w = weigh(v.Side == p.eyes, 6, 2), dropped
		case v.Unit != ordered.Open:
			b = takerOf(v, list)
			weight, w = p.weighFall(v, b), fell
		default:
			weight, w = p.weighMove(v, fall)
		}
		if weight > most {
			most, what, of, by = weight, w, v, b
		}
	}
	return what, of, by
}

// takerOf is whoever came where a unit was driven out; nil for nobody.
func takerOf(v *ordered.Verdict, list []ordered.Verdict) *ordered.Verdict {
	k := slices.IndexFunc(list, func(o ordered.Verdict) bool { return o.Kind.Goes() && o.Fate == ordered.Done && o.To == v.At })
	if k < 0 {
		return nil
	}
	return &list[k]
}

// weighFall weighs a unit that was driven out by taker.
func (p *Position) weighFall(v, taker *ordered.Verdict) int {
	switch {
	case v.Side == p.eyes:
		return 9
	case taker != nil && taker.Side == p.eyes:
		return 8
	}
	return weigh(v.At.Kind() == engine.KindSpace && p.w.board.Centre(diplomacy.Place(v.At.Index())), 4, 3)
}

// weighMove weighs an order to go somewhere; in the fall centres change hands by it.
func (p *Position) weighMove(v *ordered.Verdict, fall bool) (int, weighty) {
	own := v.Side == p.eyes
	switch {
	case !v.Kind.Goes():
	case v.Fate == ordered.Bounced && own:
		return 1, keptOut
	case v.Fate != ordered.Done:
	case fall && own && p.changes(v.To, false):
		return 6, took
	case fall && !own && p.changes(v.To, true):
		return 7, lost
	case !own && p.homeOf(v.To, p.eyes):
		return 5, came
	}
	return 0, nothing
}

// inFall tells whether the last movement was the one after which centres change hands.
func (p *Position) inFall() bool { return p.lastStation() != settledSpring }

// changes tells whether a place is a centre that was, or was not, held by whoever looks when the last movement was ordered.
func (p *Position) changes(at engine.Ref, held bool) bool {
	if p.eyes == engine.NoSide || at.Kind() != engine.KindSpace {
		return false
	}
	q := diplomacy.Place(at.Index())
	return p.w.board.Centre(q) && held == (p.owned[q] == p.power(p.eyes))
}

// allDone tells whether all came about that whoever looks had ordered.
func (p *Position) allDone(list []ordered.Verdict) bool {
	n := 0
	for i := range list {
		if v := &list[i]; v.Side == p.eyes && v.Kind != ordered.Hold {
			if v.Fate != ordered.Done {
				return false
			}
			n++
		}
	}
	return n > 0
}

// weigh is one of two weights.
func weigh(more bool, yes, no int) int {
	if more {
		return yes
	}
	return no
}

// homeOf tells whether a place is a home centre of a side.
func (p *Position) homeOf(at engine.Ref, side engine.Side) bool {
	if side == engine.NoSide || at.Kind() != engine.KindSpace {
		return false
	}
	q := diplomacy.Place(at.Index())
	return p.w.board.Centre(q) && p.w.board.Home(q) == p.power(side)
}
