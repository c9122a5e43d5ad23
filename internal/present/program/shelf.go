package program

import (
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
	// ExportSave writes a copy of the journal and an after-action report, and gives the folder.
	ExportSave(id string) (where string, err error)
}

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

// OddsAsk is a fight put together on the odds desk, the attacker's force first.
type OddsAsk struct {
	Sides  [2][]OddsForce
	Rounds int     // 0: to the finish
	Best   [2]bool // the side leaves when that is best for it; else it fights on
	Cap    bool    // the defender flies combat air patrol over ships
	Bomb   bool    // strategic bombing
}

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

// OddsAnswer is what the tables say of a fight: both ledgers and the exact distribution.
type OddsAnswer struct {
	Squadrons bool // the fight is counted in squadrons
	Ledgers   [2][]OddsRow
	Net       [2]int
	Lost      [2][]OddsRow // units lost, from none up, with the chance of each
	Mean      [2]float64   // factors lost
	Cost      [2]float64   // what they cost to build again
	Rounds    float64
	Ends      []OddsRow
	Pairs     int // compositions looked at
}

// Reckoner works odds out exactly.
type Reckoner interface {
	OddsNations() []scene.Choice
	// OddsKinds lists the types a nation has.
	OddsKinds(nation string) []scene.Choice
	// OddsCites are the paragraphs of what can be switched on the desk.
	OddsCites() OddsCites
	Odds(OddsAsk) (OddsAnswer, error)
}

// OddsCites are the paragraphs by which a side may leave a fight, and by which patrol over ships is flown.
type OddsCites struct{ AttackerLeaves, DefenderLeaves, Patrol engine.Cite }
