// Encoding of strategic warfare, research and production. A position without any is written exactly as it was before there was one.

package awaw

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/units"
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

func (p *Position) researchText() (x researchText) {
	for _, s := range p.studies {
		x.Studies = append(x.Studies, [6]int{int(s.nation), int(s.project), int(s.results), int(s.later), int(s.begun), int(s.last)})
	}
	for _, b := range p.budget {
		x.Budget = append(x.Budget, [2]int{int(b.nation), int(b.points)})
	}
	return x
}

// researchText is what a position with research adds to its record.
type researchText struct {
	Studies [][6]int `json:"studies,omitempty"` // nation, project, results, later, begun, last
	Budget  [][2]int `json:"budget,omitempty"`  // nation and points
}

// restoreResearch reads research back into a position, and goes over to the world it has made.
func (p *Position) restoreResearch(x researchText) error {
	known := func(n int) bool { return n > 0 && n < len(p.w.nations) }
	for _, s := range x.Studies {
		if !known(s[0]) || s[1] < 0 || s[1] >= int(projectCount) || s[2] < 0 || s[2] > mostResults || s[3] < 0 || s[3] > mostResults {
			return fmt.Errorf("a saved position is damaged: it names research that does not exist")
		}
		p.studies = append(p.studies, study{units.Nation(s[0]), project(s[1]), uint8(s[2]), uint8(s[3]), int16(s[4]), int16(s[5])})
	}
	for _, b := range x.Budget {
		if !known(b[0]) || b[1] < 0 || b[1] > mostRPs {
			return fmt.Errorf("a saved position is damaged: it names research points that do not exist")
		}
		p.budget = append(p.budget, budget{units.Nation(b[0]), int16(b[1])})
	}
	p.w = p.w.at(p.present()).learned(p.studies)
	return nil
}
