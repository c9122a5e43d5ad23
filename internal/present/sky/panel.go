package sky

import (
	"math"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/charts"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel beside the lanes: which battle, what may be done about it and what that is worth, the dice that fell.

// footHigh is how high the foot of the panel is for a row of buttons, chipHigh for the switch between lanes and map under them, rowHigh a
// row that may be clicked, fireHigh one that tells what a kind shoots at.
const (
	footHigh = 46.0
	chipHigh = 42.0
	rowHigh  = 44.0
	fireHigh = 26.0
)

// LaySide lays the panel; it tells whether there are battles.
func (m *Sky) LaySide(d scene.Pen, r scene.Rect) bool {
	t := m.table()
	if t == nil {
		return false
	}
	at := m.looked(t)
	title := m.Say("sky.round", t.Round)
	if at >= 0 {
		title = m.Word(t.Lanes[at].Name)
	}
	under := m.Word(m.Sight.View.Prompt.Ask)
	if m.ended != nil {
		title, under = m.Say("sky.ended"), m.Say("sky.ended.under")
	} else if !m.asked(t) {
		under = m.Say("sky.waits", m.Word(m.Sight.SideView(m.Sight.View.Prompt.Side).Name))
	}
	top := m.LeafHead(d, r, title, under, Aside{})
	on := []engine.Command(nil)
	if m.asked(t) {
		on = onward(t)
	}
	foot := chipHigh + footHigh*float64(len(on))
	if m.ended != nil {
		foot = chipHigh + footHigh
	}
	l := m.Leaf(d, r, top, foot, "sky")
	switch {
	case m.asked(t) && at < 0:
		m.layOpen(l, r, t)
	case m.ended != nil:
		m.layEnds(l, t)
		if at >= 0 {
			m.layDice(l, t, at)
		}
	case at >= 0:
		m.layToll(l, t)
		m.layChance(l, at)
		if m.asked(t) {
			m.layFire(l, t)
			m.layOffers(l, r, t)
		}
		m.layDice(l, t, at)
	}
	m.layWhere(l, t, r.Y+r.H-foot)
	m.EndLeaf(l)
	m.layFoot(d, scene.R(r.X, r.Y+r.H-foot, r.W, foot), t, on)
	return true
}

// layFoot lays what goes on, and the switch between the lanes and the map.
func (m *Sky) layFoot(d scene.Pen, r scene.Rect, t *lanes.Table, on []engine.Command) {
	d.Box(r.X+1, r.Y, r.W-1, r.H, "chrome.well")
	y := r.Y + 8
	x, w := r.X+12, math.Round(r.W-24)
	if m.ended != nil {
		d.Button(x, y, w, 34, m.Say("sky.read"), m.Say("keyname.space"), "primary", Read{})
		y += footHigh
	}
	one, amber := m.amber(t)
	for _, c := range on {
		l := m.Label(c)
		key, kind := scene.KeyWord(l.Key), ""
		if amber && c == one {
			key, kind = m.Say("keyname.space"), "primary"
		}
		d.Button(x, y, w, 34, m.Word(l.Name), key, kind, table.Give{Cmd: c})
		y += footHigh
	}
	x += d.Chip(x, y, m.Say("sky.lanes"), !m.aside, toggle(m.aside)) + 8
	x += d.Chip(x, y, m.Say("sky.map"), m.aside, toggle(!m.aside)) + 8
	if m.lane >= 0 && t.Now < 0 && m.asked(t) && len(m.open(t)) > 1 {
		d.Chip(x, y, m.Say("sky.all"), false, Look{m.lane})
	}
}

// toggle is the act of a switch that is off.
func toggle(off bool) scene.Act {
	if off {
		return Aside{}
	}
	return scene.Nothing{}
}

// layOpen lists the battles that go on, to be chosen: target first.
func (m *Sky) layOpen(l *table.Leaf, r scene.Rect, t *lanes.Table) {
	l.Label(m.Say("sky.where"))
	open := m.open(t)
	for n, i := range open {
		if l.Seen(rowHigh) {
			line := ""
			if x := m.ending(i, engine.Command{}); x.ok {
				line = m.Say("sky.holds", m.Percent(x.Held))
			}
			can := 0
			for _, o := range t.Offers {
				if o.Deed == lanes.Sends && o.Lane == i {
					can += o.N
				}
			}
			if can > 0 {
				line += " · " + m.Say("sky.can", can)
			}
			m.row(l, r, m.nines.Number(n, len(open)), Look{i}, nil, letter(i)+"  "+m.NameOf(t.Lanes[i].At), line, "")
		}
		l.Y += rowHigh
	}
	m.LayNines(l, len(open))
}

// row lays one row that may be clicked: its number, a counter, two lines.
func (m *Sky) row(l *table.Leaf, r scene.Rect, number string, act scene.Act, card *scene.Card, word, line, col string) {
	d := l.Pen
	row := scene.R(r.X+1, l.Y, r.W-2, rowHigh-2)
	if d.Hot(row) {
		d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
	}
	if number != "" {
		d.Frame(l.X, l.Y+12, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
		d.Centre(l.X+9, l.Y+25, scene.CondMedium, 12, "text.on_dark_second", number)
	}
	x := l.X + 28
	if card != nil {
		d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: l.Y + 6, W: 30, Card: *card})
		x += 40
	}
	if col == "" {
		col = "text.on_dark_second"
	}
	y := l.Y + 26
	if line != "" {
		y = l.Y + 18
		face, size, slim := d.Slim(12, 10.5, l.X+l.W-x, line)
		d.Text(x, l.Y+35, face, size, col, slim)
	}
	face, room := scene.BodyMedium, l.X+l.W-x
	if d.Wide(face, 14, word) > room {
		face = scene.CondMedium
	}
	if line == "" && d.Wide(face, 14, word) > room { // two lines say it whole
		d.Para(x, l.Y+18, room, face, 14, 17, "text.on_dark", word, 2)
	} else {
		d.Text(x, y, face, 14, "text.on_dark", d.Fit(face, 14, room, word))
	}
	d.Hit(row.X, row.Y, row.W, row.H, act, "")
}

