package values

import (
	"fmt"
	"html"
	"maps"
	"math"
	"slices"
	"strings"

	"awaw/ai/chance"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// This file draws how often what was said to be likely came so.

// The measures of a plot, in its own units: a square for each scenario, with room above for its name and left for the scale.
const (
	plotSide   = 150.0
	plotLeft   = 44.0
	plotTop    = 40.0
	plotWide   = 4 // squares in a row
	plotLegend = 44.0
	plotDot    = 11.0 // radius of a dot in which all games lie
)

// plot draws a square for each scenario: across the chance that was said, upwards the share that was won. Filled dots are the models', rings those of the lead alone;
// what lies on the line came as often as it was said.
func (d Desk) plot(t chance.Table, played map[string]games) string {
	ids := slices.Sorted(maps.Keys(played))
	rows := (len(ids) + plotWide - 1) / plotWide
	wide, high := plotWide*(plotSide+plotLeft)+plotLeft/2, float64(rows)*(plotSide+plotTop)+plotLegend+plotTop/2
	all := scenarios.List()
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" font-family="sans-serif" font-size="11">`+"\n"+`<rect width="100%%" height="100%%" fill="#fff"/>`+"\n", wide, high)
	for i, id := range ids {
		x, y := plotLeft+float64(i%plotWide)*(plotSide+plotLeft), plotTop+float64(i/plotWide)*(plotSide+plotTop)
		g := played[id]
		title := all[slices.IndexFunc(all, func(s scenarios.Info) bool { return s.ID == id })].Name
		name, _, _ := strings.Cut(d.Words.Name(title), ":")
		fmt.Fprintf(&b, `<g transform="translate(%.0f %.0f)"><text y="-7" font-weight="bold">%s</text><rect width="%[4]g" height="%[4]g" fill="none" stroke="#999"/><path d="M0 %[4]gL%[4]g 0" stroke="#999"/>`,
			x, y, html.EscapeString(name), plotSide)
		for _, share := range [...]float64{0, 0.5, 1} {
			fmt.Fprintf(&b, `<text x="-6" y="%.0f" text-anchor="end" fill="#555">%.0f</text>`, (1-share)*plotSide+4, 100*share)
		}
		model := t.Find(id, g.family)
		dots(&b, chance.Calibration(g.beyond, func(c *chance.Case) float64 { return c.Plain }), `fill="none" stroke="#c60" stroke-width="1.5"`)
		dots(&b, chance.Calibration(g.beyond, func(c *chance.Case) float64 { return model.Win(&c.Standing) }), `fill="#169" fill-opacity=".75"`)
		b.WriteString("</g>\n")
	}
	for i, key := range [...]string{"ctl.values.plot.axes", "ctl.values.plot.marks"} {
		fmt.Fprintf(&b, `<text x="%.0f" y="%.0f">%s</text>`+"\n", plotLeft, high-plotLegend+18*float64(i), html.EscapeString(wording.Word(d.Words, key)))
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// dots draws the parts in which games lie, as large as there are games in them.
func dots(b *strings.Builder, bins [chance.Bins]chance.Bin, look string) {
	all := 0.0
	for _, x := range bins {
		all += x.Games
	}
	for _, x := range bins {
		if x.Games > 0 {
			fmt.Fprintf(b, `<circle cx="%.1f" cy="%.1f" r="%.1f" %s/>`, x.Said*plotSide, (1-x.Won)*plotSide, plotDot*math.Sqrt(x.Games/all), look)
		}
	}
}
