package mapsheet_test

import (
	"bytes"
	"image"
	"os"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

func areas(t *testing.T, name string) *areamap.Map {
	t.Helper()
	file := "../../../areamap/testdata/" + name + ".toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := areamap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func same(name string) string { return name }

// Boards of areas, of polygons and of groups of hexes, with names, counters, a choice, a range and who holds what.
func TestBoardsOfAreas(t *testing.T) {
	for _, name := range []string{"straits", "lagoon"} {
		m := areas(t, name)
		s := mapsheet.NewAreaSheet(kit(t), m, same)
		x0, y0, x1, y1 := s.Extent()
		v := art.View{X0: x0, Y0: y0, W: 56}
		w, h := int((x1-x0)*v.W), int((y1-y0)*v.W)
		img, err := s.Paint(v, w, h, nil)
		if err != nil {
			t.Fatal(err)
		}
		c := s.Kit().CanvasOn(img)
		land := s.Land(v, w, h)
		c.Control(v, []art.Side{art.Axis, art.Allies}, map[art.Side]art.Spaces{art.Axis: art.SpacesOf(m, []int{0}), art.Allies: art.SpacesOf(m, []int{2})}, land)
		c.Front(v, []art.Side{art.Axis, art.Allies}, map[art.Side]art.Spaces{art.Axis: art.SpacesOf(m, []int{0}), art.Allies: art.SpacesOf(m, []int{1})},
			func(i int) (art.Side, bool) { return map[int]art.Side{0: art.Axis, 1: art.Allies}[i], i == 0 || i == 1 })
		c.Labels(s.Labels(v, w, h, nil, func(i int) bool { return i == 1 }))
		s.Codes(c, v, w, h)
		c.Select(v, art.SpacesOf(m, []int{3}))
		c.RangeLine(v, art.SpacesOf(m, m.Neighbours(3, "")))
		x, y := v.Middle(m, 1)
		c.Counter(x-20, y-20, 40, art.CounterSpec{Nation: "GE", Kind: art.AAF, Factor: "3"})
		samePicture(t, "areas-"+name+".png", img)
	}
}

// Every pixel that the picture of an area covers wholly is hit as that area, and nearly every pixel that hits it is covered.
func TestEveryPixelOfAnAreaHitsIt(t *testing.T) {
	for _, name := range []string{"straits", "lagoon"} {
		m := areas(t, name)
		x0, y0, x1, y1 := m.Bounds()
		v := art.View{X0: x0, Y0: y0, W: 31}
		w, h := int((x1-x0)*v.W), int((y1-y0)*v.W)
		for i := range m.Len() {
			c := kit(t).Canvas(w, h)
			c.Fill(art.SpacesOf(m, []int{i}).Path(v, 0), art.Solid(art.RGB{R: 255}, 1))
			for y := range h {
				for x := range w {
					px, py := v.Plane(float64(x)+.5, float64(y)+.5)
					cover, hit := c.Img.RGBAAt(x, y).A, m.Under(px, py) == i
					if cover > 250 && !hit || cover < 5 && hit {
						t.Fatalf("%s, %s at %d, %d: covered by %d of 255, hit: %v", name, m.Name(i), x, y, cover, hit)
					}
				}
			}
		}
	}
}

// A part of a board is painted as it is in the picture of the whole: tiles meet.
func TestTilesOfAreasMeet(t *testing.T) {
	s := mapsheet.NewAreaSheet(kit(t), areas(t, "straits"), same)
	whole, _ := s.Paint(art.View{X0: 1, Y0: 1, W: 40}, 300, 200, nil)
	part, _ := s.Paint(art.View{X0: 1 + 100./40, Y0: 1 + 50./40, W: 40}, 120, 90, nil)
	differ := 0
	for y := range 90 {
		for x := range 120 {
			a, b := whole.RGBAAt(x+100, y+50), part.RGBAAt(x, y)
			if d := int(a.R) - int(b.R); d > 3 || d < -3 {
				differ++
			}
		}
	}
	if differ > 0 {
		t.Errorf("%d pixels of a tile differ from the whole", differ)
	}
}

// A board of areas is printed as shapes and as a small map, and an unknown kind of board is refused.
func TestAreasArePrinted(t *testing.T) {
	m := areas(t, "straits")
	p, err := mapsheet.NewPainter(kit(t), m, nil, nil, same)
	if err != nil {
		t.Fatal(err)
	}
	x0, y0, x1, y1 := p.Extent()
	w, h := (x1-x0)*40, (y1-y0)*40
	c := p.Kit().VectorCanvas(w, h)
	v := art.View{X0: x0, Y0: y0, W: 40}
	if err := p.Draw(c, v, int(w), int(h), nil); err != nil {
		t.Fatal(err)
	}
	c.Labels(p.Labels(v, int(w), int(h), nil, nil))
	var b bytes.Buffer
	if err := c.WriteSVG(&b, "Straits", 180); err != nil {
		t.Fatal(err)
	}
	if svg := b.String(); !strings.Contains(svg, "Northmark") || strings.Count(svg, "<path") < 8 {
		t.Errorf("the print has %d paths", strings.Count(svg, "<path"))
	}
	if img, at := p.Minimap(150, 100); img.Rect != image.Rect(0, 0, 150, 100) || at.W <= 0 {
		t.Errorf("the small map is %v at %+v", img.Rect, at)
	}
	if _, err := mapsheet.NewPainter(kit(t), strange{m}, nil, nil, same); err == nil || !strings.Contains(err.Error(), "straits") {
		t.Errorf("a strange board: %v", err)
	}
	if _, err := p.Paint(v, 50, 50, func(float64) bool { return false }); err != mapsheet.ErrCancelled {
		t.Errorf("stopped: %v", err)
	}
}

// strange is a board of no kind the painter knows.
type strange struct{ *areamap.Map }
