package skerries

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"awaw/areamap"
	"awaw/engine"
	"awaw/tables"
)

// This file sets a position up from a scenario, and reads one back from a save.

// Rules is the rule system.
type Rules struct{}

// ID names the system.
func (Rules) ID() engine.SystemID { return ID }

// scenario mirrors the TOML of a scenario, what every scenario says aside.
type scenario struct {
	Scenario map[string]any
	Words    map[string]map[string]any
	Options  map[string]string
	Side     []struct{ Name, Style string }
	Worth    map[string]int
	Piece    []struct {
		Side, Kind string
		At         []string
	}
	Hold []struct {
		Side string
		At   []string
	}
}

// Setup reads a scenario.
func (Rules) Setup(kit engine.Kit, doc engine.Doc) (engine.Position, error) {
	var s scenario
	if err := tables.DecodeStrict(doc.Name, doc.Data, &s); err != nil {
		return nil, err
	}
	m := &maker{doc: doc}
	m.world(kit, &s)
	if len(m.faults) == 0 {
		m.place(&s)
	}
	if len(m.faults) > 0 {
		return nil, errors.Join(m.faults...)
	}
	return &m.p, nil
}

// maker gathers a position and what is wrong with its scenario.
type maker struct {
	doc    engine.Doc
	p      Position
	faults []error
}

func (m *maker) fault(key, expected, do string) {
	if len(m.faults) == tables.MostFaults {
		return
	}
	m.faults = append(m.faults, &tables.Error{File: m.doc.Name, Line: tables.Line(m.doc.Data, key), Key: key, Expected: expected, Do: do})
}

func (m *maker) world(kit engine.Kit, s *scenario) {
	w, err := newWorld(kit)
	if err != nil {
		m.faults = append(m.faults, err)
		return
	}
	turns, _ := s.Scenario["turns"].(int64)
	w.turns = int(turns)
	if w.turns < 1 || w.turns > 200 {
		m.fault("scenario.turns", "a number from 1 to 200", "correct it")
	}
	for _, x := range s.Side {
		w.sides = append(w.sides, sideInfo{x.Name, x.Style})
	}
	if len(w.sides) < 2 || len(w.sides) > maxSides {
		m.fault("side", fmt.Sprintf("2 to %d sides", maxSides), "give a [[side]] block for each")
	}
	first := s.Options[optionFirstLost]
	if v, ok := kit.Options[optionFirstLost]; ok {
		first = v
	}
	if k, ok := parseKind(first); ok {
		w.firstLost = k
	} else if first != "" {
		m.fault("options."+optionFirstLost, "foot or boat", "correct it")
	}
	for _, name := range slices.Sorted(maps.Keys(s.Worth)) {
		if i := m.area("worth", name, w); i >= 0 {
			w.worth[i] = s.Worth[name]
		}
	}
	m.p = Position{w: w, turn: 1}
}

// optionFirstLost says which kind of piece is lost first (54.5).
const optionFirstLost = "first_lost"

// newWorld is what board and rule values say.
func newWorld(kit engine.Kit) (*world, error) {
	b, ok := kit.Board.(*areamap.Map)
	if !ok || b.Len() > maxAreas {
		return nil, fmt.Errorf("%s is played on a board of %d areas at most, not on a %T", ID, maxAreas, kit.Board)
	}
	w := &world{board: b}
	return w, kit.Tables.Decode(string(ID)+"/fight.toml", &w.dice)
}

// area finds an area by its name; -1 with a fault for none.
func (m *maker) area(key, name string, w *world) int {
	i := w.board.Find(name)
	if i < 0 {
		m.fault(key, fmt.Sprintf("an area of the board, not %q", name), "correct its name")
	}
	return i
}

func (m *maker) side(key, name string) engine.Side {
	i := slices.IndexFunc(m.p.w.sides, func(s sideInfo) bool { return s.name == name })
	if i < 0 {
		m.fault(key, fmt.Sprintf("a side of the scenario, not %q", name), "correct its name")
	}
	return engine.Side(i + 1)
}

