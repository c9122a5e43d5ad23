package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file sets a position up from a scenario.

// Rules is the rule system.
type Rules struct{}

// ID names the system.
func (Rules) ID() engine.SystemID { return ID }

// playing are the powers there may be.
var playing = []string{"Germany", "Italy", "Japan", "U.S.S.R.", "U.K.", "France", "U.S.A.", "China"}

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
	m := &maker{Maker: areagame.Maker{Doc: doc}, p: Position{w: w, State: areagame.NewState[Kind](&w.World)}, named: len(s.Power)}
	w.Cast = m.Cast(&s)
	for at := range m.p.bound {
		m.p.bound[at] = nobody
	}
	for i := range s.Power {
		m.power(&s, i)
	}
	m.check()
	if len(m.Faults) > 0 {
		return nil, errors.Join(m.Faults...)
	}
	w.begin(&m.p)
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
	rules, err := engine.Kept(kit.Tables, "supremacy values", func() (*supremacy.Values, error) { return supremacy.Load(kit.Tables) })
	if err != nil {
		return nil, err
	}
	house, err := engine.Kept(kit.Tables, "supremacy house", func() (*houseDoc, error) {
		d := &houseDoc{}
		return d, kit.Tables.Decode("supremacy/house.toml", d)
	})
	if err != nil {
		return nil, err
	}
	w := &world{World: base, rules: rules}
	if err := w.hold(house, rules); err != nil {
		return nil, err
	}
	for s := range w.order {
		w.order[s] = w.arena.Line(volley.Side(s))
	}
	for id, value := range options {
		if id != "casualties" {
			return nil, fmt.Errorf("%q is no option of %s; there is casualties", id, ID)
		}
		if value != "together" && value != "attacker-first" {
			return nil, fmt.Errorf("option casualties: %q: expected together or attacker-first", value)
		}
		w.inTurn = value == "attacker-first"
		w.Options[id] = value
	}
	return w, nil
}

// begin closes land that nobody owns as the game begins, and settles whom each power may help.
func (w *world) begin(p *Position) {
	w.Close(&p.Owner)
	for at := range w.Area.Len() {
		w.near[at] = slices.DeleteFunc(slices.Clone(w.Area.Neighbours(at, "air")), w.Shut.Has)
	}
	for k, far := range w.reach {
		for at := range w.Area.Len() {
			w.within[k][at] = w.reached(at, far)
		}
	}
	for i, x := range w.Powers {
		friends, cite := w.rules.Friends(x.Name)
		w.cites[i] = cite
		for j, y := range w.Powers {
			if slices.Contains(friends, y.Name) && x.Side == y.Side {
				w.helps[i] |= 1 << j
			}
		}
	}
	w.touch = func(a, b int) bool { return slices.Contains(w.near[a], b) }
	w.sea = w.Seas.Has
	w.help = func(power int) (uint64, string) { return w.helps[power], w.cites[power] }
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
	if i >= mostPowers || !slices.Contains(playing, x.Name) || w.Find(x.Name) >= 0 {
		m.Fault(key+".name", fmt.Sprintf("at most %d powers, each once, of %s", mostPowers, strings.Join(playing, ", ")), "correct it")
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
		if k.sails() != w.Area.Sea(at) && !k.decks() {
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
	if !w.Whole() {
		m.Fault("power", "powers of both sides", "give a [[power]] block for each")
		return
	}
	for at := range w.Area.Len() {
		var sides [axis + 1]bool
		for i := range w.Powers {
			u := p.Units[at][i]
			sides[p.Side(i)] = sides[p.Side(i)] || u.Total() > 0
			if !w.Area.Sea(at) && u.Total() > 0 && !p.Ours(at, i) {
				m.Fault("power", fmt.Sprintf("units on land of their side, not %s in %s", w.Powers[i].Name, w.Area.Name(at)), "correct it")
			}
			if w.Area.Sea(at) && aboard(&u) > int(u[Carrier])*w.Deck {
				m.Fault("power", fmt.Sprintf("decks for the aircraft of %s in %s", w.Powers[i].Name, w.Area.Name(at)), "add carriers")
			}
		}
		if sides[1] && sides[axis] {
			m.Fault("power", "one side in "+w.Area.Name(at), "move the other")
		}
	}
}
