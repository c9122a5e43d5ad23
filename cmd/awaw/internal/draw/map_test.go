package draw

import (
	"errors"
	"io/fs"
	"math"
	"testing"
	"time"

	"awaw/assets"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/internal/present/scene"
)

// testSheet is the shipped Channel map.
func testSheet(t *testing.T) *Sheet {
	t.Helper()
	data, err := fs.ReadFile(assets.FS(), "maps/channel.toml")
	if err != nil {
		t.Fatal(err)
	}
	m, err := hexmap.Load("maps/channel.toml", data)
	if err != nil {
		t.Fatal(err)
	}
	f, err := assets.FS().Open("maps/channel.ground")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	g, err := hexmap.LoadGround(f)
	if err != nil {
		t.Fatal(err)
	}
	return &Sheet{ID: "channel", Board: m, Paint: mapsheet.NewSheet(testKit(t), m, g, nil)}
}

// The view's corner is on a whole pixel and less than one pixel from where the camera puts it.
func TestViewLiesOnWholePixels(t *testing.T) {
	for _, m := range []scene.MapScene{{CX: 10.123, CY: 7.77, HexW: 76}, {CX: -3.3, CY: 0.01, HexW: 71.37}, {CX: 5, CY: 5, HexW: 14}} {
		for _, scale := range []float64{1, 1.25, 2.5} {
			s := &scene.Scene{W: 1601, H: 899, Scale: scale, Map: &m}
			v := viewOf(s)
			if x := v.X0 * v.W; math.Abs(x-math.Round(x)) > 1e-6 {
				t.Errorf("corner at pixel %v", x)
			}
			if px, py := v.Px(m.CX, m.CY); math.Abs(px-s.W*scale/2) > 1 || math.Abs(py-s.H*scale/2) > 1 {
				t.Errorf("the camera's point is at %v, %v of a window %v by %v", px, py, s.W*scale, s.H*scale)
			}
		}
	}
}

// Tiles cover every pixel of the window that holds part of the sheet, once, and nothing far from the sheet.
func TestTilesCoverTheWindow(t *testing.T) {
	g := &ground{sheet: testSheet(t)}
	x0, y0, x1, y1 := g.sheet.Paint.Bounds()
	for _, w := range []float64{20, 71.4, 150} {
		v := art.View{X0: math.Round((x0+3)*w) / w, Y0: math.Round((y0+2)*w) / w, W: w}
		seen := map[tileKey]int{}
		g.cover(v, 1000, 700, func(k tileKey) { seen[k]++ })
		for k, n := range seen {
			if n != 1 {
				t.Errorf("w %v: tile %v is named %d times", w, k, n)
			}
		}
		for _, p := range [][2]float64{{0, 0}, {999, 0}, {0, 699}, {999, 699}, {500, 350}} {
			X, Y := v.Plane(p[0]+.5, p[1]+.5)
			if X < x0 || X > x1 || Y < y0 || Y > y1 {
				continue
			}
			k := tileKey{w, int(math.Floor(X * w / tileSize)), int(math.Floor(Y * w / tileSize))}
			if seen[k] == 0 {
				t.Errorf("w %v: pixel %v has no tile", w, p)
			}
		}
	}
	far := 0
	g.cover(art.View{X0: x1 + 50, Y0: y0, W: 76}, 1600, 900, func(tileKey) { far++ })
	if far != 0 {
		t.Errorf("%d tiles where the sheet is not", far)
	}
}

// A tile painted alone is the same as that part of a larger picture, so that tiles join.
func TestTilesJoin(t *testing.T) {
	s := testSheet(t)
	const w = 30.0
	g := &ground{sheet: s, done: make(chan painted, 2)}
	g.want.Store(math.Float64bits(w))
	g.paint(tileKey{w, 1, 0})
	one := <-g.done
	v := one.pic.view
	both, err := s.Paint.Paint(v.Moved(-64, 0), tileSize+64, 64, nil)
	if err != nil {
		t.Fatal(err)
	}
	worst := 0
	for y := range 40 { // the rows near the lower rim of the band see another margin
		for x := range tileSize {
			a, b := one.pic.rgba.RGBAAt(x, y), both.RGBAAt(x+64, y)
			for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B)} {
				worst = max(worst, d, -d)
			}
		}
	}
	if worst > 3 {
		t.Errorf("a tile differs from its neighbour's picture by up to %d", worst)
	}
}

// A tile of a size no longer wanted stops, and so does everything of a ground that is dropped.
func TestPaintersStop(t *testing.T) {
	s := testSheet(t)
	g := &ground{sheet: s, done: make(chan painted, 2)}
	g.want.Store(math.Float64bits(99))
	g.paint(tileKey{30, 0, 0})
	if p := <-g.done; p.pic.rgba != nil {
		t.Error("a tile of another size was painted to its end")
	}
	back := newBackground()
	back.begin()
	g = newGround(s, back, false)
	g.drop()
	if p := <-g.done; p.pic.rgba != nil && !p.base {
		t.Error("a dropped ground painted on")
	}
}

