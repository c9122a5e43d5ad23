package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file draws the verdicts on the map: all orders, what is settled of them so far, and what moves as a step settles it.

// stepOf is in which of the steps an order is settled.
func (m *Quill) stepOf(v ordered.Verdict) int {
	c := ordered.CauseOf(v.Kind)
	if v.Fate == ordered.Turned {
		c = ordered.Back
	}
	return max(0, slices.Index(m.verdicts.of.Steps, c))
}

// shownFate is what is to be seen of an order at the step shown.
func (m *Quill) shownFate(v ordered.Verdict) string {
	if v.Kind == ordered.Hold || m.stepOf(v) > m.verdicts.step {
		return ""
	}
	return v.Fate.String()
}

// dressVerdicts draws all orders, and what is settled of them so far.
func (m *Quill) dressVerdicts(ms *scene.MapScene) {
	vs := &m.verdicts
	causes := m.causes()
	outs := slices.Index(vs.of.Steps, ordered.Outs)
	for i, v := range vs.of.Verdicts {
		l, ok := m.lineOf(v.Order)
		fate := m.shownFate(v)
		number := ""
		if n := slices.Index(causes, v.Counter); n >= 0 {
			number = scene.Itoa(n + 1)
		}
		if v.Unit != ordered.Open && outs >= 0 && vs.step >= outs {
			if at, there := m.chart.SpotOf(v.Counter); there {
				at.DX += .44
				at.DY -= .6
				ms.Fates = append(ms.Fates, scene.FateMark{Spot: at, Fate: v.Unit.String()})
			}
		}
		if !ok {
			if at, there := m.chart.SpotOf(v.Counter); there && number != "" {
				ms.Fates = append(ms.Fates, scene.FateMark{Spot: at, Number: number})
			}
			continue
		}
		l.Own, l.Fate, l.Hot, l.Number = v.Side == m.Sight.Viewer, fate, i == vs.chosen, number
		if m.stepOf(v) == vs.step && vs.step > 0 && m.Clock < vs.begun+drawTime && !m.Prefs.Still {
			l.Grown, l.Fate = max(.06, (m.Clock-vs.begun)/drawTime), ""
		}
		ms.Orders = append(ms.Orders, l)
		if v.Kind == ordered.Patrol && (i == vs.chosen || vs.chosen < 0 && vs.step == m.stepOf(v)) {
			watch(ms, v.Area)
		}
	}
	if vs.chosen >= 0 && !vs.runs {
		at := vs.of.Verdicts[vs.chosen].To
		if at.Kind() != engine.KindSpace {
			at = vs.of.Verdicts[vs.chosen].At
		}
		ms.Lamps = []int{at.Index()}
	}
}

// causes are the units the proof shown names, in its order.
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
	return out
}
