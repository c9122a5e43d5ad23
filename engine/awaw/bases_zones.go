// The ground war, as much of it as the air game needs: units of nation, type, factors and movement; zones of control of
// armor; movement, overruns, attacks in rounds, advance, breakthrough and exploitation, airdrops, landings; supply traced
// over land and by sea lanes.
//
// Left out, because no paragraph of chapters 17 to 19 turns on it: attrition, fortifications, entrenchment, combat training
// levels, building and rebuilding ground units, strategic redeployment by rail, partisans coming up, breaking ground units
// into smaller ones, headquarters. Numbers of other chapters are unknown and stand in ground.toml as the house's.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/hexmap"
)

const groundFile = "awaw/ground.toml"

// troopKindOf finds a type by id or code.
func (g *groundRules) troopKindOf(name string) (troopKind, bool) {
	i := slices.IndexFunc(g.Types, func(t troopType) bool { return t.ID == name || t.Code == name })
	return troopKind(max(i, 0)), i != none
}

// junglewise tells whether a ground unit pays nothing extra for jungle (18.547A).
func (p *Position) junglewise(g troop) bool {
	return p.w.ground.Types[g.kind].Junglewise || slices.Contains(p.w.ground.Effects.Junglewise, p.w.units.Info(g.nation).Name)
}

// warred tells whether the scenario has a ground war at all; without one the air game runs as if there were none.
func (p *Position) warred() bool { return len(p.troops) != 0 }

// rough tells whether terrain costs more than clear ground to debark in (18.547A).
func roughTerrain(t hexmap.Terrain) bool {
	switch t {
	case hexmap.Clear, hexmap.Desert, hexmap.Sea:
		return false
	}
	return true
}

// lines is where ground units stand and what armor beside them controls, for a side and its enemy: what
// guarded, stackRoom and zoned find out one hex at a time.
type lines struct {
	own, enemy []uint8
	zone       []bool // of the enemy

	treks   []trek  // the last that were asked for
	reached []int16 // while they are looked for: where a space stands among them, from 1
	spaces  []int   // what one unit reaches, in order
}

// lines draws the lines of a side. The paper they are drawn on is kept on the desk: whoever asks gives it back.
func (p *Position) lines(side engine.Side) *lines {
	l := p.desk.drawn.Swap(nil)
	if l == nil {
		n := p.w.board.Len()
		l = &lines{own: make([]uint8, n), enemy: make([]uint8, n), zone: make([]bool, n), reached: make([]int16, n)}
	}
	l.fill(p, side)
	return l
}

// close gives the paper back that lines were drawn on.
func (l *lines) close(d *desk) { d.drawn.Store(l) }

func (l *lines) fill(p *Position, side engine.Side) {
	clear(l.own)
	clear(l.enemy)
	clear(l.zone)
	for i := range p.troops {
		g := &p.troops[i]
		if !g.alive() || !g.onBoard() || g.carried() || g.has(troopAfloat) {
			continue
		}
		if p.troopSide(i) == side {
			l.own[g.space]++
			continue
		}
		l.enemy[g.space]++
		if !p.w.ground.Types[g.kind].Armor || g.supply == supplyNone {
			continue
		}
		for dir, n := range p.w.board.Around(int(g.space)) {
			if p.w.leads(int(g.space), dir) {
				l.zone[n] = true
			}
		}
	}
}

// kill eliminates a ground unit.
func (t *turnover) kill(i int, cite engine.Cite, key string) {
	g := t.troop(i)
	t.say(engine.EventLoss, cite, key, gu(i), sp(max(0, int(g.space))))
	t.p.fallen = cow(t.p.fallen)
	t.p.fallen[t.p.troopSide(i)-1] += int16(g.factors)
	t.tally(t.p.troopSide(i), t.p.w.ground.Types[g.kind].Code, int(g.factors))
	g.factors, g.space, g.carrier, g.target, g.flags = 0, none, none, none, 0
}

func (p *Position) board() *hexmap.Map { return p.w.board }
