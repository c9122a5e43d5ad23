// 17.72, 18.45, 18.57: the way of a raid. Who leads it says where it begins, at any operational base of his front, and by which way
// it comes; who joins it follows. It is asked about once, on the way to the target.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// leads tells whether a counter that is sent against a target would lead the raid on it: the first to bomb, and the first strategic
// bomber before all army air.
func (p *Position) leads(k counter, target int) bool {
	return p.raidOn(target) == none || k.kind == units.StrategicBomber && p.bomberCounters(target) == 0
}

// lead enters a raid, or gives the one on its target its leader's way.
func (t *turnover) lead(x raid) {
	p := t.p
	p.raids = cow(p.raids)
	if r := p.raidOn(int(x.target)); r != none {
		p.raids[r] = x
		return
	}
	p.raids = append(p.raids, x)
}

// raidBase is where the way of a counter to a target begins if no other base is named: its own, or for what is based in a box the
// nearest of its front.
func (p *Position) raidBase(k counter, target int) int {
	if !p.w.strategicUnit(k.kind) {
		return int(k.base)
	}
	base, _ := p.nearestField(p.fields(k.nation, k.front(), true), target)
	return base
}

// raidBases lists the bases at which the way of a counter may begin.
func (p *Position) raidBases(k counter) []int16 {
	if !p.w.strategicUnit(k.kind) {
		return []int16{k.base}
	}
	return p.fields(k.nation, k.front(), true)
}

// raidWayRefusal tells why a raid may not come by the way a command names.
func (p *Position) raidWayRefusal(k counter, way engine.Way, target int) (engine.Cite, string) {
	switch {
	case way == 0:
		return "", ""
	case !p.leads(k, target):
		return "18.57", "awaw.no.way.follows"
	}
	return p.wayRefusal(way, target, p.raidBases(k), p.w.rangeOf(k), rangeCites[k.kind])
}

// usualRaid is the way a raid comes if none is named.
func (p *Position) usualRaid(c engine.Command) []int {
	target := c.B.Index()
	base := p.raidBase(p.counters[c.A.Index()], target)
	if base == none {
		return nil
	}
	return p.w.usualWay(base, target)
}

// raidRoute lists the hexes a raid flies through, its base first and its target last.
func (p *Position) raidRoute(r raid) []int { return p.flownWay(r.way, int(r.from), int(r.target)) }

// wayFlown is how many hexes a bomber flies to its target: as few as may be, but the whole of a way that its raid has named if it
// begins where that begins.
func (p *Position) wayFlown(c counter) int {
	target := int(c.target)
	d := p.w.distance(int(c.base), target)
	if p.w.strategicUnit(c.kind) {
		_, d = p.nearestField(p.fields(c.nation, c.front(), true), target)
	}
	if r := p.raidOn(target); r != none && p.raids[r].way != 0 && slices.Contains(p.raidBases(c), p.raids[r].from) {
		d = max(d, p.w.wayHexes(p.raidRoute(p.raids[r])))
	}
	return d
}

// opposition is how much air, in thirds of a factor, could meet a raid that comes by some way.
func (p *Position) opposition(r raid, way []int) (thirds int) {
	for _, c := range p.counters {
		if p.huntsRaid(c, r, way) {
			thirds += c.thirds()
		}
	}
	return thirds
}

// huntsRaid tells whether a counter could meet a raid on some hexes of its way.
func (p *Position) huntsRaid(c counter, r raid, way []int) bool {
	if _, why := p.opposer(c); why != "" || p.barred(c.nation, int(r.target)) {
		return false
	}
	_, why := p.meetsRaid(c, r, way)
	return why == ""
}

// metOnRaid is for each hex of a raid's way how much air could meet it there, were that all of its way.
func (p *Position) metOnRaid(c engine.Command, way []int) []int {
	out := make([]int, len(way))
	r := raid{target: int16(c.B.Index()), from: int16(way[0])}
	for k := range way {
		out[k] = p.opposition(r, way[k:k+1])
	}
	return out
}
