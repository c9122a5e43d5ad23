// Package pictest holds pictures against those kept: they are drawn again and compared with those kept in testdata. On the machine kind they were
// made on (amd64) every byte must agree; elsewhere floating point may differ by two steps of 255.
package pictest

import (
	"bytes"
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"awaw/internal/art"
)

var update = flag.Bool("update", false, "write the pictures of testdata afresh")

// Kit gives the palette and fonts of the program.
func Kit(t testing.TB) *art.Kit {
	t.Helper()
	k, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// Same compares a picture with the one kept under that name.
func Same(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		var b bytes.Buffer
		enc := png.Encoder{CompressionLevel: png.BestCompression}
		if err := enc.Encode(&b, got); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatalf("%v; make it with: go test ./internal/art -update", err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	want := image.NewRGBA(img.Bounds())
	draw.Draw(want, want.Rect, img, image.Point{}, draw.Src)
	if want.Rect != got.Rect {
		t.Fatalf("%s is %v, the kept picture is %v", name, got.Rect, want.Rect)
	}
	allowed := 0
	if runtime.GOARCH != "amd64" {
		allowed = 2
	}
	bad, first := 0, image.Point{}
	for i, v := range got.Pix {
		if d := int(v) - int(want.Pix[i]); d > allowed || d < -allowed {
			if bad == 0 {
				first = image.Pt(i%got.Stride/4, i/got.Stride)
			}
			bad++
		}
	}
	if bad > 0 {
		out := filepath.Join(t.TempDir(), name)
		t.Errorf("%s: %d bytes differ, the first at %v; look with: go test ./internal/art -run %s -update", out, bad, first, t.Name())
	}
}
