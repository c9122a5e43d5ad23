// Task forces as data: markers that ships sail under, and who sails with whom (20, 21).

package awaw

import (
	"slices"

	"awaw/engine"
)

// taskForce is one marker. A marker with no ships lies beside the map.
type taskForce struct {
	side  engine.Side
	space int16 // -1 beside the map
	port  int16 // it sailed from last, -1 none
	run   uint8 // hexes sailed in this movement phase
	flags forceFlag
}

// onBoard tells whether the marker is on the map.
func (f taskForce) onBoard() bool { return f.space != none }

// forceFlag is one bit of a task force's state.
type forceFlag uint8

// forceTurnFlags end with a player turn, whoever's it was.
const forceTurnFlags = forceSailed | forceMet | forceHome | forceStruck | forceFought

func (f taskForce) has(x forceFlag) bool { return f.flags&x != 0 }

// tf refers to task force i.
func tf(i int) engine.Ref { return engine.CounterRef(FirstForce + i) }

// FirstForce is the index of the first task force among references to counters.
const FirstForce = 1 << 18

// forceAt is the task force a reference names, -1 if it names none on the map.
func (p *Position) forceAt(r engine.Ref) int {
	i := p.markerAt(r)
	if i == none || !p.forces[i].onBoard() {
		return none
	}
	return i
}

// inPort tells whether a task force lies in port.
func (p *Position) inPort(force int) bool { return !p.w.board.Space(int(p.forces[force].space)).Sea }

// shipsIn lists the ships of a task force.
func (p *Position) shipsIn(force int) (out []int) {
	for i, s := range p.ships {
		if s.alive() && int(s.force) == force+1 {
			out = append(out, i)
		}
	}
	return out
}

// markerNumber is the number, among those of its side, by which a side knows an enemy marker that nobody has found; 0 for every
// other, which has a name (17.3123).
func (p *Position) markerNumber(f int) int {
	m := p.forces[f]
	if !m.has(forceVeiled) || m.has(forceKnown) {
		return 0
	}
	n := 0
	for _, o := range p.forces[:f+1] {
		if o.side == m.side {
			n++
		}
	}
	return n
}

// force gives one task force for writing.
func (t *turnover) force(i int) *taskForce {
	t.p.forces = slices.Clone(t.p.forces)
	return &t.p.forces[i]
}

// groups lists the task forces of a side in a naval combat: every one of its markers in the hex.
func (p *Position) groupsAt(side engine.Side, hex int) (out []int) {
	for f, m := range p.forces {
		if m.side == side && int(m.space) == hex && hex != none {
			out = append(out, f)
		}
	}
	return out
}

// manned tells whether any ship sails with a task force.
func (p *Position) manned(force int) bool {
	return slices.ContainsFunc(p.ships, func(s ship) bool { return s.alive() && int(s.force) == force+1 })
}

// hasForces tells whether a side has a task force on the map. Everybody sees that.
func (p *Position) hasForces(side engine.Side) bool {
	return slices.ContainsFunc(p.forces, func(m taskForce) bool { return m.side == side && m.onBoard() })
}

// sailed tells whether there are task forces in the scenario at all.
func (p *Position) sailed() bool { return len(p.forces) != 0 }

// meetsShips tells whether a phase has a step at sea: for task forces, or for kamikazes when ships lie in ports alone (17.463).
func (p *Position) meetsShips() bool {
	return p.sailed() || p.kamikazes != nil && p.kamikazes.ready > 0 && len(p.ships) != 0
}

// markerAt is the marker a reference names, on the map or not; -1 for none.
func (p *Position) markerAt(r engine.Ref) int {
	i := r.Index() - FirstForce
	if r.Kind() != engine.KindCounter || i < 0 || i >= len(p.forces) {
		return none
	}
	return i
}
