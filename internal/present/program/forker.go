package program

import "awaw/engine"

// Forker is implemented by a desk that can start a sandbox from a line of a game.
type Forker interface {
	// Fork gives a new game that leaves p at a node, with fresh dice, in a save of its own; side is whose eyes are on it.
	Fork(p *Play, node int, side engine.Side) (*Play, error)
}
