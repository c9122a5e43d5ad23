// Package systems lists the rule systems of the program, in the order a player is shown them, each with all that the rest of
// the program knows of it: nothing above names a system.
package systems

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"awaw/ai"
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/rulebook"
	"awaw/scenarios"
	"awaw/tables"
)

// System is the row of one rule system. What is marked optional a system may do without: its games do not offer the page then, and the
// start screen offers that of the first system that has it.
type System struct {
	Rules engine.Ruleset
	Name  string // as its box is titled
	Title string // of the window
	// Board gives one of its boards, LoadBoard reads one from a file.
	Board     func(id string) (engine.Board, error)
	LoadBoard func(file string, data []byte) (engine.Board, error)
	// Boards lists its boards, whole theatres first.
	Boards func() ([]string, error)
	// Files are what lies with it instead of among the program's own files: words under text/LANG, rule values under
	// tables/ID, cases under cases, boards of cases under boards, colours of its sides and counters in palette.toml (and, for other
	// eyes, vision). Optional.
	Files fs.FS
	// Cases are the kinds of case file that show its rules.
	Cases []Cases
	// Bots is what opponents know of it; nothing, and they go by the contract alone.
	Bots ai.Knowledge
	// Levels names the opponents it offers, the weakest first; all there are where none is named.
	Levels []string
	// Beside names players it offers a seat to beside the levels, which do not think. Optional.
	Beside []string
	// LevelsAs is whose words tell how its opponents play, "" for those of the flagship: screen.level.AS.LEVEL.
	LevelsAs string
	// Diceless tells that no die is rolled in it.
	Diceless bool
	// NoPress tells that sides in it deal with each other by their orders alone, and that it has to be said.
	NoPress bool
	// Counted words what studies add up.
	Counted Counted
	// Chapters words what its paragraphs are numbered by, for messages: "chapters 17 to 19".
	Chapters string

	// CommandLine tells that its games are played by awawctl alone: the window has no pages for them yet, offers none and opens none.
	CommandLine bool

	// Odds makes its desk of odds. Optional.
	Odds func(tables.Set, engine.Catalog) (program.Reckoner, error)
	// Puzzles reads its worked examples. Optional.
	Puzzles func(tables.Set) ([]program.Puzzle, error)
	// Check looks at rule values that no scenario reads. Optional.
	Check func(tables.Set) error
}

// Counted are the words of studies for what a system counts.
type Counted struct {
	Unit   engine.Text // what luck and losses are counted in: "air factors"
	Losses engine.Text // a sentence: in which unit each kind of counter is counted
	Luck   engine.Text // sentences: what luck is, and which dice are left out
	Where  engine.Text // luck, and the dice it is told of: "luck in the air"; none for all
}

// Offers tells whether the system offers an opponent of a name.
func (s System) Offers(level string) bool {
	return len(s.Levels) == 0 || slices.Contains(s.Levels, level) || slices.Contains(s.Beside, level)
}

// ID is the system's name in saves, folders and on command lines.
func (s System) ID() engine.SystemID { return s.Rules.ID() }

// Folder is where its scenarios, rule values and cases lie under the folders of those.
func (s System) Folder() string { return string(s.ID()) }

// Scenarios lists its scenarios, in the order of scenarios.List.
func (s System) Scenarios() []scenarios.Info {
	var out []scenarios.Info
	for _, i := range scenarios.List() {
		if i.System == s.ID() {
			out = append(out, i)
		}
	}
	return out
}

// InWindow lists the scenarios that the window offers, in the order of scenarios.List: all but those of systems that are played on the
// command line alone.
func InWindow() []scenarios.Info {
	return slices.DeleteFunc(scenarios.List(), func(i scenarios.Info) bool {
		s, err := Find(i.System)
		return err == nil && s.CommandLine
	})
}

// Options lists the switches of its rules.
func (s System) Options(t engine.Tables) ([]rulebook.Option, error) {
	return rulebook.Options(t, s.Folder())
}

// All lists the systems.
func All() []System {
	all := []System{worldAtWar(), airPowerDiplomacy(), airUnits(), enhancedRealism(), airSupremacy()}
	for i, s := range all {
		all[i] = whole(s)
	}
	return append(all, beside()...)
}

// Bots are the opponents there are, with what they know of all systems.
func Bots() ai.Roster {
	var out ai.Roster
	for _, s := range All() {
		out = append(out, s.Bots)
	}
	return out
}

// First is the system shown where none has been chosen.
func First() System { return All()[0] }

// Find gives the system that a save, a scenario or a command line names, in any spelling.
func Find(id engine.SystemID) (System, error) {
	all := All()
	for _, s := range all {
		if s.ID() == engine.Spelled(string(id)) {
			return s, nil
		}
	}
	return System{}, fmt.Errorf("rule system %q is not in this program, which plays %s; a newer version may", id, strings.Join(IDs(), ", "))
}

// IDs lists the names of the systems.
func IDs() []string {
	var out []string
	for _, s := range All() {
		out = append(out, string(s.ID()))
	}
	return out
}

// WithOdds gives the first system from the one named on that has a desk of odds.
func WithOdds(id engine.SystemID) (System, bool) {
	return from(id, func(s System) bool { return s.Odds != nil })
}

// WithPuzzles gives the first system from the one named on that has puzzles.
func WithPuzzles(id engine.SystemID) (System, bool) {
	return from(id, func(s System) bool { return s.Puzzles != nil })
}

// from gives the system named if it has what is wanted, else the first that has.
func from(id engine.SystemID, has func(System) bool) (System, bool) {
	if s, err := Find(id); err == nil && has(s) {
		return s, true
	}
	for _, s := range All() {
		if has(s) {
			return s, true
		}
	}
	return System{}, false
}
