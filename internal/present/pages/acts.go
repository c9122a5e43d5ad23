package pages

import "awaw/internal/present/prefs"

// This file holds what can be asked of the pages.

// OpenOptions opens the options.
type OpenOptions struct{}

// OpenKeys opens the page of keys.
type OpenKeys struct{}

// Close puts the page away.
type Close struct{}

// Turn turns to another part of the page.
type Turn struct{ Tab string }

// Set sets one of the options.
type Set struct {
	ID string
	N  int
}

// Bind waits for the key an action is to have.
type Bind struct{ Action prefs.Action }

// OwnKeys gives every action its own key back.
type OwnKeys struct{}

// OpenPuzzles opens the puzzles.
type OpenPuzzles struct{}

// ShowPuzzle shows a puzzle.
type ShowPuzzle struct{ N int }

// Predict chooses an answer.
type Predict struct{ N int }

// Resolve resolves the puzzle.
type Resolve struct{}

// NextPuzzle goes on to the next puzzle.
type NextPuzzle struct{}

// OpenRulebook opens the rules browser, at a clause or paragraph.
type OpenRulebook struct{ At string }

// Filter cuts the clauses down to a state.
type Filter struct{ State string }

// ShowClause shows a clause.
type ShowClause struct{ N int }

// ClearSearch forgets what was looked for in the rules.
type ClearSearch struct{}

// Do names it.
func (OpenOptions) Do() string { return "options" }

// Do names it.
func (OpenKeys) Do() string { return "help" }

// Do names it.
func (Close) Do() string { return "page.close" }

// Do names it.
func (Turn) Do() string { return "page.tab" }

// Do names it.
func (Set) Do() string { return "pref" }

// Do names it.
func (Bind) Do() string { return "bind" }

// Do names it.
func (OwnKeys) Do() string { return "bind.reset" }

// Do names it.
func (OpenPuzzles) Do() string { return "puzzles" }

// Do names it.
func (ShowPuzzle) Do() string { return "puzzle" }

// Do names it.
func (Predict) Do() string { return "puzzle.pick" }

// Do names it.
func (Resolve) Do() string { return "puzzle.resolve" }

// Do names it.
func (NextPuzzle) Do() string { return "puzzle.next" }

// Do names it.
func (OpenRulebook) Do() string { return "rulebook" }

// Do names it.
func (Filter) Do() string { return "rulebook.filter" }

// Do names it.
func (ShowClause) Do() string { return "rulebook.open" }

// Do names it.
func (ClearSearch) Do() string { return "rulebook.clear" }
