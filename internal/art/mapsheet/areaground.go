// True coasts and heights under a board of areas: a pixel is land or water by the coast, whatever area it belongs to.
package mapsheet

import (
	"image"
	"math"

	"awaw/hexmap"
	"awaw/internal/art"
)

// areaGround paints the ground of a board of areas. It implements lie.
type areaGround struct {
	*Sheet // the ground without hexes
	areas  *AreaSheet
}

// What a pixel lies in.
const (
	beyondBoard = -1
	openGround  = 0
	wasteGround = 1 // land that is no area
)

func newAreaGround(s *AreaSheet, g *hexmap.Ground) *areaGround {
	return &areaGround{&Sheet{kit: s.kit, g: g, rings: orientRings(g.Rings), tint: newTints(s.kit.Pal), veil: .62}, s}
}

// coast takes the land of the data, softened a little.
func (g *areaGround) coast(v art.View, w, h int) (field, []int32) {
	f := g.landMask(v, w, h)
	f.gauss(max(.9, .008*v.W))
	owner := make([]int32, w*h)
	if waste := g.kit.Canvas(w, h).Coverage(g.areas.barred.Joined(v, 0), image.Rect(0, 0, w, h)); waste != nil {
		for y := waste.Rect.Min.Y; y < waste.Rect.Max.Y; y++ {
			Rest()
			for x := waste.Rect.Min.X; x < waste.Rect.Max.X; x++ {
				if waste.AlphaAt(x, y).A > 127 {
					owner[y*w+x] = wasteGround
				}
			}
		}
	}
	x0, y0, x1, y1 := g.areas.Bounds()
	for y := range h {
		Rest()
		for x := range w {
			if px, py := v.Plane(float64(x)+.5, float64(y)+.5); px < x0 || py < y0 || px > x1 || py > y1 {
				owner[y*w+x] = beyondBoard
			}
		}
	}
	return f, owner
}

// wide takes a plane unit for 160 km.
func (g *areaGround) wide() float64 { return 160 }

// stroke keeps shores to be seen however small the hexes are.
func (g *areaGround) stroke(v art.View) float64 { return max(.6, v.W/64) }

func (g *areaGround) kind(owner int32) (hexmap.Terrain, bool) {
	return hexmap.Clear, owner == wasteGround
}

// draw draws a window: as pixels with relief, or as shapes.
func (g *areaGround) draw(c *art.Canvas, v art.View, w, h int, progress func(float64) bool) error {
	if c.Vector() {
		g.shapes(c, v, w, h)
	} else {
		device := v // pixels are painted as large as they are, where the canvas has its origin
		device.W *= c.Factor()
		img, _, err := g.terrainOf(g, device, int(math.Ceil(float64(w)*c.Factor())), int(math.Ceil(float64(h)*c.Factor())), progress)
		if err != nil {
			return err
		}
		c.Blit(img, 0, 0)
	}
	g.areas.lines(c, v, w, h)
	return nil
}

// shapes draws sea, land and coast as shapes, without relief.
func (g *areaGround) shapes(c *art.Canvas, v art.View, w, h int) {
	pal, k := c.Pal(), g.stroke(v)
	c.Fill(art.Rect{X: 0, Y: 0, W: float64(w), H: float64(h)}.Path(), art.Solid(g.areas.around, 1))
	x0, y0, x1, y1 := g.areas.Bounds()
	ax, ay := v.Px(x0, y0)
	bx, by := v.Px(x1, y1)
	board := art.Rect{X: ax, Y: ay, W: bx - ax, H: by - ay}.Path()
	land := art.NewPath()
	for _, r := range g.rings {
		for i, p := range r.pts {
			if x, y := v.Px(p.X, p.Y); i == 0 {
				land.M(x, y)
			} else {
				land.L(x, y)
			}
		}
		land.Z()
	}
	c.PushClip(board)
	c.Fill(board, art.Solid(pal.Sea.Mid, 1))
	c.Stroke(land, 24*k, pal.Sea.Shelf, .3)
	c.Stroke(land, 6*k, pal.Sea.Shore, .7)
	c.Fill(land, art.Solid(pal.Terrain.Low, 1))
	c.PushClip(land)
	waste := g.areas.barred.Joined(v, .25)
	c.Fill(waste, art.Solid(art.Blend(pal.Terrain.Low, pal.Terrain.Neutral, .62), 1))
	c.VectorDots(waste)
	c.PopClip()
	c.Stroke(land, 1.5*k, pal.Map.Coast, .92)
	c.PopClip()
}
