package draw

import (
	"image"
	"image/color"
	"testing"

	"awaw/internal/art"
)

// TestSmallPictures makes smaller pictures of one whose pixels tell where they lie: each is the mean of those under it, and beyond the picture is its edge.
func TestSmallPictures(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 40, 20))
	for y := range 20 {
		for x := range 40 {
			img.SetRGBA(x, y, color.RGBA{uint8(4 * x), uint8(8 * y), 100, 255})
		}
	}
	p := &picture{view: art.View{X0: -1, Y0: 2, W: 8}, rgba: img}
	half := p.small(art.View{X0: -1, Y0: 2, W: 4}, 20, 10)
	if got, want := half.RGBAAt(3, 4), (color.RGBA{26, 68, 100, 255}); got != want { // of columns 6 and 7, rows 8 and 9
		t.Errorf("the mean of four pixels is %v, not %v", got, want)
	}
	part := p.small(art.View{X0: 1, Y0: 3, W: 8}, 4, 4)
	if got, want := part.RGBAAt(1, 2), img.RGBAAt(17, 10); got != want {
		t.Errorf("a part in the same size is %v, not %v", got, want)
	}
	for _, far := range []art.View{{X0: -50, Y0: -50, W: 4}, {X0: 50, Y0: 50, W: 4}} {
		edge := img.RGBAAt(0, 0)
		if far.X0 > 0 {
			edge = img.RGBAAt(39, 19)
		}
		if got := p.small(far, 2, 2).RGBAAt(1, 1); got != edge {
			t.Errorf("beyond the picture is %v, not its edge %v", got, edge)
		}
	}
}
