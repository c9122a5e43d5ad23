// The rulebook with all it stands on: cases built in, and scenarios with the paragraphs that decide them.

package tests

import (
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
)

// Rulebook opens a system's book of rules, with the cases that show each clause and the scenarios it decides.
func Rulebook(tables engine.Tables, system systems.System) (*rulebook.Book, error) {
	b, err := rulebook.Open(tables, system.Folder())
	if err != nil {
		return nil, err
	}
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
		x := rulebook.Scenario{ID: s.ID, Name: s.Name}
		for _, d := range s.Decides {
			x.Decides = append(x.Decides, string(d))
		}
		played = append(played, x)
	}
	b.Show(cases, played)
	return b, nil
}
