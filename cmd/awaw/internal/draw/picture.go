package draw

import (
	"image"
	"math"
	"slices"

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
	laid  int               // rows that uploadSome has handed over
	part  *ebiten.Image     // the image they are on, until it has all
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

// uploadParts hands over a picture that was sifted, without what is clear of it; old is the one it is written over, nil for none. The rows of a part are gathered in buf,
// which is given back for the next picture.
func (p *picture) uploadParts(old *picture, buf []byte) []byte {
	var over *ebiten.Image
	var had []image.Rectangle
	if old != nil {
		over, had = old.img, old.parts
	}
	if p.img = p.room(over); p.img != over {
		had = nil
	}
	for _, r := range written(p.rgba.Rect, p.parts, had) {
		buf = slices.Grow(buf[:0], 4*r.Dx()*r.Dy())
		for y := r.Min.Y; y < r.Max.Y; y++ {
			buf = append(buf, p.rgba.Pix[p.rgba.PixOffset(r.Min.X, y):][:4*r.Dx()]...)
		}
		p.img.SubImage(r).(*ebiten.Image).WritePixels(buf)
	}
	p.rgba = nil
	return buf
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

// written lists, without overlap, what is to be written of a picture within bounds that has something on it in some parts, over one that had in others: blocks of either,
// those of a row joined, and rows that are alike.
func written(bounds image.Rectangle, now, had []image.Rectangle) (list []image.Rectangle) {
	wide := (bounds.Dx() + block - 1) / block
	marked := make([]bool, wide*((bounds.Dy()+block-1)/block))
	for _, parts := range [...][]image.Rectangle{now, had} {
		for _, r := range parts {
			for x := r.Min.X; x < r.Max.X; x += block {
				marked[(r.Min.Y-bounds.Min.Y)/block*wide+(x-bounds.Min.X)/block] = true
			}
		}
	}
	above := 0 // where the runs of the row before begin
	for row := 0; row*wide < len(marked); row++ {
		begin := len(list)
		for x := 0; x < wide; x++ {
			from := x
			for x < wide && marked[row*wide+x] {
				x++
			}
			if x > from {
				list = append(list, image.Rect(from*block, row*block, x*block, (row+1)*block).Add(bounds.Min).Intersect(bounds))
			}
		}
		if alike(list[above:begin], list[begin:], bounds.Min.Y+row*block) {
			for i := above; i < begin; i++ {
				list[i].Max.Y = list[begin+i-above].Max.Y
			}
			list = list[:begin]
		} else {
			above = begin
		}
	}
	return list
}

// alike tells whether the runs of a row lie right under others, at y.
func alike(above, runs []image.Rectangle, y int) bool {
	return slices.EqualFunc(above, runs, func(a, r image.Rectangle) bool { return a.Max.Y == y && a.Min.X == r.Min.X && a.Max.X == r.Max.X })
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
