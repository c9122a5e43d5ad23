package draw

import (
	"image"
	"math"

	"awaw/internal/art"
	"awaw/internal/present"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file holds pictures painted on the CPU and uploaded once, and where they lie on the plane of the map.

// picture is a part of the map's window. Its view is in device pixels.
type picture struct {
	view art.View
	rgba *image.RGBA   // until it is uploaded
	img  *ebiten.Image // afterwards
}

// upload hands the pixels to the graphics card; it must run in the game's loop.
func (p *picture) upload() {
	if p.img == nil && p.rgba != nil {
		p.img = uploaded(p.rgba)
		p.rgba = nil
	}
}

func uploaded(src *image.RGBA) *ebiten.Image {
	b := src.Bounds()
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, max(1, b.Dx()), max(1, b.Dy())), &ebiten.NewImageOptions{Unmanaged: true})
	if !b.Empty() {
		img.WritePixels(src.Pix)
	}
	return img
}

// draw puts the picture where it belongs under view v, scaled if need be, with opacity alpha.
func (p *picture) draw(screen *ebiten.Image, v art.View, alpha float64) {
	if p == nil || p.img == nil || alpha <= 0 {
		return
	}
	k := v.W / p.view.W
	x, y := v.Px(p.view.X0, p.view.Y0)
	b := p.img.Bounds()
	s := screen.Bounds()
	if x >= float64(s.Dx()) || y >= float64(s.Dy()) || x+float64(b.Dx())*k <= 0 || y+float64(b.Dy())*k <= 0 {
		return
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Scale(k, k)
	if k == 1 {
		x, y = math.Round(x), math.Round(y)
	} else {
		op.Filter = ebiten.FilterLinear
	}
	op.GeoM.Translate(x, y)
	if alpha < 1 {
		op.ColorScale.ScaleAlpha(float32(alpha))
	}
	screen.DrawImage(p.img, op)
}

func (p *picture) drop() {
	if p != nil && p.img != nil {
		p.img.Deallocate()
		p.img = nil
	}
}

// viewOf is the camera of a scene as the painter's view of the window in device pixels. Its corner lies on a whole
// pixel of the plane, so that tiles of one size join.
func viewOf(s *present.Scene) art.View {
	m := s.Map
	w := m.HexW * s.Scale
	x, y := m.CX*w-s.W*s.Scale/2, m.CY*w-s.H*s.Scale/2
	return art.View{X0: math.Round(x) / w, Y0: math.Round(y) / w, W: w}
}
