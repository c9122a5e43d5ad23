package opponent

import (
	"awaw/engine"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Bots are the opponents on the screen.
type Bots struct {
	*table.Surface

	Paused  bool    // bots wait
	Wait    float64 // clock when the bot may move next
	Queue   []engine.Command
	Speaker engine.Side   // whose bot decided last
	Spoke   int           // lines of the game when it had done what it decided: what it said is old when others have done something
	Meant   []engine.Text // what the bot means by what it does now
	Expects []engine.Text // and expects of it
	Thinks  bool          // the bot whose move it is has not decided yet
	Share   int           // how far it is, in per cent
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface) *Bots { return &Bots{Surface: s} }
