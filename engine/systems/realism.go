// The row of Enhanced Realism.

package systems

import (
	"awaw/engine"
	"awaw/engine/realism/game"
)

func enhancedRealism() System {
	return System{
		Rules: game.Rules{}, Name: "Enhanced Realism", Title: "Enhanced Realism", Chapters: "the clauses of er",
		Board: game.ReadBoard, LoadBoard: loadAreas, Boards: game.Boards, Files: game.Files(),
		Levels:  []string{"cadet", "pilot", "commander", "marshal", "random"},
		Counted: Counted{Unit: engine.Say("ctl.study.units"), Losses: engine.Say("ctl.study.in.units"), Luck: engine.Say("ctl.study.luck.destroyed")},
	}
}
