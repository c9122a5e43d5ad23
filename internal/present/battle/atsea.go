package battle

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays a naval combat, and air combat over ships, as a sheet docked beside the map, half as large as other fights at most: at
// sea the map says where everything is. In a small window other fights are laid so too, for a panel would cover what is fought over.

// seaTall is how tall the sheet is at most: half of the panel of other fights.
const seaTall = 640.0

// docked tells whether the fight that is shown is laid as a sheet.
func (m *Battle) docked() bool {
	return m.Sight != nil && m.Fighting() && !m.Staying() && m.Docks(m.PanelView())
}

// Room is how much of the window's width the sheet of a choice or of a fight at sea takes, 0 when none is up.
func (m *Battle) Room() float64 {
	if m.docked() {
		return m.SeaWide() + 16
	}
	return m.StayRoom()
}

// laySea lays the sheet.
func (m *Battle) laySea(b *engine.BattleView) {
	top, _, _, foot := m.Bars()
	w, y := m.SeaWide(), top+16
	x := m.W - w - 16
	if m.Trailed() {
		m.LayTrail(x, top+6, w)
		y = top + 6 + trailHeight
	}
	room, tall := m.H-foot-y-12, seaTall
	if len(b.Charts) == 0 && b.Kind == engine.BattleSea {
		tall = 572 + m.seaAsks()
		if m.thrownInPanel() { // what the round has thrown stays to be read
			tall += 36 * math.Min(4, float64(len(m.Thrown.list)+len(m.thrownEarlier())))
		}
	}
	h := math.Min(seaTall, math.Min(room, tall))
	d := m.Panel("battle", scene.R(x, y, w, h))
	d.Panel.Shadow = true
	r := d.Panel.Rect
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	d.Box(r.X+1, r.Y+1, r.W-2, 4, "side."+m.Sight.Style(b.Sides[0].Side)+".chart")
	m.seaHead(d, b, r)
	const pad = 20.0
	fh := m.seaFoot()
	fy := r.Y + r.H - fh
	y = m.seaForces(d, b, scene.R(r.X+pad, r.Y+84, r.W-2*pad, 0), fy)
	m.seaMiddle(d, b, scene.R(r.X+pad, y, r.W-2*pad, fy-y-8))
	d.Box(r.X+1, fy, r.W-2, fh-1, "chrome.well")
	m.seaChoices(d, b, scene.R(r.X+pad, fy, r.W-2*pad, fh))
}

// seaHead names the fight, and shows how far it has come.
func (m *Battle) seaHead(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	d.Icon("battle", r.X+30, r.Y+27, 10, "accent.lamp")
	name, cite := m.Word(b.Name), d.Wide(scene.CondMedium, 13, string(b.Cite))
	if nth, of := m.Together(); of > 1 && b != m.Plan() {
		name = m.Say("combat.together", name, nth, of)
	}
	size := 20.0
	for size > 15 && d.Wide(scene.SerifSemi, size, name) > r.W-120-cite {
		size--
	}
	for size > 12 && d.Wide(scene.SerifSemi, size, name) > r.W-106 { // smaller, and without its paragraph
		size -= .5
	}
	tw := d.Text(r.X+52, r.Y+34, scene.SerifSemi, size, "text.on_dark", d.Fit(scene.SerifSemi, size, r.W-106, name))
	if tw+cite+14 <= r.W-106 {
		d.Cite(r.X+52+tw+14, r.Y+33, b.Cite, false)
	}
	d.IconButton("close", r.X+r.W-42, r.Y+13, 28, true, table.ShowBattle{}, m.Say("tip.battle.away"))
	m.layRounds(d, b, r.X, r.Y+41, r.W, r.X+20)
}

// seaForces lays both sides side by side: who, which counters; under them who may still be sent, where the fight is planned: what is added up
// and suffered comes below, so that those rows stay where they are while one after the other is sent. It gives the y below.
func (m *Battle) seaForces(d scene.Pen, b *engine.BattleView, r scene.Rect, foot float64) float64 {
	how, col, y := m.wayOf(b), math.Floor(r.W/2)-10, r.Y
	for k := range b.Sides[:min(2, len(b.Sides))] {
		s, x := &b.Sides[k], r.X+float64(k)*(col+20)
		m.layWho(d, how, b, s, scene.R(x, y, col, 0))
		m.layCounters(d, b, s, x, y+42, col)
	}
	y += 110
	y = m.layRoster(d, b, r, y, foot)
	low := y
	for k := range b.Sides[:min(2, len(b.Sides))] {
		low = math.Max(low, m.seaSum(d, how, b, k, scene.R(r.X+float64(k)*(col+20), y, col, foot-y)))
	}
	return low
}

