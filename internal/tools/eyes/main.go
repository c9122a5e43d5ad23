// Command eyes shows pictures as other eyes see them: for each PNG named it writes one for red-weak, green-weak and
// blue-weak eyes and one without colour beside it.
package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"strings"

	"awaw/internal/art"
)

func main() {
	for _, path := range os.Args[1:] {
		if err := show(path); err != nil {
			fmt.Fprintln(os.Stderr, "eyes:", err)
			os.Exit(1)
		}
	}
}

func show(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	src, err := png.Decode(f)
	if err = firstOf(err, f.Close()); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	for _, v := range []art.Vision{art.Protan, art.Deutan, art.Tritan, art.Grey} {
		out, err := os.Create(strings.TrimSuffix(path, ".png") + "-" + v.String() + ".png")
		if err != nil {
			return err
		}
		if err := firstOf(png.Encode(out, seen(src, v)), out.Close()); err != nil {
			return err
		}
	}
	return nil
}

func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// seen is a picture as certain eyes see it. Colours that come again are worked out once.
func seen(src image.Image, v art.Vision) *image.RGBA {
	b := src.Bounds()
	out := image.NewRGBA(b)
	known := map[[3]uint8]color.RGBA{}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, bl, _ := src.At(x, y).RGBA()
			key := [3]uint8{uint8(r >> 8), uint8(g >> 8), uint8(bl >> 8)}
			c, ok := known[key]
			if !ok {
				s := art.RGB{R: float64(key[0]) / 255, G: float64(key[1]) / 255, B: float64(key[2]) / 255}.Seen(v)
				c = color.RGBA{A: 255}
				c.R, c.G, c.B = s.Bytes()
				known[key] = c
			}
			out.SetRGBA(x, y, c)
		}
	}
	return out
}
