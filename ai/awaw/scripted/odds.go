// Odds: what a position answers about a fight, as one side's hopes and fears.

package scripted

import (
	"awaw/engine"
)

// exchange is what the next round is expected to cost, in factors, and who is left if both fight to the end.
type exchange struct {
	ours, theirs float64
	hold         float64 // chance that we alone are left
}

// odds asks for the fight at a space: the one that is on, or the one drafted.
func odds(p engine.Position, side engine.Side, at engine.Ref) (exchange, bool) {
	asker, ok := p.(engine.Asker)
	if !ok {
		return exchange{}, false
	}
	a, err := asker.Ask(side, engine.Query{Kind: engine.QueryOdds, At: at})
	if err != nil || len(a.Charts) == 0 {
		return exchange{}, false
	}
	var x exchange
	for _, chart := range a.Charts {
		if chart.Kind == engine.ChartOutlook {
			for _, bar := range chart.Bars {
				if bar.Side == side {
					x.hold += bar.P
				}
			}
			continue
		}
		scale := 1 / float64(max(1, chart.Parts))
		for _, bar := range chart.Bars {
			if bar.Side == side {
				x.ours += scale * float64(bar.Value) * bar.P
			} else {
				x.theirs += scale * float64(bar.Value) * bar.P
			}
		}
	}
	return x, true
}

// worth is what an exchange promises in points, with what hangs on the place.
func (x exchange) worth(k weights, prize, depth float64) float64 {
	return depth*(k.kill*x.theirs-k.loss*x.ours) + prize*x.hold
}
