// Who may meet a flight, or ships that sail, and where.
package realism

import (
	"maps"
	"slices"

	"awaw/engine/volley"
)

// meeting is where a flight may be met.
type meeting struct {
	At     string                    `json:"at"`
	Leg    string                    `json:"leg"`
	By     map[string]map[string]int `json:"by"`
	Defend map[string]map[string]int `json:"defend,omitzero"`
}

// The legs of a flight.
const (
	legOut    = "out"
	legTarget = "target"
	legBack   = "back"
)

// meetings lists where enemy fighters may meet a flight.
func (f *flight) meetings() []meeting {
	out := []meeting{}
	add := func(at, leg string) {
		if f.place(at).Sea {
			return
		}
		by := map[string]map[string]int{}
		for _, power := range slices.Sorted(maps.Keys(f.powers[at])) {
			if n := f.powers[at][power].Fighter; n > 0 && f.enemy(power) {
				by[power] = map[string]int{fighterID: n}
			}
		}
		if len(by) > 0 {
			out = append(out, meeting{At: at, Leg: leg, By: by})
		}
	}
	last := len(f.way) - 1
	waits := f.mission == escort && !f.target
	for i, at := range f.way {
		if i < last || waits {
			add(at, legOut)
		}
	}
	if f.mission == redeploy {
		return out
	}
	if f.mission == bombing || f.mission == escort && f.target {
		add(f.end(), legTarget)
	}
	if !f.returns {
		return out
	}
	home := f.back
	if len(home) > 0 {
		home = home[:len(home)-1]
	}
	if waits {
		home = append([]string{f.end()}, home...)
	}
	for _, at := range home {
		if !slices.Contains(f.fought, at) {
			add(at, legBack)
		}
	}
	return out
}

// sailed lists where aircraft may meet ships that leave, and which may help those.
func (f *flight) sailed() []meeting {
	out := []meeting{}
	for _, zone := range append([]string{f.from}, f.way[:len(f.way)-1]...) {
		m := meeting{At: zone, Leg: legOut, By: map[string]map[string]int{}, Defend: map[string]map[string]int{}}
		for _, near := range f.place(zone).Near {
			land := f.place(near)
			if land.Sea || land.Island != "" && land.Island != zone {
				continue
			}
			for _, power := range slices.Sorted(maps.Keys(f.powers[near])) {
				b := f.powers[near][power]
				if f.enemy(power) {
					m.By[power] = more(m.By[power], b.Fighter, b.Bomber)
				} else {
					m.Defend[power] = more(m.Defend[power], b.Fighter, 0)
				}
			}
		}
		maps.DeleteFunc(m.By, func(_ string, n map[string]int) bool { return len(n) == 0 })
		maps.DeleteFunc(m.Defend, func(_ string, n map[string]int) bool { return len(n) == 0 })
		if len(m.By) > 0 {
			out = append(out, m)
		}
	}
	return out
}

// more adds aircraft to those of a power.
func more(to map[string]int, fighters, bombers int) map[string]int {
	if to == nil {
		to = map[string]int{}
	}
	if fighters > 0 {
		to[fighterID] += fighters
	}
	if bombers > 0 {
		to[bomberID] += bombers
	}
	return to
}

// force writes aircraft as a force.
func (v *Values) force(n map[string]int) (f volley.Force) {
	f[v.fighter], f[v.bomber] = int32(n[fighterID]), int32(n[bomberID])
	return f
}
