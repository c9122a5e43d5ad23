// Terrain as shapes: what the pixel painter mixes, drawn on a vector canvas as bands of height, depth and light.
package mapsheet

import (
	"awaw/internal/art"
	"image"
	"math"

	"awaw/hexmap"
)

// ground is where a window is land: a mask in device pixels on a picture, an outline on a vector canvas.
type ground struct {
	mask    *image.Alpha
	outline *art.Path
}

// keepToLand keeps what follows to the land until PopClip.
func (g ground) keepToLand(c *art.Canvas) {
	if c.Vector() {
		c.PushClip(g.outline)
		return
	}
	c.PushMask(g.mask)
}

// Draw lays a window of w by h logical pixels at v on a canvas, its corner at the canvas's origin: on a picture as
// Tile paints it, at the canvas's scale, on a vector canvas as shapes. progress is as Paint takes it.
func (s *Sheet) Draw(c *art.Canvas, v art.View, w, h int, progress func(float64) bool) error {
	_, err := s.draw(c, v, w, h, progress)
	return err
}

// draw is Draw; it also tells where the window is land.
func (s *Sheet) draw(c *art.Canvas, v art.View, w, h int, progress func(float64) bool) (g ground, err error) {
	if w <= 0 || h <= 0 || !(v.W > 0) {
		return ground{mask: image.NewAlpha(image.Rectangle{}), outline: art.NewPath()}, nil
	}
	c.PushClip(art.Rect{X: 0, Y: 0, W: float64(w), H: float64(h)}.Path())
	defer c.PopClip()
	if c.Vector() {
		g.outline = s.landShapes(c, v, w, h)
	} else {
		device := art.View{X0: v.X0, Y0: v.Y0, W: v.W * c.Scale()}
		img, land, err := s.terrain(device, int(math.Round(float64(w)*c.Scale())), int(math.Round(float64(h)*c.Scale())), progress)
		if err != nil {
			return g, err
		}
		c.Blit(img, 0, 0)
		land.Rect = land.Rect.Add(c.Origin())
		g.mask = land
	}
	s.lines(c, v, w, h, g)
	return g, nil
}

// shapes draws one window's terrain on a vector canvas.
type shapes struct {
	*terrainPainter
	c *art.Canvas
}

// landShapes draws sea and land and gives the outline of the land.
func (s *Sheet) landShapes(c *art.Canvas, v art.View, w, h int) *art.Path {
	m := margin(v.W)
	p := &terrainPainter{s: s, lie: s, m: m, w: w, h: h, v: v.Moved(float64(-m), float64(-m))}
	p.f, p.owner = s.coast(p.v, w+2*m, h+2*m)
	p.dist = coastDistance(p.f, 1e6)
	p.heights()
	d := shapes{p, c}
	coast := art.Simplified(p.f.contour(.5).Move(float64(-m), float64(-m)), .18)
	d.sea(coast, float64(w), float64(h))
	c.PushClip(coast)
	d.land(coast)
	c.PopClip()
	c.Stroke(coast, 1.5*max(.8, v.W/64), c.Pal().Map.Coast, .92)
	return coast
}

// band outlines where a lattice field passes a level, in window pixels.
func (d shapes) band(f field, level float32, least float64) *art.Path {
	step, ox, oy := float64(d.step), float64(d.ox-d.m), float64(d.oy-d.m)
	p := f.contour(level).Map(func(q art.Pt) art.Pt { return art.Pt{X: ox + (q.X-.5)*step + .5, Y: oy + (q.Y-.5)*step + .5} })
	out := art.NewPath()
	for _, loop := range art.Simplified(p, .3).Loops() {
		if math.Abs(loopArea(loop)) >= least {
			out.AddLoop(loop)
		}
	}
	return out
}

func loopArea(s []art.Pt) float64 {
	a := 0.0
	for i := range s {
		j := (i + 1) % len(s)
		a += s[i].X*s[j].Y - s[j].X*s[i].Y
	}
	return a / 2
}

// negative turns a field upside down.
func (f field) negative() field {
	n := newField(f.w, f.h)
	for i, v := range f.v {
		n.v[i] = -v
	}
	return n
}

