package recap

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file tells where forces of the other side were seen to sail: from where a marker lay to where it lies. What goes under it is told
// only where it is known, and of a force that other stories name nothing is told twice.

// sailed is the forces that lie elsewhere than before, the largest first, as one story.
func sailed(m *table.Surface, to int, old, now engine.View, told []Story) (s Story, ok bool) {
	t, lay := m.Sight, map[engine.Ref]engine.Ref{}
	for _, c := range old.Counters {
		if table.IsForce(c) && c.Side != t.Viewer {
			lay[c.Ref] = c.Space
		}
	}
	var went []engine.CounterView
	for _, c := range now.Counters {
		from, was := lay[c.Ref]
		if table.IsForce(c) && was && from != c.Space && from.Kind() == engine.KindSpace && c.Space.Kind() == engine.KindSpace && !tells(told, c.Ref) {
			went = append(went, c)
		}
	}
	went = slices.DeleteFunc(went, func(c engine.CounterView) bool { return where(m, lay[c.Ref]) == where(m, c.Space) }) // no words tell the one place from the other
	slices.SortStableFunc(went, func(a, b engine.CounterView) int { return b.Size - a.Size })
	s = Story{Kind: Sailed, Point: to}
	for _, c := range went {
		s.Forces, s.Places, s.Held = append(s.Forces, c.Ref), append(s.Places, lay[c.Ref]), append(s.Held, c.Space)
		s.N += max(1, c.Size/3) // against factors of air
	}
	if len(went) > 0 {
		s.To = went[0].Space
	}
	return s, len(went) > 0
}

// tells tells whether a story names a force.
func tells(list []Story, force engine.Ref) bool {
	return slices.ContainsFunc(list, func(s Story) bool {
		return slices.Contains(s.Forces, force) || s.Met != nil && (s.Met.By == force || s.Met.With == force) || s.Fought != nil && s.Fought.Of == force
	})
}

// mostSailed is how many forces are told of by name.
const mostSailed = 3

// underWay words which forces have sailed: where each lay, and where it lies.
func underWay(m *table.Surface, s *Story) string {
	var words []string
	for i, f := range s.Forces {
		if i == mostSailed-1 && len(s.Forces) > mostSailed {
			words = append(words, m.Say("recap.others", table.Count(len(s.Forces)-i)))
			break
		}
		words = append(words, m.Say("recap.sailed.one", name(m.NameOf(f)), where(m, s.Places[i]), where(m, s.Held[i])))
	}
	return m.Say("recap.sailed", name(strings.Join(words, "; ")))
}
