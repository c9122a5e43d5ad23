package opponent

import (
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/table"
)

// This file lets opponents think while somebody else does, about what they are likely to be asked next.

// settles is how long a position stands before it is thought about, in milliseconds: who gives commands one after the other is let be.
const settles = 400.0

// ahead is what was looked ahead from: a moment of a game, with the commands that are decided and not carried out.
type ahead struct {
	glimpse
	queue int
	since float64 // clock when it was first seen
	told  bool    // an opponent was told what it is likely to be asked
}

// LookAhead tells an opponent that thinks while others do what it is likely to be asked next. It is called on every frame.
func (m *Bots) LookAhead() {
	if m.Sight == nil || m.Up != table.ScreenGame || !m.Live() || m.Paused || m.Halted || m.Sight.Game.ByMail() != nil || m.BotToMove() && len(m.Queue) == 0 {
		return
	}
	g := m.Sight.Game
	now := ahead{glimpse: glimpse{g, engine.NoSide, g.Head(), g.Len(), 0}, queue: len(m.Queue), since: m.Clock}
	if a := m.ahead; a.glimpse != now.glimpse || a.queue != now.queue {
		m.ahead = now
	}
	if m.ahead.told || m.Clock-m.ahead.since < settles {
		return
	}
	m.ahead.told = true
	seen, side, ok := engine.Ahead(g.Position(), m.Queue, m.Plays)
	if !ok {
		return
	}
	if bot, can := m.Desk.Bot(m.Seat(side)).(program.Ponderer); can {
		bot.Ponder(seen, side)
	}
}
