package areagame

import (
	"fmt"
	"maps"
	"slices"

	"awaw/areamap"
	"awaw/engine"
	"awaw/tables"
)

// This file reads what scenarios of such games have in common.

// Scenario mirrors the TOML of a scenario.
type Scenario struct {
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

// ReadScenario reads a scenario, and its options with those changed from its own.
func ReadScenario(kit engine.Kit, doc engine.Doc) (s Scenario, options map[string]string, err error) {
	if err := tables.DecodeStrict(doc.Name, doc.Data, &s); err != nil {
		return s, nil, err
	}
	options = map[string]string{}
	maps.Copy(options, s.Options)
	maps.Copy(options, kit.Options)
	return s, options, nil
}

// Maker gathers what is wrong with a scenario.
type Maker struct {
	Doc    engine.Doc
	Faults []error
}

// Fault notes something that is wrong.
func (m *Maker) Fault(key, expected, do string) {
	if len(m.Faults) == tables.MostFaults {
		return
	}
	m.Faults = append(m.Faults, &tables.Error{File: m.Doc.Name, Line: tables.Line(m.Doc.Data, key), Key: key, Expected: expected, Do: do})
}

// mostRounds bounds the rounds of a game, and the places it is about.
const mostRounds = 100

// mostLead bounds the lead a side wins with.
const mostLead = 500

// Cast reads rounds, with how many places or with what lead the second side wins, and the sides; powers come with Side.
func (m *Maker) Cast(s *Scenario) (c Cast) {
	c.Wins = 1 // not asked where points are counted
	bounded := func(key string, least, most int64, into *int) {
		n, ok := s.Scenario[key].(int64)
		if !ok || n < least || n > most {
			m.Fault("scenario."+key, fmt.Sprintf("a number from %d to %d", least, most), "correct it")
		}
		*into = int(n)
	}
	bounded("turns", 1, mostRounds, &c.Rounds)
	if _, c.Deeds = s.Scenario["axis_lead"]; c.Deeds {
		bounded("axis_lead", -mostLead, mostLead, &c.Lead)
	} else {
		bounded("axis_wins", 1, mostRounds, &c.Wins)
	}
	for _, x := range s.Side {
		c.Sides = append(c.Sides, [2]string{x.Name, x.Style})
	}
	if len(s.Side) != int(Axis) {
		m.Fault("side", "two sides, first the Allies", "give a [[side]] block for each")
	}
	return c
}

// Side reads the side and the money of a power; no side where they are wrong.
func (m *Maker) Side(s *Scenario, i int) engine.Side {
	x := &s.Power[i]
	side := 1 + slices.IndexFunc(s.Side, func(y struct{ Name, Style string }) bool { return y.Name == x.Side })
	if side == 0 {
		m.Fault(fmt.Sprintf("power[%d].side", i), "a side of the scenario", "correct it")
	} else if x.Money < 0 || x.Money > 500 {
		m.Fault(fmt.Sprintf("power[%d].money", i), "0 to 500", "correct it")
	}
	return engine.Side(side)
}

// Owns reads what land a power owns, and notes it.
func (m *Maker) Owns(s *Scenario, i int, area *areamap.Map, owner []int8) {
	key := fmt.Sprintf("power[%d].owns", i)
	for _, name := range s.Power[i].Owns {
		at := area.Find(name)
		switch {
		case at < 0 || area.Sea(at):
			m.Fault(key, fmt.Sprintf("land, not %q", name), "correct it")
		case owner[at] != Nobody:
			m.Fault(key, name+" of one power", "name it once")
		default:
			owner[at] = int8(i)
		}
	}
}

// Units reads what units a power has, and puts those that may stand where they are; the others are told.
func (m *Maker) Units(s *Scenario, i int, area *areamap.Map, kinds []string, put func(at, kind, n int) bool) {
	key := fmt.Sprintf("power[%d].units", i)
	for _, text := range s.Power[i].Units {
		at, units, faults := Line(area, kinds, text)
		for _, f := range faults {
			m.Fault(key, f, "correct it")
		}
		for _, u := range units {
			if !put(at, u.Kind, u.N) {
				m.Fault(key, fmt.Sprintf("ships in zones and the others on land, not %s in %s", kinds[u.Kind], area.Name(at)), "correct it")
			}
		}
	}
}
