package sky

import (
	"math"

	"awaw/engine/lanes"
	"awaw/internal/present/scene"
)

// This file lays the bars of aircraft that may be sent: what each does in every round, and the line to where it arrives.

// layBars lays them under the lanes.
func (m *Sky) layBars(g *grid) {
	if len(g.t.Bars) == 0 {
		return
	}
	d, r := g.d, g.r
	d.Box(r.X, g.bars, r.W, 1, "chrome.line")
	x := math.Max(r.X+g.headW, r.X+24+d.Label(r.X+14, g.bars+18, m.Say("sky.bars")))
	w := d.Text(x+8, g.bars+18, scene.Body, 13, "text.on_dark_second", m.Say("sky.sent"))
	from := x + 8
	x += w + cite(d, x+8+w+8, g.bars+18, g.t.Cites.Sent) + 40
	g.heads = append(g.heads, scene.R(from-4, g.bars+3, x-40+16-from+8, barsHead-6))
	x = r.X + g.headW + math.Ceil((x-r.X-g.headW)/g.colW)*g.colW + 12 // in a column of its own: the lines of who is sent run between them
	d.Hit(r.X, g.bars, r.W, g.barsTall, scene.Nothing{}, "")
	m.Hits[len(m.Hits)-1].Cmd = "sky.bars"
	signs := m.laySigns(d, r.X+r.W-14, g.bars+18, r.W, g.barStrip)
	if home := m.Say("sky.home"); x+d.Wide(scene.Body, 13, home)+100 < r.X+r.W-signs {
		hw := d.Text(x, g.bars+18, scene.Body, 13, "text.on_dark_second", home)
		hw += cite(d, x+hw+8, g.bars+18, g.t.Cites.Home) + 8
		g.heads = append(g.heads, scene.R(x-4, g.bars+3, hw+8, barsHead-6))
	}
	for i := range g.t.Bars {
		y := g.bars + barsHead + g.barH*float64(i) - g.barStrip.away()
		if y < g.bars+barsHead-.5 || y+g.barH > g.bars+g.barsTall+.5 {
			continue
		}
		m.layBar(g, i, y)
	}
}

// layBar lays the bar of one aircraft, which may be taken up while it is free.
func (m *Sky) layBar(g *grid, i int, y float64) {
	d, b := g.d, &g.t.Bars[i]
	card := m.card(lanes.Card{Nation: b.Nation, Kind: b.Kind}, b.Value)
	size := math.Max(24, g.barH-12) // smaller ones do not show what flies
	d.Add(scene.Item{Kind: scene.ItemCard, X: g.r.X + 14, Y: y + (g.barH-size)/2, W: size, Card: card})
	x, w := g.r.X+14+size+8, g.headW-size-26
	d.Text(x, y+g.barH/2-2, scene.BodyMedium, 13, "text.on_dark", d.Fit(scene.BodyMedium, 13, w, scene.Capital(m.Word(b.Kind.Name))))
	from := m.Say("sky.base", b.From)
	if d.Wide(scene.Cond, 12, from) > w { // the name tells more than a word before it that leaves less of it
		from = scene.Capital(m.NameOf(b.From))
	}
	face, base := d.Snug(12, w, from)
	d.Text(x, y+g.barH/2+13, face, 12, "text.on_dark_second", base)
	if m.takes(g.t, b) {
		tip := ""
		if at := m.looked(g.t); at >= 0 && m.goes(g.t, b, at) {
			c := sent(g.t, b, at)
			if tip = m.Word(m.Label(c).Name); m.last(c) {
				tip += "; " + m.Say("sky.last")
			}
		}
		d.Hit(g.r.X, y, g.r.W, g.barH, Take{i}, tip)
	}
	for _, s := range b.Spans {
		if at, ok := g.column(s.Round); ok {
			m.laySpan(g, i, s, scene.R(at+4, y+6, g.colW-8, g.barH-12))
		}
	}
}

