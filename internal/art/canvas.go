// The canvas: a transparent picture with a scale, an origin and a stack of clips, and the fills on it.
package art

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Canvas is a picture to draw on. Positions and lengths are logical pixels; the picture has scale times as many.
// A canvas belongs to one goroutine.
type Canvas struct {
	Img    *image.RGBA
	kit    *Kit
	k      float64 // device pixels per logical pixel
	ox, oy float64 // device position of the logical origin
	pen    *pen
	vec    *svgFile // of a vector canvas; its Img is empty
}

// pen is what canvases that share one picture share: the rasterizer, its mask and the clips.
type pen struct {
	ras  vector.Rasterizer
	mask image.Alpha
	clip []*image.Alpha
	rest func() // before anything is rasterized; nil for nothing
}

// Resting has a picture call a function before each shape it rasterizes, for programs that have one thread for all they do.
func (c *Canvas) Resting(rest func()) *Canvas {
	c.pen.rest = rest
	return c
}

// Canvas makes an empty picture at scale 1.
func (k *Kit) Canvas(w, h int) *Canvas {
	return k.CanvasOn(image.NewRGBA(image.Rect(0, 0, max(0, w), max(0, h))))
}

// Scaled makes an empty picture of a logical size at a scale.
func (k *Kit) Scaled(w, h, scale float64) *Canvas {
	c := k.Canvas(int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
	c.k = scale
	return c
}

// CanvasOn draws on a picture that exists already.
func (k *Kit) CanvasOn(img *image.RGBA) *Canvas { return &Canvas{Img: img, kit: k, k: 1, pen: &pen{}} }

// Again makes an empty picture of a logical size at a scale on the pixels of an old one, if they are enough.
func (k *Kit) Again(old *image.RGBA, w, h, scale float64) *Canvas {
	r := image.Rect(0, 0, int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
	if old == nil || old.Rect != r || old.Stride != 4*r.Dx() {
		return k.Scaled(w, h, scale)
	}
	clear(old.Pix)
	c := k.CanvasOn(old)
	c.k = scale
	return c
}

// Kit gives palette and fonts.
func (c *Canvas) Kit() *Kit { return c.kit }

// Pal gives the palette.
func (c *Canvas) Pal() *Palette { return c.kit.Pal }

// Factor gives the device pixels per logical pixel.
func (c *Canvas) Factor() float64 { return c.k }

// Size gives the logical size of the picture.
func (c *Canvas) Size() (w, h float64) {
	if c.vec != nil {
		return c.vec.w, c.vec.h
	}
	return float64(c.Img.Rect.Dx()) / c.k, float64(c.Img.Rect.Dy()) / c.k
}

// Shift draws on the same picture with the origin moved by logical pixels.
func (c *Canvas) Shift(dx, dy float64) *Canvas {
	d := *c
	d.ox += dx * c.k
	d.oy += dy * c.k
	return &d
}

// Zoom draws on the same picture with everything k times as large.
func (c *Canvas) Zoom(k float64) *Canvas {
	d := *c
	d.k *= k
	return &d
}

// cover rasterizes a path within bounds. The mask belongs to the pen and is overwritten by the next call.
func (c *Canvas) cover(p *Path, bounds image.Rectangle) *image.Alpha {
	if c.pen.rest != nil {
		c.pen.rest()
	}
	b := p.Bounds()
	r := image.Rect(int(math.Floor(b.X*c.k+c.ox)), int(math.Floor(b.Y*c.k+c.oy)),
		int(math.Ceil((b.X+b.W)*c.k+c.ox))+1, int(math.Ceil((b.Y+b.H)*c.k+c.oy))+1).Intersect(bounds)
	if r.Empty() {
		return nil
	}
	m := &c.pen.mask
	m.Rect, m.Stride = r, r.Dx()
	if n := r.Dx() * r.Dy(); cap(m.Pix) < n {
		m.Pix = make([]uint8, n)
	} else {
		m.Pix = m.Pix[:n]
	}
	ras := &c.pen.ras
	ras.Reset(r.Dx(), r.Dy())
	ras.DrawOp = draw.Src
	ox, oy := c.ox-float64(r.Min.X), c.oy-float64(r.Min.Y)
	for _, s := range p.all() {
		for i, a := range s {
			x, y := float32(a.X*c.k+ox), float32(a.Y*c.k+oy)
			if i == 0 {
				ras.MoveTo(x, y)
			} else {
				ras.LineTo(x, y)
			}
		}
		ras.ClosePath()
	}
	ras.Draw(m, r, image.Opaque, image.Point{})
	return m
}

// PushClip keeps what follows inside a path, and inside the clips before it, until PopClip.
func (c *Canvas) PushClip(p *Path) {
	if c.vec != nil {
		c.vectorClip(p)
		return
	}
	m := &image.Alpha{}
	if q := c.cover(p, c.Img.Rect); q != nil {
		*m = *q
		m.Pix = append([]uint8(nil), q.Pix...)
	}
	c.PushMask(m)
}

// PushMask keeps what follows inside a mask in device pixels.
func (c *Canvas) PushMask(m *image.Alpha) {
	if n := len(c.pen.clip); n > 0 {
		o := c.pen.clip[n-1]
		r := m.Rect.Intersect(o.Rect)
		q := image.NewAlpha(r)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				q.Pix[q.PixOffset(x, y)] = uint8(int(m.Pix[m.PixOffset(x, y)]) * int(o.Pix[o.PixOffset(x, y)]) / 255)
			}
		}
		m = q
	}
	c.pen.clip = append(c.pen.clip, m)
}

