// Package table holds what all panes of the screen share: the window they are laid on, the words, the settings, the game on the
// table as one side sees it, and what it offers.
package table
