package draw

import (
	"image"
	"math"

	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

// This file holds the small map.

// smallMap keeps the pictures of the minimap and of the inset beside battles.
type smallMap struct {
	sheet  *Sheet
	images map[image.Point]*image.RGBA
}

// minimap paints the small map once for each sheet and size, or makes it of the sheet as it was painted beforehand; nil while that is on its way.
func (w *Window) minimap(width, height int) *image.RGBA {
	if w.ground == nil || w.ground.pictured() == "" || width <= 0 || height <= 0 {
		return nil
	}
	m := &w.small
	if m.sheet != w.ground.sheet || len(m.images) > 6 { // other boards, or many sizes while the window is pulled
		m.sheet, m.images = w.ground.sheet, map[image.Point]*image.RGBA{}
	}
	size := image.Pt(width, height)
	img, known := m.images[size]
	if !known {
		if whole := w.ground.whole; whole != nil {
			img = whole.small(mapsheet.Whole(m.sheet.Paint, width, height), width, height, m.sheet.bounds())
		} else {
			img, _ = m.sheet.Paint.Minimap(width, height)
		}
		m.images[size] = img
	}
	return img
}

// bounds is the map itself, without boxes beside it, on the plane.
func (s *Sheet) bounds() art.Rect {
	x0, y0, x1, y1 := s.Paint.Bounds()
	return art.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// small makes a smaller picture of what a picture shows at a view, within a part of the plane that it shows: each pixel is the mean of those that lie under it.
// All else is clear.
func (p *picture) small(at art.View, width, height int, within art.Rect) *image.RGBA {
	out, all := image.NewRGBA(image.Rect(0, 0, width, height)), p.rgba.Rect
	from := func(x, y int) (int, int) {
		px, py := p.view.Px(at.Plane(float64(x), float64(y)))
		return int(math.Round(px)), int(math.Round(py))
	}
	for y := range height {
		breathe()
		for x := range width {
			if px, py := at.Plane(float64(x)+.5, float64(y)+.5); !within.Has(px, py) {
				continue
			}
			x0, y0 := from(x, y)
			x1, y1 := from(x+1, y+1)
			x0, y0 = min(max(x0, 0), all.Dx()-1), min(max(y0, 0), all.Dy()-1)
			x1, y1 = min(max(x1, x0+1), all.Dx()), min(max(y1, y0+1), all.Dy())
			var sum [4]int
			for v := y0; v < y1; v++ {
				for i, b := range p.rgba.Pix[p.rgba.PixOffset(x0, v):p.rgba.PixOffset(x1, v)] {
					sum[i&3] += int(b)
				}
			}
			n := (x1 - x0) * (y1 - y0)
			for i, all := range sum {
				out.Pix[out.PixOffset(x, y)+i] = uint8((all + n/2) / n)
			}
		}
	}
	return out
}
