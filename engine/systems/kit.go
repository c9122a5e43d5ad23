package systems

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/locks"
	"awaw/scenarios"
	"awaw/tables"
)

// Open finds the rules and the kit a scenario is played with. Values are the rule values in force, options those changed
// from the scenario's own.
func Open(doc engine.Doc, values engine.Tables, options map[string]string) (engine.Ruleset, engine.Kit, error) {
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
		if boards, _ := s.Boards(); !slices.Contains(boards, info.Map) {
			err = noMap(doc, info.Map, boards, "name one of them")
		}
		return nil, engine.Kit{}, err
	}
	return s.Rules, engine.Kit{Board: board, Tables: values, Options: options}, nil
}

// Start gives the first position of a scenario, played with its own options.
func Start(doc engine.Doc, values engine.Tables) (engine.Position, error) {
	rules, kit, err := Open(doc, values, nil)
	if err != nil {
		return nil, err
	}
	return rules.Setup(kit, doc)
}

// mostValues bounds the rule files that a journal may carry.
const mostValues = 256

// Resume continues the game of a journal with the kit its header names, and with the rule values it carries; one that
// carries none goes on with those in force.
func Resume(j *play.Journal, inForce engine.Tables, sink play.Sink) (*play.Game, error) {
	rules, kit, err := Of(j.Name, j.Header, inForce)
	if err != nil {
		return nil, err
	}
	if err := locks.Unlock(j); err != nil {
		return nil, err
	}
	return play.Resume(rules, kit, j, sink)
}

// Of finds the rules and the kit of a game by the header of its journal, which is called name in messages.
func Of(name string, h play.Header, inForce engine.Tables) (engine.Ruleset, engine.Kit, error) {
	if len(h.Tables.Values) > mostValues {
		return nil, engine.Kit{}, &play.JournalError{File: name, Line: 1, Key: "tables.values", Expected: fmt.Sprintf("at most %d rule files", mostValues), Do: "use an unchanged copy of the save", Safe: -1}
	}
	if len(h.Tables.Values) > 0 {
		inForce = Tables().Carrying(name, h.Tables.Values)
	}
	return Open(engine.Doc{Name: h.Scenario.Name, Data: []byte(h.Scenario.Text)}, asKnownTo(h, inForce), h.Options)
}

// asKnownTo gives the rule values as the journal's edition of the program knew them: rule files that came later have no
// part in their identity. Where no edition fits, the values are given as they are, and resuming says what differs.
func asKnownTo(h play.Header, values engine.Tables) engine.Tables {
	set, ok := values.(tables.Set)
	folder := string(h.System)
	if !ok || set.Hash(folder) == h.Tables.Hash {
		return values
	}
	for _, n := range set.Editions(folder) {
		if older := set.Before(n); older.Hash(folder) == h.Tables.Hash {
			return older
		}
	}
	return values
}