func (d shapes) sea(coast *art.Path, w, h float64) {
	c, pal, k := d.c, d.c.Pal(), d.v.W/64
	c.Fill(art.Rect{X: 0, Y: 0, W: w, H: h}.Path(), art.Solid(pal.Sea.Shelf, 1))
	deep := d.depth.negative()
	for _, b := range []struct {
		level float32
		col   art.RGB
	}{{60, pal.Sea.Mid}, {160, pal.Sea.Deep}, {1200, pal.Sea.Abyss}} {
		c.Fill(d.band(deep, b.level, 12), art.Solid(b.col, 1))
	}
	for i, a := range [4]float64{.10, .18, .25, .33} {
		c.Stroke(coast, 22*k*[4]float64{2.2, 1.4, .8, .4}[i], pal.Sea.Shore, a)
	}
	out := newField(d.f.w, d.f.h) // how far out at sea
	for i, v := range d.dist.v {
		if d.f.v[i] <= .5 {
			out.v[i] = min(v, 100)
		}
	}
	for i, at := range [3]float64{5, 10.5, 17} {
		line := art.Simplified(out.contour(float32(at*k)).Move(float64(-d.m), float64(-d.m)), .25)
		c.Stroke(line, .85*max(.6, k), pal.Sea.Waterline, [3]float64{.42, .26, .15}[i])
	}
}

// The steps of light on slopes: how steep, and how much of the painter's light or shadow has been laid by then.
var (
	lightSteps = [4][2]float64{{.05, .10}, {.13, .2}, {.23, .32}, {.36, .46}}
	darkSteps  = [4][2]float64{{.06, .08}, {.16, .15}, {.30, .25}, {.48, .36}}
)

func (d shapes) land(coast *art.Path) {
	c, pal, k := d.c, d.c.Pal(), d.v.W/64
	c.Fill(coast, art.Solid(pal.Terrain.Low, 1))
	for _, b := range []struct {
		level float32
		col   art.RGB
	}{{180, pal.Terrain.Upland}, {470, pal.Terrain.High}, {1475, pal.Terrain.Alpine}} {
		c.Fill(d.band(d.rise, b.level, 4), art.Solid(b.col, 1))
	}
	byKind, shut := map[hexmap.Terrain]*art.Path{}, art.NewPath()
	v := d.v.Moved(float64(d.m), float64(d.m))
	d.s.eachHex(v, d.w, d.h, func(i int, sp *hexmap.Space, _, _ float64) {
		if byKind[sp.Terrain] == nil {
			byKind[sp.Terrain] = art.NewPath()
		}
		byKind[sp.Terrain].Add(v.HexPath(sp.Hex, 0))
		if d.s.neutral[i] {
			shut.Add(v.HexPath(sp.Hex, 0))
		}
	})
	for kind, col := range [...]art.RGB{hexmap.Forest: pal.Terrain.Forest, hexmap.Swamp: pal.Terrain.Marsh, hexmap.Desert: pal.Terrain.Desert,
		hexmap.Jungle: pal.Terrain.Jungle, hexmap.JungleMountain: pal.Terrain.Jungle} {
		if p := byKind[hexmap.Terrain(kind)]; p != nil && d.s.tint.ruled[kind] > 0 {
			c.Fill(p, art.Solid(col, float64(d.s.tint.ruled[kind])))
		}
	}
	for _, light := range []struct {
		f     field
		steps [4][2]float64
		col   art.RGB
	}{{d.shade, lightSteps, pal.Terrain.ReliefLight}, {d.shade.negative(), darkSteps, pal.Terrain.ReliefDark}} {
		laid := 0.0
		for _, s := range light.steps {
			c.Fill(d.band(light.f, float32(s[0]), 5), art.Solid(light.col, 1-(1-s[1])/(1-laid)))
			laid = s[1]
		}
	}
	c.Fill(shut, art.Solid(pal.Terrain.Neutral, float64(d.s.veil)))
	c.VectorDots(shut)
	for i, a := range [4]float64{.10, .18, .25, .32} {
		c.Stroke(coast, 9*k*[4]float64{2.2, 1.3, .7, .3}[i], pal.Terrain.LandRim, a)
	}
}
