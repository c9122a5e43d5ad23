package game_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
)

// Standing orders answer what a fight costs and whom it costs with a legal command, and nothing else; what is kept falls last.
func TestStandingOrders(t *testing.T) {
	s := system(t, "world-1942", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	orders := engine.StandingOrders{{Kind: "late-fighter"}, {Kind: "loss"}, {Kind: "pick"}}
	if n := len(p.(*game.Position).OrderKinds()); n < len(orders) {
		t.Fatalf("%d kinds of order", n)
	}
	answered := map[engine.Verb]int{}
	dice := engine.NewFast(4)
	for n := 0; n < 6000 && len(p.ToAct()) > 0; n++ {
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		q := p.(*game.Position)
		c, _, ok := q.Answer(side, orders)
		asks := legal[0].Verb == game.VerbLose || legal[0].Verb == game.VerbPick
		if ok != asks || ok && !engine.Takes(p, legal, c) {
			t.Fatalf("%v, %t, of %v", c, ok, legal)
		}
		if k, _ := q.Kind(c); ok && c.Verb == game.VerbLose && k == game.Fighter && len(legal) > 1 {
			t.Fatalf("a fighter falls, of %v", legal)
		}
		if !ok {
			c = legal[dice.Intn(len(legal))]
		}
		answered[c.Verb]++
		if p, _, err = p.Apply(c, dice); err != nil {
			t.Fatal(err)
		}
	}
	if answered[game.VerbLose] == 0 || answered[game.VerbPick] == 0 {
		t.Errorf("answered %v, too little to show anything", answered)
	}
}
