package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file shows a fight that is planned on the map in the combat panel: what flies already, what may still be sent, by a click
// instead of by dragging.

// panelView is what the combat panel shows: a fight that is resolved, or the plan of one if the player has asked for it.
func (m *Model) panelView() *engine.BattleView {
	switch v := &m.t.view; {
	case v.Battle != nil && m.t.battle:
		return v.Battle
	case v.Battle == nil && m.t.planned:
		return v.Plan
	}
	return nil
}

// plan is the plan the panel shows, nil if it shows none.
func (m *Model) plan() *engine.BattleView {
	if m.t.view.Battle == nil && m.fighting() {
		return m.t.view.Plan
	}
	return nil
}

// toggleBattle puts the combat panel away or fetches it.
func (m *Model) toggleBattle() {
	switch t := m.t; {
	case t.view.Battle != nil:
		t.battle = !t.battle
	case t.view.Plan != nil:
		t.planned = !t.planned
	}
	m.dirty = true
}

// flights are what a counter may be sent to do over the sea, in the words of the notation.
var flights = []string{"search", "cover", "cap", "strike"}

// sortie is one counter that may be sent, with what it may be sent to do.
type sortie struct {
	c     engine.CounterView
	verbs []string
}

// sorties lists whoever may be sent in what is planned, as the counters come.
func (m *Model) sorties() (out []sortie) {
	if !m.live() {
		return nil
	}
	for _, c := range m.t.view.Counters {
		var verbs []string
		for _, l := range m.legalWith(c.Ref, engine.NoRef) {
			if v := m.verb(l); l.A == c.Ref && slices.Contains(flights, v) && !slices.Contains(verbs, v) {
				verbs = append(verbs, v)
			}
		}
		if len(verbs) > 0 {
			out = append(out, sortie{c, verbs})
		}
	}
	return out
}

// fly sends a counter to do what is named; several places where it might do so open a menu.
func (m *Model) fly(a Fly) {
	var cands []engine.Command
	for _, l := range m.legalWith(a.Ref, engine.NoRef) {
		if l.A == a.Ref && m.verb(l) == a.Verb {
			cands = append(cands, l)
		}
	}
	if len(cands) > 0 {
		m.resolve(cands, m.mx, m.my)
	}
}

// laySorties lists under the table who may still be sent, with a button for each thing to do.
func (m *Model) laySorties(d pen, x, y, w, foot float64) {
	list := m.sorties()
	d.label(x, y+10, m.say("sea.sorties"))
	y += 18
	if len(list) == 0 {
		d.text(x, y+18, Body, 13, "text.on_dark_second", m.say("sea.sorties.none"))
		return
	}
	const row = 34.0
	rows := max(1, int((foot-y)/row))
	page := 2 * rows
	first := 0
	if len(list) > page {
		page-- // the last field turns the page
		if first = int(m.scroll["sorties"]); first >= len(list) {
			first, m.scroll["sorties"] = 0, 0
		}
	}
	cw := math.Floor((w - 12) / 2)
	at := func(i int) (float64, float64) { return x + float64(i%2)*(cw+12), y + float64(i/2)*row }
	for i, s := range list[first:min(len(list), first+page)] {
		cx, cy := at(i)
		d.box(cx, cy, cw, row-3, "chrome.zebra")
		card := plainCard(s.c, m.t.style(s.c.Side))
		d.add(Item{Kind: ItemCard, X: cx + 3, Y: cy + 2, W: 27, Card: card})
		tip := ""
		if m.menu == nil {
			tip = m.say("sea.do.tip", m.nameOf(s.c.Ref), m.homeOf(s.c))
		}
		bx := cx + cw - 4
		for k := len(s.verbs) - 1; k >= 0; k-- {
			word := m.say("sea.do." + s.verbs[k])
			bw := d.wide(CondMedium, 13, word) + 18
			bx -= bw
			edge := "chrome.line"
			if d.hot(Rect{bx, cy + 1, bw, 28}) {
				edge = "accent.lamp"
			}
			d.frame(bx, cy+3, bw, 25, 12, "chrome.raised", edge)
			d.centre(bx+bw/2, cy+20, CondMedium, 13, "text.on_dark", word)
			d.hit(bx, cy+1, bw, 29, Fly{Ref: s.c.Ref, Verb: s.verbs[k]}, tip)
			bx -= 4
		}
		d.text(cx+38, cy+20, Body, 13, "text.on_dark", d.fit(Body, 13, bx-cx-42, m.homeOf(s.c)))
	}
	if len(list) > 2*rows {
		cx, cy := at(page)
		d.button(cx, cy, cw, row-3, m.say("combat.more", len(list)), "", "", TurnSorties{By: page})
	}
}

// homeOf is what a counter flies from: its carrier, or its base.
func (m *Model) homeOf(c engine.CounterView) string {
	if c.On != engine.NoRef {
		return m.nameOf(c.On)
	}
	return m.nameOf(c.Space)
}

// layThrowsIn shows the last dice at sea within the panel, each with what came of it, and over them those thrown before in the
// round, as many as there is room for.
func (m *Model) layThrowsIn(d pen, x, y, w, foot float64) {
	if !m.thrownInPanel() {
		return
	}
	const row = 36.0
	n := m.thrownBy()
	list := append(m.thrownEarlier(), m.thrown.list[:n]...)
	if len(list) == 0 {
		return
	}
	room := max(n, int((foot-y-18)/row))
	list = list[max(0, len(list)-room):]
	d.label(x, y+10, m.say("sea.dice"))
	y += 18
	for i, t := range list {
		fill := "chrome.zebra"
		if i == len(list)-1 && n > 0 {
			fill = "chrome.row_current"
		}
		d.box(x, y, w, row-2, fill)
		m.layThrow(d, t, x+4, y, w-8, row-2)
		y += row
	}
}
