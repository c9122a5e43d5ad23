package briefing

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file explains what stands on the map beside the sheet.

// keyRow is how tall a line of the key is.
const keyRow = 24.0

// layKey explains the plates on the map, lower right, and what may be bombed where there is anything.
func (m *Briefing) layKey() {
	st, ok := m.StandingOf(m.Sight.Viewer)
	if !ok || m.W < 1000 {
		return
	}
	rows := []string{m.Say("brief.key.own"), m.Say("brief.key.theirs")}
	works, bombed := m.bombable()
	if bombed {
		rows = append(rows, m.Say("brief.key.works"))
	}
	probe, w := m.Probe(), 0.0
	for _, r := range rows {
		w = math.Max(w, math.Round(probe.Wide(scene.Body, 13, r)))
	}
	w, h := w+78, 16+keyRow*float64(len(rows))
	d := m.Panel("briefing key", scene.R(m.W-margin-w, m.H-margin-h, w, h))
	x, y := d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	for i, text := range rows {
		ry := y + 20 + keyRow*float64(i)
		d.Text(x+64, ry+5, scene.Body, 13, "text.on_dark", text)
		if i == 2 {
			tag := scene.Itoa(works.N) + "/" + scene.Itoa(works.Of)
			d.Frame(x+14, ry-9, 42, 18, 4, "paper.sheet", "chrome.scrim")
			d.Box(x+15, ry-8, 14, 16, "side."+m.Sight.Style(works.Side)+".chart")
			d.Icon("battle", x+22, ry, 4.6, "chrome.scrim")
			d.Centre(x+42, ry+5, scene.CondBold, 12, "text.on_paper", tag)
			continue
		}
		side := []engine.Side{st.Side, st.Other}[i]
		d.Frame(x+16, ry-9, 30, 18, 9, "chrome.scrim", "paper.edge")
		if n := m.most(side); n > 0 { // as on the map
			d.Icon("flag", x+25, ry, 5, "side."+m.Sight.Style(side)+".chart")
			d.Centre(x+37, ry+5, scene.CondBold, 13, "text.on_dark", scene.Itoa(n))
			continue
		}
		d.Icon("flag", x+31, ry, 5, "side."+m.Sight.Style(side)+".chart")
	}
}

// most is the most points that one place earns a side, 0 for none.
func (m *Briefing) most(side engine.Side) (n int) {
	for _, x := range m.Sight.View.Stakes {
		if x.Side == side && x.At != engine.NoRef {
			n = max(n, x.Points)
		}
	}
	return n
}

// bombable is a mark of a place that earns points as often as bombs find something there, if the map has one.
func (m *Briefing) bombable() (engine.MarkView, bool) {
	for _, s := range m.Sight.View.Spaces {
		if i := slices.IndexFunc(s.Marks, func(k engine.MarkView) bool { return k.Kind == engine.MarkObjective && k.Of > 0 }); i >= 0 {
			return s.Marks[i], true
		}
	}
	return engine.MarkView{}, false
}
