package sky

import (
	"math"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
)

// This file lays the sheet over the map: lanes below each other, rounds side by side, bars of aircraft under them.

// grid is where everything on the sheet lies.
type grid struct {
	d                   scene.Pen
	t                   *lanes.Table
	r                   scene.Rect
	headW, colW         float64
	laneH, barH, card   float64
	first, cols         int     // the rounds shown
	lanes, bars         float64 // where lanes and bars begin
	lanesTall, barsTall float64
	laneStrip, barStrip strip
	small               bool
	heads               []scene.Rect // texts over the bars, which lines pass beneath
}

// Heights and widths of the sheet.
const (
	titleHigh  = 46.0
	roundHigh  = 30.0
	barsHead   = 28.0
	legendHigh = 30.0
	leastCol   = 150.0
	roomyLane  = 200.0
	leastLane  = 92.0 // in small windows: two rows of cards and two of dice
	mostCols   = 6
)

// grid measures the sheet.
func (m *Sky) grid(t *lanes.Table, r scene.Rect) *grid {
	g := &grid{t: t, r: r, headW: 176, laneH: 150, barH: 44, card: 32, small: r.H < 560 || r.W < 900}
	if g.small {
		g.headW, g.laneH, g.barH, g.card = 132, 112, 34, 24
	}
	least := leastCol
	if g.small {
		least = 120
	}
	if n := crowd(t); n > mostCards { // fewer rounds, each with room for its cards
		least = math.Max(least, math.Min(float64(n)*(g.card+12)+12, (r.W-g.headW)/2))
	}
	g.cols = max(2, min(mostCols, int((r.W-g.headW)/least)))
	if g.small {
		g.cols = min(g.cols, 3)
	}
	g.colW = math.Floor((r.W - g.headW) / float64(g.cols))
	g.first = 1
	if t.Round+1 > g.cols { // the last, the present, the next
		g.first = t.Round + 2 - g.cols
	}
	g.lanes = r.Y + titleHigh + roundHigh
	room := r.H - titleHigh - roundHigh
	if !g.small {
		room -= legendHigh
	}
	want := 0.0
	if n := len(t.Bars); n > 0 {
		want = barsHead + g.barH*float64(n)
	}
	spare := math.Floor((room - want) / float64(len(t.Lanes))) // few lanes have room for larger counters
	switch {
	case !g.small && spare > roomyLane:
		g.laneH, g.card = roomyLane, 40
	case g.small && spare > 150:
		g.laneH, g.card = 150, 32
	}
	if short := want - (room - g.laneH*float64(len(t.Lanes))); !g.small && short > 0 && g.laneH == 150 && short <= 22*float64(len(t.Lanes)) { // lanes draw in so that no bar is scrolled away
		g.laneH = math.Floor(150 - short/float64(len(t.Lanes)))
	}
	if left := math.Floor((room - math.Min(want, barsHead+2*g.barH)) / float64(len(t.Lanes))); g.small && left < g.laneH && left >= leastLane {
		g.laneH = left
	}
	long := g.laneH * float64(len(t.Lanes))
	g.barsTall = math.Min(want, math.Max(room-long, math.Min(want, barsHead+2*g.barH)))
	g.lanesTall = math.Min(long, room-g.barsTall)
	if spare := room - g.barsTall - g.lanesTall; spare > 0 {
		g.lanesTall += spare
	}
	g.bars = g.lanes + g.lanesTall
	g.laneStrip = m.strip("sky.lanes", len(t.Lanes), g.laneH, g.lanesTall, &m.come[0])
	g.barH = snug(g.barH, g.barsTall-barsHead, len(t.Bars))
	g.barStrip = m.strip("sky.bars", len(t.Bars), g.barH, g.barsTall-barsHead, &m.come[1])
	m.strips = [2]strip{g.laneStrip, g.barStrip}
	return g
}

