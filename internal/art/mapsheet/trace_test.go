package mapsheet

import (
	"math"
	"testing"

	"awaw/internal/art"
)

// A disc's contour is one loop with the disc's area, a ring's two that turn against each other, and a field that is all
// land is closed along its edge.
func TestContours(t *testing.T) {
	make := func(f func(d float64) float32) field {
		g := newField(80, 60)
		for y := range 60 {
			for x := range 80 {
				g.v[y*80+x] = f(math.Hypot(float64(x)+.5-40, float64(y)+.5-30))
			}
		}
		return g
	}
	for _, c := range []struct {
		name  string
		f     func(d float64) float32
		loops int
		area  float64
	}{
		{"disc", func(d float64) float32 { return float32(20 - d) }, 1, math.Pi * 400},
		{"ring", func(d float64) float32 { return float32(5 - math.Abs(d-15)) }, 2, math.Pi * (400 - 100)},
		{"nothing", func(float64) float32 { return -1 }, 0, 0},
		{"everything", func(float64) float32 { return 1 }, 1, 80 * 60},
	} {
		p := make(c.f).contour(0)
		sum := 0.0
		for _, loop := range p.Loops() {
			if a, b := loop[0], loop[len(loop)-1]; a != b {
				t.Errorf("%s: a loop is open", c.name)
			}
			sum += loopArea(loop)
		}
		if len(p.Loops()) != c.loops || math.Abs(math.Abs(sum)-c.area) > .02*c.area {
			t.Errorf("%s: %d loops of %.0f, want %d of %.0f", c.name, len(p.Loops()), sum, c.loops, c.area)
		}
		q := art.Simplified(p, .3)
		left, n, m := 0.0, 0, 0
		for _, loop := range q.Loops() {
			left += loopArea(loop)
			n += len(loop)
		}
		for _, loop := range p.Loops() {
			m += len(loop)
		}
		if math.Abs(left-sum) > .03*c.area || n >= m && m > 0 {
			t.Errorf("%s: thinned from %d points and %.0f to %d and %.0f", c.name, m, sum, n, left)
		}
	}
}

// Two squares that touch at a corner: whichever way the saddle is cut, every loop closes.
func TestContourAtASaddle(t *testing.T) {
	for _, deep := range []float32{-.5, -2} {
		f := newField(4, 4)
		for i := range f.v {
			f.v[i] = deep
		}
		for _, i := range []int{5, 10} {
			f.v[i] = 1
		}
		for _, loop := range f.contour(0).Loops() {
			if loop[0] != loop[len(loop)-1] || len(loop) < 4 {
				t.Errorf("depth %g: loop %v", deep, loop)
			}
		}
	}
}
