package advice

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// Which plans are told is decided by games of their own, and not by those that tell them: in the Coral Sea, with two games, these would choose otherwise.
func TestPlansAreChosenInGamesOfTheirOwn(t *testing.T) {
	doc, err := scenarios.Doc("coral-sea-1942")
	if err != nil {
		t.Fatal(err)
	}
	p, err := systems.Start(doc, systems.Tables())
	if err != nil {
		t.Fatal(err)
	}
	side := p.ToAct()[0]
	seen := p.Seen(side)
	otherwise := 0
	for seed := uint64(1); seed <= 6; seed++ {
		o := Options{Nodes: 400, Games: 6, Seed: seed}
		d := newDesk(systems.Bots(), o)
		w, err := d.weighed(seen, side, o)
		if err != nil {
			t.Fatal(err)
		}
		ways := d.know.Advise(seen, side, ai.Options{Seed: seed, Nodes: o.Nodes, Workers: 1}, looked, ai.Watch{})
		best := func(from int) []candidate {
			list := make([]candidate, len(ways))
			for i, way := range ways {
				list[i].Decision = way
			}
			if err := d.judge(seen, side, list, from, from+o.Games/3, func(float64) {}); err != nil {
				t.Fatal(err)
			}
			list = distinct(list)
			slices.SortStableFunc(list, better)
			return list[:min(Shown, len(list))]
		}
		apart, near := best(aside), best(0)
		for _, c := range w.list {
			same := func(x candidate) bool { return slices.Equal(x.Commands, c.Commands) }
			if !slices.ContainsFunc(apart, same) && !c.chosen {
				t.Errorf("seed %d: %v is told, and was not among the best where plans are chosen", seed, c.Commands)
			}
			if !slices.ContainsFunc(near, same) {
				otherwise++
			}
			if ends, err := d.ends(seen, side, c.Commands, 0, o.Games); err != nil || !slices.Equal(ends, c.ends) {
				t.Errorf("seed %d: %v is told by other games than those from 0: %v", seed, c.Commands, err)
			}
		}
		if len(w.list) < len(near) {
			otherwise++
		}
	}
	if otherwise == 0 {
		t.Error("both choose the same: nothing is seen")
	}
}
