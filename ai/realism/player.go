package realism

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/realism/game"
)

// This file holds the player: it plans anew whenever what it has planned is done.

// staff decides for a side.
type staff struct {
	bold  float64 // how likely a battle must be won to be sought
	raids bool    // it plans flights
}

// Player makes the player of a level; nil for a position of another system.
func Player(p engine.Position, level ai.Level, _ ai.Options) ai.Player {
	if _, ok := p.(*game.Position); !ok {
		return nil
	}
	s := &staff{bold: .7, raids: true}
	if level.Name == "cadet" {
		s.bold, s.raids = .5, false
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
	g := p.Glance()
	v := &view{p: p, g: g, legal: legal, side: side}
	return ai.Planned(legal, s.plan(v), v.onward())
}

// plan is what is done next, and all that belongs to it.
func (s *staff) plan(v *view) []engine.Command {
	switch {
	case v.g.Asked:
		return s.answer(v)
	case v.g.Phase == game.Purchase:
		return s.buys(v)
	case v.g.Phase == game.AirMove:
		return s.flies(v)
	case v.g.Phase == game.Return:
		return v.first(game.VerbLand, game.VerbBack)
	case v.g.Phase == game.Placement:
		return s.places(v)
	case v.g.Phase == game.SeaMove:
		return s.sails(v)
	case v.g.Phase == game.LandMove:
		return s.marches(v)
	case v.g.Phase == game.Noncombat:
		return s.movesUp(v)
	}
	return nil
}

// view is what the player looks at.
type view struct {
	p     *game.Position
	g     game.Glance
	legal []engine.Command
	side  engine.Side
}

// first is the first legal command of some verbs, in their order.
func (v *view) first(verbs ...engine.Verb) []engine.Command {
	return ai.First(v.legal, verbs...)
}

// onward is what moves on.
func (v *view) onward() []engine.Command {
	if c := v.first(game.VerbEnd, game.VerbDone, game.VerbPress, game.VerbStand, game.VerbLand, game.VerbLaunch); c != nil {
		return c
	}
	return v.legal[:1:1]
}

// total counts units of the kinds wanted.
func total(u game.Units, of func(game.Kind) bool) int {
	n := 0
	for k, m := range u {
		if of == nil || of(game.Kind(k)) {
			n += int(m)
		}
	}
	return n
}

func lands(k game.Kind) bool { return k <= game.Armor }
func sails(k game.Kind) bool { return !lands(k) && k != game.Fighter && k != game.Bomber }
func only(u game.Units, of func(game.Kind) bool) game.Units {
	for k := range u {
		if !of(game.Kind(k)) {
			u[k] = 0
		}
	}
	return u
}
