package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/realism"
)

// This file sets a position up from a scenario.

// Rules is the rule system.
type Rules struct{}

// ID names the system.
func (Rules) ID() engine.SystemID { return ID }

// playing are the powers, in the order in which they act.
var playing = []string{"Russia", "Germany", "Britain", "Japan", "U.S.A."}

// Setup reads a scenario.
func (Rules) Setup(kit engine.Kit, doc engine.Doc) (engine.Position, error) {
	s, options, err := areagame.ReadScenario(kit, doc)
	if err != nil {
		return nil, err
	}
	w, err := newWorld(kit, options)
	if err != nil {
		return nil, err
	}
	m := &maker{Maker: areagame.Maker{Doc: doc}, p: w.blank(), named: len(s.Power)}
	w.Cast = m.Cast(&s)
	for i := range s.Power {
		m.power(&s, i)
	}
	m.check()
	if len(m.Faults) > 0 {
		return nil, errors.Join(m.Faults...)
	}
	w.shutNobodys(&m.p)
	t := &turn{Position: &m.p}
	if _, err := t.run(); err != nil {
		return nil, err
	}
	return &m.p, nil
}

// newWorld is what board, rule values and options say.
func newWorld(kit engine.Kit, options map[string]string) (*world, error) {
	base, err := areagame.NewWorld(ID, kit.Board)
	if err != nil {
		return nil, err
	}
	rules, err := engine.Kept(kit.Tables, "realism values", func() (*realism.Values, error) { return realism.Load(kit.Tables) })
	if err != nil {
		return nil, err
	}
	if err := sameKinds(rules.Table); err != nil {
		return nil, err
	}
	house, err := engine.Kept(kit.Tables, "realism house", func() (*houseDoc, error) {
		d := &houseDoc{}
		return d, kit.Tables.Decode("realism/house.toml", d)
	})
	if err != nil {
		return nil, err
	}
	w := &world{World: base, rules: rules}
	for i := range w.island {
		w.island[i] = nobody
	}
	if err := w.hold(house); err != nil {
		return nil, err
	}
	for id, value := range options {
		if err := w.set(id, value); err != nil {
			return nil, err
		}
	}
	for at := range w.Area.Len() {
		near := 0
		for _, to := range w.Area.Neighbours(at, "air") {
			if w.Area.Sea(at) && !w.Area.Sea(to) {
				near++
			}
		}
		if near > mostBases {
			return nil, fmt.Errorf("map %s: %s has %d territories beside it, and %d is the most", w.Area.ID(), w.Area.Name(at), near, mostBases)
		}
	}
	return w, nil
}

// set takes an option.
func (w *world) set(id, value string) error {
	switch {
	case id == "barrage" && (value == "piece" || value == "aircraft"):
		w.perAircraft = value == "aircraft"
	case id == "artillery" && (value == "with" || value == "first"):
		w.gunsFirst = value == "first"
	case id == "barrage":
		return fmt.Errorf("option barrage: %q: expected piece or aircraft", value)
	case id == "artillery":
		return fmt.Errorf("option artillery: %q: expected with or first", value)
	default:
		return fmt.Errorf("%q is no option of %s; there are barrage and artillery", id, ID)
	}
	w.Options[id] = value
	return nil
}

// shutNobodys closes land that nobody owns as the game begins, and finds the ways of aircraft.
func (w *world) shutNobodys(p *Position) {
	w.Close(&p.Owner)
	w.ways = &realism.Ways{}
	for at := range w.Area.Len() {
		near := slices.DeleteFunc(slices.Clone(w.Area.Neighbours(at, "air")), w.Shut.Has)
		for _, to := range near {
			w.near[at].Add(to)
		}
		w.ways.Sea, w.ways.Near = append(w.ways.Sea, w.Area.Sea(at)), append(w.ways.Near, near)
	}
}

// maker gathers a position and what is wrong with its scenario.
type maker struct {
	areagame.Maker
	p     Position
	named int // powers in the scenario, those that are refused too
}

// power reads what a power has.
func (m *maker) power(s *areagame.Scenario, i int) {
	x, key, w := s.Power[i], fmt.Sprintf("power[%d]", i), m.p.w
	if order := slices.Index(playing, x.Name); order < 0 || i > 0 && order <= slices.Index(playing, s.Power[i-1].Name) {
		m.Fault(key+".name", "powers in the order "+strings.Join(playing, ", "), "correct it")
		return
	}
	side := m.Side(s, i)
	if side == engine.NoSide {
		return
	}
	w.Powers = append(w.Powers, areagame.Power{Name: x.Name, Side: side})
	m.p.Money[i] = int16(x.Money)
	m.Owns(s, i, w.Area, m.p.Owner[:])
	m.Units(s, i, w.Area, kindWords[:], func(at, kind, n int) bool {
		k := Kind(kind)
		if k.sails() != w.Area.Sea(at) && k != Fighter {
			return false
		}
		m.p.Units[at][i][k] += uint8(n)
		return true
	})
}

// check looks at what no single power shows.
func (m *maker) check() {
	p, w := &m.p, m.p.w
	if len(w.Powers) < m.named { // one was refused, and the numbers of those behind it are not theirs
		return
	}
	if len(w.Powers) < 2 {
		m.Fault("power", "two powers or more", "give a [[power]] block for each")
		return
	}
	for at := range w.Area.Len() {
		for i := range w.Powers {
			u := p.Units[at][i]
			if !w.Area.Sea(at) && u.Total() > 0 && (p.Owner[at] == nobody || !p.Friends(int(p.Owner[at]), i)) {
				m.Fault("power", fmt.Sprintf("units on land of their side, not %s in %s", w.Powers[i].Name, w.Area.Name(at)), "correct it")
			}
			if w.Area.Sea(at) && int(u[Fighter]) > int(u[Carrier])*w.Deck {
				m.Fault("power", fmt.Sprintf("decks for the fighters of %s in %s", w.Powers[i].Name, w.Area.Name(at)), "add carriers")
			}
		}
	}
	if !w.Whole() {
		m.Fault("power", "powers of both sides", "add one")
	}
}
