// Glance at the sea: task forces, naval combat and strikes as bare numbers.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// GlanceSea is what a player weighs of the sea.
type GlanceSea struct {
	On     bool
	Asked  SeaAsked
	Hex    int // of the naval combat, -1 before it is known
	Mover  bool
	Moving int // index of the force under way that may be met, -1 for none
	Round  int
	Ship   int // points a factor of ships sunk
	Left   int // squadrons of a strike without a target
	Net    int // the modifier of its attack on the ships
	Diving int // kamikazes named for the attack that is being announced
	Forces []GlanceForce
	Ports  []GlanceGoal // where a side's transports unload, with points a factor
	Aims   []GlanceShip // the ships a strike may be aimed at, counted ones all by the first of them
}

// GlanceForce is one task force on the map. What is not known of it is zero.
type GlanceForce struct {
	Force      int // index of its reference
	Side       engine.Side
	Space      int
	AtSea      bool
	Known      bool
	Fought     bool
	Sailed     bool
	Found      bool // in the naval combat at hand
	Factors    int
	Carriers   int // factors of fast carriers that can launch
	Squadrons  int // ready naval air aboard
	Fresh      int // of it, what has done nothing at sea in this player turn but patrol: it stays ready
	Aboard     int // naval air aboard, ready or not
	Guards     int // squadrons over it in the naval combat at hand
	Guns       int // factors of air defense
	Sails      int // hexes it may sail in a phase
	Nation     units.Nation
	Transports int // factors with something to unload
	Empty      int // factors that have to load again
	Hurt       int // factors of damaged ships
}

// GlanceGoal is a place where transports of a side unload.
type GlanceGoal struct {
	Side   engine.Side
	Space  int
	Points int
	From   []int
}

// GlanceShip is a ship a strike may be aimed at.
type GlanceShip struct {
	Ship    int // index of its reference
	Carrier bool
	Laden   bool // transports with something to unload
	Named   bool
	Damaged bool
	Size    int
	Damages int // effects that damage it; 0 if none do
	Sinks   int // effects that sink it, or all of it
}

func (g *Glance) glanceSea(p *Position) {
	s := &g.Sea
	*s = GlanceSea{On: len(p.forces) > 0, Hex: -1, Moving: -1, Forces: s.Forces[:0], Ports: s.Ports[:0], Aims: s.Aims[:0]}
	if !s.On && p.strike() == nil {
		return
	}
	s.Ship = p.w.sc.Victory.Ship
	if p.dive() != nil && p.dive().stage == diveSend {
		for _, x := range p.dive().out {
			s.Diving += int(x.sent)
		}
	}
	for f, m := range p.forces {
		if !m.onBoard() {
			continue
		}
		s.Forces = append(s.Forces, p.glanceForce(f))
	}
	for _, c := range p.w.sc.Victory.Convoy {
		goal := GlanceGoal{Side: p.w.sc.sides[c.Side], Space: p.w.board.Find(c.Place), Points: c.Points}
		for _, name := range c.From {
			goal.From = append(goal.From, p.w.board.Find(name))
		}
		s.Ports = append(s.Ports, goal)
	}
}

// glanceForce is one task force.
func (p *Position) glanceForce(f int) GlanceForce {
	m := p.forces[f]
	x := GlanceForce{Force: f, Side: m.side, Space: int(m.space), AtSea: !p.inPort(f), Known: m.has(forceKnown), Fought: m.has(forceFought),
		Sailed: m.has(forceSailed) || m.has(forceHome), Found: p.sea() != nil && p.sea().isFound(m.side, f)}
	x.Nation, _ = p.firstNation(m.side)
	slow := false
	for _, i := range p.shipsIn(f) {
		v := p.ships[i]
		x.Factors += int(v.factors)
		x.Nation = v.nation
		x.Guns += p.w.naval.Guns(p.hull(i))
		slow = slow || v.slow()
		switch {
		case v.has(shipDamaged):
			x.Hurt += int(v.factors)
		case v.kind == shipCarrier:
			x.Carriers += int(v.factors)
		case v.kind == shipTransport && v.has(shipEmpty):
			x.Empty += int(v.factors)
		case v.kind == shipTransport:
			x.Transports += int(v.factors)
		}
	}
	p.glanceDecks(&x)
	x.Sails = p.w.sailing(slow)
	if p.sea() != nil {
		for _, a := range p.sea().air {
			if int(a.over) == f && a.has(roleCover|roleCAP) && p.counters[a.c].alive() {
				x.Guards += p.squadrons(int(a.c))
			}
		}
	}
	return x
}

