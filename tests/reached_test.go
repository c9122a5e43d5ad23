// What decides a scenario is really met in it: Pilots, or whoever its system offers, play games of each, and the log of these games, with the reckonings of
// its rolls, names five deciding paragraphs at least.
package tests

import (
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
	"awaw/scenarios"
)

// reachedIn plays one game between opponents of one name and marks what its events and the ledgers of its rolls cite.
func reachedIn(t *testing.T, p engine.Position, name string, seed uint64, cited map[engine.Cite]int) {
	t.Helper()
	bots := make([]ai.Bot, len(p.View().Sides))
	for i := range bots {
		b, err := systems.Bots().Find(name, ai.Options{Seed: 2*seed + uint64(i), Nodes: fewNodes})
		if err != nil {
			t.Fatal(err)
		}
		bots[i] = b
	}
	dice := engine.NewFast(seed)
	for len(p.ToAct()) > 0 {
		side := p.ToAct()[0]
		next, events, err := p.Apply(bots[side-1].Choose(p.Seen(side), side), dice)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			cited[e.Cite]++
			for _, x := range e.Ledger.Lines {
				cited[x.Cite]++
			}
		}
		p = next
	}
}

func TestWhatDecidesAScenarioIsReached(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games between Pilots")
	}
	for _, s := range scenarios.List() {
		if s.Teaches != "" {
			continue
		}
		t.Run(s.ID, func(t *testing.T) {
			t.Parallel()
			_, _, _, start := scene(t, s.ID)
			cited := map[engine.Cite]int{}
			for seed := range uint64(4) {
				reachedIn(t, start, thinker(t, s), seed+1, cited)
			}
			var met, missed []string
			for _, d := range s.Decides {
				reached := false
				for c := range cited {
					reached = reached || rulebook.Under(string(c), string(d))
				}
				if reached {
					met = append(met, string(d))
				} else {
					missed = append(missed, string(d))
				}
			}
			t.Logf("met: %s; not in the log: %s", strings.Join(met, ", "), strings.Join(missed, ", "))
			if len(met) < 5 {
				t.Errorf("only %d deciding paragraphs are met in four games: %s", len(met), strings.Join(met, ", "))
			}
		})
	}
}
