// Setup: from a scenario file to the first position. Every fault of the file is listed at once.

package awaw

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/tables"
	"awaw/units"
)

// Setup reads an air scenario. The kit's board must be a hex map.
func (Rules) Setup(kit engine.Kit, doc engine.Doc) (engine.Position, error) {
	start, err := build(kit, doc)
	if err != nil {
		return nil, err
	}
	return start, nil
}

// build makes the first position of a scenario.
func build(kit engine.Kit, doc engine.Doc) (*Position, error) {
	board, ok := kit.Board.(*hexmap.Map)
	if !ok {
		return nil, fmt.Errorf("%s: the air game is played on a hex map, and the map given is not one", doc.Name)
	}
	w := &world{land: new(atomic.Pointer[Landscape]), kit: kit, board: board, theatre: board.Theatre(), sc: &scenario{}, doc: doc}
	strange := tables.DecodeStrict(doc.Name, doc.Data, w.sc)
	if strange != nil && !tables.OnlyStrangeKeys(strange) {
		return nil, strange
	}
	var err error
	if w.opt, err = readOptions(kit.Tables, w.sc.Options, kit.Options); err != nil {
		return nil, fmt.Errorf("%s: %w", doc.Name, err)
	}
	if err = w.loadValues(); err != nil {
		return nil, err
	}
	if err = w.loadQuestions(); err != nil {
		return nil, err
	}
	s := &setup{world: w, p: &Position{w: w, desk: new(desk), turn: 1}, told: map[[4]string]bool{}}
	s.head()
	if strange != nil {
		s.faults = append(s.faults, strange)
	}
	s.nationsAndSides()
	if s.based() {
		s.frame()
		s.holders()
		s.survey()
		s.groundSides()
		s.paces()
		s.fleet()
		s.targets()
		s.forces()
		s.surprise()
		s.army()
		s.calendar()
		s.economy()
		s.trainees()
		s.laboratories()
		s.relations()
		s.victory()
		s.bounds()
		s.variants()
	}
	if len(s.faults) != 0 {
		return nil, errors.Join(s.faults...)
	}
	start := s.p.begin().muster()
	start.desk.start = start
	w.makeEras()
	return start, nil
}

// based tells whether a scenario has what the rest of it is measured against: two sides, turns, and this map.
func (s *setup) based() bool {
	h := s.sc.Scenario
	return len(s.sc.Side) == 2 && h.Turns >= 1 && h.Turns <= mostTurns && h.Map == s.board.ID()
}

// setup gathers faults while it fills the world.
type setup struct {
	*world
	p      *Position
	faults []error
	told   map[[4]string]bool // what fault was called with, so that none is looked for twice in the file
}

// fault notes what is wrong with a value: the key locates the line where it counts the entries of a list, key and value
// together where it does not.
func (s *setup) fault(key, value, expected, do string) {
	what := [4]string{key, value, expected, do}
	if s.told[what] || len(s.told) == tables.MostFaults {
		return
	}
	s.told[what] = true
	line := 0
	if strings.Contains(key, "[") {
		line = tables.Line(s.doc.Data, key)
	} else {
		line = lineOf(s.doc.Data, key, value)
	}
	e := &tables.Error{File: s.doc.Name, Line: line, Key: key, Expected: expected, Do: do}
	same := func(x error) bool {
		y, ok := x.(*tables.Error)
		return ok && *y == *e
	}
	if !slices.ContainsFunc(s.faults, same) { // counters of one entry have a fault in common
		s.faults = append(s.faults, e)
	}
}

// lineOf finds the first line that sets key to value, 0 if there is none.
func lineOf(data []byte, key, value string) int {
	leaf := key[strings.LastIndexByte(key, '.')+1:]
	for i, line := range strings.Split(string(data), "\n") {
		if strings.Contains(line, leaf) && strings.Contains(line, value) {
			return i + 1
		}
	}
	return 0
}

