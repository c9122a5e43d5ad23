//go:build !js

package draw

import "math"

// begins is for a page, which has one thread for all it does.
func begins() {}

// breathe is for a page.
func breathe() {}

// uploadedAtOnce is how many bytes of a whole sheet a frame hands to the graphics card: as many as it has.
const uploadedAtOnce = math.MaxInt
