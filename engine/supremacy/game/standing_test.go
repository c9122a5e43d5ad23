package game_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// Standing orders answer every question they speak to with a legal command, and no other.
func TestStandingOrders(t *testing.T) {
	s := system(t, "channel-skies", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	orders := engine.StandingOrders{}
	for _, k := range p.(*game.Position).OrderKinds() {
		orders = orders.With(engine.StandingOrder{Kind: k.Kind})
	}
	answered := map[engine.Verb]int{}
	dice := engine.NewFast(11)
	for n := 0; n < 4000 && len(p.ToAct()) > 0; n++ {
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		c, by, ok := p.(engine.Stander).Answer(side, orders)
		aims, loses := has(legal, game.VerbRoll), has(legal, game.VerbPlain)
		if ok != (aims || loses) || ok && (!engine.Takes(p, legal, c) || by.Kind == "aim" != aims) {
			t.Fatalf("%v by %q, %t, of %v", c, by.Kind, ok, legal)
		}
		if _, _, other := p.(engine.Stander).Answer(side, nil); other {
			t.Fatal("nobody has left an order")
		}
		if !ok {
			c = legal[dice.Intn(len(legal))]
		}
		answered[c.Verb]++
		next, _, err := p.Apply(c, dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	if answered[game.VerbRoll] == 0 || answered[game.VerbPlain] == 0 {
		t.Errorf("answered %v, too little to show anything", answered)
	}
}

func has(legal []engine.Command, v engine.Verb) bool {
	for _, c := range legal {
		if c.Verb == v {
			return true
		}
	}
	return false
}
