// Air over ships: what guards a combat group, what rises from a port, and the conditions under which a strike meets it.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// coverOver is how those over a task force fight a strike on it: patrol from carriers is at an advantage unless it is surprised,
// air cover is not (19.31C).
func (p *Position) coverOver(over []int, surprise int) aircombat.Conditions {
	patrol := slices.ContainsFunc(over, func(i int) bool { return p.counters[i].onDeck() })
	return aircombat.Conditions{CAP: patrol, Cover: !patrol, Surprise: p.w.naval.Surprises(surprise)}
}

// risersAt is the air of a side known to rise from a port against those who come for its ships, and its counters.
func (p *Position) risersAt(port int16, side engine.Side) (f aircombat.Force, over []int) {
	for i, c := range p.counters {
		if !p.risesAt(c, port, side) {
			continue
		}
		g := p.groupOf(c)
		g.N = int(c.size)
		f = append(f, g)
		over = append(over, i)
	}
	return f, over
}

// risesAt tells whether a counter of a side rises against those who come for the ships of its port (17.3126, 23.5).
func (p *Position) risesAt(c counter, port int16, side engine.Side) bool {
	return c.alive() && c.base == port && p.w.sideOf(c.nation) == side && !c.has(flying|inverted) && c.kind != units.Transport
}

// strikeConditions is what chapter 19 needs to know of a strike that meets defenders at sea.
func (p *Position) strikeConditions(f *fight) aircombat.Conditions {
	over := make([]int, 0, len(f.force[defender]))
	for _, m := range f.force[defender] {
		over = append(over, int(m.c))
	}
	c := p.coverOver(over, p.surpriseOf(p.strike().side))
	c.Squadrons = f.squadrons
	return c
}

// fireRows puts the ships' fire where a fight shows its rows: only one side throws dice.
func (p *Position) fireRows(f *fight, _, _ aircombat.Force) {
	f.ledgers[attacker], f.ledgers[defender] = engine.Ledger{}, p.w.naval.DefenseModifiers(p.surpriseOf(p.strike().side))
	f.net = int8(f.ledgers[defender].Net())
	f.rows[attacker], f.rows[defender] = 0, uint16(p.w.naval.AirDefense(p.hulls(p.struckShips())))
}
