// Paints: what colour and opacity a fill has at each pixel.
package art

import "math"

type paintKind uint8

const (
	paintSolid paintKind = iota
	paintGrad
	paintHatch
	paintFunc
)

// Paint says what a fill looks like. Make one with Solid, VGrad, Hatch or PaintFunc.
type Paint struct {
	kind          paintKind
	c, foot       RGB
	a             float64
	y0, y1        float64 // gradient, logical
	period, width float64 // hatch, logical
	sin, cos      float64
	f             func(x, y int) (RGB, float64)
}

// Solid is one colour with opacity a.
func Solid(c RGB, a float64) Paint { return Paint{kind: paintSolid, c: c, a: a} }

// VGrad runs from top at y0 to foot at y1, logical pixels.
func VGrad(y0, y1 float64, top, foot RGB, a float64) Paint {
	return Paint{kind: paintGrad, c: top, foot: foot, a: a, y0: y0, y1: y1}
}

// Hatch is a run of lines; period and width are measured across them, deg is their lean from the vertical.
// It depends on the position on the picture (with its shift), so neighbouring fills continue each other.
func Hatch(c RGB, a, period, width, deg float64) Paint {
	return Paint{kind: paintHatch, c: c, a: a, period: period, width: width, sin: SinDeg(deg), cos: CosDeg(deg)}
}

// PaintFunc asks f for colour and opacity at each device pixel.
func PaintFunc(f func(x, y int) (RGB, float64)) Paint { return Paint{kind: paintFunc, f: f, a: 1} }

// at gives colour and opacity at a device pixel of a canvas.
func (p *Paint) at(c *Canvas, x, y int) (RGB, float64) {
	switch p.kind {
	case paintGrad:
		ly := (float64(y) + .5 - c.oy) / c.k
		t := 0.0
		if p.y1 != p.y0 {
			t = min(1, max(0, (ly-p.y0)/(p.y1-p.y0)))
		}
		return Blend(p.c, p.foot, t), p.a
	case paintHatch:
		lx, ly := (float64(x)+.5-c.ox)/c.k, (float64(y)+.5-c.oy)/c.k
		return p.c, p.a * hatchAt(lx*p.sin+ly*p.cos, p.period, p.width, c.k)
	case paintFunc:
		return p.f(x, y)
	}
	return p.c, p.a
}

// hatchAt is the coverage, 0 to 1, of a line pattern at distance d across it; edges are soft over one device pixel.
func hatchAt(d, period, width, k float64) float64 {
	if period <= 0 {
		return 0
	}
	d = math.Mod(d, period)
	if d < 0 {
		d += period
	}
	d = math.Abs(d - period/2)
	return min(1, max(0, (width/2-d)*k+.5))
}
