package draw

import (
	"hash/maphash"
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file hands overlays to the graphics card: only the squares that have changed, and no more in a frame than a page can bear.

// block is the side of the squares a picture is looked over in, in device pixels.
const block = 64

// seed is what sums of squares begin with.
var seed = maphash.MakeSeed()

// sift notes which parts of a picture not yet uploaded have anything on them, in runs of blocks along a row, and what tells the blocks from others.
func (p *picture) sift() {
	b := p.rgba.Bounds()
	p.parts, p.sums = []image.Rectangle{}, nil
	for y := b.Min.Y; y < b.Max.Y; y += block {
		breathe()
		run := image.Rectangle{}
		for x := b.Min.X; x < b.Max.X; x += block {
			r := image.Rect(x, y, x+block, y+block).Intersect(b)
			sum := uint64(0)
			switch {
			case !marked(p.rgba, r):
				run = image.Rectangle{}
			case run.Empty():
				sum = sumOf(p.rgba, r)
				p.parts = append(p.parts, r)
				run = r
			default:
				sum = sumOf(p.rgba, r)
				run.Max.X = r.Max.X
				p.parts[len(p.parts)-1] = run
			}
			p.sums = append(p.sums, sum)
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

// sumOf tells what is painted in a rectangle from all else; it is never 0.
func sumOf(img *image.RGBA, r image.Rectangle) uint64 {
	var h maphash.Hash
	h.SetSeed(seed)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		_, _ = h.Write(img.Pix[img.PixOffset(r.Min.X, y) : img.PixOffset(r.Max.X-1, y)+4]) // it never fails
	}
	return max(1, h.Sum64())
}

// changed lists, without overlap, what is to be written of a sifted picture over another one of its size; nil is a clear one.
func (p *picture) changed(over *picture) []image.Rectangle {
	differ := make([]bool, len(p.sums))
	for i, sum := range p.sums {
		had := uint64(0)
		if over != nil {
			had = over.sums[i]
		}
		differ[i] = sum != had
	}
	return joined(p.rgba.Rect, differ)
}

// joined lists the blocks of a picture within bounds that are named, row by row, those of a row joined, and rows that are alike.
func joined(bounds image.Rectangle, named []bool) (list []image.Rectangle) {
	wide := (bounds.Dx() + block - 1) / block
	above := 0 // where the runs of the row before begin
	for row := 0; row*wide < len(named); row++ {
		begin := len(list)
		for x := 0; x < wide; x++ {
			from := x
			for x < wide && named[row*wide+x] {
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

// bytesOf counts the bytes of the pixels of rectangles.
func bytesOf(list []image.Rectangle) (n int) {
	for _, r := range list {
		n += 4 * r.Dx() * r.Dy()
	}
	return n
}

// card is an overlay on its way to the graphics card.
type card struct {
	layer
	rest []image.Rectangle // what is still to be written
}

// receive begins to hand an overlay over: in place of the one that is shown where that takes one frame, on another image where both would be seen at once.
func (o *overlay) receive(l layer) {
	over := o.pic
	if over != nil && (over.img.Bounds().Size() != l.pic.rgba.Rect.Size() || bytesOf(l.pic.changed(over)) > uploadedAtOnce) {
		over, o.other = o.other, nil
	}
	var old *ebiten.Image
	if over != nil {
		old = over.img
	}
	if l.pic.img = l.pic.room(old); l.pic.img != old {
		over = nil
	}
	o.coming = &card{l, l.pic.changed(over)}
}

// hand hands over as much of the overlay that is on its way as a frame may; it tells whether that is shown now.
func (o *overlay) hand() bool {
	c := o.coming
	for left := uploadedAtOnce; len(c.rest) > 0 && left > 0; {
		r := c.rest[0]
		r.Max.Y = min(r.Max.Y, r.Min.Y+max(1, left/(4*r.Dx())))
		o.rows = c.pic.write(r, o.rows)
		left -= 4 * r.Dx() * r.Dy()
		if c.rest[0].Min.Y = r.Max.Y; c.rest[0].Empty() {
			c.rest = c.rest[1:]
		}
	}
	if len(c.rest) > 0 {
		return false
	}
	if old := o.pic; old != nil && old.img != c.pic.img {
		if old.img.Bounds().Size() == c.pic.img.Bounds().Size() {
			o.other = old
		} else {
			old.drop()
		}
	}
	o.busy, o.asked, o.coming = false, nil, nil
	o.spare, c.pic.rgba = c.pic.rgba, nil
	o.layer = c.layer
	return true
}

// write writes a part of a picture on its image. The rows are gathered in buf, which is given back for the next part.
func (p *picture) write(r image.Rectangle, buf []byte) []byte {
	buf = slices.Grow(buf[:0], 4*r.Dx()*r.Dy())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		buf = append(buf, p.rgba.Pix[p.rgba.PixOffset(r.Min.X, y):][:4*r.Dx()]...)
	}
	p.img.SubImage(r).(*ebiten.Image).WritePixels(buf)
	return buf
}