// place puts the pieces out. Land belongs to whoever stands there alone, or to whom [[hold]] gives it.
func (m *maker) place(s *scenario) {
	p := &m.p
	for i, x := range s.Piece {
		key := fmt.Sprintf("piece[%d]", i)
		side := m.side(key+".side", x.Side)
		kind, ok := parseKind(x.Kind)
		if !ok {
			m.fault(key+".kind", "foot or boat", "correct it")
		}
		for _, name := range x.At {
			at := m.area(key+".at", name, p.w)
			if at >= 0 && kind == Foot && p.w.board.Sea(at) {
				m.fault(key+".at", fmt.Sprintf("land for foot, not %s", name), "correct it (51.1)")
			}
			if p.n == maxPieces {
				m.fault(key+".at", fmt.Sprintf("no more than %d pieces", maxPieces), "take some away")
				return
			}
			p.pieces[p.n] = piece{side, kind, int8(at)}
			p.n++
		}
	}
	var told []engine.Event
	p.settle(&told)
	for i, x := range s.Hold {
		key := fmt.Sprintf("hold[%d]", i)
		side := m.side(key+".side", x.Side)
		for _, name := range x.At {
			if at := m.area(key+".at", name, p.w); at >= 0 {
				p.owner[at] = side
			}
		}
	}
	if len(m.faults) == 0 && len(p.sides()) < 2 {
		m.fault("piece", "pieces of two sides or more", "add some")
	}
}

// saved is a position as text.
type saved struct {
	Turns  int           `json:"turns"`
	Sides  [][2]string   `json:"sides"` // name and style
	Worth  []int         `json:"worth"`
	First  string        `json:"first_lost"`
	Turn   int           `json:"turn"`
	Pieces []piece       `json:"pieces"`
	Orders []int8        `json:"orders"`
	Ready  []bool        `json:"ready"`
	Owner  []engine.Side `json:"owner"`
	Fights []fight       `json:"fights,omitempty"`
}

// Encode writes the position as JSON.
func (p *Position) Encode() ([]byte, error) {
	w, areas := p.w, p.w.board.Len()
	s := saved{Turns: w.turns, Worth: w.worth[:areas], First: w.firstLost.String(), Turn: p.turn, Pieces: p.pieces[:p.n], Orders: p.orders[:p.n],
		Ready: p.ready[:len(w.sides)], Owner: p.owner[:areas], Fights: p.fights}
	for _, x := range w.sides {
		s.Sides = append(s.Sides, [2]string{x.name, x.style})
	}
	return json.Marshal(s)
}

// Restore reads what Encode wrote.
func (Rules) Restore(kit engine.Kit, data []byte) (engine.Position, error) {
	var s saved
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, err
	}
	w, err := newWorld(kit)
	if err != nil {
		return nil, err
	}
	areas := w.board.Len()
	first, ok := parseKind(s.First)
	switch {
	case !ok, len(s.Sides) < 2, len(s.Sides) > maxSides, len(s.Ready) != len(s.Sides), len(s.Pieces) > maxPieces, len(s.Orders) != len(s.Pieces), len(s.Worth) != areas, len(s.Owner) != areas, s.Turn < 1:
		return nil, fmt.Errorf("no position of %s on the board %s", ID, w.board.ID())
	}
	for i, x := range s.Pieces {
		if x.Side < 1 || int(x.Side) > len(s.Sides) || x.Kind >= kindCount || int(x.At) >= areas || x.At < off || s.Orders[i] < 0 || int(s.Orders[i]) > areas {
			return nil, fmt.Errorf("no position of %s: piece %d", ID, i)
		}
	}
	w.turns, w.firstLost = s.Turns, first
	copy(w.worth[:], s.Worth)
	for _, x := range s.Sides {
		w.sides = append(w.sides, sideInfo{x[0], x[1]})
	}
	p := &Position{w: w, turn: s.Turn, n: len(s.Pieces), fights: s.Fights}
	copy(p.pieces[:], s.Pieces)
	copy(p.orders[:], s.Orders)
	copy(p.ready[:], s.Ready)
	copy(p.owner[:], s.Owner)
	return p, nil
}
