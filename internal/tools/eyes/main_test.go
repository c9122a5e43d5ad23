package main

import (
	"image"
	"image/color"
	"testing"

	"awaw/internal/art"
)

// Without colour red, green and blue of one brightness are one grey; grey stays grey to every eye.
func TestSeen(t *testing.T) {
	src := image.NewRGBA(image.Rect(0, 0, 2, 1))
	src.SetRGBA(0, 0, color.RGBA{200, 30, 30, 255})
	src.SetRGBA(1, 0, color.RGBA{128, 128, 128, 255})
	for _, v := range []art.Vision{art.Protan, art.Deutan, art.Tritan, art.Grey} {
		out := seen(src, v)
		if c := out.RGBAAt(1, 0); c.R != c.G || c.G != c.B || c.R < 126 || c.R > 130 {
			t.Errorf("%v sees grey as %v", v, c)
		}
		if c := out.RGBAAt(0, 0); c == src.RGBAAt(0, 0) || v == art.Grey && (c.R != c.G || c.G != c.B) {
			t.Errorf("%v sees red as %v", v, c)
		}
	}
}
