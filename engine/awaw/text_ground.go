// Encoding of the ground war: units, tasks, the battle and the air transport activity at hand. A position without a ground
// war is written exactly as it was before there was one, so that old journals keep their digests.

package awaw

import (
	"fmt"
	"slices"

	"awaw/units"
)

// groundText is what a position with a ground war adds to its record.
type groundText struct {
	Tasks     [][2]int    `json:"tasks,omitempty"` // counter and task, of those out on anything but counterair
	Troops    []troopText `json:"troops,omitempty"`
	Battle    *battleText `json:"battle,omitempty"`
	Sortie    *sortieText `json:"sortie,omitempty"`
	Wave      uint8       `json:"wave,omitempty"`
	Supplied  [][3]int    `json:"supplied,omitempty"`
	Delivered []int16     `json:"delivered,omitempty"`
	Fallen    []int16     `json:"fallen,omitempty"`
	Ships     [][7]int    `json:"ships,omitempty"` // space, target, nation, kind, factors, spent, counted
	Decks     [][2]int    `json:"decks,omitempty"` // counter and carrier
	Taken     []int16     `json:"taken,omitempty"`
}

// troopText is space, from, target, carrier, nation, kind, factors, moves, spent, supply, starved, flags.
type troopText [12]int

type battleText struct {
	Stage  int      `json:"stage"`
	Flags  [4]bool  `json:"flags"` // overrun, landing, deferred, stopped
	Hexes  [2]int16 `json:"hexes"`
	Round  int      `json:"round"`
	Die    int      `json:"die"`
	Result int      `json:"result"`
	Odds   [2]int16 `json:"odds"`
	Whose  int      `json:"whose"`
	Owed   int16    `json:"owed"`
	Then   [2]int16 `json:"then"`
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (p *Position) groundText() groundText {
	x := groundText{Wave: p.wave, Delivered: p.delivered, Fallen: p.fallen, Taken: p.taken}
	for i, c := range p.counters {
		if c.task != taskCounterair {
			x.Tasks = append(x.Tasks, [2]int{i, int(c.task)})
		}
		if c.deck > 0 {
			x.Decks = append(x.Decks, [2]int{i, c.aboard()})
		}
	}
	for _, s := range p.ships {
		x.Ships = append(x.Ships, [7]int{int(s.space), int(s.target), int(s.nation), int(s.kind), int(s.factors), bit(s.spent), bit(s.counted)})
	}
	for _, g := range p.troops {
		x.Troops = append(x.Troops, troopText{int(g.space), int(g.from), int(g.target), int(g.carrier), int(g.nation), int(g.kind),
			int(g.factors), int(g.moves), int(g.spent), int(g.supply), int(g.starved), int(g.flags)})
	}
	for _, s := range p.supplied {
		x.Supplied = append(x.Supplied, [3]int{int(s.space), int(s.state), int(s.starved)})
	}
	return x
}

func (b *battle) text() *battleText {
	return &battleText{Stage: int(b.stage), Flags: [4]bool{b.overrun, b.landing, b.deferred, b.stopped}, Hexes: [2]int16{b.hex, b.second},
		Round: int(b.round), Die: int(b.die), Result: int(b.verdict), Odds: b.odds, Whose: int(b.whose), Owed: b.owed, Then: b.then}
}

// restoreGround reads the ground war back into a position whose counters stand.
func (p *Position) restoreGround(x groundText) error {
	bad := func(what string) error {
		return fmt.Errorf("a saved position is damaged: it names %s that its scenario does not have", what)
	}
	spaces := p.w.board.Len()
	p.wave, p.delivered, p.fallen, p.taken = x.Wave, x.Delivered, x.Fallen, x.Taken
	if slices.ContainsFunc(x.Taken, func(s int16) bool { return s < 0 || int(s) >= spaces }) {
		return bad("a base")
	}
	if n := len(p.w.sides); len(x.Delivered) != 0 && len(x.Delivered) != n || len(x.Fallen) != 0 && len(x.Fallen) != n || x.Wave > waveRaided {
		return bad("a side or a wave")
	}
	for _, t := range x.Tasks {
		if t[0] < 0 || t[0] >= len(p.counters) || t[1] < 0 || t[1] >= int(taskCount) {
			return bad("a task")
		}
		p.counters[t[0]].task = task(t[1])
	}
	if len(x.Ships) != len(p.w.shipNames) {
		return bad("a ship")
	}
	for _, s := range x.Ships {
		if s[0] >= spaces || s[0] < 0 && s[4] > 0 || s[1] >= spaces || s[2] < 0 || s[2] >= len(p.w.nations) || s[3] < 0 || s[3] >= int(shipKinds) {
			return bad("a ship")
		}
		p.ships = append(p.ships, ship{space: int16(s[0]), target: int16(s[1]), nation: units.Nation(s[2]), kind: shipKind(s[3]),
			factors: uint8(s[4]), spent: s[5] == 1, counted: s[6] == 1})
	}
	for _, d := range x.Decks {
		if d[0] < 0 || d[0] >= len(p.counters) || d[1] < 0 || d[1] >= len(p.ships) {
			return bad("a carrier")
		}
		p.counters[d[0]].deck = int16(d[1] + 1)
	}
	if len(x.Troops) != len(p.w.arrivals) {
		return bad("a ground unit")
	}
	for _, g := range x.Troops {
		if g[0] >= spaces || g[1] >= spaces || g[2] >= spaces || g[3] >= len(p.counters) || g[4] < 0 || g[4] >= len(p.w.nations) ||
			g[5] < 0 || g[5] >= len(p.w.ground.Types) || g[9] < 0 || g[9] > int(supplyNone) {
			return bad("a ground unit")
		}
		p.troops = append(p.troops, troop{space: int16(g[0]), from: int16(g[1]), target: int16(g[2]), carrier: int16(g[3]),
			nation: units.Nation(g[4]), kind: troopKind(g[5]), factors: uint8(g[6]), moves: uint8(g[7]), spent: uint8(g[8]),
			supply: supply(g[9]), starved: uint8(g[10]), flags: troopFlag(g[11])})
	}
	for _, s := range x.Supplied {
		if s[0] < 0 || s[0] >= spaces || s[1] < 0 || s[1] > int(supplyNone) {
			return bad("a base")
		}
		p.supplied = append(p.supplied, stock{int16(s[0]), supply(s[1]), uint8(s[2])})
	}
	if b := x.Battle; b != nil {
		if b.Stage < 0 || b.Stage >= int(battleStages) || b.Hexes[0] < 0 || int(b.Hexes[0]) >= spaces || int(b.Hexes[1]) >= spaces ||
			b.Result < 0 || b.Result > int(verdictEliminated) || b.Whose < 0 || b.Whose > 1 || b.Die < 0 || b.Die > 6 {
			return bad("a ground battle")
		}
		if err := p.reopen(&battle{stage: battleStage(b.Stage), overrun: b.Flags[0], landing: b.Flags[1], deferred: b.Flags[2], stopped: b.Flags[3],
			hex: b.Hexes[0], second: b.Hexes[1], round: uint8(b.Round), die: uint8(b.Die), verdict: verdict(b.Result), odds: b.Odds,
			whose: uint8(b.Whose), owed: b.Owed, then: b.Then}); err != nil {
			return err
		}
	}
	if x.Sortie != nil {
		s, err := x.Sortie.sortie(p)
		if err != nil {
			return err
		}
		return p.reopen(s)
	}
	return nil
}
