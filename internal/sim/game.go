// One game of a study: bots through bare positions, with the dice of an open seed, so that the same game can be played
// again with its journal.
package sim

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
)

// mostCommands bounds a game.
const mostCommands = 100_000

// Play plays one game of the study from its first position. It stops when ctx is done, in the middle of a decision too.
func (s Study) Play(ctx context.Context, start engine.Position, game int) (Record, error) {
	r := Record{Game: game, Seed: s.GameSeed(game), Luck: make([]int64, len(s.Sides)), Rolls: make([]int, len(s.Sides))}
	seed := engine.OpenSeed(r.Seed)
	seats := make([]seat, len(s.Bots))
	for i, name := range s.Bots {
		b, err := systems.Bots().Find(name, ai.Options{Seed: BotSeed(seed, engine.Side(i+1)), Nodes: s.Nodes})
		if err != nil {
			return r, err
		}
		seats[i].player = b
	}
	dice := engine.NewKeyed(seed)
	var clock clock
	p := start
	for {
		acting := p.ToAct()
		if len(acting) == 0 {
			break
		}
		side := engine.InTurn(acting, r.Commands)
		c := seats[side-1].next(p.Seen(side), side, ctx.Done())
		if err := ctx.Err(); err != nil {
			return r, err // what was decided may have been cut short
		}
		next, events, err := p.Apply(c, dice)
		if err != nil {
			return r, fmt.Errorf("game %d (seed %d), command %d: %s plays what is refused: %w", game, r.Seed, r.Commands+1, s.Bots[side-1], err)
		}
		r.note(clock.of(p), next, events)
		p = next
		if r.Commands++; r.Commands > mostCommands {
			return r, fmt.Errorf("game %d (seed %d) has not ended after %d commands", game, r.Seed, mostCommands)
		}
	}
	o := p.Outcome()
	r.Winner, r.Level, r.Why, r.Turns = o.Winner, o.Level, o.Why, clock.of(p)
	r.Points = make([]int, len(s.Sides))
	for _, x := range o.Score {
		r.Points[x.Side-1] = x.Points
	}
	slices.SortFunc(r.Losses, func(a, b Lost) int {
		return cmp.Or(cmp.Compare(a.Turn, b.Turn), cmp.Compare(a.Side, b.Side), cmp.Compare(a.Kind, b.Kind))
	})
	return r, nil
}

// seat is a side's player with what it has decided and not given yet.
type seat struct {
	player ai.Player
	queue  []engine.Command
	legal  []engine.Command // room
	goal   engine.Ref       // its objective
}

// next goes on with what was decided while it is legal, or asks for a decision, which stop cuts short.
func (s *seat) next(p engine.Position, side engine.Side, stop <-chan struct{}) engine.Command {
	if len(s.queue) > 0 {
		s.legal = p.Legal(side, s.legal[:0])
	}
	if len(s.queue) == 0 || !engine.Takes(p, s.legal, s.queue[0]) {
		d := s.player.Decide(p, side, ai.Watch{Stop: stop, Objective: s.goal})
		s.queue, s.goal = d.Commands, d.Objective
	}
	c := s.queue[0]
	s.queue = s.queue[1:]
	return c
}

// note enters what a command of a turn brought: what was lost, and how the dice fell against what they give on average.
func (r *Record) note(turn int, after engine.Position, events []engine.Event) {
	for _, e := range events {
		for _, l := range e.Losses {
			r.add(turn, l)
		}
	}
	for _, f := range fortunes(after, events) {
		r.Luck[f.Side-1] += luckOf(f)
		r.Rolls[f.Side-1]++
	}
}

// clock tells the turn of a position: the position itself, or its view, which is asked for only when the phase is another than
// last time.
type clock struct {
	turn  int
	phase uint32
	known bool
}

func (c *clock) of(p engine.Position) int {
	if t, ok := p.(engine.Dated); ok {
		return t.TurnNumber()
	}
	if m, ok := p.(engine.PhaseMarker); ok {
		if id := m.PhaseID(); !c.known || id != c.phase {
			*c = clock{turn: p.View().Turn, phase: id, known: true}
		}
		return c.turn
	}
	return p.View().Turn
}
