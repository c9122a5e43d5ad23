package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
)

// This file tells what is played for: complexes, and what so many of them come to.

var _ engine.Briefer = (*Position)(nil)

// standing fills in points, what earns them, and what they come to.
func (p *Position) standing(v *engine.View) {
	total := 0
	for s := engine.Side(1); s <= axis; s++ {
		n := p.Held(s)
		total += n
		v.Tallies = append(v.Tallies, engine.Tally{Side: s, Kind: "points", Name: engine.Say("realism.game.tally.complexes"), N: n})
	}
	for at := range p.w.Area.Len() {
		if !p.w.Works.Has(at) || p.Owner[at] == nobody {
			continue
		}
		for s := engine.Side(1); s <= axis; s++ {
			v.Stakes = append(v.Stakes, engine.Stake{Side: s, Points: 1, When: engine.StakeEnd, At: ref(at), Text: engine.Say("realism.game.space.complex"), Common: false})
		}
	}
	first := total - 2*p.w.Wins + 2 // of the Allies, whose lead falls by two with every complex that changes hands
	held := p.Held(axis)
	v.Results = []engine.Result{
		{When: engine.Say("realism.game.result.allies", p.w.Wins), From: first, Name: engine.Say("realism.game.result.name.allies"), Winner: areagame.Foe(axis), Now: held < p.w.Wins},
		{When: engine.Say("realism.game.result.axis", p.w.Wins), From: engine.LeastLead, Name: engine.Say("realism.game.result.name.axis"), Winner: axis, Now: held >= p.w.Wins},
	}
}

// Brief tells a side what is special: when it is decided, what bombs do, how far flights go, that nothing is hidden.
func (p *Position) Brief(side engine.Side) []engine.Note {
	key := "realism.game.brief.allies"
	if side == axis {
		key = "realism.game.brief.axis"
	}
	return []engine.Note{
		{Kind: engine.NoteStrength, Text: engine.Say(key, p.w.Wins, p.w.Rounds)},
		{Kind: engine.NoteSupply, Text: engine.Say("realism.game.brief.bombs")},
		{Kind: engine.NoteChoice, Text: engine.Say("realism.game.brief.meet")},
		{Kind: engine.NoteHidden, Text: engine.Say("realism.game.brief.open")},
	}
}
