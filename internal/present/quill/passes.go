package quill

import (
	"math"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file shows how a movement was settled in passes: whose base would have fallen, the steps along the foot, and where those that
// were driven out go.

// now is the step shown.
func (v *verdicts) now() ordered.Step { return v.of.Steps[v.step] }

// bases are those that would fall by the step shown, if wings did not turn back.
func (m *Quill) bases() (out []engine.Ref) {
	now := m.verdicts.now()
	for _, v := range m.verdicts.of.Verdicts {
		if now.Cause == ordered.Weighed && v.Fate == ordered.Turned && v.Pass == now.Pass {
			out = append(out, v.At)
		}
	}
	return out
}

// threatens tells whether an order would take a base, by the step shown.
func (m *Quill) threatens(o ordered.Verdict) bool {
	now := m.verdicts.now()
	for _, v := range m.verdicts.of.Verdicts {
		if now.Cause == ordered.Weighed && v.Fate == ordered.Turned && v.Pass == now.Pass && v.Threat == o.Counter {
			return true
		}
	}
	return false
}

// stepHead is the headline of a step before the last.
func (m *Quill) stepHead() string {
	if bases := m.bases(); len(bases) > 0 {
		return m.Say("verdict.would", engine.Arg{Kind: engine.ArgName, S: m.names(bases)})
	}
	return m.Say("verdict.step." + m.verdicts.now().Cause.String())
}

// dressRetreat draws where a unit that was driven out goes, or may go.
func (m *Quill) dressRetreat(ms *scene.MapScene, v ordered.Verdict, from scene.Spot) {
	if m.moves(v) || m.verdicts.runs && m.come(outTime, 2*outTime) < 1 && !m.Prefs.Still {
		return
	}
	for _, r := range v.Ways {
		ms.Orders = append(ms.Orders, scene.OrderLine{Kind: ordered.Retreat.String(), From: from, To: m.middle(r), Mid: scene.Spot{Space: -1}, Style: m.Sight.Style(v.Side),
			Own: v.Side == m.Sight.Viewer, Dim: len(v.Ways) > 1})
	}
}

// LaySteps lays the steps of the movement along the foot, pass by pass, in place of the years.
func (m *Quill) LaySteps() {
	vs := &m.verdicts
	_, _, _, foot := m.Bars()
	y := m.H - foot
	d := m.Panel("timeline", scene.R(0, y, m.W, foot))
	d.Box(0, y, m.W, foot, "chrome.panel")
	d.Box(0, y, m.W, 1, "chrome.line")
	d.IconButton("step_back", 40, y+foot/2-16, 32, vs.step > 0, Go{vs.step - 1}, m.Say("verdict.back"))
	d.IconButton("step_on", 80, y+foot/2-16, 32, true, Go{vs.step + 1}, m.Say("verdict.next"))
	last := vs.of.Steps[len(vs.of.Steps)-1].Pass
	x := 150.0
	wide := (m.W - 2*x) / float64(len(vs.of.Steps))
	for i, s := range vs.of.Steps {
		sx := x + wide*float64(i)
		if i == 0 || vs.of.Steps[i-1].Pass != s.Pass {
			word := m.Word(vs.of.Name)
			if last > 1 {
				word = m.Say("verdict.pass", s.Pass-1)
				if i > 0 {
					d.Box(sx-3, y+8, 1, foot-16, "chrome.line")
				}
			}
			room := wide - 4 - sign*float64(m.signsOf(i))
			if i == vs.step { // the marker stands there
				room = min(room, wide/2-10)
			}
			face, fits := d.Snug(12, room, word)
			d.Text(sx, y+18, face, 12, "text.on_dark_second", fits)
		}
		m.layStep(d, i, scene.R(sx, y, wide-4, foot))
	}
}

// layStep lays one step, with the signs of what came of it.
func (m *Quill) layStep(d scene.Pen, i int, r scene.Rect) {
	vs := &m.verdicts
	fill, col := "chrome.raised", "text.on_dark_second"
	switch {
	case i == vs.step:
		fill, col = "paper.sheet", "text.on_paper"
	case i < vs.step:
		fill, col = "chrome.row_current", "text.on_dark"
	}
	mid := r.X + r.W/2
	d.Frame(r.X, r.Y+r.H/2-8, r.W, 26, 3, fill, "chrome.line")
	whole := m.Say("verdict.step." + vs.of.Steps[i].Cause.String())
	face, word := d.Snug(13, r.W-8, whole)
	tip := ""
	if word != whole {
		tip = whole
	}
	d.Centre(mid, r.Y+r.H/2+10, face, 13, col, word)
	d.Hit(r.X, r.Y+r.H/2-14, r.W, 38, Go{i}, tip)
	if i <= vs.step {
		m.laySigns(d, i, scene.R(mid+14, r.Y, r.X+r.W-mid-14, r.H))
	}
	if i == vs.step {
		d.Frame(mid-6, r.Y+8, 13, 10, 3, "accent.lamp", "accent.lamp")
		d.Box(mid-1, r.Y+10, 3, r.H/2-18, "accent.lamp")
	}
}

// sign is the room of a sign over a step.
const sign = 19.0

// settles is what a step settled against whoever ordered it, Open for nothing.
func (m *Quill) settles(v ordered.Verdict, step int) ordered.Fate {
	outs := m.verdicts.of.Steps[step].Cause == ordered.Outs
	switch {
	case outs:
		return v.Unit
	case v.Fate <= ordered.Done || m.stepOf(v) != step || v.Kind == ordered.Hold:
		return ordered.Open
	}
	return v.Fate
}

// signsOf is how many signs stand over a step.
func (m *Quill) signsOf(step int) (n int) {
	for _, v := range m.verdicts.of.Verdicts {
		if step <= m.verdicts.step && m.settles(v, step) != ordered.Open {
			n++
		}
	}
	return n
}

// laySigns lays what a step settled against whoever ordered it: a sign each, from the right, as many as there is room for.
func (m *Quill) laySigns(d scene.Pen, step int, r scene.Rect) {
	x := r.X + r.W - sign/2
	for _, v := range m.verdicts.of.Verdicts {
		fate := m.settles(v, step)
		if fate == ordered.Open {
			continue
		}
		if x < r.X+sign/2 {
			return
		}
		d.Icon("fate."+fate.String(), math.Round(x), r.Y+14, 8, "")
		x -= sign
	}
}
