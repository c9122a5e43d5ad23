package engine

// This file holds what a system may tell a player before the first turn.

// Briefer is implemented by positions of systems that tell a side what is special about the scenario. It is asked of Seen(side) only.
type Briefer interface {
	// Brief lists what a side should know before it begins, the weightiest first.
	Brief(side Side) []Note
}

// Note is one thing a player should know of a scenario.
type Note struct {
	Kind NoteKind
	Text Text
}

// NoteKind is what a note is about, for the sign before it.
type NoteKind uint8

// The kinds of note.
const (
	NoteStrength NoteKind = iota // what comes and what leaves in the course of the game
	NoteSupply                   // what can be built
	NoteHidden                   // what nobody knows
	NoteChoice                   // what a side may decide
)
