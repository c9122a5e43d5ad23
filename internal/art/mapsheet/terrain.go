// Terrain: the colour of every pixel of the sheet, from height, depth, light, distance to the coast and rule terrain.
package mapsheet

import (
	"awaw/internal/art"
	"image"
	"math"

	"awaw/hexmap"
)

// rgb3 is a colour while pixels are mixed, 0 to 255.
type rgb3 struct{ r, g, b float32 }

func of(c art.RGB) rgb3 { return rgb3{float32(c.R * 255), float32(c.G * 255), float32(c.B * 255)} }

func mix3(a, b rgb3, t float32) rgb3 {
	return rgb3{a.r + (b.r-a.r)*t, a.g + (b.g-a.g)*t, a.b + (b.b-a.b)*t}
}

func (c rgb3) put(p []uint8) {
	p[0], p[1], p[2], p[3] = uint8(c.r+.5), uint8(c.g+.5), uint8(c.b+.5), 255
}

// tints are the ramps of land by height and sea by depth, and the colours mixed into them.
type tints struct {
	byHeight, byDepth                  []rgb3 // per metre
	light, dark, rim, shore, waterline rgb3
	coast, neutral, dot, offMap        rgb3
	rule                               [hexmap.JungleMountain + 1]rgb3
	ruled                              [hexmap.JungleMountain + 1]float32
	glow                               [512]float32 // exp(-x/64)
}

func newTints(p *art.Palette) tints {
	t := tints{byHeight: make([]rgb3, 2048), byDepth: make([]rgb3, 2048)}
	for e := range t.byHeight {
		c := art.Blend(p.Terrain.Low, p.Terrain.Upland, smooth(150, 210, float64(e)))
		c = art.Blend(c, p.Terrain.High, smooth(420, 520, float64(e)))
		t.byHeight[e] = of(art.Blend(c, p.Terrain.Alpine, smooth(1350, 1600, float64(e))))
	}
	for d := range t.byDepth {
		c := art.Blend(p.Sea.Shelf, p.Sea.Mid, smooth(57, 63, float64(d)))
		c = art.Blend(c, p.Sea.Deep, smooth(152, 168, float64(d)))
		t.byDepth[d] = of(art.Blend(c, p.Sea.Abyss, smooth(1120, 1280, float64(d))))
	}
	t.light, t.dark, t.rim = of(p.Terrain.ReliefLight), of(p.Terrain.ReliefDark), of(p.Terrain.LandRim)
	t.shore, t.waterline, t.coast = of(p.Sea.Shore), of(p.Sea.Waterline), of(p.Map.Coast)
	t.neutral, t.dot, t.offMap = of(p.Terrain.Neutral), of(p.Text.OnPaper), of(p.Chrome.Desk)
	for _, q := range []struct {
		kind hexmap.Terrain
		c    art.RGB
	}{{hexmap.Forest, p.Terrain.Forest}, {hexmap.Swamp, p.Terrain.Marsh}, {hexmap.Desert, p.Terrain.Desert},
		{hexmap.Jungle, p.Terrain.Jungle}, {hexmap.JungleMountain, p.Terrain.Jungle}} {
		t.rule[q.kind], t.ruled[q.kind] = of(q.c), .65
	}
	for i := range t.glow {
		t.glow[i] = float32(math.Exp(-float64(i) / 64))
	}
	return t
}

func (t *tints) land(e float64) rgb3 { return t.byHeight[min(2047, max(0, int(e)))] }
func (t *tints) sea(e float64) rgb3  { return t.byDepth[min(2047, max(5, int(-e)))] }

// fall is exp(-d), nought beyond 8.
func (t *tints) fall(d float32) float32 {
	i := int(d * 64)
	if i >= len(t.glow) {
		return 0
	}
	return t.glow[i]
}

// lie is how land and water lie on a board, and what lies where.
type lie interface {
	// coast is the land field of a window, land where it is over one half, and what each pixel lies in, -1 off the map.
	coast(v art.View, w, h int) (field, []int32)
	// wide is how many kilometres a plane unit is taken for, so that the light does not depend on the zoom.
	wide() float64
	// stroke is how wide shores and coasts are drawn, 1 where a hex is 64 pixels wide.
	stroke(v art.View) float64
	// kind is the rule terrain of what a pixel lies in, and whether nobody may enter it.
	kind(owner int32) (k hexmap.Terrain, barred bool)
}

// terrainPainter paints a band of w by h pixels. f, dist and owner reach m pixels beyond it.
type terrainPainter struct {
	s       *Sheet
	lie     lie
	v       art.View // of the wide window
	f, dist field
	owner   []int32
	m, w, h int
	y0      int // the band's first row in img
	img     *image.RGBA
	land    *image.Alpha
	step    int // pixels between height samples
	ox, oy  int // first sample before the wide window, in pixels
	rise    field
	depth   field
	shade   field
	absX    int // window pixels since the plane's origin, for patterns that belong to the map
	absY    int
}

