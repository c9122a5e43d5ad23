package draw

import (
	"image"
	"math"

	"awaw/internal/art"
)

// This file lays the soft shadow of floating panels. Blurring a large panel takes long, so the shadow of a small one
// is kept and stretched: its corners are copied, its middle row and column repeated.

// shadowReach is how far the shadow of a floating panel reaches beyond it, in logical pixels.
const shadowReach = 20

// shadowSide is the longest side of panels whose shadow is kept, in logical pixels.
const shadowSide = 4 * shadowReach

// shadowsKept bounds what is kept; past it the keeping begins anew.
const shadowsKept = 64

// shadows keeps shadows of small panels.
type shadows struct {
	kit  *art.Kit
	kept map[shadowOf]*image.RGBA
}

// shadowOf is a panel of w by h logical pixels at a scale.
type shadowOf struct{ scale, w, h float64 }

func (s *shadows) sample(of shadowOf) *image.RGBA {
	if img := s.kept[of]; img != nil {
		return img
	}
	c := s.kit.Scaled(of.w+2*shadowReach, of.h+2*shadowReach, of.scale)
	s.cast(c, of.w, of.h)
	if s.kept == nil || len(s.kept) >= shadowsKept {
		s.kept = map[shadowOf]*image.RGBA{}
	}
	s.kept[of] = c.Img
	return c.Img
}

// cast blurs the shadow of a panel of w by h logical pixels on its picture.
func (s *shadows) cast(c *art.Canvas, w, h float64) {
	c.Shadow(art.Rect{X: shadowReach, Y: shadowReach, W: w, H: h}.Round(4), 0, 4, 5, s.kit.Pal.Chrome.Scrim, .6)
}

// lay lays the shadow of a panel of w by h logical pixels on its still empty picture.
func (s *shadows) lay(c *art.Canvas, w, h float64) {
	stretch(c.Img, c.Img.Rect, s.sample(shadowOf{c.Factor(), math.Min(w, shadowSide), math.Min(h, shadowSide)}), c.Img.Rect.Size())
}

// stretch fills a picture with a part of another that is so large: at its edges as a sample is, the sample's middle row and column again and again between them.
func stretch(to *image.RGBA, part image.Rectangle, from *image.RGBA, size image.Point) {
	n := from.Rect.Size()
	last := -1 // row of the sample the row above was made from
	for y := part.Min.Y; y < part.Max.Y; y++ {
		sy := stretched(y, size.Y, n.Y)
		at := (y - part.Min.Y) * to.Stride
		row := to.Pix[at : at+4*part.Dx()]
		if sy == last {
			copy(row, to.Pix[at-to.Stride:])
			continue
		}
		last = sy
		src := from.Pix[sy*from.Stride : sy*from.Stride+4*n.X]
		for x := part.Min.X; x < part.Max.X; x++ {
			copy(row[4*(x-part.Min.X):][:4], src[4*stretched(x, size.X, n.X):])
		}
	}
}

// stretched is where pixel i of size comes from in a sample of n.
func stretched(i, size, n int) int {
	switch half := n / 2; {
	case i < half:
		return i
	case i >= size-half:
		return n - (size - i)
	default:
		return half
	}
}
