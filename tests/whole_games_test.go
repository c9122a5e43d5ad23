// Whole games by chance over every scenario: none comes to a dead end, each ends, and its journal, read back from its
// keyframes and from its first line, comes to the same game. `N=91 make games` plays seed after seed and goes on where it stopped, with
// `NETS=200` under all nets: every so many commands what is offered, refused, planned, read back and hidden is looked at whole.
package tests

import (
	"flag"
	"testing"

	"awaw/internal/nets"
	"awaw/scenarios"
)

var (
	firstGame = flag.Uint64("game", 1, "the seed of the game by chance that is played over every scenario")
	castEvery = flag.Int("nets", 0, "in games by chance, at how many commands all nets for single positions are cast; 0 never")
)

func TestWholeGamesByChance(t *testing.T) {
	for _, info := range scenarios.List() {
		t.Run(info.ID, func(t *testing.T) {
			rules, kit, doc, _ := scene(t, info.ID)
			s := nets.System{Rules: rules, Kit: kit, Doc: doc}
			journal := nets.RandomPlay(t, s, nets.Play{Seed: *firstGame, Most: 20_000, Every: *castEvery, Back: 2})
			nets.Replay(t, s, journal.Bytes())
		})
	}
}
