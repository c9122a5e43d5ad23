// Package sides finds a side of a saved game by what it is called in the player's language.
package sides

import (
	"bytes"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/scenarios"
)

// Meant is the name that a side has in the scenario of a saved game, where it is called so in the language; any other word is itself.
func Meant(file string, text []byte, who string, words engine.Catalog) string {
	j, err := play.ReadJournal(file, bytes.NewReader(text))
	if err != nil {
		return who
	}
	info, err := scenarios.Read(j.Header.Scenario.Name, []byte(j.Header.Scenario.Text))
	if err != nil {
		return who
	}
	for _, side := range info.Sides {
		if strings.EqualFold(words.Name(side.Name), who) {
			return side.Name
		}
	}
	return who
}
