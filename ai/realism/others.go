package realism

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/realism/game"
)

// This file lists what is worth a trial beside what is planned, and keeps the odds of battles that come up again.

// Others are the flights, sorties and assaults that promise most, whatever a manner dares.
func (s *staff) Others(pos engine.Position, side engine.Side) [][]engine.Command {
	v, ok := s.view(pos, side)
	switch {
	case !ok || v.p == nil || v.g.Asked || v.g.Focus >= 0:
		return nil
	case v.g.Phase == game.AirMove && v.p.Planning():
		return ai.Ranked(v.departures())
	case v.g.Phase == game.SeaMove:
		return ai.Ranked(s.sorties(v))
	case v.g.Phase == game.LandMove:
		return ai.Ranked(s.assaults(v, 0))
	}
	return nil
}

// Habit is all but what a fight asks and the end of a step of attacks: what is bought and falls, and moves one by one.
func (*staff) Habit(pos engine.Position, c engine.Command) bool {
	p, ok := pos.(*game.Position)
	if !ok {
		return true
	}
	switch c.Verb {
	case game.VerbIntercept, game.VerbBombers, game.VerbJoin, game.VerbTurnBack, game.VerbPress, game.VerbWithdraw, game.VerbStand, game.VerbRetreat:
		return false
	case game.VerbDone:
		phase := p.Phase()
		return phase != game.AirMove && phase != game.SeaMove && phase != game.LandMove
	}
	return true
}

// battle is what odds hang on, reckoned what they say.
type battle struct {
	attack, defence game.Units
	form            game.Form
}
type reckoned struct {
	game.Prospect
	ok bool
}

// reckon gives the prospect of a battle; not ok for one beyond what is calculated.
func (s *staff) reckon(v *view, attack, defence game.Units, form game.Form) (game.Prospect, bool) {
	x := s.seen.Of(battle{attack, defence, form}, func() (x reckoned) {
		x.Prospect, x.ok = v.p.Reckon(attack, defence, form)
		return x
	})
	return x.Prospect, x.ok
}
