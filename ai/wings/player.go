package wings

import (
	"encoding/binary"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// This file makes players: a position is taken to pieces, orders are found, and given as commands up to the seal.

// The levels, by name.
const (
	cadet     = "cadet"
	pilot     = "pilot"
	commander = "commander"
	marshal   = "marshal"
)

// levels are the numbers of movements the levels may try for one decision, unless Options say otherwise.
var levels = map[string]int{cadet: 1, pilot: 1000, commander: 30_000, marshal: 120_000}

// Nodes lists the levels' own numbers.
func Nodes() map[string]int { return levels }

// player decides for one side.
type player struct {
	level ai.Level
	o     ai.Options
}

// Player makes a player of a level for a position of these systems; nil for one of another.
func Player(p engine.Position, level ai.Level, o ai.Options) ai.Player {
	if _, ok := p.(*wings.Position); !ok || levels[level.Name] == 0 {
		return nil
	}
	if o.Nodes <= 0 {
		o.Nodes = levels[level.Name]
	}
	return &player{level, o}
}

// Choose gives the first command of a decision.
func (x *player) Choose(p engine.Position, side engine.Side) engine.Command {
	return x.Decide(p, side, ai.Watch{}).Commands[0]
}

// Decide gives all the orders of a phase, and seals them.
func (x *player) Decide(p engine.Position, side engine.Side, w ai.Watch) ai.Decision {
	q, ok := p.Seen(side).(*wings.Position)
	if !ok {
		return ai.Decision{Commands: p.Legal(side, nil)[:1]}
	}
	g := q.Glance(side)
	t := newThinker(g, x.level.Name, x.o, x.seed(q, side), w)
	orders := t.orders(g.Phase)
	return ai.Decision{Commands: given(q, side, orders), Nodes: t.used(), Cut: t.cut.Load()}
}

// seed is the player's own for a position: what it decides hangs on nothing that went before.
func (x *player) seed(p engine.Position, side engine.Side) uint64 {
	digest := p.Digest()
	return binary.BigEndian.Uint64(digest[:8]) ^ x.o.Seed ^ uint64(side)<<56
}

// given writes orders as commands, and seals. What is written already stands, and orders that hang on others that did not come to be written
// are left out.
func given(p *wings.Position, side engine.Side, orders []diplomacy.Order) []engine.Command {
	var out []engine.Command
	var now engine.Position = p
	for _, o := range orders {
		for _, c := range p.Commands(o) {
			next, _, err := now.Apply(c, nil)
			if err != nil {
				break
			}
			out, now = append(out, c), next
		}
	}
	if c, may := p.AsksForDraw(side); may && tires(p, side) {
		out = append(out, c)
	}
	return append(out, engine.Command{Side: side, Verb: wings.VerbSeal})
}

// tires tells whether a side would have a draw: in the second half of the years, when another has more centres.
func tires(p *wings.Position, side engine.Side) bool {
	v, own, most := p.Outcome(), 0, 0
	for _, s := range v.Score {
		if s.Side == side {
			own = s.Points
		}
		most = max(most, s.Points)
	}
	return p.InSecondHalf() && own < most
}