// seaSum lays what is added up for a side, if anything is, and what it suffered.
func (m *Battle) seaSum(d scene.Pen, how way, b *engine.BattleView, k int, r scene.Rect) float64 {
	s, x, y, col, foot := &b.Sides[k], r.X, r.Y, r.W, r.Y+r.H
	below := m.leastCharts(b)
	if b.Kind == engine.BattleTable && !b.Beside && len(b.Charts) > 0 {
		below = 140 // both charts, and what one more round costs
	}
	if b.Rolled && b.Kind != engine.BattleSea { // dice and losses come first
		below = thrownTall(b, col) + m.lossesTall(b)
	}
	switch need := 14 + 22*float64(min(mostLines, len(s.Ledger.Lines))) + 40 + below; {
	case len(s.Ledger.Lines) == 0 || longestList(b) > 12: // with more there is no room for both
	case y+need <= foot:
		how.sum(d, b, s, x, y, col)
		y = m.layLedger(d, s, how.total(), x, y+14, col)
	case y+40+below <= foot: // the chances want the room
		if m.layRow(d, s, x+col-10, y-42); len(s.Ledger.Lines) == 1 { // it says what it is made of
			y = m.layLine(d, &s.Ledger.Lines[0], x, y, col) + 8
			break
		}
		y = m.layNet(d, s, how.total(), x, y, col)
	}
	if b.Kind != engine.BattleSea { // its losses have rows of their own
		if b.Rolled {
			how.result(d, b, k, x, y, col)
			y += thrownTall(b, col)
		}
		return y
	}
	if word := m.Word(s.Suffered); word != "" && !stackedCharts(b) && !m.crowded() { // a long list of chances wants the room
		y = d.Para(x, y+14, col, scene.Body, 13, 18, "text.on_dark_second", word, 2)
	}
	if t, ok := m.lastThrow(s.Side); ok && m.Plan() == nil && !m.Compact() && !m.thrownInPanel() && len(s.Ledger.Lines) == 0 && y+66+below <= foot { // the column is empty otherwise
		d.Box(x, y+6, col, 58, "chrome.zebra")
		m.layThrow(d, t, x+4, y+7, col-8, 56)
		y += 66
	}
	return y
}

// lastThrow is the last roll a side has made in the round that is fought.
func (m *Battle) lastThrow(side engine.Side) (last throw, ok bool) {
	for _, t := range append(m.thrownEarlier(), m.Thrown.list...) {
		if t.side == side {
			last, ok = t, true
		}
	}
	return last, ok
}

// seaMiddle fills what is left: the dice; the chances; and where there is room the table. What is planned has thrown no dice, and says here when nobody is left to be sent.
func (m *Battle) seaMiddle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	if r.H < 30 {
		return
	}
	d.Box(r.X, r.Y, r.W, 1, "chrome.line_soft")
	if b.Kind != engine.BattleSea {
		m.airMiddle(d, b, scene.R(r.X, r.Y+8, r.W, r.H-8))
		return
	}
	y, foot, charts := r.Y+8, r.Y+r.H, m.seaCharts(b, r.H-8)
	dice := m.thrownBy() + len(m.thrownEarlier())
	switch {
	case b == m.Plan() && len(m.listed()) > 0: // they stand above
	case b == m.Plan() && (charts == 0 || foot-charts-y > 22): // nobody is left
		low := math.Min(foot-charts, y+18)
		m.laySorties(d, r.X, y, r.W, low)
		y = low + 8
	case m.thrownInPanel() && dice > 0 && foot-charts-y > 54:
		low := math.Min(foot-charts, y+18+36*float64(min(4, dice)))
		m.layThrowsIn(d, r.X, y, r.W, low)
		y = low + 8
	}
	if charts > 0 {
		m.laySeaCharts(d, b, scene.R(r.X, foot-charts, r.W, charts))
		foot -= charts + 8
	}
	if len(b.Table.Rows) > 0 && foot-y >= m.tableTall(b) {
		m.layTable(d, b, scene.R(r.X, y, r.W, 0), m.printed(b))
	}
}

