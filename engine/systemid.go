package engine

import "awaw/internal/plain"

// SystemID names a rule system in saves, folders and on command lines.
type SystemID = plain.SystemID

// Spelled gives the system a word stands for, in whatever letters; a word that is no spelling of any stands for itself.
func Spelled(word string) SystemID { return plain.Spelled(word) }
