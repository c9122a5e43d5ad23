// A trial: one way carried out and played on, both sides by what the mind knows, for as many player turns as the level
// looks ahead.

package ai

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"awaw/engine"
)

// trialLimit bounds a trial, in commands, for systems in which nothing marks the end of a player turn.
const trialLimit = 400

// carry plays one sample of a way to its horizon and notes what it is worth.
func (s *search) carry(mind Mind, x *try) {
	w := s.ways[x.way]
	n := x.sample
	if s.drill {
		n /= 2
	}
	seed := s.sample(n)
	t := trial{s: s, mind: mind, own: w.manner, aim: w.aim, object: w.object, dice: &fallen{inner: engine.NewKeyed(seed)}}
	if s.drill && x.sample%2 == 1 {
		t.dice.inner = turned{t.dice.inner}
	}
	pick := sha256.Sum256(seed[:])
	t.luck = binary.BigEndian.Uint64(pick[:])
	t.foe = s.foe(n, t.luck, mind.Manners())
	p := s.p
	if g, ok := p.(engine.Guesser); ok {
		p = g.Guess(s.side, t.dice.inner)
	}
	p, _ = t.give(p, s.side, w.moves)
	x.worth = mind.Value(t.play(p), s.side)
	x.nodes, x.luck = t.nodes, t.dice.luck
}

// foe is the manner the other side answers by in a sample: in every second one that which does best for it, where that is asked for, else any of those
// the level has learned.
func (s *search) foe(sample int, luck uint64, manners int) int {
	if s.answer >= 0 && sample%2 == 0 {
		return s.answer
	}
	return s.first + int(luck%uint64(manners-s.first))
}

// trial is one sample being played.
type trial struct {
	s        *search
	mind     Mind
	own, foe int // manners
	aim      engine.Ref
	object   engine.Ref
	kinds    []engine.Verb // of commands given for the aim
	dice     *fallen
	luck     uint64
	nodes    int
	moves    []engine.Command
	legal    []engine.Command
}

// give carries commands out as far as they are accepted and nobody else is asked; false if none was.
func (t *trial) give(p engine.Position, side engine.Side, moves []engine.Command) (engine.Position, bool) {
	given := false
	for i, c := range moves {
		if i > 0 && !slices.Contains(p.ToAct(), side) {
			break
		}
		next, events, err := p.Apply(c, t.dice)
		t.nodes++
		if err != nil {
			break
		}
		p, given = next, true
		t.note(p, events, side)
	}
	return p, given
}

// note enters the luck of a command, where it is weighed.
func (t *trial) note(after engine.Position, events []engine.Event, who engine.Side) {
	if t.s.drill {
		t.dice.note(after, events, who, t.s.side)
	}
}

// play goes on to the horizon.
func (t *trial) play(p engine.Position) engine.Position {
	end := t.s.start + t.s.turns
	for range trialLimit {
		acting := p.ToAct()
		now := t.mind.Clock(p)
		if len(acting) == 0 || now > end || t.nodes&15 == 15 && t.s.stopped() {
			break
		}
		side, manner := acting[0], t.foe
		if side == t.s.side {
			manner = t.s.belief
			if now == t.s.start {
				manner = t.own
			}
		}
		seen := p.Seen(side)
		t.moves = t.moves[:0]
		if !t.strange(seen, side, now == t.s.start && side == t.s.side) {
			t.moves = t.plan(seen, side, manner, now)
		}
		ok := false
		if len(t.moves) > 0 {
			p, ok = t.give(p, side, t.moves)
		}
		if !ok {
			if p, ok = t.any(p, side, acting); !ok {
				break
			}
		}
	}
	return p
}

// plan gives what a side does in a manner: toward the objective of the way that is tried, as long as the player turn lasts.
func (t *trial) plan(p engine.Position, side engine.Side, manner, now int) []engine.Command {
	if t.object != engine.NoRef && side == t.s.side && now == t.s.start {
		return t.mind.(Campaigner).Toward(p, side, manner, t.object, t.moves[:0])
	}
	return t.mind.Moves(p, side, manner, t.moves[:0])
}

// any does something legal where the mind has no opinion: what moves the game on, or where nothing does, a draw. Sides
// whose choices cannot be known are left out.
func (t *trial) any(p engine.Position, side engine.Side, acting []engine.Side) (engine.Position, bool) {
	for _, who := range append([]engine.Side{side}, acting...) {
		t.legal = p.Legal(who, t.legal[:0])
		if len(t.legal) == 0 {
			continue
		}
		t.luck = t.luck*6364136223846793005 + 1442695040888963407
		c := t.legal[int(t.luck>>33)%len(t.legal)]
		if main := onward(p, t.legal); t.luck>>61 != 0 && len(t.legal) > 1 {
			if tell, ok := p.(engine.Teller); ok && tell.Tell(main).Main {
				c = main
			}
		}
		next, events, err := p.Apply(c, t.dice)
		t.nodes++
		if err == nil {
			t.note(next, events, who)
			return next, true
		}
	}
	return p, false
}

// turned are the dice of others with every face turned down: who was lucky is as unlucky now. Two samples that differ in nothing else tell more
// together than two with luck of their own.
type turned struct{ inner engine.Dice }

// Roll gives the opposite faces.
func (d turned) Roll(a engine.Ask) ([]int, error) {
	faces, err := d.inner.Roll(a)
	for i := range faces {
		faces[i] = a.Sides + 1 - faces[i]
	}
	return faces, err
}
