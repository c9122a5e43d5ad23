package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what is likely to come of a flight or an attack: at the foot of the panel as far as there is room, the rest within it.

// chances are what is likely to come of it, in charts and in words.
type chances struct {
	charts []engine.Chart
	under  []engine.Text
	orders bool // losses fall by an order the player may change
}

// chancesOf are those of a flight.
func (m *Flights) chancesOf(f sortie.Flight) chances {
	return chances{f.Charts, f.Under, m.ordered(f.Charts)}
}

// ordered tells whether the player may say in which order units fall that are charted.
func (m *Flights) ordered(list []engine.Chart) bool {
	_, ok := m.Sight.Pos.(engine.Stander)
	return ok && len(list) > 0
}

// chartTall is how high a chart of numbers is drawn that stands alone, chartLow one with others; underTall is a line under them, panelRow what more
// than one chart leaves of the panel for each.
const (
	chartTall = 112.0
	chartLow  = 106.0
	underTall = 18.0
	panelRow  = 200.0
)

// chartHigh is how high one of so many charts is drawn.
func chartHigh(c engine.Chart, of int) float64 {
	switch {
	case c.Kind == engine.ChartOutlook:
		return 32 + 16*float64(len(c.Bars))
	case of > 1:
		return chartLow
	}
	return chartTall
}

// tall is how high they are; 0 where nothing is known.
func (x chances) tall(m *Flights, d scene.Pen, w float64) (tall float64) {
	for _, c := range x.charts {
		tall += 6 + chartHigh(c, len(x.charts))
	}
	for _, u := range x.under {
		tall += underTall * float64(len(d.Wrap(scene.Body, 13, w, m.Word(u))))
	}
	if x.orders {
		tall += underTall
	}
	if tall > 0 {
		tall += 8
	}
	return tall
}

// pin lays as many of the charts at the foot of a panel as leave enough of it above them; it gives the room they take and what is left to be laid.
func (x chances) pin(m *Flights, d scene.Pen, r scene.Rect, top float64) (float64, chances) {
	for n := len(x.charts); n > 0; n-- {
		foot, rest := x, chances{charts: x.charts[n:]}
		foot.charts = x.charts[:n]
		tall := foot.tall(m, d, r.W-24)
		if r.Y+r.H-footHigh-tall-top >= pinnedLeaf+panelRow*float64(n-1) {
			foot.lay(m, d, scene.R(r.X, r.Y+r.H-footHigh-tall, r.W, tall))
			return tall, rest
		}
	}
	return 0, x
}

// layIn lays chances in the panel itself.
func (x chances) layIn(m *Flights, l *table.Leaf) {
	tall := x.tall(m, l.Pen, l.W)
	if tall > 0 && l.Seen(tall) {
		x.lay(m, l.Pen, scene.R(l.X-12, l.Y, l.W+24, tall))
	}
	l.Y += tall
}

// lay lays them.
func (x chances) lay(m *Flights, d scene.Pen, r scene.Rect) {
	at, y, w := r.X+12, r.Y, r.W-24
	d.Line(r.X+1, y+.5, r.X+r.W, y+.5, "chrome.line_soft")
	for _, c := range x.charts {
		y += 6
		high := chartHigh(c, len(x.charts))
		m.charts.LayChart(d, c, scene.R(at, y, w, high))
		y += high
	}
	for _, u := range x.under {
		word := m.Word(u)
		d.Para(at, y+14, w, scene.Body, 13, 17, "text.on_dark_second", word, 3)
		y += underTall * float64(len(d.Wrap(scene.Body, 13, w, word)))
	}
	if x.orders {
		word := d.Fit(scene.BodyMedium, 13, w, m.Say("flight.orders"))
		wide := d.Text(at, y+14, scene.BodyMedium, 13, "text.cite", word)
		d.Hit(at, y, wide, underTall, table.Open{Pane: "orders"}, "")
	}
}
