package program

import (
	"awaw/engine"
	"awaw/engine/play"
)

// This file holds what is asked of the desk about games by mail.

// Post is implemented by a desk that keeps games by mail. Its errors are worded for a player.
type Post interface {
	// Invite offers a game to the other desks: the seats that are not the person's own are theirs.
	Invite(NewGame) (Sent, error)
	// Hides tells whether anything is hidden in a scenario with these switches changed, beside orders that are written at once.
	Hides(scenario string, options map[string]string) bool
	// Invitation tells what an invitation offers; ok is false where a text is none, or one that is known here already. Accept takes a side in it,
	// with the save of the game under a passphrase where one is given.
	Invitation(text string) (o Offer, ok bool)
	Accept(text string, side engine.Side, passphrase string) (Arrived, error)
	// Invited names the games that have not begun, since not all sides are taken yet.
	Invited() []string
	// Mail tells where a game by mail stands at this desk.
	Mail(*play.Game) MailState
	// WriteLetter writes the next letter of a game, with words to its reader; LastLetter gives the one before once more.
	WriteLetter(p *Play, words string) (Sent, error)
	LastLetter(p *Play) (Sent, error)
	// ReadLetter takes whatever came by mail; on is the game on the table, nil for none. A letter that cannot be read for want of passphrases tells
	// which save has to be opened first, an answer which game that waits to begin: Awaited and GivePassphrase take either.
	ReadLetter(text string, on *Play) (Arrived, error)
}

// Offer is what an invitation offers: a side of a game, in which something may be hidden, with letters that may be open.
type Offer struct {
	Title       string
	Sides       []Seat // those that whoever invited has not taken for himself
	Kept        bool   // whoever invited plays no side and carries the game out
	Hides, Open bool
	Early       bool // something is hidden, and its last command does not wait for letters
	Other       bool // the scenario does not come with the program, or not in these words
}

// Seat is a side of a game that is offered.
type Seat struct {
	Side engine.Side
	Name string
}

// MailState is where a game by mail stands at a desk.
type MailState struct {
	Owed  engine.Side   // whose dice are awaited, NoSide for nobody's
	Ends  bool          // what is awaited is no dice but the end of the game
	Due   bool          // a letter is to be written
	Waits []engine.Side // whose letters are awaited
	// Keeper tells that the letter of whoever keeps the game is awaited; nothing is commanded until it has come.
	Keeper bool
}

// Sent is a letter that was written.
type Sent struct {
	Path   string // its file
	Copied bool   // it lies where other programs paste from, too
	Number string // of its game, to be compared by voice; "" while that has not begun
	To     string // whose it is, where a keeper has several to send; "" otherwise
}

// Arrived is what came of a letter.
type Arrived struct {
	Kind, Title string // "invitation", "acceptance", "start" or "letter", and of which game
	Words       string // the writer's words
	Told        string // what else a keeper's letter tells: why a command was not carried out, what the game comes to that he gave out
	Here        bool   // it was of the game on the table
	Save        string // of which save; "" while the game has not begun
	Desk        string // of which game that cannot begin for want of passphrases; "" otherwise
	Number      string // of the game, where it begins with this; "" otherwise
	Answer      *Sent  // what is to be sent back, nil for nothing
	Sent        []Sent // what a keeper has to send to the sides
}