// layChance draws how a battle is likely to end that is fought to its end, and what that costs.
func (m *Sky) layChance(l *table.Leaf, at int) {
	if x := m.ending(at, engine.Command{}); x.ok {
		m.odds.LayEnding(l, m.Say("sky.end"), charts.Outcome{Known: true, Sides: m.table().Sides, Won: x.Won, None: x.None, Lost: x.Lost})
		m.layNote(l, m.Word(m.table().Policy))
		m.layNote(l, scene.Capital(m.Word(m.table().Lanes[at].Limit)))
	}
}

// layFire lists what the dice of each kind are aimed at as it stands.
func (m *Sky) layFire(l *table.Leaf, t *lanes.Table) {
	if len(t.Fire) == 0 {
		return
	}
	l.Label(m.Say("sky.fire"))
	for _, f := range t.Fire {
		if l.Seen(fireHigh) {
			d := l.Pen
			word := m.Say("sky.fire.surface")
			switch {
			case f.Next > 0 && f.Spare > 0:
				word = m.Say("sky.fire.some", f.Next, f.Spare)
			case f.Next > 0:
				word = m.Say("sky.fire.air", f.Next)
			}
			d.Add(scene.Item{Kind: scene.ItemCard, X: l.X, Y: l.Y + 1, W: 24, Card: m.card(f.Card, f.Card.Value)})
			name := scene.Capital(m.Word(f.Card.Kind.Name))
			if f.N > 1 {
				name += " " + m.Say("sky.times", f.N)
			}
			w := d.Wide(scene.CondMedium, 14, word)
			face, snug := d.Snug(13, l.W-32-w-8, name)
			d.Text(l.X+32, l.Y+17, face, 13, "text.on_dark_second", snug)
			d.Right(l.X+l.W, l.Y+17, scene.CondMedium, 14, "text.on_dark", word)
		}
		l.Y += fireHigh
	}
	if t.Fire[0].Next > 0 {
		m.layNote(l, m.Say("sky.fire.note"))
	}
}

// layNote lays a small text, if there is one.
func (m *Sky) layNote(l *table.Leaf, word string) {
	if word == "" {
		return
	}
	lines := len(l.Pen.Wrap(scene.Body, 12, l.W, word))
	if l.Seen(float64(16 * lines)) {
		l.Pen.Para(l.X, l.Y+14, l.W, scene.Body, 12, 16, "text.on_dark_muted", word, lines)
	}
	l.Y += float64(16*lines) + 4
}

// card is a unit of a battle as it is drawn, with its number.
func (m *Sky) card(c lanes.Card, n int) scene.Card {
	return scene.Card{Nation: c.Nation, Kind: c.Kind.Shape, Size: n, Inverted: c.State == lanes.Down || c.State == lanes.Below, Ghost: c.Lost, Bare: !c.Kind.Lettered()}
}
