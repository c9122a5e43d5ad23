// The rows of the two air systems of Diplomacy.

package systems

import (
	"awaw/ai"
	minds "awaw/ai/wings"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/diplomacy/cases"
	"awaw/engine/systems/overeurope"
	"awaw/engine/wings"
)

func airPowerDiplomacy() System {
	s := onWings(diplomacy.RN46)
	s.Name, s.Title, s.Chapters = "Air Power Diplomacy", "Wings over Europe: Air Power Diplomacy", "the clauses of rn46"
	s.Puzzles = overeurope.Puzzles
	s.Files = wings.Files() // both systems have the same powers, and a palette is read once
	return s
}

func airUnits() System {
	s := onWings(diplomacy.RN44)
	s.Name, s.Title, s.Chapters = "Air Units", "Wings over Europe: Air Units", "the clauses of rn44"
	return s
}

// onWings is what both rows have in common.
func onWings(system diplomacy.System) System {
	return System{
		Rules: wings.Rules{System: system}, Board: wings.ReadBoard, LoadBoard: loadAreas, Boards: wings.Boards,
		Cases:  []Cases{adjudicated(system)},
		Bots:   ai.Knowledge{Player: minds.Player, Plans: plans(system), Nodes: minds.Nodes(), Forecast: minds.Forecast, Likely: "cadet", Measurements: minds.Measured(system)},
		Beside: []string{"disorder"}, LevelsAs: "wings", Diceless: true, NoPress: true,
		Counted: Counted{Unit: engine.Say("ctl.study.units"), Losses: engine.Say("ctl.study.in.units"), Luck: engine.Say("ctl.study.luck.nothing")},
	}
}

// plans are the players that do not think; both systems have the same, and they are listed once.
func plans(system diplomacy.System) []ai.NamedPlan {
	if system != diplomacy.RN46 {
		return nil
	}
	return minds.Plans()
}

// adjudicated are cases of orders that are adjudicated, of a system.
func adjudicated(system diplomacy.System) Cases {
	return Cases{System: system.String(), Read: readAdjudicated}
}

func readAdjudicated(file string, data []byte) ([]Case, error) {
	list, err := cases.Parse(file, data)
	if err != nil {
		return nil, err
	}
	out := make([]Case, 0, len(list))
	for i := range list {
		c := &list[i]
		out = append(out, Case{File: c.File, Line: c.Line, Name: c.Name, Rules: c.Rule, Edge: c.Edge, Refused: c.Refused(), Expect: c.Says(), Played: true,
			Run: func(CaseKit) ([]string, error) {
				b, err := diplomacy.StandardBoard()
				if err != nil {
					return nil, err
				}
				return worded(cases.Run(b, c)), nil
			}})
	}
	return out, nil
}
