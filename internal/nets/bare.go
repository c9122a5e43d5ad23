package nets

import (
	"testing"

	"awaw/engine"
)

// BarePlay measures random play through bare positions: one Legal and one Apply an iteration.
func BarePlay(b *testing.B, s System) {
	start, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		b.Fatal(err)
	}
	chance := engine.NewFast(1)
	p := start
	var buf []engine.Command
	legal, games := 0, 1
	b.ReportAllocs()
	for b.Loop() {
		acting := p.ToAct()
		if len(acting) == 0 {
			p = start
			games++
			continue
		}
		buf = p.Legal(acting[chance.Intn(len(acting))], buf[:0])
		legal += len(buf)
		if p, _, err = p.Apply(buf[chance.Intn(len(buf))], chance); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(legal)/float64(b.N), "legal/op")
	b.ReportMetric(float64(b.N)/float64(games), "commands/game")
}
