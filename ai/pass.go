// Passing: one that lets everything pass.

package ai

import "awaw/engine"

// passName is what the one that does nothing is called.
const passName = "pass"

// passing does nothing that need not be done: it ends every step and lets pass what it may. It is a measure: whoever cannot beat it from a
// seat that can win does not know what his own goal asks of him.
type passing struct{}

// Moves has no word on anything.
func (passing) Moves(engine.Position, engine.Side, []engine.Command, *engine.Fast) []engine.Command {
	return nil
}