// glanceDecks counts the air aboard a task force.
func (p *Position) glanceDecks(x *GlanceForce) {
	for _, i := range p.airIn(x.Force) {
		c := p.counters[i]
		if !p.seaworthyAnywhere(c) {
			continue
		}
		x.Aboard += int(c.size)
		if !c.has(inverted) {
			x.Squadrons += int(c.size)
		}
		if !c.has(inverted) && !c.has(overSea) {
			x.Fresh += int(c.size)
		}
	}
}

// seaworthyAnywhere tells whether the carrier of a counter could launch it once at sea.
func (p *Position) seaworthyAnywhere(c counter) bool {
	v := p.ships[c.aboard()]
	return v.kind == shipCarrier && !v.has(shipDamaged)
}

// SeaRow is the way by sea from a space to every other for a side, in hexes; -1 where there is none.
func (p *Position) SeaRow(side engine.Side, from int) []int16 {
	row := make([]int16, p.w.board.Len())
	for i := range row {
		row[i] = -1
	}
	for _, l := range p.w.voyages(from) {
		row[l.space] = l.dist
	}
	return row
}

// ShipsWith adds the ships that are known to sail with a task force.
func (p *Position) ShipsWith(force int, buf []GlanceShip) []GlanceShip {
	for i := range p.ships {
		if v := &p.ships[i]; v.alive() && int(v.force) == force+1 {
			buf = append(buf, p.glanceShip(i))
		}
	}
	return buf
}

// glanceShip is one ship.
func (p *Position) glanceShip(i int) GlanceShip {
	v, h := &p.ships[i], p.hull(i)
	return GlanceShip{Ship: FirstShip + i, Carrier: v.kind == shipCarrier, Laden: v.kind == shipTransport && !v.has(shipEmpty),
		Named: v.kind.named(), Damaged: v.has(shipDamaged), Size: h.Size, Damages: p.w.naval.Damages(h), Sinks: p.w.naval.Sinks(h)}
}

// Naval gives the rules of air attacks on ships in force, for those who reckon with them.
func (p *Position) Naval() *aircombat.Naval { return p.w.naval }

// StrikeGroup is what a counter attacks ships at sea with; false if it may do nothing at sea.
func (p *Position) StrikeGroup(counter int) (g aircombat.Group, ok bool) {
	if p.seaworthy(p.counters[counter]) != "" {
		return g, false
	}
	g = p.squadronsOf(counter, aircombat.Attack)
	return g, g.N > 0
}

// NavalAir is naval air as a side had it at the start, as chapter 19 sees it, without a number: the first of a nation there was, or of the side if that
// had none; false if nobody had any. The order of battle is no secret. What was elite is regular once kamikazes are invoked (17.42).
func (p *Position) NavalAir(side engine.Side, nation units.Nation) (g aircombat.Group, ok bool) {
	for _, c := range p.desk.start.counters {
		if c.kind != units.NAS || !c.based() || p.w.sideOf(c.nation) != side || ok && c.nation != nation {
			continue
		}
		g, ok = p.groupOf(c), true
		if c.nation == nation {
			break
		}
	}
	g.Elite = g.Elite && p.kamikazes == nil
	return g, ok
}

// SearchingCarriers is how many carriers of a side search a hex with what they have aboard (22.44), those of a task force wherever they are.
func (p *Position) SearchingCarriers(side engine.Side, hex, coming int) (n int) {
	for i := range p.ships {
		if p.scouts(i, side) && (p.deckWithin(i, hex) || int(p.ships[i].force) == coming+1 && p.deckReady(i)) {
			n++
		}
	}
	return n
}

// Deckless tells whether a counter is on patrol over the sea and has lost the deck it rose from.
func (p *Position) Deckless(counter int) bool { return p.sea() != nil && p.castaway(counter) }
