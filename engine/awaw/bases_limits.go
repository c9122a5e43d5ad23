// 18.1: how many air units a base holds.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// unlimited is the capacity of a mapboard box, in thirds of a factor (17.21).
const unlimited = 30000

// airbaseAt finds the airbase counter at a space, -1 if none.
func (p *Position) airbaseAt(space int) int {
	for i, b := range p.airbases {
		if int(b.space) == space {
			return i
		}
	}
	return none
}

// facilities counts the cities, ports and airbase counters of a hex (18.12). A city's own port counts with the city
// unless the option says otherwise.
func (p *Position) facilities(space int) int {
	s := p.w.board.Space(space)
	n := s.Cities
	if s.Port && (s.Cities == 0 || p.w.opt.cityPortTwice) {
		n++
	}
	if p.airbaseAt(space) != none {
		n++
	}
	return n
}

// capacity is the basing limit of a hex in thirds of a factor, without the extra naval air squadron of an island.
func (p *Position) capacity(space int) int {
	s := p.w.board.Space(space)
	if s.Box {
		return unlimited
	}
	return 3 * p.facilities(space) * int(p.w.each[space])
}

// isBase tells whether air may be based at a space at all.
func (p *Position) isBase(space int) bool {
	s := p.w.board.Space(space)
	return s.Box || s.Island || s.Cities > 0 || s.Port || p.airbaseAt(space) != none
}

// room is how many factors (squadrons of naval air) of a kind and nation a base can still take (18.11-18.13, 18.146).
func (p *Position) room(l *loads, space int, nat units.Nation, kind units.Type) int {
	free := p.freeAt(l, space, kind)
	if p.shutOut(space, nat) {
		i := p.airbaseAt(space)
		others := 0
		for _, c := range p.counters {
			if c.alive() && int(c.base) == space && !p.mayUseNew(c.nation, p.airbases[i].nation) {
				others += c.thirds()
			}
		}
		free = min(free, p.capacity(space)-3*int(p.w.each[space])-others)
	}
	return unitsIn(free, kind)
}

// shutOut tells whether a nation may not yet use the airbase at a space, because an ally has just placed it (18.146).
func (p *Position) shutOut(space int, nat units.Nation) bool {
	i := p.airbaseAt(space)
	return i != none && p.airbases[i].placed && !p.mayUseNew(nat, p.airbases[i].nation)
}

// roomFor is the room of a base for a kind, whoever may use it.
func (p *Position) roomFor(l *loads, space int, kind units.Type) int {
	return unitsIn(p.freeAt(l, space, kind), kind)
}

// freeAt is the room of a base in thirds of a factor, with the naval air squadron an island takes beyond its
// facilities (18.13).
func (p *Position) freeAt(l *loads, space int, kind units.Type) int {
	free := p.capacity(space) - int(l.used[space])
	if p.w.board.Space(space).Island && (kind == units.NAS || l.nas[space] > 0) {
		free++
	}
	return free
}

// unitsIn is how many whole factors (squadrons of naval air) go into some thirds.
func unitsIn(thirds int, kind units.Type) int {
	if kind == units.NAS {
		return max(0, thirds)
	}
	return max(0, thirds/3)
}

// overfull is by how many thirds a base exceeds its limit.
func (p *Position) overfull(l *loads, space int) int {
	limit := p.capacity(space)
	if p.w.board.Space(space).Island && l.nas[space] > 0 {
		limit++
	}
	return int(l.used[space]) - limit
}

// supplyOf is the supply state of a base now: the worse of what the scenario says and what the last tracing found.
func (p *Position) supplyOf(space int) supply {
	s := p.w.supplyAt(space, int(p.turn))
	for _, x := range p.supplied {
		if int(x.space) == space {
			s = max(s, x.state)
		}
	}
	return s
}

// operational tells whether offensive missions may start from a base, and which paragraph says not (18.51).
func (p *Position) operational(c counter) (engine.Cite, string) {
	s := p.w.board.Space(int(c.base))
	switch {
	case s.Box:
		return "18.49", "awaw.no.box"
	case p.supplyOf(int(c.base)) != supplyFull:
		return "18.51", "awaw.no.supply"
	case p.w.oilEffect(c.nation, int(p.turn)):
		return "18.51", "awaw.no.oil"
	case s.Cities > 0 || p.airbaseAt(int(c.base)) != none:
		return "", ""
	case s.Port && p.w.opt.portMissions:
		return "", ""
	case s.Island && c.kind == units.NAS:
		return "", ""
	}
	return "18.51", "awaw.no.port"
}

// ownBases lists the bases a side controls, and the boxes.
func (p *Position) ownBases(side engine.Side) []int16 {
	return slices.DeleteFunc(p.bases(), func(b int16) bool { return p.control[b] != side && !p.w.board.Space(int(b)).Box })
}

// enemyBases lists the bases that are held against a side.
func (p *Position) enemyBases(side engine.Side) []int16 {
	return slices.DeleteFunc(p.bases(), func(b int16) bool {
		return p.control[b] == side || p.control[b] == engine.NoSide || p.w.board.Space(int(b)).Box
	})
}

// bases lists every space that can base air: the board's places and the airbase counters, ascending.
func (p *Position) bases() []int16 {
	out := make([]int16, 0, len(p.w.places)+len(p.airbases))
	j := 0
	for _, b := range p.w.places {
		for j < len(p.airbases) && p.airbases[j].space < b {
			out = append(out, p.airbases[j].space)
			j++
		}
		if j < len(p.airbases) && p.airbases[j].space == b {
			j++
		}
		out = append(out, b)
	}
	for ; j < len(p.airbases); j++ {
		out = append(out, p.airbases[j].space)
	}
	return out
}
