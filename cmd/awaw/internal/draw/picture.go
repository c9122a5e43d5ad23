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
	sums  []uint64          // tell each of its squares from others, row by row; 0 is a clear one
	laid  int               // rows that uploadSome has handed over
	part  *ebiten.Image     // the image they are on, until it has all
	solid bool              // nothing of it is clear: what lies beneath need not be read
}

// upload hands the pixels to the graphics card; it must run in the game's loop. A picture of the same size that is done
// with is written over: taking and giving back large ones again and again would scatter the memory.
func (p *picture) upload(old *ebiten.Image) {
	if p.img != nil || p.rgba == nil {
		return
	}
	if p.img = p.room(old); !p.rgba.Rect.Empty() {
		p.img.WritePixels(p.rgba.Pix)
	}
	p.rgba = nil
}

// uploadSome hands over as many rows as a frame may, and tells whether those were the last.
func (p *picture) uploadSome() bool {
	b, stride := p.rgba.Rect, p.rgba.Stride
	if p.part == nil {
		p.part = p.room(nil)
	}
	to := min(b.Dy(), p.laid+max(1, uploadedAtOnce/max(1, stride)))
	if to > p.laid {
		p.part.SubImage(image.Rect(0, p.laid, b.Dx(), to)).(*ebiten.Image).WritePixels(p.rgba.Pix[p.laid*stride : to*stride])
	}
	if p.laid = to; to < b.Dy() {
		return false
	}
	p.img, p.part, p.rgba = p.part, nil, nil
	return true
}

// room gives an image of the size of the picture: the old one where that fits.
func (p *picture) room(old *ebiten.Image) *ebiten.Image {
	b := p.rgba.Bounds()
	if old != nil {
		if old.Bounds().Size() == b.Size() {
			return old
		}
		old.Deallocate()
	}
	return ebiten.NewImageWithOptions(image.Rect(0, 0, max(1, b.Dx()), max(1, b.Dy())), &ebiten.NewImageOptions{Unmanaged: true})
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
	if p == nil {
		return
	}
	for _, img := range []*ebiten.Image{p.img, p.part} {
		if img != nil {
			img.Deallocate()
		}
	}
	p.img, p.part = nil, nil
}

// viewOf is the camera of a scene as the painter's view of the window in device pixels. Its corner lies on a whole
// pixel of the plane, so that tiles of one size join.
func viewOf(s *scene.Scene) art.View {
	m := s.Map
	w := m.HexW * s.Scale
	x, y := m.CX*w-s.W*s.Scale/2, m.CY*w-s.H*s.Scale/2
	return art.View{X0: math.Round(x) / w, Y0: math.Round(y) / w, W: w}
}
