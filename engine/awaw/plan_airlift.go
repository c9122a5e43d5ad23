// Plans of air transport activities: whole supply flights, and interceptions with all that can come.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// sortiePlans offers interceptions at the hexes of the route that most can reach, and the fullest guard.
func (p *Position) sortiePlans(side engine.Side) []engine.Plan {
	switch p.sortie().stage {
	case sortieBar:
		all := p.filled("meet", p.legalBars(nil))
		most := 0
		for _, x := range all {
			most = max(most, len(x.Commands))
		}
		return slices.DeleteFunc(all, func(x engine.Plan) bool { return len(x.Commands) < most })
	case sortieGuard:
		return p.filled("meet", p.legalMeets([]int16{p.sortie().where}, nil))
	}
	return nil
}

// feedPlans offers supply flights: each empty transport to each hex in range with units that lack supply, the strongest
// first, as many as it can supply.
func (p *Position) feedPlans(side engine.Side) []engine.Plan {
	var out []engine.Plan
	for i, k := range p.counters {
		if !k.alive() || k.kind != units.Transport || p.w.sideOf(k.nation) != side || p.laden(i) {
			continue
		}
		for _, h := range p.hexesOf(func(j int, g troop) bool { return p.troopSide(j) == side && g.supply == supplyNone }) {
			plan := engine.Plan{Kind: "feed", Name: engine.Say("awaw.plan.feed", ct(i), sp(int(h)))}
			var hungry []int
			for j, g := range p.troops {
				if _, why := p.loadRefusal(loading(side, i, j)); why == "" && g.space == h {
					hungry = append(hungry, j)
				}
			}
			slices.SortStableFunc(hungry, func(a, b int) int { return int(p.troops[b].factors) - int(p.troops[a].factors) })
			for _, j := range hungry[:min(len(hungry), int(k.size))] {
				plan.Commands = append(plan.Commands, loading(side, i, j))
			}
			if len(plan.Commands) > 0 {
				plan.Commands = append(plan.Commands, p.QuietFlight(engine.Command{Side: side, Verb: VerbDepart, A: ct(i), B: sp(int(h))}, true))
				out = append(out, plan)
			}
		}
	}
	return out
}
