package wings_test

import (
	"reflect"
	"testing"

	"awaw/ai"
	"awaw/ai/wings"
	"awaw/engine"
	rules "awaw/engine/wings"
)

// wrote writes a side's orders.
func wrote(t *testing.T, p engine.Position, lines ...string) engine.Position {
	t.Helper()
	for _, line := range lines {
		c, err := rules.Rules{}.ParseCommand(p, line)
		if err != nil {
			t.Fatal(err)
		}
		next, _, err := p.Apply(c, nil)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		p = next
	}
	return p
}

// Galicia is what Russia wants too; nobody comes between Austria and Serbia. What hurts most names those who bring it about.
func TestForecastOfOrders(t *testing.T) {
	p := wrote(t, start(t, "wings-1901", nil), "Austria: A vie - gal", "Austria: A bud - ser", "Austria: F tri - alb")
	f, ok := wings.Forecast(p.Seen(1), 1, ai.Options{Seed: 1})
	if !ok || len(f.Fates) != 4 || f.Replies < 100 {
		t.Fatalf("%t, %+v", ok, f)
	}
	if f.Nodes < 10_000 || f.Nodes > 25_000 { // so many are settled in a quarter of a second: BenchmarkForecast
		t.Errorf("%d movements were settled", f.Nodes)
	}
	if g := f.Fates[0]; g.Succeeds <= 0 || g.Succeeds > 0.5 {
		t.Errorf("Galicia: %+v", g)
	}
	if s := f.Fates[1]; s.Succeeds < 0.99 || !s.InWorst {
		t.Errorf("Serbia: %+v", s)
	}
	if f.LikelyWorst >= f.Likely || len(f.Worst) == 0 {
		t.Errorf("on average %.2f, at worst %.2f by %v", f.Likely, f.LikelyWorst, f.Worst)
	}
	again, _ := wings.Forecast(p.Seen(1), 1, ai.Options{Seed: 1})
	if !reflect.DeepEqual(again, f) {
		t.Error("equal seeds gave different forecasts")
	}
}

// What others have sealed is nothing a forecast knows.
func TestForecastSeesNothingHidden(t *testing.T) {
	p := wrote(t, start(t, "wings-1901", nil), "Austria: A vie - gal")
	want, _ := wings.Forecast(p, 1, ai.Options{Seed: 1, Nodes: 4000})
	p = wrote(t, p, "Russia: A war - gal", "Russia: seal")
	got, _ := wings.Forecast(p, 1, ai.Options{Seed: 1, Nodes: 4000})
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v and %+v", got, want)
	}
}

// There is nothing to tell of retreats, nor to nobody.
func TestForecastOfNothing(t *testing.T) {
	p := start(t, "wings-1901", nil)
	if _, ok := wings.Forecast(p, engine.NoSide, ai.Options{}); ok {
		t.Error("a forecast for nobody")
	}
	if _, ok := wings.Forecast(p, 9, ai.Options{}); ok {
		t.Error("a forecast for a side there is none of")
	}
}

// BenchmarkForecast is a forecast for the side with most units, whose orders a cadet has written: some years into a game of each system,
// and in the middle of a war.
func BenchmarkForecast(b *testing.B) {
	for _, id := range []string{"wings-1901", "air-units-1901", "wings-kiel-1904"} {
		b.Run(id, func(b *testing.B) {
			p, side := written(b, id)
			b.ReportAllocs()
			var nodes, replies int
			for b.Loop() {
				f, ok := wings.Forecast(p, side, ai.Options{Seed: 1})
				if !ok || len(f.Fates) == 0 {
					b.Fatal("nothing is told")
				}
				nodes, replies = f.Nodes, f.Replies
			}
			b.ReportMetric(float64(nodes), "movements")
			b.ReportMetric(float64(replies), "replies")
		})
	}
}

// written is a position some years into a game in which the side with most units has written what a cadet would.
func written(tb testing.TB, id string) (engine.Position, engine.Side) {
	tb.Helper()
	var p engine.Position
	if id == "wings-kiel-1904" {
		p = start(tb, id, nil)
	} else {
		p = middle(tb, id)
	}
	side, most := engine.NoSide, 0
	for _, s := range p.ToAct() {
		n := 0
		for _, c := range p.View().Counters {
			if c.Side == s {
				n++
			}
		}
		if n > most {
			side, most = s, n
		}
	}
	for _, c := range wings.Player(p, level(tb, "cadet"), ai.Options{Seed: 3}).Decide(p.Seen(side), side, ai.Watch{}).Commands {
		if c.Verb == rules.VerbSeal {
			continue
		}
		next, _, err := p.Apply(c, nil)
		if err != nil {
			tb.Fatal(err)
		}
		p = next
	}
	return p, side
}
