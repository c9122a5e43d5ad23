// The row of Enhanced Realism.

package systems

import (
	"awaw/ai"
	minds "awaw/ai/realism"
	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/request/cases"
)

func enhancedRealism() System {
	return System{
		Rules: game.Rules{}, Name: "Enhanced Realism", Title: "Enhanced Realism", Chapters: "the clauses of er",
		Board: game.ReadBoard, LoadBoard: loadAreas, Boards: game.Boards, Files: game.Files(),
		Cases:   []Cases{{System: "er", Read: readRequests}, onBoards(game.Grammar())},
		Bots:    ai.Knowledge{Player: minds.Player, Mind: minds.Mind, Measurements: minds.Measured()},
		Levels:  []string{"cadet", "pilot", "commander", "marshal", "random"},
		Puzzles: overareasPuzzles("realism", game.Kinds()),
		Counted: Counted{Unit: engine.Say("ctl.study.units"), Losses: engine.Say("ctl.study.in.units"), Luck: engine.Say("ctl.study.luck.destroyed")},
	}
}

// readRequests reads cases that ask for one battle or flight.
func readRequests(file string, data []byte) ([]Case, error) {
	list, err := cases.Parse(file, data)
	if err != nil {
		return nil, err
	}
	out := make([]Case, 0, len(list))
	for i := range list {
		c := &list[i]
		out = append(out, Case{File: c.File, Line: c.Line, Name: c.Name, Rules: c.Rule, Edge: c.Edge, Refused: c.Refused(), Expect: c.Says(),
			Run: func(k CaseKit) ([]string, error) {
				b, err := BattlesOf(c.System, k.Tables)
				if err != nil {
					return nil, err
				}
				return worded(cases.Run(b, c)), nil
			}})
	}
	return out, nil
}
