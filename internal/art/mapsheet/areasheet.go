// The sheet of a board of areas: water with its shores, land with its borders, names where they fit.
package mapsheet

import (
	"awaw/internal/art"
	"image"

	"awaw/areamap"
	"awaw/hexmap"
)

// AreaSheet paints a board of areas. It implements Painter.
type AreaSheet struct {
	kit       *art.Kit
	m         *areamap.Map
	named     func(name string) string
	land, sea art.Spaces
	barred    art.Spaces  // land that is no area
	around    art.RGB     // beyond the board
	paper     bool        // it is printed: names are as large as they find room
	under     *areaGround // true coasts and heights; nil where the board has none
}

var _ Painter = (*AreaSheet)(nil)
var _ Painter = (*Sheet)(nil)

// NewAreaSheet makes the painter of a board of areas; named words the names of areas.
func NewAreaSheet(k *art.Kit, m *areamap.Map, named func(string) string) *AreaSheet {
	var land, sea []int
	for i := range m.Len() {
		if m.Sea(i) {
			sea = append(sea, i)
		} else {
			land = append(land, i)
		}
	}
	return &AreaSheet{kit: k, m: m, named: named, land: art.SpacesOf(m, land), sea: art.SpacesOf(m, sea), barred: art.RimSpaces(m.Barred()), around: k.Pal.Chrome.Desk}
}

// WithGround gives a painter of the same board with true coasts and heights.
func (s *AreaSheet) WithGround(g *hexmap.Ground) *AreaSheet {
	n := *s
	n.under = newAreaGround(&n, g)
	return &n
}

// Kit gives palette and fonts.
func (s *AreaSheet) Kit() *art.Kit { return s.kit }

// Bounds is the smallest rectangle of the plane round all areas.
func (s *AreaSheet) Bounds() (x0, y0, x1, y1 float64) { return s.m.Bounds() }

// Extent leaves a strip round Bounds.
func (s *AreaSheet) Extent() (x0, y0, x1, y1 float64) { return s.m.Extent() }

// Paint draws the window of w by h pixels at v.
func (s *AreaSheet) Paint(v art.View, w, h int, progress func(float64) bool) (*image.RGBA, error) {
	if w <= 0 || h <= 0 || !(v.W > 0) {
		return image.NewRGBA(image.Rectangle{}), nil
	}
	c := s.kit.Canvas(w, h)
	if err := s.Draw(c, v, w, h, progress); err != nil {
		return nil, err
	}
	return c.Img, nil
}

// Draw draws the window on a canvas.
func (s *AreaSheet) Draw(c *art.Canvas, v art.View, w, h int, progress func(float64) bool) error {
	if w <= 0 || h <= 0 || !(v.W > 0) {
		return nil
	}
	c.PushClip(art.Rect{X: 0, Y: 0, W: float64(w), H: float64(h)}.Path())
	defer c.PopClip()
	if s.under != nil {
		return s.under.draw(c, v, w, h, progress)
	}
	for k, step := range []func(*art.Canvas, art.View, int, int){s.water, s.ground, s.lines} {
		if progress != nil && !progress(float64(k)/3) {
			return ErrCancelled
		}
		step(c, v, w, h)
	}
	return nil
}

// water paints what lies beyond the board, the sea and its shores.
func (s *AreaSheet) water(c *art.Canvas, v art.View, w, h int) {
	pal, k := c.Pal(), v.W/64
	c.Fill(art.Rect{X: 0, Y: 0, W: float64(w), H: float64(h)}.Path(), art.Solid(s.around, 1))
	if len(s.m.Barred()) > 0 { // water that is no area, shut in by land
		x0, y0, x1, y1 := s.Bounds()
		for _, e := range s.m.Barred() {
			x1 = max(x1, e.X0-.2)
		}
		ax, ay := v.Px(x0, y0)
		bx, by := v.Px(x1, y1)
		c.Fill(art.Rect{X: ax, Y: ay, W: bx - ax, H: by - ay}.Path(), art.Solid(pal.Sea.Deep, 1))
	}
	sea := s.sea.Joined(v, .5)
	c.Fill(sea, art.Solid(pal.Sea.Mid, 1))
	c.PushClip(sea)
	coast := s.land.Border(v)
	for _, band := range []struct {
		width, share float64
	}{{38, .22}, {24, .28}, {12, .4}} {
		c.Stroke(coast, band.width*k, pal.Sea.Shelf, band.share)
	}
	c.Stroke(coast, 6*k, pal.Sea.Shore, .7)
	c.PopClip()
}

