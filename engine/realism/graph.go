// Boards as requests write them, and who is based where.
package realism

import (
	"encoding/json"
	"maps"
	"slices"

	"awaw/engine/request"
)

// based is how many aircraft of a power are somewhere.
type based struct{ Fighter, Bomber int }

// graph is a board with the aircraft on it.
type graph struct {
	*request.Graph
	powers map[string]map[string]based
}

func readGraph(o request.Object) (*graph, *request.Refusal) {
	g, r := request.ReadGraph(o, badPath)
	if r != nil {
		return nil, r
	}
	out := &graph{Graph: g}
	return out, out.readBased(o)
}

func (g *graph) readBased(o request.Object) *request.Refusal {
	var in map[string]map[string]map[string]json.RawMessage
	if r := o.Read("based", &in, badPath, "aircraft by space and power"); r != nil {
		return r
	}
	g.powers = map[string]map[string]based{}
	for _, at := range slices.Sorted(maps.Keys(in)) {
		if g.Spaces[at] == nil {
			return request.Refuse(badPath, "based: %q is no space of the graph", at)
		}
		g.powers[at] = map[string]based{}
		for _, power := range slices.Sorted(maps.Keys(in[at])) {
			var b based
			for _, id := range slices.Sorted(maps.Keys(in[at][power])) {
				n, ok := request.Whole(in[at][power][id])
				switch {
				case !ok:
					return request.Refuse(badForces, "based: %s: %s: expected a whole number from 0 up, not %s", at, id, request.Short(in[at][power][id]))
				case id == fighterID:
					b.Fighter = n
				case id == bomberID:
					b.Bomber = n
				default:
					return request.Refuse(badForces, "based: %s: %q is neither fighter nor bomber", at, id)
				}
			}
			g.powers[at][power] = b
		}
	}
	return nil
}
