package game_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
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
