package draw

import (
	"bytes"
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

// What is written of a picture over an older one is the blocks that differ, each once.
func TestWrittenIsWhatDiffers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		shade := func() byte { return byte(9 * (1 + r.IntN(2))) }
		now, had := &picture{rgba: image.NewRGBA(image.Rect(0, 0, 300, 210))}, &picture{rgba: image.NewRGBA(image.Rect(0, 0, 300, 210))}
		for range r.IntN(12) {
			at := now.rgba.PixOffset(r.IntN(300), r.IntN(210))
			now.rgba.Pix[at+3], had.rgba.Pix[at+3] = shade(), shade()
		}
		now.sift()
		had.sift()
		for _, over := range []*picture{had, nil} {
			from := image.NewRGBA(now.rgba.Rect)
			if over != nil {
				from = over.rgba
			}
			list := now.changed(over)
			for y := 0; y < 210; y += 7 {
				for x := 0; x < 300; x += 7 {
					square := image.Rect(x/block*block, y/block*block, (x/block+1)*block, (y/block+1)*block).Intersect(now.rgba.Rect)
					want := 0
					for v := square.Min.Y; v < square.Max.Y; v++ {
						a, b := now.rgba.PixOffset(square.Min.X, v), now.rgba.PixOffset(square.Max.X-1, v)+4
						if !bytes.Equal(now.rgba.Pix[a:b], from.Pix[a:b]) {
							want = 1
						}
					}
					got := 0
					for _, q := range list {
						if image.Pt(x, y).In(q) {
							got++
						}
					}
					if got != want {
						t.Fatalf("the point %d, %d is written %d times, not %d: %v", x, y, got, want, list)
					}
				}
			}
		}
	}
}
