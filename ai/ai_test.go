package ai_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/engine/toys"
)

func TestNamesAreTheBotsThereAre(t *testing.T) {
	names := systems.Bots().Names()
	want := []string{"cadet", "pilot", "commander", "marshal", "steady", "break", "pin", "stand", "withdraw", "leave", "stay", "allin", "hoard", "disorder", "flat", "reckoner", "pass", "random"}
	if !slices.Equal(names, want) {
		t.Errorf("offered are %v, expected %v", names, want)
	}
	if !slices.Equal(systems.Bots().References(), want[4:]) {
		t.Errorf("references are %v, expected %v", systems.Bots().References(), want[4:])
	}
	for _, name := range names {
		if _, err := systems.Bots().New(" "+name+" ", 1); err != nil {
			t.Errorf("New(%q): %v", name, err)
		}
	}
	for _, name := range []string{"", "Break", "steady,steady", "break pin"} {
		if _, err := systems.Bots().New(name, 1); err == nil || !strings.Contains(err.Error(), "the bots are cadet, pilot, ") {
			t.Errorf("New(%q) gives %v, expected a refusal that lists the bots", name, err)
		}
	}
}

// A bot plays games it knows nothing of: no names for commands, no odds, no counters, several sides at once.
func TestBotsPlayGamesTheyDoNotKnow(t *testing.T) {
	for _, game := range []struct {
		rules engine.Ruleset
		doc   string
	}{
		{toys.Sealed{}, `{"salts": ["x", "y", "z"], "hands": [[1, 5, 9], [5, 6, 9], [3, 5, 9]]}`},
		{toys.Buckets{}, `{"turns": 3, "places": [[[4, 2], [3, 3]], [[2, 2], [5, 1]], [[0, 3], [1, 4]]]}`},
	} {
		for _, name := range systems.Bots().Names() {
			p, err := game.rules.Setup(engine.Kit{}, engine.Doc{Name: "toy.json", Data: []byte(game.doc)})
			if err != nil {
				t.Fatal(err)
			}
			bot, err := systems.Bots().Find(name, ai.Options{Seed: 3, Nodes: 60})
			if err != nil {
				t.Fatal(err)
			}
			dice := engine.NewFast(3)
			n := 0
			for acting := p.ToAct(); len(acting) > 0; acting = p.ToAct() {
				side := acting[n%len(acting)]
				if p, _, err = p.Apply(bot.Choose(p.Seen(side), side), dice); err != nil {
					t.Fatalf("%s, %s, command %d: %v", game.rules.ID(), name, n, err)
				}
				if n++; n > 5000 {
					t.Fatalf("%s, %s: no end", game.rules.ID(), name)
				}
			}
			if !p.Outcome().Over {
				t.Errorf("%s, %s: nobody is to act, but the game is not over", game.rules.ID(), name)
			}
		}
	}
}
