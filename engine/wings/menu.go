package wings

import (
	"slices"
	"sync"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file keeps what holds for a whole phase, whatever is written in it, and is shared by all its positions: whether the game is over,
// whom it asks, and what units may be ordered in a movement, which is listed when somebody first asks.

// phase is what holds as long as a phase lasts.
type phase struct {
	over  bool
	asked diplomacy.Powers // who has orders to write

	eyes   engine.Side // whose it is in blind play
	veils  sync.Mutex
	veiled map[engine.Side]*phase // as it is for each side in blind play

	once  sync.Once
	sides [diplomacy.PowerCount][]entry // by side less 1, in the order of commands
}

// entry is a command, and the number of its unit.
type entry struct {
	command engine.Command
	unit    uint8
}

// menu lists what a side's units may be ordered.
func (p *Position) menu(side engine.Side) []entry {
	p.now.once.Do(func() { p.now.list(p) })
	return p.now.sides[side-1]
}

func (f *phase) list(p *Position) {
	at := diplomacy.NewMenu(p.w.board, p.w.rules, &p.at)
	for i, u := range p.at.Units {
		side := p.w.sideOf(u.Power)
		if side == engine.NoSide {
			continue
		}
		list := f.sides[side-1]
		at.Orders(i, func(o diplomacy.Order) { list = append(list, entry{p.commandOf(i, o), uint8(i)}) })
		f.sides[side-1] = list
	}
	for _, list := range f.sides {
		slices.SortFunc(list, func(x, y entry) int { return x.command.Compare(y.command) })
	}
}

// onMenu tells whether a command is on the menu.
func (p *Position) onMenu(c engine.Command) bool {
	_, ok := slices.BinarySearchFunc(p.menu(c.Side), c, func(e entry, c engine.Command) int { return e.command.Compare(c) })
	return ok
}
