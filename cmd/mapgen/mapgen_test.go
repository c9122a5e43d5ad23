package main

import (
	"bytes"
	"io/fs"
	"math"
	"os"
	"testing"

	"awaw/hexmap"
)

func europe(t *testing.T) *world {
	t.Helper()
	w, err := newWorld("channel")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestPrintedPlacesFallInTheirHexes(t *testing.T) {
	w := europe(t)
	if len(w.theatre.Anchor) != 8 {
		t.Errorf("%d anchors, eight are known", len(w.theatre.Anchor))
	}
	for _, a := range w.theatre.Anchor {
		if got := hexmap.HexAt(w.frame.hexPlane(a.Lat, a.Lon)); got.String() != a.Hex {
			t.Errorf("%s falls in %s, printed %s", a.Name, got, a.Hex)
		}
		x, y := w.frame.fitted(a.Lat, a.Lon)
		hx, hy := a.hex.Plane()
		if d := math.Hypot(x-hx, y-hy); d > 2.2 {
			t.Errorf("%s lies %.2f hexes from its hex before the warp", a.Name, d)
		}
	}
	if km := w.frame.km(); km < 100 || km > 115 {
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
	for _, p := range w.places {
		h, err := w.hexOf(p)
		if err != nil {
			t.Fatal(err)
		}
		if d := h.Distance(hexmap.HexAt(w.frame.hexPlane(p.Lat, p.Lon))); d > 1 {
			t.Errorf("%s stands at %s, %d hexes from its position", p.Name, h, d)
		}
		if c := w.cells[h]; p.Capital && (c == nil || c.terrain == hexmap.Sea) {
			t.Errorf("the capital %s stands at %s in the sea", p.Name, h)
		}
	}
}

// Distances on the map are those on the globe, as far as hexes can tell.
func TestDistancesAreThoseOfTheGlobe(t *testing.T) {
	w := europe(t)
	byID := map[string]place{}
	for _, p := range w.places {
		byID[p.ID] = p
	}
	ids := []string{"london", "plymouth", "glasgow", "belfast", "brest", "bordeaux", "lille", "amsterdam", "cologne", "hamburg", "berlin",
		"munich", "copenhagen", "aalborg", "oslo", "bergen", "marseilles", "milan", "cork"}
	pairs, near := 0, 0
	for i, one := range ids {
		for _, two := range ids[:i] {
			a, b := byID[one], byID[two]
			km := greatCircle(a, b)
			if km < 300 {
				continue // a hex more or less is too much of it
			}
			pairs++
			ax, ay := w.frame.hexPlane(a.Lat, a.Lon)
			bx, by := w.frame.hexPlane(b.Lat, b.Lon)
			ha, err := w.hexOf(a)
			if err != nil {
				t.Fatal(err)
			}
			hb, err := w.hexOf(b)
			if err != nil {
				t.Fatal(err)
			}
			fine := hexLength(ax-bx, ay-by)
			if d := math.Abs(float64(ha.Distance(hb)) - fine); d <= math.Max(1, fine*0.05) {
				near++
			} else if d > 1.5 {
				t.Errorf("%s to %s: %d hexes, %.2f between the positions", one, two, ha.Distance(hb), fine)
			}
			if ratio := km / w.frame.km() / math.Hypot(ax-bx, ay-by); ratio < 0.80 || ratio > 1.25 {
				t.Errorf("%s to %s: %.0f km are %.2f hexes, ratio %.2f", one, two, km, math.Hypot(ax-bx, ay-by), ratio)
			}
		}
	}
	if pairs < 150 || near < pairs*95/100 {
		t.Errorf("of %d pairs %d within a hex of their positions, want 150 and 95 in 100", pairs, near)
	}
	t.Logf("%d of %d pairs within a hex", near, pairs)
}

// hexLength is the hex distance of an unrounded step on the plane.
func hexLength(x, y float64) float64 {
	r := y / rowHeight
	q := x - r/2
	return max(math.Abs(q), math.Abs(r), math.Abs(q+r))
}

func greatCircle(a, b place) float64 {
	la, lb, d := radians(a.Lat), radians(b.Lat), radians(a.Lon-b.Lon)
	return earthRadius * math.Acos(math.Sin(la)*math.Sin(lb)+math.Cos(la)*math.Cos(lb)*math.Cos(d))
}

// What is committed is what the inputs give, and giving it twice makes no difference.
func TestMapsAreWhatTheInputsGive(t *testing.T) {
	ids, err := mapIDs()
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		var texts, grounds [2][]byte
		for k := range 2 {
			win, err := readSheet(id)
			if err != nil {
				t.Fatal(err)
			}
			w, err := newWorld(win.From)
			if err != nil {
				t.Fatal(err)
			}
			if texts[k], grounds[k], err = w.build(win); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(texts[0], texts[1]) || !bytes.Equal(grounds[0], grounds[1]) {
			t.Errorf("%s: built twice, two results", id)
		}
		committed, err := os.ReadFile("../../assets/maps/" + id + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(committed, texts[0]) {
			t.Errorf("assets/maps/%s.toml is out of date: go run ./cmd/mapgen", id)
		}
		if committed, err = os.ReadFile("../../assets/maps/" + id + ".ground"); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(unpacked(t, committed), unpacked(t, grounds[0])) {
			t.Errorf("assets/maps/%s.ground is out of date: go run ./cmd/mapgen", id)
		}
	}
}

// unpacked takes the ground out of its compression, which may change with the Go release.
func unpacked(t *testing.T, ground []byte) []byte {
	t.Helper()
	plain, err := unzip(ground[bytes.IndexByte(ground, '\n')+1:])
	if err != nil {
		t.Fatal(err)
	}
	return plain
}

func TestInputsAreSmall(t *testing.T) {
	total := int64(0)
	err := fs.WalkDir(data, "data", func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		total += info.Size()
		return err
	})
	if err != nil || total > 2<<20 {
		t.Errorf("%d bytes, %v; want under 2 MB", total, err)
	}
}

func TestRiverNearestToItsCourse(t *testing.T) {
	w := europe(t)
	for _, r := range w.theatre.River {
		chain, err := w.chain(r)
		if err != nil {
			t.Fatal(err)
		}
		for k, pair := range chain {
			if pair[0].Distance(pair[1]) != 1 {
				t.Fatalf("%s: %v are no neighbours", r.Name, pair)
			}
			if k > 0 && !meet(chain[k-1], pair) {
				t.Errorf("%s breaks off between %v and %v", r.Name, chain[k-1], pair)
			}
		}
	}
	if _, err := w.chain(waterway{ID: "odd", Course: []float64{50, 7, 51}}); err == nil {
		t.Error("a course of three numbers was taken")
	}
}

// meet tells whether two hexsides share a corner.
func meet(a, b [2]hexmap.Hex) bool {
	ends := func(s [2]hexmap.Hex) [2]corner {
		dir := s[0].Toward(s[1])
		return [2]corner{cornerOf(s[0], dir), cornerOf(s[0], dir+1)}
	}
	for _, p := range ends(a) {
		for _, q := range ends(b) {
			if p == q {
				return true
			}
		}
	}
	return false
}

func TestClipKeepsWhatIsInside(t *testing.T) {
	square := hexmap.Ring{{X: -2, Y: -2}, {X: 2, Y: -2}, {X: 2, Y: 2}, {X: -2, Y: 2}}
	area := func(r hexmap.Ring) float64 {
		sum := 0.0
		for k := range r {
			p, q := r[k], r[(k+1)%len(r)]
			sum += float64(p.X*q.Y - q.X*p.Y)
		}
		return math.Abs(sum) / 2
	}
	for _, c := range []struct{ x0, y0, x1, y1, want float64 }{
		{-5, -5, 5, 5, 16}, {0, 0, 5, 5, 4}, {-1, -1, 1, 1, 4}, {3, 3, 5, 5, 0}, {-5, 1, 5, 5, 4},
	} {
		if got := area(clip(square, c.x0, c.y0, c.x1, c.y1)); math.Abs(got-c.want) > 1e-6 {
			t.Errorf("clipped to %v: area %v", c, got)
		}
	}
}
