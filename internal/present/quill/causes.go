package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file walks the causes of a verdict one by one, and lays on the map what is asked for: what became of orders, the causes of the one
// explained, what was written and not flown.

// Part is something of the verdicts that is laid over the map, or not.
type Part uint8

// The parts.
const (
	PartResults Part = iota // what became of orders and units
	PartCauses              // causes by their numbers, and where they lead to
	PartWritten             // patrols and escorts too that were given up
	parts
)

var partWords = [parts]string{"results", "causes", "written"}

// Show lays a part of the verdicts over the map or takes it off.
type Show struct{ Part Part }

// Next walks to the next cause of the verdict that is explained.
type Next struct{}

// Do names it.
func (Show) Do() string { return "verdict.show" }

// Do names it.
func (Next) Do() string { return "verdict.cause" }

// causes are the units the proof shown names, in the order they come into it as the movement is settled.
func (m *Quill) causes() []engine.Ref {
	vs := &m.verdicts
	if vs.chosen < 0 || vs.runs {
		return nil
	}
	var out []engine.Ref
	v := vs.of.Verdicts[vs.chosen]
	for _, l := range v.Lines {
		if l.By != engine.NoRef && l.By != v.Counter && !slices.Contains(out, l.By) {
			out = append(out, l.By)
		}
	}
	slices.SortStableFunc(out, func(a, b engine.Ref) int { return m.settledAt(a) - m.settledAt(b) })
	return out
}

// settledAt is the step in which the order of a unit is settled.
func (m *Quill) settledAt(unit engine.Ref) int {
	if n := m.numberOf(unit); n >= 0 {
		return m.stepOf(m.verdicts.of.Verdicts[n])
	}
	return len(m.verdicts.of.Steps)
}

// caused is the unit of the cause that is walked to, NoRef for none.
func (m *Quill) caused() engine.Ref {
	if list := m.causes(); m.verdicts.cause > 0 && m.verdicts.cause <= len(list) {
		return list[m.verdicts.cause-1]
	}
	return engine.NoRef
}

// nextCause walks to the next cause; after the last the whole proof stands again.
func (m *Quill) nextCause() {
	v := &m.verdicts
	list := m.causes()
	if len(list) == 0 {
		return
	}
	v.cause = (v.cause + 1) % (len(list) + 1)
	m.Cue("page")
	if n := m.numberOf(m.caused()); v.cause > 0 && n >= 0 {
		m.parts[PartCauses] = true
		if at := v.of.Verdicts[n].At; at.Kind() == engine.KindSpace {
			m.chart.Reveal(at.Index())
		}
	}
}

// causeLine is the line of the proof that names the cause walked to.
func (m *Quill) causeLine() string {
	unit := m.caused()
	for _, l := range m.verdicts.of.Verdicts[m.verdicts.chosen].Lines {
		if l.By == unit {
			return m.Word(l.Text)
		}
	}
	return ""
}

// gaveUp tells whether an order is no longer drawn at the step shown: a wing that has turned back watches and covers nothing.
func (m *Quill) gaveUp(v ordered.Verdict) bool {
	return !m.parts[PartWritten] && v.Fate == ordered.Turned && ordered.CauseOf(v.Kind) == ordered.Sky && m.stepOf(v) < m.verdicts.step
}

// layParts lays the switches of what lies on the map.
func (m *Quill) layParts(d scene.Pen, x, y float64) {
	for k := range parts {
		x += d.Chip(x, y, m.Say("verdict.part."+partWords[k]), m.parts[k], Show{k}) + 8
	}
}

// legend is where the legend of the signs lies over the map; there is false where it does not.
func (m *Quill) legend() (at scene.Rect, there bool) {
	vs := &m.verdicts
	if m.Compact() || vs.chosen < 0 || vs.runs || vs.step < len(vs.of.Steps)-1 || !m.parts[PartResults] {
		return at, false
	}
	rows := 0
	for _, n := range m.counts() {
		if n > 0 {
			rows++
		}
	}
	free := m.FreeMap()
	w, h := 234.0, 38+26*float64(rows)
	return scene.R(free.X+free.W-w-12, free.Y+free.H-h-12, w, h), true
}

// LayLegend says over the lower right corner of the map what its signs mean, and how many orders came to what.
func (m *Quill) LayLegend() {
	at, there := m.legend()
	if !there {
		return
	}
	d := m.Panel("slips", at)
	d.Panel.Shadow = true
	x, y, w := d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W
	d.Frame(x, y, w, d.Panel.Rect.H, 4, "chrome.panel", "chrome.line")
	d.Label(x+14, y+22, m.Say("verdict.title"))
	m.layCounts(d, x+14, y+30, w-28)
}

// counts is how many orders and units came to what by the step shown.
func (m *Quill) counts() [ordered.Fates]int {
	step, outs := m.verdicts.step, m.stepAt(ordered.Outs, 0)
	return m.verdicts.of.Count(func(v ordered.Verdict) (order, unit bool) { return m.stepOf(v) <= step, outs <= step })
}
