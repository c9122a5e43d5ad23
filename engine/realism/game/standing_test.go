package game_test

import (
	"reflect"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
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

// What is kept until last changes what is likely for its side, in fights and on flights, and nothing of what may be done or is.
func TestChancesFollowTheOrderOfLoss(t *testing.T) {
	s := system(t, "world-1942", nil)
	others := 0
	for seed := uint64(1); seed <= 6; seed++ {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(seed)
		for n := 0; n < 4000 && len(p.ToAct()) > 0; n++ {
			side := p.ToAct()[0]
			legal := p.Legal(side, nil)
			if plain := p.Seen(side).View().Battle; plain != nil && len(plain.Charts) > 0 {
				under := func(orders ...engine.StandingOrder) engine.Position {
					return p.Seen(side).(*game.Position).Under(side, orders)
				}
				kept := under(engine.StandingOrder{Kind: "late-armor"}, engine.StandingOrder{Kind: "late-fighter"})
				if kept.Digest() != p.Seen(side).Digest() || !slices.Equal(kept.Legal(side, nil), legal) {
					t.Fatal("an order of losses changes the position")
				}
				if !reflect.DeepEqual(kept.View().Battle.Charts, plain.Charts) {
					others++
				}
				if !reflect.DeepEqual(under(engine.StandingOrder{Kind: "loss"}).View().Battle.Charts, plain.Charts) {
					t.Fatal("the plain order changes what is likely")
				}
			}
			if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
				t.Fatal(err)
			}
		}
	}
	if others == 0 {
		t.Error("no fight looks otherwise with armor and fighters kept until last")
	}
}

// A game reckons by the orders of whoever looks, and by nobody else's.
func TestAGameReckonsByItsOrders(t *testing.T) {
	s := system(t, "world-1942", nil)
	g, err := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	p := g.Seen(1).(*game.Position)
	attack := game.Units{game.Armor: 3, game.Fighter: 2}
	defence := game.Units{game.Infantry: 4}
	plain, ok := p.Reckon(attack, defence, game.Armies)
	if !ok {
		t.Fatal("not reckoned")
	}
	side := p.Side(p.Now)
	if err := g.SetOrders(side, engine.StandingOrders{{Kind: "late-armor"}}); err != nil {
		t.Fatal(err)
	}
	kept, _ := g.Seen(side).(*game.Position).Reckon(attack, defence, game.Armies)
	if kept.Lost[0] <= plain.Lost[0] {
		t.Errorf("armor kept: %v, else %v", kept, plain)
	}
	if other, _ := g.Seen(3-side).(*game.Position).Reckon(attack, defence, game.Armies); other != plain {
		t.Errorf("the other side knows of the order: %v, not %v", other, plain)
	}
}

// The order of losses is free: any kind may be given its place, and the plan of losses goes by the numbers.
func TestTheOrderOfLossIsFree(t *testing.T) {
	s := system(t, "world-1942", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	dice, asked := engine.NewFast(7), 0
	orders := engine.StandingOrders{{Kind: "loss"}, {Kind: "late-infantry", N: 9}, {Kind: "late-armor", N: 2}, {Kind: "late-artillery", N: 3}}
	for n := 0; n < 6000 && len(p.ToAct()) > 0; n++ {
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		c := legal[dice.Intn(len(legal))]
		if c.Verb == game.VerbLose {
			q := p.(*game.Position)
			c, _, _ = q.Answer(side, orders)
			first, _ := q.Kind(c)
			rank := map[game.Kind]int{game.Infantry: 9, game.Artillery: 3, game.Armor: 2}
			for _, other := range legal {
				if k, _ := q.Kind(other); rank[k] < rank[first] {
					t.Fatalf("%v falls before %v", first, k)
				}
			}
			asked++
		}
		if p, _, err = p.Apply(c, dice); err != nil {
			t.Fatal(err)
		}
	}
	if asked == 0 {
		t.Error("nobody was asked")
	}
}
