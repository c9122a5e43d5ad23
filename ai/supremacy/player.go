package supremacy

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy/game"
)

// This file holds the player: it plans anew whenever what it has planned is done.

// manner is one way of playing.
type manner struct {
	bold  float64 // how likely a battle must be won to be sought
	least float64 // what an attack must gain
	lands bool    // it lands from the sea, and brings up what it has
}

// manners are the ways it knows: the first two are a pilot's, the others lean one way or another; the last is a cadet's.
var manners = [...]manner{{.6, 1, true}, {.6, 1, true}, {.4, 0, true}, {.8, 3, true}, {2, 1, true}, {.75, 1, false}}

// The manners of the levels that do not search.
const (
	pilots = 1
	cadets = len(manners) - 1
)

// staff decides for a side.
type staff struct {
	m    manner
	aims bool // it aims, and says who falls, by the odds; else in the plain order
	in   *areagame.World
	seen ai.Memo[game.Matter, prospect]
}

// Player makes the player of a level that does not search, and of those that do where dice are aimed and losses named: these are answered by the odds alone,
// and the trials of those who search leave them to the plain order. nil for a position of another system, and where there is a search.
func Player(p engine.Position, level ai.Level, _ ai.Options) ai.Player {
	q, ok := p.(*game.Position)
	switch {
	case !ok:
	case level.Name == "cadet":
		return ai.Planner{Staff: staffOf(q), Manner: cadets}
	case level.Name == "pilot" || q.Throws():
		s := staffOf(q)
		s.aims = true
		return ai.Planner{Staff: s, Manner: pilots}
	}
	return nil
}

// Nodes are the numbers of commands the levels that search try for one decision: a battle takes many.
func Nodes() map[string]int { return map[string]int{"commander": 1500, "marshal": 6000} }

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
	v, ok := viewOf(pos, side)
	if !ok || len(v.legal) == 1 {
		return v.legal[:1]
	}
	s.m = manners[manner]
	_, _, phase := v.p.Step()
	return ai.Planned(v.legal, s.plan(v, phase), v.onward())
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

func viewOf(pos engine.Position, side engine.Side) (*view, bool) {
	p, ok := pos.(*game.Position)
	return &view{p: p, legal: pos.Legal(side, nil), side: side}, ok
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
