// ground.toml: the ground war, as much of it as the air game needs: types of units, ground combat, stacking, supply.

package awaw

import (
	"fmt"
	"slices"

	"awaw/hexmap"
	"awaw/tables"
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

// crossings is what ground units pay to leave a space over each of its sides, zones apart; 0 where they never go.
type crossings [6]uint8

// paces fills in what every space costs to enter: its terrain's movement, or 0 where ground units of this scenario never go.
func (w *world) paces() {
	w.pace = make([]uint8, w.board.Len())
	for i := range w.pace {
		if s := w.board.Space(i); landHex(s) && w.inPlay(i) && (s.Country == "" || !w.sc.neutral(s.Country)) {
			w.pace[i] = uint8(w.ground.Movement[s.Terrain.String()])
		}
	}
	w.leaveZone, w.zoneToZone = w.ground.Movement["leave_zone"], w.ground.Movement["zone_to_zone"]
	w.crossings = w.cross(func(space int) uint8 { return w.pace[space] })
	w.jungleCrossings = w.cross(w.jungled)
}

// cross fills in the crossings of a board on which a space costs what pace says.
func (w *world) cross(pace func(space int) uint8) []crossings {
	out := make([]crossings, w.board.Len())
	for from := range out {
		for dir, to := range w.board.Around(from) {
			if w.pace[to] == 0 || !w.leads(from, dir) {
				continue
			}
			out[from][dir] = pace(to)
			if w.board.Side(from, dir).River {
				out[from][dir] += uint8(w.ground.Movement["river"])
			}
		}
	}
	return out
}

// jungled is what a space costs a unit at home in the jungle: no more than the ground would without it (13.41).
func (w *world) jungled(space int) uint8 {
	switch w.board.Space(space).Terrain {
	case hexmap.Jungle:
		return uint8(w.ground.Movement["clear"])
	case hexmap.JungleMountain:
		return uint8(w.ground.Movement["mountain"])
	}
	return w.pace[space]
}

// parseOdds reads "3:1".
func parseOdds(s string) (a, d int, ok bool) {
	n, err := fmt.Sscanf(s, "%d:%d", &a, &d)
	return a, d, err == nil && n == 2 && a > 0 && d > 0
}

// verdict is a result of the ground combat table.
type verdict uint8

const (
	verdictNone       verdict = iota
	verdictAttacker           // A: the attacker loses as much as the defender is worth
	verdictHalf               // a: half of that
	verdictExchange           // Ex: the defender is eliminated, the attacker loses as much as he was worth
	verdictDefender           // d: the defender loses half his factors
	verdictEliminated         // D: the defender is eliminated
)

func (v verdict) String() string { return verdictWords[v] }

var verdictWords = []string{"", "A", "a", "Ex", "d", "D"}

func parseVerdict(s string) (verdict, bool) {
	i := slices.Index(verdictWords, s)
	return verdict(max(i, 0)), i > 0
}

// joined tells whether ground units can go between two neighbouring hexes: land on both sides and no water between.
func (w *world) joined(a, b int) bool {
	for dir, n := range w.board.Around(a) {
		if n == b {
			return w.leads(a, dir)
		}
	}
	return false
}

// leads tells whether ground units can go over a side of a hex to its neighbour there.
func (w *world) leads(from, dir int) bool { return w.overland[from]>>dir&1 != 0 }

// groundSides fills in over which sides of every space ground units can go, and how supply stands before any is traced.
func (w *world) groundSides() {
	w.overland = make([]uint8, w.board.Len())
	w.cutOff = slices.Repeat([]supply{supplyNone}, w.board.Len())
	for from := range w.overland {
		for dir, to := range w.board.Around(from) {
			s := w.board.Side(from, dir)
			if !w.board.Space(from).Sea && !w.board.Space(to).Sea && !s.Strait && !s.Lake {
				w.overland[from] |= 1 << dir
			}
		}
	}
}
