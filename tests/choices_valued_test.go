package tests

import (
	"cmp"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
)

var (
	valuedGames = flag.Int("valued", 0, "games between Pilots of each scenario on boards of areas from which player turns are weighed, each of them in one; 0: the first turns of two scenarios")
	valuedEvery = flag.Int("every", 1, "with -valued: one of so many player turns is weighed")
	valuedFrom  = flag.Int("from", 0, "with -valued: how many games, and as many rows of seeds under which ways are weighed, are passed over before the first")
	valuedReal  = flag.Bool("mattering", false, "with -valued: a turn is looked at until two choices of whoever is in turn matter, not until two of these are open; what differs plainly is judged sooner")
)

// What a way through a step comes to is seen under so many seeds, the same for all ways: first under a few, by which the ways are put in order, then under
// others, by which alone it is judged. Two ways differ clearly if the mean of the differences under the same seeds is more than so many of its standard errors.
const (
	orderSeeds  = 8
	judgeSeeds  = 50
	judgeErrors = 2.0

	// What only has to matter is judged under a few where these differ by more than so many errors.
	plainSeeds  = 12
	plainErrors = 4.0
)

// firstTurns are the player turns that are weighed where no games are asked for.
var firstTurns = map[string]int{"over-the-reich": 2, "first-dispatch": 1}

// Whoever is in turn has choices that matter: two steps of the turn at least can be gone through in whole ways, each a plan, that clearly differ in what they come to.
// Each way is played on by Pilots on both sides until the same power has had its next turn.
func TestTurnsHaveValuedChoices(t *testing.T) {
	for _, info := range scenarios.List() {
		if info.System != "realism" && info.System != "supremacy" {
			continue
		}
		t.Run(info.ID, func(t *testing.T) {
			most := 1 << 30
			if *valuedGames > 0 {
				t.Parallel()
			} else if most = firstTurns[info.ID]; most == 0 || testing.Short() && most > 1 {
				t.Skip("two stand for the others")
			}
			_, _, _, start := scene(t, info.ID)
			var turns []valuedTurn
			for game := range max(1, *valuedGames) {
				turns = append(turns, valuedOf(t, info.System, start, game, most)...)
			}
			few, alone, open := 0, 0, 0
			for _, x := range turns {
				if x.real < 2 {
					alone++
				}
				if x.real+x.answers < 2 {
					few++
				}
				if x.open < 2 {
					open++
				}
				if !x.enough() {
					t.Logf("%s: of %d steps %d matter, %d are open, and %d answers matter: %s", x.name, x.steps, x.real, x.open, x.answers, strings.Join(x.notes, "; "))
				}
			}
			t.Logf("%d player turns; fewer than two choices that matter in %d, to whoever is in turn alone in %d, fewer than two of these open in %d", len(turns), few, alone, open)
			if *valuedGames == 0 && (few > 0 || len(turns) < most) {
				t.Errorf("of %d turns %d have fewer than two choices", len(turns), few)
			}
		})
	}
}

// valuedTurn is what was found of a player turn until two open choices of its owner were: the steps with more than one way through, those of them that
// matter, and those of these that are open; beside them the steps that matter to who answers.
type valuedTurn struct {
	name                       string
	owner                      engine.Side
	steps, real, open, answers int
	notes                      []string
}

