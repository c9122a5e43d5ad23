package supremacy

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// This file holds the player: it plans anew whenever what it has planned is done.

// staff decides for a side.
type staff struct {
	bold  float64 // how likely a battle must be won to be sought
	lands bool    // it lands from the sea, and brings up what it has
}

// Player makes the player of a level; nil for a position of another system.
func Player(p engine.Position, level ai.Level, _ ai.Options) ai.Player {
	if _, ok := p.(*game.Position); !ok {
		return nil
	}
	s := &staff{bold: .6, lands: true}
	if level.Name == "cadet" {
		s.bold, s.lands = .75, false
	}
	return s
}

// Choose gives the next command.
func (s *staff) Choose(p engine.Position, side engine.Side) engine.Command {
	return s.Decide(p, side, ai.Watch{}).Commands[0]
}

// Decide gives the next commands.
func (s *staff) Decide(pos engine.Position, side engine.Side, _ ai.Watch) ai.Decision {
	p, ok := pos.(*game.Position)
	legal := pos.Legal(side, nil)
	if !ok || len(legal) == 1 {
		return ai.Decision{Commands: legal[:1]}
	}
	v := &view{p: p, legal: legal, side: side}
	_, _, phase := p.Step()
	return ai.Planned(legal, s.plan(v, phase), v.onward())
}

// plan is what is done next, and all that belongs to it.
func (s *staff) plan(v *view, phase game.Phase) []engine.Command {
	switch phase {
	case game.Production:
		return s.buys(v)
	case game.CombatMove:
		return s.attacks(v)
	case game.Battles:
		return s.fights(v)
	case game.Noncombat:
		return s.movesUp(v)
	case game.Placement:
		return s.places(v)
	}
	return nil
}

// view is what the player looks at.
type view struct {
	p      *game.Position
	legal  []engine.Command
	side   engine.Side
	spaces []game.Space
}

// board gives the spaces, read once.
func (v *view) board() []game.Space {
	if v.spaces == nil {
		v.spaces = v.p.Spaces()
	}
	return v.spaces
}

// onward is what moves on.
func (v *view) onward() []engine.Command {
	if c := ai.First(v.legal, game.VerbEnd, game.VerbRoll, game.VerbPlain, game.VerbDone, game.VerbPress); c != nil {
		return c
	}
	return v.legal[:1:1]
}

// kind is the kind a command names; not ok where it names all, or none.
func kind(c engine.Command) (game.Kind, bool) { return game.Kind(max(c.N-1, 0)), c.N > 0 }