func (s *setup) head() {
	h := s.sc.Scenario
	if h.System != string(ID) {
		s.fault("scenario.system", h.System, `"awaw"`, "open it with the system it names")
	}
	if h.Map != s.board.ID() {
		s.fault("scenario.map", h.Map, fmt.Sprintf("the map in use, %q", s.board.ID()), "choose that map or correct the name")
	}
	if h.Turns < 1 || h.Turns > mostTurns {
		s.fault("scenario.turns", fmt.Sprint(h.Turns), fmt.Sprintf("1 to %d turns", mostTurns), "give the number of game turns")
	}
	if _, _, err := parseSeason(h.FirstTurn); err != nil {
		s.fault("scenario.first_turn", h.FirstTurn, `a season and a year, as "Summer 1940"`, "write one of Winter, Spring, Summer, Fall and the year")
	}
	s.turnDays()
}

func (s *setup) nationsAndSides() {
	s.nations = make([]nation, len(s.units.Nations))
	s.sc.sides = map[string]engine.Side{}
	if len(s.sc.Side) != 2 {
		s.fault("side", "[[side]]", "two sides", "give a [[side]] block for each side, in the order of player turns")
	}
	for i, d := range s.sc.Side {
		side := engine.Side(i + 1)
		s.sides = append(s.sides, d.Name)
		s.styles = append(s.styles, d.Style)
		s.sc.sides[d.Name] = side
		for _, name := range d.Nations {
			if n, ok := s.nation(entry("side", i, "nations"), name); ok {
				s.nations[n].side = side
				s.nations[n].faction = i + 1
				s.nations[n].home = strings.ReplaceAll(strings.ToLower(name), " ", "_")
			}
		}
	}
	for i, f := range s.sc.Faction {
		for _, name := range f.Nations {
			if n, ok := s.nation(entry("faction", i, "nations"), name); ok {
				s.nations[n].faction = 100 + i
			}
		}
	}
	for _, name := range sortedKeys(s.sc.Homes) {
		if n, ok := s.nation("homes", name); ok {
			s.nations[n].home = s.sc.Homes[name]
		}
	}
	for k, r := range s.sc.Research {
		if n, ok := s.nation(entry("research", k, "nation"), r.Nation); ok {
			s.nations[n].res = units.Research{AirRange: r.AirRange, Jets: r.Jets, AirDRM: r.AirDRM, Radar: r.Radar}
		}
	}
}

func (s *setup) nation(key, name string) (units.Nation, bool) {
	n, ok := s.units.Nation(name)
	if !ok {
		s.fault(key, name, "a nation of nations.toml, not "+name, "spell it as the nation table does")
	}
	return n, ok
}

// entry is the key of a value in the nth entry of a list.
func entry(list string, n int, key string) string { return fmt.Sprintf("%s[%d].%s", list, n, key) }

// ours is a nation of one of the sides.
func (s *setup) ours(key, name string) (units.Nation, bool) {
	n, ok := s.nation(key, name)
	if ok && s.nations[n].side == engine.NoSide {
		s.fault(key, name, "a nation listed under one of the sides", "add it to [[side]] nations")
		return n, false
	}
	return n, ok
}

func (s *setup) side(key, name string) engine.Side {
	side, ok := s.sc.sides[name]
	if !ok {
		s.fault(key, name, "one of the sides: "+strings.Join(s.sides, ", "), "write a side's name")
	}
	return side
}

func (s *setup) place(key, name string) (int, bool) {
	i := s.board.Find(name)
	switch {
	case name == "":
		s.fault(key, name, "a place or hex of map "+s.board.ID(), "write where it stands")
		return none, false
	case i == none:
		s.fault(key, name, "a place or hex of map "+s.board.ID()+", not "+name, "use a name or coordinate of the map")
	case !s.inPlay(i):
		s.fault(key, name, "a place within the scenario's area, not "+name, "choose another, or widen scenario.area")
		return i, false
	}
	return i, i != none
}

func (s *setup) kind(key, code string) (units.Type, bool) {
	t, ok := units.ParseType(code)
	if !ok {
		s.fault(key, code, "one of AAF, NAS, Jet, AT, SB, INT", "write the type's code")
	}
	return t, ok
}