// column is where a round stands; not ok for one that is not shown.
func (g *grid) column(round int) (x float64, ok bool) {
	return g.r.X + g.headW + g.colW*float64(round-g.first), round >= g.first && round < g.first+g.cols
}

// lane is where a lane stands; not ok where it is scrolled away.
func (g *grid) lane(i int) (y float64, ok bool) {
	y = g.lanes + g.laneH*float64(i) - g.laneStrip.away()
	return y, y >= g.lanes-.5 && y+g.laneH <= g.lanes+g.lanesTall+.5
}

// LaySheet lays the sheet over the map.
func (m *Sky) LaySheet() {
	t := m.table()
	if t == nil {
		return
	}
	free := m.FreeMap()
	veil := m.Panel("veil", free)
	veil.Add(scene.Item{Kind: scene.ItemBox, X: free.X, Y: free.Y, W: free.W, H: free.H, Fill: "chrome.scrim", Alpha: .45})
	pad := 16.0
	if m.Compact() {
		pad = 8
	}
	d := m.Panel("lanes", free.Inset(pad))
	m.Hits[len(m.Hits)-1].Cmd = "sky.lanes"
	d.Panel.Shadow = true
	r := d.Panel.Rect
	g := m.grid(t, r)
	g.d = d
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	m.layTitle(g)
	m.layRounds(g)
	m.laid = make([]scene.Rect, len(t.Lanes))
	for i := range t.Lanes {
		m.layLane(g, i)
	}
	m.layBars(g)
	if !g.small {
		m.layLegend(g)
	}
	m.layHeld(g)
}

// layRounds heads the columns; the present one is lit to the foot.
func (m *Sky) layRounds(g *grid) {
	d, r := g.d, g.r
	y := r.Y + titleHigh + 1
	for n := g.first; n < g.first+g.cols; n++ {
		x, _ := g.column(n)
		word, ink := m.Say("sky.round", n), "text.on_dark_muted"
		if n == g.t.Round && !g.t.Over {
			d.Box(x, y, g.colW, g.lanesTall+g.barsTall+roundHigh, "chrome.row_current")
			d.Box(x, y, g.colW, 3, "accent.lamp")
			ink = "text.on_dark"
		} else if n <= g.t.Round {
			d.Icon("tick", x+g.colW/2-d.Wide(scene.CondMedium, 14, word)/2-14, y+16, 5, "status.legal")
			ink = "text.on_dark_second"
		}
		d.Centre(x+g.colW/2, y+21, scene.CondMedium, 14, ink, word)
		d.Box(x, y, 1, g.lanesTall+roundHigh, "chrome.line_soft")
	}
	d.Box(r.X, y+roundHigh-2, r.W, 1, "chrome.line")
	m.laySigns(d, r.X+g.headW-10, y+20, g.headW-24, g.laneStrip)
}

