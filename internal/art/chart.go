// Odds as bars: the chance of each loss, and the outlook of a fight. Axis bars are solid, Allied bars hatched,
// third-side bars striped upright, so that no bar depends on its colour.
package art

import "math"

// LossSeries is one side's chances of losing 0, 1, 2 … ; Hit is the loss rolled, -1 before the dice.
type LossSeries struct {
	Side Side
	Name string // in the legend; "" leaves the series out of it
	P    []float64
	Hit  int
}

// LossChart is the chance of each loss, sides beside each other.
type LossChart struct {
	Title, Unit string
	Series      []LossSeries
}

// bar fills one bar in a side's manner.
func (c *Canvas) bar(r Rect, s Side) {
	sc := c.Pal().Side(s)
	h, hatched := barHatches[sc.Mark]
	if !hatched {
		c.Fill(r.Path(), Solid(sc.Chart, 1))
		return
	}
	c.Fill(r.Path(), Solid(sc.ChartDeep, 1))
	c.Fill(r.Path(), Hatch(sc.Chart, 1, h.period, h.width, h.degrees))
	if r.W > 3 && r.H > 3 {
		c.StrokeButt(r.Inset(.75).Path(), 1.5, sc.Chart, 1)
	}
}

// barHatches are the stripes of bars by the side's mark: each mark has its own. Sides with a diamond or a square have solid bars.
var barHatches = map[string]struct{ period, width, degrees float64 }{
	"disc": {5, 2.4, 45}, "triangle": {4, 2.2, 90}, "down_triangle": {4, 2.2, 0}, "hexagon": {5, 2.4, 135}, "pentagon": {8, 4, 90},
}

// LossChart draws the chart in r: title, bars over numbers of losses, shares in whole per cent from 2 % on.
func (c *Canvas) LossChart(r Rect, l LossChart) {
	pal := c.Pal()
	tw := c.TextMid(l.Title, r.X, r.Y, Style{Face: BodyMedium, Size: 13, Color: pal.Text.OnDark})
	unit := Style{Face: Body, Size: 12, Color: pal.Text.OnDarkMuted}
	c.TextMid(c.kit.Fit(l.Unit, unit, r.W-tw-8), r.X+tw+8, r.Y, unit)
	n, top := 1, .01
	for _, s := range l.Series {
		for i, p := range s.P {
			top = max(top, p)
			if p >= .004 || i == s.Hit {
				n = max(n, i+1)
			}
		}
	}
	gy, gh := r.Y+18, r.H-42
	base, gw := math.Round(gy+gh), r.W/float64(n)
	tall := func(p float64) float64 { return gh * p / (top * 1.16) }
	for _, t := range []float64{.25, .5, .75} {
		if t < top*1.05 {
			for x := 0.0; x < r.W; x += 4 {
				c.Box(c.snapX(r.X+x), c.snapY(base-tall(t)), 2, 1, pal.Chart.Grid, 1)
			}
		}
	}
	k := float64(max(1, len(l.Series)))
	bw := max(2, math.Floor(min(24, (gw-12)/k)))
	legend := 0.0
	for i := range n {
		cx := r.X + (float64(i)+.5)*gw
		for j, s := range l.Series {
			if i < len(s.P) {
				x := c.snapX(cx + (float64(j)-k/2)*(bw+1))
				c.lossBar(Rect{x, base, bw, math.Round(tall(s.P[i]))}, s, i)
			}
		}
		c.TextMid(itoa(i), cx, base+11, Style{Face: CondBold, Size: 13, Color: pal.Text.OnDarkSecond, Align: Centre})
	}
	c.Box(r.X, base, r.W, 1, pal.Chart.AxisLine, 1)
	for _, s := range l.Series {
		if s.Name != "" {
			c.SideMark(s.Side, r.X+5, gy+8+legend, 4.5, pal.Side(s.Side).Chart, RGB{}, false)
			c.TextMid(s.Name, r.X+15, gy+8+legend, Style{Face: CondMedium, Size: 12, Color: pal.Text.OnDarkSecond})
			legend += 18
		}
	}
}

// lossBar draws one bar that stands on r.Y and is r.H high.
func (c *Canvas) lossBar(r Rect, s LossSeries, i int) {
	p := s.P[i]
	if p > 0 {
		r.H = max(2, r.H)
	}
	c.bar(Rect{r.X, r.Y - r.H, r.W, r.H}, s.Side)
	if i == s.Hit {
		c.Stroke(Rect{r.X - 3, r.Y - r.H - 17, r.W + 6, r.H + 20}.Round(3), 2, c.Pal().Chart.Rolled, 1)
	}
	if p >= .02 {
		c.TextMid(Percent(p), r.X+r.W/2, r.Y-r.H-8, Style{Face: CondMedium, Size: 12, Color: c.Pal().Chart.Label, Align: Centre})
	}
}

// Outlook is the chance of one ending.
type Outlook struct {
	Label string
	Side  Side // "" for nobody
	P     float64
}

// OutlookBar draws a chance as words, a level bar and whole per cent across r.
func (c *Canvas) OutlookBar(r Rect, o Outlook) {
	pal := c.Pal()
	lw := r.W * .37
	st := Style{Face: Body, Size: 13, Color: pal.Text.OnDarkSecond}
	c.TextMid(c.kit.Fit(o.Label, st, lw-8), r.X, r.MidY(), st)
	track := Rect{c.snapX(r.X + lw), c.snapY(r.MidY() - 7), math.Round(r.W - lw - 52), 14}
	c.Box(track.X, track.Y, track.W, track.H, pal.Chrome.Well, 1)
	fill := track
	fill.W = math.Round(track.W * min(1, max(0, o.P)))
	if o.P > 0 {
		fill.W = max(2, fill.W)
		if o.Side == "" {
			c.Box(fill.X, fill.Y, fill.W, fill.H, pal.Text.OnDarkMuted, 1)
		} else {
			c.bar(fill, o.Side)
		}
	}
	c.TextMid(Percent(o.P)+" %", r.Right(), r.MidY(), Style{Face: CondBold, Size: 14, Color: pal.Text.OnDark, Align: Right})
}
