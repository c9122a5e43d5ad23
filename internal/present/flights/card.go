package flights

import (
	"math"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel beside the map while flights are planned: what may be attacked, the card of a target, the flight that is
// planned step by step.

// footHigh is how high the foot of the panel is, rowTall its rows of units, lineTall lines of a table, noteLead from line to line of a sentence.
const (
	footHigh = 56.0
	rowTall  = 32.0
	lineTall = 23.0
	noteLead = 17.0
)

// pinnedLeaf is the least that is left of the panel where chances stand fast at its foot.
const pinnedLeaf = 170.0

// Lay lays the panel; it tells whether it did.
func (m *Flights) Lay(d scene.Pen, r scene.Rect) bool {
	if v, ok := m.moving(); ok {
		m.layMove(d, r, v)
		return true
	}
	if !m.Planning() {
		return m.layAttack(d, r)
	}
	p, _ := m.planner()
	if f, ok := p.Drafted(); ok {
		m.layDraft(d, r, f)
		return true
	}
	if t, ok := m.target(); ok {
		m.layCard(d, r, t)
		return true
	}
	if m.Sight.Space >= 0 {
		return false
	}
	m.layList(d, r)
	return true
}

// layAttack lays the card of a target that is open, or all that may be attacked while nothing is chosen.
func (m *Flights) layAttack(d scene.Pen, r scene.Rect) bool {
	if t, ok := m.target(); ok {
		m.layMuster(d, r, t)
		return true
	}
	if list := m.musters(); len(list) > 0 && m.Sight.Space < 0 && m.Sight.Sel == engine.NoRef {
		m.layMusters(d, r, list)
		return true
	}
	if list := m.placings(); len(list) > 0 && m.Sight.Space < 0 && m.Sight.Sel == engine.NoRef {
		m.layPlacings(d, r, list)
		return true
	}
	return false
}

// layCard lays the card of a target: what is at stake, who reaches it, the way, who may meet them, what comes of it.
func (m *Flights) layCard(d scene.Pen, r scene.Rect, t sortie.Target) {
	under := m.Word(t.Name)
	if len(t.Stake) > 0 {
		under = m.Word(t.Stake[0].Text)
	}
	top := m.LeafHead(d, r, m.NameOf(t.At), under, Shut{})
	if both := m.targetsAt(t.At); len(both) > 1 {
		x := r.X + 12
		for _, o := range both {
			x += d.Chip(x, top-2, m.Say("flight.kind."+map[bool]string{true: "raid", false: "strike"}[o.Raid]), o.Raid == t.Raid, Aim{At: t.At, Raid: o.Raid}) + 8
		}
		top += 36
	}
	f, ok := m.shown(t)
	pinned, rest := m.chancesOf(f).pin(m, d, r, top)
	l := m.Leaf(d, r, top, footHigh+pinned, "flight")
	if !m.Compact() {
		m.layThere(l, t)
	}
	m.layReach(l, t, r)
	switch {
	case ok:
		m.layFlight(l, f, rest)
		m.layOther(l, t, f)
	case m.anyPicked(t):
		if l.Seen(24) {
			d.Icon("cross", l.X+8, l.Y+10, 6, "status.refused")
			d.Text(l.X+22, l.Y+15, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, l.W-24, m.Say("flight.noway")))
		}
		l.Y += 26
	}
	m.EndLeaf(l)
	m.layFoot(d, r, t, ok)
}

func (m *Flights) anyPicked(t sortie.Target) bool {
	for _, x := range t.Reach {
		if m.picks[x.Unit.Ref] > 0 {
			return true
		}
	}
	return false
}

// layThere shows what stands at the target.
func (m *Flights) layThere(l *table.Leaf, t sortie.Target) {
	list := m.Sight.CountersAt(t.At.Index())
	if l.Seen(52) {
		l.Pen.Box(l.X-11, l.Y, l.W+22, 50, "chrome.well")
		x := l.X + 4
		for _, c := range list {
			if x+36 > l.X+l.W {
				break
			}
			l.Pen.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: l.Y + 7, W: 36, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
			x += 44
		}
		if len(list) == 0 {
			l.Pen.Text(l.X, l.Y+30, scene.Body, 13, "text.on_dark_muted", m.Say("space.nobody"))
		}
	}
	l.Y += 54
}

