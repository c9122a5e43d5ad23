// The rulebook with all it stands on: cases built in, and scenarios with the paragraphs that decide them.

package tests

import (
	"awaw/engine/systems"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// Rulebook opens a system's book of rules in a language, with the cases that show each clause and the scenarios it decides.
func Rulebook(set tables.Set, system systems.System, lang string) (*rulebook.Book, error) {
	b, err := rulebook.Open(set, system.Folder())
	if err != nil {
		return nil, err
	}
	words, err := systems.RuleWords(set, system, lang)
	if err != nil {
		return nil, err
	}
	b = b.In(words)
	by, err := shown(system)
	if err != nil {
		return nil, err
	}
	cases := make(map[string][]rulebook.Case, len(by))
	for id, list := range by {
		for _, s := range list {
			cases[id] = append(cases[id], rulebook.Case{File: s.File, Line: s.Line, Name: s.Name, Refused: s.Refused})
		}
	}
	var played []rulebook.Scenario
	for _, s := range system.Scenarios() {
		x := rulebook.Scenario{ID: s.ID, Name: s.In(lang).Name}
		for _, d := range s.Decides {
			x.Decides = append(x.Decides, string(d))
		}
		played = append(played, x)
	}
	b.Show(cases, played)
	return b, nil
}
