package awaw_test

import (
	"testing"

	"awaw/engine"
)

// The dice of a search carry what was added to them; where that is a secret, the line that only their side reads carries it.
func TestDiceOfASearchCarryWhatWasAdded(t *testing.T) {
	open, secret, vain := 0, 0, 0
	for _, id := range []string{"coral-sea-1942", "midway-1942"} {
		for game := uint64(1); game <= 6; game++ {
			for x := range byChance(t, opened(t, id), engine.NewFast(game), 1500) {
				for k, e := range x.events {
					if e.Cite != "22.44" || len(e.Dice) != 2 {
						continue
					}
					told := e
					if len(e.Ledger.Lines) == 0 {
						if told = x.events[k+1]; told.Audience == 0 || len(told.Dice) > 0 {
							t.Fatalf("%s, game %d, command %d: what was added to %v is told nowhere", id, game, x.n, e.Dice)
						}
						secret++
					} else {
						open++
					}
					needed := told.Text.Args[len(told.Text.Args)-1].N // told of whoever finds nobody, and of nobody else
					if total := told.Text.Args[1].N; needed > 0 && (needed <= total || e.Text.Args[len(e.Text.Args)-3].N > 0 && told.Text.Key == e.Text.Key) {
						t.Fatalf("%s, game %d, command %d: %d and %d needed: %+v", id, game, x.n, total, needed, e.Text)
					}
					if needed > 0 {
						vain++
					}
					if sum := e.Dice[0] + e.Dice[1] + told.Ledger.Net(); len(told.Ledger.Lines) != 1 || sum != told.Text.Args[1].N {
						t.Fatalf("%s, game %d, command %d: %v and %+v are %d, told %d", id, game, x.n, e.Dice, told.Ledger, sum, told.Text.Args[1].N)
					}
				}
			}
		}
	}
	if open == 0 || secret == 0 || vain == 0 {
		t.Errorf("%d searches are open, %d hold a secret, %d tell what was needed", open, secret, vain)
	}
}