// laySpan lays what an aircraft does in one round.
func (m *Sky) laySpan(g *grid, bar int, s lanes.Span, r scene.Rect) {
	d, box, line := g.d, 1.0, 1.0
	if s.Doing == lanes.Sent {
		box, line = m.grown(bar)
	}
	fill, edge, icon, ink := "chrome.panel", "side."+m.Sight.Style(g.t.Sides[1])+".chart", "", "text.on_dark"
	switch s.Doing {
	case lanes.Barred:
		edge, icon = "status.refused", "cross"
	case lanes.Sent:
		icon = "turn_on"
	case lanes.Fighting:
		icon, fill = "battle", "side."+m.Sight.Style(g.t.Sides[1])+".chart_deep"
	case lanes.Returning, lanes.Idle:
		icon, edge, ink = "turn_back", "text.on_dark_second", "text.on_dark_second"
	default:
		edge, ink = "chrome.line", "text.on_dark_muted"
	}
	d.Frame(r.X, r.Y, r.W*box, r.H, 4, fill, edge)
	if s.Doing == lanes.Barred || s.Doing == lanes.Fighting {
		d.Add(scene.Item{Kind: scene.ItemHatch, X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: r.H - 4, Fill: edge, Alpha: .35})
	}
	at := "?"
	for i := range g.t.Lanes {
		if g.t.Lanes[i].At == s.At {
			at = letter(i)
		}
	}
	x := r.X + 8
	if icon != "" {
		d.Icon(icon, x+6, r.Y+r.H/2, 6, ink)
		x += 20
	}
	word := m.Say("sky.bar."+s.Doing.String(), at)
	if s.Cite != "" && x+d.Wide(scene.CondMedium, 13, word)+8+d.Wide(scene.CondMedium, 13, scene.Brief(s.Cite)) < r.X+r.W-6 {
		d.CiteShort(r.X+r.W-8, r.Y+r.H/2+5, s.Cite, false)
	}
	d.Text(x, r.Y+r.H/2+5, scene.CondMedium, 13, ink, d.Fit(scene.CondMedium, 13, r.X+r.W-x-6, word))
	if s.Doing == lanes.Sent && line > 0 {
		m.layWay(g, s, r, line)
	}
}

// layWay draws the line from an aircraft that was sent up to the foot of the lane where it arrives.
func (m *Sky) layWay(g *grid, s lanes.Span, r scene.Rect, run float64) {
	x, ok := g.column(s.Round + 1)
	if !ok {
		return
	}
	for i := range g.t.Lanes {
		y, seen := g.lane(i)
		l := &g.t.Lanes[i]
		if l.At != s.At || !seen || l.Fate != lanes.GoesOn && l.Last <= s.Round { // over before it comes
			continue
		}
		to := x + 14
		if cells := l.Cells; s.Round < len(cells) {
			for _, c := range groups(cells[s.Round].Cards[1], x, g.colW, g.card) {
				if c.Came == s.Round+1 {
					to = c.x + c.size/2
				}
			}
		}
		col := "side." + m.Sight.Style(g.t.Sides[1]) + ".chart"
		foot, up := y+g.laneH-4, x+float64(2*i)
		if run < 1 { // on its way up the gutter
			g.layUp(up, r.Y+r.H/2, r.Y+r.H/2+run*(foot-r.Y-r.H/2), col)
			return
		}
		g.layUp(up, r.Y+r.H/2, foot, col)
		for _, l := range [][4]float64{{r.X + r.W, r.Y + r.H/2, up, r.Y + r.H/2}, {up, foot, to, foot}} {
			g.d.Add(scene.Item{Kind: scene.ItemLine, X: l[0], Y: l[1], W: l[2], H: l[3], Edge: col, Line: 2})
		}
		g.d.Icon("triangle", to, foot-2, 4, col)
	}
}

// layUp draws a line up a gutter, which leaves out the texts it passes beneath.
func (g *grid) layUp(x, from, to float64, col string) {
	for _, h := range g.heads {
		if x < h.X || x > h.X+h.W || from < h.Y+h.H || to > h.Y+h.H {
			continue
		}
		g.d.Add(scene.Item{Kind: scene.ItemLine, X: x, Y: from, W: x, H: h.Y + h.H, Edge: col, Line: 2})
		if from = h.Y; to >= from {
			return
		}
	}
	g.d.Add(scene.Item{Kind: scene.ItemLine, X: x, Y: from, W: x, H: to, Edge: col, Line: 2})
}
