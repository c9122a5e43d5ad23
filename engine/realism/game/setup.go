package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/realism"
	"awaw/tables"
)

// This file sets a position up from a scenario.

// Rules is the rule system.
type Rules struct{}

// ID names the system.
func (Rules) ID() engine.SystemID { return ID }

// scenario mirrors the TOML of a scenario.
type scenario struct {
	Scenario map[string]any
	Words    map[string]map[string]any
	Lesson   []map[string]any
	Options  map[string]string
	Side     []struct{ Name, Style string }
	Power    []struct {
		Name, Side string
		Money      int
		Owns       []string
		Units      []string // "Germany: 3 infantry, 2 fighter"
	}
}

// playing are the powers, in the order in which they act.
var playing = []string{"Russia", "Germany", "Britain", "Japan", "U.S.A."}

// Setup reads a scenario.
func (Rules) Setup(kit engine.Kit, doc engine.Doc) (engine.Position, error) {
	var s scenario
	if err := tables.DecodeStrict(doc.Name, doc.Data, &s); err != nil {
		return nil, err
	}
	options := map[string]string{}
	for _, list := range []map[string]string{s.Options, kit.Options} {
		for id, value := range list {
			options[id] = value
		}
	}
	w, err := newWorld(kit, options)
	if err != nil {
		return nil, err
	}
	m := &maker{doc: doc, p: Position{w: w, round: 1, focus: nobody}}
	m.header(&s)
	for at := range m.p.owner {
		m.p.owner[at], m.p.origin[at] = nobody, nobody
	}
	for i := range s.Power {
		m.power(&s, i)
	}
	m.check()
	if len(m.faults) > 0 {
		return nil, errors.Join(m.faults...)
	}
	w.shutNobodys(&m.p)
	t := &turn{Position: &m.p}
	if err := t.run(); err != nil {
		return nil, err
	}
	return &m.p, nil
}

