// What things are called: spaces, counters, nations, sides, types.

package awaw

import (
	"fmt"

	"awaw/engine"
	"awaw/units"
)

// NameOf words a reference for log lines and prompts.
func (p *Position) NameOf(r engine.Ref) string {
	i := r.Index()
	switch r.Kind() {
	case engine.KindSpace:
		if i < p.w.board.Len() {
			return p.spaceName(i)
		}
	case engine.KindCounter:
		if k := i - FirstForce; k >= 0 && k < len(p.forces) {
			if n := p.markerNumber(k); n > 0 {
				return fmt.Sprintf("%s TF %d", p.w.sides[p.forces[k].side-1], n)
			}
			return p.w.forceNames[k]
		}
		if i < len(p.counters) {
			c := p.counters[i]
			if !c.alive() {
				return fmt.Sprintf("%s %s", p.w.units.Info(c.nation).Name, c.kind.Code())
			}
			return fmt.Sprintf("%s %s %d", p.w.units.Info(c.nation).Name, c.kind.Code(), c.size)
		}
		if k := i - FirstShip; k >= 0 && k < len(p.ships) {
			if name := p.w.shipNames[k]; name != "" {
				return name
			}
			s := p.ships[k]
			return fmt.Sprintf("%s %s %d", p.w.units.Info(s.nation).Name, shipCodes[s.kind], s.factors)
		}
		if k := i - troopBase; k >= 0 && k < len(p.troops) {
			g := p.troops[k]
			if first := p.desk.start; !g.alive() && first != nil { // the dead keep the name they had
				g = first.troops[k]
			}
			return fmt.Sprintf("%s %s %d-%d", p.w.units.Info(g.nation).Name, p.w.ground.Types[g.kind].Code, g.factors, g.moves)
		}
	case engine.KindSide:
		if i >= 1 && i <= len(p.w.sides) {
			return p.w.sides[i-1]
		}
	case engine.KindNation:
		return p.w.units.Info(units.Nation(i)).Name
	case kindType:
		return units.Type(i).Code()
	case kindProject:
		if i < len(projectNames) {
			return projectNames[i]
		}
	}
	return r.String()
}

// spaceName is a place's name, or its coordinate.
func (p *Position) spaceName(i int) string {
	s := p.w.board.Space(i)
	if s.Name != "" {
		return s.Name
	}
	return p.spaceCode(i)
}

// spaceCode is the printed coordinate, or a box's id.
func (p *Position) spaceCode(i int) string {
	s := p.w.board.Space(i)
	if s.Box {
		return s.ID
	}
	return s.Hex.String()
}
