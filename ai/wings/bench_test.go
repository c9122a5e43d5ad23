package wings_test

import (
	"testing"

	"awaw/ai"
	"awaw/ai/wings"
	"awaw/engine"
	rules "awaw/engine/wings"
)

// middle is a position some years into a game of cadets.
func middle(tb testing.TB, id string) engine.Position {
	tb.Helper()
	p := start(tb, id, nil)
	for n := 0; n < 140; n++ {
		acting := p.ToAct()
		if len(acting) == 0 {
			break
		}
		side := acting[0]
		for _, c := range wings.Player(p, level(tb, "cadet"), ai.Options{Seed: 3}).Decide(p.Seen(side), side, ai.Watch{}).Commands {
			next, _, err := p.Apply(c, nil)
			if err != nil {
				tb.Fatal(err)
			}
			p = next
		}
		if m, ok := p.(engine.PhaseMarker); ok && m.PhaseID()>>4 >= 1904 && m.PhaseID()&7 == 0 {
			break
		}
	}
	return p
}

// BenchmarkParts is what decisions are made of, in spring 1904.
func BenchmarkParts(b *testing.B) {
	p := middle(b, "wings-1901")
	write, settle, playout := wings.Parts(p.(*rules.Position).Glance(p.ToAct()[0]))
	for _, part := range []struct {
		name string
		do   func()
	}{{"write", write}, {"settle", settle}, {"playout", playout}} {
		b.Run(part.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				part.do()
			}
		})
	}
}

// BenchmarkDecide is one decision of a level in spring 1904.
func BenchmarkDecide(b *testing.B) {
	for _, id := range []string{"air-units-1901", "wings-1901"} {
		p := middle(b, id)
		side := p.ToAct()[0]
		for _, name := range []string{"cadet", "pilot", "commander", "marshal"} {
			b.Run(id+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					x := wings.Player(p, level(b, name), ai.Options{Seed: 3})
					x.Decide(p, side, ai.Watch{})
				}
			})
		}
	}
}
