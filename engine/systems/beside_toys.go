//go:build toys

package systems

import (
	"awaw/engine/toys/skerries"
)

// beside lists the systems that are not released: a toy, in builds that ask for it.
func beside() []System {
	unit, losses, luck := skerries.Counted()
	return []System{{
		Rules: skerries.Rules{}, Name: "Skerries", Title: "Skerries", Chapters: "chapters 51 to 56",
		Board: skerries.ReadBoard, LoadBoard: loadAreas, Boards: skerries.Boards, Files: skerries.Files(),
		Cases: []Cases{onBoards(skerries.Grammar())}, Levels: []string{"cadet", "pilot", "commander"},
		Counted: Counted{Unit: unit, Losses: losses, Luck: luck},
	}}
}
