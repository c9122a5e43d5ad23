// Package front holds the screens before a game: start, scenarios, set-up, saves, odds desk.
package front
