package tests

import (
	"fmt"
	"slices"
	"testing"

	"awaw/ai"
	mindrealism "awaw/ai/realism"
	mindsupremacy "awaw/ai/supremacy"
	"awaw/engine"
	realism "awaw/engine/realism/game"
	supremacy "awaw/engine/supremacy/game"
	"awaw/engine/systems"
)

// This file lists whole ways to go through one step of a player turn, on boards of areas.

// way is one of them: what is done first in the step, and a steer that is asked whenever the side in turn has a decision in it. What it has no word on, a
// Pilot decides.
type way struct {
	name  string
	first []engine.Command
	steer func(p engine.Position, side engine.Side, legal []engine.Command) []engine.Command
}

// words are what the two systems call the same things.
type words struct {
	mind                          func(p engine.Position) ai.Mind
	buy, place, from, land, water engine.Verb
	end, done                     engine.Verb
	purchase, noncombat, placing  uint32
	moves                         []uint32      // steps in which fleets and armies go on
	answers                       []engine.Verb // what a fight asks
	all                           func(c engine.Command) bool
}

var wordsOf = map[engine.SystemID]words{
	realism.ID: {mind: mindrealism.Mind, buy: realism.VerbBuy, place: realism.VerbPlace, from: realism.VerbFrom, land: realism.VerbMarch, water: realism.VerbSail,
		end: realism.VerbEnd, done: realism.VerbDone, purchase: uint32(realism.Purchase), noncombat: uint32(realism.Noncombat), placing: uint32(realism.Placement),
		moves: []uint32{uint32(realism.SeaMove), uint32(realism.Noncombat)},
		answers: []engine.Verb{realism.VerbIntercept, realism.VerbBombers, realism.VerbJoin, realism.VerbPress, realism.VerbTurnBack, realism.VerbRetreat,
			realism.VerbStand, realism.VerbWithdraw, realism.VerbBack, realism.VerbLand},
		all: func(c engine.Command) bool { return c.A.Kind() == engine.KindSpace }},
	supremacy.ID: {mind: mindsupremacy.Mind, buy: supremacy.VerbBuy, place: supremacy.VerbPlace, from: supremacy.VerbFrom, land: supremacy.VerbMarch, water: supremacy.VerbSail,
		end: supremacy.VerbEnd, done: supremacy.VerbDone, purchase: uint32(supremacy.Production), noncombat: uint32(supremacy.Noncombat), placing: uint32(supremacy.Placement),
		moves: []uint32{uint32(supremacy.Noncombat)},
		answers: []engine.Verb{supremacy.VerbPress, supremacy.VerbCallOff, supremacy.VerbWithdraw, supremacy.VerbDispatch, supremacy.VerbGround, supremacy.VerbLeave,
			supremacy.VerbRecall, supremacy.VerbRetreat},
		all: func(c engine.Command) bool { return c.N == 0 }},
}

// whole tells whether a step is one choice: what is bought, where all ends up. In the others every plan that is carried out is followed by another choice: one
// more, or no more.
func (w *words) whole(phase uint32) bool {
	return phase == w.purchase || phase == w.noncombat || phase == w.placing
}

// mostStacks is how many moves of a whole stack a step is tried with, mostWays how many ways in all.
const (
	mostStacks = 4
	mostWays   = 7
)

// waysThrough lists ways through the step a position begins: as a Pilot goes; in the manners of others; each of what promises most and no more; nothing
// at all; one kind bought as long as it can be paid; all placed at one complex; a stack moved elsewhere. Who buys spends what there is.
func (w *words) waysThrough(p engine.Position, side engine.Side, mind ai.Mind) []way {
	phase := p.(engine.PhaseMarker).PhaseID() & 255
	legal := p.Legal(side, nil)
	out := []way{{name: "as a Pilot"}}
	switch phase {
	case w.purchase:
		return append(out, w.always(legal, w.buy, func(c engine.Command) engine.Ref { return c.A })...)
	case w.placing:
		return append(out, w.always(legal, w.place, func(c engine.Command) engine.Ref { return c.B })...)
	}
	for _, verb := range w.answers {
		out = append(out, w.answer(legal, verb)...)
	}
	nothing := func(_ engine.Position, _ engine.Side, legal []engine.Command) []engine.Command {
		return ai.First(legal, w.done)
	}
	out = append(out, way{name: "nothing", steer: nothing})
	for i, plan := range mind.(ai.Proposer).Others(p, side) {
		out = append(out, way{name: fmt.Sprintf("plan %d alone", i+1), first: plan, steer: nothing})
	}
	for m := 2; m < mind.Manners(); m++ {
		out = append(out, way{name: fmt.Sprintf("manner %d", m), steer: func(p engine.Position, side engine.Side, _ []engine.Command) []engine.Command {
			return mind.Moves(p, side, m, nil)
		}})
	}
	if slices.Contains(w.moves, phase) {
		out = append(out, w.stacks(p, side, legal)...)
	}
	return out
}

