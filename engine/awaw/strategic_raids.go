// 18.57, 26: raids announced, one target after another: bombers, who escorts them, and flying bombs. All that attack one
// target are of one nationality; one army air factor in three bombs, the others escort.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// raidRefusal tells why a counter may not attack a target, as a bomber or as an escort of those that do.
func (p *Position) raidRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.57", "awaw.no.such"
	}
	if !p.now(VerbRaid) {
		return "18.512F", "awaw.no.raid.now"
	}
	k, target := p.counters[c.A.Index()], c.B.Index()
	fields := p.raidFields(k)
	if cite, why := p.raiderFrom(k, fields); why != "" {
		return cite, why
	}
	return p.raidedRefusal(k, fields, c.Way, target)
}

// raidedRefusal tells why a counter that may raid, from some fields if it is based in a box, may not attack a target by some way.
func (p *Position) raidedRefusal(k counter, fields []int16, way engine.Way, target int) (engine.Cite, string) {
	if cite, why := p.bombable(k.nation, target); why != "" {
		return cite, why
	}
	if cite, why := p.companyRefusal(k, target); why != "" {
		return cite, why
	}
	if cite, why := p.reachRefusal(k, fields, target); why != "" {
		return cite, why
	}
	return p.raidWayRefusal(k, way, target)
}

// raidFields lists the bases a strategic warfare unit would fly from on a raid; nil for any other, which flies from its own.
func (p *Position) raidFields(k counter) []int16 {
	if !p.w.strategicUnit(k.kind) {
		return nil
	}
	return p.fields(k.nation, k.front(), true)
}

// raider tells why a counter may take part in no raid (17.23, 17.53, 17.73, 17.83, 18.41, 18.51).
func (p *Position) raider(k counter) (engine.Cite, string) { return p.raiderFrom(k, p.raidFields(k)) }

// raiderFrom tells the same of a counter whose raidFields are known.
func (p *Position) raiderFrom(k counter, fields []int16) (engine.Cite, string) {
	if cite, why := p.grounded(k); why != "" {
		return cite, why
	}
	bombs, cite := p.may(k, units.Bomb)
	escorts, _ := p.may(k, units.EscortBombing)
	switch {
	case !bombs && !escorts:
		return cite, "awaw.no.fly.type"
	case p.w.strategicUnit(k.kind):
		if len(fields) == 0 {
			return rangeCites[k.kind], "awaw.no.raid.front"
		}
		return "", ""
	}
	return p.operational(k)
}

// bombable tells why a nation may not bomb a space (18.49, 26).
func (p *Position) bombable(n units.Nation, target int) (engine.Cite, string) {
	k := p.w.worksAt(target)
	switch {
	case k == none:
		return "26", "awaw.no.raid.target"
	case p.control[target] != p.other(p.w.sideOf(n)):
		return "26", "awaw.no.raid.enemy"
	case p.standing(k) == 0:
		return "26", "awaw.no.raid.down"
	case !p.w.board.Space(target).Box:
		return "", ""
	}
	name, cite := p.w.units.Info(n).Name, engine.Cite("18.49")
	for _, b := range p.w.strategy.Box {
		if b.ID == p.w.board.Space(target).ID && slices.Contains(b.Nations, name) {
			if cite = engine.Cite(b.Cite); p.airRangeOf(n) >= b.AirRange {
				return "", ""
			}
			return cite, "awaw.no.raid.research"
		}
	}
	return cite, "awaw.no.fly.box"
}

// companyRefusal tells why a counter may not join what attacks a target: one nationality, bombers before escorts, and no more
// than a nation may send.
func (p *Position) companyRefusal(k counter, target int) (engine.Cite, string) {
	r := p.raidOn(target)
	if r != none && p.raids[r].bombs > 0 {
		return "26", "awaw.no.raid.bombs"
	}
	for _, c := range p.counters {
		if c.onTask(taskRaid) && int(c.target) == target && c.nation != k.nation {
			return "26", "awaw.no.raid.mixed"
		}
	}
	if bombs, _ := p.may(k, units.Bomb); r == none && !bombs {
		_, cite := p.may(k, units.EscortBombing)
		return cite, "awaw.no.raid.escort"
	}
	if k.kind != units.AAF {
		return "", ""
	}
	if r == none && int(k.size) < p.w.strategy.Share {
		return "26", "awaw.no.raid.third"
	}
	sent := int(k.size)
	for _, c := range p.counters {
		if c.onTask(taskRaid) && c.kind == units.AAF && c.nation == k.nation {
			sent += int(c.size)
		}
	}
	for _, m := range p.w.strategy.Most {
		if m.Nation == p.w.units.Info(k.nation).Name && sent > m.Factors {
			return "26", "awaw.no.raid.most"
		}
	}
	return "", ""
}

