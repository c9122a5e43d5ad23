package present

// This file holds what a map's scene tells beside the board and its counters.

// Beside is the rest of a MapScene.
type Beside struct {
	MiniFrame Rect // what of the minimap the window shows; drawn over that panel, for it moves with every drag
}
