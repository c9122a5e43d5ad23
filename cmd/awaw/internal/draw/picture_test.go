package draw

import (
	"image"
	"math/rand/v2"
	"testing"
)

// Every mark on a picture lies in one of its parts, the parts do not overlap, and a clear picture has none.
func TestPartsHoldEveryMark(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, marks := range []int{0, 1, 5, 60} {
		img := image.NewRGBA(image.Rect(0, 0, 300, 210))
		for range marks {
			img.Pix[img.PixOffset(r.IntN(300), r.IntN(210))+3] = 9
		}
		p := &picture{rgba: img}
		p.sift()
		if marks == 0 && len(p.parts) > 0 || p.parts == nil {
			t.Errorf("parts of a clear picture: %v", p.parts)
		}
		for y := range 210 {
			for x := range 300 {
				in := 0
				for _, q := range p.parts {
					if image.Pt(x, y).In(q) {
						in++
					}
				}
				if in > 1 || in == 0 && img.Pix[img.PixOffset(x, y)+3] > 0 {
					t.Fatalf("%d marks: the point %d, %d lies in %d parts", marks, x, y, in)
				}
			}
		}
	}
}

// What is written of a picture over an older one is the blocks of either, each once.
func TestWrittenIsWhatEitherHas(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		sifted := func() *picture {
			p := &picture{rgba: image.NewRGBA(image.Rect(0, 0, 300, 210))}
			for range r.IntN(12) {
				p.rgba.Pix[p.rgba.PixOffset(r.IntN(300), r.IntN(210))+3] = 9
			}
			p.sift()
			return p
		}
		now, had := sifted(), sifted()
		list := written(now.rgba.Rect, now.parts, had.parts)
		for y := 0; y < 210; y += 7 {
			for x := 0; x < 300; x += 7 {
				in := func(parts []image.Rectangle) (n int) {
					for _, q := range parts {
						if image.Pt(x, y).In(q) {
							n++
						}
					}
					return n
				}
				want := min(1, in(now.parts)+in(had.parts))
				if got := in(list); got != want {
					t.Fatalf("the point %d, %d is written %d times, not %d; now %v, before %v: %v", x, y, got, want, now.parts, had.parts, list)
				}
			}
		}
	}
}