// PopClip takes the last clip away; without one it does nothing.
func (c *Canvas) PopClip() {
	if c.vec != nil {
		c.vectorPop()
		return
	}
	if n := len(c.pen.clip); n > 0 {
		c.pen.clip = c.pen.clip[:n-1]
	}
}

// Fill paints the inside of a path; loops that turn against each other cut holes.
func (c *Canvas) Fill(p *Path, pt Paint) {
	if c.vec != nil {
		c.vectorFill(p, pt)
		return
	}
	c.FillMask(c.cover(p, c.Img.Rect), pt)
}

// Stroke draws a line of width w with round ends and joins.
func (c *Canvas) Stroke(p *Path, w float64, col RGB, a float64) {
	if c.vec != nil {
		c.vectorStroke(p, w, col, a, "round")
		return
	}
	c.Fill(p.Outline(w, false), Solid(col, a))
}

// StrokeButt draws a line of width w with square ends.
func (c *Canvas) StrokeButt(p *Path, w float64, col RGB, a float64) {
	if c.vec != nil {
		c.vectorStroke(p, w, col, a, "butt")
		return
	}
	c.Fill(p.Outline(w, true), Solid(col, a))
}

// Box fills a rectangle; on whole device pixels without the rasterizer.
func (c *Canvas) Box(x, y, w, h float64, col RGB, a float64) {
	x0, y0, x1, y1 := x*c.k+c.ox, y*c.k+c.oy, (x+w)*c.k+c.ox, (y+h)*c.k+c.oy
	r := image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1)))
	const near = 1e-3
	whole := math.Abs(x0-float64(r.Min.X)) < near && math.Abs(y0-float64(r.Min.Y)) < near &&
		math.Abs(x1-float64(r.Max.X)) < near && math.Abs(y1-float64(r.Max.Y)) < near
	if !whole || w <= 0 || h <= 0 || c.vec != nil {
		c.Fill(Rect{x, y, w, h}.Path(), Solid(col, a))
		return
	}
	r = r.Intersect(c.Img.Rect)
	clip := c.clip()
	if clip != nil {
		r = r.Intersect(clip.Rect)
	}
	pr, pg, pb := col.Bytes()
	for py := r.Min.Y; py < r.Max.Y; py++ {
		for px := r.Min.X; px < r.Max.X; px++ {
			al := uint32(a*255 + .5)
			if clip != nil {
				al = al * uint32(clip.Pix[clip.PixOffset(px, py)]) / 255
			}
			lay(c.Img.Pix[c.Img.PixOffset(px, py):], pr, pg, pb, al)
		}
	}
}

func (c *Canvas) clip() *image.Alpha {
	if n := len(c.pen.clip); n > 0 {
		return c.pen.clip[n-1]
	}
	return nil
}

// FillMask paints through a mask in device pixels; nil paints nothing.
func (c *Canvas) FillMask(m *image.Alpha, pt Paint) {
	if m == nil {
		return
	}
	r := m.Rect.Intersect(c.Img.Rect)
	clip := c.clip()
	if clip != nil {
		r = r.Intersect(clip.Rect)
	}
	sr, sg, sb := pt.c.Bytes()
	sa := uint32(min(1, max(0, pt.a))*255 + .5)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := m.Pix[m.PixOffset(r.Min.X, y):]
		dst := c.Img.Pix[c.Img.PixOffset(r.Min.X, y):]
		for i := range r.Dx() {
			v := uint32(row[i])
			if v == 0 {
				continue
			}
			if clip != nil {
				v = v * uint32(clip.Pix[clip.PixOffset(r.Min.X+i, y)]) / 255
			}
			if pt.kind == paintSolid {
				lay(dst[4*i:], sr, sg, sb, (v*sa+127)/255)
				continue
			}
			col, a := pt.at(c, r.Min.X+i, y)
			cr, cg, cb := col.Bytes()
			lay(dst[4*i:], cr, cg, cb, uint32(float64(v)*min(1, max(0, a))+.5))
		}
	}
}

// lay puts a colour with opacity 0..255 over a premultiplied pixel.
func lay(p []uint8, r, g, b uint8, a uint32) {
	if a == 0 {
		return
	}
	p = p[:4:4]
	if a >= 255 {
		p[0], p[1], p[2], p[3] = r, g, b, 255
		return
	}
	q := 255 - a
	p[0] = uint8((uint32(r)*a + uint32(p[0])*q + 127) / 255)
	p[1] = uint8((uint32(g)*a + uint32(p[1])*q + 127) / 255)
	p[2] = uint8((uint32(b)*a + uint32(p[2])*q + 127) / 255)
	p[3] = uint8((255*a + uint32(p[3])*q + 127) / 255)
}

// Vector tells whether the canvas keeps shapes instead of painting them.
func (c *Canvas) Vector() bool { return c.vec != nil }

// Scale is how many device pixels a logical one has.
func (c *Canvas) Scale() float64 { return c.k }

// Origin is where in the picture the logical point 0, 0 lies, on a whole pixel.
func (c *Canvas) Origin() image.Point { return image.Pt(int(math.Round(c.ox)), int(math.Round(c.oy))) }

// Coverage gives how much of each pixel within bounds a path covers; nil for nothing.
func (c *Canvas) Coverage(p *Path, bounds image.Rectangle) *image.Alpha { return c.cover(p, bounds) }
