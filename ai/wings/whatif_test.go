package wings_test

import (
	"reflect"
	"testing"
	"time"

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
	begin := time.Now()
	f, ok := wings.Forecast(p.Seen(1), 1, ai.Options{Seed: 1})
	if !ok || len(f.Fates) != 4 || f.Replies < 100 {
		t.Fatalf("%t, %+v", ok, f)
	}
	if took := time.Since(begin); took > 5*time.Second { // a quarter of a second on a free core
		t.Errorf("took %s", took)
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

// BenchmarkForecast is a forecast for a side some years into a game.
func BenchmarkForecast(b *testing.B) {
	p := middle(b, "wings-1901")
	side := p.ToAct()[0]
	b.ReportAllocs()
	for b.Loop() {
		wings.Forecast(p, side, ai.Options{Seed: 1})
	}
}