// ground paints the land.
func (s *AreaSheet) ground(c *art.Canvas, v art.View, _, _ int) {
	pal, k := c.Pal(), v.W/64
	land := s.land.Joined(v, .25)
	c.Fill(land, art.Solid(pal.Terrain.Low, 1))
	c.PushClip(land)
	c.Stroke(s.land.Border(v), 9*k, pal.Terrain.LandRim, .5)
	c.PopClip()
	if waste := s.barred.Joined(v, .25); len(s.m.Barred()) > 0 {
		c.Fill(waste, art.Solid(art.Blend(pal.Terrain.Low, pal.Terrain.Neutral, .62), 1))
		if c.Vector() {
			c.VectorDots(waste)
		} else {
			c.Fill(waste, art.PaintFunc(dotted(v, pal.Text.OnPaper)))
		}
	}
}

// dotted is the dots of land that nobody enters, one in every diamond eight pixels wide, which go with the board.
func dotted(v art.View, ink art.RGB) func(x, y int) (art.RGB, float64) {
	ox, oy := int(v.X0*v.W), int(v.Y0*v.W)
	return func(x, y int) (art.RGB, float64) {
		i, j := (x+ox)&7, (y+oy)&7
		if i == 0 && j == 0 || i == 4 && j == 4 {
			return ink, .45
		}
		return ink, 0
	}
}

// lines draws the coast, and the borders of lands and of seas.
func (s *AreaSheet) lines(c *art.Canvas, v art.View, _, _ int) {
	pal, k := c.Pal(), max(1, v.W/64)
	lands, seas := s.land.Within(v), s.sea.Within(v)
	c.Stroke(seas, 2.4*k, pal.Map.Coast, .3)
	c.Stroke(seas, .9*k, pal.Map.LabelSea, .52)
	c.Stroke(lands, 3*k, pal.Terrain.LandRim, .55)
	c.Stroke(lands, 1.3*k, pal.Map.Border, .88)
	if s.under != nil {
		return // the coast is drawn where it truly runs
	}
	c.Stroke(s.land.Border(v), 1.5*k, pal.Map.Coast, .92)
	if len(s.m.Barred()) > 0 {
		c.Stroke(s.barred.Border(v), 1.5*k, pal.Map.Coast, .92)
	}
}

// Land gives how much of each pixel of a window is land, 0 to 255.
func (s *AreaSheet) Land(v art.View, w, h int) *image.Alpha {
	if w <= 0 || h <= 0 || !(v.W > 0) {
		return image.NewAlpha(image.Rectangle{})
	}
	if s.under != nil {
		return landOf(s.under, v, w, h)
	}
	all := image.NewAlpha(image.Rect(0, 0, w, h))
	if m := s.kit.Canvas(w, h).Coverage(s.land.Joined(v, 0), all.Rect); m != nil {
		for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
			copy(all.Pix[all.PixOffset(m.Rect.Min.X, y):], m.Pix[m.PixOffset(m.Rect.Min.X, y):m.PixOffset(m.Rect.Max.X-1, y)+1])
		}
	}
	return all
}

// Minimap paints the whole board small, without names, and gives the view it used.
func (s *AreaSheet) Minimap(w, h int) (*image.RGBA, art.View) {
	v := Whole(s, w, h)
	img, err := s.Paint(v, w, h, nil)
	if err != nil {
		img = image.NewRGBA(image.Rect(0, 0, max(0, w), max(0, h)))
	}
	return img, v
}
