package sky

import (
	"errors"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file sends aircraft by their bars: a bar is dragged to a lane, and lanes that refuse it go dim and say why.

// Take takes up the bar of an aircraft; where it is only clicked the aircraft goes to the battle that is looked at.
type Take struct{ Bar int }

// Do names it.
func (Take) Do() string { return "sky.bar" }

// takes tells whether the person at the screen may take up the bar of an aircraft: to send it, or to be told why it stays, as its base is attacked.
func (m *Sky) takes(t *lanes.Table, b *lanes.Bar) bool {
	return m.asked(t) && b.Send.Side == m.Actor() && len(b.Spans) > 0 && (b.Spans[len(b.Spans)-1].Doing == lanes.Free || barred(b))
}

// barred tells whether an aircraft stays because its base is attacked.
func barred(b *lanes.Bar) bool {
	return len(b.Spans) > 0 && b.Spans[len(b.Spans)-1].Doing == lanes.Barred
}

// meant is the lane that a click on a bar is about: the one that is looked at; of an aircraft that stays, where none is, the first it does not stand in.
func (m *Sky) meant(t *lanes.Table, b *lanes.Bar) int {
	if at := m.looked(t); at >= 0 || !barred(b) {
		return at
	}
	return slices.IndexFunc(t.Lanes, func(l lanes.Lane) bool { return l.At != b.Send.A })
}

// sent is the command by which an aircraft is sent to a battle.
func sent(t *lanes.Table, b *lanes.Bar, lane int) engine.Command {
	c := b.Send
	c.B = t.Lanes[lane].At
	return c
}

// goes tells whether an aircraft may be sent to a battle.
func (m *Sky) goes(t *lanes.Table, b *lanes.Bar, lane int) bool {
	return slices.Contains(m.Sight.Legal, sent(t, b, lane))
}

// take sends the aircraft of a bar to a battle; where that is not allowed the reason is told.
func (m *Sky) take(bar, lane int) {
	if t := m.table(); t != nil && bar < len(t.Bars) && lane >= 0 && m.takes(t, &t.Bars[bar]) {
		c := sent(t, &t.Bars[bar], lane)
		if m.goes(t, &t.Bars[bar], lane) && m.last(c) {
			m.AskFirst(m.Say("sky.last.why"), m.Say("sky.last.send"), table.Give{Cmd: c})
			return
		}
		m.Run(table.Give{Cmd: c})
	}
}

// Drag follows the pointer with a bar that was taken up.
func (m *Sky) Drag(a Take, x, y float64) {
	if !m.Dragging && math.Hypot(x-m.PressX, y-m.PressY) > 5 {
		m.Dragging = true
		m.Cue("pencil")
	}
	if m.Dragging {
		m.held, m.Stale = a.Bar, true
	}
}

// Drop lets go of a bar.
func (m *Sky) Drop(a Take, x, y float64) {
	lane := slices.IndexFunc(m.laid, func(r scene.Rect) bool { return r.Has(x, y) })
	m.held, m.Stale = -1, true
	if lane >= 0 {
		m.take(a.Bar, lane)
	}
}

// layHeld dims the lanes that refuse the bar that is dragged, with the reason, and lays its card under the pointer.
func (m *Sky) layHeld(g *grid) {
	if !m.Dragging || m.held < 0 || m.held >= len(g.t.Bars) {
		return
	}
	b := &g.t.Bars[m.held]
	for i, r := range m.laid {
		if r.W == 0 {
			continue
		}
		if m.goes(g.t, b, i) {
			g.d.Frame(r.X+1, r.Y+1, r.W-2, r.H-2, 3, "", "accent.lamp")
			continue
		}
		g.d.Add(scene.Item{Kind: scene.ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, Fill: "chrome.scrim", Alpha: .7})
		var no *engine.Illegal
		if _, _, err := m.Sight.Pos.Apply(sent(g.t, b, i), engine.NewTyped()); errors.As(err, &no) {
			x, y := r.X+g.headW+10, r.Y+r.H/2
			g.d.Icon("cross", x+6, y-5, 6, "status.refused")
			w := g.d.Text(x+22, y, scene.BodyMedium, 14, "text.on_dark", g.d.Fit(scene.BodyMedium, 14, r.X+r.W-x-130, scene.Capital(m.Word(no.Reason))))
			g.d.Cite(x+22+w+12, y, no.Cite, no.House)
		}
	}
	g.d.Add(scene.Item{Kind: scene.ItemCard, X: m.Mx - 16, Y: m.My - 16, W: 32, Card: m.card(lanes.Card{Nation: b.Nation, Kind: b.Kind}, b.Value)})
}
