// Whether a flight is legal, by which clause, and who may meet it.
package realism

import (
	"maps"
	"slices"

	"awaw/engine/volley"
)

// Clauses of flights.
const (
	usedAlready    = "er.phase.4"
	redeployment   = "er.redeploy.1"
	toCaptured     = "er.redeploy.2"
	bombersBomb    = "er.range.4"
	fightersEscort = "er.escort.1"
	carrierMoves   = "er.carrier.3"
	carrierStops   = "er.carrier.4"
	ownCarrier     = "er.carrier.1"
	carrierRange   = "er.range.1"
	sameRange      = "er.range.6"
	oneSeaOut      = "er.osz.1"
	oneSeaBack     = "er.osz.2"
	backAboard     = "er.carrier.5"
	noneAboard     = "er.carrier.6"
	landNotAboard  = "er.carrier.7"
	shipsMeet      = "er.coastint.1"
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

func (v *Values) path(o object) (*reply, *Refusal) {
	f, r := v.flight(o)
	if r != nil {
		return nil, r
	}
	if f.kind == ship {
		met := f.sailed()
		return &reply{map[string]any{"legal": true, "clause": shipsMeet, "intercept": met}, func(t *telling) { t.sailed(f, met) }}, nil
	}
	cite, broken := v.judge(f)
	if broken {
		return &reply{map[string]any{"legal": false, "clause": cite}, func(t *telling) { t.barred(f, cite) }}, nil
	}
	met := f.meetings()
	answer := map[string]any{"legal": true, "clause": cite, "intercept": met}
	if !f.returns && f.mission != redeploy {
		answer["home"] = len(f.wayHome()) > 0 || f.homeAt(f.end()) == ""
	}
	return &reply{answer, func(t *telling) { t.flown(f, cite, met) }}, nil
}

// judge gives the clause that a flight breaks, or the one it flies by.
func (v *Values) judge(f *flight) (cite string, broken bool) {
	switch {
	case f.used && f.mission == redeploy:
		return redeployment, true
	case f.used:
		return usedAlready, true
	case f.mission == bombing && f.kind != bomberID:
		return bombersBomb, true
	case f.mission == escort && f.kind != fighterID:
		return fightersEscort, true
	}
	if f.carrier && f.mission != redeploy {
		if len(f.carrierPath)-1 > v.carrierMoves {
			return carrierMoves, true
		}
		if f.moved {
			return carrierStops, true
		}
	}
	v.limits(f)
	if len(f.way) > f.reach {
		return f.cite, true
	}
	if !f.free && f.seas(f.way) > v.seas {
		return oneSeaOut, true
	}
	if f.mission == redeploy {
		return f.landing()
	}
	if f.returns {
		if c := v.homeward(f); c != "" {
			return c, true
		}
	}
	return f.cite, false
}

// limits sets how far a flight may go.
func (v *Values) limits(f *flight) {
	m, _ := v.mission(f.mission)
	f.reach, f.cite, f.free = m.Spaces, string(m.Cite), m.free
	switch {
	case f.mission == redeploy:
		kind, _ := v.Table.Find(f.kind)
		f.reach, f.cite, f.free = v.moves[kind], redeployment, true
	case f.carrier:
		f.reach, f.cite = v.carrierSpaces, carrierRange
	}
	f.zones = v.seas
	if f.free {
		f.zones = f.reach
	}
}

// landing judges where a redeployment ends.
func (f *flight) landing() (cite string, broken bool) {
	end := f.end()
	if f.place(end).sea {
		powers := f.carriers[end]
		switch {
		case f.kind == fighterID && slices.Contains(powers, f.power):
			return noneAboard, false
		case f.kind == fighterID && len(powers) > 0:
			return ownCarrier, true
		}
		return redeployment, true
	}
	if slices.Contains(f.captured, end) {
		return toCaptured, false
	}
	return redeployment, !f.ours(end)
}

// homeward gives the clause that the way back breaks; "" if none.
func (v *Values) homeward(f *flight) string {
	if len(f.back) > f.reach {
		return sameRange
	}
	if !f.free && f.seas(f.back) > v.seas {
		return oneSeaBack
	}
	end := f.end()
	if n := len(f.back); n > 0 {
		end = f.back[n-1]
	}
	return f.homeAt(end)
}

// homeAt gives the clause that forbids to end a flight there; "" if none does.
func (f *flight) homeAt(end string) string {
	sea := f.place(end).sea
	switch {
	case f.carrier && f.afloat:
		if end != f.from {
			return backAboard
		}
		return ""
	case f.carrier && sea:
		return noneAboard
	case f.kind == fighterID && sea:
		return landNotAboard
	case !f.ours(end):
		return sameRange
	}
	return ""
}

// wayHome finds the shortest way back that may be flown; empty if there is none.
func (f *flight) wayHome() []string {
	return f.search(f.end(), func(at string) bool { return f.homeAt(at) == "" })
}

// search finds the shortest way from a space to one that is wanted, within the range and the zones of the flight.
func (f *flight) search(from string, wanted func(string) bool) []string {
	type state struct {
		at    string
		zones int
	}
	type step struct {
		state
		way []string
	}
	seen := map[state]bool{{from, 0}: true}
	now := []step{{state{from, 0}, nil}}
	for range f.reach {
		var next []step
		for _, s := range now {
			for _, to := range f.place(s.at).near {
				t := state{to, s.zones}
				if f.place(to).sea {
					t.zones++
				}
				if t.zones > f.zones || seen[t] {
					continue
				}
				seen[t] = true
				way := append(slices.Clip(slices.Clone(s.way)), to)
				if wanted(to) {
					return way
				}
				next = append(next, step{t, way})
			}
		}
		now = next
	}
	return nil
}

// meetings lists where enemy fighters may meet a flight.
func (f *flight) meetings() []meeting {
	out := []meeting{}
	add := func(at, leg string) {
		if f.place(at).sea {
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
		for _, near := range f.place(zone).near {
			land := f.place(near)
			if land.sea || land.island != "" && land.island != zone {
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
