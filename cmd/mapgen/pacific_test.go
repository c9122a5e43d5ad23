package main

import (
	"math"
	"testing"

	"awaw/hexmap"
)

func pacific(t *testing.T) *world {
	t.Helper()
	w, err := newWorld("pacific")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestPacificPrintedPlaces(t *testing.T) {
	w := pacific(t)
	want := map[string]string{"tokyo": "L32", "manila": "W21", "pearl-harbor": "P53"}
	for _, p := range w.places {
		if hex := want[p.ID]; hex != "" {
			if got := hexmap.HexAt(w.frame.hexPlane(p.Lat, p.Lon)); got.String() != hex {
				t.Errorf("%s falls in %s, printed %s", p.Name, got, hex)
			}
			delete(want, p.ID)
		}
	}
	if len(want) > 0 {
		t.Errorf("no such places: %v", want)
	}
	for _, a := range w.theatre.Anchor {
		x, y := w.frame.fitted(a.Lat, a.Lon)
		hx, hy := a.hex.Plane()
		if d := math.Hypot(x-hx, y-hy); d > 1.25 {
			t.Errorf("%s lies %.2f hexes from its hex before the warp", a.Name, d)
		}
	}
	if km := w.frame.km(); km < 260 || km > 285 {
		t.Errorf("%.1f km from flat to flat", km)
	}
}

func TestPacificGlobeUndoesHexPlane(t *testing.T) {
	w := pacific(t)
	for _, p := range w.places {
		lat, lon := w.frame.globe(w.frame.hexPlane(p.Lat, p.Lon))
		if math.Abs(lat-p.Lat) > 0.001 || math.Abs(math.Remainder(lon-p.Lon, 360)) > 0.001 {
			t.Errorf("%s comes back as %.4f N %.4f E", p.Name, lat, lon)
		}
	}
}

func TestPacificPlacesStandWhereTheFitPutsThem(t *testing.T) {
	w := pacific(t)
	if len(w.places) < 120 {
		t.Errorf("%d places, want at least 120", len(w.places))
	}
	for _, p := range w.places {
		h, err := w.hexOf(p)
		if err != nil {
			t.Fatal(err)
		}
		if d := h.Distance(hexmap.HexAt(w.frame.hexPlane(p.Lat, p.Lon))); d > 1 {
			t.Errorf("%s stands at %s, %d hexes from its position", p.Name, h, d)
		}
		if c := w.cells[h]; c == nil || c.terrain == hexmap.Sea {
			t.Errorf("%s stands at %s in the sea", p.Name, h)
		}
	}
}

// pacificHex is the size of a hex counted from middle to middle: the three printed places give 248 to 272 km.
const pacificHex = 260.0

// Distances on the map are those on the globe, as far as hexes can tell, from corner to corner of the theatre.
func TestPacificDistancesAreThoseOfTheGlobe(t *testing.T) {
	w := pacific(t)
	byID := map[string]place{}
	for _, p := range w.places {
		byID[p.ID] = p
	}
	ids := []string{"tokyo", "manila", "pearl-harbor", "singapore", "sydney", "truk", "calcutta", "colombo", "rangoon", "chungking", "mukden",
		"paramushiro", "attu", "dutch-harbor", "midway", "wake", "saipan", "okinawa", "rabaul", "guadalcanal", "port-moresby", "darwin", "perth",
		"adelaide", "auckland", "noumea", "fiji", "samoa", "tarawa", "kwajalein", "palau", "batavia", "balikpapan", "hong-kong", "vladivostok"}
	pairs, near := 0, 0
	for i, one := range ids {
		for _, two := range ids[:i] {
			a, b := byID[one], byID[two]
			if a.ID == "" || b.ID == "" {
				t.Fatalf("no place %s or %s", one, two)
			}
			km := greatCircle(a, b)
			if km < 4*pacificHex {
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
			} else if d > 1.1 {
				t.Errorf("%s to %s: %d hexes, %.2f between the positions", one, two, ha.Distance(hb), fine)
			}
			if ratio := km / pacificHex / fine; ratio < 0.80 || ratio > 1.25 {
				t.Errorf("%s to %s: %.0f km are %.2f hexes, ratio %.2f", one, two, km, fine, ratio)
			}
		}
	}
	if pairs < 500 || near < pairs*99/100 {
		t.Errorf("of %d pairs %d within a hex of their positions, want 500 and 99 in 100", pairs, near)
	}
	t.Logf("%d of %d pairs within a hex", near, pairs)
}

// The western edge bends: Central Asia and numbers under 1 stay off the sheet.
func TestPacificWesternEdge(t *testing.T) {
	win, err := readSheet("pacific")
	if err != nil {
		t.Fatal(err)
	}
	for row, want := range map[int]float64{-5: 14, 0: 24, 7: 24, 11: 19.5, 15: 15, 16: 14, 26: 14, 37: 19.5, 48: 25, 60: 25} {
		if got := win.westAt(row); math.Abs(got-want) > 1e-9 {
			t.Errorf("row %d begins at %v, want %v", row, got, want)
		}
	}
	for _, row := range win.hexes() {
		if row[0].Q < 1 {
			t.Errorf("%s on the sheet", row[0])
		}
		if west := (hexmap.Hex{Q: row[0].Q - 1, R: row[0].R}); win.holds(west) || !win.holds(row[0]) {
			t.Errorf("the sheet holds %s, but begins with %s", west, row[0])
		}
	}
	for _, edge := range [][]bend{{{Row: "C", X: 20}, {Row: "B", X: 20}}, {{Row: "A", X: 13}}, {{Row: "A", X: 99}}, {{Row: "AB", X: 20}}} {
		bad := *win
		bad.Edge = edge
		if len(bad.Faults()) == 0 {
			t.Errorf("edge %v was taken", edge)
		}
	}
}
