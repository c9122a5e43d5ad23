// Boards of provinces: hexes that are given, drawn with true coasts.
package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"awaw/hexmap"
	"awaw/tables"
)

// provinces is a file data/NAME-hexes.toml: what belongs to whom on a board that lies elsewhere, and how the globe comes onto its plane.
type provinces struct {
	ID      string       `toml:"id"`
	Edition int          `toml:"edition"`
	Inputs  extract      `toml:"inputs"` // heights
	Coasts  string       `toml:"coasts"` // whose coasts: data/<coasts>.topo.json.gz
	Centre  [2]float64   `toml:"centre"` // lat, lon
	Lens    [2]float64   `toml:"lens"`   // kilometres at which the scale has fallen to 0.71, east and west, north and south
	Hex     float64      `toml:"hex"`    // kilometres from side to side at the centre
	Strait  [][2]float64 `toml:"strait"` // kept open: lat, lon
	Grain   float64      `toml:"grain"`  // how wide a hex is on the plane of the board
	Window  [4]float64   `toml:"window"` // what is drawn, in hexes: west, north, east, south
	Samples int          `toml:"samples"`
	Group   []group      `toml:"group"`

	on [2]map[axial]int // the group of a hex's water, and of its land
}

// group is the hexes of a province, or with no code of land that is none.
type group struct {
	Code string `toml:"code"`
	Land string `toml:"land"`
	Sea  string `toml:"sea"`
}

// Faults implements tables.Checker.
func (s *provinces) Faults() []tables.Fault {
	var out tables.FaultList
	if s.Hex <= 0 || s.Grain <= 0 || s.Samples < 1 || s.Lens[0] <= 0 || s.Lens[1] <= 0 || s.Window[0] >= s.Window[2] || s.Window[1] >= s.Window[3] {
		out.Add("hex", "hex, grain, samples and lens above 0, and a window west, north, east, south", "correct them")
	}
	s.on = [2]map[axial]int{{}, {}}
	for i, g := range s.Group {
		for kind, text := range []string{g.Sea, g.Land} {
			for word := range strings.FieldsSeq(text) {
				left, right, _ := strings.Cut(word, ",")
				q, err := strconv.Atoi(left)
				r, err2 := strconv.Atoi(right)
				_, taken := s.on[kind][axial{q, r}]
				if err != nil || err2 != nil || taken {
					out.Add(fmt.Sprintf("group[%d]", i), fmt.Sprintf("hexes such as 3,4, each once for land and once for water, not %q", word), "correct it")
					return out
				}
				s.on[kind][axial{q, r}] = i
			}
		}
	}
	return out
}

// plane takes a position on the globe to the plane of hexes.
func (s *provinces) plane(lat, lon float64) (x, y float64) {
	x, y = s.globe().plane(lat, lon)
	return s.Lens[0] * math.Asinh(x/s.Lens[0]) / s.Hex, s.Lens[1] * math.Asinh(y/s.Lens[1]) / s.Hex
}

func (s *provinces) globe() azimuthal { return azimuthal{radians(s.Centre[0]), radians(s.Centre[1])} }

// position undoes plane.
func (s *provinces) position(x, y float64) (lat, lon float64) {
	return s.globe().globe(s.Lens[0]*math.Sinh(x*s.Hex/s.Lens[0]), s.Lens[1]*math.Sinh(y*s.Hex/s.Lens[1]))
}

// canvas is what the board is drawn from.
func (s *provinces) canvas() *canvas {
	c := &canvas{id: s.ID, edition: s.Edition, grain: s.Grain, fine: perHex, window: s.Window, samples: s.Samples, heights: s.Inputs, shores: s.Coasts, strait: s.Strait,
		on: s.on, plane: s.plane, position: s.position}
	for _, g := range s.Group {
		c.codes = append(c.codes, g.Code)
	}
	c.ring = func(coast []position) (ring hexmap.Ring) {
		for _, p := range coast {
			x, y := s.plane(p.lat, p.lon)
			ring = append(ring, hexmap.Point{X: float32(x), Y: float32(y)})
		}
		return ring
	}
	return c
}

func readProvinces(name string) (*provinces, error) {
	s := &provinces{}
	return s, readTOML(name+"-hexes.toml", s)
}
