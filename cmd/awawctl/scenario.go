// Which scenario is meant: its id, its title or its file; and who plays it where nobody says.

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"awaw/ai"
	"awaw/cmd/awawctl/internal/texts"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/scenarios"
)

// readScenario reads a scenario by id, or by file name if there is such a file.
func readScenario(name string) (engine.Doc, error) {
	if data, err := texts.Read(name); err == nil {
		if isJournal(name) {
			if _, err := save.Read(name); err != nil {
				return engine.Doc{}, fmt.Errorf("%s is neither a scenario, whose name ends in .toml, nor a saved game", name)
			}
			return engine.Doc{}, fmt.Errorf("%s is a saved game, not a scenario; awawctl replay shows it, and awaw -load goes on with it", name)
		}
		return engine.Doc{Name: name, Data: data}, nil
	} else if errors.Is(err, texts.ErrLong) {
		return engine.Doc{}, err
	} else if errors.Is(err, fs.ErrNotExist) && filepath.Ext(name) != "" {
		return engine.Doc{}, err
	} else if filepath.Ext(name) != "" || filepath.Base(name) != name {
		return engine.Doc{}, fmt.Errorf("%s cannot be read: %w", name, errors.Unwrap(err))
	}
	for _, info := range scenarios.List() {
		if info.Called(name) {
			name = info.ID
		}
	}
	return scenarios.Doc(name)
}

// usualBots is a bot for each side of a scenario: the plainest plan that is known for its rule system, or a mind that plays anything.
func usualBots(doc engine.Doc) []string {
	bot := sim.StandardBot
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return []string{bot, bot} // what is wrong is told when it is opened
	}
	if s, err := systems.Find(info.System); err == nil {
		thinks := func(p ai.NamedPlan) bool { return !slices.Contains(s.Beside, p.Name) } // who stands beside the levels does nothing of himself
		if i := slices.IndexFunc(s.Bots.Plans, thinks); i >= 0 {
			bot = s.Bots.Plans[i].Name
		}
	}
	return slices.Repeat([]string{bot}, len(info.Sides))
}
