// Pictures on pictures, and soft shadows.
package art

import (
	"image"
	"image/draw"
	"math"
)

// Blit lays a picture with its corner at a logical position, rounded to device pixels; it is not scaled.
func (c *Canvas) Blit(src *image.RGBA, x, y float64) { c.BlitAlpha(src, x, y, 1) }

// BlitAlpha lays a picture with opacity a, inside the clip.
func (c *Canvas) BlitAlpha(src *image.RGBA, x, y, a float64) {
	at := image.Pt(int(math.Round(x*c.k+c.ox)), int(math.Round(y*c.k+c.oy)))
	clip := c.clip()
	if clip == nil && a >= 1 {
		draw.Draw(c.Img, src.Rect.Sub(src.Rect.Min).Add(at), src, src.Rect.Min, draw.Over)
		return
	}
	r := src.Rect.Sub(src.Rect.Min).Add(at).Intersect(c.Img.Rect)
	if clip != nil {
		r = r.Intersect(clip.Rect)
	}
	base := uint32(min(1, max(0, a))*255 + .5)
	for py := r.Min.Y; py < r.Max.Y; py++ {
		for px := r.Min.X; px < r.Max.X; px++ {
			al := base
			if clip != nil {
				al = al * uint32(clip.Pix[clip.PixOffset(px, py)]) / 255
			}
			s := src.Pix[src.PixOffset(px-at.X+src.Rect.Min.X, py-at.Y+src.Rect.Min.Y):]
			p := c.Img.Pix[c.Img.PixOffset(px, py):]
			q := 255 - (uint32(s[3])*al+127)/255
			for k := range 4 {
				p[k] = uint8(min(255, (uint32(s[k])*al+127)/255+(uint32(p[k])*q+127)/255))
			}
		}
	}
}

// Shadow lays a blurred copy of a path, moved by dx, dy; blur is its radius in logical pixels.
func (c *Canvas) Shadow(p *Path, dx, dy, blur float64, col RGB, a float64) {
	r := max(1, int(math.Round(blur*c.k)))
	d := c.Shift(dx, dy)
	m := d.cover(p, c.Img.Rect.Inset(-4*r-8))
	if m == nil {
		return
	}
	wide := image.NewAlpha(m.Rect.Inset(-3*r - 2))
	draw.Draw(wide, m.Rect, m, m.Rect.Min, draw.Src)
	blurMask(wide, r)
	c.FillMask(wide, Solid(col, a))
}

// blurMask blurs in place by three box passes of radius r, which is close to a bell curve.
func blurMask(m *image.Alpha, r int) {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	line := make([]uint8, max(w, h))
	for range 3 {
		for y := range h {
			boxLine(m.Pix[y*m.Stride:], 1, w, r, line)
		}
		for x := range w {
			boxLine(m.Pix[x:], m.Stride, h, r, line)
		}
	}
}

func boxLine(p []uint8, step, n, r int, line []uint8) {
	sum := 0
	for i := range n {
		line[i] = p[i*step]
		if i <= r {
			sum += int(line[i])
		}
	}
	for i := range n {
		p[i*step] = uint8(sum / (2*r + 1))
		if i+r+1 < n {
			sum += int(line[i+r+1])
		}
		if i-r >= 0 {
			sum -= int(line[i-r])
		}
	}
}
