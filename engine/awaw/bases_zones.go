// The ground war, as much of it as the air game needs: units of nation, type, factors and movement; zones of control of
// armor; movement, overruns, attacks in rounds, advance, breakthrough and exploitation, airdrops, landings; supply traced
// over land and by sea lanes.
//
// Left out, because no paragraph of chapters 17 to 19 turns on it: attrition, fortifications, entrenchment, combat training
// levels, building and rebuilding ground units, strategic redeployment by rail, partisans coming up, breaking ground units
// into smaller ones, headquarters. Numbers of other chapters are unknown and stand in ground.toml as the house's.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/hexmap"
)

const groundFile = "awaw/ground.toml"

// troopKindOf finds a type by id or code.
func (g *groundRules) troopKindOf(name string) (troopKind, bool) {
	i := slices.IndexFunc(g.Types, func(t troopType) bool { return t.ID == name || t.Code == name })
	return troopKind(max(i, 0)), i != none
}

// junglewise tells whether a ground unit pays nothing extra for jungle (18.547A).
func (p *Position) junglewise(g troop) bool {
	return p.w.ground.Types[g.kind].Junglewise || slices.Contains(p.w.ground.Effects.Junglewise, p.w.units.Info(g.nation).Name)
}

// warred tells whether the scenario has a ground war at all; without one the air game runs as if there were none.
func (p *Position) warred() bool { return len(p.troops) != 0 }

// rough tells whether terrain costs more than clear ground to debark in (18.547A).
func roughTerrain(t hexmap.Terrain) bool {
	switch t {
	case hexmap.Clear, hexmap.Desert, hexmap.Sea:
		return false
	}
	return true
}

// kill eliminates a ground unit.
func (t *turnover) kill(i int, cite engine.Cite, key string) {
	g := t.troop(i)
	t.say(engine.EventLoss, cite, key, gu(i), sp(max(0, int(g.space))))
	t.p.fallen = cow(t.p.fallen)
	t.p.fallen[t.p.troopSide(i)-1] += int16(g.factors)
	t.tally(t.p.troopSide(i), t.p.w.ground.Types[g.kind].Code, int(g.factors))
	g.factors, g.space, g.carrier, g.target, g.flags = 0, none, none, none, 0
}

func (p *Position) board() *hexmap.Map { return p.w.board }
