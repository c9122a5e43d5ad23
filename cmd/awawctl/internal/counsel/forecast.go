package counsel

import (
	"math"

	"awaw/ai"
)

// This file tells how orders would fare.

// Forecast tells the share of replies in which each order does what it says, and the reply that hurts most.
func (t Teller) Forecast(f ai.Forecast) {
	points := func(x float64) string { return t.word("ctl.whatif.points", int(x), int(10*x)%10) }
	for _, x := range f.Fates {
		key := "ctl.whatif.fails"
		if x.InWorst {
			key = "ctl.whatif.holds"
		}
		t.say(key, t.text(x.Order), int(math.Round(100*x.Succeeds)))
	}
	t.say("ctl.whatif.shares", f.Replies, points(f.Likely), points(f.LikelyWorst))
	for _, x := range f.Worst {
		for _, o := range x.Orders {
			t.say("ctl.whatif.worst", side(x.Side), t.text(o))
		}
	}
}
