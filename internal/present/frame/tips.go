package frame

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds what floats: proof cards, small menus, one-line tooltips.

// TipPending tells whether what the pointer rests on has not been told of yet.
func (m *Frame) TipPending() bool {
	return m.Clock < m.HoverAt+250 && m.Clock >= m.HoverAt
}

// untold tells whether nothing is told of what the pointer rests on, a panel or the map.
func (m *Frame) untold(panel bool) bool {
	if panel {
		return m.Hushed
	}
	return m.Quiet || m.Rested
}

// LayTip shows one line beside what the pointer rests on.
func (m *Frame) LayTip() {
	m.TipShown = false
	if m.Down || m.Clock < m.HoverAt+250 || m.Proof != nil || m.Sheet != nil || m.Menu != nil || !scene.R(0, 0, m.W, m.H).Has(m.Mx, m.My) {
		return
	}
	r, ok := m.Under(m.Mx, m.My)
	word := r.Tip
	if m.untold(ok) {
		return
	}
	if !ok && m.Up == table.ScreenGame && m.Sight != nil && m.Menu == nil {
		if on := m.chart.SpaceUnder(m.Mx, m.My); on >= 0 && (m.chart.Fan.N == 0 || !m.chart.Fan.Rect.Has(m.Mx, m.My)) && !m.hand.AimShown() && !m.Quiet && m.shows(on) == "" && m.chart.LayHoverCard(on) {
			m.TipShown = true
			return
		}
		if word = m.shows(m.chart.SpaceUnder(m.Mx, m.My)); word == "" {
			word = m.mapTip()
		}
	}
	if word == "" {
		m.TipShown = ok && m.layTerm()
		return
	}
	m.TipShown = true
	probe := m.Probe()
	word = probe.Fit(scene.CondMedium, 13, 520, word)
	w := math.Round(probe.Wide(scene.CondMedium, 13, word)) + 20
	at, clear := m.tipPlace(w, r, ok)
	if !clear && !ok && m.emptyUnder() {
		return // a name alone hides nothing for it
	}
	d := m.Panel("tip", at)
	m.Hits = m.Hits[:len(m.Hits)-1]
	d.Frame(d.Panel.Rect.X, d.Panel.Rect.Y, w, 28, 4, "chrome.raised", "chrome.line")
	d.Text(d.Panel.Rect.X+10, d.Panel.Rect.Y+19, scene.CondMedium, 13, "text.on_dark", word)
}

// emptyUnder tells whether the pointer rests on a place of which nothing is known but its name.
func (m *Frame) emptyUnder() bool {
	s := m.chart.SpaceUnder(m.Mx, m.My)
	if s < 0 {
		return false
	}
	_, known := m.Sight.SpaceView(s)
	return !known && len(m.Sight.CountersAt(s)) == 0
}

// tipPlace is where one line about what the pointer rests on lies: below it and to the right where there is room. What is said of the map
// lies on no panel and, where it can, on no counter, and what is said on a panel on nothing that may be pressed, where it can: clear tells
// whether it could.
func (m *Frame) tipPlace(w float64, on scene.Region, panel bool) (at scene.Rect, clear bool) {
	right, left := math.Max(4, math.Min(m.Mx+14, m.W-w-4)), math.Max(4, m.Mx-14-w)
	below, above := m.My+20, m.My-36
	if panel && on.Rect.H < tallTipped { // beside what it is about
		below, above = math.Max(below, on.Rect.Y+on.Rect.H+2), math.Min(above, on.Rect.Y-30)
	}
	if below+28 > m.H-4 {
		below = above
	}
	could := []scene.Rect{scene.R(right, below, w, 28), scene.R(left, below, w, 28), scene.R(right, above, w, 28), scene.R(left, above, w, 28)}
	if !panel { // farther off before it lies on counters
		for far := 24.0; far <= 96; far += 24 {
			for _, x := range []float64{right, left, math.Max(4, math.Min(m.Mx-w/2, m.W-w-4))} {
				could = append(could, scene.R(x, math.Min(m.My+20+far, m.H-32), w, 28), scene.R(x, m.My-36-far, w, 28))
			}
		}
	}
	onPanel := func(r scene.Rect) bool {
		return slices.ContainsFunc(m.Drawn.Panels, func(p scene.Panel) bool { return p.Rect.Meets(r) })
	}
	if i := slices.IndexFunc(could, func(r scene.Rect) bool { return !panel && !m.chart.Covers(r) && !onPanel(r) }); i >= 0 {
		return could[i], true
	}
	for _, r := range could {
		if panel && !slices.ContainsFunc(m.Hits, func(h scene.Region) bool { return pressed(h) && h.Rect.Meets(r) }) {
			return r, true
		}
		if !panel && !onPanel(r) {
			return r, false
		}
	}
	return could[0], false
}

// tallTipped is how tall a thing may be beside which its tip lies as a whole.
const tallTipped = 90.0

// pressed tells whether a region is there to be pressed.
func pressed(r scene.Region) bool { return r.Act != nil && r.Act != scene.Act(scene.Nothing{}) }

// shows says what a click on a space would show the other side with what is selected, "" for nothing.
func (m *Frame) shows(s int) string {
	if s < 0 || m.Sight.Sel.Kind() != engine.KindCounter {
		return ""
	}
	for _, c := range m.LegalWith(m.Sight.Sel, engine.SpaceRef(s)) {
		if f := m.Label(c).Shows; f != engine.NoRef {
			return m.Say("target.shows", m.NameOf(f))
		}
	}
	return ""
}

// mapTip names the space under the pointer, what it holds and its coordinate.
func (m *Frame) mapTip() string {
	if m.chart.Fan.N > 0 && m.chart.Fan.Rect.Has(m.Mx, m.My) {
		if c, ok := m.chart.CounterUnder(m.Mx, m.My); ok {
			return m.NameOf(c.Ref) + ": " + m.Word(c.Note)
		}
	}
	s := m.chart.SpaceUnder(m.Mx, m.My)
	if s < 0 {
		return ""
	}
	if v, ok := m.Sight.SpaceView(s); ok {
		if v.Room.Capacity > 0 {
			return m.Say("map.tip.base", m.placeOf(v), m.Word(v.Kind), (v.Room.Used+v.Room.Unit-1)/max(1, v.Room.Unit), v.Room.Capacity/max(1, v.Room.Unit))
		}
		return m.Say("map.tip.space", m.placeOf(v), m.Word(v.Kind))
	}
	name, code := m.Board().Name(s), m.Board().Code(s)
	if name != code {
		return m.Say("ref", name) + " " + code
	}
	if near := m.Near(engine.SpaceRef(s)); near != "" {
		return scene.Capital(near) + ", " + code
	}
	return code
}

// placeOf is a space's name with its code, once where they are the same.
func (m *Frame) placeOf(v engine.SpaceView) string {
	if v.Name == v.Code {
		return v.Code
	}
	return m.Say("ref", v.Name) + " " + v.Code
}
