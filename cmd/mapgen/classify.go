// What each hex is: land or sea, country, terrain, coast, and its hexsides.
package main

import (
	"fmt"
	"math"

	"awaw/hexmap"
)

// cell is one hex of the theatre.
type cell struct {
	land    float64 // share of land
	country int     // number in theatre.Country, -1 at sea
	terrain hexmap.Terrain
	coast   bool
	island  bool
	estuary bool    // ships reach it by a river mouth
	height  float64 // mean of its land, metres
	rough   float64 // spread of its land's heights, metres
	sides   [3]side // E, SE, SW
}

type side struct {
	share  float64 // of land along it
	land   bool
	strait bool
}

// world is the theatre, read and projected.
type world struct {
	theatre *theatre
	places  []place
	frame   *frame
	raster  *raster
	elev    *elevation
	coasts  []hexmap.Ring
	cells   map[hexmap.Hex]*cell
}

// The theatre in plane units, the whole of it.
const westX, northY, eastX, southY = 8, -8, 70, 34

func newWorld() (*world, error) {
	w := &world{theatre: &theatre{}, cells: map[hexmap.Hex]*cell{}}
	var list places
	if err := readTOML("europe.toml", w.theatre); err != nil {
		return nil, err
	}
	if err := readTOML("europe-places.toml", &list); err != nil {
		return nil, err
	}
	w.places = list.Place
	heights, err := data.ReadFile("data/europe.elev.gz")
	if err != nil {
		return nil, err
	}
	if w.elev, err = readElevation(heights); err != nil {
		return nil, fmt.Errorf("cmd/mapgen/data/europe.elev.gz: %w", err)
	}
	if w.frame, err = fit(w.theatre.Anchor, w.theatre.WarpWidth, w.theatre.WarpInset); err != nil {
		return nil, err
	}
	topo, err := readTopology()
	if err != nil {
		return nil, err
	}
	if err := w.paint(topo); err != nil {
		return nil, err
	}
	for row := int(math.Floor(northY / rowHeight)); row <= int(math.Floor(southY/rowHeight)); row++ {
		for q := int(westX - float64(row)/2); q <= int(eastX-float64(row)/2); q++ {
			h := hexmap.Hex{Q: int16(q), R: int16(row)}
			w.cells[h] = w.classify(h)
		}
	}
	if err := w.fixHexes(); err != nil {
		return nil, err
	}
	w.coastsAndSides()
	return w, w.fixSides()
}

const rowHeight = 0.8660254037844386

// paint fills the raster, one country of 1939 after another.
func (w *world) paint(topo *topology) error {
	w.raster = newRaster(westX-2, northY-2, eastX+2, southY+2)
	modern, err := topo.areas("countries")
	if err != nil {
		return err
	}
	number := map[string]int{}
	for n, c := range w.theatre.Country {
		for _, m := range c.Modern {
			number[m] = n + 1
		}
	}
	for _, a := range modern {
		n := number[a.name]
		if n == 0 {
			n = noCountry
		}
		w.raster.fill(w.frame.rings(a), uint8(n))
	}
	land, err := topo.areas("land")
	if err != nil {
		return err
	}
	for _, a := range land {
		w.coasts = append(w.coasts, w.frame.rings(a)...)
	}
	return nil
}

// noCountry marks land whose modern country no country of the theatre claims.
const noCountry = 255

