// The row of Air Supremacy.

package systems

import (
	"awaw/ai"
	minds "awaw/ai/supremacy"
	"awaw/engine"
	"awaw/engine/supremacy/game"
)

func airSupremacy() System {
	return System{
		Rules: game.Rules{}, Name: "Air Supremacy", Title: "Air Supremacy", Chapters: "the clauses of as",
		Board: game.ReadBoard, LoadBoard: loadAreas, Boards: game.Boards, Files: game.Files(),
		Cases:   []Cases{{System: "as", Read: readRequests}, onBoards(game.Grammar())},
		Bots:    ai.Knowledge{Player: minds.Player, Mind: minds.Mind, Nodes: minds.Nodes(), Measurements: minds.Measured()},
		Levels:  []string{"cadet", "pilot", "commander", "marshal", "random"},
		Puzzles: overareasPuzzles("supremacy", game.Kinds()),
		Counted: Counted{Unit: engine.Say("ctl.study.units"), Losses: engine.Say("ctl.study.in.units"), Luck: engine.Say("ctl.study.luck.destroyed")},
	}
}
