// Overlays and names on the sample map.
package mapsheet_test

import (
	"testing"

	"awaw/hexmap"
	"awaw/internal/art"
)

func around(h hexmap.Hex, n int) (out []hexmap.Hex) {
	for q := -n; q <= n; q++ {
		for r := -n; r <= n; r++ {
			if o := (hexmap.Hex{Q: h.Q + int16(q), R: h.R + int16(r)}); h.Distance(o) <= n {
				out = append(out, o)
			}
		}
	}
	return out
}

func TestOverlays(t *testing.T) {
	s, m := sampleSheet(t)
	k := kit(t)
	v := art.View{X0: 1.2, Y0: -.3, W: 76}
	const w, h = 800, 560
	img, land, err := s.Tile(v, w, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	c := k.CanvasOn(img)
	home := hexmap.Hex{Q: 4, R: 3}
	pool := around(home, 2)
	c.Pool(v, art.HexSpaces(pool...))
	c.Staging(v, art.HexSpaces([]hexmap.Hex{{Q: 2, R: 3}, {Q: 5, R: 1}, {Q: 2, R: 5}}...), art.HexSpaces(hexmap.Hex{Q: 6, R: 2}), land)
	c.EnemyReach(v, art.HexSpaces(around(hexmap.Hex{Q: 8, R: 3}, 1)...))
	c.Patrol(v, art.HexSpaces([]hexmap.Hex{{Q: 0, R: 6}, {Q: 1, R: 6}}...))
	c.RangeLine(v, art.HexSpaces(pool...))
	c.Select(v, art.HexSpaces(hexmap.Hex{Q: 6, R: 5}))
	c.Hover(v, art.HexSpaces(hexmap.Hex{Q: 7, R: 5}))
	c.SupplyCut(v, hexmap.Hex{Q: 5, R: 5}, 0)
	full := m.At(home)
	var obstacles []art.Rect
	x, y := v.Center(home)
	obstacles = append(obstacles, art.Rect{X: x - 25, Y: y - 25, W: 52, H: 50})
	c.Labels(s.Labels(v, w, h, obstacles, func(i int) bool { return i == full }))
	px, py := v.Center(hexmap.Hex{Q: 7, R: 2})
	c.Arrow(art.Arrow{X0: x + 30, Y0: y - 10, X1: px, Y1: py, Bend: -20, Tag: "Counterair 5"})
	for i, kind := range []art.ArrowKind{art.ArrowFoe, art.ArrowStaged, art.ArrowStopped, art.ArrowReturning, art.ArrowDisplaced} {
		ay := 430 + float64(i)*24
		c.Arrow(art.Arrow{X0: 480, Y0: ay, X1: 620, Y1: ay - 14, Bend: -14, Kind: kind})
	}
	c.Route([]art.Pt{{X: 60, Y: 480}, {X: 140, Y: 420}, {X: 200, Y: 470}}, 1, "escort 3")
	c.Pips(x, y-32, art.Pips{Ready: 8, Inverted: 1, Rows: []int{5, 5}})
	c.Counter(x-24, y-24, 48, art.CounterSpec{Nation: "GE", Kind: art.AAF, Factor: "5", Range: "4", Selected: true, Count: 3})
	c.RangeTag(v, art.HexSpaces(pool...), "Range 2", func(art.Rect) bool { return true })
	c.EdgeFall(art.Rect{W: w, H: h})
	samePicture(t, "overlays.png", c.Img)
}

// The order in which a caller lists hexes does not change the picture, nor does listing one twice.
func TestOverlayOrder(t *testing.T) {
	k := kit(t)
	v := art.View{X0: -2, Y0: -2, W: 40}
	draw := func(hexes []hexmap.Hex) []byte {
		c := k.Canvas(200, 200)
		c.EnemyReach(v, art.HexSpaces(hexes...))
		c.RangePool(v, art.HexSpaces(hexes...))
		return c.Img.Pix
	}
	a := around(hexmap.Hex{}, 1)
	b := []hexmap.Hex{a[0]}
	for i := len(a) - 1; i >= 0; i-- {
		b = append(b, a[i])
	}
	if string(draw(a)) != string(draw(b)) {
		t.Error("the same hexes in another order give another picture")
	}
}

// Names keep clear of what they are told to avoid, and at low zooms only capitals are named.
func TestLabelsAvoid(t *testing.T) {
	s, m := sampleSheet(t)
	v := art.View{X0: 1.2, Y0: -.3, W: 76}
	wall := art.Rect{X: 0, Y: 0, W: 800, H: 560}
	for _, l := range s.Labels(v, 800, 560, []art.Rect{wall}, nil) {
		if l.Kind != art.LabelPlace || !l.Hidden {
			t.Errorf("%s stands on a wall", l.Text)
		}
	}
	names := func(w float64) (out []string) {
		for _, l := range s.Labels(art.View{X0: -1, Y0: -1, W: w}, 1200, 800, nil, nil) {
			if l.Kind == art.LabelPlace && !l.Hidden {
				out = append(out, m.Space(l.Space).Name)
			}
		}
		return out
	}
	if got := names(28); len(got) != 0 {
		t.Errorf("w 28 names %v", got)
	}
	if got := names(32); len(got) != 1 || got[0] != "Maintown" {
		t.Errorf("w 32 names %v", got)
	}
	if got := names(44); len(got) != 2 {
		t.Errorf("w 44 names %v", got)
	}
	if got := names(76); len(got) != 3 {
		t.Errorf("w 76 names %v", got)
	}
}

func TestViewFindsHexes(t *testing.T) {
	v := art.View{X0: 3.7, Y0: -2.2, W: 51}
	for q := int16(-6); q < 7; q++ {
		for r := int16(-6); r < 7; r++ {
			h := hexmap.Hex{Q: q, R: r}
			x, y := v.Center(h)
			for _, d := range [][2]float64{{0, 0}, {24, 0}, {-24, 0}, {0, 28}, {0, -28}, {20, 14}} {
				if got := v.HexAt(x+d[0], y+d[1]); got != h {
					t.Errorf("%v off the middle of %v lies in %v", d, h, got)
				}
			}
		}
	}
	z := v.Zoomed(76, 100, 50)
	x0, y0 := v.Plane(100, 50)
	if x1, y1 := z.Plane(100, 50); x1-x0 > 1e-9 || y1-y0 > 1e-9 || x0-x1 > 1e-9 || y0-y1 > 1e-9 {
		t.Errorf("zooming moved the point under the pointer from %g,%g to %g,%g", x0, y0, x1, y1)
	}
}

// No name of a sea or a country is cut by the edge of what is seen of a window, nor of a panel on it: it stands wholly within or wholly
// without.
func TestWideNamesAreNotCut(t *testing.T) {
	s, _ := sampleSheet(t)
	v := art.View{X0: -.5, Y0: -1, W: 76}
	const w, h = 900, 640
	whole, within := 0, 0
	for _, l := range s.Labels(v, w, h, nil, nil) {
		if l.Kind != art.LabelPlace {
			whole++
		}
	}
	for x := 0.0; x < 500; x += 25 {
		seen := art.Rect{X: x, Y: 40, W: w - x - 60, H: h - 100}
		cover := art.Rect{X: 500 - x, Y: 40 + x, W: 300, H: 60}
		for _, l := range s.LabelsWithin(seen, []art.Rect{cover}, v, w, h, nil, nil) {
			if l.Kind == art.LabelPlace {
				continue
			}
			face := art.SerifItalic
			if l.Kind == art.LabelCountry {
				face = art.SerifSemi
			}
			n := float64(len([]rune(l.Text)))
			long := kit(t).Width(l.Text, art.Style{Face: face, Size: l.Size}) + l.Track*(n-1)
			dx, dy := art.CosDeg(l.Angle)*(long/2-l.Size*.3), art.SinDeg(l.Angle)*(long/2-l.Size*.3)
			in := func(r art.Rect, x, y float64) bool {
				return x > r.X && y > r.Y && x < r.X+r.W && y < r.Y+r.H
			}
			for _, r := range []art.Rect{seen, cover} {
				if in(r, l.X-dx, l.Y-dy) != in(r, l.X+dx, l.Y+dy) {
					t.Errorf("%s is cut by the edge of %v", l.Text, r)
				}
			}
			if in(seen, l.X, l.Y) {
				within++
			}
		}
	}
	if whole == 0 || within == 0 {
		t.Errorf("%d names without an edge, %d within edges: nothing was looked at", whole, within)
	}
}
