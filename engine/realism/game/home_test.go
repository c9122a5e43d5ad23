package game_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/internal/nets"
)

// Asked for its way home, a flight may take the one it came by with one command: it is told, drawn to its base, and what an order left beforehand answers.
func TestFlightsGoHomeAsTheyCame(t *testing.T) {
	s := system(t, "world-1942", nil)
	orders := engine.StandingOrders{{Kind: "home"}}
	asked, same, far := 0, 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		nets.Visit(t, p, 1500, true, engine.NewFast(seed), func(_ int, p engine.Position) {
			if len(p.ToAct()) == 0 {
				return
			}
			side, q := p.ToAct()[0], p.(*game.Position)
			legal := p.Legal(side, nil)
			var agreed []engine.Command
			for _, c := range legal {
				if q.Tell(c).Agreed {
					agreed = append(agreed, c)
				}
			}
			c, _, ok := q.Answer(side, orders)
			h, homing := q.Homing()
			if wants := slices.ContainsFunc(legal, func(c engine.Command) bool { return c.Verb == game.VerbBack }); wants != homing || ok != (len(agreed) == 1) || ok != (len(h.Out) > 0) {
				t.Fatalf("asked for a way home: %t, told: %t, %v answered: %t, %d agreed", wants, homing, h.Out, ok, len(agreed))
			}
			if homing {
				asked++
			}
			if !ok {
				return
			}
			same++
			far = max(far, len(h.Out))
			if c != agreed[0] || c.B != h.Out[0].At || !slices.Contains(legal, c) || h.Out[len(h.Out)-1].At != h.To || !h.Out[len(h.Out)-1].Home {
				t.Fatalf("%v answered, %v agreed, the way is %v to %v", c, agreed, h.Out, h.To)
			}
		})
	}
	if same < 10 || same == asked || far < 2 {
		t.Errorf("asked %d times, %d of them the way they came could be taken, of %d spaces at most: too little to show anything", asked, same, far)
	}
}
