// Around every order: what Legal lists, Apply accepts, and nothing else near it; nearest commands are legal ones.

package rulecase

import (
	"errors"
	"slices"

	"awaw/engine"
)

// agreeSample bounds how many of the legal commands are tried at each order.
const agreeSample = 40

// agree compares Legal with Apply for an order and its neighbours, and for a sample of what is legal.
func (s *Session) agree(at int, c engine.Command) {
	if s.Kit.Lax {
		return
	}
	before := s.Pos.Digest()
	legal := s.Pos.Legal(c.Side, nil)
	if !slices.IsSortedFunc(legal, engine.Command.Compare) {
		s.Fail(at, "Legal is not sorted")
	}
	tried := append(s.neighbours(c), c)
	stride := max(1, len(legal)/agreeSample)
	for i := 0; i < len(legal); i += stride {
		tried = append(tried, legal[i])
	}
	for _, d := range tried {
		listed := engine.Offered(legal, d)
		if d.Side != c.Side {
			listed = engine.Offered(s.Pos.Legal(d.Side, nil), d)
		}
		_, _, err := s.Pos.Apply(d, engine.NewFast(7))
		var no *engine.Illegal
		refused := errors.As(err, &no)
		switch {
		case err != nil && !refused:
			s.Fail(at, "%q ends in an error that is no refusal: %v", s.Format(d), err)
			return
		case listed && refused && d.Way == 0: // by some ways a legal command is none
			s.Fail(at, "Legal lists %q, but Apply refuses it by %v", s.Format(d), no)
			return
		case !listed && !refused:
			s.Fail(at, "Apply accepts %q, but Legal does not list it", s.Format(d))
			return
		}
		if refused {
			for _, n := range no.Nearest {
				if !slices.Contains(s.Pos.Legal(n.Side, nil), n) {
					s.Fail(at, "the refusal of %q offers %q, which is not legal", s.Format(d), s.Format(n))
					return
				}
			}
		}
	}
	if s.Pos.Digest() != before {
		s.Fail(at, "Apply changed the position it was given")
	}
}

// Format writes a command as journals do.
func (s *Session) Format(c engine.Command) string {
	return s.Case.grammar.Rules.FormatCommand(s.Pos, c)
}

// neighbours changes one field of a command at a time.
func (s *Session) neighbours(c engine.Command) []engine.Command {
	sides := engine.Side(max(2, len(s.Seen().Sides)))
	var out []engine.Command
	add := func(change func(*engine.Command)) {
		d := c
		change(&d)
		if d != c {
			out = append(out, d)
		}
	}
	for _, n := range []int16{-1, 0, 1, 2, 99, c.N - 1, c.N + 1} {
		add(func(d *engine.Command) { d.N = n })
	}
	for _, step := range []int{-1, 1, 2} {
		add(func(d *engine.Command) { d.A = shifted(d.A, step) })
		add(func(d *engine.Command) { d.B = shifted(d.B, step) })
		add(func(d *engine.Command) { d.C = shifted(d.C, step) })
	}
	for _, n := range []engine.Way{0, 1, c.Way + 1, c.Way * 6, c.Way / 6, 1<<64 - 1} {
		add(func(d *engine.Command) { d.Way = n })
	}
	add(func(d *engine.Command) { d.A = engine.NoRef })
	add(func(d *engine.Command) { d.B = engine.NoRef })
	add(func(d *engine.Command) { d.C = engine.NoRef })
	add(func(d *engine.Command) { d.C = engine.SpaceRef(0) })
	add(func(d *engine.Command) { d.A = engine.CounterRef(1 << 20) })
	add(func(d *engine.Command) { d.B = engine.SpaceRef(s.spaces()) })
	add(func(d *engine.Command) { d.A, d.B = d.B, d.A })
	add(func(d *engine.Command) { d.Side = d.Side%sides + 1 })
	verbs := []engine.Verb{0, c.Verb - 1, c.Verb + 1, 200}
	if g := s.Case.grammar; g.Step != nil {
		verbs = append(verbs, g.Step(s.Pos, c.Side).Verb)
	}
	for _, v := range verbs {
		add(func(d *engine.Command) { d.Verb = v })
	}
	return out
}

// shifted is a reference of the same kind, some steps on.
func shifted(r engine.Ref, step int) engine.Ref {
	if r == engine.NoRef || r.Index()+step < 0 {
		return r
	}
	return engine.NewRef(r.Kind(), r.Index()+step)
}
