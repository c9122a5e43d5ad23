// A flight as a request writes it.
package realism

import (
	"awaw/engine/request"
	"slices"
	"strings"
)

// flight is one group on its way.
type flight struct {
	*graph
	power   string
	friends []string
	kind    string // fighter, bomber or ship
	carrier bool   // it flies from one
	mission string
	from    string
	way     []string
	back    []string
	returns bool // a way back is given

	used, target, afloat, moved bool
	carrierPath                 []string
	captured, fought            []string
	carriers                    map[string][]string

	reach, zones int      // spaces each way, and sea zones among them
	cite         string   // of the mission
	names        []string // of the spaces, in order
}

// ship is what sails instead of flying.
const ship = "ship"

func (v *Values) flight(o request.Object) (*flight, *request.Refusal) {
	g, r := readGraph(o)
	if r != nil {
		return nil, r
	}
	f := &flight{graph: g, afloat: true, returns: o.Has("back")}
	base := "land"
	for _, in := range []struct {
		key  string
		into any
		is   string
	}{
		{"power", &f.power, "a power"}, {"friends", &f.friends, "a list of powers"}, {"aircraft", &f.kind, "fighter, bomber or ship"},
		{"base", &base, "land or carrier"}, {"mission", &f.mission, "a mission"}, {"from", &f.from, "a space"}, {"path", &f.way, "a list of spaces"},
		{"back", &f.back, "a list of spaces"}, {"used", &f.used, "true or false"}, {"target", &f.target, "true or false"}, {"afloat", &f.afloat, "true or false"},
		{"carrier_path", &f.carrierPath, "a list of zones"}, {"captured", &f.captured, "a list of spaces"}, {"fought", &f.fought, "a list of spaces"},
		{"carriers", &f.carriers, "powers by zone"},
	} {
		if r := o.Read(in.key, in.into, badPath, in.is); r != nil {
			return nil, r
		}
	}
	f.carrier = base == "carrier"
	if base != "land" && !f.carrier {
		return nil, request.Refuse(badPath, "base: %q: expected land or carrier", base)
	}
	if r := f.after(o); r != nil {
		return nil, r
	}
	if r := v.known(f); r != nil {
		return nil, r
	}
	return f, f.ways()
}

// after reads whether the carrier moved on after the launch: spaces it went to, or true.
func (f *flight) after(o request.Object) *request.Refusal {
	switch raw := string(o["carrier_after"]); raw {
	case "", "null", "false":
	case "true":
		f.moved = true
	default:
		var list []string
		if r := o.Read("carrier_after", &list, badPath, "a list of zones"); r != nil {
			return r
		}
		f.moved = len(list) > 0
	}
	return nil
}

// known refuses aircraft and missions that there are not, and such as do not go together.
func (v *Values) known(f *flight) *request.Refusal {
	var missions []string
	for _, m := range v.missions {
		missions = append(missions, m.ID)
	}
	missions = append(missions, redeploy)
	switch {
	case f.kind != fighterID && f.kind != bomberID && f.kind != ship:
		return request.Refuse(badPath, "aircraft: %q: expected fighter, bomber or ship", f.kind)
	case f.kind == ship && f.mission != sail:
		return request.Refuse(badPath, "mission: %q: a ship can only sail", f.mission)
	case f.kind != ship && !slices.Contains(missions, f.mission):
		return request.Refuse(badPath, "mission: %q: expected %s", f.mission, strings.Join(missions, ", "))
	}
	return nil
}

// ways refuses ways that are none on the graph.
func (f *flight) ways() *request.Refusal {
	start := f.place(f.from)
	switch {
	case start == nil:
		return request.Refuse(badPath, "from: %q is no space of the graph", f.from)
	case f.kind == ship && !start.Sea:
		return request.Refuse(badPath, "from: %s is land: a ship sails from a sea zone", f.from)
	case f.carrier && (f.kind != fighterID || !start.Sea):
		return request.Refuse(badPath, "from: %s from %s: only fighters fly from carriers, in sea zones", f.kind, f.from)
	case f.kind != ship && !f.carrier && start.Sea:
		return request.Refuse(badPath, "from: %s is a sea zone: aircraft fly from land, or from a carrier (base)", f.from)
	case len(f.way) == 0:
		return request.Refuse(badPath, "path: no spaces: name those after %s, the last is the target", f.from)
	}
	if r := f.Walk("path", f.from, f.way, badPath); r != nil {
		return r
	}
	if f.kind == ship && f.Seas(f.way) < len(f.way) {
		return request.Refuse(badPath, "path: a ship goes through sea zones only")
	}
	if r := f.Walk("back", f.end(), f.back, badPath); r != nil {
		return r
	}
	if len(f.carrierPath) > 0 {
		first := f.carrierPath[0]
		if f.place(first) == nil {
			return request.Refuse(badPath, "carrier_path: %q is no space of the graph", first)
		}
		if r := f.Walk("carrier_path", first, f.carrierPath[1:], badPath); r != nil {
			return r
		}
		if f.Seas(f.carrierPath) < len(f.carrierPath) || f.carrierPath[len(f.carrierPath)-1] != f.from {
			return request.Refuse(badPath, "carrier_path: expected sea zones, %s last", f.from)
		}
	}
	for _, name := range slices.Concat(f.captured, f.fought) {
		if f.place(name) == nil {
			return request.Refuse(badPath, "%q is no space of the graph", name)
		}
	}
	return nil
}

func (f *flight) place(name string) *request.Space { return f.Spaces[name] }

// end is the last space of the way out.
func (f *flight) end() string { return f.way[len(f.way)-1] }

// ours tells whether land was of the power or its friends at the start of the turn.
func (f *flight) ours(name string) bool {
	s := f.place(name)
	return !s.Sea && s.Owner != "" && (s.Owner == f.power || slices.Contains(f.friends, s.Owner))
}

// enemy tells whether a power is one.
func (f *flight) enemy(power string) bool {
	return power != f.power && !slices.Contains(f.friends, power)
}
