// Luck: what a system's dice did beyond what they do on average.

package systems

import (
	"awaw/engine"
	"awaw/engine/systems/worldatwar"
)

// LuckParts is how many parts luck is counted in make one unit of it, in every system.
const LuckParts = worldatwar.LuckParts

// Luck measures rolls. It keeps room to look at positions in, so each is for one goroutine.
type Luck interface {
	// Of measures one roll made in a position: the side whose luck it was, and how much, in parts. It is not ok for what it cannot
	// measure, such as the dice of another system.
	Of(before engine.Position, e engine.Event) (side engine.Side, parts int64, ok bool)
}

// Fortune measures rolls of any system that has a measure.
type Fortune []Luck

// NewFortune makes room for one game at a time.
func NewFortune() Fortune {
	var out Fortune
	for _, s := range All() {
		if s.Luck != nil {
			out = append(out, s.Luck())
		}
	}
	return out
}

// Of measures one roll by the first measure that knows it.
func (f Fortune) Of(before engine.Position, e engine.Event) (side engine.Side, parts int64, ok bool) {
	for _, l := range f {
		if side, parts, ok = l.Of(before, e); ok {
			return side, parts, ok
		}
	}
	return 0, 0, false
}