// always lists, for each key that commands of a verb have, the way that gives such a command whenever it is legal.
func (w *words) always(legal []engine.Command, verb engine.Verb, key func(engine.Command) engine.Ref) (out []way) {
	var keys []engine.Ref
	for _, c := range legal {
		if c.Verb != verb || slices.Contains(keys, key(c)) {
			continue
		}
		keys = append(keys, key(c))
		out = append(out, way{name: fmt.Sprintf("always %v", key(c)), steer: func(_ engine.Position, _ engine.Side, legal []engine.Command) []engine.Command {
			if i := slices.IndexFunc(legal, func(d engine.Command) bool { return d.Verb == verb && key(d) == key(c) }); i >= 0 {
				return legal[i : i+1]
			}
			return nil
		}})
	}
	return out
}

// answer lists the ways that give, whenever it may be given, the first or the last command of a verb: nobody, or as many as can; one place or another.
func (w *words) answer(legal []engine.Command, verb engine.Verb) (out []way) {
	if ai.First(legal, verb) == nil {
		return nil
	}
	for _, last := range []bool{false, true} {
		out = append(out, way{name: fmt.Sprintf("answer %d, %t", verb, last), steer: func(_ engine.Position, _ engine.Side, legal []engine.Command) (give []engine.Command) {
			for i, c := range legal {
				if c.Verb == verb && (last || give == nil) {
					give = legal[i : i+1]
				}
			}
			return give
		}})
	}
	return out
}

// stacks are moves of all that stand in a space to another, evenly drawn from all there are.
func (w *words) stacks(p engine.Position, side engine.Side, legal []engine.Command) (out []way) {
	for _, c := range legal {
		if c.Verb != w.from {
			continue
		}
		q, _, err := p.Apply(c, engine.NewFast(1))
		if err != nil {
			continue
		}
		for _, d := range q.Legal(side, nil) {
			if (d.Verb == w.land || d.Verb == w.water) && w.all(d) {
				out = append(out, way{name: fmt.Sprintf("%v to %v", c.A, d.B), first: []engine.Command{c, d, {Side: side, Verb: w.end, A: c.A}}})
			}
		}
	}
	if n := len(out); n > mostStacks {
		for i := range mostStacks {
			out[i] = out[i*n/mostStacks]
		}
		out = out[:mostStacks]
	}
	return out
}

// apart keeps the ways that come to different positions at the end of the step under the same dice, as many as are tried.
func (x *trial) apart(t *testing.T, list []way) (out []way) {
	t.Helper()
	var seen [][32]byte
	for _, w := range list {
		q := x.through(t, w, engine.NewKeyed(engine.Seed{1}))
		if d := [32]byte(q.Digest()); !slices.Contains(seen, d) && len(out) < mostWays {
			seen, out = append(seen, d), append(out, w)
		}
	}
	return out
}

// Two ways that are the same are no choice, and ways that come to the same position are one.
func TestEqualWaysAreNoChoice(t *testing.T) {
	_, _, _, p := scene(t, "over-the-reich")
	pilot, err := systems.Bots().Find("pilot", ai.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	side := p.ToAct()[0]
	x := &trial{pilot: pilot, from: p, side: side, step: p.(engine.PhaseMarker).PhaseID()}
	twice := []way{{name: "as a Pilot"}, {name: "as a Pilot once more"}}
	if list := x.apart(t, twice); len(list) != 1 {
		t.Errorf("%d ways are apart", len(list))
	}
	v := valuedTurn{owner: side}
	if v.weigh(t, x, twice); v.steps != 1 || v.real != 0 || v.open != 0 {
		t.Errorf("%+v", v)
	}
}
