// Package tests holds what looks at the program as a whole: rule cases, nets over every scenario, benchmarks.
package tests

import (
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// scene sets up a shipped scenario.
func scene(tb testing.TB, id string) (engine.Ruleset, engine.Kit, engine.Doc, engine.Position) {
	tb.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		tb.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		tb.Fatal(err)
	}
	p, err := rules.Setup(kit, doc)
	if err != nil {
		tb.Fatal(err)
	}
	return rules, kit, doc, p
}

// BenchmarkBarePlay is random play through bare positions with fast dice: one Legal and one Apply an iteration.
func BenchmarkBarePlay(b *testing.B) {
	_, _, _, start := scene(b, scenarios.Default().ID)
	dice := engine.NewFast(1)
	p := start
	var buf []engine.Command
	listed := 0
	b.ReportAllocs()
	for b.Loop() {
		acting := p.ToAct()
		if len(acting) == 0 {
			p = start
			acting = p.ToAct()
		}
		buf = p.Legal(acting[0], buf[:0])
		listed += len(buf)
		next, _, err := p.Apply(buf[dice.Intn(len(buf))], dice)
		if err != nil {
			b.Fatal(err)
		}
		p = next
	}
	b.ReportMetric(float64(listed)/float64(b.N), "legal/op")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commands/s")
}

// BenchmarkGamePlay is the same through a full Game: keyed dice, journal, hashing, undo history.
func BenchmarkGamePlay(b *testing.B) {
	rules, kit, doc, _ := scene(b, scenarios.Default().ID)
	var g *engine.Game
	var bot ai.Bot
	seed := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		if g == nil || len(g.ToAct()) == 0 {
			seed++
			var err error
			if g, err = engine.New(rules, kit, doc, engine.GameOptions{Seed: engine.OpenSeed(seed), Open: true}); err != nil {
				b.Fatal(err)
			}
			if bot, err = ai.New("random", seed); err != nil {
				b.Fatal(err)
			}
		}
		side := g.ToAct()[0]
		if _, err := g.Do(bot.Choose(g.Seen(side), side)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commands/s")
}

// BenchmarkView is what a screen costs after each command.
func BenchmarkView(b *testing.B) {
	_, _, _, p := scene(b, scenarios.Default().ID)
	b.ReportAllocs()
	for b.Loop() {
		p.View()
	}
}
