package mapsheet_test

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/areamap/areatest"
	"awaw/board"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

func same(name string) string { return name }

// Boards of areas, of polygons and of groups of hexes, with names, counters, a choice, a range and who holds what.
func TestBoardsOfAreas(t *testing.T) {
	for _, name := range []string{"straits", "lagoon"} {
		m := areatest.Board(t, name)
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
		m := areatest.Board(t, name)
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
	s := mapsheet.NewAreaSheet(kit(t), areatest.Board(t, "straits"), same)
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
	m := areatest.Board(t, "straits")
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

// A board of areas is printed as a page: as broad as A4 paper, with every area by its code in a legend that has room however many there
// are, and with the ways between areas that do not touch. A part shows what lies in it.
func TestAreasArePrintedAsAPage(t *testing.T) {
	words := mapsheet.LegendWords{Signs: "Signs", Land: "Land", Water: "Water", Shore: "Shore", Border: "Border", Crossing: "Crossing", Areas: "Areas"}
	drawn := func(m *areamap.Map, p *mapsheet.Page) (string, float64, float64) {
		s := mapsheet.NewAreaSheet(kit(t), m, same)
		w, h := s.PageSize(p)
		c := kit(t).VectorCanvas(w, h)
		if err := s.DrawPage(c, p, nil); err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := c.WriteSVG(&b, p.Title, 297); err != nil {
			t.Fatal(err)
		}
		return b.String(), w, h
	}
	straits := areatest.Board(t, "straits")
	whole := &mapsheet.Page{Title: "Straits", Legend: words, Notes: []string{"A note."}}
	svg, w, h := drawn(straits, whole)
	if math.Abs(w/h-math.Sqrt2) > .01 {
		t.Errorf("a page of %g by %g is not as broad as A4", w, h)
	}
	for i := range straits.Len() {
		if !straits.Sea(i) && !strings.Contains(svg, ">"+straits.Name(i)+"</text>") {
			t.Errorf("%s is not named", straits.Name(i))
		}
	}
	part := *whole
	part.Part[0], part.Part[1], part.Part[2], part.Part[3] = board.Round(straits, straits.Find("OS"), straits.Find("EA"))
	if _, pw, ph := drawn(straits, &part); pw*ph >= w*h {
		t.Errorf("a part is printed on %g by %g, the whole on %g by %g", pw, ph, w, h)
	}

	var text strings.Builder
	text.WriteString("id = \"many\"\nedition = 1\n")
	for i := range 80 {
		x, y := i%10*2, i/10*2
		fmt.Fprintf(&text, "[[area]]\nname = \"Province %d\"\ncode = \"P%02d\"\nland = true\ncorners = [[%d, %d], [%d, %d], [%d, %d], [%d, %d]]\n", i, i, x, y, x+2, y, x+2, y+2, x, y+2)
	}
	plain := text.String()
	many := areatest.Read(t, "many.toml", plain+"[[link]]\nby = \"air\"\npairs = [[\"P00\", \"P79\"]]\n")
	s := mapsheet.NewAreaSheet(kit(t), many, same)
	w, h = s.PageSize(whole)
	c := kit(t).Scaled(w, h, .75)
	if err := s.DrawPage(c, whole, nil); err != nil {
		t.Fatal(err)
	}
	samePicture(t, "areas-page.png", c.Img)
	with, _, _ := drawn(many, whole)
	without, _, _ := drawn(areatest.Read(t, "many.toml", plain), whole)
	if n := strings.Count(with, " stroke=") - strings.Count(without, " stroke="); n != 2 || !strings.Contains(with, ">Province 79</text>") {
		t.Errorf("a way over what lies between is drawn as %d shapes, wanted one on the map and one in the legend", n)
	}
}

// strange is a board of no kind the painter knows.
type strange struct{ *areamap.Map }

// Zones that have a number wear it under their name, over it where a counter stands there; land, and waters without one, wear none.
func TestZonesWearTheirNumbers(t *testing.T) {
	b := areatest.Read(t, "zones.toml", "id = \"zones\"\nedition = 1\n"+
		"[[area]]\nname = \"North\"\ncode = \"Z07\"\ncorners = [[0, 0], [4, 0], [4, 4], [0, 4]]\n"+
		"[[area]]\nname = \"South\"\ncode = \"SOU\"\ncorners = [[0, 4], [4, 4], [4, 8], [0, 8]]\n"+
		"[[area]]\nname = \"East\"\ncode = \"P12\"\nland = true\ncorners = [[4, 0], [8, 0], [8, 8], [4, 8]]\n")
	s := mapsheet.NewAreaSheet(kit(t), b, same)
	v := art.View{W: 40}
	numbers := func(obstacles ...art.Rect) (out []art.Label, name art.Label) {
		for _, l := range s.Labels(v, 320, 320, obstacles, nil) {
			switch {
			case l.Text == "North":
				name = l
			case l.Text != "South" && l.Text != "East":
				out = append(out, l)
			}
		}
		return out, name
	}
	got, name := numbers()
	if len(got) != 1 || got[0].Text != "Z7" || got[0].Y <= name.Y {
		t.Fatalf("numbers %+v under %+v", got, name)
	}
	got, name = numbers(art.Rect{X: name.X - 30, Y: name.Y + 4, W: 60, H: 40})
	if len(got) != 1 || got[0].Y >= name.Y {
		t.Errorf("over a counter: %+v, the name %+v", got, name)
	}
}
