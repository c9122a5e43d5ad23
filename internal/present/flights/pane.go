// Package flights plans flights: from a target, with who goes and by which way, or step by step from a base.
package flights

import (
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/charts"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, what can be asked of it.

// Flights is the planning of flights.
type Flights struct {
	*table.Surface
	charts *charts.Charts
	chart  *mapview.Map

	at    engine.Ref         // the target that is looked at, NoRef for none
	raid  bool               // bombs are to fall there; else what stands there is struck
	picks map[engine.Ref]int // how many of a counter's units are to go
	ways  map[engine.Ref]int // which way a base's flight takes
	base  engine.Ref         // whose flight is shown
	kept  kept
	nines table.Nines
	turn  string // whose turn it was when the map was last looked at for it
}

// kept is what was reckoned for a position and a choice.
type kept struct {
	head    int
	all     []sortie.Target // those in reach
	known   bool
	flights map[string][]sortie.Flight
	wholes  map[engine.Ref]whole // of what may be attacked, with all who reach it
	ends    map[string]ending    // of attacks by those who are ticked
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chances *charts.Charts, chart *mapview.Map) *Flights {
	return &Flights{Surface: s, charts: chances, chart: chart}
}

// Fresh forgets another game.
func (m *Flights) Fresh() { m.close(); m.kept = kept{} }

// planner is the position shown, where flights are planned.
func (m *Flights) planner() (sortie.Planner, bool) {
	if _, ok := m.mover(); !ok {
		return nil, false
	}
	p, ok := m.Sight.Pos.(sortie.Planner)
	return p, ok
}

// mover is the position shown, where units move.
func (m *Flights) mover() (sortie.Mover, bool) {
	if m.Sight == nil || m.Up != table.ScreenGame {
		return nil, false
	}
	p, ok := m.Sight.Pos.(sortie.Mover)
	return p, ok
}

// Planning tells whether the person at the screen plans flights now.
func (m *Flights) Planning() bool {
	p, ok := m.planner()
	return ok && m.Live() && p.Planning() && m.Actor() == m.Sight.Viewer && m.Seat(m.Actor()) == "person" && len(m.Sight.Legal) > 0
}

// Drafting tells whether a flight is planned step by step.
func (m *Flights) Drafting() bool {
	if !m.Planning() {
		return false
	}
	p, _ := m.planner()
	_, ok := p.Drafted()
	return ok
}

// Open tells whether the card of a target is open.
func (m *Flights) Open() bool {
	_, ok := m.target()
	return ok
}

// fresh forgets what was reckoned for another position.
func (m *Flights) fresh() {
	if h := m.Sight.Game.Head(); m.kept.flights == nil || m.kept.head != h {
		m.kept = kept{head: h, flights: map[string][]sortie.Flight{}, wholes: map[engine.Ref]whole{}, ends: map[string]ending{}}
	}
}

// targets are all that is in reach.
func (m *Flights) targets() []sortie.Target {
	p, ok := m.planner()
	if !ok || !m.Planning() {
		return nil
	}
	m.fresh()
	if !m.kept.known {
		m.kept.known = true
		for i := range m.Board().Len() {
			m.kept.all = append(m.kept.all, p.Targets(engine.SpaceRef(i))...)
		}
	}
	return m.kept.all
}

// at gives the targets in a space.
func (m *Flights) targetsAt(at engine.Ref) (out []sortie.Target) {
	for _, t := range m.targets() {
		if t.At == at {
			out = append(out, t)
		}
	}
	return out
}

// target is the one whose card is open.
func (m *Flights) target() (sortie.Target, bool) {
	if m.at == engine.NoRef {
		return sortie.Target{}, false
	}
	if !m.Planning() {
		return m.mustered(m.at)
	}
	list := m.targetsAt(m.at)
	if i := slices.IndexFunc(list, func(t sortie.Target) bool { return t.Raid == m.raid }); i >= 0 {
		return list[i], true
	}
	if len(list) > 0 {
		return list[0], true
	}
	return sortie.Target{}, false
}

// bases are the bases of a target's units, in order.
func bases(t sortie.Target) (out []engine.Ref) {
	for _, r := range t.Reach {
		if !slices.Contains(out, r.Unit.Space) {
			out = append(out, r.Unit.Space)
		}
	}
	return out
}

// picked are the picks of a base.
func (m *Flights) picked(t sortie.Target, base engine.Ref) (out []sortie.Pick, n int) {
	for _, r := range t.Reach {
		if k := min(m.picks[r.Unit.Ref], r.Most); r.Unit.Space == base && k > 0 {
			out = append(out, sortie.Pick{Unit: r.Unit.Ref, N: k})
			n += k
		}
	}
	return out, n
}

// flights are the ways the picked units of a base may take.
func (m *Flights) flights(t sortie.Target, base engine.Ref) []sortie.Flight {
	picks, n := m.picked(t, base)
	if n == 0 || !m.Planning() {
		return nil
	}
	m.fresh()
	key := t.Name.Key + choice(t.At, picks)
	list, known := m.kept.flights[key]
	if !known {
		p, _ := m.planner()
		list = p.Ways(t, picks)
		m.kept.flights[key] = list
	}
	return list
}

// choice writes a target and who is to go for it.
func choice(at engine.Ref, picks []sortie.Pick) string {
	key := at.String()
	for _, p := range picks {
		key += " " + p.Unit.String() + "x" + scene.Itoa(p.N)
	}
	return key
}

// flight is the one a base would send.
func (m *Flights) flight(t sortie.Target, base engine.Ref) (sortie.Flight, bool) {
	list := m.flights(t, base)
	if len(list) == 0 {
		return sortie.Flight{}, false
	}
	return list[m.ways[base]%len(list)], true
}

// shown is the flight whose way the card and the map show.
func (m *Flights) shown(t sortie.Target) (sortie.Flight, bool) {
	if f, ok := m.flight(t, m.base); ok {
		return f, true
	}
	for _, b := range bases(t) {
		if f, ok := m.flight(t, b); ok {
			return f, true
		}
	}
	return sortie.Flight{}, false
}

// follow brings the way that is shown into sight, out and home, clear of the prompt.
func (m *Flights) follow() {
	t, _ := m.target()
	f, ok := m.shown(t)
	if !ok {
		return
	}
	way := []int{f.From.Index()}
	for _, s := range slices.Concat(f.Out, f.Back) {
		way = append(way, s.At.Index())
	}
	m.chart.RevealAll(way, scene.Rect{})
}

// sendable counts who would go; 0 where somebody picked has no way.
func (m *Flights) sendable(t sortie.Target) int {
	sum := 0
	for _, b := range bases(t) {
		if _, n := m.picked(t, b); n == 0 {
			continue
		}
		f, ok := m.flight(t, b)
		if !ok {
			return 0
		}
		for _, u := range f.Units { // an escort that cannot come stays at home
			sum += u.Size
		}
	}
	return sum
}

func (m *Flights) close() {
	m.at, m.base, m.picks, m.ways = engine.NoRef, engine.NoRef, map[engine.Ref]int{}, map[engine.Ref]int{}
	m.Stale = true
}

// aim opens the card of a target, with nobody picked.
func (m *Flights) aim(a Aim) {
	if m.at != a.At {
		m.close()
	}
	m.at, m.raid = a.At, a.Raid
	m.Sight.Sel, m.Sight.Space, m.Sight.KeyAt = engine.NoRef, -1, -1
	m.Menu, m.Proof = nil, nil
	m.Pane, m.Folded = "units", false
	m.Scroll["flight"] = 0
	m.chart.Reveal(a.At.Index())
	m.Cue("card")
}
