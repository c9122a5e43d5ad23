// Whether anything is hidden at all: then screens stop between players, and a sandbox has to wait for the end (17.3123).

package awaw

import (
	"slices"

	"awaw/engine"
)

// Hides tells whether the position holds anything that side may not know: ships of another side under their markers.
func (p *Position) Hides(side engine.Side) bool {
	return slices.ContainsFunc(p.ships, func(s ship) bool { return s.has(shipVeiled) || p.veiled(s, side) })
}
