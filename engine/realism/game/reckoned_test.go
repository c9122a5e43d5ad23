package game_test

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/internal/nets"
)

// While the losses of a battle are chosen it is reckoned to its end, and every choice says what follows.
func TestLossesHaveTheirChances(t *testing.T) {
	s := system(t, "world-1942", nil)
	charts, told := 0, 0
	for seed := uint64(6); seed <= 9; seed++ {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(seed)
		for len(p.ToAct()) > 0 {
			legal := p.Legal(p.ToAct()[0], nil)
			if q := p.(*game.Position); legal[0].Verb == game.VerbLose || legal[0].Verb == game.VerbPick {
				b := q.View().Battle
				if b == nil {
					t.Fatal("losses of no fight")
				}
				if len(b.Charts) > 0 {
					charts++
					for _, c := range legal {
						if d := q.Tell(c).Detail; d.Key == "realism.game.worth.then" {
							told++
						}
					}
				}
			}
			if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
				t.Fatal(err)
			}
		}
	}
	if charts < 10 || told < 2*charts {
		t.Errorf("%d battles reckoned while their losses were chosen, %d choices with what follows", charts, told)
	}
}

// How a battle is told to end is how it ends when it is thrown by the game itself, again and again: an army that has nothing left on the ground has lost,
// whatever flies for it, and a fleet without ships too.
func TestBattlesEndAsTold(t *testing.T) {
	const times = 900
	s := system(t, "world-1942", nil)
	orders := engine.StandingOrders{{Kind: "loss"}, {Kind: "pick"}}
	looked := map[game.Form]int{}
	for seed := uint64(1); seed <= 80 && looked[game.Armies]+looked[game.Fleets] < 12; seed++ {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		nets.Visit(t, p, 3000, true, engine.NewFast(seed), func(_ int, p engine.Position) {
			if len(p.ToAct()) == 0 {
				return
			}
			f := p.(*game.Position).Glance().Fight
			if flies := f.Force[0][game.Fighter] + f.Force[0][game.Bomber] + f.Force[1][game.Fighter]; f.Form == game.OneRound || flies == 0 || looked[f.Form] == 6 {
				return
			}
			told, ok := ends(p.View().Battle)
			if !ok || told[0] < .01 || told[1] < .01 {
				return
			}
			looked[f.Form]++
			var came [2]int
			for n := range times {
				if how := foughtOut(t, p, orders, engine.NewFast(uint64(n))); how >= 0 {
					came[how]++
				}
			}
			for how, n := range came {
				if d := math.Abs(float64(n)/times - told[how]); d > 4*math.Sqrt(told[how]*(1-told[how])/times) {
					t.Errorf("%v against %v: ending %d is told as %.3f, and came %d times of %d", f.Force[0], f.Force[1], how, told[how], n, times)
				}
			}
		})
	}
	if looked[game.Armies] < 4 || looked[game.Fleets] < 4 {
		t.Errorf("looked at %v, too little to show anything", looked)
	}
}

// ends are how likely a battle is told to be won and held.
func ends(b *engine.BattleView) (out [2]float64, ok bool) {
	if b == nil {
		return out, false
	}
	for _, c := range b.Charts {
		if c.Kind == engine.ChartOutlook {
			return [2]float64{c.Bars[0].P, c.Bars[1].P}, true
		}
	}
	return out, false
}

// foughtOut fights a battle to its end, nobody leaving, all losses by orders: 0 if it is won, 1 if it is held, -1 otherwise.
func foughtOut(t *testing.T, p engine.Position, orders engine.StandingOrders, dice engine.Dice) int {
	t.Helper()
	for {
		side := p.ToAct()[0]
		c, _, ok := p.(*game.Position).Answer(side, orders)
		if !ok {
			c = engine.Command{}
			for _, l := range p.Legal(side, nil) {
				if l.Verb == game.VerbPress || l.Verb == game.VerbStand || l.Verb == game.VerbJoin && l.N == 0 {
					c = l
				}
			}
		}
		next, events, err := p.Apply(c, dice)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			for _, x := range e.Facts().Ended {
				switch x.How {
				case engine.EndCleared:
					return 0
				case engine.EndRepelled:
					return 1
				}
				return -1
			}
		}
		p = next
	}
}
