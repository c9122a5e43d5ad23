package wings

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/tables"
)

// This file sets a position up from a scenario, and reads one back from a save.

// Rules is one of the two systems.
type Rules struct{ System diplomacy.System }

// ID names the system.
func (r Rules) ID() engine.SystemID { return engine.SystemID(r.System.String()) }

// Bounds of a scenario.
const (
	mostYears  = 100
	firstYear  = 1
	latestYear = 3000
)

// scenario mirrors the TOML of a scenario.
type scenario struct {
	Scenario map[string]any
	Words    map[string]map[string]any
	Lesson   []map[string]any
	Options  map[string]string
	Side     []struct {
		Name, Style string
		Units       []string // "A Paris", "F Brest", "W Paris"
		Owns        []string // provinces; left out: those printed as its home
	}
	Neutral []string // centres that nobody owns though they are somebody's home
}

// Setup reads a scenario.
func (r Rules) Setup(kit engine.Kit, doc engine.Doc) (engine.Position, error) {
	var s scenario
	if err := tables.DecodeStrict(doc.Name, doc.Data, &s); err != nil {
		return nil, err
	}
	m := &maker{doc: doc}
	w, err := r.world(kit, s.Options)
	if err != nil {
		return nil, err
	}
	w.seat()
	m.p = Position{w: w}
	m.years(&s)
	m.sides(&s)
	m.firstWings()
	if len(m.faults) == 0 {
		if err := w.board.Check(w.rules, m.p.at.Units); err != nil {
			m.fault("side", "units that can stand where they do: "+err.Error(), "correct them")
		}
	}
	if len(m.faults) > 0 {
		return nil, errors.Join(m.faults...)
	}
	m.p.year = w.first
	m.p.blank()
	return &m.p, nil
}

// world is what board, rule values and options say.
func (r Rules) world(kit engine.Kit, given map[string]string) (*world, error) {
	area, ok := kit.Board.(*areamap.Map)
	if !ok {
		return nil, fmt.Errorf("%s is played on a board of areas, not on a %T", r.ID(), kit.Board)
	}
	board, err := diplomacy.StandardBoard()
	if err != nil {
		return nil, err
	}
	w := &world{area: area, board: board, rules: diplomacy.Rules{System: r.System}}
	if err := sameBoard(area, board); err != nil {
		return nil, err
	}
	for _, options := range []map[string]string{given, kit.Options} {
		for id, value := range options {
			if err := w.set(id, value); err != nil {
				return nil, err
			}
		}
	}
	return w, nil
}

// seat makes adjudicators ready for the rules as they are now.
func (w *world) seat() {
	board, rules := w.board, w.rules
	w.judges = &sync.Pool{New: func() any { return diplomacy.NewAdjudicator(board, rules) }}
}

