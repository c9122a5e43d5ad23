package awaw_test

import (
	"reflect"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Where all who are there fall by a result, it comes to the same on whom it counts; where some are left it does not (19.64).
func TestItIsToldWhereOnWhomAResultFallsIsTheSame(t *testing.T) {
	same, other := 0, 0
	for seed := range uint64(60) {
		for _, there := range [][]string{{"Britain AAF 1 at E14", "Britain AAF 1 at E14 inverted"}, {"Britain AAF 2 at E14", "Britain AAF 2 at E14 inverted"}} {
			p, board := stand(t, append([]string{"map europe-test", "control E10 Axis", "control E14 E18 Allies", "Germany AAF 3 at E10", "Germany AAF 2 at E10"}, there...)...)
			dice := engine.NewFast(seed + 1)
			p = passUntil(t, p, dice, 1, awaw.VerbFly)
			p = order(t, p, dice, "fly #0 E14", "fly #1 E14", "done")
			if p.View().Prompt.Ask.Key != "awaw.ask.scope" {
				p = order(t, p, dice, "roll")
			}
			if p.View().Prompt.Ask.Key != "awaw.ask.scope" {
				continue
			}
			var ends [2]engine.View
			for k, c := range p.Legal(1, nil) {
				next, _, err := p.Apply(c, nil)
				if err != nil {
					t.Fatal(err)
				}
				ends[k] = next.View()
			}
			alike := reflect.DeepEqual(ends[0].Counters, ends[1].Counters) && reflect.DeepEqual(ends[0].Prompt, ends[1].Prompt)
			if p.(engine.Indifferent).Indifferent() {
				if same++; !alike {
					t.Errorf("seed %d at %d: said to come to the same, and does not", seed, board.Find("E14"))
				}
			} else if !alike {
				other++
			}
		}
	}
	if same == 0 || other == 0 {
		t.Errorf("%d came to the same, %d did not: both were to come up", same, other)
	}
}