// valuedOf plays a game between Pilots and weighs every so manieth player turn of it.
func valuedOf(t *testing.T, system engine.SystemID, p engine.Position, game, most int) (out []valuedTurn) {
	t.Helper()
	w := wordsOf[system]
	pilot, err := systems.Bots().Find("pilot", ai.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	mind := w.mind(p)
	dice := engine.NewKeyed(seedOf(uint64(1000 + *valuedFrom + game)))
	var last uint32
	var tried map[engine.Side]bool // in a step that is one choice
	turn, games := -1, max(1, *valuedGames)
	weighed := func() bool { return turn%(games**valuedEvery) == game**valuedEvery }
	for len(p.ToAct()) > 0 {
		side := p.ToAct()[0]
		id := p.(engine.PhaseMarker).PhaseID()
		if turn < 0 || id>>8 != last>>8 {
			if turn++; len(out) == most {
				return out
			}
			if weighed() {
				out = append(out, valuedTurn{owner: side, name: fmt.Sprintf("game %d, round %d, power %d", game+1, id>>16, id>>8&255)})
			}
		}
		if id != last || !w.whole(id&255) {
			tried = map[engine.Side]bool{}
		}
		if weighed() && !tried[side] && out[len(out)-1].wants(side) && len(p.Legal(side, nil)) > 1 {
			x := &trial{pilot: pilot, from: p, side: side, step: id}
			out[len(out)-1].weigh(t, x, x.apart(t, w.waysThrough(p, side, mind)))
			tried[side] = true
		}
		last = id
		p = carriedOut(t, p, side, pilot.Decide(p.Seen(side), side, ai.Watch{}).Commands, dice)
	}
	return out
}

// enough tells whether two choices were found of the kind that is looked for.
func (v *valuedTurn) enough() bool {
	if *valuedReal {
		return v.real >= 2
	}
	return v.open >= 2
}

// wants tells whether a step of a side is to be weighed.
func (v *valuedTurn) wants(side engine.Side) bool {
	return !v.enough() && (side == v.owner || !*valuedReal)
}

// trial plays on from where a step begins.
type trial struct {
	pilot ai.Player
	from  engine.Position
	side  engine.Side
	step  uint32
}

// weigh judges one step: whether the best way and the worst clearly differ, and if so whether the second best is not clearly worse than the best.
func (v *valuedTurn) weigh(t *testing.T, x *trial, list []way) {
	t.Helper()
	if len(list) < 2 {
		return
	}
	own := x.side == v.owner
	if own {
		v.steps++
	}
	about := map[string]float64{}
	for _, w := range list {
		for _, worth := range x.comesTo(t, w, 0, orderSeeds) {
			about[w.name] += worth
		}
	}
	slices.SortStableFunc(list, func(a, b way) int { return cmp.Compare(about[b.name], about[a.name]) })
	if *valuedReal && x.plainly(t, list) {
		v.notes = append(v.notes, fmt.Sprintf("step %d plainly between %q and %q", x.step&255, list[0].name, list[len(list)-1].name))
		v.real++
		return
	}
	best := x.comesTo(t, list[0], orderSeeds, judgeSeeds)
	mean, off := paired(best, x.comesTo(t, list[len(list)-1], orderSeeds, judgeSeeds))
	v.notes = append(v.notes, fmt.Sprintf("step %d, side %d, %d ways: %.1f ± %.1f between %q and %q", x.step&255, x.side, len(list), mean, off, list[0].name, list[len(list)-1].name))
	if math.Abs(mean) <= judgeErrors*off || mean == 0 {
		return
	}
	if !own {
		v.answers++
		return
	}
	if v.real++; *valuedReal {
		return
	}
	if mean, off = paired(best, x.comesTo(t, list[1], orderSeeds, judgeSeeds)); len(list) > 2 && math.Abs(mean) <= judgeErrors*off {
		v.open++
	}
}

// plainly tells whether the first way and the last differ so much that a few seeds tell.
func (x *trial) plainly(t *testing.T, list []way) bool {
	mean, off := paired(x.comesTo(t, list[0], orderSeeds, plainSeeds), x.comesTo(t, list[len(list)-1], orderSeeds, plainSeeds))
	return off > 0 && math.Abs(mean) > plainErrors*off
}

// paired is the mean of the differences of two rows, and its standard error.
func paired(a, b []float64) (mean, off float64) {
	n := float64(len(a))
	square := 0.0
	for i := range a {
		mean += (a[i] - b[i]) / n
	}
	for i := range a {
		d := a[i] - b[i] - mean
		square += d * d
	}
	return mean, math.Sqrt(square / (n - 1) / n)
}

// comesTo is the lead of the side in turn, seed by seed, when the power in turn has had its next turn.
func (x *trial) comesTo(t *testing.T, w way, first, count int) []float64 {
	t.Helper()
	out := make([]float64, count)
	until := x.step>>8 + 0x100
	for n := range out {
		dice := engine.NewKeyed(seedOf(uint64(*valuedFrom*(orderSeeds+judgeSeeds) + first + n)))
		p := x.through(t, w, dice)
		for len(p.ToAct()) > 0 && p.(engine.PhaseMarker).PhaseID()>>8 <= until {
			side := p.ToAct()[0]
			p = carriedOut(t, p, side, x.pilot.Decide(p.Seen(side), side, ai.Watch{}).Commands, dice)
		}
		out[n] = ai.Lead(p, x.side)
	}
	return out
}

// through goes through the step in one way.
func (x *trial) through(t *testing.T, w way, dice engine.Dice) engine.Position {
	t.Helper()
	p := carriedOut(t, x.from, x.side, w.first, dice)
	for len(p.ToAct()) > 0 && p.(engine.PhaseMarker).PhaseID() == x.step {
		side := p.ToAct()[0]
		var next []engine.Command
		if legal := p.Legal(side, nil); side == x.side && w.steer != nil && len(legal) > 1 {
			if next = w.steer(p, side, legal); len(next) > 0 && !slices.Contains(legal, next[0]) {
				next = nil
			}
		}
		if len(next) == 0 {
			next = x.pilot.Decide(p.Seen(side), side, ai.Watch{}).Commands
		}
		p = carriedOut(t, p, side, next, dice)
	}
	return p
}

// carriedOut gives the commands of a side, as far as they are legal.
func carriedOut(t *testing.T, p engine.Position, side engine.Side, list []engine.Command, dice engine.Dice) engine.Position {
	t.Helper()
	for _, c := range list {
		if !slices.Contains(p.Legal(side, nil), c) {
			break
		}
		next, _, err := p.Apply(c, dice)
		if err != nil {
			t.Fatalf("%+v is refused: %v", c, err)
		}
		p = next
	}
	return p
}

func seedOf(n uint64) (s engine.Seed) {
	binary.BigEndian.PutUint64(s[:], n+1)
	return s
}
