// Glance of the ground war: units, places to hold, the battle and the flight at hand as bare numbers (chapters 13 and 15 as
// far as they go here, 18.53-18.56, 18.61-18.62).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// GlanceTroop is one ground unit on the board.
type GlanceTroop struct {
	Troop   int // index of its reference
	Side    engine.Side
	Nation  units.Nation
	Space   int
	Target  int // the hex it is drafted against or must attack; -1 none
	Factors int
	Worth   int // points its loss gives the enemy
	Moves   int // its allowance
	Supply  int // 0 full, 1 partial, 2 none
	Starved int // own turns without
	Armor   bool
	Attacks bool // of a type that attacks
	Walks   bool // of a type that moves
	Drops   bool
	Lifts   bool // may be flown from base to base
	Afloat  bool
	Aboard  bool
	Carrier int // the air transport it is loaded on, or fed by; -1 none
	Fought  bool
	Dropped bool
	Must    bool
	Joined  bool
	Able    bool // of a type air may support in defence
	Broke   bool // may attack in exploitation
}

// GlanceHold is a place that gives its side points if it holds it at the end.
type GlanceHold struct {
	Space, Points int
	Side          engine.Side
	Guarded       bool // with a ground unit in it
}

// GlanceSource is a place that supplies a side.
type GlanceSource struct {
	Space int
	Side  engine.Side
}

// GlanceLand is the ground war as a player weighs it.
type GlanceLand struct {
	On      bool
	Asked   Asked
	Later   bool // exploitation, not regular combat
	Worsens bool // winter: the attackers of some nations fight a column worse
	Troops  []GlanceTroop
	Holds   []GlanceHold
	Sources []GlanceSource
	Hump    int   // points a transport factor brings over the Hump
	Depots  []int // spaces from which goods are flown over it

	Hex      int // of the battle; the first named of several attacked at once
	Overrun  bool
	Landing  bool
	Strength [2]int // of the battle as it stands
	Owed     int

	Carrier, Goal, Where int // of the flight at hand; Where -1 while nobody meets it
	Flight               int // what it carries: 0 supply, 1 units, 2 a drop, 3 goods over the Hump
	Cargo                []int
	Route                []int
}

// What air is out for, as GlanceUnit.Task counts it.
const (
	TaskNone = iota
	TaskSupport
	TaskDefend
	TaskOther
)

// glanceLand fills the part about the ground war.
func (g *Glance) glanceLand(p *Position) {
	x := &g.Land
	*x = GlanceLand{Troops: x.Troops[:0], Holds: x.Holds[:0], Sources: x.Sources[:0], Depots: x.Depots[:0], Cargo: x.Cargo[:0], Route: x.Route[:0], On: p.warred(), Carrier: -1, Where: -1}
	if !x.On {
		return
	}
	x.Later = p.wave == waveExploitation
	e := p.w.ground.Effects
	x.Worsens = e.Winter > 0 && p.w.winterAt(int(p.turn)) >= e.Winter
	for i, k := range p.troops {
		if k.alive() && k.onBoard() {
			x.Troops = append(x.Troops, p.glanceTroop(i))
		}
	}
	for _, h := range p.w.sc.Victory.Hold {
		x.Holds = append(x.Holds, GlanceHold{Space: h.at, Points: h.Points, Side: p.w.sc.sides[h.Side], Guarded: h.Guarded})
	}
	for _, k := range p.w.sources {
		x.Sources = append(x.Sources, GlanceSource{Space: k.space, Side: k.side})
	}
	if len(p.w.sc.Hump) > 0 {
		x.Hump = p.w.sc.Victory.Delivered * p.w.ground.Hump.BRP
		for _, to := range p.humpEnds() {
			x.Depots = append(x.Depots, p.humpStarts(to)...)
		}
	}
	if b := p.battle(); b != nil {
		x.Hex, x.Overrun, x.Landing, x.Owed = int(b.hex), b.overrun, b.landing, int(b.owed)
		x.Strength[0], x.Strength[1] = p.strengths()
	}
	if s := p.sortie(); s != nil {
		x.Carrier, x.Goal, x.Where, x.Flight = int(s.carrier), int(s.target), int(s.where), int(s.kind)
		for _, j := range p.cargo(int(s.carrier)) {
			x.Cargo = append(x.Cargo, FirstTroop+j)
		}
		x.Route = append(x.Route, p.route(s)...)
	}
}

func (p *Position) glanceTroop(i int) GlanceTroop {
	k := p.troops[i]
	t := p.w.ground.Types[k.kind]
	return GlanceTroop{Troop: FirstTroop + i, Side: p.troopSide(i), Nation: k.nation, Space: int(k.space), Target: int(k.target), Factors: int(k.factors),
		Worth: int(p.w.prices[i]), Moves: p.allowance(k), Supply: int(k.supply), Starved: int(k.starved), Armor: t.Armor, Attacks: unlessSaid(t.Attacks),
		Walks: unlessSaid(t.Moves), Drops: t.Drops, Lifts: t.Specialized || t.ID == "infantry" && k.factors == 1, Afloat: k.has(troopAfloat), Aboard: k.carried(), Carrier: int(k.carrier), Fought: k.has(troopFought),
		Dropped: k.has(troopDropped), Must: k.has(troopMust), Joined: k.has(troopJoined), Able: unlessSaid(t.Supported), Broke: k.has(troopBroke | troopExploits)}
}

// Holder is the side that controls a space.
func (p *Position) Holder(space int) engine.Side { return p.control[space] }

// Lines tells where supply of a side would reach if it held every hex no enemy stands in or controls by armor: what it can
// reach if it goes there. Lanes for a few units count as any. What is told stands in out, if there is room for it.
func (p *Position) Lines(side engine.Side, out []bool) []bool {
	q := *p
	q.control = make([]engine.Side, len(p.control))
	for i, s := range p.control {
		if s != p.other(side) {
			q.control[i] = s
		}
	}
	state := q.network(side)
	out = reached(state, out)
	for _, l := range p.w.lanes {
		if l.side == side && l.units > 0 && p.control[l.to] == side {
			out[l.to] = out[l.to] || state[l.from] != supplyNone
		}
	}
	return out
}

// CutOff counts the points of a side's ground units that are in supply now and would not be if an enemy stood in some hex.
func (p *Position) CutOff(side engine.Side, hex int, before []bool) (worth int) {
	q := *p
	q.control = append([]engine.Side(nil), p.control...)
	q.control[hex] = p.other(side)
	state := q.network(side)
	for i, g := range p.troops {
		if g.alive() && g.onBoard() && p.troopSide(i) == side && !g.has(troopAfloat) && before[g.space] && state[g.space] == supplyNone {
			worth += int(p.w.prices[i])
		}
	}
	return worth
}

// Reached tells where supply of a side reaches now; in out, if there is room for it.
func (p *Position) Reached(side engine.Side, out []bool) []bool { return reached(p.network(side), out) }

// reached tells where there is any supply.
func reached(state []supply, out []bool) []bool {
	out = slices.Grow(out[:0], len(state))[:len(state)]
	for i, s := range state {
		out[i] = s != supplyNone
	}
	return out
}

// Landscape gives what a planner has to know of the land; it is made when first asked for and the same ever after.
func (p *Position) Landscape() *Landscape {
	if l := p.w.land.Load(); l != nil {
		return l
	}
	l := p.w.landscape()
	p.w.land.Store(l)
	return l
}
