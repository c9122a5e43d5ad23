package main

import (
	"bytes"
	"io/fs"
	"math"
	"os"
	"testing"

	"awaw/hexmap"
)

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
	if err != nil || total > 3<<20 { // two theatres, and five boards of areas
		t.Errorf("%d bytes, %v; want under 3 MB", total, err)
	}
}

func TestRiverNearestToItsCourse(t *testing.T) {
	w := europe(t)
	if len(w.theatre.River) < 30 {
		t.Errorf("%d rivers", len(w.theatre.River))
	}
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