// newWorld is what board, rule values and options say.
func newWorld(kit engine.Kit, options map[string]string) (*world, error) {
	area, ok := kit.Board.(*areamap.Map)
	if !ok || area.Len() > mostSpaces {
		return nil, fmt.Errorf("%s is played on a board of %d areas at most, not on a %T", ID, mostSpaces, kit.Board)
	}
	rules, err := engine.Kept(kit.Tables, "realism values", func() (*realism.Values, error) { return realism.Load(kit.Tables) })
	if err != nil {
		return nil, err
	}
	if err := sameKinds(rules.Table); err != nil {
		return nil, err
	}
	var house houseDoc
	if err := kit.Tables.Decode("realism/house.toml", &house); err != nil {
		return nil, err
	}
	w := &world{area: area, rules: rules, options: map[string]string{}}
	for i := range w.island {
		w.island[i] = nobody
	}
	if err := w.hold(&house, area); err != nil {
		return nil, err
	}
	for id, value := range options {
		if err := w.set(id, value); err != nil {
			return nil, err
		}
	}
	for at := range area.Len() {
		near := 0
		for _, to := range area.Neighbours(at, "air") {
			if area.Sea(at) && !area.Sea(to) {
				near++
			}
		}
		if near > mostBases {
			return nil, fmt.Errorf("map %s: %s has %d territories beside it, and %d is the most", area.ID(), area.Name(at), near, mostBases)
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
	w.options[id] = value
	return nil
}

// shutNobodys closes land that nobody owns as the game begins, and finds the ways of aircraft.
func (w *world) shutNobodys(p *Position) {
	w.ways = &realism.Ways{}
	for at := range w.area.Len() {
		if !w.area.Sea(at) && p.owner[at] == nobody {
			w.shut.add(at)
		}
	}
	for at := range w.area.Len() {
		near := slices.DeleteFunc(slices.Clone(w.area.Neighbours(at, "air")), w.shut.has)
		for _, to := range near {
			w.near[at].add(to)
		}
		if w.area.Sea(at) {
			w.seas.add(at)
		}
		w.ways.Sea, w.ways.Near = append(w.ways.Sea, w.area.Sea(at)), append(w.ways.Near, near)
	}
}

// maker gathers a position and what is wrong with its scenario.
type maker struct {
	doc    engine.Doc
	p      Position
	faults []error
}

func (m *maker) fault(key, expected, do string) {
	m.faults = append(m.faults, &tables.Error{File: m.doc.Name, Line: tables.Line(m.doc.Data, key), Key: key, Expected: expected, Do: do})
}

// header reads rounds, victory and sides.
func (m *maker) header(s *scenario) {
	w := m.p.w
	for _, in := range []struct {
		key  string
		into *int
	}{{"turns", &w.rounds}, {"axis_wins", &w.winsAxis}} {
		n, ok := s.Scenario[in.key].(int64)
		if !ok || n < 1 || n > 100 {
			m.fault("scenario."+in.key, "a number from 1 to 100", "correct it")
		}
		*in.into = int(n)
	}
	for _, x := range s.Side {
		w.sides = append(w.sides, sideInfo{x.Name, x.Style})
	}
	if len(w.sides) != int(axis) {
		m.fault("side", "two sides, first the Allies", "give a [[side]] block for each")
	}
}

// power reads what a power has.
func (m *maker) power(s *scenario, i int) {
	x, key, w := s.Power[i], fmt.Sprintf("power[%d]", i), m.p.w
	side := 1 + slices.IndexFunc(w.sides, func(s sideInfo) bool { return s.name == x.Side })
	order := slices.Index(playing, x.Name)
	switch {
	case i >= mostPowers || order < 0 || i > 0 && order <= slices.Index(playing, s.Power[i-1].Name):
		m.fault(key+".name", "powers in the order "+strings.Join(playing, ", "), "correct it")
		return
	case side == 0:
		m.fault(key+".side", "a side of the scenario", "correct it")
		return
	case x.Money < 0 || x.Money > 500:
		m.fault(key+".money", "0 to 500", "correct it")
	}
	w.powers = append(w.powers, power{x.Name, engine.Side(side)})
	m.p.money[i] = int16(x.Money)
	for _, name := range x.Owns {
		at := w.area.Find(name)
		switch {
		case at < 0 || w.area.Sea(at):
			m.fault(key+".owns", fmt.Sprintf("a territory, not %q", name), "correct it")
		case m.p.owner[at] != nobody:
			m.fault(key+".owns", name+" of one power", "name it once")
		default:
			m.p.owner[at] = int8(i)
		}
	}
	for _, text := range x.Units {
		m.units(key+".units", i, text)
	}
}

// units reads "Germany: 3 infantry, 2 fighter".
func (m *maker) units(key string, i int, text string) {
	where, what, ok := strings.Cut(text, ":")
	at := m.p.w.area.Find(strings.TrimSpace(where))
	if !ok || at < 0 {
		m.fault(key, fmt.Sprintf(`a space and units, such as "Germany: 3 infantry", not %q`, text), "correct it")
		return
	}
	for _, part := range strings.Split(what, ",") {
		count, word, _ := strings.Cut(strings.TrimSpace(part), " ")
		n, err := strconv.Atoi(count)
		k, known := kindNamed(strings.TrimSpace(word))
		switch {
		case err != nil || n < 1 || n > 99 || !known:
			m.fault(key, fmt.Sprintf(`a number and a kind, such as "3 infantry", not %q`, part), "correct it")
		case k.sails() != m.p.w.area.Sea(at) && k != Fighter:
			m.fault(key, fmt.Sprintf("ships in zones and the others on land, not %s in %s", k, where), "correct it")
		default:
			m.p.units[at][i][k] += uint8(n)
		}
	}
}

// check looks at what no single power shows.
func (m *maker) check() {
	p, w := &m.p, m.p.w
	if len(w.powers) < 2 {
		m.fault("power", "two powers or more", "give a [[power]] block for each")
		return
	}
	for at := range w.area.Len() {
		for i := range w.powers {
			u := p.units[at][i]
			if !w.area.Sea(at) && u.total() > 0 && (p.owner[at] == nobody || !p.friends(int(p.owner[at]), i)) {
				m.fault("power", fmt.Sprintf("units on land of their side, not %s in %s", w.powers[i].name, w.area.Name(at)), "correct it")
			}
			if w.area.Sea(at) && int(u[Fighter]) > int(u[Carrier])*w.deck {
				m.fault("power", fmt.Sprintf("decks for the fighters of %s in %s", w.powers[i].name, w.area.Name(at)), "add carriers")
			}
		}
	}
	for s := engine.Side(1); s <= axis; s++ {
		if !slices.ContainsFunc(w.powers, func(x power) bool { return x.side == s }) {
			m.fault("power", "powers of both sides", "add one")
		}
	}
}
