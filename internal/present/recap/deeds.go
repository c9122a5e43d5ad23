package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/result"
	"awaw/internal/present/table"
)

// This file tells what a game that is over is remembered by.

// mostDeeds is how many sentences that takes.
const mostDeeds = 3

// mostRead is how many battles are looked at where each has to be read out of the positions around it.
const mostRead = 40

// Deeds tells the battles of a game that moved most points and cost most, in the order in which they were fought; none where nobody was lost.
func Deeds(m *table.Surface) (out []string) {
	t := m.Sight
	last := min(t.Cursor, len(t.Points)-1)
	var list []Story
	for i := last; i > 0; i-- {
		for _, e := range t.Decided(i) {
			if !result.Told(e.What) || e.What == engine.FightSearch || len(list) >= mostRead && !list[0].Fought.ByUnit {
				continue
			}
			s := fightAt(m, i, e)
			if s.lost()+s.worth > 0 {
				list = append(list, s)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Story) int { return b.worth + b.lost() - a.worth - a.lost() })
	list = list[:min(mostDeeds, len(list))]
	slices.SortStableFunc(list, func(a, b Story) int { return a.Point - b.Point })
	for i := range list {
		out = append(out, m.Say("result.deed", name(m.Word(t.Points[list[i].Point].Date)), name(Sentence(m, &list[i]))))
	}
	return out
}
