// The rows of the two air systems of Diplomacy.

package systems

import (
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

func airPowerDiplomacy() System {
	s := onWings(diplomacy.RN46)
	s.Name, s.Title, s.Chapters = "Air Power Diplomacy", "Wings over Europe: Air Power Diplomacy", "the clauses of rn46"
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
		Beside: []string{"disorder"}, LevelsAs: "wings", Diceless: true, NoPress: true,
		Counted: Counted{Unit: engine.Say("ctl.study.units"), Losses: engine.Say("ctl.study.in.units"), Luck: engine.Say("ctl.study.luck.nothing")},
	}
}
