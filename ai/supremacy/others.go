package supremacy

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// This file lists what is worth a trial beside what is planned, and keeps the odds of battles that come up again.

// Others are the attacks and the declarations that promise most, whatever a manner dares.
func (s *staff) Others(pos engine.Position, side engine.Side) [][]engine.Command {
	v, ok := viewOf(pos, side)
	if !ok {
		return nil
	}
	_, _, phase := v.p.Step()
	switch {
	case phase == game.CombatMove && v.p.Focus < 0:
		s.m = manners[pilots]
		return ai.Ranked(s.assaults(v, 0))
	case phase == game.Battles && v.p.Defends() && ai.First(v.legal, game.VerbDone) != nil:
		var all []ai.Option
		t := v.p.Lanes()
		for i := range t.Lanes {
			if b, ok := v.p.Battle(i); ok {
				_, _, weighed := s.answer(t, i, b)
				all = append(all, weighed...)
			}
		}
		return ai.Ranked(all)
	}
	return nil
}

// Habit is all but what battles ask before the dice and the end of the attacks: what is bought, what aims and falls, and moves one by one.
func (*staff) Habit(pos engine.Position, c engine.Command) bool {
	p, ok := pos.(*game.Position)
	if !ok {
		return true
	}
	switch c.Verb {
	case game.VerbPress, game.VerbCallOff, game.VerbWithdraw, game.VerbDispatch, game.VerbGround, game.VerbLeave, game.VerbRecall, game.VerbRetreat:
		return false
	case game.VerbDone:
		_, _, phase := p.Step()
		return phase != game.CombatMove && phase != game.Battles
	}
	return true
}

// prospect is what odds say of a battle; not ok for one beyond what is calculated.
type prospect struct {
	game.Prospect
	ok bool
}

func (s *staff) prospect(b *game.Battle) (game.Prospect, bool) {
	x := s.seen.Of(b.Matter, func() (x prospect) {
		x.Prospect, x.ok = b.Prospect()
		return x
	})
	return x.Prospect, x.ok
}
