// The row of Air Supremacy.

package systems

import (
	"awaw/engine"
	"awaw/engine/supremacy/game"
)

func airSupremacy() System {
	return System{
		Rules: game.Rules{}, Name: "Air Supremacy", Title: "Air Supremacy", Chapters: "the clauses of as",
		Board: game.ReadBoard, LoadBoard: loadAreas, Boards: game.Boards, Files: game.Files(),
		Levels:  []string{"cadet", "pilot", "commander", "marshal", "random"},
		Counted: Counted{Unit: engine.Say("ctl.study.units"), Losses: engine.Say("ctl.study.in.units"), Luck: engine.Say("ctl.study.luck.destroyed")},
	}
}
