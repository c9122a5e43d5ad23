package draw

import (
	"image"
	"math"

	"awaw/internal/art"
)

// This file lays the soft shadow of floating panels. Blurring a large panel takes long, so the shadow of a small square
// is kept and stretched: its corners are copied, its middle row and column repeated.

// shadowReach is how far the shadow of a floating panel reaches beyond it, in logical pixels.
const shadowReach = 20

// shadowSide is the side of the square whose shadow is kept, in logical pixels.
const shadowSide = 4 * shadowReach

// shadows keeps one sample for each scale.
type shadows struct {
	kit  *art.Kit
	kept map[float64]*image.RGBA
}

func (s *shadows) sample(scale float64) *image.RGBA {
	if img := s.kept[scale]; img != nil {
		return img
	}
	c := s.kit.Scaled(shadowSide+2*shadowReach, shadowSide+2*shadowReach, scale)
	s.cast(c, shadowSide, shadowSide)
	if s.kept == nil {
		s.kept = map[float64]*image.RGBA{}
	}
	s.kept[scale] = c.Img
	return c.Img
}

// cast blurs the shadow of a panel of w by h logical pixels on its picture.
func (s *shadows) cast(c *art.Canvas, w, h float64) {
	c.Shadow(art.Rect{X: shadowReach, Y: shadowReach, W: w, H: h}.Round(4), 0, 4, 5, s.kit.Pal.Chrome.Scrim, .6)
}

// lay lays the shadow of a panel of w by h logical pixels on its still empty picture.
func (s *shadows) lay(c *art.Canvas, w, h float64) {
	if math.Min(w, h) < shadowSide {
		s.cast(c, w, h)
		return
	}
	from, to := s.sample(c.Factor()), c.Img
	n, width, height := from.Bounds().Dx(), to.Bounds().Dx(), to.Bounds().Dy()
	half := n / 2
	last := -1 // row of the sample the row above was made from
	for y := range height {
		sy := stretched(y, height, n)
		row := to.Pix[y*to.Stride : y*to.Stride+4*width]
		if sy == last {
			copy(row, to.Pix[(y-1)*to.Stride:])
			continue
		}
		last = sy
		src := from.Pix[sy*from.Stride : sy*from.Stride+4*n]
		copy(row[:4*half], src)
		copy(row[4*(width-half):], src[4*(n-half):])
		for x := half; x < width-half; x++ {
			copy(row[4*x:4*x+4], src[4*half:])
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
