package plain

import (
	"slices"
	"strings"
)

// This file holds the names of rule systems: one name each, which saves and folders carry, and other spellings that readers
// take for it.

// SystemID names a rule system in saves, folders and on command lines, as the first of its spellings. Reading one from JSON or
// TOML takes the others too.
type SystemID string

// spellings lists the rule systems, those to come too: the name each is written by, then what else is read as it.
var spellings = [][]string{
	{"awaw"},
	{"rn44"},
	{"rn46"},
	{"realism", "enhanced-realism", "er"},
	{"supremacy", "air-supremacy", "as"},
}

// Spelled gives the system a word stands for, in whatever letters; a word that is no spelling of any stands for itself.
func Spelled(word string) SystemID {
	plain := strings.ToLower(strings.TrimSpace(word))
	for _, s := range spellings {
		if slices.Contains(s, plain) {
			return SystemID(s[0])
		}
	}
	return SystemID(word)
}

// Spellings lists every word that is read as a system, its own name first.
func (id SystemID) Spellings() []string {
	for _, s := range spellings {
		if s[0] == string(id) {
			return slices.Clone(s)
		}
	}
	return []string{string(id)}
}

// UnmarshalText reads any spelling.
func (id *SystemID) UnmarshalText(text []byte) error {
	*id = Spelled(string(text))
	return nil
}
