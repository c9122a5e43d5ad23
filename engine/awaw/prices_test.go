package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Offensive missions tell that they cost as an offensive does (18.45-2), air transport in redeployment, work over the sea and
// staging that they cost nothing (18.513, 18.473-2, 18.58-2); so does the question who guards transports (18.472-1, 18.513).
func TestMissionsTellWhatTheyCost(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E10 E11 Axis", "control E14 E15 Allies", "Germany AT 1 at E10", "Germany AAF 1 at E11",
		"troops Germany infantry 1-3 at E10", "Britain AAF 2 at E15")
	price := func(mission string) string {
		t.Helper()
		a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryMatrix, With: []engine.Ref{engine.CounterRef(0)}})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range a.Rows {
			if r.Mission.Key == "awaw.mission."+mission {
				return r.Price.Key
			}
		}
		t.Fatalf("no row of %s", mission)
		return ""
	}
	for mission, want := range map[string]string{"counterair": "offensive", "airtransport": "offensive", "bomb": "offensive", "interceptsupport": "offensive",
		"stage": "free", "defend": "free"} {
		if got := price(mission); got != "awaw.price."+want {
			t.Errorf("%s: %s", mission, got)
		}
	}
	for _, want := range []string{"awaw.limit.guard", "awaw.limit.guard.free"} { // in movement, and in redeployment
		p, _ := stand(t, "map europe-test", "control E10 E11 Axis", "control E14 E15 Allies", "Germany AT 1 at E10", "Germany AAF 1 at E11",
			"troops Germany infantry 1-3 at E10", "Britain AAF 2 at E15")
		verbs := []engine.Verb{awaw.VerbLoad, awaw.VerbDepart, awaw.VerbMeet}
		if want == "awaw.limit.guard.free" {
			for !slices.ContainsFunc(p.View().Track, func(x engine.PhaseView) bool {
				return x.State == engine.PhaseNow && x.Name.Key == "awaw.phase.redeployment"
			}) {
				next, _, err := p.Apply(engine.Command{Side: 1, Verb: awaw.VerbDone}, engine.NewLoaded())
				if err != nil {
					t.Fatal(err)
				}
				p = next
			}
		}
		for _, v := range append(verbs, awaw.VerbDone) {
			p = passUntil(t, p, engine.NewLoaded(), p.ToAct()[0], v)
			legal := p.Legal(p.ToAct()[0], nil)
			next, _, err := p.Apply(legal[slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == v })], engine.NewLoaded())
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
		if got := p.View().Prompt; got.Limit.Key != want || got.Cite != "18.622" {
			t.Errorf("who guards is asked with %v (%s), want %s", got.Limit, got.Cite, want)
		}
	}
}
