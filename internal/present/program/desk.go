// Package program holds what the screen asks of the program around it: scenarios, saves, opponents, rules, puzzles.
package program

import (
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/scene"
)

// This file holds what the screen asks of the program around it: scenarios, saves, bots, rules,
// pictures, languages.

// Desk starts and opens games. Its errors are worded for a player.
type Desk interface {
	Scenarios() []Scenario
	Saves() []Save
	Start(NewGame) (*Play, error)
	// Open goes on with a save by its ID.
	Open(id string) (*Play, error)
	// Bot makes the named opponent.
	Bot(kind string) Bot
	// Levels lists the opponents a rule system offers, the weakest first; those of all systems for "". How strong each was measured to be is told
	// of one of its scenarios, if one is named that it was measured in.
	Levels(system engine.SystemID, scenario string) []Level
	// Rule gives our words for a paragraph: title and text, false when it is not known.
	Rule(c engine.Cite) (title, text string, ok bool)
	// RulesFrom lists the paragraphs that one stands among, in the order of the rules, for reading on; none where there are no others.
	RulesFrom(c engine.Cite) []engine.Cite
}

// Worder is a desk that has the player's words for errors that bring none, as those of the operating system.
type Worder interface {
	Worded(err error) string
}

// Level is an opponent that is offered: its name, and how strong it was measured to be, empty if it was not.
type Level struct {
	Name, Strength string
	As             string // the system whose words tell how it plays, "" for those of the flagship
	Among          bool   // it was measured as one among many
}

// Words is the key of what tells how it plays.
func (l Level) Words() string {
	if l.As != "" {
		return "level." + l.As + "." + l.Name
	}
	return "level." + l.Name
}

// Scenario is a row of the list of scenarios.
type Scenario struct {
	ID, Name, Dates, Length, About string
	System                         engine.SystemID
	Rules                          string // the system as its box is titled
	Sides                          []string
	Styles                         []string // palette side of each
	Group                          string   // heads the scenarios of a kind, "" for none
	Complexity, Games              int      // 1 easy to 5 deep; how many games Balance was measured by
	Diceless                       bool     // no die is rolled in it
	NoPress                        bool     // sides do not talk in it
	Short, Teaches                 string   // the length in a word or two; what a lesson teaches
	Balance                        []Share  // how often each side won, empty if it was not measured
	Searched                       []Share  // the same between opponents that search, of SearchedGames games
	SearchedGames                  int
}

// Save is a row of the list of saved games.
type Save struct {
	ID, Title, When, State string
	Broken                 string // why it cannot be opened whole, empty if sound
	Scenario               string
	Over                   bool     // it has come to its end
	Locked                 bool     // passphrases open it alone
	Copy                   string   // the side it was made for, if it is a copy to look at
	Keeps                  bool     // it is kept for others, and nothing is played in it
	Sides, Seats           []string // who plays each side, as the journal has it
	Dice                   string   // "keyed" or "typed"
}

// NewGame is what the player chose for a new game. Seats: "person" or a bot's name, by side.
type NewGame struct {
	Scenario string
	Seats    []string
	Typed    bool              // dice are typed in
	Curtain  bool              // hide the screen between players
	Options  map[string]string // switches changed from what the scenario has
	Locks    []Passkey         // sides that put the save under a passphrase
}

// Play is a game on the table.
type Play struct {
	Game     *play.Game
	Board    scene.Board
	Title    string
	Seats    []string
	Replay   bool   // opened to be looked at
	Scenario string // the id of its scenario, empty where that is not known
	Trial    bool   // orders of all sides are tried out in it, and nothing is kept
	// ID is the save the game is kept in. Home is the save a sandbox left, empty when there is no way back, and HomeLooked
	// tells that it was only looked at.
	ID, Home   string
	HomeLooked bool
	// Notice is what the player should know about how it was opened, empty for nothing.
	Notice  string
	Curtain bool
	Lessons []Lesson // what a teaching scenario says, in order
	Brief   *Brief   // what opens the scenario, nil for nothing
	// Close ends writing. Elsewhere goes on writing in another folder, where the game's own cannot be written, and gives the new save and the
	// folder of the old; nil where nothing is written.
	Close     func()
	Elsewhere func() (save, from string, err error)
}

// Brief is what a scenario says of itself before the first turn, in the words of the player.
type Brief struct {
	Dates, Length string
	Situation     string
	Notes         []string // paragraphs on scale, forces and sources
	Options       []Option // the switches of its rules, Standard as they are in this game
}

// Lesson is one step of a teaching scenario, and its paragraph.
type Lesson struct {
	Text string
	Cite engine.Cite
}

// Bot decides for a side. It is given what the side can see.
type Bot interface {
	// Think gives what the bot has come to. While it is busy it is asked again on every frame; when its commands are done
	// or refused it is asked anew.
	Think(p engine.Position, side engine.Side) Thought
	// MoveNow ends the thought that is on: what is best so far is given the next time.
	MoveNow()
}

// Ponderer is a bot that may think while others do.
type Ponderer interface {
	// Ponder tells what it is likely to be asked next, as the side will see it. It decides nothing by that but what it would decide when it is asked.
	Ponder(p engine.Position, side engine.Side)
}

// Thought is what a bot has come to: at least one command when any is legal, unless it is busy.
type Thought struct {
	Commands []engine.Command
	Busy     bool
	Share    float64       // how far it is, from 0 to 1
	Meant    []engine.Text // what it means to do
	Expected []engine.Text // what it expects of it
	Intent   engine.Text   // the objective it was chosen for, of what it means to do the first; the zero text where there is none
	Said     engine.Text   // what it says of it to the other side, and how much of its turn that is: the most is heard
	Weight   int
	Again    engine.Text // the same, where it said of its last turn what weighs as much About the same place
	About    engine.Ref
	Failed   string // it met a defect of the program and another decided for it: where the report lies
}

// Forker is implemented by a desk that can start a sandbox from a line of a game.
type Forker interface {
	// Fork gives a new game that leaves p at a node, with fresh dice, in a save of its own; side is whose eyes are on it.
	Fork(p *Play, node int, side engine.Side) (*Play, error)
}

// Trier is implemented by a desk that can lay a game on the table to try orders out in.
type Trier interface {
	// Try gives a game that leaves p at a node and is kept nowhere; persons play all sides, side is whose eyes are on it.
	Try(p *Play, node int, side engine.Side) (*Play, error)
}

// Linguist is implemented by a desk that knows which languages the program speaks.
type Linguist interface{ Languages() []string }

// Exporter is a Desk that can write pictures of positions. Export begins the work; what came of it is told once.
type Exporter interface {
	Export(v engine.View, board engine.Board, title, kind string) <-chan Exported
}

// Exported is where a picture is, or why there is none.
type Exported struct {
	Path string
	Err  error
}

// Reporter is a Desk that can write the report of a game. Report begins the work; what came of it is told once.
type Reporter interface {
	// Report writes what side knows, NoSide for what everybody may know.
	Report(p *Play, side engine.Side) <-chan Exported
}

// Clause is a clause of the rules as the program knows it.
type Clause struct {
	ID      string // "18.21-1"
	Cite    engine.Cite
	Title   string   // of the paragraph
	Text    string   // our words
	State   string   // "in", "later" or "out"
	Reading string   // the reading taken where the text leaves room, "" for none
	Why     string   // why it is later or out
	Cases   []string // names of the rule cases that show it
	Decides []string // names of the scenarios it decides
}

// Librarian is implemented by a desk that knows every clause. The list is sorted and is not to be written on.
type Librarian interface{ Clauses() []Clause }
