// Tests of the European theatre as it is fitted: printed hexes, where places stand, distances.
package main

import (
	"bytes"
	"math"
	"strings"
	"sync"
	"testing"

	"awaw/hexmap"
)

var readEurope = sync.OnceValues(func() (*world, error) { return newWorld("europe") })

// europe is the theatre, read once for all tests: none of them writes on it.
func europe(t *testing.T) *world {
	t.Helper()
	w, err := readEurope()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestPrintedPlacesFallInTheirHexes(t *testing.T) {
	w := europe(t)
	printed := map[string]string{"lisbon": "V8", "marrakech": "EE2", "dublin": "H22", "rome": "Y22", "berlin": "L31", "helsinki": "D41",
		"moscow": "H47", "perm": "D61"}
	for _, p := range w.places {
		want := printed[p.ID]
		if want == "" {
			continue
		}
		delete(printed, p.ID)
		if got := hexmap.HexAt(w.frame.hexPlane(p.Lat, p.Lon)); got.String() != want {
			t.Errorf("%s falls in %s, printed %s", p.Name, got, want)
		}
		h, err := hexmap.Parse(want)
		if err != nil {
			t.Fatal(err)
		}
		x, y := w.frame.fitted(p.Lat, p.Lon)
		hx, hy := h.Plane()
		if d := math.Hypot(x-hx, y-hy); d > 2 {
			t.Errorf("%s lies %.2f hexes from its hex before the warp", p.Name, d)
		}
	}
	if len(printed) > 0 {
		t.Errorf("no such places: %v", printed)
	}
	if km := w.frame.km(); km < 105 || km > 110 {
		t.Errorf("%.1f km a hex", km)
	}
}

func TestGlobeUndoesHexPlane(t *testing.T) {
	w := europe(t)
	for _, p := range w.places {
		lat, lon := w.frame.globe(w.frame.hexPlane(p.Lat, p.Lon))
		if math.Abs(lat-p.Lat) > 0.001 || math.Abs(lon-p.Lon) > 0.001 {
			t.Errorf("%s comes back as %.4f N %.4f E", p.Name, lat, lon)
		}
	}
}

func TestPlacesStandWhereTheFitPutsThem(t *testing.T) {
	w := europe(t)
	if len(w.places) < 150 {
		t.Errorf("%d places, want 150", len(w.places))
	}
	for _, p := range w.places {
		h, err := w.hexOf(p)
		if err != nil {
			t.Fatal(err)
		}
		x, y := w.frame.hexPlane(p.Lat, p.Lon)
		hx, hy := h.Plane()
		if d := math.Hypot(hx-x, hy-y); d > 1.1 || h.Distance(hexmap.HexAt(x, y)) > 1 {
			t.Errorf("%s stands at %s, %.2f hexes from its position", p.Name, h, d)
		}
		c := w.cells[h]
		if c == nil || c.terrain == hexmap.Sea || p.Port && !c.coast {
			t.Errorf("%s has not the ground it needs at %s", p.Name, h)
		}
	}
}

// Distances on the map are those on the globe, as far as hexes can tell: between places that lie all over the theatre
// and, but for a few pairs with a place that had to move into the next hex, between all cities.
func TestDistancesAreThoseOfTheGlobe(t *testing.T) {
	w := europe(t)
	far := strings.Fields("reykjavik narvik murmansk archangel perm moscow leningrad gorki kiev odessa smolensk minsk riga helsinki oslo " +
		"copenhagen berlin warsaw prague munich budapest belgrade bucharest athens ankara cairo alexandria baghdad teheran basra " +
		"algiers oran casablanca lisbon madrid barcelona rome naples paris amsterdam glasgow belfast plymouth")
	spread := map[string]bool{}
	for _, id := range far {
		spread[id] = true
	}
	var cities []place
	for _, p := range w.places {
		if p.Cities > 0 {
			cities = append(cities, p)
		}
	}
	pairs, all, near := 0, 0, 0
	for i, a := range cities {
		for _, b := range cities[:i] {
			km := greatCircle(a, b)
			if km < 300 {
				continue // a hex more or less is too much of it
			}
			ax, ay := w.frame.hexPlane(a.Lat, a.Lon)
			bx, by := w.frame.hexPlane(b.Lat, b.Lon)
			ha, _ := w.hexOf(a)
			hb, _ := w.hexOf(b)
			fine := hexLength(ax-bx, ay-by)
			off := math.Abs(float64(ha.Distance(hb)) - fine)
			ok := off <= math.Max(1, fine*0.05)
			all++
			if ok {
				near++
			}
			if spread[a.ID] && spread[b.ID] {
				pairs++
				if !ok {
					t.Errorf("%s to %s: %d hexes, %.2f between the positions", a.Name, b.Name, ha.Distance(hb), fine)
				}
			}
			if off > 2 {
				t.Errorf("%s to %s: %d hexes, %.2f between the positions", a.Name, b.Name, ha.Distance(hb), fine)
			}
			if ratio := km / w.frame.km() / math.Hypot(ax-bx, ay-by); ratio < 0.80 || ratio > 1.25 {
				t.Errorf("%s to %s: %.0f km are %.2f hexes, ratio %.2f", a.Name, b.Name, km, math.Hypot(ax-bx, ay-by), ratio)
			}
		}
	}
	if n := len(far); pairs < n*(n-1)/2-20 {
		t.Errorf("only %d pairs of the %d places", pairs, n)
	}
	if near*100 < all*97 {
		t.Errorf("of %d pairs of cities %d within a hex of their positions, want 97 in 100", all, near)
	}
	t.Logf("%d pairs; of %d pairs of cities %d within a hex", pairs, all, near)
}

// Every correction says why.
func TestCorrectionsSayWhy(t *testing.T) {
	w := europe(t)
	for _, n := range w.theatre.Nudge {
		if n.Why == "" {
			t.Errorf("%s is moved without a reason", n.Place)
		}
	}
	for _, h := range w.theatre.Hex {
		if h.Why == "" {
			t.Errorf("%s is corrected without a reason", h.Hex)
		}
	}
	for _, s := range w.theatre.Side {
		if s.Why == "" {
			t.Errorf("%v are corrected without a reason", s.Sides)
		}
	}
}

// A broken input is refused with its file and key.
func TestBrokenTheatresAreRefused(t *testing.T) {
	good := europe(t)
	for _, c := range []struct {
		name, want string
		spoil      func(t *theatre)
	}{
		{"claim", `claim[0]: expected a country of the theatre, not "atlantis"`, func(t *theatre) { t.Claim = []claim{{Country: "atlantis"}} }},
		{"outline", "claim[0].areas[0]: expected pairs of lat and lon", func(t *theatre) { t.Claim = []claim{{Country: "poland", Areas: []polygon{{50, 20, 51}}}} }},
		{"lake", "lake[0].area: expected pairs of lat and lon", func(t *theatre) { t.Lake = []lake{{ID: "odd", Area: polygon{60, 30}}} }},
		{"region", `region[0]: expected a known terrain, not "moor"`, func(t *theatre) { t.Region = []region{{Terrain: "moor"}} }},
		{"hex", "hex[0] ZZ99: expected a hex of the theatre", func(t *theatre) { t.Hex = []hexFix{{Hex: "ZZ99", Terrain: "clear"}} }},
		{"side", "side[0]: \"L31 N31\": expected two neighbours", func(t *theatre) { t.Side = []sideFix{{Sides: []string{"L31 N31"}}} }},
	} {
		th := *good.theatre
		th.Claim, th.Lake, th.Region, th.Hex, th.Side = nil, nil, nil, nil, nil
		c.spoil(&th)
		w := &world{theatre: &th, places: good.places, frame: good.frame, elev: good.elev, cells: map[hexmap.Hex]*cell{}}
		w.raster = newRaster(20, 20, 24, 24)
		err := func() error {
			for _, step := range []func() error{w.claims, w.lakes, w.regions, w.fixHexes, w.fixSides} {
				if err := step(); err != nil {
					return err
				}
			}
			return nil
		}()
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "cmd/mapgen/data/europe.toml: ") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// A history that points nowhere is refused with its file and key.
func TestBrokenHistoriesAreRefused(t *testing.T) {
	w := europe(t)
	win, err := readSheet("europe")
	if err != nil {
		t.Fatal(err)
	}
	ocean := polygon{45, -20, 45, -15, 40, -15, 40, -20}
	for _, c := range []struct {
		want string
		hist history
	}{
		{"holding[0].by[0]: expected land inside the areas", history{Holding: []holding{{By: []heldBy{{Country: "germany", Areas: []polygon{ocean}}}}}}},
		{`holding[0].by[0]: expected a country of the theatre, not "atlantis"`, history{Holding: []holding{{By: []heldBy{{Country: "germany", Of: []string{"atlantis"}}}}}}},
		{`holding[0].by[0].places[1]: expected the id of a place, not "atlantis"`, history{Holding: []holding{{By: []heldBy{{Country: "germany", Places: []string{"berlin", "atlantis"}}}}}}},
		{"holding[0].by[1].areas[0]: expected pairs", history{Holding: []holding{{By: []heldBy{{Country: "italy"}, {Country: "germany", Areas: []polygon{{1, 2}}}}}}}},
		{"front[0].code: expected one letter", history{Front: []front{{Code: "WW"}}}},
		{"front[1].areas[0]: expected pairs", history{Front: []front{{Code: "W"}, {Code: "E", Areas: []polygon{{50}}}}}},
	} {
		_, err := w.frontOf(historyFile("europe"), &c.hist)
		if err == nil {
			err = w.writeHoldings(&bytes.Buffer{}, win, &c.hist)
		}
		if err == nil || !strings.HasPrefix(err.Error(), "cmd/mapgen/data/europe-history.toml: "+c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}
