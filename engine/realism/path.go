// Whether a flight is legal, by which clause, and who may meet it.
package realism

import (
	"awaw/engine/request"
	"slices"
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

func (v *Values) path(o request.Object) (*reply, *request.Refusal) {
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
	if !f.free && f.Seas(f.way) > v.seas {
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
	if f.place(end).Sea {
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
	if !f.free && f.Seas(f.back) > v.seas {
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
	sea := f.place(end).Sea
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
			for _, to := range f.place(s.at).Near {
				t := state{to, s.zones}
				if f.place(to).Sea {
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
