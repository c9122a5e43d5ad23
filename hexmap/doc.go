// Package hexmap is the hex board: coordinates, spaces, hexsides, boxes, and what lies within reach.
//
// A Map is read once and never written afterwards, so any number of positions and goroutines may share it.
package hexmap
