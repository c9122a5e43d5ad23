package tests

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/scenarios"
)

// kept hands out rolls that stay as they are, where Fast overwrites the last one with the next.
type keptRolls struct{ *engine.Fast }

func (k keptRolls) Roll(a engine.Ask) ([]int, error) {
	faces, err := k.Fast.Roll(a)
	return slices.Clone(faces), err
}

// What a roll gave is good until the next (engine.Dice): a command that throws several times holds no earlier roll by its slice. Games by
// chance come to the same with dice that overwrite and dice that do not, and tell the same dice.
func TestRollsAreNotHeldPastTheNext(t *testing.T) {
	several := 0
	for _, info := range scenarios.List() {
		t.Run(info.ID, func(t *testing.T) {
			_, _, _, start := scene(t, info.ID)
			for game := range uint64(4) {
				several += rolledTwice(t, start, game+1, 400)
			}
		})
	}
	if several < 100 {
		t.Errorf("only %d commands threw several times", several)
	}
}

// rolledTwice plays a game by chance of so many commands at most, each given with both kinds of dice, and counts those that threw several times.
func rolledTwice(t *testing.T, p engine.Position, seed uint64, most int) (several int) {
	pick := engine.NewFast(seed)
	for n := 0; len(p.ToAct()) > 0 && n < most; n++ {
		legal := p.Legal(p.ToAct()[0], nil)
		c := legal[pick.Intn(len(legal))]
		next, told, err := p.Apply(c, engine.NewFast(seed+uint64(n)))
		if err != nil {
			t.Fatalf("game %d, command %d: %v", seed, n, err)
		}
		same, kept, err := p.Apply(c, keptRolls{engine.NewFast(seed + uint64(n))})
		if err != nil || next.Digest() != same.Digest() || len(told) != len(kept) {
			t.Fatalf("game %d, command %d %v: another position, or %v", seed, n, c, err)
		}
		thrown := 0
		for i := range told {
			if thrown += min(1, len(told[i].Dice)); !slices.Equal(told[i].Dice, kept[i].Dice) {
				t.Fatalf("game %d, command %d: event %d tells %v, fell %v", seed, n, i, told[i].Dice, kept[i].Dice)
			}
		}
		if p = next; thrown > 1 {
			several++
		}
	}
	return several
}
