package frame

import "awaw/engine"

// This file holds what can be asked of what frames the map.

// GoHere plays on from the moment shown.
type GoHere struct{}

// GoHome puts the game back on the table that the sandbox left.
type GoHome struct{}

// Hurry tells the opponent that thinks to move now.
type Hurry struct{}

// OpenMenu opens the menu.
type OpenMenu struct{}

// CloseSheet puts the sheet of paper away.
type CloseSheet struct{}

// TypeFace types a die in.
type TypeFace struct{ N int }

// Export has a picture of the map written, "png" or "svg".
type Export struct{ Kind string }

// Sure gives a command after its owner has been asked whether he means it.
type Sure struct{ Cmd engine.Command }

// Do names it.
func (Sure) Do() string { return "sure" }

// Do names it.
func (GoHere) Do() string { return "goto" }

// Do names it.
func (GoHome) Do() string { return "home" }

// Do names it.
func (Hurry) Do() string { return "hurry" }

// Do names it.
func (OpenMenu) Do() string { return "menu" }

// Do names it.
func (CloseSheet) Do() string { return "sheet.close" }

// Do names it.
func (TypeFace) Do() string { return "face" }

// Do names it.
func (Export) Do() string { return "export" }
