package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/wording"
	"awaw/scenarios"
	"awaw/tables"
)

// This file holds what the desk asks the rule system of the game on the table: its paragraphs, and the pages it may have.

// Worded is an error in the player's language: the program's own, of the operating system and of libraries.
func (d *desk) Worded(err error) string { return wording.Worded(err, d.words) }

// onTable is the system of the game on the table; the first of the list while there is none.
func (d *desk) onTable() systems.System {
	if s, err := systems.Find(d.system); err == nil {
		return s
	}
	return systems.First()
}

// sit makes a system that of the table.
func (d *desk) sit(id engine.SystemID) {
	if d.system == id {
		return
	}
	d.system = id
	d.taught = taught{}
	d.reckoner, d.noOdds = nil, nil
	d.rules = paragraphs{}
}

// inWindow refuses the games of a system that the window has no pages for, and those that are kept for others (docs/keeper.md).
func (d *desk) inWindow(id engine.SystemID, kept bool) error {
	if kept {
		return errors.New(d.word("window.keeper"))
	}
	s, err := systems.Find(id)
	if err != nil || !s.CommandLine {
		return nil // an unknown system is refused by whoever needs its rules
	}
	return errors.New(d.words.Word(engine.Say("window.commandline", engine.Arg{Kind: engine.ArgName, S: s.Name}), nil))
}

// ownTables lays rule values of a player's folder over those there are; they must let the default scenario be set up.
func ownTables(set tables.Set, folder string) (tables.Set, error) {
	set = systems.Override(set, folder, os.DirFS(folder))
	if err := set.Check(); err != nil {
		return set, err
	}
	if !overridden(set) {
		return set, fmt.Errorf("%s holds no rule values; they are looked for in %s", folder, filepath.Join(folder, systems.First().Folder(), "*.toml"))
	}
	doc, err := scenarios.Doc(scenarios.Default().ID)
	if err == nil {
		_, err = systems.Start(doc, set)
	}
	return set, err
}

// overridden tells whether a player's folder holds rule values of any system.
func overridden(set tables.Set) bool {
	for _, s := range systems.All() {
		if len(set.Overridden(s.Folder())) > 0 {
			return true
		}
	}
	return false
}

// odds is the desk of odds of the system on the table, or of the first that has one; none if it cannot be read.
func (d *desk) odds() (program.Reckoner, error) {
	if d.reckoner != nil || d.noOdds != nil {
		return d.reckoner, d.noOdds
	}
	s, ok := systems.WithOdds(d.system)
	if !ok {
		return nil, fmt.Errorf("no rule system of this program has a desk of odds")
	}
	d.reckoner, d.noOdds = s.Odds(d.tables, d.words)
	return d.reckoner, d.noOdds
}

// OddsPlan lays the odds desk out.
func (d *desk) OddsPlan() program.OddsPlan {
	r, err := d.odds()
	if err != nil {
		return program.OddsPlan{}
	}
	return r.OddsPlan()
}

// OddsNations lists nations with the best known first.
func (d *desk) OddsNations() []scene.Choice {
	r, err := d.odds()
	if err != nil {
		return nil
	}
	return r.OddsNations()
}

// OddsKinds lists the types of unit a nation has.
func (d *desk) OddsKinds(nation string) []scene.Choice {
	r, err := d.odds()
	if err != nil {
		return nil
	}
	return r.OddsKinds(nation)
}

// Odds works a fight out.
func (d *desk) Odds(a program.OddsAsk) (program.OddsAnswer, error) {
	r, err := d.odds()
	if err != nil {
		return program.OddsAnswer{}, err
	}
	return r.Odds(a)
}
