package tests

import (
	"bytes"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// kept is a whole game of random play: its journal as text, and its commands.
func kept(tb testing.TB, id string, seed uint64) ([]byte, []engine.Command) {
	tb.Helper()
	rules, kit, doc, _ := scene(tb, id)
	var journal play.Memory
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(seed), Open: true, Sink: &journal})
	if err != nil {
		tb.Fatal(err)
	}
	bot, err := systems.Bots().New("random", seed)
	if err != nil {
		tb.Fatal(err)
	}
	var given []engine.Command
	for len(g.ToAct()) > 0 {
		side := g.ToAct()[0]
		c := bot.Choose(g.Seen(side), side)
		if _, err := g.Do(c); err != nil {
			tb.Fatal(err)
		}
		given = append(given, c)
	}
	return bytes.Clone(journal.Bytes()), given
}

// BenchmarkLoggedPlay plays the commands of one game again through a full Game with its journal in memory: nothing is
// chosen, so that only play and logging count.
func BenchmarkLoggedPlay(b *testing.B) {
	rules, kit, doc, _ := scene(b, scenarios.Default().ID)
	_, given := kept(b, scenarios.Default().ID, 1)
	b.ReportAllocs()
	played := 0
	for b.Loop() {
		g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(1), Open: true, Sink: &play.Memory{}})
		if err != nil {
			b.Fatal(err)
		}
		for _, c := range given {
			if _, err := g.Do(c); err != nil {
				b.Fatal(err)
			}
		}
		played += len(given)
	}
	b.ReportMetric(float64(played)/b.Elapsed().Seconds(), "commands/s")
}

// BenchmarkVerifyReplay reads a whole game from its text and replays it with every check: chain, dice against the seed,
// digests. Board and rule files are read once, as for BenchmarkLoggedPlay, which it is to be held against.
func BenchmarkVerifyReplay(b *testing.B) {
	journal, given := kept(b, scenarios.Default().ID, 1)
	rules, kit, _, _ := scene(b, scenarios.Default().ID)
	played := 0
	b.ReportAllocs()
	for b.Loop() {
		j, err := play.ReadJournal("game", bytes.NewReader(journal))
		if err != nil {
			b.Fatal(err)
		}
		g, err := play.Resume(rules, kit, j.WithoutPositions(), nil)
		if err != nil {
			b.Fatal(err)
		}
		if r := g.Verify(); !r.OK() || r.Commands != len(given) || r.Drawn == 0 {
			b.Fatalf("%+v", r)
		}
		played += len(given)
	}
	b.ReportMetric(float64(played)/b.Elapsed().Seconds(), "commands/s")
}
