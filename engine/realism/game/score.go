package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
)

// This file tells what is played for: complexes, and what so many of them come to.

var _ engine.Briefer = (*Position)(nil)

// prize is what is counted at the end.
func (p *Position) prize() *areagame.Prize {
	return &areagame.Prize{Place: engine.Say("realism.game.space.complex"), Tally: engine.Say("realism.game.tally.complexes"),
		When: [2]engine.Text{engine.Say("realism.game.result.allies", p.w.Wins), engine.Say("realism.game.result.axis", p.w.Wins)},
		Won:  [2]engine.Text{engine.Say("realism.game.result.name.allies"), engine.Say("realism.game.result.name.axis")}, Bombs: true}
}

// Brief tells a side what is special: when it is decided, what bombs do, how far flights go, that nothing is hidden.
func (p *Position) Brief(side engine.Side) []engine.Note {
	key := "realism.game.brief.allies"
	if side == axis {
		key = "realism.game.brief.axis"
	}
	goal := engine.Say(key, p.w.Wins, p.w.Rounds)
	if p.w.Deeds {
		goal = p.Goal(side)
	}
	return []engine.Note{
		{Kind: engine.NoteStrength, Text: goal},
		{Kind: engine.NoteSupply, Text: engine.Say("realism.game.brief.bombs")},
		{Kind: engine.NoteChoice, Text: engine.Say("realism.game.brief.meet")},
		{Kind: engine.NoteHidden, Text: engine.Say("realism.game.brief.open")},
	}
}
