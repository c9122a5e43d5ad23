package awaw_test

import (
	"math"
	"reflect"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

// What a raid earns if it gets through is foretold while it is planned: in the points of the scenario, all chances together, never more
// than the target has left, and nothing where no bomber goes.
func TestRaidsAreForetold(t *testing.T) {
	scene, board := roughScene(t, "bombers", bombers)
	start, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "bombers", Data: scene.Doc})
	if err != nil {
		t.Fatal(err)
	}
	oil := board.Find("E7")
	told, dear := 0, 0
	for x := range byChance(t, start, engine.NewFast(3), mostByChance) {
		v := x.next.View()
		if v.Battle != nil {
			continue
		}
		for _, s := range v.Spaces {
			a, err := x.next.Ask(v.Prompt.Side, engine.Query{Kind: engine.QueryOdds, At: s.Ref})
			if err != nil || len(a.Charts) != 1 || a.Charts[0].Value != engine.ValuePoints {
				continue
			}
			told++
			worth, left := 1, 0
			for _, k := range s.Marks {
				if k.Kind == engine.MarkObjective && k.Of > 0 {
					left = k.N
				}
			}
			if s.Ref == engine.SpaceRef(oil) {
				worth = 3
				dear++
			}
			sum := 0.0
			for _, b := range a.Charts[0].Bars {
				if sum += b.P; b.Value%worth != 0 || b.Value > left*worth {
					t.Errorf("%s with %d left, worth %d: %+v", s.Name, left, worth, b)
				}
			}
			if math.Abs(sum-1) > 1e-9 || a.Charts[0].Of != s.Ref {
				t.Errorf("%s: %.4f in all, of %v", s.Name, sum, a.Charts[0].Of)
			}
		}
	}
	if told < 20 {
		t.Errorf("only %d raids were foretold, %d of them dear", told, dear)
	}
}

// What the fight would come to in which those sent against a raid meet it is foretold while they are sent: the same as stands on its panel.
func TestMeetingARaidIsForetold(t *testing.T) {
	scene, board := roughScene(t, "bombers", bombers)
	start, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "bombers", Data: scene.Doc})
	if err != nil {
		t.Fatal(err)
	}
	met := 0
	for seed := uint64(1); seed <= 6; seed++ {
		foretold := map[engine.Ref][]engine.Chart{}
		for x := range byChance(t, start, engine.NewFast(seed), mostByChance) {
			v := x.next.View()
			if b := v.Battle; b != nil {
				if told := foretold[b.Where]; told != nil && !b.Rolled {
					met++
					if !reflect.DeepEqual(told, b.Charts) {
						t.Errorf("seed %d: the panel shows %+v, foretold was %+v", seed, b.Charts, told)
					}
				}
				delete(foretold, b.Where)
			}
			if !v.Prompt.Meets {
				continue
			}
			clear(foretold)
			holdsMeeting(t, x.next)
			for _, s := range v.Spaces {
				if a, err := x.next.Ask(v.Prompt.Side, engine.Query{Kind: engine.QueryOdds, At: s.Ref}); err == nil && len(a.Charts) > 1 {
					foretold[s.Ref] = a.Charts[:len(a.Charts)-1]
				}
			}
		}
	}
	if met < 5 {
		t.Errorf("only %d raids were met", met)
	}
}

// holdsMeeting fails unless the matrix tells of each counter that it may meet a raid just where it is listed to.
func holdsMeeting(t *testing.T, p engine.Position) {
	t.Helper()
	side := p.View().Prompt.Side
	listed := map[engine.Ref]bool{}
	for _, c := range p.Legal(side, nil) {
		if c.Verb == awaw.VerbOppose {
			listed[c.A] = true
		}
	}
	for r := range listed {
		a, err := p.(engine.Asker).Ask(side, engine.Query{Kind: engine.QueryMatrix, With: []engine.Ref{r}})
		if err != nil || len(a.Rows) == 0 {
			t.Fatalf("no matrix of %v: %v", r, err)
		}
		if row := a.Rows[len(a.Rows)-1]; row.Mission.Key != "awaw.mission.oppose" || row.Cells[0].Verdict != engine.Yes {
			t.Errorf("%v may meet a raid, and its last row is %+v", r, row)
		}
	}
}
