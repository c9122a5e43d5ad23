package wings

import (
	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file opens a position to players who think ahead: as the adjudicator has it, and as commands for the orders they come to. It tells
// no more than the position that is asked, so a player asks what its side sees.

// Glance is a position as the adjudicator has it.
type Glance struct {
	Board  *diplomacy.Board
	Rules  diplomacy.Rules
	At     *diplomacy.Position // never written on
	Phase  Phase
	Power  diplomacy.Power   // whose glance it is
	Powers []diplomacy.Power // who plays, by side
	Year   int
	Last   int // the year the game ends with
	Win    int // centres that win at once

	Written []diplomacy.Order // that the side may know of: its own
}

// Glance is the position as side has it.
func (p *Position) Glance(side engine.Side) Glance {
	at := p.at
	return Glance{Board: p.w.board, Rules: p.w.rules, At: &at, Phase: p.phase, Power: p.power(side), Powers: p.w.powers, Year: p.year, Last: p.w.last, Win: p.w.win,
		Written: p.written()}
}

// Commands gives the commands that write an order of a player: the order itself, then what is written onto it.
func (p *Position) Commands(o diplomacy.Order) []engine.Command {
	list, err := p.commandsOf(o, "")
	if err != nil {
		return nil
	}
	return list
}

// UnitRef is the counter of a unit on the board, by its number in Glance.At.
func (p *Position) UnitRef(i int) engine.Ref { return engine.CounterRef(p.ids[i]) }

// Writing lists the commands that write an order; none for a unit that is not there.
func (p *Position) Writing(o diplomacy.Order) []engine.Command {
	cmds, err := p.commandsOf(o, "")
	if err != nil {
		return nil
	}
	return cmds
}

// OrderText words an order.
func (p *Position) OrderText(o diplomacy.Order) engine.Text {
	return engine.Say("wings.tell.order", p.w.board.WriteOrder(o))
}
