package table

import "awaw/engine"

// This file holds what can be asked of the table.

// Pause stops the opponents or lets them go on.
type Pause struct{}

// Quit leaves the program.
type Quit struct{}

// FullScreen has the window take the whole screen, or gives it back.
type FullScreen struct{}

// CancelDice takes back the command that waits for dice.
type CancelDice struct{}

// Do names it.
func (Pause) Do() string { return "pause" }

// Do names it.
func (Quit) Do() string { return "quit" }

// Do names it.
func (FullScreen) Do() string { return "full" }

// Do names it.
func (CancelDice) Do() string { return "dice.cancel" }

// Give gives a command.
type Give struct{ Cmd engine.Command }

// Take takes a counter that is listed in a panel.
type Take struct{ Ref engine.Ref }

// Number sets how many are meant.
type Number struct{ N int }

// Open opens a panel, or folds it away when it is open.
type Open struct{ Pane string }

// Fold folds the panel away or back.
type Fold struct{}

// Jump shows a point of the history.
type Jump struct{ Point int }

// Life opens the biography of a counter.
type Life struct{ Ref engine.Ref }

// ShowLine opens the log at what an event told.
type ShowLine struct {
	Point int
	Event int
}

// Undo takes the last step back.
type Undo struct{}

// Redo brings back what was taken back.
type Redo struct{}

// LetGo lets go of what is selected.
type LetGo struct{}

// ShowBattle puts the panel of a fight away or fetches it.
type ShowBattle struct{}

// Step goes so many events on or back.
type Step struct{ By int }

// Fork starts a sandbox at the moment shown.
type Fork struct{}

// ShowStakes opens the page of what is to be won.
type ShowStakes struct{}

// ShowSeats opens the page of who plays which side.
type ShowSeats struct{}

// ShowTerms opens the page of the terms of a game: the switches of its rules, or notes and sources.
type ShowTerms struct{ Tab string }

// Do names it.
func (Give) Do() string { return "command" }

// Do names it.
func (Take) Do() string { return "ref" }

// Do names it.
func (Number) Do() string { return "n" }

// Do names it.
func (Open) Do() string { return "pane" }

// Do names it.
func (Fold) Do() string { return "fold" }

// Do names it.
func (Jump) Do() string { return "jump" }

// Do names it.
func (Life) Do() string { return "life" }

// Do names it.
func (ShowLine) Do() string { return "log.line" }

// Do names it.
func (Undo) Do() string { return "undo" }

// Do names it.
func (Redo) Do() string { return "redo" }

// Do names it.
func (LetGo) Do() string { return "unselect" }

// Do names it.
func (ShowBattle) Do() string { return "battle" }

// Do names it.
func (Step) Do() string { return "step" }

// Do names it.
func (Fork) Do() string { return "fork" }

// Do names it.
func (ShowStakes) Do() string { return "stakes" }

// Do names it.
func (ShowSeats) Do() string { return "seats" }

// Do names it.
func (ShowTerms) Do() string { return "terms" }
