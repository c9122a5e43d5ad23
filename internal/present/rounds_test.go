package present_test

import (
	"testing"

	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/scene"
)

// fightingOn draws a command, but stays in fights and begins another round where that can be done.
func fightingOn(m *present.Model, legal []engine.Command, dice *engine.Fast) engine.Command {
	for _, c := range legal {
		if v := m.Top().Verb(c); v == "stay" || v == "press" {
			return c
		}
	}
	return byKind(legal, dice)
}

// The dice of every round of a fight in the air are kept for its sheet, one throw a side and round, and what the rounds took is together what
// either side lost.
func TestDiceOfEveryRoundAreKept(t *testing.T) {
	long := 0
	for seed := uint64(1); seed <= 4; seed++ {
		m := scenarioGame(t, "channel-1940", seed)
		g, dice := m.Table(), engine.NewFast(seed)
		for range 150 {
			acting := g.ToAct()
			if len(acting) == 0 {
				break
			}
			m.See(acting[0])
			m.Send(scene.Tick{MS: 1})
			m.Give(fightingOn(m, g.Legal(acting[0], nil), dice))
			s := m.Top().Sight
			for _, e := range s.Decided(s.Cursor) {
				f := m.Top().ReadFought(s.Cursor, e)
				if e.What != engine.FightBase || len(f.Throws) == 0 {
					continue
				}
				took, thrown := [2]int{}, map[[2]int]bool{}
				for _, x := range f.Throws {
					k := 0
					if x.Side == f.Sides[0] {
						k = 1
					}
					took[k] += x.Toll[0]
					if at := [2]int{x.Round, k}; x.Round < 1 || x.Round > f.Rounds || thrown[at] {
						t.Errorf("seed %d: side %d has a throw of round %d, twice or of none of %d", seed, x.Side, x.Round, f.Rounds)
					} else {
						thrown[at] = true
					}
				}
				if took != [2]int{f.Forces[0].Lost, f.Forces[1].Lost} {
					t.Errorf("seed %d: %d rounds took %v, lost were %d and %d: %v", seed, f.Rounds, took, f.Forces[0].Lost, f.Forces[1].Lost, f.Throws)
				}
				if f.Rounds > 1 {
					long++
				}
			}
			read(m)
		}
	}
	if long < 2 {
		t.Errorf("%d fights of more than one round", long)
	}
}
