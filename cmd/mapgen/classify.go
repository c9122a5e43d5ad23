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
	lake   bool
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

// newWorld reads the theatre of data/<from>.toml.
func newWorld(from string) (*world, error) {
	w := &world{theatre: &theatre{file: "cmd/mapgen/data/" + from + ".toml"}, cells: map[hexmap.Hex]*cell{}}
	var list places
	if err := readTOML(from+".toml", w.theatre); err != nil {
		return nil, err
	}
	if err := readTOML(from+"-places.toml", &list); err != nil {
		return nil, err
	}
	w.places = list.Place
	name := "data/" + w.theatre.Inputs.Name + ".elev.gz"
	heights, err := data.ReadFile(name)
	if err != nil {
		return nil, err
	}
	if w.elev, err = readElevation(w.theatre.Inputs, heights); err != nil {
		return nil, fmt.Errorf("cmd/mapgen/%s: %w", name, err)
	}
	centre := azimuthal{radians(w.theatre.Centre[0]), radians(w.theatre.Centre[1])}
	if w.frame, err = fit(centre, w.theatre.Anchor, w.theatre.WarpWidth, w.theatre.WarpInset); err != nil {
		return nil, fmt.Errorf("%s: %w", w.theatre.file, err)
	}
	topo, err := readTopology(w.theatre.Inputs)
	if err != nil {
		return nil, err
	}
	if err := w.paint(topo); err != nil {
		return nil, err
	}
	x := w.theatre.Extent
	for row := int(math.Floor(x.North / rowHeight)); row <= int(math.Floor(x.South/rowHeight)); row++ {
		for q := int(x.West - float64(row)/2); q <= int(x.East-float64(row)/2); q++ {
			h := hexmap.Hex{Q: int16(q), R: int16(row)}
			w.cells[h] = w.classify(h)
		}
	}
	if err := w.regions(); err != nil {
		return nil, err
	}
	if err := w.fixHexes(); err != nil {
		return nil, err
	}
	if err := w.fixPlaces(); err != nil {
		return nil, err
	}
	w.coastsAndSides()
	return w, w.fixSides()
}

const rowHeight = 0.8660254037844386

// paint fills the raster, one country of 1939 after another.
func (w *world) paint(topo *topology) error {
	x := w.theatre.Extent
	w.raster = newRaster(x.West-2, x.North-2, x.East+2, x.South+2)
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
	if err := w.claims(); err != nil {
		return err
	}
	return w.lakes()
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
			var fresh float64
			s.share, fresh = w.along(h, k)
			if s.lake = fresh >= lakeShare && o != nil && o.terrain != hexmap.Sea; s.lake {
				continue
			}
			s.land = s.share >= w.theatre.SideShare && o != nil && o.terrain != hexmap.Sea
			s.strait = s.share <= w.theatre.Strait && o != nil && o.terrain != hexmap.Sea
			if o != nil && o.terrain != hexmap.Sea && (c.island || o.island) {
				s.land, s.strait = false, true // one does not walk to an island
			}
		}
	}
}

// lakeShare is the fresh water along a hexside from which on it is lake.
const lakeShare = 0.4

// along is the share of land, lakes among it, and of lakes alone in a narrow band along a hexside.
func (w *world) along(h hexmap.Hex, dir int) (land, fresh float64) {
	ax, ay := h.Corner(dir)
	bx, by := h.Corner(dir + 1)
	px, py := (by-ay)*sqrt3, (ax-bx)*sqrt3 // unit across
	n := 0.0
	for i := range 41 {
		t := float64(i) / 40
		for j := -2; j <= 2; j++ {
			d := float64(j) * 0.02
			n++
			switch w.raster.at(ax+t*(bx-ax)+d*px, ay+t*(by-ay)+d*py) {
			case 0:
			case lakeMark:
				fresh++
				land++
			default:
				land++
			}
		}
	}
	return land / n, fresh / n
}

const sqrt3 = 1.7320508075688772
