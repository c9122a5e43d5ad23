package scene

import "awaw/engine"

// Proof is a verdict with its reason, its paragraphs and the nearest legal commands.
type Proof struct {
	X, Y    float64
	Verdict engine.Verdict
	Title   string
	Body    string
	Cites   []engine.Cite
	Nearest []engine.Command
	Pinned  bool
}
