// Package systems lists the rule systems of the program, in the order a player is shown them.
package systems

import (
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/ai/awaw/scripted"
	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
)

// System is one rule system: its rules and how its boards are read.
type System struct {
	Rules  engine.Ruleset
	Name   string // as its box is titled
	Folder string // of its scenarios and tables
	Board  func(id string) (engine.Board, error)
	Bots   ai.Knowledge // what opponents know of it; nothing, and they go by the contract alone
}

// All lists the systems.
func All() []System {
	return []System{
		{Rules: awaw.Rules{}, Name: "A World at War", Folder: "awaw", Board: hexBoard,
			Bots: ai.Knowledge{Mind: minds.Mind, Plans: scripted.Plans()}},
	}
}

// Bots are the opponents there are, with what they know of all systems.
func Bots() ai.Roster {
	var out ai.Roster
	for _, s := range All() {
		out = append(out, s.Bots)
	}
	return out
}

// Find gives the system a save or scenario names.
func Find(id engine.SystemID) (System, error) {
	var known []string
	for _, s := range All() {
		if s.Rules.ID() == id {
			return s, nil
		}
		known = append(known, string(s.Rules.ID()))
	}
	return System{}, fmt.Errorf("rule system %q is not in this program, which plays %s; a newer version may", id, strings.Join(known, ", "))
}

// read keeps the maps that were read: nothing writes on one, so games, studies and pictures share it.
var read sync.Map // by id

// hexBoard reads a map the program ships, once.
func hexBoard(id string) (engine.Board, error) {
	if m, ok := read.Load(id); ok {
		return m.(*hexmap.Map), nil
	}
	file := "maps/" + id + ".toml"
	data, err := fs.ReadFile(assets.FS(), file)
	if err != nil {
		return nil, fmt.Errorf("map %q is not in this program; a scenario names it under [scenario] map", id)
	}
	m, err := hexmap.Load(file, data)
	if err != nil {
		return nil, err
	}
	kept, _ := read.LoadOrStore(id, m)
	return kept.(*hexmap.Map), nil
}
