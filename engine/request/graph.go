// Boards as requests write them.
package request

import (
	"maps"
	"slices"
)

// Space is a territory or a sea zone.
type Space struct {
	Sea    bool
	Owner  string // at the start of the turn
	Island string // its sea zone
	Near   []string
}

// Graph is a board.
type Graph struct{ Spaces map[string]*Space }

// mostSpaces is how many spaces a graph may have.
const mostSpaces = 10_000

// ReadGraph reads the graph of a request; what is wrong with it is refused by the word.
func ReadGraph(o Object, word string) (*Graph, *Refusal) {
	var in struct {
		Spaces map[string]struct{ Kind, Owner, Island string }
		Edges  [][]string
	}
	if r := o.Read("graph", &in, word, `{"spaces": {name: {"kind": "land" or "sea"}}, "edges": [[a, b], ..]}`); r != nil {
		return nil, r
	}
	if len(in.Spaces) > mostSpaces || len(in.Edges) > 10*mostSpaces {
		return nil, Refuse(word, "graph: more than %d spaces, or ten times as many edges", mostSpaces)
	}
	g := &Graph{Spaces: map[string]*Space{}}
	for _, name := range slices.Sorted(maps.Keys(in.Spaces)) {
		s := in.Spaces[name]
		if s.Kind != "land" && s.Kind != "sea" {
			return nil, Refuse(word, "graph: %s: kind %q: expected land or sea", name, s.Kind)
		}
		g.Spaces[name] = &Space{Sea: s.Kind == "sea", Owner: s.Owner, Island: s.Island}
	}
	for _, e := range in.Edges {
		if len(e) != 2 || g.Spaces[e[0]] == nil || g.Spaces[e[1]] == nil {
			return nil, Refuse(word, "graph: edge %q: expected two of the spaces", e)
		}
		g.Spaces[e[0]].Near = append(g.Spaces[e[0]].Near, e[1])
		g.Spaces[e[1]].Near = append(g.Spaces[e[1]].Near, e[0])
	}
	for _, name := range slices.Sorted(maps.Keys(g.Spaces)) {
		s := g.Spaces[name]
		if zone := g.Spaces[s.Island]; s.Island != "" && (zone == nil || !zone.Sea || s.Sea) {
			return nil, Refuse(word, "graph: %s: island %q: land may name the sea zone around it", name, s.Island)
		}
		slices.Sort(s.Near)
		s.Near = slices.Compact(s.Near)
	}
	return g, nil
}

// Touch tells whether two spaces touch.
func (g *Graph) Touch(a, b string) bool { return slices.Contains(g.Spaces[a].Near, b) }

// Walk refuses a way that is none: spaces that there are not, or that do not touch.
func (g *Graph) Walk(what, from string, way []string, word string) *Refusal {
	for _, to := range way {
		if g.Spaces[to] == nil {
			return Refuse(word, "%s: %q is no space of the graph", what, to)
		}
		if !g.Touch(from, to) {
			return Refuse(word, "%s: %s and %s do not touch", what, from, to)
		}
		from = to
	}
	return nil
}

// Seas counts the zones that a way enters.
func (g *Graph) Seas(way []string) int {
	n := 0
	for _, s := range way {
		if g.Spaces[s].Sea {
			n++
		}
	}
	return n
}
