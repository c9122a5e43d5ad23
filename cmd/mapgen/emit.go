// Writing a map: the window's hexes, places, straits and rivers as TOML, and its ground.
package main

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"sort"
	"strings"

	"awaw/hexmap"
)

// hexes are the window's, row by row.
func (w *window) hexes() [][]hexmap.Hex {
	var rows [][]hexmap.Hex
	for r := w.top; r <= w.foot; r++ {
		var row []hexmap.Hex
		for q := int(math.Ceil(w.westAt(r) - float64(r)/2)); float64(q)+float64(r)/2 <= w.East; q++ {
			row = append(row, hexmap.Hex{Q: int16(q), R: int16(r)})
		}
		rows = append(rows, row)
	}
	return rows
}

func (w *window) holds(h hexmap.Hex) bool {
	x := float64(h.Q) + float64(h.R)/2
	return int(h.R) >= w.top && int(h.R) <= w.foot && x >= w.westAt(int(h.R)) && x <= w.East
}

// toml writes the map file.
func (w *world) toml(win *window) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# Written by cmd/mapgen; change its inputs, not this file. docs/maps.md tells what the letters mean.\n")
	fmt.Fprintf(&b, "id = %q\nedition = %d\ntheatre = %q\n", win.ID, win.Edition, w.theatre.ID)
	used := make([]bool, len(w.theatre.Country))
	for _, row := range win.hexes() {
		for _, h := range row {
			c := w.cells[h]
			switch {
			case c == nil:
				return nil, fmt.Errorf("map %s: %s lies outside the theatre", win.ID, h)
			case c.terrain != hexmap.Sea && c.country < 0:
				lat, lon := w.frame.globe(h.Plane())
				return nil, fmt.Errorf("%s: no country for %s (%.1f N %.1f E); add its modern country to a [[country]], or a [[claim]] or [[hex]]", w.theatre.file, h, lat, lon)
			case c.country >= 0:
				used[c.country] = true
			}
		}
	}
	hist, err := readHistory(win.ID)
	if err != nil {
		return nil, err
	}
	named := hist.countries()
	for n, c := range w.theatre.Country {
		if used[n] || slices.Contains(named, c.ID) {
			fmt.Fprintf(&b, "\n[[country]]\nid = %q\nname = %q\ncode = %q\n", c.ID, c.Name, c.Code)
			if c.NoAir {
				fmt.Fprintf(&b, "no_air = true\n")
			}
		}
	}
	for _, f := range hist.Front {
		fmt.Fprintf(&b, "\n[[front]]\nid = %q\nname = %q\ncode = %q\n", f.ID, f.Name, f.Code)
	}
	frontOf, err := w.frontOf(historyFile(win.ID), hist)
	if err != nil {
		return nil, err
	}
	for _, row := range win.hexes() {
		w.row(&b, row)
		if len(hist.Front) > 0 {
			fmt.Fprintf(&b, "front   = \"")
			for _, h := range row {
				b.WriteByte(frontOf(h))
			}
			fmt.Fprintf(&b, "\"\n")
		}
	}
	if err := w.writePlaces(&b, win); err != nil {
		return nil, err
	}
	w.writeStraits(&b, win)
	if err := w.writeRivers(&b, win); err != nil {
		return nil, err
	}
	w.writeLakes(&b, win)
	writeBoxes(&b, hist)
	err = w.writeHoldings(&b, win, hist)
	return b.Bytes(), err
}

