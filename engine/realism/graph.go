// Spaces as a request writes them, and who is based where.
package realism

import (
	"encoding/json"
	"maps"
	"slices"
)

// space is a territory or a sea zone.
type space struct {
	sea    bool
	owner  string // at the start of the turn
	island string // its sea zone
	near   []string
}

// based is how many aircraft of a power are somewhere.
type based struct{ Fighter, Bomber int }

// graph is a board.
type graph struct {
	spaces map[string]*space
	powers map[string]map[string]based
}

// mostSpaces is how many spaces a graph may have, and how many aircraft a power in one.
const mostSpaces = 10_000

func readGraph(o object) (*graph, *Refusal) {
	var in struct {
		Spaces map[string]struct{ Kind, Owner, Island string }
		Edges  [][]string
	}
	if r := o.read("graph", &in, badPath, `{"spaces": {name: {"kind": "land" or "sea"}}, "edges": [[a, b], ..]}`); r != nil {
		return nil, r
	}
	if len(in.Spaces) > mostSpaces || len(in.Edges) > 10*mostSpaces {
		return nil, refuse(badPath, "graph: more than %d spaces, or ten times as many edges", mostSpaces)
	}
	g := &graph{spaces: map[string]*space{}}
	for _, name := range slices.Sorted(maps.Keys(in.Spaces)) {
		s := in.Spaces[name]
		if s.Kind != "land" && s.Kind != "sea" {
			return nil, refuse(badPath, "graph: %s: kind %q: expected land or sea", name, s.Kind)
		}
		g.spaces[name] = &space{sea: s.Kind == "sea", owner: s.Owner, island: s.Island}
	}
	for _, e := range in.Edges {
		if len(e) != 2 || g.spaces[e[0]] == nil || g.spaces[e[1]] == nil {
			return nil, refuse(badPath, "graph: edge %q: expected two of the spaces", e)
		}
		g.spaces[e[0]].near = append(g.spaces[e[0]].near, e[1])
		g.spaces[e[1]].near = append(g.spaces[e[1]].near, e[0])
	}
	for _, name := range slices.Sorted(maps.Keys(g.spaces)) {
		s := g.spaces[name]
		if zone := g.spaces[s.island]; s.island != "" && (zone == nil || !zone.sea || s.sea) {
			return nil, refuse(badPath, "graph: %s: island %q: land may name the sea zone around it", name, s.island)
		}
		slices.Sort(s.near)
		s.near = slices.Compact(s.near)
	}
	return g, g.readBased(o)
}

func (g *graph) readBased(o object) *Refusal {
	var in map[string]map[string]map[string]json.RawMessage
	if r := o.read("based", &in, badPath, "aircraft by space and power"); r != nil {
		return r
	}
	g.powers = map[string]map[string]based{}
	for _, at := range slices.Sorted(maps.Keys(in)) {
		if g.spaces[at] == nil {
			return refuse(badPath, "based: %q is no space of the graph", at)
		}
		g.powers[at] = map[string]based{}
		for _, power := range slices.Sorted(maps.Keys(in[at])) {
			var b based
			for _, id := range slices.Sorted(maps.Keys(in[at][power])) {
				n, ok := whole(in[at][power][id])
				switch {
				case !ok:
					return refuse(badForces, "based: %s: %s: expected a whole number from 0 up, not %s", at, id, short(in[at][power][id]))
				case id == fighterID:
					b.Fighter = n
				case id == bomberID:
					b.Bomber = n
				default:
					return refuse(badForces, "based: %s: %q is neither fighter nor bomber", at, id)
				}
			}
			g.powers[at][power] = b
		}
	}
	return nil
}

// near tells whether two spaces touch.
func (g *graph) near(a, b string) bool { return slices.Contains(g.spaces[a].near, b) }

// walk refuses a way that is none: spaces that there are not, or that do not touch.
func (g *graph) walk(what, from string, way []string) *Refusal {
	for _, to := range way {
		if g.spaces[to] == nil {
			return refuse(badPath, "%s: %q is no space of the graph", what, to)
		}
		if !g.near(from, to) {
			return refuse(badPath, "%s: %s and %s do not touch", what, from, to)
		}
		from = to
	}
	return nil
}

// seas counts the zones that a way enters.
func (g *graph) seas(way []string) int {
	n := 0
	for _, s := range way {
		if g.spaces[s].sea {
			n++
		}
	}
	return n
}