// airMiddle fills what is left where a fight in the air or on the ground is laid as a sheet: what either side loses once it is rolled; the
// chances before; and where there is room the rows of the table in use.
func (m *Battle) airMiddle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y, foot := r.Y, r.Y+r.H
	if who, _ := m.Paying(); len(who) > 0 {
		y = m.layLossLines(d, b, r.X, y, r.W)
	} else if b.Rolled {
		if len(b.Charts) > 0 && foot-y-m.lossesTall(b) < 76 { // the chances want the room
			y = m.layLossLines(d, b, r.X, y, r.W)
		} else {
			y = m.lossesHead(d, b, r.X, y, r.W)
			y = m.layLosses(d, b, scene.R(r.X, y, r.W, foot-y))
		}
	}
	if high := math.Min(mostChart, foot-y); len(b.Charts) > 0 && high >= 76 {
		if rest := foot - y - m.tableTall(b) - 8; rest >= 84 {
			high = math.Min(high, rest)
		}
		m.charts.LayCharts(d, b, scene.R(r.X, foot-high, r.W, high))
		foot -= high + 8
	}
	if len(b.Table.Rows) > 0 && foot-y >= m.tableTall(b) {
		m.layTable(d, b, scene.R(r.X, y, r.W, 0), m.printed(b))
	}
}

// Heights of charts in the sheet.
const (
	leastChart = 112.0
	mostChart  = 150.0
)

// stackedCharts tells whether charts stand one above the other: side by side a list of many chances has no room.
func stackedCharts(b *engine.BattleView) bool { return longestList(b) > 5 }

// crowded tells whether a list of chances and choices under what is asked leave no room for more: what is still to be done is asked.
func (m *Battle) crowded() bool { return m.seaFoot() > 150 && longestList(m.PanelView()) > 3 }

// longestList is how many chances the longest list among the charts holds.
func longestList(b *engine.BattleView) (n int) {
	for _, c := range b.Charts {
		if c.Kind == engine.ChartOutlook {
			n = max(n, len(c.Bars))
		}
	}
	return n
}

// seaCharts is how high the chances of a fight are drawn, 0 where there is no room for any.
func (m *Battle) seaCharts(b *engine.BattleView, room float64) float64 {
	if len(b.Charts) == 0 || room < 60 {
		return 0
	}
	if !stackedCharts(b) {
		high := math.Min(mostChart, math.Max(leastChart, room-150))
		if left := room - m.tableTall(b) - 40; len(b.Table.Rows) > 0 && left >= leastChart-16 { // so low that the table stands above it
			high = math.Min(high, left)
		}
		return math.Floor(math.Min(room, high))
	}
	need := 0.0
	for _, c := range b.Charts {
		need += chartNeeds(c)
	}
	return math.Floor(math.Min(room, need))
}

// laySeaCharts draws them, as many as there is room for.
func (m *Battle) laySeaCharts(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	if !stackedCharts(b) {
		m.charts.LayCharts(d, b, r)
		return
	}
	y := r.Y + r.H
	for i := len(b.Charts) - 1; i >= 0; i-- { // the last ones tell what it leads to
		c := b.Charts[i]
		high := math.Min(chartNeeds(c), y-r.Y)
		if high < leastChart && i < len(b.Charts)-1 {
			return
		}
		y -= high
		m.charts.LayChart(d, c, scene.R(r.X, y, r.W, high-4))
	}
}

// leastCharts is how much room chances want below the forces.
func (m *Battle) leastCharts(b *engine.BattleView) float64 {
	switch n := longestList(b); {
	case len(b.Charts) == 0:
		return 0
	case n > 5:
		return 44 + 16*math.Ceil(float64(n)/2)
	case n > 3:
		return 44 + 16*float64(n)
	}
	return leastChart - 8
}

// chartNeeds is how high a chart is by itself: a list has two columns.
func chartNeeds(c engine.Chart) float64 {
	if c.Kind != engine.ChartOutlook {
		return leastChart + 12
	}
	if len(c.Bars) <= 5 {
		return 36 + 18*float64(len(c.Bars))
	}
	return 36 + 16*math.Ceil(float64(len(c.Bars))/2)
}
