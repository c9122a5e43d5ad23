package quill

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file draws the verdicts on the map: all orders, what is settled of them so far, and what moves as a step settles it.

// stepAt is the step of a cause in a pass; the last of that cause where the pass is 0.
func (m *Quill) stepAt(c ordered.Cause, pass int) int {
	at := 0
	for i, s := range m.verdicts.of.Steps {
		if s.Cause == c && (pass == 0 || s.Pass == pass) {
			at = i
		}
	}
	return at
}

// stepOf is in which of the steps an order is settled. What flies is weighed anew when wings have turned back.
func (m *Quill) stepOf(v ordered.Verdict) int {
	c := ordered.CauseOf(v.Kind)
	switch {
	case v.Fate == ordered.Turned:
		return m.stepAt(ordered.Back, v.Pass+1)
	case c == ordered.Sky || c == ordered.Raids:
		return max(m.stepAt(c, 0), m.stepAt(ordered.Back, 0), m.stepAt(ordered.Again, 0))
	}
	return m.stepAt(c, 0)
}

// flownAt is the step in which an order is carried out first: a mission that turns back has been flown before.
func (m *Quill) flownAt(v ordered.Verdict) int {
	return min(m.stepAt(ordered.CauseOf(v.Kind), 0), m.stepOf(v))
}

// shownFate is what is to be seen of an order at the step shown.
func (m *Quill) shownFate(v ordered.Verdict) string {
	if v.Kind == ordered.Hold || m.stepOf(v) > m.verdicts.step || !m.parts[PartResults] {
		return ""
	}
	return v.Fate.String()
}

// dressVerdicts draws all orders, and what is settled of them so far; what the step settles draws itself.
func (m *Quill) dressVerdicts(ms *scene.MapScene) {
	vs := &m.verdicts
	causes, walked := m.causes(), m.caused()
	for i, v := range vs.of.Verdicts {
		m.dressUnit(ms, v)
		number := ""
		if n := slices.Index(causes, v.Counter); n >= 0 && m.parts[PartCauses] {
			number = scene.Itoa(n + 1)
		}
		l, ok := m.lineOf(v.Order)
		if m.gaveUp(v) {
			m.dressGivenUp(ms, v, number)
			continue
		}
		if !ok {
			if at, there := m.chart.SpotOf(v.Counter); there && number != "" {
				ms.Fates = append(ms.Fates, scene.FateMark{Spot: at, Number: number})
			}
			continue
		}
		l.Own, l.Hot, l.Number = v.Side == m.Sight.Viewer, i == vs.chosen, number
		l.Fate = m.shownFate(v)
		l.Dim = vs.step > 0 && m.flownAt(v) > vs.step && !m.threatens(v)
		if walked != engine.NoRef { // it and what it leads to stand out
			l.Hot, l.Dim = v.Counter == walked, v.Counter != walked && i != vs.chosen
		}
		moves := m.moves(v)
		if moves {
			live := l
			live.Number, live.Hot = "", false
			length := m.lengthOf(v)
			ms.Live = append(ms.Live, scene.Motion{OrderLine: live, T: m.come(0, length), After: m.come(length, drawTime)})
			l.Dim, l.Fate = true, ""
		}
		ms.Orders = append(ms.Orders, l)
		if v.Kind == ordered.Patrol && !moves && (vs.step == m.flownAt(v) || i == vs.chosen && !vs.runs) {
			watch(ms, v.Area)
		}
	}
	if bases := m.bases(); len(bases) > 0 {
		for _, at := range bases {
			ms.Lamps = append(ms.Lamps, at.Index())
		}
		return
	}
	if vs.chosen >= 0 && !vs.runs && m.parts[PartCauses] {
		at := vs.of.Verdicts[vs.chosen].To
		if at.Kind() != engine.KindSpace {
			at = vs.of.Verdicts[vs.chosen].At
		}
		ms.Lamps = []int{at.Index()}
	}
}

