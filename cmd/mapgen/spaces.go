// Boards of areas: spaces as groups of hexes, each hex with the nearest seed of its kind.
package main

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/tables"
)

// spaces is a file data/NAME-spaces.toml.
type spaces struct {
	name      string
	Title     string       `toml:"title"` // what the board shows
	ID        string       `toml:"id"`
	Edition   int          `toml:"edition"`
	Inputs    extract      `toml:"inputs"`
	Centre    [2]float64   `toml:"centre"` // lat, lon
	Flat      float64      `toml:"flat"`   // east and west are squeezed by it
	Bend      [2]float64   `toml:"bend"`   // degrees from which the plane bends, east and west, north and south
	Cut       float64      `toml:"cut"`    // the meridian at both rims
	Hex       float64      `toml:"hex"`    // how wide a hex is, in degrees at the centre
	West      float64      `toml:"west"`   // of a part of the world; of all of it both are 0
	East      float64      `toml:"east"`
	North     float64      `toml:"north"`
	South     float64      `toml:"south"`
	LandShare float64      `toml:"land_share"` // from this share on a hex is land
	Space     []space      `toml:"space"`
	Ground    []spaceFix   `toml:"ground"`
	Fine      float64      `toml:"fine"`    // samples to a hex where the board is drawn
	Samples   int          `toml:"samples"` // heights to a hex there
	Strait    [][2]float64 `toml:"strait"`  // kept open there: lat, lon
	Bridge    [][2]float64 `toml:"bridge"`  // kept shut there: lat, lon
}

// space is a territory or a sea zone.
type space struct {
	Code  string       `toml:"code"`
	Name  string       `toml:"name"`
	Land  bool         `toml:"land"`
	Seeds [][2]float64 `toml:"seeds"` // lat, lon
}

// spaceFix gives the hexes of some positions to a space, whatever the coasts say.
type spaceFix struct {
	Space string       `toml:"space"`
	At    [][2]float64 `toml:"at"` // lat, lon
	Why   string       `toml:"why"`
}

// Faults implements tables.Checker.
func (s *spaces) Faults() []tables.Fault {
	var out []tables.Fault
	if s.West > s.East || s.Title == "" || s.Flat <= 0 || s.Bend[0] <= 0 || s.Bend[1] <= 0 || s.Hex <= 0 || s.Fine < 1 || s.Samples < 1 || s.South >= s.North {
		out = append(out, tables.Fault{Key: "hex", Expected: "a title, flat, bend, hex, fine and samples above 0, south below north, west before east", Do: "correct them"})
	}
	for i, f := range s.Ground {
		if s.number(f.Space) < 0 || f.Why == "" {
			out = append(out, tables.Fault{Key: fmt.Sprintf("ground[%d].space", i), Expected: "the code of a space, and why", Do: "correct it"})
		}
	}
	return out
}

func (s *spaces) number(code string) int {
	return slices.IndexFunc(s.Space, func(x space) bool { return x.Code == code })
}

// plane takes a position on the globe to the plane of hexes.
func (s *spaces) plane(lat, lon float64) (x, y float64) {
	if lon < s.Cut {
		lon += 360
	}
	x, y = (lon-s.Centre[1])*s.Flat, s.Centre[0]-lat
	return s.Bend[0] * math.Asinh(x/s.Bend[0]) / s.Hex, s.Bend[1] * math.Asinh(y/s.Bend[1]) / s.Hex
}

// position undoes plane.
func (s *spaces) position(x, y float64) (lat, lon float64) {
	return s.Centre[0] - s.Bend[1]*math.Sinh(y*s.Hex/s.Bend[1]), s.Centre[1] + s.Bend[0]*math.Sinh(x*s.Hex/s.Bend[0])/s.Flat
}

// window is the plane the board covers: west, north, east, south.
func (s *spaces) window() [4]float64 {
	west, east := s.Cut, s.Cut+360-1e-9
	if s.part() {
		west, east = s.West, s.East
	}
	x0, _ := s.plane(s.Centre[0], west)
	_, y0 := s.plane(s.North, s.Centre[1])
	x1, _ := s.plane(s.Centre[0], east)
	_, y1 := s.plane(s.South, s.Centre[1])
	return [4]float64{x0, y0, x1, y1}
}

// canvas is what the board is drawn from.
func (s *spaces) canvas() (*canvas, error) {
	of, err := s.group()
	if err != nil {
		return nil, err
	}
	c := &canvas{id: s.ID, edition: s.Edition, grain: 1, window: s.window(), samples: s.Samples, fine: s.Fine, heights: s.Inputs, shores: s.Inputs.Name, strait: s.Strait, bridge: s.Bridge,
		on: [2]map[axial]int{{}, {}}, plane: s.plane, position: s.position, ring: s.ring}
	for _, sp := range s.Space {
		c.codes = append(c.codes, sp.Code)
	}
	for h, i := range of {
		kind := 0
		if s.Space[i].Land {
			kind = 1
		}
		c.on[kind][h] = i
	}
	return c, nil
}

