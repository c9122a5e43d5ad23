package draw

import (
	"image"
	"testing"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

func testKit(t *testing.T) *art.Kit {
	t.Helper()
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	return kit
}

func testPainter(t *testing.T) *panelPainter {
	kit := testKit(t)
	return newPanelPainter(kit, newSprites(kit), func(w, h int) *image.RGBA { return nil })
}

func at(img *image.RGBA, x, y int) art.RGB {
	c := img.RGBAAt(x, y)
	return art.RGB{R: float64(c.R) / 255, G: float64(c.G) / 255, B: float64(c.B) / 255}
}

// A panel's items stand in window coordinates; its picture begins at its corner, times the scale.
func TestPanelPictureLiesAtItsCorner(t *testing.T) {
	p := testPainter(t)
	for _, scale := range []float64{1, 1.25, 2} {
		k := keyOf(scene.Panel{ID: "x", Rect: scene.Rect{X: 100, Y: 40, W: 80, H: 60}, Items: []scene.Item{
			{Kind: scene.ItemBox, X: 100, Y: 40, W: 80, H: 60, Fill: "chrome.panel"},
			{Kind: scene.ItemBox, X: 140, Y: 60, W: 8, H: 8, Fill: "accent.lamp"},
		}}, scale, "")
		img := p.paint(k)
		if b := img.Bounds(); b.Dx() != int(80*scale) || b.Dy() != int(60*scale) {
			t.Errorf("scale %v: picture is %v", scale, b)
		}
		if got := at(img, int(44*scale), int(24*scale)); got.Hex() != p.kit.Pal.Accent.Lamp.Hex() {
			t.Errorf("scale %v: inside the box %s, want the lamp's %s", scale, got.Hex(), p.kit.Pal.Accent.Lamp.Hex())
		}
		if got := at(img, int(30*scale), int(24*scale)); got.Hex() != p.kit.Pal.Chrome.Panel.Hex() {
			t.Errorf("scale %v: beside the box %s, want the panel's %s", scale, got.Hex(), p.kit.Pal.Chrome.Panel.Hex())
		}
	}
}

func TestShadowGivesThePictureRoom(t *testing.T) {
	p := testPainter(t)
	k := keyOf(scene.Panel{Rect: scene.Rect{X: 10, Y: 10, W: 100, H: 50}, Shadow: true, Items: []scene.Item{
		{Kind: scene.ItemBox, X: 10, Y: 10, W: 100, H: 50, Fill: "chrome.panel"}}}, 1, "")
	img := p.paint(k)
	if b := img.Bounds(); b.Dx() != 100+2*shadowReach || b.Dy() != 50+2*shadowReach {
		t.Fatalf("picture is %v", b)
	}
	if a := img.RGBAAt(shadowReach+50, shadowReach+50+6).A; a == 0 || a == 255 {
		t.Errorf("just below the panel the shadow's alpha is %d", a)
	}
	if a := img.RGBAAt(0, 0).A; a != 0 {
		t.Errorf("the corner of the picture has alpha %d; the shadow is cut off", a)
	}
}

// A stretched shadow is the shadow that blurring the whole panel gives.
func TestStretchedShadow(t *testing.T) {
	s := shadows{kit: testKit(t)}
	for _, scale := range []float64{1, 1.25, 2} {
		for _, size := range [][2]float64{{shadowSide, shadowSide}, {300, 120}, {124, 332}, {60, 200}, {300, 28}, {40, 24}} { // whole in device pixels
			fast := s.kit.Scaled(size[0]+2*shadowReach, size[1]+2*shadowReach, scale)
			slow := s.kit.Scaled(size[0]+2*shadowReach, size[1]+2*shadowReach, scale)
			s.lay(fast, size[0], size[1])
			s.cast(slow, size[0], size[1])
			worst := 0
			for i := range slow.Img.Pix {
				d := int(slow.Img.Pix[i]) - int(fast.Img.Pix[i])
				worst = max(worst, d, -d)
			}
			if worst > 2 {
				t.Errorf("scale %v, size %v: differs by up to %d", scale, size, worst)
			}
		}
	}
}

// The strips of the rim are what darkening the whole of it gives.
func TestRimIsThatOfTheWhole(t *testing.T) {
	kit := testKit(t)
	for _, scale := range []float64{1, 1.25, 2} {
		for _, free := range []scene.Rect{{W: 700, H: 420}, {W: 401.3, H: 233.7}, {W: 90, H: 300}, {W: 60, H: 50}} {
			var m rim
			m.paint(kit, free, scale)
			c := kit.Scaled(free.W, free.H, scale)
			c.EdgeFall(art.Rect{W: free.W, H: free.H})
			for i, s := range m.strips {
				for y := range s.rgba.Rect.Dy() {
					for x := range s.rgba.Rect.Dx() {
						if got, want := s.rgba.RGBAAt(x, y), c.Img.RGBAAt(x+int(s.view.X0), y+int(s.view.Y0)); got != want {
							t.Fatalf("scale %v, %v: strip %d has %v at %d, %d, the whole %v", scale, free, i, got, x, y, want)
						}
					}
				}
			}
		}
	}
}

// What a panel looks like depends on its items, place, scale, shadow, and the minimap's sheet if it has one; on nothing else.
func TestPanelIsPaintedAgainOnlyWhenItChanged(t *testing.T) {
	panel := scene.Panel{ID: "a", Rect: scene.Rect{W: 10, H: 10}, Items: []scene.Item{{Kind: scene.ItemText, Text: "one"}}}
	key := keyOf(panel, 1, "europe")
	same := panel
	same.ID, same.Alpha = "b", .5
	if !keyOf(same, 1, "pacific").equal(key) {
		t.Error("name, opacity or another map's sheet must not repaint a panel without a minimap")
	}
	changes := map[string]func(*scene.Panel){
		"rect":   func(p *scene.Panel) { p.Rect.X = 1 },
		"shadow": func(p *scene.Panel) { p.Shadow = true },
		"text":   func(p *scene.Panel) { p.Items = []scene.Item{{Kind: scene.ItemText, Text: "two"}} },
		"more":   func(p *scene.Panel) { p.Items = append(p.Items[:1:1], scene.Item{}) },
		"card": func(p *scene.Panel) {
			p.Items = []scene.Item{{Kind: scene.ItemText, Text: "one", Card: scene.Card{Size: 1}}}
		},
	}
	for name, change := range changes {
		p := panel
		change(&p)
		if keyOf(p, 1, "europe").equal(key) {
			t.Errorf("a change of %s leaves the picture", name)
		}
	}
	if keyOf(panel, 1.25, "europe").equal(key) {
		t.Error("another scale leaves the picture")
	}
	panel.Items = append(panel.Items, scene.Item{Kind: scene.ItemMini})
	if keyOf(panel, 1, "europe").equal(keyOf(panel, 1, "pacific")) {
		t.Error("another map leaves the minimap's picture")
	}
}

// Every kind of item paints something where it says, none beyond its panel's picture, and none fails on empty values.
func TestEveryKindOfItemPaints(t *testing.T) {
	p := testPainter(t)
	p.mini = func(w, h int) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		for i := range img.Pix {
			img.Pix[i] = 200
		}
		return img
	}
	card := scene.Card{Nation: "GE", Kind: "AAF", Style: "axis", Size: 4, Range: 4, Badges: "half oil snow", Selected: true}
	items := map[string]scene.Item{
		"box":    {Kind: scene.ItemBox, X: 20, Y: 20, W: 40, H: 40, R: 4, Fill: "chrome.raised", Edge: "chrome.line", Line: 1},
		"edge":   {Kind: scene.ItemBox, X: 20, Y: 20, W: 40, H: 40, R: 4, Edge: "chrome.line", Line: 2},
		"text":   {Kind: scene.ItemText, X: 20, Y: 50, Text: "Lille", Face: scene.SerifSemi, Size: 22, Fill: "text.on_dark"},
		"level":  {Kind: scene.ItemLine, X: 20, Y: 40, W: 60, H: 40, Edge: "chrome.line", Line: 1},
		"slant":  {Kind: scene.ItemLine, X: 60, Y: 20, W: 20, H: 60, Edge: "chrome.line", Line: 2},
		"dots":   {Kind: scene.ItemLine, X: 20, Y: 40, W: 60, H: 40, Edge: "text.cite", Line: 1, N: 1},
		"card":   {Kind: scene.ItemCard, X: 20, Y: 20, W: 48, Card: card},
		"mark":   {Kind: scene.ItemMark, X: 40, Y: 40, R: 12, Style: "axis", N: 1},
		"icon":   {Kind: scene.ItemIcon, X: 40, Y: 40, R: 10, Text: "tick", Fill: "status.legal"},
		"noicon": {Kind: scene.ItemIcon, X: 40, Y: 40, R: 10, Text: "nothing of that name", Fill: "status.legal"},
		"die":    {Kind: scene.ItemDie, X: 20, Y: 20, W: 42, N: 5, Style: "allies"},
		"hatch":  {Kind: scene.ItemHatch, X: 20, Y: 20, W: 40, H: 40, Fill: "chrome.line"},
		"plane":  {Kind: scene.ItemPlane, X: 40, Y: 40, W: 30, Text: "AAF", Fill: "paper.sheet", N: 1},
		"mini":   {Kind: scene.ItemMini, X: 20, Y: 20, W: 40, H: 30},
	}
	for name, i := range items {
		img := p.paint(keyOf(scene.Panel{Rect: scene.Rect{W: 100, H: 100}, Items: []scene.Item{i}}, 1, ""))
		n := 0
		for k := 3; k < len(img.Pix); k += 4 {
			if img.Pix[k] != 0 {
				n++
			}
		}
		if n == 0 {
			t.Errorf("%s paints nothing", name)
		}
	}
	for k := scene.ItemBox; k <= scene.ItemMini+1; k++ {
		p.paint(keyOf(scene.Panel{Rect: scene.Rect{W: 10, H: 10}, Items: []scene.Item{{Kind: k}}}, 1, ""))
	}
}