func (w *world) row(b *bytes.Buffer, row []hexmap.Hex) {
	var terrain, shore, land, country strings.Builder
	var lats, lons []string
	for _, h := range row {
		c := w.cells[h]
		terrain.WriteByte(c.terrain.Code())
		switch {
		case c.island:
			shore.WriteByte('i')
		case c.coast:
			shore.WriteByte('c')
		default:
			shore.WriteByte('-')
		}
		bits := 0
		for k, s := range c.sides {
			if s.land {
				bits |= 1 << k
			}
		}
		fmt.Fprintf(&land, "%d", bits)
		if c.country < 0 {
			country.WriteByte('-')
		} else {
			country.WriteString(w.theatre.Country[c.country].Code)
		}
		lat, lon := w.frame.globe(h.Plane())
		lats, lons = append(lats, fmt.Sprintf("%.2f", lat)), append(lons, fmt.Sprintf("%.2f", lon))
	}
	fmt.Fprintf(b, "\n[[row]]\nrow = %q\nfirst = %d\nterrain = %q\nshore   = %q\ncountry = %q\nland    = %q\nlat = [%s]\nlon = [%s]\n",
		row[0].Row(), row[0].Q, terrain.String(), shore.String(), country.String(), land.String(), strings.Join(lats, ", "), strings.Join(lons, ", "))
}

func (w *world) writePlaces(b *bytes.Buffer, win *window) error {
	if err := w.checkNudges(); err != nil {
		return err
	}
	for _, p := range w.places {
		h, err := w.hexOf(p)
		if err != nil {
			return err
		}
		if !win.holds(h) {
			continue
		}
		fmt.Fprintf(b, "\n[[place]]\nid = %q\nname = %q\nhex = %q\n", p.ID, p.Name, h.String())
		if p.Cities > 0 {
			fmt.Fprintf(b, "cities = %d\n", p.Cities)
		}
		for _, flag := range []struct {
			name string
			on   bool
		}{{"port", p.Port}, {"capital", p.Capital}, {"objective", p.Objective}} {
			if flag.on {
				fmt.Fprintf(b, "%s = true\n", flag.name)
			}
		}
		if p.IslandGroup != "" {
			fmt.Fprintf(b, "island_group = %q\n", p.IslandGroup)
		}
		fmt.Fprintf(b, "lat = %.2f\nlon = %.2f\n", p.Lat, p.Lon)
	}
	return nil
}

func (w *world) writeStraits(b *bytes.Buffer, win *window) {
	var sides []string
	for _, row := range win.hexes() {
		for _, h := range row {
			for k, s := range w.cells[h].sides {
				if s.strait && win.holds(h.Neighbor(k)) {
					sides = append(sides, fmt.Sprintf("%q", h.String()+" "+h.Neighbor(k).String()))
				}
			}
		}
	}
	if len(sides) > 0 {
		sort.Strings(sides)
		fmt.Fprintf(b, "\n[[strait]]\nsides = [%s]\n", strings.Join(sides, ", "))
	}
}

func (w *world) writeRivers(b *bytes.Buffer, win *window) error {
	for _, r := range w.theatre.River {
		chain, err := w.chain(r)
		if err != nil {
			return err
		}
		var sides []string
		for _, pair := range chain {
			if !win.holds(pair[0]) || !win.holds(pair[1]) || w.cells[pair[0]].terrain == hexmap.Sea || w.cells[pair[1]].terrain == hexmap.Sea {
				continue
			}
			sides = append(sides, fmt.Sprintf("%q", pair[0].String()+" "+pair[1].String()))
		}
		if len(sides) > 0 {
			fmt.Fprintf(b, "\n[[river]]\nid = %q\nname = %q\nsides = [%s]\n", r.ID, r.Name, strings.Join(sides, ", "))
		}
	}
	return nil
}

// writeLakes tells each lake hexside to the lake whose middle is nearest.
func (w *world) writeLakes(b *bytes.Buffer, win *window) {
	sides := make([][]string, len(w.theatre.Lake))
	for _, row := range win.hexes() {
		for _, h := range row {
			for k, s := range w.cells[h].sides {
				if o := h.Neighbor(k); s.lake && win.holds(o) {
					n := w.nearestLake(h, k)
					sides[n] = append(sides[n], h.String()+" "+o.String())
				}
			}
		}
	}
	for n, l := range w.theatre.Lake {
		if len(sides[n]) > 0 {
			fmt.Fprintf(b, "\n[[lake]]\nid = %q\nname = %q\nsides = [%s]\n", l.ID, l.Name, quoted(sides[n]))
		}
	}
}