// The overlay is painted again when what it shows changes or the camera has moved beyond its margin, and only then.
func TestOverlayIsPaintedWhenNeeded(t *testing.T) {
	kit, sheet := testKit(t), testSheet(t)
	back := newBackground()
	back.begin()
	o := newOverlay()
	shown := func(change func(*scene.MapScene)) *scene.Scene {
		m := &scene.MapScene{Board: "channel", CX: 10, CY: 10, HexW: 30, Hover: -1, Cursor: -1, Pool: []int{3, 4, 5}, PoolTag: "Range 1",
			Staging: []scene.StagingHex{{Space: 7}, {Space: 8, Full: true}}, Lit: []int{9}, Reach: []int{20, 21},
			Arrows: []scene.Arrow{{From: 3, To: 9, Kind: "mission", Tag: "Counterair 5"}, {From: 4, To: 4, Kind: "mission"}, {From: -1, To: 999999}},
			Pips:   []scene.Pips{{Space: 7, Ready: 3, Rows: []int{5}}}, Stacks: []scene.Stack{{Space: 7, Cards: []scene.Card{{}}, Count: 1}}}
		change(m)
		return &scene.Scene{W: 300, H: 200, Scale: 1, Map: m}
	}
	painted := func(s *scene.Scene) bool {
		o.refresh(kit, sheet, s, back)
		if !o.busy {
			return false
		}
		l := <-o.done
		o.busy, o.layer, o.asked = false, l, nil
		return true
	}
	if !painted(shown(func(*scene.MapScene) {})) {
		t.Fatal("nothing was painted at first")
	}
	if b := o.pic.rgba.Bounds(); b.Dx() != 300+2*overlayMargin || b.Dy() != 200+2*overlayMargin {
		t.Errorf("the overlay is %v", b)
	}
	if painted(shown(func(m *scene.MapScene) { m.Hover, m.Cursor, m.CX, m.Astir = 5, 6, 10.5, true })) {
		t.Error("pointer, cursor or a short drag painted anew")
	}
	if !painted(shown(func(m *scene.MapScene) { m.CX = 10.5 })) {
		t.Error("names are not laid anew where the map comes to rest")
	}
	if painted(shown(func(m *scene.MapScene) { m.Hover, m.CX = 7, 10.5 })) {
		t.Error("a map at rest is painted anew")
	}
	for name, change := range map[string]func(*scene.MapScene){
		"drag":    func(m *scene.MapScene) { m.CX, m.Astir = m.CX+overlayMargin/m.HexW, true },
		"covers":  func(m *scene.MapScene) { m.Covers = []scene.Rect{{W: 90, H: 20}} },
		"zoom":    func(m *scene.MapScene) { m.HexW = 40 },
		"pool":    func(m *scene.MapScene) { m.Pool = []int{3} },
		"staging": func(m *scene.MapScene) { m.Staging = nil },
		"lit":     func(m *scene.MapScene) { m.Lit = []int{1} },
		"arrows":  func(m *scene.MapScene) { m.Arrows = nil },
		"pips":    func(m *scene.MapScene) { m.Pips[0].Ready = 2 },
		"numbers": func(m *scene.MapScene) { m.Numbers = true },
		"stacks":  func(m *scene.MapScene) { m.Stacks[0].DX = .5 },
		"marks":   func(m *scene.MapScene) { m.Marks = []scene.SpaceMark{{Space: 9, Kind: "objective", Tag: "3/6"}} },
	} {
		painted(shown(func(*scene.MapScene) {}))
		if !painted(shown(change)) {
			t.Errorf("a change of %s paints nothing", name)
		}
	}
}

// A defect in a painter reaches the loop as an error with its stack, and the loop does not die of it.
func TestDefectsReachTheLoop(t *testing.T) {
	back := newBackground()
	back.begin()
	back.run(func() { panic("a defect") })
	back.run(func() { panic("another") })
	deadline := time.Now().Add(5 * time.Second)
	for !back.idle() && time.Now().Before(deadline) {
		time.Sleep(time.Millisecond)
	}
	var c *Crash
	if err := back.crash(); !errors.As(err, &c) || c.What == nil || len(c.Stack) == 0 {
		t.Fatalf("got %v", err)
	}
	if err := back.crash(); err != nil {
		t.Errorf("a second crash is reported: %v", err)
	}
}

// Painters asked for before the first frame wait for it, count as work to come, and then run once each.
func TestPaintersWaitForTheFirstFrame(t *testing.T) {
	back := newBackground()
	ran := make(chan int, 4)
	for i := range 2 {
		back.run(func() { ran <- i })
	}
	time.Sleep(20 * time.Millisecond)
	if len(ran) > 0 || back.idle() {
		t.Fatalf("%d ran before the first frame, idle %v", len(ran), back.idle())
	}
	back.begin()
	back.begin()
	back.run(func() { ran <- 2 })
	seen := map[int]int{}
	for range 3 {
		seen[<-ran]++
	}
	for deadline := time.Now().Add(5 * time.Second); !back.idle() && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
	if len(seen) != 3 || len(ran) > 0 || !back.idle() {
		t.Errorf("%v ran, %d more, idle %v", seen, len(ran), back.idle())
	}
}

