// The surprise at Pearl Harbor (18.527, 51.31): before anything else two dice for each American carrier force settle where it is,
// by a column that the scenario's tension chooses; air at the harbor is caught on the ground.
//
// The table is printed. Where a force lies that is so many hexes away, and what surprise does to air, are the house's.

package awaw

import (
	"fmt"
	"slices"
	"strconv"

	"awaw/engine"
	"awaw/tables"
)

const pearlFile = "awaw/pearl.toml"

// pearlRules is pearl.toml.
type pearlRules struct {
	Since   int         `toml:"since"`
	Cite    engine.Cite `toml:"cite"`
	Columns []int       `toml:"columns"`
	Rows    [][]string  `toml:"rows"`
	Ground  struct {
		House   bool `toml:"house"`
		Inverts bool `toml:"inverts"`
	} `toml:"ground"`
}

// The cells of the table that are no number.
const (
	pearlHarbor = "harbor"
	pearlAway   = "away"
	pearlAuto   = "auto"
)

// pearl is the surprise of a scenario: the patrol's force, the harbor, where those go that are away, the column, and the carrier
// forces, each with the space it lies towards.
type pearl struct {
	rules        *pearlRules
	patrol       int
	harbor, away int
	column       int
	forces       [][2]int
}

// loadPearl reads pearl.toml.
func (s *setup) loadPearl() *pearlRules {
	r := &pearlRules{}
	if err := s.kit.Tables.Decode(pearlFile, r); err != nil {
		s.faults = append(s.faults, err)
		return nil
	}
	bad := func(key, expected string) *pearlRules {
		s.faults = append(s.faults, &tables.Error{File: pearlFile, Key: key, Expected: expected, Do: "correct it"})
		return nil
	}
	if len(r.Columns) == 0 || !slices.IsSorted(r.Columns) {
		return bad("columns", "tensions in ascending order")
	}
	if len(r.Rows) != 11 {
		return bad("rows", "eleven rows, for two dice from 2 to 12")
	}
	for _, row := range r.Rows {
		if len(row) != len(r.Columns) {
			return bad("rows", fmt.Sprintf("%d cells in every row, one a column", len(r.Columns)))
		}
		for _, cell := range row {
			if n, err := strconv.Atoi(cell); cell != pearlHarbor && cell != pearlAway && cell != pearlAuto && (err != nil || n < 1 || n > 50) {
				return bad("rows", `"harbor", "away", "auto" or a number of hexes`)
			}
		}
	}
	return r
}

// surprise reads [surprise].
func (s *setup) surprise() {
	x := s.sc.Surprise
	if x == nil {
		return
	}
	w := &pearl{rules: s.loadPearl(), patrol: slices.Index(s.forceNames, x.Patrol)}
	if w.rules == nil {
		return
	}
	if w.patrol < 0 || s.p.forces[w.patrol].space < 0 || s.p.forces[w.patrol].side != 1 {
		s.fault("surprise.patrol", x.Patrol, "a task force on the map of the side that moves first", "write its name as [[force]] has it")
		return
	}
	found := false
	if w.harbor, found = s.place("surprise.harbor", x.Harbor); found && !s.board.Space(w.harbor).Port {
		s.fault("surprise.harbor", x.Harbor, "a port", "choose one")
	}
	if w.away = s.board.Find(x.Away); w.away < 0 || !s.board.Space(w.away).Box { // boxes out of play will do: nobody acts there
		s.fault("surprise.away", x.Away, "a box beside the map", "choose one")
	}
	if x.Tensions < 0 || x.Tensions > 99 {
		s.fault("surprise.tensions", strconv.Itoa(x.Tensions), "a tension from 0 to 99", "correct it")
	}
	for w.column < len(w.rules.Columns)-1 && x.Tensions > w.rules.Columns[w.column] {
		w.column++
	}
	for i, f := range x.Force {
		n := slices.Index(s.forceNames, f.Name)
		if n < 0 || s.p.forces[n].side != 2 || int(s.p.forces[n].space) != w.harbor {
			s.fault(entry("surprise.force", i, "name"), f.Name, "a task force of the side surprised that is set up in the harbor", "write its name as [[force]] has it")
			continue
		}
		if to, ok := s.place(entry("surprise.force", i, "toward"), f.Toward); ok {
			w.forces = append(w.forces, [2]int{n, to})
		}
	}
	s.surprised = w
}

