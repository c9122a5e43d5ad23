// Plans: whole missions as command lists, for bots, choice cards and drags.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// Plans lists missions open to side: whole-base counterairs, and the ways out of a fight.
func (p *Position) Plans(side engine.Side) []engine.Plan {
	if p.asked() != side {
		return nil
	}
	return p.innermost().plans(p, side)
}

// strikes offers, for each base in reach, all that can still fly there.
func (p *Position) strikes(side engine.Side) []engine.Plan {
	var out []engine.Plan
	for _, c := range p.legalFlights(nil) {
		i := slices.IndexFunc(out, func(x engine.Plan) bool { return x.Commands[0].B == c.B })
		if i < 0 {
			out = append(out, engine.Plan{Kind: "counterair", Name: engine.Say("awaw.plan.counterair", c.B)})
			i = len(out) - 1
		}
		out[i].Commands = append(out[i].Commands, c)
	}
	return out
}

// escapes offers disengagements: for each base the one that sends as much as possible there and the rest to the nearest.
func (p *Position) escapes(side engine.Side) []engine.Plan {
	var out []engine.Plan
	f := p.fight()
	l := p.counted()
	defer l.close(p.desk)
	for _, h := range p.havens(nil, l, f) {
		plan := p.escapeTo(side, h.space)
		if plan == nil || len(out) == 3 {
			continue
		}
		dup := slices.ContainsFunc(out, func(x engine.Plan) bool { return slices.Equal(x.Commands, plan) })
		if !dup {
			out = append(out, engine.Plan{Kind: "escape", Name: engine.Say("awaw.plan.escape", sp(h.space)), Commands: plan})
		}
	}
	return out
}

// escapeTo drafts a disengagement that fills one base first; nil if it does not work out command by command.
func (p *Position) escapeTo(side engine.Side, first int) []engine.Command {
	var out []engine.Command
	q := engine.Position(p)
	give := func(c engine.Command) bool {
		next, _, err := q.Apply(c, nil)
		if err != nil {
			return false
		}
		q, out = next, append(out, c)
		return true
	}
	for range 400 {
		now := q.(*Position)
		if now.fight() == nil || now.allFlee(now.fight()) {
			break
		}
		if c, ok := now.nextEscape(side, first); !ok || !give(c) {
			return nil
		}
	}
	if !give(engine.Command{Side: side, Verb: VerbLeave}) {
		return nil
	}
	return out
}

// nextEscape is the next step of such a draft: the largest counter that fits goes to the wanted base, else to the
// nearest; one that fits none is broken.
func (p *Position) nextEscape(side engine.Side, first int) (engine.Command, bool) {
	flights := p.legalFlee(nil)
	var best engine.Command
	score := -1 << 30
	for _, c := range flights {
		k := p.counters[c.A.Index()]
		n := int(k.size)*4 - p.w.distance(int(p.fight().space), c.B.Index())
		if c.B.Index() == first {
			n += 1000
		}
		if k.kind != units.NAS {
			n += 100
		}
		if n > score {
			best, score = c, n
		}
	}
	if score > -1<<30 {
		return best, true
	}
	for _, m := range p.fight().force[defender] {
		if c := p.counters[m.c]; c.alive() && !c.has(fleeing) && c.size > 1 {
			return engine.Command{Side: side, Verb: VerbBreak, A: ct(int(m.c)), N: 1}, true
		}
	}
	return engine.Command{}, false
}

// plans lists the ways out of a counterair, and who may join an interception.
func (f *fight) plans(p *Position, side engine.Side) []engine.Plan {
	switch {
	case f.stage == fightStay && !p.drafting(f):
		return p.escapes(side)
	case f.stage == fightPress && f.kind != airCounterair:
		return p.filled("meet", f.meets(p))
	}
	return nil
}

func (b *battle) plans(p *Position, side engine.Side) []engine.Plan {
	switch b.stage {
	case battleDefer:
		return p.defencePlans(side)
	case battleMeet:
		return p.filled("meet", b.meets(p))
	}
	return nil
}

func (s *sortie) plans(p *Position, side engine.Side) []engine.Plan { return p.sortiePlans(side) }
