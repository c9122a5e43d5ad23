// Package tests holds what looks at the program as a whole: rule cases, nets over every scenario, benchmarks.
package tests

import (
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
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

// BenchmarkScenarios gives the cost of listing and of applying commands in each scenario, over the same random play.
func BenchmarkScenarios(b *testing.B) {
	for _, info := range scenarios.List() {
		_, _, _, start := scene(b, info.ID)
		type moment struct {
			p engine.Position
			c engine.Command
		}
		var moments []moment
		dice := engine.NewFast(1)
		for p := start; len(p.ToAct()) > 0 && len(moments) < 3000; {
			legal := p.Legal(p.ToAct()[0], nil)
			c := legal[dice.Intn(len(legal))]
			next, _, err := p.Apply(c, dice)
			if err != nil {
				b.Fatal(err)
			}
			moments = append(moments, moment{p, c})
			p = next
		}
		b.Run(info.ID+"/legal", func(b *testing.B) {
			var buf []engine.Command
			i, listed := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				m := moments[i%len(moments)]
				buf = m.p.Legal(m.p.ToAct()[0], buf[:0])
				listed += len(buf)
				i++
			}
			b.ReportMetric(float64(listed)/float64(b.N), "commands/op")
		})
		b.Run(info.ID+"/apply", func(b *testing.B) {
			i := 0
			b.ReportAllocs()
			for b.Loop() {
				m := moments[i%len(moments)]
				if _, _, err := m.p.Apply(m.c, dice); err != nil {
					b.Fatal(err)
				}
				i++
			}
		})
	}
}

// BenchmarkGamePlay is the same through a full Game: keyed dice, journal, hashing, undo history.
func BenchmarkGamePlay(b *testing.B) {
	rules, kit, doc, _ := scene(b, scenarios.Default().ID)
	var g *play.Game
	var bot ai.Bot
	seed := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		if g == nil || len(g.ToAct()) == 0 {
			seed++
			var err error
			if g, err = play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(seed), Open: true}); err != nil {
				b.Fatal(err)
			}
			if bot, err = systems.Bots().New("random", seed); err != nil {
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