func (w *world) classify(h hexmap.Hex) *cell {
	var n, land float64
	var heights, sum, square float64
	var count [256]int
	x0, y0 := h.Plane()
	const grain = 24
	for j := -grain; j < grain; j++ {
		for i := -grain; i < grain; i++ {
			x, y := x0+(float64(i)+0.5)/grain*0.6, y0+(float64(j)+0.5)/grain*0.6
			if hexmap.HexAt(x, y) != h {
				continue
			}
			n++
			if mark := w.raster.at(x, y); mark != 0 {
				land++
				count[mark]++
				if i%3 != 0 || j%3 != 0 {
					continue
				}
				lat, lon := w.frame.globe(x, y)
				e := math.Max(0, w.elev.at(lat, lon))
				heights++
				sum += e
				square += e * e
			}
		}
	}
	c := &cell{land: land / n, country: -1}
	if heights > 0 {
		c.height = sum / heights
		c.rough = math.Sqrt(math.Max(0, square/heights-c.height*c.height))
	}
	if c.land < w.theatre.LandShare {
		return c
	}
	most := 0
	for k := range w.theatre.Country {
		if count[k+1] > most {
			most, c.country = count[k+1], k
		}
	}
	c.terrain = hexmap.Clear
	switch {
	case c.height > 1000 || c.height > 700 && c.rough > 350:
		c.terrain = hexmap.Mountain
	case c.height > 500 || c.rough > 150:
		c.terrain = hexmap.Rough
	}
	return c
}

func (w *world) countryNumber(id string) int {
	for n, c := range w.theatre.Country {
		if c.ID == id {
			return n
		}
	}
	return -1
}

func (w *world) fixHexes() error {
	terrains := map[string]hexmap.Terrain{}
	for t := hexmap.Sea; t <= hexmap.JungleMountain; t++ {
		terrains[t.String()] = t
	}
	for i, fix := range w.theatre.Hex {
		where := fmt.Sprintf("cmd/mapgen/data/europe.toml: hex[%d] %s", i, fix.Hex)
		h, err := hexmap.Parse(fix.Hex)
		if err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
		c := w.cells[h]
		if c == nil {
			return fmt.Errorf("%s: expected a hex of the theatre", where)
		}
		if fix.Terrain != "" {
			t, ok := terrains[fix.Terrain]
			if !ok {
				return fmt.Errorf("%s: expected a known terrain, not %q", where, fix.Terrain)
			}
			c.terrain = t
			if t == hexmap.Sea {
				c.country = -1
			}
		}
		if fix.Country != "" {
			if c.country = w.countryNumber(fix.Country); c.country < 0 {
				return fmt.Errorf("%s: expected a country of the theatre, not %q", where, fix.Country)
			}
			if c.terrain == hexmap.Sea {
				return fmt.Errorf("%s: expected a land terrain where it is given a country", where)
			}
		}
		c.island, c.estuary = fix.Island, fix.Estuary
	}
	return nil
}

// coastsAndSides settles what depends on neighbours.
func (w *world) coastsAndSides() {
	for h, c := range w.cells { // order does not matter: each cell is settled by itself
		if c.terrain == hexmap.Sea {
			continue
		}
		c.coast = c.island || c.estuary || 1-c.land >= w.theatre.ShoreShare
		for dir := range 6 {
			if o := w.cells[h.Neighbor(dir)]; o != nil && o.terrain == hexmap.Sea {
				c.coast = true
			}
		}
		for k := range 3 {
			o := w.cells[h.Neighbor(k)]
			s := &c.sides[k]
			s.share = w.along(h, k)
			s.land = s.share >= w.theatre.SideShare && o != nil && o.terrain != hexmap.Sea
			s.strait = s.share <= w.theatre.Strait && o != nil && o.terrain != hexmap.Sea
		}
	}
}

// along is the share of land in a narrow band along a hexside.
func (w *world) along(h hexmap.Hex, dir int) float64 {
	ax, ay := h.Corner(dir)
	bx, by := h.Corner(dir + 1)
	px, py := (by-ay)*sqrt3, (ax-bx)*sqrt3 // unit across
	n, land := 0.0, 0.0
	for i := range 41 {
		t := float64(i) / 40
		for j := -2; j <= 2; j++ {
			d := float64(j) * 0.02
			n++
			if w.raster.at(ax+t*(bx-ax)+d*px, ay+t*(by-ay)+d*py) != 0 {
				land++
			}
		}
	}
	return land / n
}

const sqrt3 = 1.7320508075688772
