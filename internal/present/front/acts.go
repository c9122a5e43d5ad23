package front

import "awaw/internal/present/scene"

// This file holds what can be asked of the screens before a game.

// Start goes to the start screen.
type Start struct{}

// ShowScenarios goes to the gallery of scenarios.
type ShowScenarios struct{}

// SetUp turns to a part of the set-up, "" for the gallery.
type SetUp struct{ Tab string }

// SetUpFor goes to the set-up of a scenario, by its id.
type SetUpFor struct{ ID string }

// ShowSaves goes to the list of saved games.
type ShowSaves struct{}

// ShowOdds goes to the odds desk.
type ShowOdds struct{}

// ShowCredits goes to the credits.
type ShowCredits struct{}

// Pick picks a row of a list.
type Pick struct{ N int }

// Seat says who plays a side.
type Seat struct {
	Side int
	Who  string
}

// Dice says where faces come from.
type Dice struct{ How string }

// Curtain draws the curtain between players or not.
type Curtain struct{ On int }

// AskForWords has the players asked for words for the dice when the game begins, or not.
type AskForWords struct{ On int }

// Switch turns a switch of the rules on or off.
type Switch struct {
	Key string
	On  int
}

// Value gives a switch of the rules a value, as "key=value".
type Value struct{ Value string }

// Begin begins the game that is set up.
type Begin struct{}

// GoOn goes on with the game played last.
type GoOn struct{}

// OpenSave opens a saved game, with 1 only to look at it.
type OpenSave struct {
	ID     string
	Replay int
}

// ShowSince tells what happened while the player was away.
type ShowSince struct{}

// CloseQuestion puts a question away.
type CloseQuestion struct{}

// CrashSeen forgets the crash of before.
type CrashSeen struct{}

// CrashResume goes on with the game that crashed.
type CrashResume struct{ ID string }

// ShowTrash shows what was thrown away.
type ShowTrash struct{ On int }

// AskTrash asks whether a save is to be thrown away.
type AskTrash struct{ ID string }

// Trash throws a save away.
type Trash struct{ ID string }

// Restore fetches a save back.
type Restore struct{ ID string }

// AskName asks for another name of a save.
type AskName struct{ ID string }

// Write is what is being written as a name.
type Write struct{ Text string }

// Rename gives a save the name written.
type Rename struct{}

// AskExport asks whom a copy of a save is for.
type AskExport struct{ ID string }

// ExportSave has a copy of a save written, for whom it says.
type ExportSave struct{ ID, For string }

// OddsNation chooses the nation of a force.
type OddsNation struct {
	At     int
	Nation string
}

// OddsKind chooses the type of a force.
type OddsKind struct {
	At   int
	Kind string
}

// OddsUnits says how many a force has.
type OddsUnits struct {
	At string
	N  int
}

// OddsAdd adds a force to a side.
type OddsAdd struct{ Side int }

// OddsDrop takes a force away.
type OddsDrop struct{ At int }

// OddsRounds says how many rounds are fought.
type OddsRounds struct{ Rounds string }

// OddsHow switches something about the fight on or off.
type OddsHow struct {
	On int
	ID string
}

// OddsSwap exchanges the sides.
type OddsSwap struct{}

// Do names it.
func (Start) Do() string { return "start" }

// Do names it.
func (ShowScenarios) Do() string { return "new" }

// Do names it.
func (SetUp) Do() string { return "new.tab" }

// Do names it.
func (SetUpFor) Do() string { return "new.for" }

// Do names it.
func (ShowSaves) Do() string { return "load" }

// Do names it.
func (ShowOdds) Do() string { return "odds" }

// Do names it.
func (ShowCredits) Do() string { return "credits" }

// Do names it.
func (Pick) Do() string { return "pick" }

// Do names it.
func (Seat) Do() string { return "seat" }

// Do names it.
func (Dice) Do() string { return "typed" }

// Do names it.
func (Curtain) Do() string { return "curtain" }

// Do names it.
func (AskForWords) Do() string { return "setup.words" }

// Do names it.
func (Switch) Do() string { return "option" }

// Do names it.
func (Value) Do() string { return "option.value" }

// Do names it.
func (Begin) Do() string { return "begin" }

// Do names it.
func (GoOn) Do() string { return "continue" }

// Do names it.
func (OpenSave) Do() string { return "open" }

// Do names it.
func (ShowSince) Do() string { return "since" }

// Do names it.
func (CloseQuestion) Do() string { return "question.close" }

// Do names it.
func (CrashSeen) Do() string { return "crash.seen" }

// Do names it.
func (CrashResume) Do() string { return "crash.resume" }

// Do names it.
func (ShowTrash) Do() string { return "trash.show" }

// Do names it.
func (AskTrash) Do() string { return "save.ask" }

// Do names it.
func (Trash) Do() string { return "save.trash" }

// Do names it.
func (Restore) Do() string { return "save.restore" }

// Do names it.
func (AskName) Do() string { return "save.rename" }

// Do names it.
func (Write) Do() string { return "save.typing" }

// Do names it.
func (Rename) Do() string { return "save.renamed" }

// Do names it.
func (AskExport) Do() string { return "save.export.ask" }

// Do names it.
func (ExportSave) Do() string { return "save.export" }

// Do names it.
func (OddsNation) Do() string { return "odds.nation" }

// Do names it.
func (OddsKind) Do() string { return "odds.kind" }

// Do names it.
func (OddsUnits) Do() string { return "odds.n" }

// Do names it.
func (OddsAdd) Do() string { return "odds.add" }

// Do names it.
func (OddsDrop) Do() string { return "odds.drop" }

// Do names it.
func (OddsRounds) Do() string { return "odds.rounds" }

// Do names it.
func (OddsHow) Do() string { return "odds.how" }

// Do names it.
func (OddsSwap) Do() string { return "odds.swap" }

// Named gives it the value a control has.
func (a Seat) Named(s string) scene.Act { a.Who = s; return a }

// Named gives it the value a control has.
func (a Dice) Named(s string) scene.Act { a.How = s; return a }

// Counted gives it the number a control has.
func (a Curtain) Counted(n int) scene.Act { a.On = n; return a }

// Counted gives it the number a control has.
func (a Switch) Counted(n int) scene.Act { a.On = n; return a }

// Named gives it the value a control has.
func (a Value) Named(s string) scene.Act { a.Value = s; return a }

// Named gives it the value a control has.
func (a Write) Named(s string) scene.Act { a.Text = s; return a }

// Named gives it the value a control has.
func (a OddsNation) Named(s string) scene.Act { a.Nation = s; return a }

// Named gives it the value a control has.
func (a OddsKind) Named(s string) scene.Act { a.Kind = s; return a }

// Counted gives it the number a control has.
func (a OddsUnits) Counted(n int) scene.Act { a.N = n; return a }

// Named gives it the value a control has.
func (a OddsRounds) Named(s string) scene.Act { a.Rounds = s; return a }

// Counted gives it the number a control has.
func (a OddsHow) Counted(n int) scene.Act { a.On = n; return a }
