package tests

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/lanes"
	supremacy "awaw/engine/supremacy/game"
	"awaw/engine/systems"
)

var (
	dispatchGames = flag.Int("dispatches", 0, "games between Pilots of each scenario of Air Supremacy in which is counted what sending aircraft changes; 0: three of the largest")
	dispatchFrom  = flag.Int("dispatchfrom", 0, "with -dispatches: how many games are passed over before the first")
)

// A dispatch counts where one aircraft, or all that may be sent to a battle, makes the attacker less likely to win it by so much, or is worth so much to the
// defender in what units cost and land is worth.
const (
	turningChance = .05
	turningWorth  = 3.0
)

// dispatches are what could be sent in one player turn.
type dispatches struct {
	name     string
	round    uint32
	side     engine.Side // whose turn it is
	attacked bool        // somebody is
	helped   bool        // and aircraft may be sent to a battle
	turning  bool        // and sending changes enough
	most     float64     // how much it changes the chance at most
	sent     bool        // somebody was sent
}

// Where the board is large a dispatch is a choice: in nine rounds of ten at least, and in seven of ten seen by whoever defends, sending aircraft changes a battle by a twentieth in the
// chance to win it or by the price of an infantry.
func TestDispatchIsAChoice(t *testing.T) {
	const large = "mediterranean-1942"
	ids := []string{large}
	if *dispatchGames > 0 {
		ids = []string{"channel-skies", "manchuria-1945", large}
	}
	for _, id := range ids {
		t.Run(id, func(t *testing.T) {
			_, _, _, start := scene(t, id)
			var turns []dispatches
			for game := range max(3, *dispatchGames) {
				turns = append(turns, dispatchesOf(t, start, uint64(*dispatchFrom+game+1))...)
			}
			seen, rounds, sides := map[string]int{}, map[string]bool{}, map[string]bool{}
			for _, x := range turns {
				game, _, _ := strings.Cut(x.name, ",")
				round, side := fmt.Sprint(game, x.round), fmt.Sprint(game, x.round, x.side)
				rounds[round], sides[side] = rounds[round] || x.turning, sides[side] || x.turning
				switch {
				case x.turning:
					seen["it changes enough"]++
				case x.helped:
					seen["it changes less"]++
					t.Logf("%s: at most %.3f", x.name, x.most)
				case x.attacked:
					seen["nobody may be sent"]++
				default:
					seen["nobody is attacked"]++
				}
				if x.sent {
					seen["sent"]++
				}
			}
			t.Logf("%d player turns: %v; %d of %d rounds, %d of %d seen by a side", len(turns), seen, turned(rounds), len(rounds), turned(sides), len(sides))
			if id == large && (10*turned(rounds) < 9*len(rounds) || 10*turned(sides) < 7*len(sides)) {
				t.Errorf("sending changes enough in %d of %d rounds, %d of %d seen by whoever defends", turned(rounds), len(rounds), turned(sides), len(sides))
			}
		})
	}
}

// turned counts what is true.
func turned(of map[string]bool) (n int) {
	for _, ok := range of {
		if ok {
			n++
		}
	}
	return n
}

// dispatchesOf plays a game between Pilots and looks at all that may be sent in its player turns.
func dispatchesOf(t *testing.T, p engine.Position, seed uint64) (out []dispatches) {
	t.Helper()
	pilot, err := systems.Bots().Find("pilot", ai.Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewFast(seed)
	last := uint32(0)
	for len(p.ToAct()) > 0 {
		side := p.ToAct()[0]
		turn := p.(engine.PhaseMarker).PhaseID() >> 8
		if len(out) == 0 || turn != last {
			last = turn
			out = append(out, dispatches{name: fmt.Sprintf("game %d, round %d, power %d", seed, turn>>8, turn&255), round: turn >> 8, side: side})
		}
		x := &out[len(out)-1]
		x.look(p.(*supremacy.Position))
		plan := pilot.Decide(p.Seen(side), side, ai.Watch{}).Commands
		x.sent = x.sent || len(plan) > 0 && plan[0].Verb == supremacy.VerbDispatch
		p = carriedOut(t, p, side, plan, dice)
	}
	return out
}

// look weighs all that may be sent now.
func (x *dispatches) look(p *supremacy.Position) {
	if _, _, phase := p.Step(); phase != supremacy.Battles || !p.Defends() {
		return
	}
	x.attacked = true
	table := p.Lanes()
	for i := range table.Lanes {
		b, fought := p.Battle(i)
		if !fought {
			continue
		}
		all, any := b, false
		for _, o := range table.Offers {
			if o.Lane != i || o.Deed != lanes.Sends {
				continue
			}
			any = true
			x.weigh(b, b.Then(o.Command))
			for range o.N {
				all = all.Then(o.Command)
			}
		}
		if any {
			x.helped = true
			x.weigh(b, all)
		}
	}
}

// weigh holds a battle with aircraft sent to it against the same battle without.
func (x *dispatches) weigh(without, with *supremacy.Battle) {
	a, ok := without.Prospect()
	b, known := with.Prospect()
	if !ok || !known {
		return
	}
	chance := a.Won - b.Won
	worth := b.Lost[0] - b.Lost[1] - a.Lost[0] + a.Lost[1] + chance*float64(without.Prize())
	x.most = max(x.most, chance)
	x.turning = x.turning || chance >= turningChance || worth >= turningWorth
}
