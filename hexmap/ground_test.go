package hexmap_test

import (
	"bytes"
	"io/fs"
	"math"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/hexmap"
)

func ground() *hexmap.Ground {
	return &hexmap.Ground{
		MapID: "small", Edition: 3, X0: -1, Y0: -2, X1: 5, Y1: 6.5,
		Rings: []hexmap.Ring{{{X: 0, Y: 0}, {X: 4, Y: 0.25}, {X: -1.5, Y: 3}}, {}, {{X: 1, Y: 1}}},
		Elev:  hexmap.Grid{X0: -1, Y0: -2, Step: 0.5, W: 3, H: 2, V: []int16{-32768, 32767, 0, 10, 20, 40}},
		Seas:  []hexmap.Label{{ID: "north", Name: "Mer d’Iroise", X: 1, Y: 2, Angle: -30, Size: 0.3, Span: 2}},
		Lands: []hexmap.Label{{Kind: hexmap.CountryLabel, ID: "left", Name: "Left", X: 3, Y: 4}},
	}
}

func written(t testing.TB, g *hexmap.Ground) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := g.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestGroundIsReadAsWritten(t *testing.T) {
	g := ground()
	data := written(t, g)
	if !bytes.Equal(data, written(t, g)) {
		t.Error("written twice, two results")
	}
	got, err := hexmap.LoadGround(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(data, written(t, got)) {
		t.Error("what was read is not what was written")
	}
	if got.Rings[0][1] != (hexmap.Point{X: 4, Y: 0.25}) || len(got.Rings) != 3 || got.Elev.At(1, 0) != 32767 || got.Seas[0].Name != "Mer d’Iroise" ||
		got.Lands[0].Kind != hexmap.CountryLabel || got.Y1 != 6.5 || got.Edition != 3 {
		t.Errorf("read %+v", got)
	}
}

func TestHeightsBetweenAndBeyondSamples(t *testing.T) {
	g := &ground().Elev
	for _, c := range []struct{ x, y, want float64 }{
		{-1, -1.5, 10}, {-0.75, -1.5, 15}, {0, -1.5, 40}, {0, -1.75, 20}, {99, 99, 40}, {-99, 99, 10},
	} {
		if got := g.Height(c.x, c.y); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("height at %v, %v: %v, want %v", c.x, c.y, got, c.want)
		}
	}
	if g.At(-5, 0) != -32768 || g.At(9, 9) != 40 || (&hexmap.Grid{}).At(0, 0) != 0 || (&hexmap.Grid{}).Height(1, 1) != 0 {
		t.Error("beyond the edge lies the edge; an empty grid is flat")
	}
}

func TestDamagedGroundIsRefused(t *testing.T) {
	data := written(t, ground())
	for n := range len(data) {
		if _, err := hexmap.LoadGround(bytes.NewReader(data[:n])); err == nil {
			t.Fatalf("the first %d of %d bytes were taken for the whole", n, len(data))
		} else if !strings.Contains(err.Error(), "ground file") || !strings.Contains(err.Error(), "mapgen") {
			t.Fatalf("cut at %d: %v does not say what to do", n, err)
		}
	}
	body := len("awaw ground 1\n") + 10 // gzip's own header may change harmlessly
	for n := body; n < len(data); n++ {
		bad := bytes.Clone(data)
		bad[n] ^= 0x10
		if _, err := hexmap.LoadGround(bytes.NewReader(bad)); err == nil {
			t.Errorf("byte %d changed, not noticed", n)
		}
	}
}

func FuzzLoadGround(f *testing.F) {
	f.Add(written(f, ground()))
	f.Add([]byte("awaw ground 1\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := hexmap.LoadGround(bytes.NewReader(data))
		if (g == nil) == (err == nil) {
			t.Fatalf("ground %v, error %v", g, err)
		}
		if g != nil && len(g.Elev.V) != g.Elev.W*g.Elev.H {
			t.Fatalf("%d heights in a grid of %d by %d", len(g.Elev.V), g.Elev.W, g.Elev.H)
		}
	})
}

func BenchmarkLoadGround(b *testing.B) {
	data, err := fs.ReadFile(assets.FS(), "maps/channel.ground")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := hexmap.LoadGround(bytes.NewReader(data)); err != nil {
			b.Fatal(err)
		}
	}
}
