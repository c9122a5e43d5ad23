package wings

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/wings"
)

// This file plays a power that nobody plays: its units hold, what is dislodged disbands, nothing is built, and what must go is removed by
// the adjudicator. It agrees to whatever end the others agree on.

// Plans lists the players that do not think.
func Plans() []ai.NamedPlan { return []ai.NamedPlan{{Name: "disorder", Plan: disorder{}}} }

type disorder struct{}

// Moves writes nothing and seals.
func (disorder) Moves(p engine.Position, side engine.Side, _ []engine.Command, _ *engine.Fast) []engine.Command {
	q, ok := p.(*wings.Position)
	if !ok {
		return nil
	}
	seal := engine.Command{Side: side, Verb: wings.VerbSeal}
	if c, may := q.AgreesToAny(side); may {
		return []engine.Command{c, seal}
	}
	return []engine.Command{seal}
}
