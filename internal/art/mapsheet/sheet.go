// The sheet: a map painted at any scale, whole or in tiles.
package mapsheet

import (
	"awaw/internal/art"
	"errors"
	"image"
	"math"
	"slices"

	"awaw/hexmap"
)

// ErrCancelled is what painting answers when its progress function said stop.
var ErrCancelled = errors.New("painting was stopped")

// Sheet paints one map. It is safe for several goroutines.
type Sheet struct {
	kit     *art.Kit
	m       *hexmap.Map
	g       *hexmap.Ground
	rings   []landRing
	neutral []bool  // by space: air may not cross
	veil    float32 // how much of neutral ground's own colour lies over it
	tint    tints
	named   func(name string) string // what the map calls a place, a sea or a country
}

// NewSheet makes the painter of a map. neutral lists ids of countries whose ground air units may not cross.
func NewSheet(k *art.Kit, m *hexmap.Map, g *hexmap.Ground, neutral []string) *Sheet {
	s := &Sheet{kit: k, m: m, g: g, rings: orientRings(g.Rings), tint: newTints(k.Pal), veil: .62,
		named: func(name string) string { return name }}
	return s.WithNeutral(neutral)
}

// Kit gives palette and fonts.
func (s *Sheet) Kit() *art.Kit { return s.kit }

// WithNeutral gives a painter of the same map with other neutral countries.
func (s *Sheet) WithNeutral(neutral []string) *Sheet {
	n := *s
	n.neutral = make([]bool, s.m.Len())
	for i := range n.neutral {
		n.neutral[i] = slices.Contains(neutral, s.m.Space(i).Country)
	}
	return &n
}

// WithNames gives a painter of the same map that calls places, seas and countries what named does.
func (s *Sheet) WithNames(named func(string) string) *Sheet {
	n := *s
	n.named = named
	return &n
}

// WithVeil gives a painter of the same map that lays so much of neutral ground's own colour over it, 0 to 1.
func (s *Sheet) WithVeil(share float64) *Sheet {
	n := *s
	n.veil = float32(share)
	return &n
}

// margin is how far beyond a window the painter looks, so that blurs and shores agree between tiles.
func margin(w float64) int { return int(math.Ceil(.85*w)) + 6 }

// bandRows is how many rows are painted at a time, which bounds the memory of large sheets.
const bandRows = 512

// Paint draws the window of w by h pixels at v. progress, if not nil, hears how much is done, 0 to 1, and stops the
// work by answering false; then the error is ErrCancelled.
func (s *Sheet) Paint(v art.View, w, h int, progress func(float64) bool) (*image.RGBA, error) {
	img, _, err := s.Tile(v, w, h, progress)
	return img, err
}

// Tile paints as Paint does and also gives how much of each pixel is land, for overlays that differ on land and sea.
func (s *Sheet) Tile(v art.View, w, h int, progress func(float64) bool) (*image.RGBA, *image.Alpha, error) {
	if w <= 0 || h <= 0 || v.W <= 0 {
		return image.NewRGBA(image.Rectangle{}), image.NewAlpha(image.Rectangle{}), nil
	}
	img, land, err := s.terrain(v, w, h, progress)
	if err != nil {
		return nil, nil, err
	}
	s.lines(s.kit.CanvasOn(img), v, w, h, ground{mask: land})
	return img, land, nil
}

// terrain paints sea and land of a window, without what is printed over them.
func (s *Sheet) terrain(v art.View, w, h int, progress func(float64) bool) (*image.RGBA, *image.Alpha, error) {
	return s.terrainOf(s, v, w, h, progress)
}

// terrainOf paints them as land and water lie.
func (s *Sheet) terrainOf(l lie, v art.View, w, h int, progress func(float64) bool) (*image.RGBA, *image.Alpha, error) {
	img, land := image.NewRGBA(image.Rect(0, 0, w, h)), image.NewAlpha(image.Rect(0, 0, w, h))
	for y := 0; y < h; y += bandRows {
		n := min(bandRows, h-y)
		told := func(p float64) bool {
			return progress == nil || progress((float64(y)+p*float64(n))/float64(h))
		}
		p := &terrainPainter{s: s, lie: l, m: margin(64 * max(v.W/64, l.stroke(v))), w: w, h: n, img: img, land: land, y0: y}
		p.v = v.Moved(float64(-p.m), float64(y-p.m))
		if !p.paint(told) {
			return nil, nil, ErrCancelled
		}
	}
	return img, land, nil
}

