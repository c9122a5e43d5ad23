// What counters are called in the player's language: the nation, the arm, the size.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// TextOf names counters, nations and types by message; everything else has its name from the data.
func (p *Position) TextOf(r engine.Ref) (engine.Text, bool) {
	i := r.Index()
	of := func(n units.Nation) engine.Text { return engine.Text{Key: "awaw.of." + p.w.units.Info(n).Code} }
	arm := func(code string) engine.Text { return engine.Text{Key: "awaw.arm." + code} }
	switch r.Kind() {
	case engine.KindCounter:
		if k := i - FirstForce; k >= 0 && k < len(p.forces) {
			if n := p.markerNumber(k); n > 0 {
				if nation, ok := p.firstNation(p.forces[k].side); ok {
					return engine.Say("awaw.named.unit", of(nation), arm("TF"), n), true
				}
			}
			break
		}
		if i < len(p.counters) {
			c := p.counters[i]
			if !c.alive() {
				return engine.Say("awaw.named.dead", of(c.nation), arm(c.kind.Code())), true
			}
			return engine.Say("awaw.named.unit", of(c.nation), arm(c.kind.Code()), int(c.size)), true
		}
		if k := i - FirstShip; k >= 0 && k < len(p.ships) {
			if s := p.ships[k]; p.w.shipNames[k] == "" {
				return engine.Say("awaw.named.unit", of(s.nation), arm(shipCodes[s.kind]), int(s.factors)), true
			}
			break
		}
		if k := i - troopBase; k >= 0 && k < len(p.troops) {
			g := p.troops[k]
			if first := p.desk.start; !g.alive() && first != nil { // the dead keep the name they had
				g = first.troops[k]
			}
			return engine.Say("awaw.named.troop", of(g.nation), arm(p.w.ground.Types[g.kind].Code), int(g.factors), int(g.moves)), true
		}
	case engine.KindNation:
		if i < len(p.w.nations) {
			return engine.Text{Key: "awaw.country." + p.w.units.Info(units.Nation(i)).Code}, true
		}
	case kindType:
		return arm(units.Type(i).Code()), true
	case kindProject:
		if i < len(projectNames) {
			return engine.Text{Key: "awaw.project." + projectNames[i]}, true
		}
	}
	return engine.Text{}, false
}
