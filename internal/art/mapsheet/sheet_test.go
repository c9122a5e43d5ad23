// The map painter, tried on a small made-up country: a bay, a lake, an island, a strait, a river and a border.
package mapsheet_test

import (
	"errors"
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

const (
	sampleRows = 8
	sampleCols = 12
)

// sampleShore is a wavy outline round a point of the plane.
func sampleShore(cx, cy, r float64) hexmap.Ring {
	var out hexmap.Ring
	for i := range 240 {
		a := 2 * math.Pi * float64(i) / 240
		q := r * (1 + .13*math.Sin(3*a+1) + .07*math.Sin(7*a) + .02*math.Sin(31*a))
		out = append(out, hexmap.Point{X: float32(cx + 1.25*q*math.Cos(a)), Y: float32(cy + .8*q*math.Sin(a))})
	}
	return out
}

// sampleMap is 12 by 8 hexes; what the shore says is land is land, but for the hexes the rules say otherwise of.
func sampleMap(t testing.TB) (*hexmap.Map, *hexmap.Ground) {
	t.Helper()
	g := &hexmap.Ground{MapID: "sample", Edition: 1, X0: -2, Y0: -2, X1: 15, Y1: 9}
	g.Rings = []hexmap.Ring{sampleShore(7, 3.2, 3.7), sampleShore(7.4, 3.4, .5)}
	g.Elev = hexmap.Grid{X0: -3, Y0: -3, Step: .2, W: 100, H: 70}
	for j := range g.Elev.H {
		for i := range g.Elev.W {
			x, y := g.Elev.X0+float64(i)*.2, g.Elev.Y0+float64(j)*.2
			d := math.Hypot((x-7)/1.25, (y-3.2)/.8) / 3.7
			e := 900*(1-d) + 300*math.Sin(2.1*x+y)*math.Sin(1.7*y-x/2) - 150
			if d > 1 {
				e = -60 * math.Exp(2.2*(d-1))
			}
			g.Elev.V = append(g.Elev.V, int16(max(-4000, min(2500, e))))
		}
	}
	g.Seas = []hexmap.Label{{ID: "bay", Name: "Sample Bay", X: 2.2, Y: 6.3, Angle: -8, Size: .34, Span: 3}}
	g.Lands = []hexmap.Label{{Kind: hexmap.CountryLabel, ID: "west", Name: "West", X: 5.2, Y: 3.1, Size: .24, Span: 2}}
	land := func(q, r int) bool {
		x, y := hexmap.Hex{Q: int16(q), R: int16(r)}.Plane()
		return inRing(x, y, g.Rings[0])
	}
	var b strings.Builder
	fmt.Fprintf(&b, "id = \"sample\"\nedition = 1\ntheatre = \"europe\"\n")
	b.WriteString("[[country]]\nid = \"west\"\nname = \"West\"\ncode = \"w\"\n[[country]]\nid = \"east\"\nname = \"East\"\ncode = \"e\"\n")
	for r := range sampleRows {
		first := -r / 2
		var terrain, shore, country, sides strings.Builder
		var zeros []string
		for i := range sampleCols {
			q := first + i
			zeros = append(zeros, "0.0")
			switch island := r == 6 && i == 1; {
			case island, land(q, r):
				code := ".....f...s..m.dj"[(q*5+r*3+64)%16]
				if island {
					code = '.'
				}
				terrain.WriteByte(code)
				coast, bits := byte('-'), 0
				gap := r == 6 && q == 1 // water to the south-east of G1
				for d, n := range [][2]int{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}} {
					if !land(q+n[0], r+n[1]) {
						coast = 'c'
					} else if d < 3 && !(gap && d == 1) {
						bits |= 1 << d
					}
				}
				if island {
					coast = 'i'
				}
				shore.WriteByte(coast)
				country.WriteByte("we"[min(1, (i+(r&1))/7)])
				sides.WriteByte(byte('0' + bits))
			default:
				terrain.WriteByte('~')
				shore.WriteByte('-')
				country.WriteByte('-')
				sides.WriteByte('0')
			}
		}
		z := strings.Join(zeros, ", ")
		fmt.Fprintf(&b, "[[row]]\nrow = %q\nfirst = %d\nterrain = %q\nshore = %q\ncountry = %q\nland = %q\nlat = [%s]\nlon = [%s]\n",
			string(rune('A'+r)), first, terrain.String(), shore.String(), country.String(), sides.String(), z, z)
	}
	b.WriteString("[[place]]\nid = \"mainz\"\nname = \"Maintown\"\nhex = \"D6\"\ncities = 1\ncapital = true\n")
	b.WriteString("[[place]]\nid = \"edge\"\nname = \"Edgeport\"\nhex = \"D2\"\ncities = 1\nport = true\n")
	b.WriteString("[[place]]\nid = \"field\"\nname = \"Fieldham\"\nhex = \"E5\"\ncities = 1\n")
	b.WriteString("[[river]]\nid = \"long\"\nname = \"Long\"\nsides = [\"C6 D5\", \"D5 D6\", \"D6 E5\"]\n")
	b.WriteString("[[strait]]\nid = \"gap\"\nname = \"The Gap\"\nsides = [\"G1 H1\"]\n")
	m, err := hexmap.Load("sample.toml", []byte(b.String()))
	if err != nil {
		t.Fatalf("%v\n%s", err, b.String())
	}
	return m, g
}

