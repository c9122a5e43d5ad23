// Encoding of the ground war: units, tasks, the battle and the air transport activity at hand. A position without a ground
// war is written exactly as it was before there was one, so that old journals keep their digests.

package awaw

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/units"
)

// groundText is what a position with a ground war adds to its record.
type groundText struct {
	Tasks     [][2]int    `json:"tasks,omitempty"` // counter and task, of those out on anything but counterair
	Troops    []troopText `json:"troops,omitempty"`
	Battle    *battleText `json:"battle,omitempty"`
	Sortie    *sortieText `json:"sortie,omitempty"`
	SortieWay engine.Way  `json:"sortieWay,omitempty"` // the way it was named
	Wave      uint8       `json:"wave,omitempty"`
	Supplied  [][3]int    `json:"supplied,omitempty"`
	Delivered []int16     `json:"delivered,omitempty"`
	Fallen    []int16     `json:"fallen,omitempty"`
	Ships     [][7]int    `json:"ships,omitempty"` // space, target, nation, kind, factors, spent, counted
	Decks     [][2]int    `json:"decks,omitempty"` // counter and carrier
	Taken     []int16     `json:"taken,omitempty"`
	Joint     []int16     `json:"joint,omitempty"`
	Newly     []int16     `json:"newly,omitempty"`
}

// troopText is space, from, target, carrier, nation, kind, factors, moves, spent, supply, starved, flags.
type troopText [12]int

