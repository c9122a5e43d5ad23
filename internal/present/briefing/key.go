package briefing

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file explains what stands on the map beside the sheet.

// keyRow is how tall a line of the key is.
const keyRow = 24.0

// layKey explains the plates on the map, lower right, and what may be bombed where there is anything.
func (m *Briefing) layKey() {
	rows, w, h := m.keyRows()
	if len(rows) == 0 {
		return
	}
	works, _ := m.bombable()
	at, _ := m.keyPlace(w, h)
	d := m.Panel("briefing key", at)
	x, y := d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	for i, row := range rows {
		ry := y + 20 + keyRow*float64(i)
		face, word := d.Snug(13, w-76, row.text)
		d.Text(x+64, ry+5, face, 13, "text.on_dark", word)
		switch {
		case row.income > 0:
			d.Frame(x+22, ry-9, 18, 18, 9, "paper.edge", "chrome.scrim") // as beside the name of land
			d.Centre(x+31, ry+5, scene.CondBold, 12, "text.on_paper", scene.Itoa(row.income))
			continue
		case row.builds:
			for _, part := range [...][4]float64{{25, -1, 13, 6}, {25, -4, 3, 3}, {30, -4, 3, 3}, {35, -8, 3, 7}} {
				d.Box(x+part[0], ry+part[1], part[2], part[3], "text.on_dark")
			}
			continue
		}
		if row.side == engine.NoSide {
			tag := scene.Itoa(works.N) + "/" + scene.Itoa(works.Of)
			d.Frame(x+14, ry-9, 42, 18, 4, "paper.sheet", "chrome.scrim")
			d.Box(x+15, ry-8, 14, 16, "side."+m.Sight.Style(works.Side)+".chart")
			d.Icon("battle", x+22, ry, 4.6, "chrome.scrim")
			d.Centre(x+42, ry+5, scene.CondBold, 12, "text.on_paper", tag)
			continue
		}
		side := row.side
		d.Frame(x+16, ry-9, 30, 18, 9, "chrome.scrim", "paper.edge")
		d.Icon("flag", x+25, ry, 5, "side."+m.Sight.Style(side)+".chart") // as on the map
		d.Centre(x+37, ry+5, scene.CondBold, 13, "text.on_dark", scene.Itoa(m.most(side)))
	}
}

// keyLine is a line of the key: of plates of a side, of what may be bombed, of what land is worth to its holder, or of where units are built.
type keyLine struct {
	text   string
	side   engine.Side
	income int // the most that any land is worth
	builds bool
}

// keyRows are the lines of the key and how large it is; none where the window has no room for one.
func (m *Briefing) keyRows() (rows []keyLine, w, h float64) {
	st, ok := m.StandingOf(m.Sight.Viewer)
	if !ok || m.W < 1000 {
		return nil, 0, 0
	}
	rows = m.yieldRows()
	if rows == nil {
		for _, l := range []keyLine{{text: "brief.key.own", side: st.Side}, {text: "brief.key.theirs", side: st.Other}} {
			if m.most(l.side) > 0 { // a side without such places has no plates
				rows = append(rows, keyLine{text: m.Say(l.text), side: l.side})
			}
		}
	}
	if _, bombed := m.bombable(); bombed {
		rows = append(rows, keyLine{text: m.Say("brief.key.works")})
	}
	if len(rows) == 0 {
		return nil, 0, 0
	}
	probe := m.Probe()
	for _, r := range rows {
		w = math.Max(w, math.Round(probe.Wide(scene.Body, 13, r.text)))
	}
	return rows, math.Min(w+78, m.W-table.SheetLeft(m.W)-margin), 16 + keyRow*float64(len(rows))
}

// yieldRows explain what stands beside the names of land on boards where it is worth something to its holder; there are no plates there.
func (m *Briefing) yieldRows() (rows []keyLine) {
	most, builds := 0, false
	for _, s := range m.Sight.View.Spaces {
		most, builds = max(most, s.Yield.Income), builds || s.Yield.Works
	}
	if most > 0 {
		rows = append(rows, keyLine{text: m.Say("brief.key.yield"), income: most})
	}
	if builds {
		rows = append(rows, keyLine{text: m.Say("brief.key.builds"), builds: true})
	}
	return rows
}

// survey shows what counts beside the sheet, clear of the key.
func (m *Briefing) survey() {
	m.chart.Survey(surveyHex, 0)
	rows, w, h := m.keyRows()
	if len(rows) == 0 {
		return
	}
	if _, over := m.keyPlace(w, h); over > 0 {
		m.chart.Survey(surveyHex, h+margin)
	}
}

// keyPlace is the corner of the map where the key covers least of what it explains: lower right, if nothing is there. It tells how much
// lies under it there.
func (m *Briefing) keyPlace(w, h float64) (best scene.Rect, least int) {
	left, high, low := table.SheetLeft(m.W)+margin/2, margin, m.H-margin-h
	right := math.Max(left, m.W-margin-w)
	least = math.MaxInt
	for _, r := range []scene.Rect{scene.R(right, low, w, h), scene.R(right, high, w, h), scene.R(left, low, w, h), scene.R(left, high, w, h)} {
		n, about := 0, r.Inset(-m.chart.CardWidth())
		for _, s := range m.Sight.View.Spaces {
			if x, y := m.chart.ScreenOf(s.Ref.Index()); about.Has(x, y) && slices.ContainsFunc(s.Marks, func(k engine.MarkView) bool { return k.Earns() || k.Kind == engine.MarkObjective }) {
				n++
			}
		}
		if n < least {
			best, least = r, n
		}
	}
	return best, least
}

// most is the most points that a flag tells of at one place of a side, 0 for none: what bombs earn has plates of its own.
func (m *Briefing) most(side engine.Side) (n int) {
	for _, x := range m.Sight.View.Stakes {
		if x.Side != side || x.At == engine.NoRef {
			continue
		}
		if v, ok := m.Sight.SpaceView(x.At.Index()); ok && x.When == engine.StakeDeed {
			if _, bombed := table.WorksOf(v); bombed {
				continue
			}
		}
		n = max(n, x.Points)
	}
	return n
}

// bombable is a mark of a place that earns points as often as bombs find something there, if the map has one.
func (m *Briefing) bombable() (engine.MarkView, bool) {
	for _, s := range m.Sight.View.Spaces {
		if k, ok := table.WorksOf(s); ok {
			return k, true
		}
	}
	return engine.MarkView{}, false
}
