// Errands: what a trial does with commands the mind has no opinion on. The player goes after what its way is for; the
// others take up, now and then, what looks best at once.

package ai

import (
	"crypto/sha256"
	"slices"

	"awaw/engine"
)

// mostLooks is how many whole missions a side in a trial looks at before it takes one.
const mostLooks = 2

// strange fills in moves the mind has no opinion on; false if there is nothing of the kind to do.
func (t *trial) strange(p engine.Position, side engine.Side, own bool) bool {
	if own && t.aim == engine.NoRef {
		return false
	}
	planner, ok := p.(engine.Planner)
	if !ok {
		return false
	}
	legal := t.list(p, side)
	if !slices.ContainsFunc(legal, func(c engine.Command) bool { return !t.mind.Knows(c) && c.B != engine.NoRef }) {
		return false
	}
	plans := slices.DeleteFunc(planner.Plans(side), func(x engine.Plan) bool {
		return len(x.Commands) == 0 || t.mind.Knows(x.Commands[0]) || slices.Contains(t.kinds, x.Commands[0].Verb)
	})
	if own {
		return t.errand(plans, legal)
	}
	return t.tempting(p, side, plans)
}

// list gives what is legal, from what the mind keeps if it keeps any.
func (t *trial) list(p engine.Position, side engine.Side) []engine.Command {
	if x, ok := t.mind.(Lister); ok {
		return x.Legal(p, side)
	}
	t.legal = p.Legal(side, t.legal[:0])
	return t.legal
}

// errand gives what serves the aim: a whole mission, or all commands of a kind that are meant for it; each kind once.
func (t *trial) errand(plans []engine.Plan, legal []engine.Command) bool {
	for _, x := range plans {
		if slices.ContainsFunc(x.Commands, func(c engine.Command) bool { return c.B == t.aim }) {
			t.kinds = append(t.kinds, x.Commands[0].Verb)
			t.moves = append(t.moves, x.Commands...)
			return true
		}
	}
	for _, c := range legal {
		if c.B == t.aim && !t.mind.Knows(c) && !slices.Contains(t.kinds, c.Verb) {
			for _, d := range legal {
				if d.Verb == c.Verb && d.B == t.aim {
					t.moves = append(t.moves, d)
				}
			}
			t.kinds = append(t.kinds, c.Verb)
			return true
		}
	}
	return false
}

// throughSteps is how many decisions a mission looked at is followed for, to see what came of it.
const throughSteps = 5

// through carries on with what was begun, in the plainest way.
func (t *trial) through(p engine.Position) engine.Position {
	for range throughSteps {
		acting := p.ToAct()
		if len(acting) == 0 {
			break
		}
		ok := false
		if t.moves = t.mind.Moves(p.Seen(acting[0]), acting[0], 0, t.moves[:0]); len(t.moves) > 0 {
			p, ok = t.give(p, acting[0], t.moves)
		}
		if !ok {
			if p, ok = t.any(p, acting[0], acting); !ok {
				break
			}
		}
	}
	return p
}

// tempting gives the mission that looks best with other dice than those of the trial, if one looks better than none.
func (t *trial) tempting(p engine.Position, side engine.Side, plans []engine.Plan) bool {
	if len(plans) == 0 {
		return false
	}
	seed := sha256.Sum256([]byte{byte(t.luck), byte(t.luck >> 8), byte(t.luck >> 16), byte(t.nodes), byte(t.nodes >> 8)})
	top := t.mind.Value(p, side)
	var best []engine.Command
	for k := range mostLooks {
		x := plans[(int(seed[k])<<8|int(seed[k+8]))%len(plans)]
		look := trial{s: t.s, dice: &fallen{inner: engine.NewKeyed(engine.Seed(seed))}, mind: t.mind}
		q, _ := look.give(p, side, x.Commands)
		q = look.through(q)
		t.nodes += look.nodes
		if v := t.mind.Value(q, side); v > top {
			best, top = x.Commands, v
		}
	}
	t.moves = append(t.moves, best...)
	return len(best) > 0
}
