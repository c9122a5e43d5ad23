package game_test

import (
	"math/rand/v2"
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// A side is told to be indifferent about who falls where every way to name them, one by one to the last, leads to one and the same position, and nowhere else.
func TestWhoFallsIsNoChoiceWhereTheSameAreGone(t *testing.T) {
	found := map[bool]int{}
	for _, id := range starts {
		s := system(t, id, nil)
		for seed := range uint64(4) {
			p, err := s.Rules.Setup(s.Kit, s.Doc)
			if err != nil {
				t.Fatal(err)
			}
			by, dice := rand.New(rand.NewPCG(seed, 1)), engine.NewKeyed([32]byte{byte(seed)})
			for len(p.ToAct()) > 0 {
				legal := p.Legal(p.ToAct()[0], nil)
				if falls(p) {
					ends := map[string]bool{}
					followed(t, p, dice, ends, map[string]bool{})
					told := p.(*game.Position).Indifferent()
					if found[told]++; told != (len(ends) == 1) {
						t.Errorf("%s, seed %d: told indifferent: %t, and there are %d ends", id, seed, told, len(ends))
					}
				} else if p.(*game.Position).Indifferent() {
					t.Fatalf("%s, seed %d: indifferent where nobody falls", id, seed)
				}
				if p, _, err = p.Apply(legal[by.IntN(len(legal))], dice); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if found[true] == 0 || found[false] == 0 {
		t.Errorf("indifferent and not: %v", found)
	}
	t.Logf("indifferent and not: %v", found)
}

// falls tells whether it is asked who falls.
func falls(p engine.Position) bool {
	if len(p.ToAct()) == 0 {
		return false
	}
	for _, c := range p.Legal(p.ToAct()[0], nil) {
		if c.Verb == game.VerbLose {
			return true
		}
	}
	return false
}

// followed goes through all ways to name who falls until the side that is asked is asked no more about it.
func followed(t *testing.T, p engine.Position, dice engine.Dice, ends, seen map[string]bool) {
	t.Helper()
	side := p.ToAct()[0]
	for _, c := range p.Legal(side, nil) {
		if c.Verb != game.VerbLose {
			continue
		}
		next, _, err := p.Apply(c, dice)
		if err != nil {
			t.Fatal(err)
		}
		state := next.Digest()
		key := string(state[:])
		switch {
		case seen[key]:
		case falls(next) && next.ToAct()[0] == side && next.(*game.Position).Lanes().Now == p.(*game.Position).Lanes().Now && next.(*game.Position).Lanes().Round == p.(*game.Position).Lanes().Round:
			seen[key] = true
			followed(t, next, dice, ends, seen)
		default:
			ends[key] = true
		}
	}
}
