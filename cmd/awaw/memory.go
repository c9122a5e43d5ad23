package main

import "runtime/debug"

// This file keeps the window's memory small: most of what it needs for a moment (pictures on their way to the card, lines
// an opponent weighs) is soon done with, and is given back before more is taken.

const (
	garbageShare = 50        // how much may lie about before it is cleared away, in parts of a hundred of what is needed
	startShare   = 800       // the same while the program starts
	memoryBound  = 144 << 20 // bytes of it all past which clearing away comes first
)

// hasty lets garbage lie while the program starts: there is little of it yet, and a player waits.
func hasty() {
	debug.SetGCPercent(startShare)
	debug.SetMemoryLimit(memoryBound)
}

// frugal sets how the program's memory is kept.
func frugal() {
	debug.SetGCPercent(garbageShare)
	debug.SetMemoryLimit(memoryBound)
}
