package tests

import (
	"flag"
	"math"
	"testing"

	"awaw/ai"
	"awaw/engine"
	supremacy "awaw/engine/supremacy/game"
	"awaw/engine/systems"
)

var onwardGames = flag.Int("onward", 0, "games between Pilots of each scenario of Air Supremacy in which calling battles off is weighed against going on; 0: the first questions of one")

// Going on and leaving are each played on under so many seeds. What a Pilot answers is wrong if the other is worth more by so many standard errors of the paired
// differences: by three where few questions are looked at, for one answer in forty-four is past two by chance.
const (
	onwardSeeds  = 16
	onwardErrors = 3.0
)

// Pilots go on where that is worth more, and leave where it is not: either is played on by Pilots until the same power has had its next turn, and what it comes to then is
// held against the other.
func TestPilotsGoOnWhereItIsWorthIt(t *testing.T) {
	ids, most, seeds := []string{"channel-skies"}, 3, onwardSeeds
	if *onwardGames > 0 {
		ids, most, seeds = []string{"channel-skies", "manchuria-1945", "mediterranean-1942"}, math.MaxInt, judgeSeeds
	}
	for _, id := range ids {
		t.Run(id, func(t *testing.T) {
			_, _, _, start := scene(t, id)
			var seen onward
			for g := range max(1, *onwardGames) {
				seen.play(t, start, uint64(7000+g), most, seeds)
			}
			t.Logf("%d times asked, %d times left: wrongly %d times, and wrongly gone on %d times", seen.asked, seen.left, seen.wrong[1], seen.wrong[0])
			if *onwardGames == 0 && (seen.asked < most || seen.left == seen.asked || seen.wrong != [2]int{}) {
				t.Error("a Pilot is to go on where it is worth more, and only there")
			}
		})
	}
}

// onward is what was found: wrong answers by whether the Pilot left.
type onward struct {
	asked, left int
	wrong       [2]int
}

// play plays a game between Pilots and weighs what they answer when they are asked whether to go on.
func (x *onward) play(t *testing.T, p engine.Position, game uint64, most, seeds int) {
	t.Helper()
	pilot, err := systems.Bots().Find("pilot", ai.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewKeyed(seedOf(game))
	for len(p.ToAct()) > 0 && x.asked < most {
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		plan := pilot.Decide(p.Seen(side), side, ai.Watch{}).Commands
		on, off := ai.First(legal, supremacy.VerbPress), ai.First(legal, supremacy.VerbCallOff, supremacy.VerbWithdraw)
		if on != nil && off != nil {
			x.asked++
			leaves := 0
			if plan[0].Verb != supremacy.VerbPress {
				leaves, off = 1, plan
			}
			x.left += leaves
			from := &trial{pilot: pilot, from: p, side: side, step: p.(engine.PhaseMarker).PhaseID()}
			mean, err := paired(from.comesTo(t, way{first: on}, 0, seeds), from.comesTo(t, way{first: off}, 0, seeds))
			t.Logf("game %d, step %x: to go on is worth %.1f ± %.1f more than %v; left: %t", game, from.step, mean, err, off[0], leaves > 0)
			if leaves > 0 && mean > onwardErrors*err || leaves == 0 && mean < -onwardErrors*err {
				x.wrong[leaves]++
			}
		}
		p = carriedOut(t, p, side, plan, dice)
	}
}
