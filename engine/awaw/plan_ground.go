// Plans of the ground war: whole missions for bots, choice cards and drags.

package awaw

import (
	"slices"

	"awaw/engine"
)

// groundPlans lists the missions a step of the ground war, a battle or an interception offers.
func (p *Position) groundPlans(side engine.Side) []engine.Plan {
	switch {
	case p.fight() != nil:
		if p.fight().stage == fightPress && p.fight().kind != airCounterair {
			return p.filled("meet", p.legalReinforcements(nil))
		}
	case p.displacing():
	case p.sortie() != nil:
		return p.sortiePlans(side)
	case p.battle() != nil:
		switch p.battle().stage {
		case battleDefer:
			return p.filled("defend", p.legalDefends(nil))
		case battleMeet:
			return p.filled("meet", p.legalMeets(p.battle().list(), nil))
		}
	case p.step == stepFeed:
		return p.feedPlans(side)
	case p.step == stepSupport:
		return p.filled("support", p.legalSupports(nil))
	case p.step == stepDefend:
		return p.filled("defend", p.legalDefends(nil))
	case p.step == stepMeet:
		return p.filled("meet", p.legalMeets(p.defendedHexes(), nil))
	case p.step == stepAssault:
		return p.attacks(side)
	}
	return nil
}

// filled makes one plan a hex: every counter that may go there, one after the other, as long as the rules let more come.
func (p *Position) filled(kind string, legal []engine.Command) []engine.Plan {
	var out []engine.Plan
	var hexes []engine.Ref
	for _, c := range legal {
		if !slices.Contains(hexes, c.B) {
			hexes = append(hexes, c.B)
		}
	}
	slices.Sort(hexes)
	for _, h := range hexes {
		plan := engine.Plan{Kind: kind, Name: engine.Say("awaw.plan."+kind, h)}
		q := engine.Position(p)
		for _, c := range legal {
			if c.B != h || kind == "defend" && p.overfilled(q.(*Position), h.Index()) {
				continue
			}
			if next, _, err := q.Apply(c, nil); err == nil {
				q = next
				plan.Commands = append(plan.Commands, c)
			}
		}
		if len(plan.Commands) > 0 {
			out = append(out, plan)
		}
	}
	return out
}

// overfilled tells whether more defensive support at a hex would not count any more.
func (p *Position) overfilled(q *Position, hex int) bool {
	return p.w.factorsOf(q.pick(q.defenders(hex))) >= p.w.missions.Support.PerDefender*q.supportable(hex)
}

// attacks makes one plan a hex that may be attacked: everybody who can, then the announcement.
func (p *Position) attacks(side engine.Side) []engine.Plan {
	var out []engine.Plan
	legal := p.legalAssigns(nil)
	for _, h := range p.contested() {
		plan := engine.Plan{Kind: "assault", Name: engine.Say("awaw.plan.assault", sp(int(h)))}
		for _, c := range legal {
			if c.B.Index() == int(h) {
				plan.Commands = append(plan.Commands, c)
			}
		}
		if len(plan.Commands) > 0 {
			plan.Commands = append(plan.Commands, engine.Command{Side: side, Verb: VerbAssault, B: sp(int(h))})
			out = append(out, plan)
		}
	}
	return out
}
