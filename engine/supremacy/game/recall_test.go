package game_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// Two fighters from one carrier, sent in different rounds, are recalled by the same command: it is listed once, and given twice. A soak of
// Manchuria found it listed twice.
func TestRecallsAreListedOnce(t *testing.T) {
	const text = `system = "supremacy"

[[case]]
rule = ["as.dispatch.17"]
name = "Two are sent, one after the other."
given = ["Germany owns FRA", "Germany has 2 fighter at FRA", "U.K. owns GBR", "U.K. has 1 transport at BIS", "U.S.A. has 1 carrier 2 fighter at NA5"]
orders = ["from FRA", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "dispatch fighter NA5 BIS U.S.A.", "done", "? round 2", "press BIS",
  "dispatch fighter NA5 BIS U.S.A.", "done", "roll BIS", "? round 3", "press BIS", "done", "roll BIS", "? round 4", "press BIS"]
dice = [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]
expect = ["phase battles"]
`
	f, err := game.Grammar().Parse("recalls.toml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	kit := rulecase.Kit{Boards: game.ReadBoard, Tables: tables.Embedded()}
	p, err := kit.Position(&f.Cases[0])
	if err != nil {
		t.Fatal(err)
	}
	for left := 2; left >= 0; left-- {
		legal := p.Legal(p.ToAct()[0], nil)
		var recalls []engine.Command
		for i, c := range legal {
			if c.Verb == game.VerbRecall {
				recalls = append(recalls, c)
			}
			if i > 0 && legal[i-1].Compare(c) >= 0 {
				t.Errorf("%+v stands behind %+v", c, legal[i-1])
			}
		}
		if len(recalls) != min(left, 1) {
			t.Fatalf("%d are left: %+v", left, legal)
		}
		if left > 0 {
			if p, _, err = p.Apply(recalls[0], engine.NewFast(1)); err != nil {
				t.Fatal(err)
			}
		}
	}
}
