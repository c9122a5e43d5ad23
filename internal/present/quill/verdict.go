package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
)

// This file shows what became of opened orders: step by step by cause, the proof of any of them, and then lets the game go on.

// verdicts is what of a movement is looked at.
type verdicts struct {
	open   bool
	of     *ordered.Settled
	step   int // which of its steps is shown
	runs   bool
	next   float64          // clock at which the next step comes
	begun  float64          // clock at which this one began
	chosen int              // verdict that is explained, -1 none
	moving []mapview.Moving // what moves when they are put away
	fresh  bool             // they were opened just now, and something comes after them
}

// stepTime is how long a step stands while they run, and drawTime how long its orders draw themselves, in milliseconds.
const (
	stepTime = 760.0
	drawTime = 260.0
)

// Meet opens the verdicts of a movement that was settled just now.
func (m *Quill) Meet() {
	w, ok := m.writer()
	if !ok {
		return
	}
	s := w.Settled()
	if s == nil {
		return
	}
	m.show(s)
	m.verdicts.fresh = true
	m.verdicts.moving, m.chart.Moving = m.chart.Moving, nil
	m.verdicts.runs, m.verdicts.step = !m.Prefs.Still, 0
	if m.Prefs.Still {
		m.verdicts.step = len(s.Steps) - 1
	}
	m.verdicts.next, m.verdicts.begun = m.Clock+stepTime, m.Clock
	m.Opens()
}

// look opens those of the movement before, as they stand in the end.
func (m *Quill) look() {
	if w, ok := m.writer(); ok {
		if s := w.Settled(); s != nil {
			m.show(s)
			m.verdicts.step = len(s.Steps) - 1
		}
	}
}

// Looks tells whether there are verdicts to be looked at.
func (m *Quill) Looks() bool {
	w, ok := m.writer()
	return ok && !m.Reading() && w.Settled() != nil
}

func (m *Quill) show(s *ordered.Settled) {
	m.verdicts = verdicts{open: true, of: s, chosen: -1}
	t := m.Sight
	t.Sel, t.Space, m.Menu, m.Proof = engine.NoRef, -1, nil, nil
	m.Pane, m.Folded = "units", false
	for i, v := range s.Verdicts { // what weighs most is explained first
		if v.Kind.Goes() && v.Fate == ordered.Done && slices.ContainsFunc(s.Verdicts, func(o ordered.Verdict) bool { return o.At == v.To && o.Unit != ordered.Open }) {
			m.verdicts.chosen = i
			break
		}
	}
}

// Stand puts the counters where they stood, as long as verdicts are shown.
func (m *Quill) Stand() {
	if m.Reading() {
		m.Sight.View.Counters, m.Sight.Legal = m.verdicts.of.Counters, nil
	}
}

// leave puts the verdicts away: what moved goes where it went.
func (m *Quill) leave() {
	v := m.verdicts
	m.verdicts = verdicts{}
	m.ShowAt(m.Sight.Cursor)
	for _, x := range v.moving {
		x.Start = m.Clock
		m.chart.Moving = append(m.chart.Moving, x)
	}
	m.Stale = true
}

// goTo shows a step.
func (m *Quill) goTo(step int) {
	v := &m.verdicts
	if !v.open {
		return
	}
	v.runs = false
	if step >= len(v.of.Steps) {
		m.leave()
		return
	}
	v.step, v.begun = max(0, step), m.Clock
	m.cue()
}

// cue is the sound of a step.
func (m *Quill) cue() {
	switch m.verdicts.of.Steps[m.verdicts.step] {
	case ordered.Raids:
		m.Cue("thud")
	case ordered.Back:
		m.Cue("low")
	case ordered.Sky:
		m.Cue("engines")
	default:
		m.Cue("pencil")
	}
}

// Tick lets the steps come one after the other.
func (m *Quill) Tick() {
	m.tickWeighing()
	v := &m.verdicts
	if !m.Reading() {
		return
	}
	if m.Clock < v.begun+drawTime+60 {
		m.Stale = true
	}
	if !v.runs || m.Clock < v.next {
		return
	}
	if v.step >= len(v.of.Steps)-1 {
		v.runs = false
		return
	}
	v.step++
	v.begun, v.next = m.Clock, m.Clock+stepTime
	m.cue()
	m.Stale = true
}

// verdictKey is the keyboard while verdicts are shown.
func (m *Quill) verdictKey(k scene.Key) bool {
	v := &m.verdicts
	last := len(v.of.Steps) - 1
	m.Stale = true
	switch k.Name {
	case "space", "enter", "n":
		switch {
		case m.Hasty():
		case v.runs:
			v.runs, v.step, v.begun = false, last, m.Clock-drawTime
		case v.step < last:
			m.goTo(v.step + 1)
		default:
			m.leave()
		}
	case "b":
		m.goTo(v.step - 1)
	case "esc":
		m.leave()
	case "tab", "down":
		m.explain((v.chosen + 1) % max(1, len(v.of.Verdicts)))
	case "up":
		m.explain((max(v.chosen, 0) - 1 + len(v.of.Verdicts)) % max(1, len(v.of.Verdicts)))
	default:
		return k.Name == "z" || k.Name == "y" || len(k.Name) == 1
	}
	return true
}

// explain shows the proof of one verdict.
func (m *Quill) explain(n int) {
	if v := &m.verdicts; v.open && n >= 0 && n < len(v.of.Verdicts) {
		v.chosen = n
		v.runs = false
		v.step = len(v.of.Steps) - 1
		if at := v.of.Verdicts[n].At; at.Kind() == engine.KindSpace {
			m.chart.Reveal(at.Index())
		}
	}
}

// explainAt explains what was clicked on the map: a unit, or whatever happened in a space.
func (m *Quill) explainAt(x, y float64) {
	of := m.verdicts.of
	if c, ok := m.chart.CounterUnder(x, y); ok {
		if i := slices.IndexFunc(of.Verdicts, func(v ordered.Verdict) bool { return v.Counter == c.Ref }); i >= 0 {
			m.explain(i)
			return
		}
	}
	s := m.chart.SpaceUnder(x, y)
	for i, v := range of.Verdicts {
		if s >= 0 && v.To == engine.SpaceRef(s) && v.Kind != ordered.Support {
			m.explain(i)
			return
		}
	}
}

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
