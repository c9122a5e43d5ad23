package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file puts together what is told in one breath: the strikes on one force in one place, the places troops took.

// together puts the strikes on one force together, a raid that was met and its bombs, and the places that fell to troops.
func together(m *table.Surface, list []Story, now engine.View) (out []Story) {
	for _, s := range list {
		k := -1
		if s.Kind == Fight {
			switch f := s.Fought; {
			case f.What == engine.FightStrike, f.What == engine.FightPort:
				k = slices.IndexFunc(out, func(o Story) bool {
					return o.Kind == Fight && o.Fought.What == f.What && o.To == s.To && o.Fought.Of == f.Of && o.Own == s.Own
				})
			case f.What == engine.FightBombing:
				if r := raided(out, &s); r >= 0 {
					out[r].Bombs, out[r].worth = f, out[r].worth+s.worth
					continue
				}
			case f.Won():
				s.Kind, s.Places = Taken, []engine.Ref{s.To}
				if !holds(now, f.Sides[0], s.To) {
					s.Held, s.Places = s.Places, nil
				}
				k = slices.IndexFunc(out, func(o Story) bool { return o.Kind == Taken && o.Own == s.Own })
			}
		}
		if k < 0 {
			out = append(out, s)
			continue
		}
		out[k].join(s)
	}
	for i := range out {
		if s := &out[i]; s.Kind == Taken && len(s.Places)+len(s.Held) == 1 {
			s.Kind = Fight
		}
	}
	return out
}

// holds tells whether a place is a side's now.
func holds(now engine.View, side engine.Side, at engine.Ref) bool {
	return at.Kind() == engine.KindSpace && at.Index() < len(now.Control) && now.Control[at.Index()] == side
}

// join adds what came of another battle told in the same sentence.
func (s *Story) join(o Story) {
	f, x := s.Fought, o.Fought
	f.Harms, f.Rolls = append(f.Harms, x.Harms...), append(f.Rolls, x.Rolls...)
	f.At, f.Flak, f.Parts = x.At, f.Flak+x.Flak, max(f.Parts, x.Parts)
	for k := range f.Forces {
		a, b := &f.Forces[k], &x.Forces[k]
		a.Lost, a.Began = a.Lost+b.Lost, a.Began+b.Began
		for _, fate := range b.Fates {
			i := slices.IndexFunc(a.Fates, func(y table.Fate) bool { return y.Was.Ref == fate.Was.Ref })
			if i < 0 {
				a.Fates = append(a.Fates, fate)
				continue
			}
			y := &a.Fates[i]
			y.Lost, y.Gone, y.Down, y.Named = y.Lost+fate.Lost, fate.Gone, y.Down || fate.Down, y.Named || fate.Named
			if fate.Gone {
				y.Lost = y.Was.Size
			}
			y.Damaged = (y.Damaged || fate.Damaged) && !y.Gone
		}
	}
	s.Waves = append(s.Waves, o.Waves...)
	s.Places, s.Held = append(s.Places, o.Places...), append(s.Held, o.Held...)
	s.worth += o.worth
	if s.Met == nil {
		s.Met = o.Met
	}
}