type battleText struct {
	Stage  int      `json:"stage"`
	Flags  [4]bool  `json:"flags"`          // overrun, landing, deferred, stopped
	Hexes  [2]int16 `json:"hexes"`          // the second of two attacked at once, else -1
	More   []int16  `json:"more,omitempty"` // attacked at once beyond these
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
	x := groundText{Wave: p.wave, Delivered: p.delivered, Fallen: p.fallen, Taken: p.taken, Joint: p.joint, Newly: p.newly}
	for i, c := range p.counters {
		if c.task != taskCounterair {
			x.Tasks = append(x.Tasks, [2]int{i, int(c.task)})
		}
		if c.onDeck() {
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
	hexes := [2]int16{b.hex, -1}
	if len(b.also) > 0 {
		hexes[1] = b.also[0]
	}
	return &battleText{Stage: int(b.stage), Flags: [4]bool{b.overrun, b.landing, b.deferred, b.stopped}, Hexes: hexes, More: b.also[min(1, len(b.also)):],
		Round: int(b.round), Die: int(b.die), Result: int(b.verdict), Odds: b.odds, Whose: int(b.whose), Owed: b.owed, Then: b.then}
}

// below tells whether a saved number is one of so many, from 0.
func below(n, most int) bool { return n >= 0 && n < most }

// placed tells whether each of some numbers is one of so many, or none.
func placed(most int, list ...int) bool {
	return !slices.ContainsFunc(list, func(n int) bool { return n != none && !below(n, most) })
}

// strange is the fault of a save that names what its scenario does not have.
func strange(what string) error {
	return fmt.Errorf("a saved position is damaged: it names %s that its scenario does not have", what)
}

// restoreGround reads the ground war back into a position whose counters stand.
func (p *Position) restoreGround(x groundText) error {
	spaces, sides := p.w.board.Len(), len(p.w.sides)
	p.wave, p.delivered, p.fallen, p.taken, p.joint, p.newly = x.Wave, x.Delivered, x.Fallen, x.Taken, x.Joint, x.Newly
	if slices.ContainsFunc(slices.Concat(x.Taken, x.Joint, x.Newly), func(s int16) bool { return !below(int(s), spaces) }) {
		return strange("a space")
	}
	if len(x.Delivered) != 0 && len(x.Delivered) != sides || len(x.Fallen) != 0 && len(x.Fallen) != sides || x.Wave > waveRaided {
		return strange("a side or a wave")
	}
	for _, t := range x.Tasks {
		if !below(t[0], len(p.counters)) || !below(t[1], int(taskCount)) {
			return strange("a task")
		}
		p.counters[t[0]].task = task(t[1])
	}
	if err := p.restoreShips(x); err != nil {
		return err
	}
	if err := p.restoreTroops(x.Troops); err != nil {
		return err
	}
	for _, s := range x.Supplied {
		if !below(s[0], spaces) || !below(s[1], int(supplyNone)+1) {
			return strange("a base")
		}
		p.supplied = append(p.supplied, stock{int16(s[0]), supply(s[1]), uint8(s[2])})
	}
	if x.Battle != nil {
		b, err := x.Battle.battle(spaces)
		if err != nil {
			return err
		}
		if err := p.reopen(b); err != nil {
			return err
		}
	}
	if x.Sortie != nil {
		s, err := x.Sortie.sortie(p)
		if err != nil {
			return err
		}
		if s.way = x.SortieWay; !p.wayFits(s.way, int(p.counters[s.carrier].base), int(s.target)) {
			return strange("a way through the air")
		}
		return p.reopen(s)
	}
	return nil
}

// restoreShips reads ships, and who is based on which of them.
func (p *Position) restoreShips(x groundText) error {
	spaces := p.w.board.Len()
	if len(x.Ships) != len(p.w.shipNames) {
		return strange("a ship")
	}
	for _, s := range x.Ships {
		if !placed(spaces, s[0], s[1]) || s[0] < 0 && s[4] > 0 || !below(s[2], len(p.w.nations)) || !below(s[3], int(shipKinds)) {
			return strange("a ship")
		}
		p.ships = append(p.ships, ship{space: int16(s[0]), target: int16(s[1]), nation: units.Nation(s[2]), kind: shipKind(s[3]),
			factors: uint8(s[4]), spent: s[5] == 1, counted: s[6] == 1})
	}
	for _, d := range x.Decks {
		if !below(d[0], len(p.counters)) || !below(d[1], len(p.ships)) {
			return strange("a carrier")
		}
		p.counters[d[0]].deck = int16(d[1] + 1)
	}
	return nil
}

// restoreTroops reads ground units.
func (p *Position) restoreTroops(list []troopText) error {
	spaces := p.w.board.Len()
	if len(list) != len(p.w.arrivals) {
		return strange("a ground unit")
	}
	for _, g := range list {
		if !placed(spaces, g[0], g[1], g[2]) || !placed(len(p.counters), g[3]) || !below(g[4], len(p.w.nations)) ||
			!below(g[5], len(p.w.ground.Types)) || !below(g[9], int(supplyNone)+1) {
			return strange("a ground unit")
		}
		p.troops = append(p.troops, troop{space: int16(g[0]), from: int16(g[1]), target: int16(g[2]), carrier: int16(g[3]),
			nation: units.Nation(g[4]), kind: troopKind(g[5]), factors: uint8(g[6]), moves: uint8(g[7]), spent: uint8(g[8]),
			supply: supply(g[9]), starved: uint8(g[10]), flags: troopFlag(g[11])})
	}
	return nil
}

// battle reads a ground battle back.
func (x *battleText) battle(spaces int) (*battle, error) {
	if !below(x.Stage, int(battleStages)) || !below(int(x.Hexes[0]), spaces) || int(x.Hexes[1]) >= spaces ||
		!below(x.Result, int(verdictEliminated)+1) || !below(x.Whose, 2) || !below(x.Die, 7) {
		return nil, strange("a ground battle")
	}
	var also []int16
	if x.Hexes[1] >= 0 {
		also = append([]int16{x.Hexes[1]}, x.More...)
	}
	if slices.ContainsFunc(also, func(h int16) bool { return !below(int(h), spaces) || h == x.Hexes[0] }) || !slices.Equal(also, sorted(slices.Clone(also))) {
		return nil, strange("a ground battle")
	}
	return &battle{stage: battleStage(x.Stage), overrun: x.Flags[0], landing: x.Flags[1], deferred: x.Flags[2], stopped: x.Flags[3],
		hex: x.Hexes[0], also: also, round: uint8(x.Round), die: uint8(x.Die), verdict: verdict(x.Result), odds: x.Odds,
		whose: uint8(x.Whose), owed: x.Owed, then: x.Then}, nil
}
