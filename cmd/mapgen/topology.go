// TopoJSON: countries and land as rings that share their borders.
package main

import (
	"encoding/json"
	"fmt"
)

// position is a place on the globe in degrees.
type position struct{ lat, lon float64 }

// topology is a TopoJSON document as far as world-atlas uses it.
type topology struct {
	Type      string            `json:"type"`
	Transform transform         `json:"transform"`
	Objects   map[string]object `json:"objects"`
	Arcs      [][][2]int        `json:"arcs"`
}

type transform struct {
	Scale     [2]float64 `json:"scale"`
	Translate [2]float64 `json:"translate"`
}

type object struct {
	Type       string     `json:"type"`
	Geometries []geometry `json:"geometries"`
}

type geometry struct {
	Type       string          `json:"type"`
	Arcs       json.RawMessage `json:"arcs"`
	Properties properties      `json:"properties,omitzero"`
}

type properties struct {
	Name string `json:"name,omitempty"`
}

// polygons lists the geometry's polygons as rings of arc numbers; ^n is arc n backwards.
func (g geometry) polygons() ([][][]int, error) {
	var many [][][]int
	switch g.Type {
	case "Polygon":
		var one [][]int
		err := json.Unmarshal(g.Arcs, &one)
		return [][][]int{one}, err
	case "MultiPolygon":
		err := json.Unmarshal(g.Arcs, &many)
		return many, err
	}
	return nil, fmt.Errorf("geometry %q: expected Polygon or MultiPolygon", g.Type)
}

// area is a named set of rings; inside is by the even-odd rule.
type area struct {
	name  string
	rings [][]position
}

// areas gives the named object's geometries as rings on the globe.
func (t *topology) areas(name string) ([]area, error) {
	o, ok := t.Objects[name]
	if !ok {
		return nil, fmt.Errorf("topology: expected an object %q", name)
	}
	arcs := make([][]position, len(t.Arcs))
	for i, arc := range t.Arcs {
		x, y := 0, 0
		for _, p := range arc {
			x, y = x+p[0], y+p[1]
			arcs[i] = append(arcs[i], position{
				lat: float64(y)*t.Transform.Scale[1] + t.Transform.Translate[1],
				lon: float64(x)*t.Transform.Scale[0] + t.Transform.Translate[0],
			})
		}
	}
	var all []area
	for _, g := range o.Geometries {
		polys, err := g.polygons()
		if err != nil {
			return nil, err
		}
		a := area{name: g.Properties.Name}
		for _, poly := range polys {
			for _, ring := range poly {
				r, err := join(ring, arcs)
				if err != nil {
					return nil, err
				}
				a.rings = append(a.rings, r)
			}
		}
		all = append(all, a)
	}
	return all, nil
}

func join(ring []int, arcs [][]position) ([]position, error) {
	var r []position
	for _, n := range ring {
		i := max(n, ^n)
		if i >= len(arcs) {
			return nil, fmt.Errorf("topology: expected arcs up to %d, not %d", len(arcs)-1, i)
		}
		arc := arcs[i]
		for k := range arc {
			if n < 0 {
				r = append(r, arc[len(arc)-1-k])
			} else {
				r = append(r, arc[k])
			}
		}
	}
	return r, nil
}
