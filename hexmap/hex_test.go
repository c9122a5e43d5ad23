package hexmap_test

import (
	"math"
	"strings"
	"testing"

	"awaw/hexmap"

	"pgregory.net/rapid"
)

// hexes draws hexes over more than any board will hold.
func hexes(name string) func(*rapid.T) hexmap.Hex {
	return func(t *rapid.T) hexmap.Hex {
		return hexmap.Hex{Q: int16(rapid.IntRange(-2000, 2000).Draw(t, name+" diagonal")), R: int16(rapid.IntRange(-120, 120).Draw(t, name+" row"))}
	}
}

func TestPrintedCoordinates(t *testing.T) {
	for text, want := range map[string]hexmap.Hex{
		"A0": {Q: 0, R: 0}, "K24": {Q: 24, R: 10}, "Z22": {Q: 22, R: 25}, "AA3": {Q: 3, R: 26}, "EE2": {Q: 2, R: 30}, "ZZ1": {Q: 1, R: 51},
		"AAA7": {Q: 7, R: 52}, "-A31": {Q: 31, R: -1}, "-Z5": {Q: 5, R: -26}, "-AA5": {Q: 5, R: -27}, "H-2": {Q: -2, R: 7}, "-B-3": {Q: -3, R: -2},
	} {
		got, err := hexmap.Parse(text)
		if err != nil || got != want {
			t.Errorf("%s is %+v, %v; want %+v", text, got, err, want)
		}
		if got.String() != text {
			t.Errorf("%s is written %s", text, got)
		}
	}
	if got, err := hexmap.Parse(" k24 "); err != nil || got != (hexmap.Hex{Q: 24, R: 10}) {
		t.Errorf("small letters and spaces: %v, %v", got, err)
	}
}

func TestBrokenCoordinatesAreRefused(t *testing.T) {
	for _, text := range []string{"", "-", "24", "K", "KL24", "K24x", "K 24", "K+24", "--A3", "K99999", "K-", "Ä3", "K2.5", "K１", strings.Repeat("Z", 2000) + "1"} {
		if h, err := hexmap.Parse(text); err == nil {
			t.Errorf("%.20q was read as %v", text, h)
		} else if len(text) < 20 && !strings.Contains(err.Error(), "expected") {
			t.Errorf("%q: %v does not say what was expected", text, err)
		}
	}
}

func TestParseUndoesString(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := hexes("h")(t)
		got, err := hexmap.Parse(h.String())
		if err != nil || got != h {
			t.Fatalf("%v is written %s and read as %v, %v", h, h.String(), got, err)
		}
	})
}

func TestDistanceIsAMetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := hexes("a")(t), hexes("b")(t), hexes("c")(t)
		ab := a.Distance(b)
		if ab != b.Distance(a) {
			t.Fatalf("%v to %v: %d one way, %d the other", a, b, ab, b.Distance(a))
		}
		if (ab == 0) != (a == b) {
			t.Fatalf("%v to %v: %d", a, b, ab)
		}
		if a.Distance(c) > ab+b.Distance(c) {
			t.Fatalf("%v to %v is shorter over %v", a, c, b)
		}
	})
}

// The distance is that of walking: no neighbour is more than one nearer, and one is exactly one nearer.
func TestDistanceCountsSteps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := hexes("a")(t), hexes("b")(t)
		best := math.MaxInt
		for dir := range 6 {
			d := a.Neighbor(dir).Distance(b)
			if diff := d - a.Distance(b); diff < -1 || diff > 1 {
				t.Fatalf("a step changes the distance by %d", diff)
			}
			best = min(best, d)
		}
		if a != b && best != a.Distance(b)-1 {
			t.Fatalf("no neighbour of %v is nearer to %v", a, b)
		}
	})
}

func TestDirectionsOnThePlane(t *testing.T) {
	want := [6][2]float64{{1, 0}, {0.5, math.Sqrt(3) / 2}, {-0.5, math.Sqrt(3) / 2}, {-1, 0}, {-0.5, -math.Sqrt(3) / 2}, {0.5, -math.Sqrt(3) / 2}}
	h := hexmap.Hex{Q: 24, R: 10}
	x, y := h.Plane()
	for dir, w := range want {
		n := h.Neighbor(dir)
		nx, ny := n.Plane()
		if math.Abs(nx-x-w[0]) > 1e-9 || math.Abs(ny-y-w[1]) > 1e-9 {
			t.Errorf("direction %d leads by %.3f %.3f", dir, nx-x, ny-y)
		}
		if n.Neighbor(hexmap.Opposite(dir)) != h || h.Toward(n) != dir {
			t.Errorf("direction %d does not lead back", dir)
		}
		ax, ay := h.Corner(dir)
		bx, by := h.Corner(dir + 1)
		if math.Abs((ax+bx)/2-x-w[0]/2) > 1e-9 || math.Abs((ay+by)/2-y-w[1]/2) > 1e-9 {
			t.Errorf("side %d does not lie towards its neighbour", dir)
		}
	}
	if h.Toward(h) != -1 || h.Toward(hexmap.Hex{Q: 26, R: 10}) != -1 {
		t.Error("hexes that are not neighbours have a direction")
	}
}

func TestHexAtUndoesPlane(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := hexes("h")(t)
		x, y := h.Plane()
		angle, r := rapid.Float64Range(0, 2*math.Pi).Draw(t, "angle"), rapid.Float64Range(0, 0.499).Draw(t, "radius")
		if got := hexmap.HexAt(x+r*math.Cos(angle), y+r*math.Sin(angle)); got != h {
			t.Fatalf("a point in %v is found in %v", h, got)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"K24", "-A31", "EE2", "H-2", "zz9", "-", "A", "A99999999999999999999"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		h, err := hexmap.Parse(s)
		if err != nil {
			return
		}
		if again, err := hexmap.Parse(h.String()); err != nil || again != h {
			t.Fatalf("%q is read as %v, written %s and read as %v, %v", s, h, h.String(), again, err)
		}
	})
}
