package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file draws the mission matrix and the line on the counter chosen.

// layMatrix shows missions against the counters of the stack: now, later, or the paragraph that says no.
func (m *Panels) layMatrix(d scene.Pen, counters []engine.CounterView, x, y float64, r scene.Rect, foot float64) float64 {
	var with []engine.Ref
	var shown []engine.CounterView
	sel := -1
	counters = slices.DeleteFunc(slices.Clone(counters), func(c engine.CounterView) bool { return !c.Flies() })
	for i, c := range counters {
		if c.Ref == m.Sight.Sel {
			sel = i
		}
	}
	first := m.matrixFrom(len(counters), sel)
	for _, c := range counters[first:min(len(counters), first+matrixColumns)] {
		shown, with = append(shown, c), append(with, c.Ref)
	}
	if len(with) == 0 {
		return y
	}
	key := with
	a, ok := m.askMatrix(key)
	if !ok || len(a.Rows) == 0 {
		return y
	}
	inner := r.W - 24
	d.Box(r.X+1, y, r.W-1, 1, "chrome.line_soft")
	lw := d.Label(x, y+28, m.Say("missions"))
	if n := len(counters); n > len(shown) {
		d.IconButton("back", x+lw+4, y+9, 28, first > 0, TurnMatrix{From: first - matrixColumns}, m.Say("matrix.before"))
		d.IconButton("next", x+lw+32, y+9, 28, first+len(shown) < n, TurnMatrix{From: first + matrixColumns}, m.Say("matrix.after", n-first-len(shown)))
	}
	colW := 54.0
	x0 := x + inner - colW*float64(len(shown))
	for i, c := range shown {
		card := m.trayCard(c)
		card.Selected = false
		d.Add(scene.Item{Kind: scene.ItemCard, X: x0 + colW*float64(i) + (colW-32)/2, Y: y + 6, W: 32, Card: card})
	}
	y += 46
	rows, later := a.Rows, 0
	if !m.allMissions {
		rows = slices.DeleteFunc(slices.Clone(a.Rows), func(r engine.MatrixRow) bool { return !r.Current && !flownNow(r) })
		later = len(a.Rows) - len(rows)
	}
	high := math.Floor(math.Min(29, math.Max(21, (foot-y-28-counterLine)/float64(len(rows)+1))))
	for i, row := range rows {
		if y+high > foot {
			break
		}
		m.layMission(d, row, i, shown, x, x0, colW, scene.R(r.X, y, r.W, high))
		y += high
	}
	if y+high <= foot && (later > 0 || m.allMissions) {
		m.layFold(d, later, x, inner, scene.R(r.X, y, r.W, high))
		y += high
	}
	if y+22 > foot || len(rows) == 0 {
		return y
	}
	lx := x
	for _, k := range []struct{ icon, word, col string }{{"tick", "now", "status.legal"}, {"clock", "later", "text.on_dark_second"}, {"cross", "no", "status.refused"}} {
		d.Icon(k.icon, lx+6, y+14, 5, k.col)
		lx += 18 + d.Text(lx+16, y+18, scene.CondMedium, 12, "text.on_dark_second", m.Say("matrix.key."+k.word)) + 12
	}
	return y + 26
}

// layMission draws the row of a mission, the i-th of the list: its name from x, from x0 a verdict for each counter.
func (m *Panels) layMission(d scene.Pen, row engine.MatrixRow, i int, shown []engine.CounterView, x, x0, colW float64, r scene.Rect) {
	muted := true
	for _, c := range row.Cells {
		muted = muted && c.Verdict == engine.No
	}
	switch {
	case row.Current:
		d.Box(r.X+1, r.Y, r.W-1, r.H, "chrome.row_current")
		d.Box(r.X+1, r.Y, 3, r.H, "accent.lamp")
	case i%2 == 1:
		d.Box(r.X+1, r.Y, r.W-1, r.H, "chrome.zebra")
	}
	col := "text.on_dark"
	if muted {
		col = "text.on_dark_muted"
	}
	base := r.Y + math.Round(r.H/2) + 4.5
	face, mission := d.Snug(13, x0-x-6, m.Word(row.Mission))
	d.Text(x, base, face, 13, col, mission)
	for k, c := range row.Cells[:min(len(row.Cells), len(shown))] {
		m.layVerdict(d, row, c, shown[k].Ref, scene.R(x0+colW*float64(k), r.Y, colW, r.H), base)
	}
}

