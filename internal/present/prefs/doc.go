// Package prefs holds what a player set for the program itself, and the keys of its actions.
package prefs
