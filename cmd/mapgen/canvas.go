// What a board of areas is drawn from, and the files that are made of it.
package main

import (
	"bytes"
	"io/fs"
	"math"
	"os"
	"path/filepath"

	"awaw/areamap"
	"awaw/hexmap"
)

// canvas is a board to be drawn: its hexes, and how the globe comes onto its plane.
type canvas struct {
	id       string
	edition  int
	grain    float64          // how wide a hex is on the plane of the board
	window   [4]float64       // what is drawn, in hexes: west, north, east, south
	fine     float64          // samples to a hex
	samples  int              // heights to a hex
	heights  extract          // data/<heights>.elev.gz
	shores   string           // data/<shores>.topo.json.gz
	strait   [][2]float64     // kept open: lat, lon
	bridge   [][2]float64     // kept shut: lat, lon
	codes    []string         // of the groups of hexes; "" is land that is no area
	on       [2]map[axial]int // the group of a hex's water, and of its land
	lone     [2]map[axial]int // what alone found
	plane    func(lat, lon float64) (x, y float64)
	position func(x, y float64) (lat, lon float64)
	ring     func(coast []position) hexmap.Ring
}

// canvasOf reads what a board is drawn from by the name of its file under data.
func canvasOf(name string) (*canvas, error) {
	if _, err := fs.Stat(data, "data/"+name+"-hexes.toml"); err == nil {
		s, err := readProvinces(name)
		if err != nil {
			return nil, err
		}
		return s.canvas(), nil
	}
	s, err := readSpaces(name)
	if err != nil {
		return nil, err
	}
	return s.canvas()
}

// coasts are the rings of land that reach into the window and a margin round it.
func (s *canvas) coasts(margin float64) ([]hexmap.Ring, error) {
	t, err := readTopology(extract{Name: s.shores})
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
			if ring := clip(s.ring(coast), s.window[0]-margin, s.window[1]-margin, s.window[2]+margin, s.window[3]+margin); len(ring) >= 3 {
				out = append(out, ring)
			}
		}
	}
	return out, nil
}

// groundMargin is how far coasts and heights reach beyond the window, in hexes.
const groundMargin = 2.0

// ground is coasts and heights on the plane of the board.
func (s *canvas) ground() (*hexmap.Ground, error) {
	coasts, err := s.coasts(groundMargin)
	if err != nil {
		return nil, err
	}
	heights, err := data.ReadFile("data/" + s.heights.Name + ".elev.gz")
	if err != nil {
		return nil, err
	}
	elev, err := readElevation(s.heights, heights)
	if err != nil {
		return nil, err
	}
	k := s.grain
	g := &hexmap.Ground{MapID: s.id, Edition: s.edition, X0: (s.window[0] - groundMargin) * k, Y0: (s.window[1] - groundMargin) * k, X1: (s.window[2] + groundMargin) * k,
		Y1: (s.window[3] + groundMargin) * k}
	for _, ring := range coasts {
		for i, p := range ring {
			ring[i] = hexmap.Point{X: p.X * float32(k), Y: p.Y * float32(k)}
		}
		g.Rings = append(g.Rings, ring)
	}
	step := k / float64(s.samples)
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
func (s *canvas) drawing(board []byte) (areamap.Drawing, error) {
	m, err := areamap.Load(s.id+".toml", board)
	if err != nil {
		return areamap.Drawing{}, err
	}
	labels, err := s.labels(m)
	if err != nil {
		return areamap.Drawing{}, err
	}
	stretches := labels.stretches()
	var middles [][2]int
	var outlines, ground bytes.Buffer
	for range 2 { // where counters stand is measured on what is drawn
		outlines.Reset()
		if err := areamap.WriteOutlines(&outlines, m.ID(), m.Edition(), stretches, middles); err != nil {
			return areamap.Drawing{}, err
		}
		if m, err = areamap.LoadDrawn(s.id+".toml", board, areamap.Drawing{Outlines: outlines.Bytes()}); err != nil {
			return areamap.Drawing{}, err
		}
		for i := range m.Len() {
			x, y := m.Middle(i)
			middles = append(middles, [2]int{int(math.Round(x / s.grain * areamap.Fineness)), int(math.Round(y / s.grain * areamap.Fineness))})
		}
	}
	g, err := s.ground()
	if err == nil {
		err = g.Write(&ground)
	}
	return areamap.Drawing{Outlines: outlines.Bytes(), Ground: ground.Bytes()}, err
}

// writeDrawing draws the board of a name that lies in a folder, and puts the files beside it.
func writeDrawing(name, folder string) error {
	s, err := canvasOf(name)
	if err != nil {
		return err
	}
	board, err := os.ReadFile(filepath.Join(folder, s.id+".toml"))
	if err != nil {
		return err
	}
	d, err := s.drawing(board)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, s.id+".outlines"), d.Outlines, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, s.id+".ground"), d.Ground, 0o644)
}
