package awaw_test

import (
	"strings"
	"testing"

	"awaw/engine"
)

// Before decks fly in their own player turn their owner is told that they lie inverted when the enemy moves; nobody is told who
// flies from land, who fights in the enemy's turn, whose decks have flown already, or after whose turn no other comes.
func TestDecksAreToldWhatFlyingCosts(t *testing.T) {
	carriers := []string{"map sea-test", "control C4 E3 Axis", "control C18 E20 B17 D15 E12 B6 D9 Allies", "force Axis Kido at C7", "force Allies Sixteen at C9",
		"ship Japan CV 4 with Kido named Akagi", "Japan NAS 4 at Akagi", "ship US CV 4 with Sixteen named Hornet", "US NAS 4 at Hornet", "Japan NAS 7 at C4"}
	ashore := append(append([]string{}, carriers[:5]...), "ship Japan DD 4 with Kido", "ship US CV 4 with Sixteen named Hornet", "US NAS 4 at Hornet", "Japan NAS 7 at C4")
	told := func(p engine.Position) bool { return strings.HasSuffix(p.View().Prompt.Limit.Key, ".decks") }
	for _, c := range []struct {
		name   string
		given  []string
		turns  string
		orders string
		dice   []int
		want   bool
	}{
		{"when it may hunt", carriers, "turns 2", "until hunt", nil, true},
		{"who flies from land", ashore, "turns 2", "until hunt", nil, false},
		{"in the enemy's turn", carriers, "turns 2", "until hunt|hunt C9", nil, false},
		{"before it patrols", carriers, "turns 2", "until hunt|hunt C9|done", nil, true},
		{"before it strikes", carriers, "turns 2", "until hunt|hunt C9|done|done|roll", []int{1, 1, 6, 6}, true},
		{"the last turn, and another side's follows", carriers, "turns 1", "until hunt", nil, true},
		{"the last turn of all", carriers, "turns 1", "until hunt|until 2|until hunt", nil, false},
		{"of the second side, and turns follow", carriers, "turns 2", "until hunt|until 2|until hunt", nil, true},
	} {
		p, _ := stand(t, append([]string{c.turns}, c.given...)...)
		dice := engine.NewLoaded(c.dice...)
		for _, o := range strings.Split(c.orders, "|") {
			what, until := strings.CutPrefix(o, "until ")
			for n := 0; until && n < 40; n++ {
				if what == "hunt" && p.View().Prompt.Ask.Key == "awaw.ask.hunt" || what == "2" && p.ToAct()[0] == 2 {
					break
				}
				p = order(t, p, dice, "done")
			}
			if !until {
				p = order(t, p, dice, o)
			}
		}
		if got := told(p); got != c.want {
			t.Errorf("%s: side %d is asked %s; told of its decks: %v, want %v", c.name, p.ToAct()[0], p.View().Prompt.Limit.Key, got, c.want)
		}
	}
}
