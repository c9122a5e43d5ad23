package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

// Who is sent against a base fights there whatever it flew before (18.521, reading C11), alone, beside others and in the second round; in a game
// that began before edition 9 of the readings it comes along and fights only where it joins a fight going on.
func TestWhoIsSentAnewFightsByTheEditionOfTheGame(t *testing.T) {
	for _, x := range []struct {
		name      string
		before    int // the edition the game knows nothing of; 0 for a game of today
		sent      []string
		strength  int // of the attackers, in factors; 0 for no fight
		joined    int // with one that joins the second round; 0 where none does
		joins     string
		dicePairs []int
	}{
		{"alone", 0, []string{"fly #1 E10"}, 2, 0, "", nil},
		{"alone, before", 9, []string{"fly #1 E10"}, 0, 0, "", nil},
		{"beside another", 0, []string{"fly #1 E10", "fly #2 E10"}, 5, 0, "", nil},
		{"beside another, before", 9, []string{"fly #1 E10", "fly #2 E10"}, 3, 0, "", nil},
		{"joining", 0, []string{"fly #2 E10"}, 3, 4, "fly #1 E10", []int{1, 1, 1, 1}},
		{"joining, before", 9, []string{"fly #2 E10"}, 3, 4, "fly #1 E10", []int{1, 1, 1, 1}},
	} {
		p, _ := standUnder(t, tables.Embedded().Before(x.before), "map europe-test", "control E10 E11 E12 Axis", "control E13 E14 E15 D14 Allies", "turns 2",
			"Germany AAF 5 at E10", "Britain AAF 2 at E14", "Britain AAF 3 at D14", "troops Germany INF 3-3 at E12", "troops Britain INF 2-3 at E13")
		dice := engine.NewLoaded(x.dicePairs...)
		p = order(t, passUntil(t, p, dice, 2, awaw.VerbDefend), dice, "defend #1 E13")
		p = order(t, passUntil(t, p, dice, 2, awaw.VerbFly), dice, append(slices.Clone(x.sent), "done")...)
		if got := attackers(p); got != x.strength {
			t.Errorf("%s: %d factors attack, want %d", x.name, got, x.strength)
		}
		if x.joined == 0 {
			continue
		}
		p = order(t, p, dice, "roll", "stay", x.joins, "press")
		if got := attackers(p); got != x.joined {
			t.Errorf("%s: %d factors attack in the second round, want %d", x.name, got, x.joined)
		}
	}
}

// attackers is the strength of those who attack in the fight at hand, 0 where there is none.
func attackers(p engine.Position) int {
	b := p.View().Battle
	if b == nil || b.Over {
		return 0
	}
	return b.Sides[0].Strength
}
