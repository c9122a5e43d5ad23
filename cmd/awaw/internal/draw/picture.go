package draw

import (
	"image"
	"math"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file holds pictures painted on the CPU and uploaded once, and where they lie on the plane of the map.

// picture is a part of the map's window. Its view is in device pixels.
type picture struct {
	view art.View
	rgba *image.RGBA   // until it is uploaded
	img  *ebiten.Image // afterwards

	parts []image.Rectangle // what of it is not clear, when most of it is; nil draws all
	solid bool              // nothing of it is clear: what lies beneath need not be read
}

// block is the side of the squares a picture is looked over in, in device pixels.
const block = 64

// sift notes which parts of a picture not yet uploaded have anything on them, in runs of blocks along a row.
func (p *picture) sift() {
	b := p.rgba.Bounds()
	p.parts = []image.Rectangle{}
	for y := b.Min.Y; y < b.Max.Y; y += block {
		breathe()
		run := image.Rectangle{}
		for x := b.Min.X; x < b.Max.X; x += block {
			r := image.Rect(x, y, x+block, y+block).Intersect(b)
			switch {
			case !marked(p.rgba, r):
				run = image.Rectangle{}
			case run.Empty():
				p.parts = append(p.parts, r)
				run = r
			default:
				run.Max.X = r.Max.X
				p.parts[len(p.parts)-1] = run
			}
		}
	}
}

// marked tells whether anything is painted in a rectangle.
func marked(img *image.RGBA, r image.Rectangle) bool {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := img.Pix[img.PixOffset(r.Min.X, y) : img.PixOffset(r.Max.X-1, y)+4]
		for i := 3; i < len(row); i += 4 {
			if row[i] != 0 {
				return true
			}
		}
	}
	return false
}

// upload hands the pixels to the graphics card; it must run in the game's loop. A picture of the same size that is done
// with is written over: taking and giving back large ones again and again would scatter the memory.
func (p *picture) upload(old *ebiten.Image) {
	if p.img != nil || p.rgba == nil {
		return
	}
	switch {
	case old != nil && old.Bounds().Size() == p.rgba.Bounds().Size():
		old.WritePixels(p.rgba.Pix)
		p.img = old
	default:
		if old != nil {
			old.Deallocate()
		}
		p.img = uploaded(p.rgba)
	}
	p.rgba = nil
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
func (p *picture) draw(screen surface, v art.View, alpha float64) {
	if p == nil || p.img == nil || alpha <= 0 {
		return
	}
	k := v.W / p.view.W
	x, y := v.Px(p.view.X0, p.view.Y0)
	b := p.img.Bounds()
	s := screen.Bounds()
	if x >= float64(s.Max.X) || y >= float64(s.Max.Y) || x+float64(b.Dx())*k <= float64(s.Min.X) || y+float64(b.Dy())*k <= float64(s.Min.Y) {
		return
	}
	op := &ebiten.DrawImageOptions{}
	if alpha < 1 {
		op.ColorScale.ScaleAlpha(float32(alpha))
	}
	if k != 1 {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Scale(k, k)
		op.GeoM.Translate(x, y)
		screen.DrawImage(p.img, op)
		return
	}
	x, y = math.Round(x), math.Round(y)
	if p.parts == nil {
		if p.solid && alpha >= 1 {
			op.Blend = ebiten.BlendCopy
		}
		op.GeoM.Translate(x, y)
		screen.DrawImage(p.img, op)
		return
	}
	for _, r := range p.parts {
		op.GeoM.Reset()
		op.GeoM.Translate(x+float64(r.Min.X), y+float64(r.Min.Y))
		screen.DrawImage(p.img.SubImage(r).(*ebiten.Image), op)
	}
}

func (p *picture) drop() {
	if p != nil && p.img != nil {
		p.img.Deallocate()
		p.img = nil
	}
}

// viewOf is the camera of a scene as the painter's view of the window in device pixels. Its corner lies on a whole
// pixel of the plane, so that tiles of one size join.
func viewOf(s *scene.Scene) art.View {
	m := s.Map
	w := m.HexW * s.Scale
	x, y := m.CX*w-s.W*s.Scale/2, m.CY*w-s.H*s.Scale/2
	return art.View{X0: math.Round(x) / w, Y0: math.Round(y) / w, W: w}
}
