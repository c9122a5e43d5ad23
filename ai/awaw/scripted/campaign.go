// The campaign: which bases to strike and with what, by the exact odds of each draft.

package scripted

import (
	"cmp"
	"slices"

	"awaw/engine"
)

// strike is one mission in the making.
type strike struct {
	flights []engine.Command
	worth   float64
}

// campaign drafts all missions of a step, best first, each with as much as pays.
func (s *player) campaign(flights []engine.Command) []engine.Command {
	var p engine.Position = s.p
	var out []engine.Command
	var struck []engine.Ref
	for range s.k.targets {
		best := strike{worth: s.k.least}
		for _, t := range targetsOf(flights) {
			if slices.Contains(struck, t) {
				continue
			}
			if x := s.draft(p, t, flights); len(x.flights) > 0 && x.worth > best.worth {
				best = x
			}
		}
		if len(best.flights) == 0 {
			break
		}
		for _, c := range best.flights {
			next, _, err := p.Apply(c, s.dice)
			if err != nil {
				return out
			}
			p = next
			flights = slices.DeleteFunc(slices.Clone(flights), func(f engine.Command) bool { return f.A == c.A })
		}
		out = append(out, best.flights...)
		struck = append(struck, best.flights[0].B)
	}
	return out
}

func targetsOf(flights []engine.Command) []engine.Ref {
	var out []engine.Ref
	for _, c := range flights {
		if !slices.Contains(out, c.B) {
			out = append(out, c.B)
		}
	}
	return out
}

// draft adds wing after wing to a strike, those first that reach little else, and keeps the size that is worth most.
func (s *player) draft(p engine.Position, target engine.Ref, flights []engine.Command) strike {
	at := s.spot(target)
	if at == nil || at.foe == 0 {
		return strike{}
	}
	var use []engine.Command
	choices := map[engine.Ref]int{}
	for _, c := range flights {
		choices[c.A]++
		if c.B == target && s.wing(c.A) != nil {
			use = append(use, c)
		}
	}
	slices.SortStableFunc(use, func(c, d engine.Command) int {
		return cmp.Or(cmp.Compare(choices[c.A], choices[d.A]), cmp.Compare(s.wing(d.A).strength, s.wing(c.A).strength))
	})
	var best strike
	sent := 0.0
	for i, c := range use {
		next, _, err := p.Apply(c, s.dice)
		if err != nil {
			break
		}
		p = next
		sent += s.wing(c.A).strength
		if i+1 < len(use) && sent < at.foe*0.7 {
			continue
		}
		x, ok := odds(p, s.side, target)
		if !ok {
			break
		}
		v := x.worth(s.k, s.k.prize*at.prize, s.k.depth) - s.k.thrift*sent
		if len(best.flights) == 0 || v > best.worth {
			best = strike{use[:i+1], v}
		}
		if sent > 4*at.foe+2 {
			break
		}
	}
	return best
}
