// Paths, fills, text measures: what the pictures do not show at a glance.
package art_test

import (
	"math"
	"strings"
	"testing"

	"awaw/internal/art"
)

func TestParsePathRefuses(t *testing.T) {
	for _, q := range []struct{ text, says string }{
		{"M0", "needs 2 numbers"},
		{"M0,0 C1,2,3,4,5", "needs 6 numbers"},
		{"M0,0 l1,1", "\"l\""},
		{"1,2", "\"1\""},
		{"M0,0 L1,2 Z 3,4", "\"3\""},
		{"M0,zero", "zero"},
		{"M0,0 A1,1", "\"A\""},
	} {
		if _, err := art.ParsePath(q.text); err == nil || !strings.Contains(err.Error(), q.says) {
			t.Errorf("%q: %v; want %s", q.text, err, q.says)
		}
	}
	p, err := art.ParsePath("M0,0L10-5 Q20,0,30,10Z M1e1,2 3,4")
	if err == nil {
		t.Errorf("numbers run together were read as %+v", p.Bounds())
	}
	if p, err = art.ParsePath(""); err != nil || p.Bounds() != (art.Rect{}) {
		t.Errorf("no path: %v %v", p.Bounds(), err)
	}
}

// The painted area is the area of the shape.
func TestFillCoversArea(t *testing.T) {
	k := kit(t)
	hole := art.Rect{X: 10, Y: 10, W: 60, H: 60}.Path().Union().Add(art.Rect{X: 20, Y: 20, W: 10, H: 10}.Path().Hole())
	for _, q := range []struct {
		name string
		p    *art.Path
		want float64
	}{
		{"box", art.Rect{X: 10.25, Y: 10.5, W: 20, H: 30.5}.Path(), 610},
		{"disc", art.Circle(40, 40, 20), math.Pi * 400},
		{"round box", art.Rect{X: 10, Y: 10, W: 40, H: 40}.Round(10), 1600 - (4-math.Pi)*100},
		{"cut box", art.Rect{X: 10, Y: 10, W: 40, H: 40}.Chamfer(10), 1400},
		{"hole", hole, 3500},
		{"overlap counts once", art.Rect{X: 10, Y: 10, W: 20, H: 20}.Path().Add(art.Rect{X: 10, Y: 10, W: 20, H: 20}.Path()), 400},
		{"square line", art.Line(10, 40, 60, 40).Outline(4, true), 200},
		{"dashes", art.Line(10, 40, 60, 40).Dash(5, 5).Outline(4, true), 100},
	} {
		c := k.Canvas(80, 80)
		c.Fill(q.p, art.Solid(art.RGB{R: 1}, 1))
		sum := 0.0
		for i := 3; i < len(c.Img.Pix); i += 4 {
			sum += float64(c.Img.Pix[i]) / 255
		}
		if math.Abs(sum-q.want) > q.want*.01+1 {
			t.Errorf("%s covers %.1f pixels, want %.1f", q.name, sum, q.want)
		}
	}
}

func TestClipsNest(t *testing.T) {
	k := kit(t)
	c := k.Canvas(40, 40)
	c.PushClip(art.Rect{X: 0, Y: 0, W: 20, H: 40}.Path())
	c.PushClip(art.Rect{X: 10, Y: 0, W: 30, H: 40}.Path())
	c.Box(0, 0, 40, 40, art.RGB{G: 1}, 1)
	c.PopClip()
	c.PopClip()
	c.PopClip() // one too many does nothing
	for x := range 40 {
		if got, want := c.Img.RGBAAt(x, 20).A == 255, x >= 10 && x < 20; got != want {
			t.Errorf("column %d painted: %v", x, got)
		}
	}
	c.PushClip(art.Rect{X: 100, Y: 100, W: 5, H: 5}.Path())
	c.Box(0, 0, 40, 40, art.RGB{R: 1}, 1)
	if c.Img.RGBAAt(15, 5).R != 0 {
		t.Error("a clip outside the picture lets paint through")
	}
}

// A dash pattern that could never end is not walked.
func TestDashEnds(t *testing.T) {
	l := art.Line(0, 0, 10, 0)
	for _, pattern := range [][]float64{{}, {0, 0}, {-1, 2}} {
		if got := l.Dash(pattern...).Bounds(); got.W != 10 {
			t.Errorf("pattern %v leaves %v", pattern, got)
		}
	}
}

func TestTextMeasures(t *testing.T) {
	k := kit(t)
	st := art.Style{Face: art.Cond, Size: 14}
	one := k.Width("0", st)
	for _, d := range "123456789" {
		if w := k.Width(string(d), st); math.Abs(w-one) > 1e-9 {
			t.Errorf("%c is %g wide, 0 is %g: columns of digits would not stand", d, w, one)
		}
	}
	wide := st
	wide.Track = 3
	if got, want := k.Width("abcd", wide), k.Width("abcd", st)+9; math.Abs(got-want) > 1e-9 {
		t.Errorf("tracking of 3 gives %g, want %g", got, want)
	}
	if k.Width("", st) != 0 || k.Width("abc", art.Style{Face: art.Body}) != 0 {
		t.Error("nothing has a width")
	}
	long := "Only air transports carry supply, and this counter is an army air unit."
	for _, l := range k.Wrap(long, st, 100) {
		if k.Width(l, st) > 100 {
			t.Errorf("%q is wider than 100", l)
		}
	}
	if got := strings.Join(k.Wrap(long, st, 100), " "); got != long {
		t.Errorf("wrapping lost words: %q", got)
	}
	if got := k.Wrap("Donaudampfschifffahrt", st, 10); len(got) != 1 {
		t.Errorf("one wide word became %q", got)
	}
	if got := k.Fit(long, st, 90); k.Width(got, st) > 90 || !strings.HasSuffix(got, "…") {
		t.Errorf("fitted to %q", got)
	}
	if got := k.Fit("ok", st, 90); got != "ok" {
		t.Errorf("what fits was cut to %q", got)
	}
	c := k.Canvas(100, 30)
	c.Text("Lille", 99, 20, art.Style{Face: art.Body, Size: 13, Color: art.RGB{R: 1}, Align: art.Right})
	for x := 99; x < 100; x++ {
		if c.Img.RGBAAt(x, 15).A > 0 {
			t.Errorf("words set to end at 99 reach column %d", x)
		}
	}
}

func TestSnapCounter(t *testing.T) {
	for _, q := range [][2]float64{{20, 12}, {28, 17}, {37, 23}, {38, 24}, {49, 24}, {51, 32}, {63, 40}, {76, 48}, {99, 48}, {102, 64}, {125, 80}, {150, 96}, {400, 96}} {
		if got := art.SnapCounter(q[0]); got != q[1] {
			t.Errorf("hexes %g wide carry counters %g wide, want %g", q[0], got, q[1])
		}
	}
}

// Every picture is the same however often and on however many goroutines it is drawn.
func TestSameBytes(t *testing.T) {
	k := kit(t)
	spec := art.CounterSpec{Nation: "BR", Kind: art.Strategic, Factor: "10", Range: "8", Inverted: true, May: true}
	first, at := k.CounterSprite(48, spec)
	if at.X <= 0 || first.Rect.Dx() != 48+2*at.X {
		t.Fatalf("corner %v in %v", at, first.Rect)
	}
	done := make(chan []byte)
	for range 4 {
		go func() {
			img, _ := k.CounterSprite(48, spec)
			done <- img.Pix
		}()
	}
	for range 4 {
		if string(<-done) != string(first.Pix) {
			t.Error("the same counter came out otherwise")
		}
	}
}
