// A plot: axes with round numbers, grid, title, and the marks put on it. Colours and letters are those of the game.
package sim

import (
	"bytes"
	"image/png"
	"math"

	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/wording"
)

// The size of every plot, and the frame within it, in pixels.
const (
	plotWidth, plotHeight     = 960, 560
	frameLeft, frameTop       = 84, 84
	frameWidth, frameHeight   = 844, 392
	frameRight, frameBottom   = frameLeft + frameWidth, frameTop + frameHeight
	titleLine, legendLine     = 34, 62
	labelLine, underLine      = frameBottom + 20, frameBottom + 52
	mostTicks, inkSize, whisk = 10, 14, 7
)

// axis maps values to pixels.
type axis struct {
	low, high float64
	from, to  float64 // pixels
	step      float64 // between ticks
}

// newAxis makes room for all values from low to high; it ends at ticks.
func newAxis(low, high, from, to float64) axis {
	if high <= low {
		high = low + 1
	}
	raw := (high - low) / mostTicks
	step := math.Pow(10, math.Floor(math.Log10(raw)))
	for _, k := range []float64{1, 2, 5, 10} {
		if step*k >= raw {
			step *= k
			break
		}
	}
	return axis{math.Floor(low/step) * step, math.Ceil(high/step) * step, from, to, step}
}

func (a axis) at(v float64) float64 { return a.from + (v-a.low)/(a.high-a.low)*(a.to-a.from) }

func (a axis) ticks() []float64 {
	var out []float64
	for i := 0; ; i++ {
		v := a.low + float64(i)*a.step
		if v > a.high+a.step/2 {
			return out
		}
		out = append(out, v)
	}
}

// number words a tick without needless digits.
func (a axis) number(v float64, words engine.Catalog) string {
	digits := max(0, -int(math.Floor(math.Log10(a.step)+1e-9)))
	return wording.Fixed{N: v + 0, Digits: digits}.In(words)
}

// plot is a picture being drawn.
type plot struct {
	c     *art.Canvas
	x, y  axis
	words engine.Catalog
}

func newPlot(kit *art.Kit, title, under string, x, y axis) *plot {
	p := &plot{c: kit.Canvas(plotWidth, plotHeight), x: x, y: y}
	pal := kit.Pal
	p.c.Box(0, 0, plotWidth, plotHeight, pal.Chrome.Panel, 1)
	p.c.TextMid(title, frameLeft, titleLine, art.Style{Face: art.BodyMedium, Size: 20, Color: pal.Text.OnDark})
	p.c.TextMid(under, frameLeft+frameWidth/2, underLine, art.Style{Face: art.Body, Size: inkSize, Color: pal.Text.OnDarkSecond, Align: art.Centre})
	return p
}

// rows draws the ticks up the frame.
func (p *plot) rows() {
	pal := p.c.Pal()
	ink := art.Style{Face: art.CondMedium, Size: inkSize, Color: pal.Text.OnDarkSecond, Align: art.Right}
	for _, v := range p.y.ticks() {
		y := math.Round(p.y.at(v))
		p.c.Box(frameLeft, y, frameWidth, 1, pal.Chart.Grid, 1)
		p.c.TextMid(p.y.number(v, p.words), frameLeft-10, y, ink)
	}
	p.c.Box(frameLeft, frameBottom, frameWidth, 1, pal.Chart.AxisLine, 1)
}

// grid draws the ticks of both axes, with lines up the frame if asked for.
func (p *plot) grid(upright bool) {
	p.rows()
	pal := p.c.Pal()
	ink := art.Style{Face: art.CondMedium, Size: inkSize, Color: pal.Text.OnDarkSecond, Align: art.Centre}
	for _, v := range p.x.ticks() {
		x := math.Round(p.x.at(v))
		if upright {
			p.c.Box(x, frameTop, 1, frameHeight, pal.Chart.Grid, 1)
		}
		p.c.TextMid(p.x.number(v, p.words), x, labelLine, ink)
	}
}

// names writes words under the frame in place of numbers, one in the middle of each of equal parts.
func (p *plot) names(names []string) {
	ink := art.Style{Face: art.CondMedium, Size: inkSize, Color: p.c.Pal().Text.OnDarkSecond, Align: art.Centre}
	for i, n := range names {
		p.c.TextMid(n, frameLeft+frameWidth*(float64(i)+.5)/float64(len(names)), labelLine, ink)
	}
}

// bar fills a bar in a side's manner: by colour, and by hatching for those who do not see it.
func (p *plot) bar(r art.Rect, style string) {
	if r.H <= 0 || r.W <= 0 {
		return
	}
	sc := p.c.Pal().Side(sideOf(style))
	if style == "axis" || style == "" {
		p.c.Fill(r.Path(), art.Solid(sc.Chart, 1))
		return
	}
	deg := 45.0
	if style == "third" {
		deg = 90
	}
	p.c.Fill(r.Path(), art.Solid(sc.ChartDeep, 1))
	p.c.Fill(r.Path(), art.Hatch(sc.Chart, 1, 5, 2.4, deg))
	if r.W > 3 && r.H > 3 {
		p.c.StrokeButt(r.Inset(.75).Path(), 1.5, sc.Chart, 1)
	}
}

// whisker draws an interval up a column.
func (p *plot) whisker(x, low, high float64) {
	ink := p.c.Pal().Text.OnDark
	a, b := math.Round(p.y.at(low)), math.Round(p.y.at(high))
	p.c.Box(x-1, b, 2, a-b, ink, 1)
	p.c.Box(x-whisk, a-1, 2*whisk, 2, ink, 1)
	p.c.Box(x-whisk, b-1, 2*whisk, 2, ink, 1)
}

// legend names the sides above the frame.
func (p *plot) legend(names, styles []string) {
	x := float64(frameLeft)
	ink := art.Style{Face: art.CondMedium, Size: inkSize, Color: p.c.Pal().Text.OnDarkSecond}
	for i, n := range names {
		p.bar(art.Rect{X: x, Y: legendLine - 7, W: 14, H: 14}, styles[i])
		x += 20 + p.c.TextMid(n, x+20, legendLine, ink) + 24
	}
}

func (p *plot) png() ([]byte, error) {
	var b bytes.Buffer
	err := png.Encode(&b, p.c.Img)
	return b.Bytes(), err
}

// sideOf is the painter's name of a side; nobody is neutral.
func sideOf(style string) art.Side {
	if style == "" {
		return art.Neutral
	}
	return art.Side(style)
}
