// Whole missions within a question: the ways out of a fight, who may join or meet it.

package awaw

import "awaw/engine"

// plans lists the ways out of a counterair, and who may join an interception.
func (f *fight) plans(p *Position, side engine.Side) []engine.Plan {
	switch {
	case f.stage == fightStay && !p.drafting(f):
		return p.escapes(side)
	case f.stage == fightPress && f.kind != airCounterair:
		return p.filled("meet", f.meets(p))
	}
	return nil
}

func (b *battle) plans(p *Position, side engine.Side) []engine.Plan {
	switch b.stage {
	case battleDefer:
		return p.defencePlans(side)
	case battleMeet:
		return p.filled("meet", b.meets(p))
	}
	return nil
}

func (s *sortie) plans(p *Position, side engine.Side) []engine.Plan { return p.sortiePlans(side) }
