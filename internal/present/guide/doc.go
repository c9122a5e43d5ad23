// Package guide is the lesson of a guided game.
package guide
