// Whether a flight is legal, by which clause, and who may meet it.
package realism

import (
	"maps"
	"slices"

	"awaw/engine/request"
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

// course writes the flight by numbers of spaces, in the order of their names.
func (f *flight) course() *Course {
	names := slices.Sorted(maps.Keys(f.Spaces))
	number := make(map[string]int, len(names))
	for i, name := range names {
		number[name] = i
	}
	all := func(list []string) []int {
		out := make([]int, len(list))
		for i, name := range list {
			out[i] = number[name]
		}
		return out
	}
	on := &Ways{Sea: make([]bool, len(names)), Near: make([][]int, len(names))}
	for i, name := range names {
		on.Sea[i], on.Near[i] = f.place(name).Sea, all(f.place(name).Near)
	}
	f.names = names
	return &Course{On: on, Mission: f.mission, Bomber: f.kind == bomberID, Carrier: f.carrier, Used: f.used, Moved: f.moved, Afloat: f.afloat,
		Steamed: len(f.carrierPath) - 1, From: number[f.from], Way: all(f.way), Back: all(f.back), Returns: f.returns,
		Berth: func(at int) Berth {
			name := names[at]
			decks := f.carriers[name]
			return Berth{Ours: f.ours(name), Captured: slices.Contains(f.captured, name), Deck: slices.Contains(decks, f.power), Foreign: len(decks) > 0}
		}}
}

// judge gives the clause that a flight breaks, or the one it flies by.
func (v *Values) judge(f *flight) (cite string, broken bool) {
	c := f.course()
	cite, broken = v.Judge(c)
	f.reach, f.zones, f.cite = c.Spaces, c.Zones, c.Cite
	return cite, broken
}

// limits sets how far a flight may go.
func (v *Values) limits(f *flight) {
	c := f.course()
	v.Limit(c)
	f.reach, f.zones, f.cite = c.Spaces, c.Zones, c.Cite
}

// homeAt gives the clause that forbids to end a flight there; "" if none does.
func (f *flight) homeAt(end string) string {
	c := f.course()
	return c.HomeAt(slices.Index(f.names, end))
}

// wayHome finds the shortest way back that may be flown; empty if there is none.
func (f *flight) wayHome() []string {
	c := f.course()
	c.Spaces, c.Zones = f.reach, f.zones
	return f.named(c.Home())
}

// wayTo finds the shortest way out to a space.
func (f *flight) wayTo(end string) []string {
	c := f.course()
	c.Spaces, c.Zones = f.reach, f.zones
	to := slices.Index(f.names, end)
	return f.named(c.Search(c.From, func(at int) bool { return at == to }))
}

func (f *flight) named(way []int) (out []string) {
	for _, at := range way {
		out = append(out, f.names[at])
	}
	return out
}
