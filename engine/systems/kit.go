package systems

import (
	"awaw/engine"
	"awaw/scenarios"
)

// Open finds the rules and the kit a scenario is played with. Tables are the rule values in force, options those changed
// from the scenario's own.
func Open(doc engine.Doc, tables engine.Tables, options map[string]string) (engine.Ruleset, engine.Kit, error) {
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return nil, engine.Kit{}, err
	}
	s, err := Find(info.System)
	if err != nil {
		return nil, engine.Kit{}, err
	}
	board, err := s.Board(info.Map)
	if err != nil {
		return nil, engine.Kit{}, err
	}
	return s.Rules, engine.Kit{Board: board, Tables: tables, Options: options}, nil
}

// Resume continues the game of a journal with the kit its header names.
func Resume(j *engine.Journal, tables engine.Tables, sink engine.Sink) (*engine.Game, error) {
	h := j.Header
	rules, kit, err := Open(engine.Doc{Name: h.Scenario.Name, Data: []byte(h.Scenario.Text)}, tables, h.Options)
	if err != nil {
		return nil, err
	}
	return engine.Resume(rules, kit, j, sink)
}
