package game_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
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

// What is told to fall in the plain order is what it takes: as many as are owed, and the same units named one by one leave the same board.
func TestThePlainOrderTakesWhatItTells(t *testing.T) {
	s := system(t, "mediterranean-1942", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewFast(5)
	told, shared := 0, 0
	for n := 0; n < 6000 && len(p.ToAct()) > 0 && told < 40; n++ {
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		if has(legal, game.VerbPlain) {
			owners, sum := map[engine.Ref]bool{}, 0
			table := p.(*game.Position).Lanes()
			one, all := p, engine.Command{}
			for _, o := range table.Offers {
				sum += o.Plain
				if o.Deed == lanes.Onward {
					all = o.Command
				}
				if o.Plain > 0 {
					owners[o.Owner] = true
				}
				for range o.Plain {
					if next, _, err := one.Apply(o.Command, engine.NewFast(1)); err == nil {
						one = next
					} // the last may have fallen by itself: nothing was left to choose
				}
			}
			rest, _, err := p.Apply(all, engine.NewFast(1))
			if err != nil {
				t.Fatal(err)
			}
			if sum != table.Toll.Owed || !slices.EqualFunc(one.View().Counters, rest.View().Counters, func(a, b engine.CounterView) bool { return a.Ref == b.Ref && a.Size == b.Size }) {
				t.Fatalf("%d are told to fall of %d that are owed: %+v", sum, table.Toll.Owed, table.Offers)
			}
			if told++; len(owners) > 1 {
				shared++
			}
		}
		next, _, err := p.Apply(legal[dice.Intn(len(legal))], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	if told < 20 || shared == 0 {
		t.Errorf("%d questions, %d with losses of several powers: too few to show anything", told, shared)
	}
}
