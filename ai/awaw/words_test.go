package awaw

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/scenarios"
)

// The scenarios in which task forces sail.
var seas = []string{"coral-sea-1942", "guadalcanal-1942", "malta-1942", "midway-1942", "okinawa-1945", "pearl-harbor-1941"}

// atSea tells whether a command is one of those that, where ships are hidden, may hang on what the enemy does not see: nothing more is
// done, or naval air is given something to do.
func atSea(c engine.Command) bool {
	return slices.Contains([]engine.Verb{awaw.VerbDone, awaw.VerbPatrol, awaw.VerbBreak, awaw.VerbLand, awaw.VerbSearch, awaw.VerbRedeploy, awaw.VerbStage}, c.Verb)
}

// Of every decision between several commands a player says what it meant, but where it is no decision (dice) or the enemy must not
// know of it: what goes aboard and ashore, and which ships sail together.
func TestEveryDecisionIsToldInWords(t *testing.T) {
	quiet := []engine.Verb{awaw.VerbRoll, awaw.VerbBoard, awaw.VerbAshore, awaw.VerbForm, awaw.VerbEmbark}
	keys := map[string]int{}
	for _, info := range scenarios.List() {
		if info.System != awaw.ID || len(info.Sides) != 2 {
			continue
		}
		p := scene(t, info.ID)
		dice := engine.NewFast(3)
		b := player(t, "pilot", ai.Options{Seed: 3})
		silent := map[engine.Verb]int{}
		told := 0
		for n := 0; len(p.ToAct()) > 0 && n < 3000; n++ {
			side := p.ToAct()[0]
			legal := p.Legal(side, nil)
			d := b.Decide(p.Seen(side), side, ai.Watch{})
			for _, m := range d.Meant {
				keys[m.Key]++
			}
			for _, m := range d.Expected {
				keys[m.Key]++
			}
			if c := d.Commands[0]; len(legal) > 1 && len(d.Meant) > 0 {
				told++
			} else if len(legal) > 1 && !slices.Contains(quiet, c.Verb) && !(slices.Contains(seas, info.ID) && atSea(c)) {
				silent[c.Verb]++
			}
			for _, c := range d.Commands {
				next, _, err := p.Apply(c, dice)
				if err != nil {
					t.Fatal(err)
				}
				p = next
			}
		}
		all := 0
		for _, n := range silent {
			all += n
		}
		if all*20 > told {
			t.Errorf("%s: %d decisions are told, %d are not, by verb %v", info.ID, told, all, silent)
		}
	}
	for _, key := range []string{"sail", "hunt", "aim", "ships.dark", "deploy", "raid", "oppose", "build", "pay", "done", "resolve", "land", "dive", "invest"} {
		if keys["ai.meant."+key] == 0 {
			t.Errorf("nobody meant to %s: %v", key, keys)
		}
	}
	for _, key := range []string{"points", "raid", "spared"} {
		if keys["ai.expected."+key] == 0 {
			t.Errorf("nobody expected %s: %v", key, keys)
		}
	}
}
