// Glance: the position as bare numbers, for players that look at thousands of positions where a screen looks at one.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// Glance is what a player weighs: no names, no charts. It is asked of Seen(side) and can be filled again and again.
type Glance struct {
	Turn, Turns int
	Phasing     engine.Side
	Points      [2]int // of both sides, as Outcome counts them
	Kill        int    // points a factor of enemy air eliminated
	BRP         [2]int
	Units       []GlanceUnit
	Bases       []GlanceBase // ascending by space
	Prizes      []GlancePrize
	Fight       GlanceFight
	Land        GlanceLand
	Strategy    GlanceStrategy
	Sea         GlanceSea
}

// GlanceUnit is one counter in play.
type GlanceUnit struct {
	Counter        int // index of its reference
	Side           engine.Side
	Nation         units.Nation
	Kind           units.Type
	Base, Target   int // spaces; Target is -1 unless it flies or flees
	Thirds         int // its weight in thirds of a factor
	Range, Staging int // hexes
	DRM            int
	Inverted       bool
	Locked         bool // and stays so for the rest of the player turn
	Staged         bool // has changed base in this phase
	Fights         bool // may fly counterair when it is not inverted
	Task           int  // what it is out for, if it flies
	Used           bool // its support has counted or turned back
	Homebound      bool // may intercept over no hex but its own (18.45)
	SupportsHome   bool // may support no hex but its own (18.611D)
	Deck           bool // on a carrier
}

// GlanceBase is one space air can be based at.
type GlanceBase struct {
	Space  int
	Owner  engine.Side
	Free   int  // room in thirds of a factor
	Open   bool // offensive missions may start here
	Struck bool // counteraired in this phase, or announced
	Fed    bool // in full supply
	Dry    bool // without any
	Port   bool
}

// GlancePrize is a place a side is paid for when no enemy air that could fly stands within some hexes of it at the end of
// the side's player turn.
type GlancePrize struct {
	Space, Within int
	Side          engine.Side
	Points        int
}

// GlanceFight is the fight that waits for somebody. Strengths are squadrons when Squadrons is set, factors otherwise;
// index 0 is the attacker.
type GlanceFight struct {
	On        bool
	Space     int
	Squadrons bool
	Attacker  engine.Side
	Net       int // the attacker's modifier
	Strength  [2]int
	Idle      int // defenders that add nothing to the row: air transports (18.521B)
	Ready     int // defenders that are not inverted
	Aborted   int // defenders the last round turned back
	Harm      int // effects on the defender waiting to be dealt
	Fresh     bool
	Stay      bool // the defender is asked to stay or to leave, and has chosen no refuge yet
	Over      bool // not a counterair: a meeting in the air
}

// Rebases tells whether the step at hand is one in which units change base or are built: what is placed for them is of use at once.
func (p *Position) Rebases() bool {
	return p.staging() || p.phase > phaseCombat && !p.step.row().lands
}

// Glance fills g.
func (p *Position) Glance(g *Glance) {
	g.Turn, g.Turns = int(p.turn), p.w.sc.Scenario.Turns
	g.Phasing = p.phasing()
	g.Kill = p.w.sc.Victory.Kill
	for i := range g.Points {
		g.Points[i] = p.score(engine.Side(i + 1))
		g.BRP[i] = 0
		if i < len(p.brp) {
			g.BRP[i] = int(p.brp[i])
		}
	}
	l := p.counted()
	defer l.close(p.desk)
	g.glanceUnits(p)
	g.Bases = g.Bases[:0]
	for _, b := range p.bases() {
		s := p.w.board.Space(int(b))
		x := GlanceBase{Space: int(b), Port: s.Port, Owner: p.control[b], Free: p.capacity(int(b)) - int(l.used[b])}
		x.Struck = slices.Contains(p.struck, b) || slices.Contains(p.targets, b)
		state := p.supplyOf(int(b))
		x.Fed, x.Dry = state == supplyFull, state == supplyNone
		x.Open = !s.Box && x.Fed && (s.Cities > 0 || p.airbaseAt(int(b)) >= 0 || s.Port && p.w.opt.portMissions)
		g.Bases = append(g.Bases, x)
	}
	if len(g.Prizes) != len(p.w.sc.Victory.Objective) {
		g.Prizes = g.Prizes[:0]
		for _, o := range p.w.sc.Victory.Objective {
			g.Prizes = append(g.Prizes, GlancePrize{Space: o.at, Within: o.Within, Side: p.w.sc.sides[o.Side], Points: o.Points})
		}
	}
	g.glanceLand(p)
	g.glanceStrategy(p)
	g.glanceSea(p)
	if q, ok := p.innermost().(glanced); ok {
		q.glance(p, g)
	}
	g.Fight = GlanceFight{}
	if f := p.fight(); f != nil {
		g.Fight = p.glanceFight(f)
	}
}