// At scale 1 a window of 800 by 500 has no room for the table of air combat between its two forces.
func TestScaleOfTheWindow(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		chosen float64
		want   float64
	}{{1600, 900, 0, 1}, {1280, 720, 0, 1}, {800, 500, 0, .75}, {1024, 576, 0, 1}, {1920, 1080, 0, 1.25}, {2560, 1440, 0, 1.5}, {3840, 2160, 0, 2.5},
		{3840, 900, 0, 1}, {1600, 4000, 0, 1}, {1600, 900, .75, .75}, {3840, 2160, 3, 3},
		{1280, 720, 2.5, 1.25}, {1600, 900, 2.5, 1.5}, {800, 500, 2.5, .75}, {3840, 2160, 2.5, 2.5}} {
		if got := scaleFor(c.w, c.h, c.chosen); got != c.want {
			t.Errorf("%d x %d, chosen %v: scale %v, want %v", c.w, c.h, c.chosen, got, c.want)
		}
	}
}

func TestFacesHaveTheSameNames(t *testing.T) {
	m := NewMetrics(testKit(t))
	wide := map[float64]scene.Face{}
	for f := scene.Body; f <= scene.SerifBold; f++ {
		w := m.Width(f, 20, "Stage to another base")
		if other, ok := wide[w]; ok {
			t.Errorf("faces %d and %d measure the same %v: one stands for the other", f, other, w)
		}
		wide[w] = f
	}
	if m.Width(scene.Cond, 14, "Lille") >= m.Width(scene.Body, 14, "Lille") {
		t.Error("condensed letters are not narrower")
	}
}