// dressGivenUp marks a wing that turned back beside its counter, where its order is drawn no longer.
func (m *Quill) dressGivenUp(ms *scene.MapScene, v ordered.Verdict, number string) {
	at, there := m.chart.SpotOf(v.Counter)
	if !there {
		return
	}
	at.DX, at.DY = at.DX-.1, at.DY-.75
	if m.parts[PartResults] {
		ms.Fates = append(ms.Fates, scene.FateMark{Spot: at, Fate: v.Fate.String()})
	}
	if number != "" {
		at.DY -= .65
		ms.Fates = append(ms.Fates, scene.FateMark{Spot: at, Number: number})
	}
}

// moves tells whether an order draws itself now.
func (m *Quill) moves(v ordered.Verdict) bool {
	vs := &m.verdicts
	now := m.flownAt(v) == vs.step || m.stepOf(v) == vs.step && (v.Fate == ordered.Turned || v.Kind == ordered.Raid)
	return vs.step > 0 && now && m.Clock < vs.begun+drawTime && !m.Prefs.Still
}

// come is how far the time between two moments of a step has come, from 0 to 1.
func (m *Quill) come(from, to float64) float64 {
	return math.Max(0, math.Min(1, (m.Clock-m.verdicts.begun-from)/math.Max(1, to-from)))
}

// lengthOf is how long an order takes to draw itself, in milliseconds; what comes of it takes the rest of drawTime.
func (m *Quill) lengthOf(v ordered.Verdict) float64 {
	switch {
	case v.Fate == ordered.Turned && m.stepOf(v) == m.verdicts.step:
		return 180
	case v.Kind == ordered.Patrol:
		return 220
	case v.Kind == ordered.Escort:
		return 160
	case v.Kind == ordered.Raid:
		return 260
	case v.Kind.Goes() || v.Kind == ordered.Attack:
		return 240
	}
	return 120
}

// outTime is how long a unit that is driven out takes to step aside, in milliseconds, and outWay how far it steps, in widths of it.
const (
	outTime = 160.0
	outWay  = .3
)

// dressUnit marks a unit that was driven out, and has it step away from who drove it.
func (m *Quill) dressUnit(ms *scene.MapScene, v ordered.Verdict) {
	outs := m.stepAt(ordered.Outs, 0)
	at, there := m.chart.SpotOf(v.Counter)
	if v.Unit == ordered.Open || m.verdicts.step < outs || !there || !m.parts[PartResults] {
		return
	}
	dx, dy := m.awayFrom(v)
	far := outWay
	if m.verdicts.step == outs && !m.Prefs.Still {
		far *= m.come(0, outTime)
	}
	for i := range ms.Stacks {
		if s := &ms.Stacks[i]; s.Space == at.Space && s.DX == at.DX && s.DY == at.DY {
			s.DX, s.DY = s.DX+dx*far, s.DY+dy*far
			break
		}
	}
	m.dressRetreat(ms, v, scene.Spot{Space: at.Space, DX: at.DX + dx*outWay, DY: at.DY + dy*outWay})
	ms.Fates = append(ms.Fates, scene.FateMark{Spot: scene.Spot{Space: at.Space, DX: at.DX + dx*outWay + .44, DY: at.DY + dy*outWay - .6}, Fate: v.Unit.String()})
}

// awayFrom is the direction in which a unit is driven.
func (m *Quill) awayFrom(v ordered.Verdict) (dx, dy float64) {
	for _, o := range m.verdicts.of.Verdicts {
		if o.Kind.Goes() && o.Fate == ordered.Done && o.To == v.At && o.At.Kind() == engine.KindSpace {
			x0, y0 := m.chart.ScreenOf(o.At.Index())
			x1, y1 := m.chart.ScreenOf(v.At.Index())
			l := math.Max(1, math.Hypot(x1-x0, y1-y0))
			return (x1 - x0) / l, (y1 - y0) / l
		}
	}
	return 0, 0
}
