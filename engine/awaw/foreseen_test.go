package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Where support is announced the battle over a hex is foreseen with all who could attack it: what it shows is what comes when support has
// been sent, nobody defends from the air and all of them attack.
func TestSupportIsWeighedWithAllWhoCouldAttack(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 E11 E12 D10 Axis", "control E13 E14 E15 E16 E18 D13 D14 Allies", "Germany AAF 3 at E11",
		"troops Germany INF 3-3 3-3 at E12", "troops Germany ARM 4-6 at E12", "troops Britain INF 2-3 at E13", "Britain AAF 1 at E18")
	at := engine.SpaceRef(board.Find("E13"))
	for n := 0; p.View().Prompt.Ask.Key != "awaw.ask.support"; n++ {
		if _, ok := p.(engine.Foreseer).Foreseen(at); ok {
			t.Fatalf("%s foresees a battle", p.View().Prompt.Ask.Key)
		}
		if n > 40 {
			t.Fatal("support is never asked for")
		}
		p = order(t, p, nil, "done")
	}
	before := p.Digest()
	alone, ok := p.(engine.Foreseer).Foreseen(at)
	if !ok || p.Digest() != before {
		t.Fatalf("foreseen %v, changed %v", ok, p.Digest() != before)
	}
	p = order(t, p, nil, "support #0 E13")
	want, _ := p.(engine.Foreseer).Foreseen(at)
	if want.Sides[0].Strength != alone.Sides[0].Strength+3 {
		t.Errorf("with three factors of support %d attack, without %d", want.Sides[0].Strength, alone.Sides[0].Strength)
	}
	if _, ok := p.(engine.Foreseer).Foreseen(engine.SpaceRef(board.Find("E18"))); ok {
		t.Error("a battle is foreseen where nobody can attack")
	}
	for p.View().Prompt.Ask.Key != "awaw.ask.assault" {
		p = order(t, p, nil, "done")
	}
	for {
		var next *engine.Command
		for _, c := range p.Legal(1, nil) {
			if c.Verb == awaw.VerbAssign && c.B == at {
				next = &c
				break
			}
		}
		if next == nil {
			break
		}
		var err error
		if p, _, err = p.Apply(*next, nil); err != nil {
			t.Fatal(err)
		}
	}
	p = order(t, p, nil, "assault E13")
	got := p.View().Battle
	if got == nil || got.Sides[0].Strength != want.Sides[0].Strength || got.Sides[1].Strength != want.Sides[1].Strength {
		t.Errorf("foreseen were %d against %d, and it is %+v", want.Sides[0].Strength, want.Sides[1].Strength, got)
	}
}