// paint paints a band; told hears how much of it is done and may stop it.
func (p *terrainPainter) paint(told func(float64) bool) bool {
	p.f, p.owner = p.lie.coast(p.v, p.w+2*p.m, p.h+2*p.m)
	if !told(.35) {
		return false
	}
	p.dist = coastDistance(p.f, 1e6)
	if !told(.5) {
		return false
	}
	p.heights()
	for y := range p.h {
		if y%64 == 63 && !told(.6+.4*float64(y)/float64(p.h)) {
			return false
		}
		p.row(y)
	}
	return told(1)
}

// Land gives how much of each pixel of a window is land, 0 to 255.
func (s *Sheet) Land(v art.View, w, h int) *image.Alpha {
	if w <= 0 || h <= 0 || v.W <= 0 {
		return image.NewAlpha(image.Rectangle{})
	}
	return landOf(s, v, w, h)
}

// landOf gives how much of each pixel is land as it lies.
func landOf(l lie, v art.View, w, h int) *image.Alpha {
	m := int(.2*v.W) + 4
	f, _ := l.coast(v.Moved(float64(-m), float64(-m)), w+2*m, h+2*m)
	a := image.NewAlpha(image.Rect(0, 0, w, h))
	for y := range h {
		Rest()
		for x := range w {
			a.Pix[y*a.Stride+x] = uint8(f.share(x+m, y+m)*255 + .5)
		}
	}
	return a
}

// share is how much of a pixel is land: the field against one half, soft over one pixel.
func (f field) share(x, y int) float32 {
	d := f.v[y*f.w+x] - .5
	if g := f.steep(x, y); g > 1e-5 {
		return min(1, max(0, d/g+.5))
	}
	if d > 0 {
		return 1
	}
	return 0
}

// offLine is how far a pixel near the coast lies off it, by the field's own slope, which is smoother than d counted
// from pixel to pixel.
func (f field) offLine(x, y int, d float32) float32 {
	g := f.steep(x, y)
	if g < 1e-3 {
		return d
	}
	off := (f.v[y*f.w+x] - .5) / g
	return max(off, -off)
}

// Minimap paints the whole map small, without grid or lines, to fit w by h pixels, and gives the view it used.
func (s *Sheet) Minimap(w, h int) (*image.RGBA, art.View) {
	v := s.Whole(w, h)
	land := s.landMask(v, w, h)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		Rest()
		for x := range w {
			px, py := v.Plane(float64(x)+.5, float64(y)+.5)
			e := s.g.Elev.Height(px, py)
			c := mix3(s.tint.sea(e), s.tint.land(e), land.v[y*w+x])
			c.put(img.Pix[img.PixOffset(x, y):])
		}
	}
	return img, v
}

// Whole gives the view that shows the whole map in w by h pixels, centred.
func (s *Sheet) Whole(w, h int) art.View { return Whole(s, w, h) }

// Whole gives the view that shows the whole map of a painter in w by h pixels, centred.
func Whole(p Painter, w, h int) art.View {
	x0, y0, x1, y1 := p.Bounds()
	k := min(float64(w)/(x1-x0), float64(h)/(y1-y0))
	if !(k > 0) || math.IsInf(k, 1) {
		return art.View{W: 1}
	}
	return art.View{X0: (x0+x1)/2 - float64(w)/2/k, Y0: (y0+y1)/2 - float64(h)/2/k, W: k}
}

// Bounds gives the smallest rectangle of the plane round all hexes.
func (s *Sheet) Bounds() (x0, y0, x1, y1 float64) { return s.m.Bounds() }

// Extent gives the smallest rectangle of the plane round all hexes and boxes.
func (s *Sheet) Extent() (x0, y0, x1, y1 float64) { return s.m.Extent() }
