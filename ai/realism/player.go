package realism

import (
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/realism/game"
)

// This file holds the player: it is asked for a command at a time, and keeps what it has begun.

// staff decides for a side.
type staff struct {
	level ai.Level
	bold  float64 // how likely a battle must be won to be sought
	raids bool    // it plans flights
	queue []engine.Command
	went  map[int]bool // spaces that have been sent in this step
	step  [3]int       // round, power and phase of what is kept
}

// Player makes the player of a level; nil for a position of another system.
func Player(p engine.Position, level ai.Level, _ ai.Options) ai.Player {
	if _, ok := p.(*game.Position); !ok {
		return nil
	}
	s := &staff{level: level, bold: .7, raids: true}
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
	if now := [3]int{g.Round, g.Power, int(g.Phase)}; now != s.step {
		s.step, s.queue, s.went = now, nil, map[int]bool{}
	}
	v := &view{p: p, g: g, legal: legal, side: side}
	for len(s.queue) > 0 {
		c := s.queue[0]
		s.queue = s.queue[1:]
		if slices.Contains(legal, c) {
			return ai.Decision{Commands: []engine.Command{c}}
		}
		s.queue = nil
	}
	var cmds []engine.Command
	switch {
	case g.Asked:
		cmds = s.answer(v)
	case g.Phase == game.Purchase:
		cmds = s.buys(v)
	case g.Phase == game.AirMove:
		cmds = s.flies(v)
	case g.Phase == game.Return:
		cmds = v.first(game.VerbLand, game.VerbBack)
	case g.Phase == game.Placement:
		cmds = s.places(v)
	case g.Phase == game.SeaMove:
		cmds = s.sails(v)
	case g.Phase == game.LandMove:
		cmds = s.marches(v)
	case g.Phase == game.Noncombat:
		cmds = s.movesUp(v)
	}
	if len(cmds) == 0 || !slices.Contains(legal, cmds[0]) {
		cmds = v.onward()
	}
	s.queue = cmds[1:]
	return ai.Decision{Commands: cmds[:1], Nodes: 1}
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
	for _, verb := range verbs {
		if i := slices.IndexFunc(v.legal, func(c engine.Command) bool { return c.Verb == verb }); i >= 0 {
			return v.legal[i : i+1 : i+1]
		}
	}
	return nil
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
