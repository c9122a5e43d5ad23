package scene

// Beside is the rest of a MapScene.
type Beside struct {
	MiniFrame Rect // what of the minimap the window shows; drawn over that panel, for it moves with every drag

	Holders []string // palette side of who holds a space, by space; nil when it is not shown
	Control bool     // tint what each side holds
	Ghosts  []Ghost
	Front   bool // draw the line between the sides
	Rings   []Ring

	Ways   [][]int  // the ways of what is in the air
	Way    []WayHex // the way to the space under the pointer, its base first
	WayTag string
}

// WayHex is one space of a way; Met ones are in reach of enemy air.
type WayHex struct {
	Space int
	Met   bool
}

// Ghost is a counter where it would be.
type Ghost struct {
	Space  int
	DX, DY float64 // off the middle of the space, in card widths
	Card   Card
}

// Ring is what flies over the ships in a hex: a patrol from carriers close in, cover from land farther out.
type Ring struct {
	Space int
	Cover bool
	Style string
	N     int // squadrons
}
