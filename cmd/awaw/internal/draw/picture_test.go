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
