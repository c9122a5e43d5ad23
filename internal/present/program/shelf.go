package program

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds what the screens before a game ask of the program around them, beside the Desk: each is optional, and what
// is not offered is not shown.

// Shelf keeps saved games. Its errors are worded for a player.
type Shelf interface {
	// Trashed lists what was thrown away and can be fetched back, the newest first.
	Trashed() []Save
	Rename(id, title string) error
	Trash(id string) error
	Restore(id string) error
	// ExportSave writes a copy of the journal for somebody and an after-action report of what it tells, and gives the folder. It is
	// for ForMe, ForEveryone, or the number of a side.
	ExportSave(id, who string) (where string, err error)
}

// Mover is implemented by a desk that can keep saved games elsewhere when nothing can be written where they are. Move does so until the program
// ends and gives both folders; it is false if no other folder takes anything.
type Mover interface {
	Move() (to, from string, ok bool)
}

// Whom a copy is for, beside the number of a side.
const (
	ForMe       = "me"
	ForEveryone = "everyone"
)

// Crash is a defect that stopped the program before.
type Crash struct {
	When   string
	Report string // the file that tells of it
	Save   string // the save that was being played, empty if none was
}

// Crasher knows of a crash the player was not told of yet.
type Crasher interface {
	Crashed() (Crash, bool)
	// CrashSeen forgets it; the report stays.
	CrashSeen()
}

// Option is one switch of a rule system as a scenario has it.
type Option struct {
	Key, Name, Means string
	Cite             engine.Cite
	Choices          []scene.Choice // S and words; two of them, "true" and "false", make a box to tick
	Standard         string         // what holds when nothing is chosen
}

// Chooser lists the switches of a scenario's rule system.
type Chooser interface {
	Options(scenario string) []Option
}

// Share is how often a side won when a scenario was measured, in per cent.
type Share struct {
	Side  string
	Style string
	Part  float64
}

// OddsPlan is how a system lays out its odds desk.
type OddsPlan struct {
	Sides    []string     // what the sides of a fight are called, the first that attacks
	Switches []OddsSwitch // how it may be fought
}

// OddsSwitch is one thing that may be true of a fight.
type OddsSwitch struct {
	ID   string
	Text string
	Cite engine.Cite
	Not  string // ID of what goes off when this goes on; empty for none
}

// OddsAsk is a fight put together on the odds desk.
type OddsAsk struct {
	Sides  [][]OddsForce // as in the plan
	Rounds int           // 0: to the finish
	On     []string      // IDs of the switches that are on, in the order of the plan
}

// Has tells whether a switch is on.
func (a OddsAsk) Has(id string) bool { return slices.Contains(a.On, id) }

// OddsForce is a number of units of a nation and type, in factors or squadrons.
type OddsForce struct {
	Nation, Kind string
	N            int
}

// OddsRow is a cause of a modifier, or a number with its chance.
type OddsRow struct {
	Text  string
	Cite  engine.Cite
	N     int
	Share float64 // 0 to 1
}

// OddsAnswer is what the tables say of a fight: ledgers and the exact distribution.
type OddsAnswer struct {
	Squadrons bool // the fight is counted in squadrons
	Sides     []OddsSide
	Rounds    float64
	Ends      []OddsRow
	Pairs     int // compositions looked at
}

// OddsSide is what the tables say of one side.
type OddsSide struct {
	Ledger []OddsRow
	Net    int
	Lost   []OddsRow // units lost, from none up, with the chance of each
	Mean   float64   // factors lost
	Cost   float64   // what they cost to build again
}

// Reckoner works odds out exactly.
type Reckoner interface {
	// OddsPlan lays the desk out: two sides or more.
	OddsPlan() OddsPlan
	OddsNations() []scene.Choice
	// OddsKinds lists the types a nation has.
	OddsKinds(nation string) []scene.Choice
	Odds(OddsAsk) (OddsAnswer, error)
}
