package supremacy

import (
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// This file plans attacks: everything that reaches a space is sent there in thought, and the space that is worth most is attacked.

// attacks sends the attack that gains the most, as long as one gains enough.
func (s *staff) attacks(v *view) []engine.Command {
	if v.p.Focus >= 0 {
		return v.onward()
	}
	if best := ai.Best(s.assaults(v, s.m.bold), s.m.least); best != nil {
		return best
	}
	return ai.First(v.legal, game.VerbDone)
}

// assaults are the attacks that are as likely won as is asked, with what they promise.
func (s *staff) assaults(v *view, bold float64) (out []ai.Option) {
	starts := v.starts()
	for at := range v.board() {
		x := &v.board()[at]
		if x.Foes == 0 && !x.Hostile {
			continue
		}
		for _, with := range []func(engine.Command) bool{s.all, s.surface} {
			cmds, p := s.gather(v, starts, at, with)
			if len(cmds) == 0 {
				continue
			}
			b, ok := p.Attack(at)
			if !ok {
				continue
			}
			if odds, ok := s.prospect(b); ok && odds.Won >= bold {
				out = append(out, ai.Option{Commands: cmds, Worth: -worth(b, odds)})
			}
		}
	}
	return out
}

// start is a space units may go from, and what each may do there.
type start struct {
	begin engine.Command
	goes  []engine.Command
	pos   *game.Position
}

// starts are all of them.
func (v *view) starts() (out []start) {
	for _, c := range v.legal {
		if c.Verb != game.VerbFrom {
			continue
		}
		if q, _, err := v.p.Apply(c, engine.NewTyped()); err == nil {
			p := q.(*game.Position)
			out = append(out, start{c, p.Legal(v.side, nil), p})
		}
	}
	return out
}

// all takes part whatever may, surface what sails and marches.
func (s *staff) all(c engine.Command) bool {
	switch c.Verb {
	case game.VerbSail:
		return c.N == 0
	case game.VerbLift:
		return s.m.lands
	case game.VerbMarch:
		return c.N > 0
	}
	return c.Verb == game.VerbSortie
}

func (s *staff) surface(c engine.Command) bool { return c.Verb != game.VerbSortie && s.all(c) }

// gather sends what may take part to a space, and gives the commands with the position they lead to.
func (s *staff) gather(v *view, starts []start, at int, takes func(engine.Command) bool) (cmds []engine.Command, p *game.Position) {
	p = v.p
	to := engine.SpaceRef(at)
	goes := func(c engine.Command) bool { return c.B == to && takes(c) }
	for _, st := range starts {
		if !slices.ContainsFunc(st.goes, goes) {
			continue
		}
		from := st.begin.A.Index()
		q, _, err := p.Apply(st.begin, engine.NewTyped())
		if err != nil {
			continue
		}
		sent := []engine.Command{st.begin}
		guard := s.guard(v, from, at)
		for {
			now := q.(*game.Position)
			left := now.Left(from, game.Infantry)
			legal := now.Legal(v.side, nil)
			i := slices.IndexFunc(legal, func(c engine.Command) bool {
				k, _ := kind(c)
				return now.Focus == from && goes(c) && (k != game.Infantry || c.N == 0 || left > guard)
			})
			if i < 0 {
				break
			}
			next, _, err := now.Apply(legal[i], engine.NewTyped())
			if err != nil {
				break
			}
			sent, q = append(sent, legal[i]), next
			if round, power, phase := next.(*game.Position).Step(); phase != game.CombatMove || round != p.Round || power != p.Now {
				return append(cmds, sent...), now // that was the last that could go
			}
		}
		if now := q.(*game.Position); len(sent) > 1 {
			if now.Focus == from {
				end := engine.Command{Side: v.side, Verb: game.VerbEnd, A: st.begin.A}
				if next, _, err := now.Apply(end, engine.NewTyped()); err == nil && same(next, p) {
					sent, q = append(sent, end), next
				}
			}
			cmds, p = append(cmds, sent...), q.(*game.Position)
			if p.Focus >= 0 {
				break
			}
		}
	}
	return cmds, p
}

// same tells whether a position is of the same step as another.
func same(q engine.Position, p *game.Position) bool {
	r1, w1, f1 := q.(*game.Position).Step()
	r2, w2, f2 := p.Step()
	return r1 == r2 && w1 == w2 && f1 == f2
}

// guard is how many of the infantry in a space stay there: one where works or neighbours of the enemy are.
func (s *staff) guard(v *view, from, to int) int {
	x := &v.board()[from]
	if x.Works || slices.ContainsFunc(x.Near, func(n int) bool { return n != to && v.board()[n].Hostile && v.board()[n].Foes > 0 }) {
		return 1
	}
	return 0
}
