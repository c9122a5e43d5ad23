package main

import (
	"slices"
	"testing"

	"awaw/scenarios"
)

// Where no bots are named somebody plays: whoever does nothing of himself is no usual bot.
func TestUsualBotsPlay(t *testing.T) {
	for _, id := range []string{"wings-1901", "air-units-1901"} {
		doc, err := scenarios.Doc(id)
		if err != nil {
			t.Fatal(err)
		}
		if bots := usualBots(doc); !slices.Equal(bots, slices.Repeat([]string{"pilot"}, 7)) {
			t.Errorf("%s is played by %v", id, bots)
		}
	}
}
