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
	fell, by, dropped := p.chief(s.Verdicts)
	switch {
	case fell != nil && by != nil:
		s.Headline, s.Chief = engine.Say("wings.head.falls.to", fell.At, by.At), by.Counter
	case fell != nil:
		s.Headline = engine.Say("wings.head.falls", fell.At)
	case dropped != nil:
		s.Headline, s.Chief = engine.Say("wings.head.dropped", dropped.At, dropped.To), dropped.Counter
	case count[ordered.Turned] > 0:
		s.Headline = engine.Say("wings.head.turned", count[ordered.Turned])
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

// chief finds what weighs most of a movement: who was driven out and by whom, and an army set down from the air that did not take the place.
func (p *Position) chief(list []ordered.Verdict) (fell, by, dropped *ordered.Verdict) {
	most := -1
	for i := range list {
		v := &list[i]
		if slices.ContainsFunc(v.Lines, func(l ordered.Line) bool { return l.Fate == ordered.Destroyed }) {
			if dropped == nil || v.Side == p.eyes {
				dropped = v
			}
			continue
		}
		if v.Unit == ordered.Open {
			continue
		}
		k := slices.IndexFunc(list, func(o ordered.Verdict) bool { return o.Kind.Goes() && o.Fate == ordered.Done && o.To == v.At })
		weight := 0
		switch {
		case v.Side == p.eyes:
			weight = 4
		case k >= 0 && list[k].Side == p.eyes:
			weight = 3
		case v.At.Kind() == engine.KindSpace && p.w.board.Centre(diplomacy.Place(v.At.Index())):
			weight = 1
		}
		if weight > most {
			most, fell, by = weight, v, nil
			if k >= 0 {
				by = &list[k]
			}
		}
	}
	return fell, by, dropped
}
