package draw

import "awaw/internal/promise"

// This file lets a page go on while something is painted: it has one thread for all it does, a frame among it. What is painted meanwhile is seen by
// nobody else.

// begins notes that the page has just given the word to a frame.
func begins() { promise.Rested() }

// breathe lets the page go on where it has waited long enough.
func breathe() { promise.Rest() }

// uploadedAtOnce is how many bytes of a whole sheet a frame hands to the graphics card, which copies them on the page's thread.
const uploadedAtOnce = 1 << 20
