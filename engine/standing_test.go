package engine_test

import (
	"math"
	"testing"

	"awaw/engine"
)

func TestStandingOrdersAreReadBack(t *testing.T) {
	var o engine.StandingOrders
	o = o.With(engine.StandingOrder{Kind: "intercept", N: 55}).With(engine.StandingOrder{Kind: "disengage", N: 3}).With(engine.StandingOrder{Kind: "intercept", N: 60})
	if s := o.String(); s != "disengage=3 intercept=60" {
		t.Errorf("written %q", s)
	}
	back, err := engine.ParseStandingOrders(o.String())
	if err != nil || back.String() != o.String() {
		t.Errorf("read back %q, %v", back, err)
	}
	if x, ok := back.Find("disengage"); !ok || x.N != 3 {
		t.Errorf("found %v %v", x, ok)
	}
	if s := back.Without("disengage").String(); s != "intercept=60" {
		t.Errorf("without: %q", s)
	}
}

func TestDamagedStandingOrdersKeepWhatIsSound(t *testing.T) {
	for _, s := range []string{"intercept", "=5 intercept=55", "intercept=55 x=y", "intercept=9999999999999999999999 intercept=55"} {
		o, err := engine.ParseStandingOrders(s)
		if err == nil {
			t.Errorf("%q was taken", s)
		}
		if x, ok := o.Find("intercept"); s != "intercept" && (!ok || x.N != 55) {
			t.Errorf("%q lost its sound order: %v", s, o)
		}
	}
}

// A die that destroys nothing in half of its rolls and two squadrons in the rest.
func TestFortuneIsCountedInFactors(t *testing.T) {
	f := engine.Fortune{Side: 1, Unit: 3, Chances: []float64{.5, 0, .5}, Got: 2}
	near := func(got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-12 {
			t.Errorf("%g, want %g", got, want)
		}
	}
	near(f.Expected(), 1.0/3)
	near(f.Variance(), 1.0/9)
	near(f.Rolled(), 2.0/3)
	var s engine.LuckSum
	s.Add(f)
	s.Add(f)
	near(s.Luck(), 2.0/3)
	near(s.Deviation(), math.Sqrt(2.0/9))
	near(engine.Fortune{Chances: []float64{1}}.Variance(), 0)
}