// part tells whether the board is a part of the world.
func (s *spaces) part() bool { return s.West < s.East }

// pairs lists who touch whom, those across the cut too: rows end at both rims in the same water.
func (s *spaces) pairs(of map[axial]int) (all, seam [][2]int) {
	found, across := map[[2]int]bool{}, map[[2]int]bool{}
	rims := map[int]*[2]axial{}
	for h, a := range of {
		for _, d := range [3]axial{{1, 0}, {0, 1}, {-1, 1}} {
			if b, ok := of[axial{h.q + d.q, h.r + d.r}]; ok && a != b {
				found[[2]int{min(a, b), max(a, b)}] = true
			}
		}
		rim := rims[h.r]
		if rim == nil {
			rim = &[2]axial{h, h}
			rims[h.r] = rim
		}
		if h.q < rim[0].q {
			rim[0] = h
		}
		if h.q > rim[1].q {
			rim[1] = h
		}
	}
	for _, rim := range rims {
		if s.part() {
			break // its rims do not meet
		}
		if a, b := of[rim[0]], of[rim[1]]; a != b && !found[[2]int{min(a, b), max(a, b)}] {
			across[[2]int{min(a, b), max(a, b)}] = true
		}
	}
	order := func(p, q [2]int) int { return cmp.Or(cmp.Compare(p[0], q[0]), cmp.Compare(p[1], q[1])) }
	return slices.SortedFunc(maps.Keys(found), order), slices.SortedFunc(maps.Keys(across), order)
}

// text writes the board as package areamap reads it.
func (s *spaces) text() ([]byte, error) {
	of, err := s.group()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s as %d spaces, groups of hexes on slanting axes. Written by cmd/mapgen: correct cmd/mapgen/data/%s-spaces.toml.\n", s.Title, len(s.Space), s.name)
	fmt.Fprintf(&b, "id = %q\nedition = %d\nrounded = true\n", s.ID, s.Edition)
	if s.West == 0 && s.East == 0 {
		b.WriteString("around = true\n")
	}
	groups := make([][]axial, len(s.Space))
	for h, i := range of {
		groups[i] = append(groups[i], h)
	}
	for i, sp := range s.Space {
		slices.SortFunc(groups[i], func(g, h axial) int { return cmp.Or(cmp.Compare(g.r, h.r), cmp.Compare(g.q, h.q)) })
		fmt.Fprintf(&b, "\n[[area]]\nname = %q\ncode = %q\n", sp.Name, sp.Code)
		if sp.Land {
			b.WriteString("land = true\n")
		}
		words := make([]string, len(groups[i]))
		for k, h := range groups[i] {
			words[k] = fmt.Sprintf("%d,%d", h.q, h.r)
		}
		fmt.Fprintf(&b, "hexes = %q\n", strings.Join(words, " "))
	}
	all, seam := s.pairs(of)
	s.link(&b, "air", "who are drawn to touch", all, func(p, q space) bool { return true })
	if !s.part() {
		s.link(&b, "air", "who touch across the cut, where one rim of the board meets the other", seam, func(p, q space) bool { return true })
	}
	both := slices.Concat(all, seam)
	s.link(&b, "land", "armies", both, func(p, q space) bool { return p.Land && q.Land })
	s.link(&b, "sea", "ships", both, func(p, q space) bool { return !p.Land && !q.Land })
	return b.Bytes(), nil
}

func (s *spaces) link(b *bytes.Buffer, by, why string, pairs [][2]int, may func(p, q space) bool) {
	fmt.Fprintf(b, "\n# %s\n[[link]]\nby = %q\npairs = [", why, by)
	n := 0
	for _, p := range pairs {
		if !may(s.Space[p[0]], s.Space[p[1]]) {
			continue
		}
		if n%10 == 0 {
			b.WriteString("\n  ")
		} else {
			b.WriteString(" ")
		}
		fmt.Fprintf(b, "[%q, %q],", s.Space[p[0]].Code, s.Space[p[1]].Code)
		n++
	}
	b.WriteString("\n]\n")
}

// readSpaces reads the committed spaces of a board.
func readSpaces(name string) (*spaces, error) {
	s := &spaces{name: name}
	return s, readTOML(name+"-spaces.toml", s)
}

// writeSpaces makes a board of areas.
func writeSpaces(name, into string) error {
	s, err := readSpaces(name)
	if err != nil {
		return err
	}
	text, err := s.text()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(into, s.ID+".toml"), text, 0o644)
}