// layFold draws the line that shows the missions that cannot be flown now, later of them, or folds them away.
func (m *Panels) layFold(d scene.Pen, later int, x, inner float64, r scene.Rect) {
	word := m.Say("matrix.fold")
	if later > 0 {
		word = m.Say("matrix.more", later)
	}
	col := "text.on_dark_second"
	if d.Hot(scene.R(r.X+1, r.Y, r.W-1, r.H)) {
		col = "text.on_dark"
	}
	d.Icon("more", x+6, r.Y+r.H/2, 5, col)
	d.Text(x+18, r.Y+math.Round(r.H/2)+4.5, scene.Body, 13, col, d.Fit(scene.Body, 13, inner-18, word))
	d.Hit(r.X+1, r.Y, r.W-1, r.H, AllMissions{}, "")
}

// layVerdict draws whether a counter may do something: now, later, or the paragraph that says no; a card tells more.
func (m *Panels) layVerdict(d scene.Pen, row engine.MatrixRow, c engine.MatrixCell, of engine.Ref, r scene.Rect, base float64) {
	mid := r.X + r.W/2
	p := &scene.Proof{Verdict: c.Verdict, Title: m.Word(row.Mission), Body: m.Word(c.Text)}
	if c.Cite != "" {
		p.Cites = []engine.Cite{c.Cite}
	}
	at := r.Y + r.H/2
	switch c.Verdict {
	case engine.Yes:
		d.Icon("tick", mid, at, 7, "status.legal")
		p.Body = m.priced("matrix.now", row)
	case engine.YesLater:
		d.Icon("clock", mid, at, 7, "text.on_dark_second")
		p.Body = m.priced("matrix.later", row)
	default:
		p.Nearest = m.nearestOf(of)
		if c.Cite == "" {
			d.Icon("cross", mid, at, 6, "status.refused")
		} else {
			cw := d.Wide(scene.CondMedium, 13, string(c.Cite))
			gap := math.Max(2, math.Min(6, (r.W-6-cw)/2-5)) // long paragraphs stand closer to their cross
			left := mid - (cw+10+gap)/2
			d.Icon("cross", left+5, at, 5, "status.refused")
			d.Cite(left+10+gap, base, c.Cite, false)
		}
	}
	if d.Hot(r) {
		d.Add(scene.Item{Kind: scene.ItemBox, X: r.X + 1, Y: r.Y + 2, W: r.W - 2, H: r.H - 4, R: 3, Edge: "status.focus", Line: 1})
	}
	m.Hits = append(m.Hits, scene.Region{Rect: r, Act: scene.Nothing{}, Proof: p})
}

// priced says when a mission may be flown, and what it costs.
func (m *Panels) priced(key string, row engine.MatrixRow) string {
	if row.Price.Key == "" {
		return m.Say(key)
	}
	return m.Say(key) + " " + m.Word(row.Price)
}

// matrixColumns is how many counters the matrix shows at once.
const matrixColumns = 3

// matrixFrom is the first counter of the part of a stack the matrix shows: what was turned to, else the part with the
// counter that is selected.
func (m *Panels) matrixFrom(n, sel int) int {
	t := m.Sight
	if m.matrixOf != t.Sel {
		m.matrixOf, m.matrixAt = t.Sel, -1
	}
	first := m.matrixAt
	if first < 0 {
		first = max(0, sel) / matrixColumns * matrixColumns
	}
	return max(0, min(first, n-1))
}

// nearestOf lists what a counter may do now, one command of each of two kinds, to the nearest place, for who asked about
// something it may not.
func (m *Panels) nearestOf(r engine.Ref) []engine.Command {
	var out []engine.Command
	for _, g := range table.Groups(m.LegalWith(r, engine.NoRef)) {
		c := g[len(g)-1]
		if c.A != r {
			continue
		}
		k := slices.IndexFunc(out, func(o engine.Command) bool { return o.Verb == c.Verb })
		switch {
		case k < 0 && len(out) < 2:
			out = append(out, c)
		case k >= 0 && m.hexesTo(r, c.B) < m.hexesTo(r, out[k].B):
			out[k] = c
		}
	}
	return out
}

