//go:build !viewer

package systems

import (
	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/ai/awaw/scripted"
	realists "awaw/ai/realism"
	supreme "awaw/ai/supremacy"
	wingmen "awaw/ai/wings"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/engine/diplomacy"
	realism "awaw/engine/realism/game"
	supremacy "awaw/engine/supremacy/game"
	"awaw/engine/systems/overeurope"
	"awaw/engine/systems/worldatwar"
	"awaw/engine/wings"
)

// This file gives rows what is known of a system beside its rules: opponents, cases, the desk of odds, puzzles.

// whole fills a row with what is known beside the rules.
func whole(s System) System {
	switch r := s.Rules.(type) {
	case awaw.Rules:
		s.Cases = []Cases{onBoards(cases.Grammar()), forceCases}
		s.Bots = ai.Knowledge{Mind: minds.Mind, Plans: scripted.Plans(), Openings: minds.Openings()}
		s.Odds, s.Puzzles, s.Check = worldatwar.NewOddsDesk, worldatwar.Puzzles, worldatwar.Check
	case wings.Rules:
		s.Cases = []Cases{adjudicated(r.System)}
		s.Bots = ai.Knowledge{Player: wingmen.Player, Nodes: wingmen.Nodes(), Forecast: wingmen.Forecast, Likely: "cadet", Measurements: wingmen.Measured(r.System)}
		if r.System == diplomacy.RN46 {
			s.Bots.Plans = wingmen.Plans() // players that do not think; both systems have the same, and they are listed once
			s.Puzzles = overeurope.Puzzles
		}
	case realism.Rules:
		s.Cases = []Cases{{System: "er", Read: readRequests}, onBoards(realism.Grammar())}
		s.Bots = ai.Knowledge{Player: realists.Player, Mind: realists.Mind, Measurements: realists.Measured()}
		s.Puzzles = overareasPuzzles(s.ID(), realism.Kinds())
	case supremacy.Rules:
		s.Cases = []Cases{{System: "as", Read: readRequests}, onBoards(supremacy.Grammar())}
		s.Bots = ai.Knowledge{Player: supreme.Player, Mind: supreme.Mind, Nodes: supreme.Nodes(), Measurements: supreme.Measured()}
		s.Puzzles = overareasPuzzles(s.ID(), supremacy.Kinds())
	}
	return s
}
