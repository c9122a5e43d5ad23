// Encoding of strategic warfare. A position without any is written exactly as it was before there was one.

package awaw

import (
	"fmt"
	"slices"
)

// strategicText is what a position with strategic warfare adds to its record.
type strategicText struct {
	Raids   [][3]int `json:"raids,omitempty"`   // target, from, flying bombs
	Damage  []int16  `json:"damage,omitempty"`  // of each target, in the order of their places
	Bombing []int    `json:"bombing,omitempty"` // target, bombers, added, row of those who shoot, 1 for flying bombs
}

func (p *Position) strategicText() strategicText {
	x := strategicText{Damage: p.damage}
	for _, r := range p.raids {
		x.Raids = append(x.Raids, [3]int{int(r.target), int(r.from), int(r.bombs)})
	}
	return x
}

func (b *bombing) text() []int {
	return []int{int(b.target), int(b.n), int(b.spare), int(b.guns), bit(b.robot)}
}

// restoreStrategic reads strategic warfare back into a position.
func (p *Position) restoreStrategic(x strategicText) error {
	bad := func(what string) error {
		return fmt.Errorf("a saved position is damaged: it names %s that its scenario does not have", what)
	}
	known := func(target int) bool { return target >= 0 && target < p.w.board.Len() && p.w.worksAt(target) >= 0 }
	if len(x.Damage) != 0 && len(x.Damage) != len(p.w.works) {
		return bad("a target")
	}
	p.damage = x.Damage
	for k, n := range x.Damage {
		if n < 0 || n > p.w.works[k].points {
			return bad("a point of damage")
		}
	}
	for _, r := range x.Raids {
		if !known(r[0]) || r[1] < 0 || r[1] >= p.w.board.Len() || r[2] < 0 || r[2] > counterLimit {
			return bad("a raid")
		}
		p.raids = append(p.raids, raid{int16(r[0]), int16(r[1]), uint8(r[2])})
	}
	if b := x.Bombing; len(b) > 0 {
		if len(b) != 5 || !known(b[0]) || slices.Min(b) < 0 || b[1] > 255 || b[2] > mostPool || b[3] > 255 || b[4] > 1 {
			return bad("a bombing")
		}
		if err := p.reopen(&bombing{target: int16(b[0]), n: uint8(b[1]), spare: uint8(b[2]), guns: uint8(b[3]), robot: b[4] == 1}); err != nil {
			return err
		}
	}
	if missing := p.step.row().raids >= RaidsMet; missing && len(p.raids) == 0 {
		return bad("a raid")
	}
	for _, s := range p.targets {
		if p.step.row().raids == RaidsFlown && p.raidOn(int(s)) < 0 {
			return bad("a raid")
		}
	}
	return nil
}
