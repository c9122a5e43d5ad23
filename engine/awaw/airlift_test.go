// Air transport activities: a board for the nets, what a saved one must not say, and the words of one.

package awaw_test

import (
	"encoding/json"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

// airlift is a board full of air transports with every load there is, and air on both sides that can reach their routes.
var airlift = []string{
	"map europe-test", "turns 3", "control E2 E3 E5 E7 E8 E9 E10 E11 E12 H5 H6 H7 K6 Axis", "control E13 E14 E15 E18 E19 D10 F6 F14 D18 Allies",
	"source Axis E2", "source Allies E18", "source Allies D10", "source Allies F6", "hump E10 E11 to E5", "apart Germany Italy", "airbase Germany at E9", "airbase Germany at E12",
	"supply E7 partial turn 2", "winter 9 turn 3",
	"Germany AT 3 2 at E10", "Germany AT 2 at E11", "Italy AT 1 at E9", "Germany AAF 2 1 at E11", "Germany NAS 5 at E12", "Germany AAF 4 at E5",
	"Britain AT 2 1 at E15", "Britain AAF 3 2 at D10", "Britain NAS 4 at E14", "US AAF 3 at F6", "Britain JET 1 at E14", "research Britain jets 12",
	"troops Germany infantry 1-3 2-3 at H6", "troops Italy infantry 1-3 at H7", "troops Germany infantry 1-4 1-3 at E10", "troops Germany airborne 2-3 1-3 at E11",
	"troops Germany armor 3-5 at E12", "troops Britain infantry 2-3 at E13", "troops Britain airborne 2-3 at E15", "troops Britain infantry 1-3 at E15", "troops Britain infantry 1-2 at E14",
	"redeploy Axis 4", "redeploy Allies 4", "kill 1",
}

// stopped is a position in which the defender is asked about a flight, and what more is done.
func stopped(t *testing.T, more ...string) (*awaw.Position, engine.Kit) {
	t.Helper()
	scene, board := roughScene(t, "airlift", []string{"map europe-test", "control E5 E10 E11 Axis", "control D10 Allies",
		"Germany AT 2 at E10", "troops Germany infantry 1-3 at E10", "Britain AAF 2 at D10", "Germany AAF 2 at E11"})
	kit := engine.Kit{Board: board, Tables: tables.Embedded()}
	p, err := awaw.Rules{}.Setup(kit, engine.Doc{Name: "airlift", Data: scene.Doc})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range append([]string{"done", "done", "load #0 #g0", "depart #0 E5"}, more...) {
		worded(t, p.(*awaw.Position))
		c, err := awaw.Rules{}.ParseCommand(p, line)
		if err != nil {
			t.Fatal(err)
		}
		if p, _, err = p.Apply(c, engine.NewLoaded(1, 1, 1, 1)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	worded(t, p.(*awaw.Position))
	return p.(*awaw.Position), kit
}

// worded fails if a question or a choice of the position has no words.
func worded(t *testing.T, p *awaw.Position) {
	t.Helper()
	v := p.View()
	if v.Prompt.Ask.Key == "" || v.Prompt.Limit.Key == "" {
		t.Errorf("asked %+v", v.Prompt)
	}
	for _, c := range p.Legal(p.ToAct()[0], nil) {
		if l := p.Tell(c); l.Name.Key == "" {
			t.Errorf("%s has no words", awaw.Rules{}.FormatCommand(p, c))
		}
	}
}

// encoded is a position as saved, taken apart.
func encoded(t *testing.T, p *awaw.Position) map[string]json.RawMessage {
	t.Helper()
	data, err := p.Encode()
	if err != nil {
		t.Fatal(err)
	}
	var saved map[string]json.RawMessage
	if err := json.Unmarshal(data, &saved); err != nil {
		t.Fatal(err)
	}
	return saved
}

// refusesSave puts one part of a save in another's place, which must not be read.
func refusesSave(t *testing.T, kit engine.Kit, saved map[string]json.RawMessage, key string, value any) {
	t.Helper()
	part, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	was := saved[key]
	saved[key] = part
	data, err := json.Marshal(saved)
	if err != nil {
		t.Fatal(err)
	}
	saved[key] = was
	if _, err := (awaw.Rules{}).Restore(kit, data); err == nil || !strings.Contains(err.Error(), "damaged") {
		t.Errorf("%s %s: restored with error %v", key, part, err)
	}
}

func TestASavedActivityIsChecked(t *testing.T) {
	p, kit := stopped(t)
	saved := encoded(t, p)
	var was [6]int
	if err := json.Unmarshal(saved["sortie"], &was); err != nil || was[4] != -1 || was[1] != 0 {
		t.Fatalf("the activity is saved as %s", saved["sortie"])
	}
	for _, bad := range []struct{ at, value int }{{0, 4}, {0, -1}, {1, 3}, {1, -1}, {1, 2}, {2, 99}, {2, -1}, {3, -1}, {3, 9999}, {4, 9999}, {4, -2}, {5, 2}} {
		x := was
		x[bad.at] = bad.value
		refusesSave(t, kit, saved, "sortie", x)
	}
}

func TestASavedCounterInterceptionNeedsItsActivity(t *testing.T) {
	p, kit := stopped(t, "meet #1 E9", "done", "meet #2 E9", "done")
	saved := encoded(t, p)
	data, err := p.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if q, err := (awaw.Rules{}).Restore(kit, data); err != nil || q.Digest() != p.Digest() {
		t.Fatalf("the fight does not come back: %v", err)
	}
	refusesSave(t, kit, saved, "sortie", nil)
	var fight map[string]any
	if err := json.Unmarshal(saved["fight"], &fight); err != nil {
		t.Fatal(err)
	}
	for _, kind := range []int{1, 2, 4} {
		fight["kind"] = kind
		refusesSave(t, kit, saved, "fight", fight)
	}
}

func TestEveryStageOfAFlightIsWorded(t *testing.T) {
	p, _ := stopped(t)
	v := p.View()
	if v.Prompt.Ask.Key != "awaw.ask.bar" || v.Prompt.Cite != "18.621" || len(v.Trail) != 1 || v.Trail[0].Key != "awaw.sortie.transport" {
		t.Errorf("asked %v (%s) under %v", v.Prompt.Ask, v.Prompt.Cite, v.Trail)
	}
	p, _ = stopped(t, "meet #1 E9", "done", "meet #2 E9", "done", "roll")
	if v := p.View(); v.Prompt.Cite != "18.622" || len(v.Trail) != 2 {
		t.Errorf("after a round asked %v (%s) under %v", v.Prompt.Ask, v.Prompt.Cite, v.Trail)
	}
	p, _ = stopped(t, "meet #1 E9", "done", "done")
	if v := p.View(); v.Prompt.Ask.Key != "awaw.ask.strike" || v.Prompt.Cite != "18.623" {
		t.Errorf("at last asked %v (%s)", v.Prompt.Ask, v.Prompt.Cite)
	}
}

// TestPlansOfFlightsWork gives every plan of a supply step and of an interception, command by command.
func TestPlansOfFlightsWork(t *testing.T) {
	scene, board := roughScene(t, "airlift", []string{"map europe-test", "control E2 E10 H6 H7 Axis", "control D10 Allies", "source Axis E2", "source Allies D10",
		"Germany AT 2 1 at E10", "troops Germany infantry 1-3 3-3 2-3 at H6", "troops Germany infantry 1-3 at H7", "Britain AAF 2 1 at D10", "Germany AAF 1 at E10"})
	start, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "airlift", Data: scene.Doc})
	if err != nil {
		t.Fatal(err)
	}
	give := func(p engine.Position, plan []engine.Command) engine.Position {
		t.Helper()
		for _, c := range plan {
			next, _, err := p.Apply(c, engine.NewFast(1))
			if err != nil {
				t.Fatalf("%s: %v", awaw.Rules{}.FormatCommand(p, c), err)
			}
			p = next
		}
		return p
	}
	done := func(p engine.Position) engine.Position {
		return give(p, []engine.Command{{Side: p.ToAct()[0], Verb: awaw.VerbDone}})
	}
	p := done(done(start))
	plans := p.(*awaw.Position).Plans(1)
	if len(plans) != 4 {
		t.Fatalf("%d supply flights are offered; two transports and two hexes make four", len(plans))
	}
	if n := len(plans[0].Commands); n != 3 || plans[0].Commands[0].B != engine.CounterRef(awaw.FirstTroop+1) {
		t.Errorf("the first loads %d and begins with %v; it must load two and begin with the strongest", n-1, plans[0].Commands[0])
	}
	for _, plan := range plans {
		q := give(p, plan.Commands)
		meets := q.(*awaw.Position).Plans(2)
		if len(meets) == 0 {
			t.Errorf("nobody is offered to intercept %v", plan.Name)
		}
		for _, m := range meets {
			if r := done(give(q, m.Commands)); len(m.Commands) != 2 {
				t.Errorf("%d of two interceptors come", len(m.Commands))
			} else if guards := r.(*awaw.Position).Plans(1); len(guards) != 1 || len(guards[0].Commands) != 1 {
				t.Errorf("guards offered: %v", guards)
			}
		}
	}
}
