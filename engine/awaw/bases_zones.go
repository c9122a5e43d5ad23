// The ground war, as much of it as the air game needs: units of nation, type, factors and movement; zones of control of
// armor; movement, overruns, attacks in rounds, advance, breakthrough and exploitation, airdrops, landings; supply traced
// over land and by sea lanes.
//
// Left out, because no paragraph of chapters 17 to 19 turns on it: attrition, fortifications, entrenchment, combat training
// levels, building and rebuilding ground units, strategic redeployment by rail, partisans coming up, breaking ground units
// into smaller ones, headquarters. Numbers of other chapters are unknown and stand in ground.toml as the house's.

package awaw

import (
	"fmt"
	"slices"

	"awaw/hexmap"
	"awaw/tables"
	"awaw/units"
)

// groundRules is ground.toml, looked up.
type groundRules struct {
	House    bool        `toml:"house"`
	Since    int         `toml:"since"`
	Types    []troopType `toml:"type"`
	Movement map[string]int
	Stacking map[string]int
	Defense  map[string]int
	Combat   struct {
		Odds        []string   `toml:"odds"`
		Results     [][]string `toml:"results"`
		Overrun     int        `toml:"overrun"`
		Overrunners int        `toml:"overrunners"`
		Exploit     int        `toml:"exploit"`
	} `toml:"combat"`
	Supply struct {
		Isolation int `toml:"isolation"`
	} `toml:"supply"`
	Effects struct {
		Winter         int      `toml:"winter"`
		Hardy          []string `toml:"hardy"`
		OilHalvesArmor bool     `toml:"oil_halves_armor"`
		Junglewise     []string `toml:"junglewise"`
	} `toml:"effects"`
	Hump struct {
		BRP int `toml:"brp_per_factor"`
	} `toml:"hump"`
}

// troopType is what a type of ground unit may do.
type troopType struct {
	ID          string `toml:"id"`
	Code        string `toml:"code"`
	Armor       bool   `toml:"armor"`
	Specialized bool   `toml:"specialized"`
	Drops       bool   `toml:"drops"`
	Junglewise  bool   `toml:"junglewise"`
	Attacks     *bool  `toml:"attacks"`
	Moves       *bool  `toml:"moves"`
	Supported   *bool  `toml:"supported"`
}

func unlessSaid(b *bool) bool { return b == nil || *b }

const groundFile = "awaw/ground.toml"

// loadGround reads ground.toml and refuses a table of combat that does not fit together.
func (w *world) loadGround() error {
	g := &groundRules{}
	if err := w.kit.Tables.Decode(groundFile, g); err != nil {
		return err
	}
	bad := func(key, expected, do string) error {
		return &tables.Error{File: groundFile, Key: key, Expected: expected, Do: do}
	}
	if len(g.Types) == 0 {
		return bad("type", "at least one type of ground unit", "add a [[type]] block")
	}
	if len(g.Combat.Results) != 6 {
		return bad("combat.results", "six rows, one for each face of the die", "correct the table")
	}
	for _, row := range g.Combat.Results {
		if len(row) != len(g.Combat.Odds) {
			return bad("combat.results", fmt.Sprintf("%d results a row, one for each column of odds", len(g.Combat.Odds)), "correct the table")
		}
		for _, r := range row {
			if _, ok := parseVerdict(r); !ok {
				return bad("combat.results", "A, a, Ex, d or D, not "+r, "correct the table")
			}
		}
	}
	for _, odds := range g.Combat.Odds {
		if _, _, ok := parseOdds(odds); !ok {
			return bad("combat.odds", `odds as "1:2" or "3:1"`, "correct the column "+odds)
		}
	}
	for _, key := range []string{"clear", "rough", "mountain", "forest", "swamp", "desert", "jungle", "jungle-mountain"} {
		if g.Movement[key] < 1 || g.Defense[key] < 1 {
			return bad("movement."+key, "a cost and a defense multiplier of at least 1 for every terrain", "add the terrain under [movement] and [defense]")
		}
	}
	for _, list := range []struct {
		key   string
		names []string
	}{{"effects.junglewise", g.Effects.Junglewise}, {"effects.hardy", g.Effects.Hardy}} {
		for _, name := range list.names {
			if _, ok := w.units.Nation(name); !ok {
				return bad(list.key, "nations of nations.toml, not "+name, "spell it as that table does")
			}
		}
	}
	w.ground = g
	return nil
}

// troopKindOf finds a type by id or code.
func (g *groundRules) troopKindOf(name string) (troopKind, bool) {
	i := slices.IndexFunc(g.Types, func(t troopType) bool { return t.ID == name || t.Code == name })
	return troopKind(max(i, 0)), i >= 0
}

// junglewise tells whether a ground unit pays nothing extra for jungle (18.547A).
func (p *Position) junglewise(g troop) bool {
	return p.w.ground.Types[g.kind].Junglewise || slices.Contains(p.w.ground.Effects.Junglewise, p.w.units.Info(g.nation).Name)
}

// hardy tells whether a nation fights in winter as at any time.
func (w *world) hardy(n units.Nation) bool {
	return slices.Contains(w.ground.Effects.Hardy, w.units.Info(n).Name)
}

// warred tells whether the scenario has a ground war at all; without one the air game runs as if there were none.
func (p *Position) warred() bool { return len(p.troops) > 0 }

// rough tells whether terrain costs more than clear ground to debark in (18.547A).
func roughTerrain(t hexmap.Terrain) bool {
	switch t {
	case hexmap.Clear, hexmap.Desert, hexmap.Sea:
		return false
	}
	return true
}