// layReach lists who reaches the target, with steppers.
func (m *Flights) layReach(l *table.Leaf, t sortie.Target, r scene.Rect) {
	l.Label(m.Say("flight.who"), m.Say("flight.who.keys"))
	for i, x := range t.Reach {
		word := m.NameOf(x.Unit.Space)
		switch {
		case x.Helps:
			word = m.Say("flight.helps", x.Unit.Space)
		case !m.Planning():
			word = m.Say("muster.row", scene.Capital(m.Word(x.Unit.Kind.Name)), x.Unit.Space)
		}
		m.layPick(l, r, m.nines.Number(i, len(t.Reach)), x, m.picks[x.Unit.Ref], word)
	}
	m.LayNines(l, len(t.Reach))
}

// layPick lays a row of units with a stepper of how many go.
func (m *Flights) layPick(l *table.Leaf, r scene.Rect, number string, x sortie.Reach, n int, word string) {
	if l.Seen(rowTall) {
		d := l.Pen
		row := scene.R(r.X+1, l.Y, r.W-2, rowTall)
		switch {
		case n > 0:
			d.Box(row.X, row.Y, row.W, row.H, "chrome.row_current")
			d.Box(row.X, row.Y, 3, row.H, "accent.lamp")
		case d.Hot(row):
			d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
		}
		d.Frame(l.X, l.Y+7, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
		d.Centre(l.X+9, l.Y+20, scene.CondMedium, 12, "text.on_dark_second", number)
		d.Add(scene.Item{Kind: scene.ItemCard, X: l.X + 26, Y: l.Y + 3, W: 26, Card: scene.PlainCard(x.Unit, m.Sight.Style(x.Unit.Side))})
		d.Tight(l.X+62, l.Y+21, l.W-62-108, scene.BodyMedium, 13, "text.on_dark", word)
		d.Hit(row.X, row.Y, row.W-110, row.H, Every{x.Unit.Ref}, "")
		bx := l.X + l.W - 96
		d.IconButton("minus", bx, l.Y+3, 26, n > 0, Count{x.Unit.Ref, -1}, "")
		d.Centre(bx+48, l.Y+21, scene.CondBold, 14, "text.on_dark", m.Say("flight.of", n, x.Most))
		d.IconButton("plus", bx+70, l.Y+3, 26, n < x.Most, Count{x.Unit.Ref, 1}, "")
	}
	l.Y += rowTall
}

// layFoot lays the buttons of a card: another way, and sending.
func (m *Flights) layFoot(d scene.Pen, r scene.Rect, t sortie.Target, flies bool) {
	y := r.Y + r.H - footHigh
	d.Box(r.X+1, y, r.W-1, footHigh, "chrome.well")
	n := m.sendable(t)
	x, w, kind := r.X+12, r.W-24, "primary"
	if f, ok := m.shown(t); flies && ok {
		if of := len(m.flights(t, f.From)); of > 1 {
			word := m.Say("flight.other", m.ways[f.From]%of+1, of)
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 52)
			d.Button(x, y+11, bw, 34, word, "W", "", Other{})
			x, w, kind = x+bw+10, w-bw-10, "" // a choice
		}
	}
	if n == 0 {
		d.Button(x, y+11, w, 34, d.Fit(scene.BodyMedium, 14, w-16, m.Say("flight.tick")), "", "disabled", scene.Nothing{})
		return
	}
	word, key := m.Say("flight.send", n), m.Say("keyname.enter")
	if d.Wide(scene.BodyMedium, 14, word)+d.Wide(scene.CondMedium, 12, key)+44 > w {
		word = m.Say("flight.send.short", n)
	}
	d.Button(x, y+11, w, 34, word, key, kind, Send{})
}

// layDraft lays the flight that is planned step by step, with what may be added to it.
func (m *Flights) layDraft(d scene.Pen, r scene.Rect, f sortie.Flight) {
	top := m.LeafHead(d, r, m.Word(f.Name), m.Say("flight.draft"), Drop{})
	l := m.Leaf(d, r, top, 8, "flight")
	if len(f.Units) > 0 {
		m.layUnits(l, f, "")
	}
	for i, c := range m.Sight.Legal {
		if l.Seen(38) {
			kind := ""
			if m.IsAmber(c) {
				kind = "primary"
			}
			d.Button(l.X, l.Y+2, l.W, 30, d.Fit(scene.BodyMedium, 14, l.W-48, scene.Capital(m.Called(c))), m.nines.Number(i, len(m.Sight.Legal)), kind, table.Give{Cmd: c})
		}
		l.Y += 36
	}
	m.LayNines(l, len(m.Sight.Legal))
	m.layFlight(l, f, m.chancesOf(f))
	m.EndLeaf(l)
}