func inRing(x, y float64, ring hexmap.Ring) bool {
	in := false
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		if (float64(a.Y) > y) != (float64(b.Y) > y) &&
			x < float64(a.X)+(y-float64(a.Y))/(float64(b.Y)-float64(a.Y))*(float64(b.X)-float64(a.X)) {
			in = !in
		}
	}
	return in
}

func sampleSheet(t testing.TB) (*mapsheet.Sheet, *hexmap.Map) {
	m, g := sampleMap(t)
	return mapsheet.NewSheet(kit(t), m, g, []string{"east"}), m
}

func TestSheet(t *testing.T) {
	s, _ := sampleSheet(t)
	img, err := s.Paint(art.View{X0: 1.5, Y0: .3, W: 64}, 640, 400, nil)
	if err != nil {
		t.Fatal(err)
	}
	samePicture(t, "sheet.png", img)
}

// The coast obeys the hexes at every scale: a sea hex shows sea at its middle, a land hex land.
func TestCoastObeysHexes(t *testing.T) {
	s, m := sampleSheet(t)
	for _, w := range []float64{20, 38, 76} {
		v := art.View{X0: -1, Y0: -1, W: w}
		a := s.Land(v, int(15*w), int(9*w))
		for i := range m.Len() {
			sp := m.Space(i)
			x, y := v.Center(sp.Hex)
			if land := a.AlphaAt(int(x), int(y)).A > 127; land == sp.Sea {
				t.Errorf("w %g: %s is sea: %v, its middle shows land: %v", w, sp.Hex, sp.Sea, land)
			}
		}
	}
}

// Tiles join without a seam: four quarters are the whole, byte by byte.
func TestTilesJoin(t *testing.T) {
	s, _ := sampleSheet(t)
	const w, side = 50.0, 160
	whole, err := s.Paint(art.View{X0: 2, Y0: 1, W: w}, 2*side, 2*side, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range []image.Point{{0, 0}, {side, 0}, {0, side}, {side, side}} {
		tile, err := s.Paint(art.View{X0: 2 + float64(o.X)/w, Y0: 1 + float64(o.Y)/w, W: w}, side, side, nil)
		if err != nil {
			t.Fatal(err)
		}
		worst := 0
		for y := range side {
			for x := range side {
				a, b := tile.RGBAAt(x, y), whole.RGBAAt(o.X+x, o.Y+y)
				for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B)} {
					worst = max(worst, d, -d)
				}
			}
		}
		if worst > 1 {
			t.Errorf("tile at %v differs from the whole by %d of 255", o, worst)
		}
	}
}

func TestPaintStops(t *testing.T) {
	s, _ := sampleSheet(t)
	calls := 0
	_, err := s.Paint(art.View{W: 40}, 200, 200, func(p float64) bool {
		calls++
		if p < 0 || p > 1 {
			t.Errorf("progress %g", p)
		}
		return calls < 2
	})
	if !errors.Is(err, mapsheet.ErrCancelled) || calls != 2 {
		t.Errorf("after %d calls: %v", calls, err)
	}
	if img, err := s.Paint(art.View{W: 40}, 0, 5, nil); err != nil || !img.Rect.Empty() {
		t.Errorf("an empty window: %v %v", img.Rect, err)
	}
}

func BenchmarkSheetPixel(b *testing.B) {
	s, _ := sampleSheet(b)
	const w, h = 600, 400
	for b.Loop() {
		if _, err := s.Paint(art.View{X0: 1, Y0: .3, W: 51}, w, h, nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(w*h), "ns/pixel")
}