// hexesTo is how far a space lies from a counter as the crow flies, 0 for what is no space.
func (m *Panels) hexesTo(r, at engine.Ref) float64 {
	c, ok := m.Sight.Counter(r)
	if !ok || at.Kind() != engine.KindSpace || c.Space.Kind() != engine.KindSpace {
		return 0
	}
	x0, y0 := m.Board().Middle(c.Space.Index())
	x1, y1 := m.Board().Middle(at.Index())
	return math.Hypot(x1-x0, y1-y0)
}

// askMatrix asks about several counters at once; the answer is kept under the first and the number of them.
func (m *Panels) askMatrix(with []engine.Ref) (engine.Answer, bool) {
	k := table.MemoKey{Kind: engine.QueryMatrix, With: with[0]}
	k.Cmd.N = int16(len(with))
	k.Cmd.A = with[len(with)-1]
	if a, ok := m.Sight.Memo[k]; ok {
		return a, true
	}
	asker, ok := m.Sight.Pos.(engine.Asker)
	if !ok {
		return engine.Answer{}, false
	}
	a, err := asker.Ask(m.Sight.Viewer, engine.Query{Kind: engine.QueryMatrix, With: with})
	if err != nil {
		return engine.Answer{}, false
	}
	m.Sight.Memo[k] = a
	return a, true
}

// counterLine is the room the selected counter's line takes under the missions.
const counterLine = 60

// layCounterLine tells range, staging and DRM of the selected counter, and what it did last.
func (m *Panels) layCounterLine(d scene.Pen, x, y, inner, foot float64) {
	t := m.Sight
	c, ok := t.Counter(t.Sel)
	if !ok {
		return
	}
	if y+56 > foot { // no room to tell it; its life is opened from beside the chips
		d.IconButton("log", x+inner-28, foot+10, 28, true, table.Life{Ref: c.Ref}, m.Say("life.open"))
		return
	}
	d.Box(x-11, y, inner+22, 1, "chrome.line_soft")
	lw := d.Label(x, y+22, m.Say("counter"))
	if a, ok := m.Ask(engine.Query{Kind: engine.QueryCounter, At: t.Sel}); ok {
		room := inner - lw - 14
		if len(a.Cites) > 0 {
			cw := d.Wide(scene.CondMedium, 13, string(a.Cites[len(a.Cites)-1]))
			d.CiteRight(x+inner, y+22, a.Cites[len(a.Cites)-1], false)
			room -= cw + 10
		}
		word := m.Word(a.Text)
		if at := x + lw + 14; d.Wide(scene.CondMedium, 13, word) <= room || y+74 > foot {
			d.Text(at, y+22, scene.CondMedium, 13, "text.on_dark", d.Fit(scene.CondMedium, 13, room, word))
		} else { // a narrow panel has it on a line of its own
			y += 18
			d.Text(x, y+22, scene.CondMedium, 13, "text.on_dark", d.Fit(scene.CondMedium, 13, inner, word))
		}
	}
	room := min(2, max(1, int((foot-y-43)/18)))
	left := room
	for _, line := range m.lately(c, room) {
		if left == 0 {
			break
		}
		used := min(left, len(d.Wrap(scene.Body, 13, inner, line)))
		d.Para(x, y+43+18*float64(room-left), inner, scene.Body, 13, 18, "text.on_dark_second", line, used)
		left -= used
	}
	d.Hit(x, y+30, inner, 18*float64(room)+2, table.Life{Ref: c.Ref}, m.Say("life.open"))
}

// flownNow tells whether any of the counters may do what a row of the matrix is about now.
func flownNow(r engine.MatrixRow) bool {
	return slices.ContainsFunc(r.Cells, func(c engine.MatrixCell) bool { return c.Verdict == engine.Yes })
}
