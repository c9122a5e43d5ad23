package program

import "awaw/engine"

// Keeper is implemented by a desk that keeps saves under passphrases. Its errors are worded for a player.
type Keeper interface {
	// Awaited lists the sides of a save whose passphrases were not given since the program began; Open refuses such a save.
	Awaited(id string) []Awaited
	// GivePassphrase takes the passphrase of one of them.
	GivePassphrase(id string, side engine.Side, text string) error
	// CheckPassphrase refuses what can be no passphrase.
	CheckPassphrase(text string) error
}

// Passkey is the passphrase that a side of a new game is to have.
type Passkey struct {
	Side engine.Side
	Text string
}

// Awaited is a side that is asked for its passphrase.
type Awaited struct {
	Side engine.Side
	Name string
}