func (g *Glance) glanceUnits(p *Position) {
	g.Units = g.Units[:0]
	for i, c := range p.air() {
		if !c.based() {
			continue
		}
		may, _ := p.w.units.May(c.kind, units.Counterair)
		u := GlanceUnit{Counter: i, Side: p.w.sideOf(c.nation), Nation: c.nation, Kind: c.kind, Base: int(c.base), Target: -1, Thirds: c.thirds(),
			Range: p.w.rangeOf(c), Staging: p.w.stagingOf(c), DRM: p.drm(c), Inverted: c.has(inverted), Locked: c.has(locked),
			Staged: c.has(staged) || c.has(moved), Fights: may, Deck: c.onDeck()}
		if c.has(flying) || c.has(fleeing) {
			u.Target = int(c.target)
		}
		if p.warred() {
			u.Used, u.Homebound, u.SupportsHome = c.has(spent|turned|held), p.homebound(c), p.supportsHome(c)
			switch {
			case c.onTask(taskSupport):
				u.Task = TaskSupport
			case c.onTask(taskDefend):
				u.Task = TaskDefend
			case c.has(flying):
				u.Task = TaskOther
			}
		}
		g.Units = append(g.Units, u)
	}
}

func (p *Position) glanceFight(f *fight) GlanceFight {
	x := GlanceFight{On: true, Space: int(f.space), Squadrons: f.squadrons, Attacker: f.sideOf(p, attacker), Net: int(f.net), Fresh: f.fresh, Over: f.kind != airCounterair,
		Stay: f.stage == fightStay && !p.drafting(f)}
	for side := range f.force {
		x.Strength[side] = f.total(side)
	}
	for _, m := range f.force[defender] {
		if p.counters[m.c].kind == units.Transport && !m.left {
			x.Idle += int(m.units)
		}
		if !p.counters[m.c].has(inverted) {
			x.Ready += int(m.units)
			x.Aborted += int(m.aborted)
		}
	}
	if f.stage == fightScope {
		x.Harm = f.results[attacker].Eliminated + f.results[attacker].Aborted
	}
	return x
}

// FlightHexes is how far air flies between two spaces; more than any range if there is no way.
func (p *Position) FlightHexes(a, b int) int { return p.w.distance(a, b) }

// Nameless tells whether a space has no name on the map, only a code.
func (p *Position) Nameless(space int) bool {
	b := p.w.board
	return space >= 0 && space < b.Len() && (b.Name(space) == "" || b.Name(space) == b.Code(space))
}

// Air gives the rules of air combat in force, for those who reckon with them.
func (p *Position) Air() *aircombat.Rules { return p.w.air }

// Scenario is the id of the scenario played.
func (p *Position) Scenario() string { return p.w.sc.Scenario.ID }

// Bars are the least leads of the first side with which it wins, and with which it does not lose, when the scenario ends; false if it wins with none.
func (p *Position) Bars() (win, draw int, known bool) {
	win, known = p.Par()
	draw = win
	for _, l := range p.w.sc.Victory.Level {
		if p.w.sc.sides[l.Winner] != 2 {
			draw = min(draw, l.Margin)
		}
	}
	return win, draw, known
}

// Par is the least lead of the first side with which it wins when the scenario ends; false if no lead does.
func (p *Position) Par() (lead int, known bool) {
	for _, l := range p.w.sc.Victory.Level {
		if p.w.sc.sides[l.Winner] == 1 && (!known || l.Margin < lead) {
			lead, known = l.Margin, true
		}
	}
	return lead, known
}
