package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows a fight that is planned on the map in the combat panel: what flies already, what may still be sent, by a click
// instead of by dragging.

// flights are what a counter may be sent to do over the sea, in the words of the notation.
var flights = []string{"search", "cover", "cap", "strike"}

// sortie is one counter that may be sent, with what it may be sent to do.
type sortie struct {
	c     engine.CounterView
	verbs []string
}

// sorties lists whoever may be sent in what is planned, as the counters come.
func (m *Battle) sorties() (out []sortie) {
	if !m.Live() {
		return nil
	}
	for _, c := range m.Sight.View.Counters {
		var verbs []string
		for _, l := range m.LegalWith(c.Ref, engine.NoRef) {
			if v := m.Verb(l); l.A == c.Ref && slices.Contains(flights, v) && !slices.Contains(verbs, v) {
				verbs = append(verbs, v)
			}
		}
		if len(verbs) > 0 {
			out = append(out, sortie{c, verbs})
		}
	}
	return out
}

// roster is who was listed in what is asked, so that rows keep their places while one after the other is sent.
type roster struct {
	ask   string // the question, and whose it is
	where engine.Ref
	round int
	list  []sortie
}

// listed is what laySorties shows: whoever may be sent, each in the place he was first listed in; whoever was sent meanwhile keeps his row,
// with nothing to be done in it. Another question begins another list, and so does one in which nobody is left.
func (m *Battle) listed() []sortie {
	now := m.sorties()
	p := m.Sight.View.Prompt
	asked := roster{ask: p.Ask.Key, where: engine.NoRef}
	if b := m.PanelView(); b != nil {
		asked.where, asked.round = b.Where, b.Round
	}
	if r := m.roster; len(now) > 0 && r.ask == asked.ask && r.where == asked.where && r.round == asked.round {
		for _, old := range r.list {
			at := slices.IndexFunc(now, func(s sortie) bool { return s.c.Ref == old.c.Ref })
			if at >= 0 {
				old = now[at]
				now = slices.Delete(now, at, at+1)
			} else if _, stands := m.Sight.Counter(old.c.Ref); stands {
				old.verbs = nil
			} else {
				continue
			}
			asked.list = append(asked.list, old)
		}
	}
	asked.list = append(asked.list, now...)
	m.roster = asked
	return asked.list
}

// fly sends a counter to do what is named; several places where it might do so open a menu.
func (m *Battle) fly(a Fly) {
	var cands []engine.Command
	for _, l := range m.LegalWith(a.Ref, engine.NoRef) {
		if l.A == a.Ref && m.Verb(l) == a.Verb {
			cands = append(cands, l)
		}
	}
	if len(cands) > 0 {
		m.hand.Resolve(cands, m.Mx, m.My)
	}
}

// layRoster lays those who may still be sent against ships, where anybody may, and gives the y below.
func (m *Battle) layRoster(d scene.Pen, b *engine.BattleView, r scene.Rect, y, foot float64) float64 {
	if b != m.Plan() || b.Kind != engine.BattleSea {
		return y
	}
	n := len(m.listed())
	if n == 0 {
		return y
	}
	low := math.Max(y+52, math.Min(foot-m.leastCharts(b), y+18+34*float64(min(n, 4))))
	m.laySorties(d, r.X, y, r.W, low)
	return low + 8
}

// laySorties lists under the table who may still be sent, with a button for each thing to do.
func (m *Battle) laySorties(d scene.Pen, x, y, w, foot float64) {
	list := m.listed()
	d.Label(x, y+10, m.Say("sea.sorties"))
	if len(list) == 0 && m.docked() { // beside the label: the sheet is low
		d.Right(x+w, y+10, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, w-180, m.Say("sea.sorties.none")))
		return
	}
	y += 18
	if len(list) == 0 {
		d.Text(x, y+18, scene.Body, 13, "text.on_dark_second", m.Say("sea.sorties.none"))
		return
	}
	const row = 34.0
	rows, columns := max(1, int((foot-y)/row)), 2
	if m.docked() && len(list) <= rows { // in a narrow sheet each has a row while there are enough
		columns = 1
	}
	page := columns * rows
	first := 0
	if len(list) > page {
		page-- // the last field turns the page
		if first = int(m.Scroll["sorties"]); first >= len(list) {
			first, m.Scroll["sorties"] = 0, 0
		}
	}
	cw := math.Floor((w - 12*float64(columns-1)) / float64(columns))
	at := func(i int) (float64, float64) {
		return x + float64(i%columns)*(cw+12), y + float64(i/columns)*row
	}
	for i, s := range list[first:min(len(list), first+page)] {
		cx, cy := at(i)
		d.Box(cx, cy, cw, row-3, "chrome.zebra")
		card := scene.PlainCard(s.c, m.Sight.Style(s.c.Side))
		d.Add(scene.Item{Kind: scene.ItemCard, X: cx + 3, Y: cy + 2, W: 27, Card: card})
		tip := ""
		if m.Menu == nil {
			tip = m.Say("sea.do.tip", m.NameOf(s.c.Ref), m.homeOf(s.c))
		}
		bx := cx + cw - 4
		if len(s.verbs) == 0 {
			word := m.Say("sea.sent")
			bx -= d.Wide(scene.Body, 13, word) + 8
			d.Text(bx+4, cy+20, scene.Body, 13, "text.on_dark_second", word)
		}
		for k := len(s.verbs) - 1; k >= 0; k-- {
			word := m.Say("sea.do." + s.verbs[k])
			bw := d.Wide(scene.CondMedium, 13, word) + 18
			bx -= bw
			edge := "chrome.line"
			if d.Hot(scene.R(bx, cy+1, bw, 28)) {
				edge = "accent.lamp"
			}
			d.Frame(bx, cy+3, bw, 25, 12, "chrome.raised", edge)
			d.Centre(bx+bw/2, cy+20, scene.CondMedium, 13, "text.on_dark", word)
			d.Hit(bx, cy+1, bw, 29, Fly{Ref: s.c.Ref, Verb: s.verbs[k]}, tip)
			bx -= 4
		}
		d.Text(cx+38, cy+20, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, bx-cx-42, m.homeOf(s.c)))
	}
	if len(list) > columns*rows {
		cx, cy := at(page)
		d.Button(cx, cy, cw, row-3, m.Say("combat.more", len(list)), "", "", TurnSorties{By: page})
	}
}

// homeOf is what a counter flies from: its carrier, or its base.
func (m *Battle) homeOf(c engine.CounterView) string {
	if c.On != engine.NoRef {
		return m.NameOf(c.On)
	}
	return m.NameOf(c.Space)
}

// layThrowsIn shows the last dice at sea within the panel, each with what came of it, and over them those thrown before in the
// round, as many as there is room for.
func (m *Battle) layThrowsIn(d scene.Pen, x, y, w, foot float64) {
	if !m.thrownInPanel() {
		return
	}
	const row = 36.0
	n := m.thrownBy()
	list := append(m.thrownEarlier(), m.Thrown.list[:n]...)
	if len(list) == 0 {
		return
	}
	room := max(n, int((foot-y-18)/row))
	list = list[max(0, len(list)-room):]
	d.Label(x, y+10, m.Say("sea.dice"))
	y += 18
	for i, t := range list {
		fill := "chrome.zebra"
		if i == len(list)-1 && n > 0 {
			fill = "chrome.row_current"
		}
		d.Box(x, y, w, row-2, fill)
		m.layThrow(d, t, x+4, y, w-8, row-2)
		y += row
	}
}
