package draw

import (
	"image"
	"image/color"
	"testing"

	"awaw/internal/art"
)

// TestSmallPictures makes smaller pictures of one whose pixels tell where they lie: each is the mean of those under it, and beyond the part that is wanted it is clear.
func TestSmallPictures(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 40, 20))
	for y := range 20 {
		for x := range 40 {
			img.SetRGBA(x, y, color.RGBA{uint8(4 * x), uint8(8 * y), 100, 255})
		}
	}
	p := &picture{view: art.View{X0: -1, Y0: 2, W: 8}, rgba: img}
	all := art.Rect{X: -1, Y: 2, W: 5, H: 2.5}
	half := p.small(art.View{X0: -1, Y0: 2, W: 4}, 20, 10, all)
	if got, want := half.RGBAAt(3, 4), (color.RGBA{26, 68, 100, 255}); got != want { // of columns 6 and 7, rows 8 and 9
		t.Errorf("the mean of four pixels is %v, not %v", got, want)
	}
	part := p.small(art.View{X0: 1, Y0: 3, W: 8}, 4, 4, all)
	if got, want := part.RGBAAt(1, 2), img.RGBAAt(17, 10); got != want {
		t.Errorf("a part in the same size is %v, not %v", got, want)
	}
	wide := p.small(art.View{X0: -2, Y0: 2, W: 8}, 56, 20, all)
	for x, want := range map[int]color.RGBA{7: {}, 8: img.RGBAAt(0, 3), 47: img.RGBAAt(39, 3), 48: {}} {
		if got := wide.RGBAAt(x, 3); got != want {
			t.Errorf("column %d of a wider picture is %v, not %v", x, got, want)
		}
	}
}
