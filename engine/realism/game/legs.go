package game

import (
	"slices"

	"awaw/engine/realism"
)

// This file lists where a flight is shot at.

// gunsOnly are those of the legs of a flight at which no fighters need rise: guns fire whatever the enemy chooses.
func (p *Position) gunsOnly(f *flight) []realism.Leg {
	return slices.DeleteFunc(p.legs(f), func(l realism.Leg) bool { return l.Fighters > 0 })
}

// legs are where a flight is shot at on its way out and over its target, if all who may rise do.
func (p *Position) legs(f *flight) (out []realism.Leg) {
	for i, at := range f.path() {
		e := p.Enemies(at)
		last := i+1 == int(f.steps) && p.target(f.mission, at)
		if !last && !p.Sea(at) && e[Fighter] > 0 {
			out = append(out, realism.Leg{Fighters: int(e[Fighter])})
		}
		if f.wait > 0 && i+1 == int(f.waited) {
			out = append(out, realism.Leg{Leaves: true})
		}
		if last && f.mission == raidMission {
			if e[Artillery] > 0 {
				out = append(out, realism.Leg{Guns: int(e[Artillery]), PerAircraft: p.w.perAircraft})
			}
			if e[Fighter] > 0 {
				out = append(out, realism.Leg{Fighters: int(e[Fighter])})
			}
		}
	}
	return out
}