// heights samples the ground on a coarse lattice that all tiles of one scale share.
func (p *terrainPainter) heights() {
	p.step = min(4, max(1, int(p.v.W/25+.5)))
	p.absX, p.absY = int(math.Round(p.v.X0*p.v.W)), int(math.Round(p.v.Y0*p.v.W))
	mod := func(a int) int { return ((a % p.step) + p.step) % p.step }
	p.ox, p.oy = -mod(p.absX)-p.step, -mod(p.absY)-p.step
	gw, gh := (p.f.w-p.ox)/p.step+3, (p.f.h-p.oy)/p.step+3
	p.rise = newField(gw, gh)
	for j := range gh {
		for i := range gw {
			x, y := p.v.Plane(float64(p.ox+i*p.step), float64(p.oy+j*p.step))
			p.rise.v[j*gw+i] = spline(&p.s.g.Elev, x, y)
		}
	}
	p.depth = field{gw, gh, append([]float32(nil), p.rise.v...)}
	p.rise.gauss(max(.6, .05*p.v.W/float64(p.step)))
	p.depth.gauss(max(.6, .16*p.v.W/float64(p.step)))
	p.shade = newField(gw, gh)
	run := 2 * float64(p.step) * 1000 * p.lie.wide() / p.v.W // heights stand out 26 times
	for j := 1; j < gh-1; j++ {
		for i := 1; i < gw-1; i++ {
			k := j*gw + i
			nx := -26 * float64(p.rise.v[k+1]-p.rise.v[k-1]) / run
			ny := -26 * float64(p.rise.v[k+gw]-p.rise.v[k-gw]) / run
			p.shade.v[k] = float32((-.55*nx-.55*ny+.63)/math.Sqrt(nx*nx+ny*ny+1) - .63)
		}
	}
}

// spline reads the grid smoothly (cubic B-spline), so that light shows no facets.
func spline(g *hexmap.Grid, x, y float64) float32 {
	if g.Step <= 0 {
		return 0
	}
	fx, fy := (x-g.X0)/g.Step, (y-g.Y0)/g.Step
	ix, iy := math.Floor(fx), math.Floor(fy)
	wx, wy := weights(fx-ix), weights(fy-iy)
	sum := 0.0
	for j := range 4 {
		for i := range 4 {
			sum += wx[i] * wy[j] * float64(g.At(int(ix)-1+i, int(iy)-1+j))
		}
	}
	return float32(sum)
}

func weights(t float64) [4]float64 {
	u := 1 - t
	return [4]float64{u * u * u / 6, (3*t*t*t - 6*t*t + 4) / 6, (-3*t*t*t + 3*t*t + 3*t + 1) / 6, t * t * t / 6}
}

// row paints one row of the tile.
func (p *terrainPainter) row(y int) {
	t := &p.s.tint
	k := float32(p.lie.stroke(p.v))
	line := .75 * max(.8, k)
	wy := y + p.m
	gy := float32(wy-p.oy) / float32(p.step)
	for x := range p.w {
		wx := x + p.m
		i := wy*p.f.w + wx
		a, d := p.f.share(wx, wy), p.dist.v[i]
		gx := float32(wx-p.ox) / float32(p.step)
		var c rgb3
		if a < 1 {
			c = p.water(p.depth.between(gx, gy), d, k)
		}
		if a > 0 {
			l := p.ground(gx, gy, p.owner[i], wx, wy)
			l = mix3(l, t.rim, t.fall(d/(4.5*k))*.75)
			c = mix3(c, l, a)
		}
		if d < 4 {
			if off := p.f.offLine(wx, wy, d); off < line+.5 {
				c = mix3(c, t.coast, min(1, line+.5-off)*.92)
			}
		}
		if p.owner[i] < 0 {
			c = mix3(c, t.offMap, p.beyond(wx, wy))
		}
		c.put(p.img.Pix[(y+p.y0)*p.img.Stride+4*x:])
		p.land.Pix[(y+p.y0)*p.land.Stride+x] = uint8(a*255 + .5)
	}
}

// beyond is how dark a pixel off the map is: wholly where the data of the ground end.
func (p *terrainPainter) beyond(wx, wy int) float32 {
	x, y := p.v.Plane(float64(wx)+.5, float64(wy)+.5)
	g := p.s.g
	in := min(x-g.X0, g.X1-x, y-g.Y0, g.Y1-y)
	return float32(.62 + .38*(1-smooth(0, 1.5, in)))
}

func (p *terrainPainter) water(e, d, k float32) rgb3 {
	t := &p.s.tint
	c := mix3(t.sea(float64(e)), t.shore, t.fall(d/(11*k))*.85)
	for i, at := range [3]float32{5, 10.5, 17} {
		if off := d - at*k; off > -.85 && off < .85 {
			if off < 0 {
				off = -off
			}
			c = mix3(c, t.waterline, (1-off/.85)*[3]float32{.42, .26, .15}[i])
		}
	}
	return c
}

func (p *terrainPainter) ground(gx, gy float32, owner int32, wx, wy int) rgb3 {
	t := &p.s.tint
	c := t.land(float64(p.rise.between(gx, gy)))
	kind, barred := p.lie.kind(owner)
	if int(kind) < len(t.ruled) && t.ruled[kind] > 0 {
		c = mix3(c, t.rule[kind], t.ruled[kind])
	}
	switch sh := p.shade.between(gx, gy); {
	case p.s.kit.Bold(): // no relief where strong contrast is asked for
	case sh > 0:
		c = mix3(c, t.light, min(.55, sh*1.1))
	default:
		c = mix3(c, t.dark, min(.42, -sh*.62))
	}
	if barred {
		c = mix3(c, t.neutral, p.s.veil)
		ax, ay := p.absX+wx, p.absY+wy
		if (ax+ay)&7 == 0 && (ax-ay)&7 == 0 {
			c = mix3(c, t.dot, .45)
		}
	}
	return c
}