// sameBoard checks that the areas drawn are the provinces ruled on, in the same order.
func sameBoard(area *areamap.Map, board *diplomacy.Board) error {
	if area.Len() != diplomacy.Provinces {
		return fmt.Errorf("map %s has %d areas, and the board of Diplomacy %d provinces", area.ID(), area.Len(), diplomacy.Provinces)
	}
	for i := range area.Len() {
		if p := diplomacy.Place(i); !strings.EqualFold(area.Code(i), board.Code(p)) || area.Sea(i) != board.Sea(p) {
			return fmt.Errorf("map %s: area %d is %s, and should be %s", area.ID(), i, area.Code(i), board.Code(p))
		}
	}
	return nil
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

// number reads a whole number of [scenario] within bounds; otherwise what stands for it.
func (m *maker) number(s *scenario, key string, least, most, otherwise int) int {
	v, given := s.Scenario[key]
	if !given {
		return otherwise
	}
	n, ok := v.(int64)
	if !ok || n < int64(least) || n > int64(most) {
		m.fault("scenario."+key, fmt.Sprintf("a number from %d to %d", least, most), "correct it")
		return otherwise
	}
	return int(n)
}

// years reads when it begins, how long it lasts, what wins.
func (m *maker) years(s *scenario) {
	w := m.p.w
	w.first = m.number(s, "first_year", firstYear, latestYear, 1901)
	w.last = w.first + m.number(s, "turns", 1, mostYears, 10) - 1
	w.win = m.number(s, "centres_to_win", 1, 34, 18)
}

func (m *maker) sides(s *scenario) {
	w := m.p.w
	printed := w.board.Printed(w.rules.System != diplomacy.RN46)
	for i, x := range s.Side {
		key := fmt.Sprintf("side[%d]", i)
		power, ok := diplomacy.PowerNamed(x.Name)
		switch {
		case !ok:
			m.fault(key+".name", fmt.Sprintf("one of the seven powers, not %q", x.Name), "correct it")
			continue
		case slices.Contains(w.powers, power):
			m.fault(key+".name", "a power that is not named already", "name each once")
		}
		w.powers = append(w.powers, power)
		w.styles = append(w.styles, x.Style)
		m.owned(key, power, x.Owns, &printed)
		for _, text := range x.Units {
			u, err := w.board.ReadUnit(power.Code() + " " + text)
			if err != nil {
				m.fault(key+".units", err.Error(), "correct it")
				continue
			}
			m.p.at.Units = append(m.p.at.Units, u)
			m.p.ids = append(m.p.ids, m.p.next)
			m.p.next++
		}
	}
	if len(w.powers) < 2 {
		m.fault("side", "two powers or more", "give a [[side]] block for each")
	}
	for _, name := range s.Neutral {
		q, ok := w.board.Named(name)
		if !ok {
			m.fault("neutral", fmt.Sprintf("a province, not %q", name), "correct it")
			continue
		}
		m.p.at.Owner[w.board.Province(q)] = diplomacy.Nobody
	}
}

// owned gives a power its provinces.
func (m *maker) owned(key string, power diplomacy.Power, names []string, printed *[diplomacy.Provinces]diplomacy.Power) {
	if names == nil {
		for q, owner := range printed {
			if owner == power {
				m.p.at.Owner[q] = power
			}
		}
		return
	}
	for _, name := range names {
		q, ok := m.p.w.board.Named(name)
		if !ok || m.p.w.board.Sea(q) {
			m.fault(key+".owns", fmt.Sprintf("a province of land, not %q", name), "correct it")
			continue
		}
		m.p.at.Owner[m.p.w.board.Province(q)] = power
	}
}

// saved is a position as text. Places are codes, so that it can be read.
type saved struct {
	First   int         `json:"first"`
	Last    int         `json:"last"`
	Win     int         `json:"win"`
	Powers  [][2]string `json:"powers"` // code and style
	Options [][2]string `json:"options,omitempty"`
	Year    int         `json:"year"`
	Fall    bool        `json:"fall,omitempty"`
	Phase   string      `json:"phase"`
	Next    int         `json:"next"`
	IDs     []int       `json:"ids"`
	Outs    []int       `json:"outs,omitempty"`
	Ready   uint8       `json:"ready,omitempty"`

	At       diplomacy.Position `json:"at"`
	Orders   []diplomacy.Order  `json:"orders,omitempty"`
	Plan     []diplomacy.Order  `json:"plan,omitempty"`
	Verdicts []verdict          `json:"verdicts,omitempty"`
	Owned    []diplomacy.Power  `json:"owned,omitempty"` // by province, when the verdicts' movement was ordered
	Pleas    []uint8            `json:"pleas,omitempty"` // by side
	Called   uint8              `json:"called,omitempty"`
	Unmet    uint8              `json:"unmet,omitempty"`
	Was      []diplomacy.Places `json:"was,omitempty"` // by side
}

// Encode writes the position as JSON.
func (p *Position) Encode() ([]byte, error) {
	w := p.w
	s := saved{First: w.first, Last: w.last, Win: w.win, Options: w.chosen(), Year: p.year, Fall: p.at.Fall, Phase: p.phase.String(), Next: p.next, IDs: p.ids,
		Outs: p.outs, Ready: uint8(p.ready), At: p.at, Orders: p.orders, Plan: p.inOrderOfPowers(), Verdicts: p.last}
	s.Called, s.Unmet = uint8(p.called), uint8(p.unmet)
	if len(p.last) > 0 {
		s.Owned = p.owned[:]
	}
	if p.was != [diplomacy.PowerCount]diplomacy.Places{} {
		s.Was = p.was[:]
	}
	for i, power := range w.powers {
		s.Powers = append(s.Powers, [2]string{power.Code(), w.styles[i]})
		if p.pleas != [diplomacy.PowerCount]plea{} {
			s.Pleas = append(s.Pleas, uint8(p.pleas[i]))
		}
	}
	return json.Marshal(s)
}

// Restore reads what Encode wrote.
func (r Rules) Restore(kit engine.Kit, data []byte) (engine.Position, error) {
	var s saved
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, err
	}
	w, err := r.world(kit, nil)
	if err != nil {
		return nil, err
	}
	for _, o := range s.Options {
		if err := w.set(o[0], o[1]); err != nil {
			return nil, err
		}
	}
	w.seat()
	w.first, w.last, w.win = s.First, s.Last, s.Win
	for _, x := range s.Powers {
		power, ok := diplomacy.PowerNamed(x[0])
		if !ok {
			return nil, fmt.Errorf("no position of %s: %q is no power", r.ID(), x[0])
		}
		w.powers, w.styles = append(w.powers, power), append(w.styles, x[1])
	}
	phase := slices.Index(phaseWords[:], s.Phase)
	if err := s.sound(w, phase); err != nil {
		return nil, fmt.Errorf("no position of %s: %w", r.ID(), err)
	}
	s.At.Fall = s.Fall
	p := &Position{w: w, year: s.Year, phase: Phase(phase), at: w.board.AfterFall(s.At, Phase(phase) == Retreats && s.Fall), ids: s.IDs, outs: s.Outs, next: s.Next,
		ready: diplomacy.Powers(s.Ready), last: s.Verdicts, owned: s.At.Owner}
	copy(p.owned[:], s.Owned)
	p.called, p.unmet = plea(s.Called), diplomacy.Powers(s.Unmet)
	copy(p.was[:], s.Was)
	p.blank()
	if err := p.takeWritten(&s); err != nil {
		return nil, fmt.Errorf("no position of %s: %w", r.ID(), err)
	}
	return p, nil
}