// rangeCites gives each type's paragraph on how far it flies on a raid.
var rangeCites = map[units.Type]engine.Cite{units.AAF: "17.22", units.Jet: "17.581", units.StrategicBomber: "17.72", units.Interceptor: "17.82"}

// reachRefusal tells why a target is too far: for army air and jets from their base, for bombers and interceptors from every
// operational base of their front (17.22, 17.581, 17.72, 17.82).
func (p *Position) reachRefusal(k counter, fields []int16, target int) (engine.Cite, string) {
	if !p.w.strategicUnit(k.kind) {
		return p.withinRange(k, target, rangeCites[k.kind])
	}
	if _, d := p.nearestField(fields, target); d > p.w.rangeOf(k) {
		return rangeCites[k.kind], "awaw.no.raid.far"
	}
	return "", ""
}

// legalRaids lists who may attack what.
func (p *Position) legalRaids(buf []engine.Command) []engine.Command {
	return slices.AppendSeq(buf, p.raidsOf)
}

// raidsOf yields one by one what legalRaids lists.
func (p *Position) raidsOf(yield func(engine.Command) bool) {
	if !p.now(VerbRaid) {
		return
	}
	type home struct {
		nation units.Nation
		front  int
	}
	var known map[home][]int16 // the fields of those who are based in boxes, each front looked through once
	for i, c := range p.counters {
		var fields []int16
		if c.alive() && p.w.strategicUnit(c.kind) {
			h := home{c.nation, c.front()}
			if known == nil {
				known = map[home][]int16{}
			}
			if _, ok := known[h]; !ok {
				known[h] = p.raidFields(c)
			}
			fields = known[h]
		}
		if _, why := p.raiderFrom(c, fields); why != "" {
			continue
		}
		for _, x := range p.w.works {
			if _, why := p.raidedRefusal(c, fields, 0, int(x.space)); why != "" {
				continue
			}
			if !yield(engine.Command{Side: p.phasing(), Verb: VerbRaid, A: ct(i), B: sp(int(x.space))}) {
				return
			}
		}
	}
}

// raid sends a counter against a target. The first that bombs it opens the raid, and says by which way it comes.
func (t *turnover) raid(c engine.Command) {
	p := t.p
	k := &p.counters[c.A.Index()]
	target := c.B.Index()
	way := engine.Way(0)
	if p.leads(*k, target) {
		from := p.raidBase(*k, target)
		way = p.namedWay(c.Way, from, target)
		if way != 0 {
			from = p.w.readWay(target, way)[0]
		}
		t.lead(raid{target: int16(target), from: int16(from), way: way})
	}
	key, cite := "awaw.raids", engine.Cite("18.57")
	if p.onlyEscorts(*k, target) {
		key = "awaw.raid.escorts"
		cite = rangeCites[k.kind]
	}
	k.flags |= flying
	k.target, k.task = int16(target), taskRaid
	t.say(engine.EventChoice, cite, key, c.A, c.B)
	t.sayWay(way, target)
}

func (p *Position) tellRaid(c engine.Command, l *engine.Label) {
	if p.counterOK(c.A) {
		if k := p.counters[c.A.Index()]; p.spaceOK(c.B) && p.onlyEscorts(k, c.B.Index()) {
			l.Cite, l.Name, l.Escorts = rangeCites[k.kind], told("raid.escort", c.A, c.B), true
		}
	}
	if k := p.w.worksAt(c.B.Index()); k != none {
		l.Detail = detailed("raid", engine.Say("awaw.works."+p.w.works[k].kind), p.standing(k), int(p.w.works[k].points))
	}
}

// bomberCounters counts the strategic bomber counters over a target.
func (p *Position) bomberCounters(target int) (n int) {
	for _, c := range p.counters {
		if c.onTask(taskRaid) && int(c.target) == target && c.kind == units.StrategicBomber {
			n++
		}
	}
	return n
}

// bombersOver is how many factors bomb a target: every strategic bomber, and one army air factor in three (26).
func (p *Position) bombersOver(target int) int {
	heavy, army := p.bombingOver(target)
	return heavy + army/p.w.strategy.Share
}

// bombingOver counts the factors of strategic bombers and of army air that were sent to a target.
func (p *Position) bombingOver(target int) (heavy, army int) {
	for _, c := range p.counters {
		if !c.onTask(taskRaid) || int(c.target) != target {
			continue
		}
		switch c.kind {
		case units.StrategicBomber:
			heavy += int(c.size)
		case units.AAF:
			army += int(c.size)
		}
	}
	return heavy, army
}

// onlyEscorts tells whether a counter that joins the raid on a target, and is not on it yet, adds no factor that bombs.
func (p *Position) onlyEscorts(k counter, target int) bool {
	if k.kind == units.AAF && p.raidOn(target) != none {
		_, army := p.bombingOver(target)
		return (army+int(k.size))/p.w.strategy.Share == army/p.w.strategy.Share
	}
	bombs, _ := p.may(k, units.Bomb)
	return !bombs
}
