// The row of Air Supremacy.

package systems

import "awaw/engine/supremacy/game"

func airSupremacy() System {
	return System{
		Rules: game.Rules{}, Name: "Air Supremacy", Title: "Air Supremacy", Chapters: "the clauses of as",
		Board: game.ReadBoard, LoadBoard: loadAreas, Boards: game.Boards,
		Cases:   []Cases{{System: "as", Read: readRequests}, onBoards(game.Grammar())},
		Levels:  []string{"random"},
		Counted: Counted{Unit: "units", Losses: "In units.", Luck: "Luck is not counted in this system yet."},
	}
}