func (w *world) nearestLake(h hexmap.Hex, dir int) int {
	ax, ay := h.Corner(dir)
	bx, by := h.Corner(dir + 1)
	best, least := 0, math.Inf(1)
	for n, l := range w.theatre.Lake {
		for i := 0; i+1 < len(l.Area); i += 2 {
			x, y := w.frame.hexPlane(l.Area[i], l.Area[i+1])
			if d := math.Hypot(x-(ax+bx)/2, y-(ay+by)/2); d < least {
				best, least = n, d
			}
		}
	}
	return best
}

// bounds of the ground in plane units: the hexes and the margin.
func (w *window) bounds() (x0, y0, x1, y1 float64) {
	return w.West - 1 - w.Margin, float64(w.top)*rowHeight - 0.6 - w.Margin, w.East + 1 + w.Margin, float64(w.foot)*rowHeight + 0.6 + w.Margin
}

// ground makes the picture data of the window.
func (w *world) ground(win *window) *hexmap.Ground {
	g := &hexmap.Ground{MapID: win.ID, Edition: win.Edition}
	g.X0, g.Y0, g.X1, g.Y1 = win.bounds()
	for _, ring := range w.coasts {
		if r := clip(ring, g.X0, g.Y0, g.X1, g.Y1); len(r) >= 3 {
			g.Rings = append(g.Rings, r)
		}
	}
	step := 1 / float64(win.Samples)
	g.Elev = hexmap.Grid{X0: g.X0, Y0: g.Y0, Step: step, W: int((g.X1-g.X0)/step) + 1, H: int((g.Y1-g.Y0)/step) + 1}
	for j := range g.Elev.H {
		for i := range g.Elev.W {
			lat, lon := w.frame.globe(g.X0+float64(i)*step, g.Y0+float64(j)*step)
			g.Elev.V = append(g.Elev.V, int16(math.Round(w.elev.at(lat, lon))))
		}
	}
	for _, l := range win.Sea {
		g.Seas = append(g.Seas, w.label(l, hexmap.SeaLabel))
	}
	for _, l := range win.Land {
		g.Lands = append(g.Lands, w.label(l, hexmap.CountryLabel))
	}
	return g
}

func (w *world) label(l label, kind hexmap.LabelKind) hexmap.Label {
	x, y := w.frame.hexPlane(l.Lat, l.Lon)
	return hexmap.Label{Kind: kind, ID: l.ID, Name: l.Name, X: x, Y: y, Angle: l.Angle, Size: l.Size, Span: l.Span}
}

// clip cuts a ring to a rectangle (Sutherland and Hodgman): even-odd filling stays right inside it.
func clip(ring hexmap.Ring, x0, y0, x1, y1 float64) hexmap.Ring {
	for _, edge := range []struct {
		a, b, c float64 // kept where a·x + b·y >= c
	}{{1, 0, x0}, {-1, 0, -x1}, {0, 1, y0}, {0, -1, -y1}} {
		var out hexmap.Ring
		for k, q := range ring {
			p := ring[(k+len(ring)-1)%len(ring)]
			dp := edge.a*float64(p.X) + edge.b*float64(p.Y) - edge.c
			dq := edge.a*float64(q.X) + edge.b*float64(q.Y) - edge.c
			if (dp >= 0) != (dq >= 0) {
				t := float32(dp / (dp - dq))
				out = append(out, hexmap.Point{X: p.X + t*(q.X-p.X), Y: p.Y + t*(q.Y-p.Y)})
			}
			if dq >= 0 {
				out = append(out, q)
			}
		}
		ring = out
	}
	return ring
}
