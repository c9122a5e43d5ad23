package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file tells which places troops of the other side have left, and where more of them stand now.

// posted counts the ground factors of the other side by place.
func posted(t *table.Sight, v engine.View) map[engine.Ref]int {
	out := map[engine.Ref]int{}
	for _, c := range v.Counters {
		if c.Class() == engine.ClassGround && c.Side != t.Viewer && c.Space.Kind() == engine.KindSpace && !c.Is(engine.Unknown) {
			out[c.Space] += c.Size
		}
	}
	return out
}

// drew tells of the named places that troops of the other side stood in and have left without a fight, the most first, with those where
// they are stronger.
func drew(m *table.Surface, to int, old, now engine.View, told []Story) (Story, bool) {
	s := Story{Kind: Drew, Point: to}
	had, has := posted(m.Sight, old), posted(m.Sight, now)
	fought := func(r engine.Ref) bool {
		return slices.ContainsFunc(told, func(x Story) bool {
			return x.Kind <= Taken && (x.To == r || slices.Contains(x.Places, r) || slices.Contains(x.Held, r))
		})
	}
	for i := range m.Board().Len() {
		r := engine.SpaceRef(i)
		switch {
		case !table.Named(m.Board(), i):
		case had[r] > 0 && has[r] == 0 && !fought(r):
			s.Places = append(s.Places, r)
			s.N += had[r]
		case had[r] > 0 && has[r] > had[r]:
			s.Held = append(s.Held, r)
		}
	}
	if len(s.Places) == 0 {
		return s, false
	}
	slices.SortStableFunc(s.Places, func(a, b engine.Ref) int { return had[b] - had[a] })
	slices.SortStableFunc(s.Held, func(a, b engine.Ref) int { return has[b] - had[b] - has[a] + had[a] })
	s.To = s.Places[0]
	return s, true
}

// left words the places that troops have left.
func left(m *table.Surface, s *Story) string {
	if len(s.Held) == 0 {
		return m.Say("recap.drew", listed(m, s.Places, ground))
	}
	return m.Say("recap.drew.to", listed(m, s.Places, ground), listed(m, s.Held, where))
}
