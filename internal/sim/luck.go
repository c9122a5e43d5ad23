// Luck in factors: what a roll eliminated beyond what the same roll eliminates on average. What the enemy did not have
// any more counts neither way. Numbers are whole parts of a factor, so that sums are the same on every machine.
package sim

import (
	"math"
	"slices"

	"awaw/engine"
)

// factorParts is how many parts make a factor: 36 falls of two dice, three squadrons to a factor.
const factorParts = 36 * 3

// fortunes are the rolls a command brought, as the position after it tells them; none where its system tells of none.
func fortunes(after engine.Position, events []engine.Event) []engine.Fortune {
	return engine.FortunesOf(after, slices.ContainsFunc(events, func(e engine.Event) bool { return len(e.Dice) > 0 }), events)
}

// luckOf is how much more than its mean a roll eliminated, in parts of a factor.
func luckOf(f engine.Fortune) int64 {
	unit := factorParts / float64(max(1, f.Unit))
	mean := 0.0
	for n, p := range f.Chances {
		mean += p * float64(n)
	}
	return int64(math.Round((float64(f.Got) - mean) * unit))
}