// What is left of a window between panels: those from end to end of a side are taken away, whatever their order, and
// those that stand free are not.
func TestWhatPanelsLeaveOfTheWindow(t *testing.T) {
	window := image.Rect(0, 0, 1400, 900)
	top, foot := image.Rect(0, 0, 1400, 40), image.Rect(0, 844, 1400, 900)
	rail, right := image.Rect(0, 40, 40, 844), image.Rect(1096, 40, 1400, 844)
	free := image.Rect(200, 60, 900, 110)
	for _, c := range []struct {
		hidden []image.Rectangle
		want   image.Rectangle
	}{
		{nil, window},
		{[]image.Rectangle{top, foot, rail, right}, image.Rect(40, 40, 1096, 844)},
		{[]image.Rectangle{right, rail, free, foot, top}, image.Rect(40, 40, 1096, 844)},
		{[]image.Rectangle{rail, right}, window}, // over them the map is seen
		{[]image.Rectangle{free}, window},
		{[]image.Rectangle{top, image.Rect(-20, 30, 1420, 930)}, image.Rectangle{}},
		{[]image.Rectangle{image.Rect(1500, 0, 1600, 900)}, window},
	} {
		if got := bare(window, c.hidden); got != c.want && !(got.Empty() && c.want.Empty()) {
			t.Errorf("%v leave %v, want %v", c.hidden, got, c.want)
		}
	}
}

// What is said over the map stands beside a form at the left edge; where that leaves nothing, nowhere.
func TestWhatIsSaidOverTheMapStandsBesideAForm(t *testing.T) {
	window := image.Rect(0, 0, 1280, 800)
	for _, c := range []struct {
		form *scene.Form
		left int
	}{
		{nil, 0}, {&scene.Form{Place: scene.FormLeft}, 600}, {&scene.Form{Place: scene.FormBroad}, 1280},
		{&scene.Form{Place: scene.FormLeft, Box: &scene.Form{Place: scene.FormBox}}, 600},
	} {
		if got := beside(c.form, window, 1.25); got.Min.X != c.left || got.Max != window.Max {
			t.Errorf("beside %+v: %v, expected from %d on", c.form, got, c.left)
		}
	}
}
