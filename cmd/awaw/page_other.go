//go:build !js

package main

import (
	"image"

	"awaw/internal/art"
)

// This file is what a page needs and a window does without.

// page tells whether the program runs in a page.
const page = false

// breathe is for a page, which has one thread for all it does.
func breathe() {}

// keptSheet is for a page, with which sheets are painted that a window paints itself.
func keptSheet(string, []string, string) func() (*image.RGBA, art.View) { return nil }

// shown is asked for with the first picture.
func shown(*opening) {}

// deliver gives the player what was written under a path: it lies where it was written.
func deliver(string) error { return nil }

// canDraw is for a page, whose browser takes its time before it draws.
func canDraw() {}
