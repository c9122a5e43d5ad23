// Encoding of strategic warfare. A position without any is written exactly as it was before there was one.

package awaw

import (
	"slices"

	"awaw/engine"
)

// strategicText is what a position with strategic warfare adds to its record.
type strategicText struct {
	Raids    [][3]int     `json:"raids,omitempty"`    // target, from, flying bombs
	RaidWays []engine.Way `json:"raidWays,omitempty"` // the way named of each, 0 for none; nil where no raid has one
	Damage   []int16      `json:"damage,omitempty"`   // of each target, in the order of their places
	Bombing  []int        `json:"bombing,omitempty"`  // target, bombers, added, row of those who shoot, 1 for flying bombs
}

func (p *Position) strategicText() strategicText {
	x := strategicText{Damage: p.damage}
	for k, r := range p.raids {
		x.Raids = append(x.Raids, [3]int{int(r.target), int(r.from), int(r.bombs)})
		if r.way != 0 && x.RaidWays == nil {
			x.RaidWays = make([]engine.Way, len(p.raids))
		}
		if r.way != 0 {
			x.RaidWays[k] = r.way
		}
	}
	return x
}

func (b *bombing) text() []int {
	return []int{int(b.target), int(b.n), int(b.spare), int(b.guns), bit(b.robot)}
}

// restoreStrategic reads strategic warfare back into a position.
func (p *Position) restoreStrategic(x strategicText) error {
	if err := p.restoreRaids(x); err != nil {
		return err
	}
	if b := x.Bombing; len(b) > 0 {
		if len(b) != 5 || !p.hasWorks(b[0]) || slices.Min(b) < 0 || b[1] > 255 || b[2] > mostPool || b[3] > 255 || b[4] > 1 {
			return strange("a bombing")
		}
		if err := p.reopen(&bombing{target: int16(b[0]), n: uint8(b[1]), spare: uint8(b[2]), guns: uint8(b[3]), robot: b[4] == 1}); err != nil {
			return err
		}
	}
	if missing := p.step.row().raids >= RaidsMet; missing && len(p.raids) == 0 {
		return strange("a raid")
	}
	for _, s := range p.targets {
		if p.step.row().raids == RaidsFlown && p.raidOn(int(s)) < 0 {
			return strange("a raid")
		}
	}
	return nil
}

// hasWorks tells whether a saved number is that of a space with a target of strategic warfare.
func (p *Position) hasWorks(target int) bool {
	return below(target, p.w.board.Len()) && p.w.worksAt(target) >= 0
}

// restoreRaids reads how far targets are down, and the raids announced.
func (p *Position) restoreRaids(x strategicText) error {
	if len(x.Damage) != 0 && len(x.Damage) != len(p.w.works) {
		return strange("a target")
	}
	p.damage = x.Damage
	for k, n := range x.Damage {
		if n < 0 || n > p.w.works[k].points {
			return strange("a point of damage")
		}
	}
	if len(x.RaidWays) != 0 && len(x.RaidWays) != len(x.Raids) {
		return strange("a way through the air")
	}
	for k, r := range x.Raids {
		if !p.hasWorks(r[0]) || !below(r[1], p.w.board.Len()) || !below(r[2], counterLimit+1) {
			return strange("a raid")
		}
		way := engine.Way(0)
		if len(x.RaidWays) > 0 {
			way = x.RaidWays[k]
		}
		if !p.wayFits(way, r[1], r[0]) || way != 0 && r[2] > 0 {
			return strange("a way through the air")
		}
		p.raids = append(p.raids, raid{target: int16(r[0]), from: int16(r[1]), bombs: uint8(r[2]), way: way})
	}
	return nil
}
