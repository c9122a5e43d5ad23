package charts

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file draws the chances of every number: one bar each, side by side.

// farFromNought is the least number from which on a scale leaves out the empty ones before it.
const farFromNought = 4

// scale is what a chart of numbers covers.
type scale struct {
	least, most int
	top         float64 // the greatest chance
	rolled      bool
	sides       []engine.Side
}

// leastBars is the least room for bars that can be told apart.
const leastBars = 20.0

// room is how tall the tallest bar may be in a chart of a height.
func (s scale) room(h float64) float64 {
	room := h - 18 - 44
	if len(s.sides) > 0 {
		room -= 12 // the names of the sides stand above the tallest bar
	}
	if s.rolled {
		room -= 8 // and above the frame of what was rolled
	}
	return room
}

// scaleOf finds the numbers that can happen, and the sides they are of.
func scaleOf(bars []engine.Bar) scale {
	s := scale{least: math.MaxInt}
	for _, b := range bars {
		if b.P >= .005 || b.Rolled {
			s.least, s.most = min(s.least, b.Value), max(s.most, b.Value)
		}
		s.top, s.rolled = math.Max(s.top, b.P), s.rolled || b.Rolled
		if len(s.sides) == 0 || s.sides[0] != b.Side && len(s.sides) < 2 {
			s.sides = append(s.sides, b.Side)
		}
	}
	if s.least < farFromNought { // the scale begins at nothing unless what can happen lies far from it
		s.least = 0
	}
	return s
}

// layNumbers draws the chance of each number, the bars of two sides side by side.
func (m *Charts) layNumbers(d scene.Pen, c engine.Chart, r scene.Rect) {
	s := scaleOf(c.Bars)
	r.W = math.Min(r.W, 560) // few numbers need no more
	base := r.Y + r.H - 18
	room := s.room(r.H)
	if s.top == 0 || room < leastBars {
		return
	}
	for _, f := range []float64{.25, .5, .75} {
		if f < s.top {
			gy := math.Round(base - room*f/s.top)
			d.Add(scene.Item{Kind: scene.ItemLine, X: r.X, Y: gy, W: r.X + r.W, H: gy, Edge: "chart.grid", Line: 1, N: 1})
		}
	}
	x0 := r.X + 4
	step := math.Min(76, (r.W-8)/float64(s.most+1-s.least))
	bw := math.Min(26, math.Floor((step-10)/2))
	if len(s.sides) < 2 { // one bar a number may be wider
		bw = math.Max(bw, math.Min(12, math.Floor(step-4)))
	}
	for _, b := range c.Bars {
		if b.Value < s.least || b.Value > s.most || bw < 3 {
			continue
		}
		mid := x0 + step*(float64(b.Value-s.least)+.5)
		bx := math.Round(mid - bw/2 + 1)
		switch {
		case len(s.sides) > 1 && b.Side == s.sides[1]:
			bx = math.Round(mid - bw + bw)
		case len(s.sides) > 1:
			bx = math.Round(mid - bw)
		}
		high := 0.0
		if b.P > 0 {
			high = math.Max(1, math.Round(room*b.P/s.top))
		}
		m.layBar(d, b, bx, base, bw, high)
	}
	d.Line(r.X, base, r.X+r.W, base, "chart.axis_line")
	for v := s.least; v <= s.most; v++ {
		d.Centre(x0+step*(float64(v-s.least)+.5), base+14, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(v))
	}
	lx := r.X + r.W
	for i := len(s.sides) - 1; i >= 0; i-- {
		name := m.Word(m.Sight.SideView(s.sides[i]).Name)
		w := d.Wide(scene.CondMedium, 12, name)
		d.Text(lx-w, r.Y+34, scene.CondMedium, 12, "text.on_dark_second", name)
		d.Mark(m.Sight.Style(s.sides[i]), lx-w-10, r.Y+30, 4.5, false)
		lx -= w + 26
	}
}

// layBar draws one bar h tall on the base, with its chance, framed when it is what was rolled.
func (m *Charts) layBar(d scene.Pen, b engine.Bar, x, base, w, h float64) {
	if h > 0 {
		m.bar(d, m.Sight.Style(b.Side), x, base-h, w-2, h)
	}
	if b.P >= .02 {
		d.Centre(x+w/2-1, base-h-5, scene.CondBold, 12, "text.on_dark", scene.Itoa(int(math.Round(b.P*100))))
	}
	if b.Rolled {
		d.Add(scene.Item{Kind: scene.ItemBox, X: x - 3, Y: base - h - 20, W: w + 4, H: h + 22, R: 2, Edge: "chart.rolled", Line: 2})
	}
}
