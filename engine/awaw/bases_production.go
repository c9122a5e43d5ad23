// Production (17.74, 17.75B, 17.84, 27, 42.22): who may build what, and where new units of each kind appear.
//
// BRPs of each season, force pools and what mobilization adds to them are the scenario's ([[production]], [[pool]],
// [[reinforcement]] with pool); costs are tables/awaw/costs.toml; what research and production projects add is bases_research.go.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// hasBombers tells whether a nation has what strategic bombers need: from the start, by the scenario, or by research.
func (w *world) hasBombers(n units.Nation) bool {
	return slices.Contains(w.science.Bombers.FromStart, w.units.Info(n).Name) || w.given(n)[projectBombers] > 0
}

// bomberRefusal tells why a nation may not yet build strategic bombers: it lacks the result they need, or they are the
// Pacific's, whose production has a year in which it begins (17.75B).
func (p *Position) bomberRefusal(n units.Nation) (engine.Cite, string) {
	switch _, year := p.w.season(int(p.turn)); {
	case p.w.pacificBombers(n, units.StrategicBomber) && year < p.w.strategy.Pacific.From:
		return "17.75B", "awaw.no.build.pacific"
	case !p.w.hasBombers(n) && p.gained(n, projectBombers) == 0:
		return "17.74", "awaw.no.build.research"
	}
	return "", ""
}

// boxForNew tells why new strategic warfare units of a nation may not appear at a space: they are built in a strategic
// warfare box of their side (17.71, 17.81).
func (p *Position) boxForNew(n units.Nation, kind units.Type, space int) (engine.Cite, string) {
	return p.quartersRefusal(counter{nation: n, kind: kind}, space)
}

// quartersRefusal tells why a strategic warfare unit may not be based at a space (17.71, 17.81).
func (p *Position) quartersRefusal(c counter, space int) (engine.Cite, string) {
	_, cite := p.w.units.BasesInSW(c.kind)
	switch {
	case !p.w.strategicUnit(c.kind) || !p.w.isStrategicBox(space):
		return cite, "awaw.no.base.type"
	case p.control[space] != p.w.sideOf(c.nation):
		return cite, "awaw.no.stage.control"
	}
	return "", ""
}

// hasLeft tells whether a nation is out of the war.
func (p *Position) hasLeft(n units.Nation) bool {
	for _, x := range p.w.sc.Relation {
		if x.Becomes == becomesOut && x.Turn <= p.present() && p.w.named([]string{x.Nation})[0] == n {
			return true
		}
	}
	return false
}
