// Words on a canvas: measuring, laying, wrapping, halos, and names along a curve.
package art

import (
	"image"
	"math"
	"strings"
)

// Align is which part of the words stands at the given position.
type Align uint8

// The alignments; Left is the zero value.
const (
	Left Align = iota
	Centre
	Right
)

// Style is how words are set. Sizes and tracking are logical pixels; zero alphas mean 1.
type Style struct {
	Face      Face
	Size      float64
	Color     RGB
	Alpha     float64
	Track     float64
	Align     Align
	Halo      float64 // reach of the halo beyond the letters
	HaloColor RGB
	HaloAlpha float64
}

// Width measures words in logical pixels.
func (k *Kit) Width(s string, st Style) float64 {
	if st.Size <= 0 || st.Face >= faceCount {
		return 0
	}
	k.fonts.mu.Lock()
	defer k.fonts.mu.Unlock()
	return k.fonts.face(st.Face).run(s, st.Track/st.Size, nil) * st.Size
}

// Text sets words on a baseline and gives their width. The baseline is rounded to a device pixel.
func (c *Canvas) Text(s string, x, y float64, st Style) float64 {
	if st.Size <= 0 || st.Face >= faceCount || s == "" {
		return 0
	}
	fs := c.kit.fonts
	fs.mu.Lock()
	defer fs.mu.Unlock()
	f := fs.face(st.Face)
	w := f.run(s, st.Track/st.Size, nil) * st.Size
	switch st.Align {
	case Centre:
		x -= w / 2
	case Right:
		x -= w
	}
	if c.vec != nil {
		c.vectorText(s, x, y, 0, st)
		return w
	}
	size := st.Size * c.k
	x0, y0 := x*c.k+c.ox, int(math.Round(y*c.k+c.oy))
	place := func(halo float64, lay func(m *image.Alpha)) {
		f.run(s, st.Track/st.Size, func(r rune, g *glyph, gx float64) {
			px, sub := quarter(x0 + gx*size)
			if m := fs.mask(st.Face, r, g, size, sub, halo); m != nil {
				lay(&image.Alpha{Pix: m.Pix, Stride: m.Stride, Rect: m.Rect.Add(image.Pt(px, y0))})
			}
		})
	}
	if st.Halo > 0 {
		var all *image.Alpha
		box := image.Rectangle{}
		place(st.Halo*c.k, func(m *image.Alpha) { box = box.Union(m.Rect) })
		all = image.NewAlpha(box.Intersect(c.Img.Rect))
		place(st.Halo*c.k, func(m *image.Alpha) { most(all, m) })
		c.FillMask(all, Solid(st.HaloColor, orOne(st.HaloAlpha)))
	}
	place(0, func(m *image.Alpha) { c.FillMask(m, Solid(st.Color, orOne(st.Alpha))) })
	return w
}

// most keeps the greater of two masks in the first.
func most(all, m *image.Alpha) {
	r := m.Rect.Intersect(all.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		a, b := all.Pix[all.PixOffset(r.Min.X, y):], m.Pix[m.PixOffset(r.Min.X, y):]
		for i := range r.Dx() {
			a[i] = max(a[i], b[i])
		}
	}
}

func orOne(a float64) float64 {
	if a == 0 {
		return 1
	}
	return a
}

// TextMid sets words so that the middle of their capitals lies on y.
func (c *Canvas) TextMid(s string, x, y float64, st Style) float64 {
	return c.Text(s, x, c.capBase(y, st.Size), st)
}

// capBase is the baseline, on a device pixel, of capitals whose middle is y.
func (c *Canvas) capBase(y, size float64) float64 {
	return (math.Round((y+size*capHeight/2)*c.k+c.oy) - c.oy) / c.k
}

// TextAlong sets words centred on a point, leaning by deg and bent through bend degrees in all (0: straight).
func (c *Canvas) TextAlong(s string, x, y, deg, bend float64, st Style) {
	if st.Size <= 0 || st.Face >= faceCount {
		return
	}
	fs := c.kit.fonts
	fs.mu.Lock()
	p := NewPath()
	f := fs.face(st.Face)
	if c.vec != nil && bend == 0 {
		half, rise := f.run(s, st.Track/st.Size, nil)*st.Size/2, st.Size*capHeight/2
		c.vectorText(s, x-half*CosDeg(deg)-rise*SinDeg(deg), y-half*SinDeg(deg)+rise*CosDeg(deg), deg, st)
		fs.mu.Unlock()
		return
	}
	w := f.run(s, st.Track/st.Size, func(_ rune, g *glyph, gx float64) {
		p.subs = append(p.subs, g.path.Map(func(q Pt) Pt { return Pt{(gx + q.X) * st.Size, q.Y * st.Size} }).subs...)
	}) * st.Size
	fs.mu.Unlock()
	p = p.Move(-w/2, st.Size*capHeight/2)
	if bend != 0 && w > 0 {
		r := w / (bend * math.Pi / 180)
		p = p.Map(func(q Pt) Pt {
			sn, cs := math.Sincos(q.X / r)
			return Pt{(r - q.Y) * sn, r - (r-q.Y)*cs}
		})
	}
	p = p.Rotate(deg).Move(x, y)
	if st.Halo > 0 {
		c.Fill(p.Outline(2*st.Halo, false), Solid(st.HaloColor, orOne(st.HaloAlpha)))
	}
	c.Fill(p, Solid(st.Color, orOne(st.Alpha)))
}

// Wrap breaks words into lines no wider than width; a single word that is wider stands alone.
func (k *Kit) Wrap(s string, st Style, width float64) []string {
	var out []string
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, word := range strings.Fields(para) {
			next := word
			if line != "" {
				next = line + " " + word
			}
			if line != "" && k.Width(next, st) > width {
				out = append(out, line)
				next = word
			}
			line = next
		}
		out = append(out, line)
	}
	return out
}

// Fit shortens words with an ellipsis until they are no wider than width.
func (k *Kit) Fit(s string, st Style, width float64) string {
	if k.Width(s, st) <= width {
		return s
	}
	r := []rune(s)
	for n := len(r) - 1; n > 0; n-- {
		if t := strings.TrimRight(string(r[:n]), " ,.") + "…"; k.Width(t, st) <= width {
			return t
		}
	}
	return "…"
}

// Para sets wrapped words, the first line on baseline y, and gives the baseline after the last.
func (c *Canvas) Para(s string, x, y, width, lineHeight float64, st Style) float64 {
	for _, l := range c.kit.Wrap(s, st, width) {
		c.Text(l, x, y, st)
		y += lineHeight
	}
	return y
}
