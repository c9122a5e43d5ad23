package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
)

// This file tells what is played for: works, and what so many of them come to.

var _ engine.Briefer = (*Position)(nil)

// prize is what is counted at the end.
func (p *Position) prize() *areagame.Prize {
	return &areagame.Prize{Place: engine.Say("supremacy.game.works"), Tally: engine.Say("supremacy.game.tally.works"),
		When: [2]engine.Text{engine.Say("supremacy.game.result.allies", p.w.Wins), engine.Say("supremacy.game.result.axis", p.w.Wins)},
		Won:  [2]engine.Text{engine.Say("supremacy.game.result.name.allies"), engine.Say("supremacy.game.result.name.axis")}}
}

// Brief tells a side what is special: when it is decided, what aircraft between battles and ships that leave may do, that nothing is hidden.
func (p *Position) Brief(side engine.Side) []engine.Note {
	key := "supremacy.game.brief.allies"
	if side == axis {
		key = "supremacy.game.brief.axis"
	}
	goal := engine.Say(key, p.w.Wins, p.w.Rounds)
	if p.w.Deeds {
		goal = p.Goal(side)
	}
	out := []engine.Note{
		{Kind: engine.NoteStrength, Text: goal},
		{Kind: engine.NoteChoice, Text: engine.Say("supremacy.game.brief.send")},
		{Kind: engine.NoteSupply, Text: engine.Say("supremacy.game.brief.air")},
	}
	if p.w.rules.ShipsHit {
		out = append(out, engine.Note{Kind: engine.NoteChoice, Text: engine.Say("supremacy.game.brief.ships")})
	}
	return append(out, engine.Note{Kind: engine.NoteHidden, Text: engine.Say("supremacy.game.brief.open")})
}
