package tests

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// fewNodes is what a thinking bot may try here for one decision: these tests ask whether it plays, not how well.
const fewNodes = 20

// bout plays one game between bots through bare positions. It fails on a refusal, and on a game that does not end.
func bout(tb testing.TB, p engine.Position, names [2]string, seed uint64) ([]engine.Command, engine.Outcome) {
	tb.Helper()
	bots := make([]ai.Bot, len(p.View().Sides)) // where there are more sides than names, they take turns
	for i := range bots {
		b, err := systems.Bots().Find(names[i%2], ai.Options{Seed: 2*seed + uint64(i), Nodes: fewNodes})
		if err != nil {
			tb.Fatal(err)
		}
		bots[i] = b
	}
	dice := engine.NewFast(seed)
	var given []engine.Command
	for {
		acting := p.ToAct()
		if len(acting) == 0 {
			return given, p.Outcome()
		}
		side := acting[0]
		c := bots[side-1].Choose(p.Seen(side), side)
		next, _, err := p.Apply(c, dice)
		if err != nil {
			tb.Fatalf("%v, seed %d, command %d: %+v is refused: %v", names, seed, len(given), c, err)
		}
		p = next
		if given = append(given, c); len(given) > 20_000 {
			tb.Fatalf("%v, seed %d: no end after %d commands", names, seed, len(given))
		}
	}
}

func TestBotsPlayEveryScenarioToItsEnd(t *testing.T) {
	t.Parallel()
	for _, info := range scenarios.List() {
		t.Run(info.ID, func(t *testing.T) {
			t.Parallel()
			_, _, _, start := scene(t, info.ID)
			before := start.Digest()
			s, err := systems.Find(info.System)
			if err != nil {
				t.Fatal(err)
			}
			names := slices.DeleteFunc(systems.Bots().Names(), func(name string) bool { return !s.Offers(name) })
			for i, first := range names {
				if testing.Short() && i%3 != 1 { // one in three, and none again
					continue
				}
				second, seed := names[(i+3)%len(names)], uint64(i+1)
				given, o := bout(t, start, [2]string{first, second}, seed)
				if !o.Over {
					t.Errorf("%s against %s: nobody is to act, but the game is not over", first, second)
				}
				if i%3 != 0 {
					continue
				}
				again, _ := bout(t, start, [2]string{first, second}, seed)
				if !slices.Equal(given, again) {
					t.Errorf("%s against %s: seed %d played another game the second time", first, second, seed)
				}
			}
			if start.Digest() != before {
				t.Error("a bot wrote on the position it was shown")
			}
		})
	}
}

// Wherever a game has got to, by whoever's hand, every bot has a legal answer: in the middle of drafts that are not its
// own, after any take-over, as either side.
func TestBotsTakeOverAnywhere(t *testing.T) {
	_, _, _, p := scene(t, scenarios.Default().ID)
	start := p
	dice := engine.NewFast(11)
	stranger, err := systems.Bots().New("random", 11)
	if err != nil {
		t.Fatal(err)
	}
	bots := map[string]ai.Bot{}
	for _, name := range systems.Bots().Names() {
		if bots[name], err = systems.Bots().Find(name, ai.Options{Seed: 5, Nodes: fewNodes}); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 4000 {
		acting := p.ToAct()
		if len(acting) == 0 {
			p = start
			continue
		}
		side := acting[0]
		if n%16 == 0 {
			legal := p.Legal(side, nil)
			for _, name := range systems.Bots().Names() {
				if c := bots[name].Choose(p.Seen(side), side); !slices.Contains(legal, c) {
					t.Fatalf("command %d: %s answers %+v, which is not legal", n, name, c)
				}
			}
		}
		next, _, err := p.Apply(stranger.Choose(p, side), dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
}

// thinker names the opponent that plays a scenario where Pilots play: a Pilot, or the last its system offers.
func thinker(t *testing.T, info scenarios.Info) string {
	t.Helper()
	s, err := systems.Find(info.System)
	if err != nil {
		t.Fatal(err)
	}
	if s.Offers("pilot") {
		return "pilot"
	}
	return s.Levels[len(s.Levels)-1]
}

// share is how often the first side wins.
func share(t *testing.T, start engine.Position, first, second string, games int) float64 {
	t.Helper()
	won := 0
	for i := range games {
		if _, o := bout(t, start, [2]string{first, second}, uint64(i+1)); o.Winner == 1 {
			won++
		}
	}
	return float64(won) / float64(games)
}

// The default scenario promises each side two plans that can win (docs/history.md has the table of many more games).
func TestDefaultScenarioIsFair(t *testing.T) {
	if testing.Short() {
		t.Skip("160 games are too many for a desk")
	}
	_, _, _, start := scene(t, scenarios.Default().ID)
	const games = 40
	plans := [2][]string{{"break", "pin"}, {"stand", "withdraw"}}
	sum := 0.0
	best := map[string]float64{}
	for _, first := range plans[0] {
		for _, second := range plans[1] {
			s := share(t, start, first, second, games)
			t.Logf("%s wins %.0f %% against %s", first, 100*s, second)
			best[first] = max(best[first], s)
			best[second] = max(best[second], 1-s)
			sum += s / 4
		}
	}
	for _, side := range plans {
		for _, plan := range side {
			if best[plan] < 0.3 {
				t.Errorf("%s wins at most %.0f %% against any reply; expected 30 %% against one at least", plan, 100*best[plan])
			}
		}
	}
	if sum < 0.35 || sum > 0.65 {
		t.Errorf("the first side wins %.0f %% over all plans; expected 35 to 65 %%", 100*sum)
	}
}

// An opponent worth playing beats one that plays by chance, on either side.
func TestSteadyBeatsChance(t *testing.T) {
	_, _, _, start := scene(t, scenarios.Default().ID)
	const games = 20
	if s := share(t, start, "steady", "random", games); s < 0.8 {
		t.Errorf("steady wins %.0f %% of its games against random as the first side", 100*s)
	}
	if s := 1 - share(t, start, "random", "steady", games); s < 0.8 {
		t.Errorf("steady wins %.0f %% of its games against random as the second side", 100*s)
	}
}

// BenchmarkSteady is a whole game of the default scenario between two steady bots.
func BenchmarkSteady(b *testing.B) {
	_, _, _, start := scene(b, scenarios.Default().ID)
	commands := 0
	for b.Loop() {
		given, _ := bout(b, start, [2]string{"steady", "steady"}, 1)
		commands += len(given)
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(commands), "µs/decision")
}
