package play_test

import (
	"testing"

	"awaw/engine"
)

func TestAGameWithoutStandersAnswersNothing(t *testing.T) {
	g, mem := start(t, buckets)
	if err := g.SetOrders(1, engine.StandingOrders{{Kind: "intercept", N: 55}}); err != nil {
		t.Fatal(err)
	}
	if _, _, ok, err := g.AnswerStanding(1); ok || err != nil {
		t.Errorf("answered: %v %v", ok, err)
	}
	if s := resume(t, buckets, mem.Bytes(), nil).Orders(1).String(); s != "intercept=55" {
		t.Errorf("resumed with %q", s)
	}
	if o := g.Orders(2); len(o) != 0 {
		t.Errorf("the other side has %v", o)
	}
}