// openSurprise asks for the surprise before the first player turn goes on, and catches air on the ground.
func (t *turnover) openSurprise() {
	x := t.p.w.surprised
	if x == nil {
		return
	}
	t.p.step = stepSurprise
	if !x.rules.Ground.Inverts {
		return
	}
	for i, c := range t.p.counters {
		if c.alive() && int(c.base) == x.harbor && t.p.w.sideOf(c.nation) == 2 {
			t.p.counters[i].flags |= inverted
		}
	}
}

// surpriseRefusal tells why the dice of the surprise may not be thrown: it has one command, without anything else.
func (p *Position) surpriseRefusal(c engine.Command) (engine.Cite, string) {
	if !plain(c) {
		return "51.31", "awaw.no.such"
	}
	return "", ""
}

func tellSurprise(_ *Position, _ engine.Command, l *engine.Label) {
	l.Cite, l.Name = "51.31", told("roll.surprise")
}

// rollSurprise throws for every carrier force and puts it where the table has it; those that meet the patrol fight at once.
func (t *turnover) rollSurprise() error {
	p, x := t.p, t.p.w.surprised
	from := int(p.forces[x.patrol].space)
	t.p.step = stepStage
	if x.rules.Ground.Inverts {
		t.say(engine.EventNote, "18.527", "awaw.surprise.ground", sp(x.harbor))
	}
	met := false
	for _, f := range x.forces {
		faces, err := t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeySurprise, f[0], 0), N: 2, Sides: 6, Cite: x.rules.Cite,
			Why: engine.Say("awaw.dice.surprise", tf(f[0]))})
		if err != nil {
			return err
		}
		sum := faces[0] + faces[1]
		cell := x.rules.Rows[sum-2][x.column]
		key, to := "awaw.surprise.at.sea", from
		switch cell {
		case pearlHarbor:
			key, to = "awaw.surprise.harbor", x.harbor
		case pearlAway:
			key, to = "awaw.surprise.away", x.away
		case pearlAuto:
			key, met = "awaw.surprise.auto", true
		default:
			n, _ := strconv.Atoi(cell) // loadPearl has seen to it
			to = p.offing(from, f[1], n)
		}
		t.sayThrown(x.rules.Cite, key, tf(f[0]), sum, sp(to))
		t.ev[len(t.ev)-1].Dice = faces
		if to != x.harbor {
			t.force(f[0]).port = int16(x.harbor)
			t.place(f[0], to)
			for i, c := range p.counters {
				if c.alive() && c.deck > 0 && int(p.ships[c.aboard()].force) == f[0]+1 {
					t.p.counters[i].flags &^= inverted // at sea nobody is caught on the ground
				}
			}
		}
	}
	if met {
		t.p.seaCount++
		b := &seaBattle{hex: int16(from), mover: -1, hunter: -1, from: -1, to: -1, first: t.p.phasing()}
		t.push(b)
		t.joinBattle()
	}
	return nil
}

// offing is the hex of the sea so far from a space that lies nearest to another; where the map in play is too small for it, the
// one whose distance comes nearest.
func (p *Position) offing(from, toward, n int) int {
	best, top := from, -1
	for i := range p.w.board.Len() {
		if s := p.w.board.Space(i); !s.Sea || s.Box || !p.w.inPlay(i) {
			continue
		}
		d, e := p.w.board.Distance(from, i), p.w.board.Distance(toward, i)
		if d < 1 || e < 0 {
			continue
		}
		if v := 1000*max(d-n, n-d) + e; top < 0 || v < top {
			best, top = i, v
		}
	}
	return best
}