// layLane lays a lane: its head, and a cell for each round.
func (m *Sky) layLane(g *grid, i int) {
	y, ok := g.lane(i)
	if !ok {
		return
	}
	d, l := g.d, &g.t.Lanes[i]
	m.laid[i] = scene.R(g.r.X, y, g.r.W, g.laneH)
	if i == m.looked(g.t) && m.ended == nil {
		d.Box(g.r.X+1, y, g.headW-1, g.laneH, "chrome.row_current")
		d.Box(g.r.X+1, y, 3, g.laneH, "accent.lamp")
	}
	d.Box(g.r.X, y+g.laneH-1, g.r.W, 1, "chrome.line_soft")
	x := g.r.X + 14
	d.Frame(x, y+14, 26, 26, 13, "paper.edge", "chrome.scrim")
	d.Centre(x+13, y+32, scene.SerifBold, 15, "text.on_paper", letter(i))
	d.Tight(x+34, y+32, g.headW-52, scene.SerifSemi, 16, "text.on_dark", m.NameOf(l.At))
	row := y + 54
	if e := m.ending(i, engine.Command{}); e.ok {
		word := m.Say("sky.holds", m.Percent(e.Held))
		if d.Wide(scene.CondMedium, 13, word) > g.headW-22 {
			word = m.Say("sky.holds.short", m.Percent(e.Held))
		}
		d.Text(x, row+4, scene.CondMedium, 13, "text.on_dark_second", d.Fit(scene.CondMedium, 13, g.headW-22, word))
		row += 22
	}
	for s, word := range [2]string{"sky.attacks", "sky.defends"} {
		if row+14 > y+g.laneH {
			break
		}
		d.Mark(m.Sight.Style(g.t.Sides[s]), x+8, row, 7, false)
		says := m.Say(word)
		if s == 1 && l.Bound != engine.NoRef {
			if says = m.Say("sky.flees", l.Bound); d.Wide(scene.Cond, 13, says) > g.headW-44 {
				says = m.Say("sky.to.short", l.Bound)
			}
		}
		face, snug := d.Snug(13, g.headW-44, says)
		d.Text(x+24, row+5, face, 13, "text.on_dark_second", snug)
		row += 22
	}
	d.Hit(g.r.X, y, g.r.W, g.laneH, Look{i}, "")
	for n := g.first; n < g.first+g.cols; n++ {
		cx, _ := g.column(n)
		m.layCell(g, i, n, scene.R(cx, y, g.colW, g.laneH))
	}
}

// layLegend tells what the signs mean.
func (m *Sky) layLegend(g *grid) {
	d := g.d
	y := g.r.Y + g.r.H - legendHigh
	d.Box(g.r.X, y, g.r.W, 1, "chrome.line")
	x, y := g.r.X+16, y+15
	m.die(d, x+6, y, lanes.Die{Face: 4, Hit: true})
	x += 22 + d.Text(x+22, y+5, scene.Body, 13, "text.on_dark_second", m.Say("sky.key.hits")) + 24
	m.die(d, x+6, y, lanes.Die{Face: 9})
	x += 22 + d.Text(x+22, y+5, scene.Body, 13, "text.on_dark_second", m.Say("sky.misses")) + 24
	for s, dotted := range [2]int{0, 1} {
		side := g.t.Sides[s]
		d.Add(scene.Item{Kind: scene.ItemLine, X: x, Y: y, W: x + 26, H: y, Edge: "side." + m.Sight.Style(side) + ".chart", Line: 2, N: dotted})
		x += 34 + d.Text(x+34, y+5, scene.Body, 13, "text.on_dark_second", m.Say("sky.key.aims", m.Word(m.Sight.SideView(side).Name))) + 24
	}
	d.Frame(x, y-8, 16, 16, 8, "paper.edge", "chrome.scrim")
	d.Centre(x+8, y+4, scene.CondBold, 12, "text.on_paper", "3")
	x += 24 + d.Text(x+24, y+5, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, g.r.X+g.r.W-x-36, m.Say("sky.key.came"))) + 24
	m.layCardKey(g, x, y)
}

// Dress letters the battles on the map.
func (m *Sky) Dress() {
	ms, t := m.Drawn.Map, m.table()
	if ms == nil || t == nil {
		return
	}
	for i, l := range t.Lanes {
		if l.At.Kind() == engine.KindSpace {
			ms.Fates = append(ms.Fates, scene.FateMark{Spot: beside(ms, l.At.Index()), Number: letter(i)})
		}
	}
}

// beside is left of all counters in a space, where a letter covers none of them and no name.
func beside(ms *scene.MapScene, space int) scene.Spot {
	out := scene.Spot{Space: space}
	for _, s := range ms.Stacks {
		if s.Space == space {
			out.DX = math.Min(out.DX, s.DX-.5-.36)
		}
	}
	return out
}

// cite writes a clause in brief, beginning at x, and gives its width.
func cite(d scene.Pen, x, y float64, c engine.Cite) float64 {
	w := d.Wide(scene.CondMedium, 13, scene.Brief(c))
	return d.CiteShort(x+w, y, c, false)
}
