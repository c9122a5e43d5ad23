package tests

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
)

var choiceGames = flag.Int("choices", 0, "games between Pilots of each scenario on boards of areas in which choices are counted; 0: one of a short scenario of each system")

// Scenarios of both games on boards of areas leave whoever is in turn, or defends, choices: in every player turn two decisions at least have more than one
// answer, and in half of the turns there are two at least in which a Commander finds ways of attack or of answering one that are not worth the same. It
// compares neither purchases nor moves, so that there are more than it counts.
func TestTurnsHaveChoices(t *testing.T) {
	for _, info := range scenarios.List() {
		if info.System != "realism" && info.System != "supremacy" {
			continue
		}
		t.Run(info.ID, func(t *testing.T) {
			if *choiceGames == 0 && info.ID != "channel-skies" && info.ID != "over-the-reich" {
				t.Skip("two stand for the others")
			}
			_, _, _, start := scene(t, info.ID)
			var turns []turnChoices
			for game := range max(1, *choiceGames) {
				turns = append(turns, choicesOf(t, start, uint64(game+1))...)
			}
			few, idle := 0, 0
			var real, asked []int
			kinds := map[string]int{}
			for _, x := range turns {
				real, asked = append(real, x.real), append(asked, x.asked)
				for k, n := range x.kinds {
					kinds[k] += n
				}
				if x.real < 2 {
					few++
				}
				if x.asked < 2 {
					idle++
					t.Logf("%s: %d decisions", x.name, x.asked)
				}
			}
			slices.Sort(real)
			slices.Sort(asked)
			t.Logf("%d player turns: decisions least %d, middle %d, most %d; compared choices least %d, middle %d, most %d, fewer than two in %d; %v", len(turns), asked[0], asked[len(asked)/2],
				asked[len(asked)-1], real[0], real[len(real)/2], real[len(real)-1], few, kinds)
			if *choiceGames == 0 && (idle > 0 || 2*few > len(turns)) {
				t.Errorf("of %d player turns %d have fewer than two decisions, and %d fewer than two that are compared", len(turns), idle, few)
			}
		})
	}
}

// turnChoices is what was decided in a player turn.
type turnChoices struct {
	name        string
	asked, real int
	kinds       map[string]int // of real ones, by their first command
}

// choicesOf plays a game between Pilots and gives the player turns of it, with what either side decided in them.
func choicesOf(t *testing.T, p engine.Position, seed uint64) (out []turnChoices) {
	t.Helper()
	find := func(name string) ai.Player {
		b, err := systems.Bots().Find(name, ai.Options{Seed: seed, Nodes: 10 * fewNodes})
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	pilot, looker := find("pilot"), find("commander")
	dice := engine.NewFast(seed)
	last := uint32(0)
	for len(p.ToAct()) > 0 {
		side := p.ToAct()[0]
		turn := p.(engine.PhaseMarker).PhaseID() >> 8
		if len(out) == 0 || turn != last {
			last = turn
			out = append(out, turnChoices{name: fmt.Sprintf("game %d, round %d, power %d", seed, turn>>8, turn&255), kinds: map[string]int{}})
		}
		x := &out[len(out)-1]
		if len(p.Legal(side, nil)) > 1 {
			x.asked++
			if d := looker.Decide(p.Seen(side), side, ai.Watch{}); d.Ways > 1 && d.Ahead != 0 {
				x.real++
				x.kinds[p.(engine.Teller).Tell(d.Commands[0]).Name.Key]++
			}
		}
		for _, c := range pilot.Decide(p.Seen(side), side, ai.Watch{}).Commands {
			if !slices.Contains(p.Legal(side, nil), c) {
				break
			}
			next, _, err := p.Apply(c, dice)
			if err != nil {
				t.Fatalf("%+v is refused: %v", c, err)
			}
			p = next
		}
	}
	return out
}
