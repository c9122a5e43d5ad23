package game

import (
	"math/bits"

	"awaw/engine/realism"
)

// This file reckons what lies within the range of aircraft, by sets of spaces.

// mostZones is how many zones a way may enter at most.
const mostZones = 7

// reaches tells whether one of some spaces lies within so many steps and zones.
func (w *world) reaches(from, steps, zones int, goal spaces) bool {
	if goal.Has(from) {
		return true
	}
	zones = min(zones, mostZones)
	if zones < 0 {
		return false
	}
	var at [mostZones + 1]spaces // by zones left
	at[zones].Add(from)
	for range steps {
		var next [mostZones + 1]spaces
		for z := 0; z <= zones; z++ {
			var near spaces
			for half, set := range at[z] {
				for ; set != 0; set &= set - 1 {
					near = near.Either(w.near[64*half+bits.TrailingZeros64(set)])
				}
			}
			next[z] = next[z].Either(near.Except(w.Seas))
			if z > 0 {
				next[z-1] = next[z-1].Either(near.Both(w.Seas))
			}
		}
		for z := range next {
			if !next[z].Both(goal).Empty() {
				return true
			}
		}
		at = next
	}
	return false
}

// homes are the spaces where a flight may end: those that the judge says nothing against.
func (p *Position) homes(c *realism.Course) (out spaces) {
	if c.Carrier && c.Afloat {
		out.Add(c.From)
		return out
	}
	for at := range p.w.Area.Len() {
		if !p.Sea(at) && p.Owner[at] != nobody && c.HomeAt(at) == "" {
			out.Add(at)
		}
	}
	return out
}
