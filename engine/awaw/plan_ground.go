// Plans of the ground war: whole missions for bots, choice cards and drags.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// supportPlans, defencePlans and meetingPlans send all that may go to one hex.
func (p *Position) supportPlans(side engine.Side) []engine.Plan {
	return p.filled("support", p.legalSupports(nil))
}

func (p *Position) defencePlans(side engine.Side) []engine.Plan {
	return p.filled("defend", p.legalDefends(nil))
}

func (p *Position) meetingPlans(side engine.Side) []engine.Plan {
	return p.filled("meet", p.meetsSupport())
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
	return thirdsIn(q.pick(q.defenders(hex))) >= units.PerFactor*p.w.missions.Support.PerDefender*q.supportable(hex)
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
