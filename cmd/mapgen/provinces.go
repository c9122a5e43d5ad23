// Boards of provinces: hexes that are given, drawn with true coasts.
package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"awaw/areamap"
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

// coasts are the rings of land that reach into the window and a margin round it.
func (s *provinces) coasts(margin float64) ([]hexmap.Ring, error) {
	t, err := readTopology(extract{Name: s.Coasts})
	if err != nil {
		return nil, err
	}
	areas, err := t.areas("land")
	if err != nil {
		return nil, err
	}
	var out []hexmap.Ring
	for _, a := range areas {
		for _, coast := range a.rings {
			var ring hexmap.Ring
			for _, p := range coast {
				x, y := s.plane(p.lat, p.lon)
				ring = append(ring, hexmap.Point{X: float32(x), Y: float32(y)})
			}
			if ring = clip(ring, s.Window[0]-margin, s.Window[1]-margin, s.Window[2]+margin, s.Window[3]+margin); len(ring) >= 3 {
				out = append(out, ring)
			}
		}
	}
	return out, nil
}

// groundMargin is how far coasts and heights reach beyond the window, in hexes.
const groundMargin = 2.0

// ground is coasts and heights on the plane of the board.
func (s *provinces) ground() (*hexmap.Ground, error) {
	coasts, err := s.coasts(groundMargin)
	if err != nil {
		return nil, err
	}
	heights, err := data.ReadFile("data/" + s.Inputs.Name + ".elev.gz")
	if err != nil {
		return nil, err
	}
	elev, err := readElevation(s.Inputs, heights)
	if err != nil {
		return nil, err
	}
	k := s.Grain
	g := &hexmap.Ground{MapID: s.ID, Edition: s.Edition, X0: (s.Window[0] - groundMargin) * k, Y0: (s.Window[1] - groundMargin) * k, X1: (s.Window[2] + groundMargin) * k,
		Y1: (s.Window[3] + groundMargin) * k}
	for _, ring := range coasts {
		for i, p := range ring {
			ring[i] = hexmap.Point{X: p.X * float32(k), Y: p.Y * float32(k)}
		}
		g.Rings = append(g.Rings, ring)
	}
	step := k / float64(s.Samples)
	g.Elev = hexmap.Grid{X0: g.X0, Y0: g.Y0, Step: step, W: int((g.X1-g.X0)/step) + 1, H: int((g.Y1-g.Y0)/step) + 1}
	for j := range g.Elev.H {
		for i := range g.Elev.W {
			lat, lon := s.position((g.X0+float64(i)*step)/k, (g.Y0+float64(j)*step)/k)
			g.Elev.V = append(g.Elev.V, int16(math.Round(elev.at(lat, lon))))
		}
	}
	return g, nil
}

// drawing makes both files that lie beside a board.
func (s *provinces) drawing(board []byte) (areamap.Drawing, error) {
	m, err := areamap.Load(s.ID+".toml", board)
	if err != nil {
		return areamap.Drawing{}, err
	}
	labels, err := s.labels(m)
	if err != nil {
		return areamap.Drawing{}, err
	}
	var outlines, ground bytes.Buffer
	if err := areamap.WriteOutlines(&outlines, m.ID(), m.Edition(), labels.stretches()); err != nil {
		return areamap.Drawing{}, err
	}
	g, err := s.ground()
	if err == nil {
		err = g.Write(&ground)
	}
	return areamap.Drawing{Outlines: outlines.Bytes(), Ground: ground.Bytes()}, err
}

func readProvinces(name string) (*provinces, error) {
	s := &provinces{}
	return s, readTOML(name+"-hexes.toml", s)
}

// writeDrawing draws the board of a name that lies in a folder, and puts the files beside it.
func writeDrawing(name, folder string) error {
	s, err := readProvinces(name)
	if err != nil {
		return err
	}
	board, err := os.ReadFile(filepath.Join(folder, s.ID+".toml"))
	if err != nil {
		return err
	}
	d, err := s.drawing(board)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, s.ID+".outlines"), d.Outlines, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, s.ID+".ground"), d.Ground, 0o644)
}