// What is not in play is dimmed, whether the part in play is told as corners of hexes or as spaces.
func TestWhatIsNotInPlayIsDimmed(t *testing.T) {
	kit, sheet := testKit(t), testSheet(t)
	in, beyond := sheet.Board.Find("J24"), sheet.Board.Find("J27")
	between := hexesOf(sheet).Next(in, hexmap.East)
	far := hexesOf(sheet).Next(between, hexmap.East)
	dimmed := func(a scene.Area, space int) bool {
		m := &scene.MapScene{Board: "channel", HexW: 60, Area: a}
		x, y := sheet.Board.Middle(between)
		v := art.View{X0: x - 400/m.HexW, Y0: y - 300/m.HexW, W: m.HexW}
		p := &overlayPainter{fenced: &fenced{}, c: kit.Scaled(800, 600, 1), kit: kit, s: sheet, m: m, v: v, dv: v, w: 800, h: 600}
		p.fence()
		px, py := v.Middle(sheet.Board, space)
		return p.c.Img.RGBAAt(int(px), int(py)).A > 0
	}
	for _, c := range []struct {
		name    string
		area    scene.Area
		in, out []int
	}{
		{"the whole", scene.Area{}, []int{in, between, far, beyond}, nil},
		{"corners", scene.Area{Corners: [2]int{in, far}}, []int{in, between, far}, []int{beyond}},
		{"spaces", scene.Area{Spaces: []int{in, far}}, []int{in, far}, []int{between, beyond}},
		{"corners that are none", scene.Area{Corners: [2]int{in, sheet.Board.Len()}}, []int{in, beyond}, nil},
	} {
		for _, i := range c.in {
			if dimmed(c.area, i) {
				t.Errorf("%s: %s is dimmed", c.name, sheet.Board.Name(i))
			}
		}
		for _, i := range c.out {
			if !dimmed(c.area, i) {
				t.Errorf("%s: %s is not dimmed", c.name, sheet.Board.Name(i))
			}
		}
	}
}

// The words of an arrow keep clear of a badge that lies on its way, as they do of counters.
func TestArrowWordsKeepClearOfBadges(t *testing.T) {
	kit, sheet := testKit(t), testSheet(t)
	from := sheet.Board.Find("J24")
	on := []int{from}
	for range 4 {
		on = append(on, hexesOf(sheet).Next(on[len(on)-1], 2))
	}
	words := func(marks ...scene.SpaceMark) (tag art.Rect, p *overlayPainter) {
		m := &scene.MapScene{Board: "channel", HexW: 60, Hover: -1, Cursor: -1, Marks: marks,
			Arrows: []scene.Arrow{{From: on[0], To: on[4], Kind: "mission", Tag: "Raid 2"}}}
		x, y := sheet.Board.Middle(on[2])
		v := art.View{X0: x - 400/m.HexW, Y0: y - 300/m.HexW, W: m.HexW}
		p = &overlayPainter{c: kit.Scaled(800, 600, 1), kit: kit, s: sheet, m: m, v: v, dv: v, w: 800, h: 600, size: scene.CardSize(m.HexW)}
		p.names()
		if len(p.arrows) != 1 || p.arrows[0].Tag == "" {
			t.Fatalf("the arrow has no words: %+v", p.arrows)
		}
		return kit.ArrowTagRect(p.arrows[0]), p
	}
	tag, p := words()
	struck := 0
	for _, i := range on {
		k := scene.SpaceMark{Space: i, Kind: "objective", Style: "allies", Tag: "6/6"}
		x, y, _ := p.middle(i)
		badge := tagRect(kit, k, x, y, p.size)
		if badge.Overlap(tag) == 0 {
			continue
		}
		struck++
		if now, _ := words(k); now.Overlap(badge) > .06*now.W*now.H {
			t.Errorf("the words at %+v lie under the badge at %+v", now, badge)
		}
	}
	if struck == 0 {
		t.Fatalf("no badge lies in the way of %+v", tag)
	}
}

// Counters are as large as the painter of names takes them to be, at every zoom.
func TestCountersAreAsLargeAsNamesAllow(t *testing.T) {
	for w := 30.0; w < 170; w += .1 {
		if card, snap := scene.CardSize(w), art.SnapCounter(w); card != snap {
			t.Errorf("hexes %.1f wide: counters %v, names clear of %v", w, card, snap)
		}
	}
}

// hexesOf is the hex map of a sheet.
func hexesOf(s *Sheet) *hexmap.Map { return s.Board.(*hexmap.Map) }
