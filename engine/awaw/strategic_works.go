// Strategic warfare (17.5, 17.7, 17.8, 18.49, 18.57, 18.73A, 19.31D, 19.62, 26): what it is fought with and over, and
// strategic.toml. Raids are announced in strategic_raids.go, opposed in strategic_defence.go, fought in strategic_fight.go, and
// bomb in strategic_bombing.go; where bombers and interceptors are based is strategic_boxes.go.
//
// Left out, for want of numbers nobody has made public: markers on bombed areas, firestorms, atomic weapons, rockets proper,
// and what a bombed shipyard or oil plant does beyond the BRPs its owner loses.

package awaw

import (
	"slices"

	"awaw/units"
)

const strategicFile = "awaw/strategic.toml"

// bombingColumns are the results of two dice the bombing table has a column for.
const (
	firstBombingRoll = 2
	bombingColumns   = 11
)

// strategic tells whether a scenario has anything to bomb; without, none of the steps of strategic warfare is asked for.
func (w *world) strategic() bool { return len(w.works) != 0 }

// worksAt is the number of the target at a space, -1 if there is none.
func (w *world) worksAt(space int) int {
	return slices.IndexFunc(w.works, func(x works) bool { return int(x.space) == space })
}

// standing is how many points of a target can still be bombed.
func (p *Position) standing(k int) int {
	if len(p.damage) == 0 {
		return int(p.w.works[k].points)
	}
	return int(p.w.works[k].points - p.damage[k])
}

// raidOn is the number of the raid on a target, -1 if there is none.
func (p *Position) raidOn(target int) int {
	return slices.IndexFunc(p.raids, func(r raid) bool { return int(r.target) == target })
}

// radarOf is how many radar results a nation has (19.31D).
func (p *Position) radarOf(n units.Nation) int { return p.w.nations[n].res.Radar }

// airRangeOf is how many Air Range results a nation has (18.49).
func (p *Position) airRangeOf(n units.Nation) int { return p.w.nations[n].res.AirRange }
