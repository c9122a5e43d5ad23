package realism

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/realism/game"
)

// This file holds the player: it plans anew whenever what it has planned is done.

// manner is one way of playing.
type manner struct {
	bold  float64 // how likely a battle must be won to be sought
	least float64 // what a flight must gain
	raids bool    // it plans flights
}

// manners are the ways it knows: the first two are a pilot's, the others lean one way or another; the last is a cadet's.
var manners = [...]manner{{.7, .75, true}, {.7, .75, true}, {.5, 0, true}, {.85, 2, true}, {2, .75, true}, {.5, 0, false}}

// The manners of the levels that do not search.
const (
	pilots = 1
	cadets = len(manners) - 1
)

// staff decides for a side.
type staff struct {
	m    manner
	in   *areagame.World
	seen ai.Memo[battle, reckoned]
}

// Player makes the player of a level that does not search; nil for a position of another system, and for another level.
func Player(p engine.Position, level ai.Level, _ ai.Options) ai.Player {
	q, ok := p.(*game.Position)
	switch {
	case ok && level.Name == "cadet":
		return ai.Planner{Staff: staffOf(q), Manner: cadets}
	case ok && level.Name == "pilot":
		return ai.Planner{Staff: staffOf(q), Manner: pilots}
	}
	return nil
}

// Mind makes the mind of the levels that do; nil for a position of another system.
func Mind(p engine.Position) ai.Mind {
	if q, ok := p.(*game.Position); ok {
		return ai.Advised(staffOf(q))
	}
	return nil
}

func staffOf(p *game.Position) *staff { return &staff{in: p.In} }

// Fits tells whether a position is of the same game.
func (s *staff) Fits(p engine.Position) bool {
	q, ok := p.(*game.Position)
	return ok && q.In == s.in
}

// Manners counts the ways of playing; a cadet's is beneath those who search.
func (s *staff) Manners() int { return cadets }

// Plan gives the next commands in a manner.
func (s *staff) Plan(pos engine.Position, side engine.Side, manner int) []engine.Command {
	v, ok := s.view(pos, side)
	if !ok || len(v.legal) == 1 {
		return v.legal[:1]
	}
	s.m = manners[manner]
	return ai.Planned(v.legal, s.plan(v), v.onward())
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

func (s *staff) view(pos engine.Position, side engine.Side) (*view, bool) {
	v := &view{legal: pos.Legal(side, nil), side: side}
	p, ok := pos.(*game.Position)
	if ok && len(v.legal) > 1 {
		v.p, v.g = p, p.Glance()
	}
	return v, ok
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
