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

// footHigh is how high the foot of the panel is, rowTall its rows of units, lineTall lines of a table.
const (
	footHigh = 56.0
	rowTall  = 32.0
	lineTall = 23.0
)

// leaf is the part of the panel between head and foot: what does not fit is scrolled to.
type leaf struct {
	d           scene.Pen
	x, y, w     float64
	top, bottom float64
}

// seen tells whether something so high can be shown where the leaf has come to.
func (l *leaf) seen(h float64) bool { return l.y >= l.top-.5 && l.y+h <= l.bottom+.5 }

// Lay lays the panel; it tells whether it did.
func (m *Flights) Lay(d scene.Pen, r scene.Rect) bool {
	if !m.Planning() {
		return false
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

// head writes a title with what stands behind and under it, and gives the y below.
func (m *Flights) head(d scene.Pen, r scene.Rect, title, after, under string, shut scene.Act) float64 {
	x := r.X + 12
	aw := d.Wide(scene.CondMedium, 14, after)
	w := d.Text(x, r.Y+33, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, r.W-80-aw, title))
	d.Text(x+w+10, r.Y+33, scene.CondMedium, 14, "text.on_dark_second", after)
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, shut, "")
	face, snug := d.Snug(13, r.W-24, under)
	d.Text(x, r.Y+55, face, 13, "text.on_dark_second", snug)
	return r.Y + 68
}

// begin is the leaf under a head and above a foot.
func (m *Flights) begin(d scene.Pen, r scene.Rect, top, foot float64) *leaf {
	return &leaf{d: d, x: r.X + 12, y: top - m.Scroll["flight"], w: r.W - 24, top: top, bottom: r.Y + r.H - foot}
}

// end keeps the scroll within what there is.
func (m *Flights) end(l *leaf) {
	long := l.y + m.Scroll["flight"] - l.bottom
	if most := math.Max(0, long); m.Scroll["flight"] > most {
		m.Scroll["flight"], m.Stale = most, true
	}
}

// label heads a part of the leaf, with words at its right end.
func (m *Flights) label(l *leaf, word string, right ...string) {
	l.y += 6
	if l.seen(20) {
		l.d.Label(l.x, l.y+13, word)
		rx := l.x + l.w
		for i := len(right) - 1; i >= 0; i-- {
			l.d.Right(rx, l.y+13, scene.CondMedium, 12, "text.on_dark_second", right[i])
			rx -= column
		}
	}
	l.y += 20
}

// column is how wide a column of marks is.
const column = 66.0

// layList lists what may be attacked, and what has been sent.
func (m *Flights) layList(d scene.Pen, r scene.Rect) {
	p, _ := m.planner()
	top := m.head(d, r, m.Say("flight.title"), "", m.Say("flight.under"), table.Fold{})
	l := m.begin(d, r, top, 8)
	if sent := p.Airborne(); len(sent) > 0 {
		m.label(l, m.Say("flight.sent"))
		for _, f := range sent {
			m.layUnits(l, f, m.Say("flight.to", f.To))
		}
	}
	m.label(l, m.Say("flight.targets"))
	list := m.listed()
	if len(list) == 0 && l.seen(20) {
		d.Text(l.x, l.y+14, scene.Body, 13, "text.on_dark_muted", d.Fit(scene.Body, 13, l.w, m.Say("flight.none")))
		l.y += 22
	}
	for i, t := range list {
		if l.seen(44) {
			row := scene.R(r.X+1, l.y, r.W-2, 42)
			if d.Hot(row) {
				d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
			}
			d.Frame(l.x, l.y+12, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.Centre(l.x+9, l.y+25, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(i+1))
			d.Text(l.x+28, l.y+18, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, l.w-110, m.NameOf(t.At)))
			d.Text(l.x+28, l.y+35, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, l.w-110, m.Word(t.Name)))
			n := 0
			for _, x := range t.Reach {
				n += x.Most
			}
			d.Right(l.x+l.w, l.y+26, scene.CondMedium, 13, "text.on_dark_second", m.Say("flight.reach", n))
			d.Hit(row.X, row.Y, row.W, row.H, Aim{At: t.At, Raid: t.Raid}, "")
		}
		l.y += 44
	}
	m.end(l)
}

// layUnits lays the cards of a flight with words behind them.
func (m *Flights) layUnits(l *leaf, f sortie.Flight, word string) {
	if l.seen(40) {
		x := l.x + 2
		for _, u := range f.Units {
			l.d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: l.y + 4, W: 30, Card: scene.PlainCard(u, m.Sight.Style(u.Side))})
			x += 38
		}
		l.d.Text(x+6, l.y+24, scene.Body, 13, "text.on_dark", l.d.Fit(scene.Body, 13, l.x+l.w-x-6, word))
	}
	l.y += 42
}

// layCard lays the card of a target: what is at stake, who reaches it, the way, who may meet them, what comes of it.
func (m *Flights) layCard(d scene.Pen, r scene.Rect, t sortie.Target) {
	under := m.Word(t.Name)
	if len(t.Stake) > 0 {
		under = m.Word(t.Stake[0].Text)
	}
	top := m.head(d, r, m.NameOf(t.At), "", under, Shut{})
	if both := m.targetsAt(t.At); len(both) > 1 {
		x := r.X + 12
		for _, o := range both {
			x += d.Chip(x, top-2, m.Say("flight.kind."+map[bool]string{true: "raid", false: "strike"}[o.Raid]), o.Raid == t.Raid, Aim{At: t.At, Raid: o.Raid}) + 8
		}
		top += 36
	}
	l := m.begin(d, r, top, footHigh)
	m.layThere(l, t)
	m.layReach(l, t, r)
	f, ok := m.shown(t)
	switch {
	case ok:
		m.layFlight(l, f)
	case m.anyPicked(t):
		if l.seen(24) {
			d.Icon("cross", l.x+8, l.y+10, 6, "status.refused")
			d.Text(l.x+22, l.y+15, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, l.w-24, m.Say("flight.noway")))
		}
		l.y += 26
	}
	m.end(l)
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
func (m *Flights) layThere(l *leaf, t sortie.Target) {
	list := m.Sight.CountersAt(t.At.Index())
	if l.seen(52) {
		l.d.Box(l.x-11, l.y, l.w+22, 50, "chrome.well")
		x := l.x + 4
		for _, c := range list {
			if x+36 > l.x+l.w {
				break
			}
			l.d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: l.y + 7, W: 36, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
			x += 44
		}
		if len(list) == 0 {
			l.d.Text(l.x, l.y+30, scene.Body, 13, "text.on_dark_muted", m.Say("space.nobody"))
		}
	}
	l.y += 54
}

// layReach lists who reaches the target, with steppers.
func (m *Flights) layReach(l *leaf, t sortie.Target, r scene.Rect) {
	m.label(l, m.Say("flight.who"))
	for i, x := range t.Reach {
		n := m.picks[x.Unit.Ref]
		if l.seen(rowTall) {
			d := l.d
			row := scene.R(r.X+1, l.y, r.W-2, rowTall)
			switch {
			case n > 0:
				d.Box(row.X, row.Y, row.W, row.H, "chrome.row_current")
				d.Box(row.X, row.Y, 3, row.H, "accent.lamp")
			case d.Hot(row):
				d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
			}
			d.Frame(l.x, l.y+7, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.Centre(l.x+9, l.y+20, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(i+1))
			d.Add(scene.Item{Kind: scene.ItemCard, X: l.x + 26, Y: l.y + 3, W: 26, Card: scene.PlainCard(x.Unit, m.Sight.Style(x.Unit.Side))})
			word := m.NameOf(x.Unit.Space)
			if x.Helps {
				word = m.Say("flight.helps", x.Unit.Space)
			}
			d.Text(l.x+62, l.y+21, scene.BodyMedium, 13, "text.on_dark", d.Fit(scene.BodyMedium, 13, l.w-62-108, word))
			d.Hit(row.X, row.Y, row.W-110, row.H, Every{x.Unit.Ref}, "")
			bx := l.x + l.w - 96
			d.IconButton("minus", bx, l.y+3, 26, n > 0, Count{x.Unit.Ref, -1}, "")
			d.Centre(bx+48, l.y+21, scene.CondBold, 14, "text.on_dark", m.Say("flight.of", n, x.Most))
			d.IconButton("plus", bx+70, l.y+3, 26, n < x.Most, Count{x.Unit.Ref, 1}, "")
		}
		l.y += rowTall
	}
}

// layFlight lays a flight: its limits, its way, who may meet it, what comes of it.
func (m *Flights) layFlight(l *leaf, f sortie.Flight) {
	l.y += 4
	for _, n := range f.Limits {
		m.layNote(l, n, false)
	}
	if len(f.Out) > 0 {
		m.layWay(l, f)
	}
	if len(f.Meets) > 0 {
		m.label(l, m.Say("flight.meets"))
		for _, n := range f.Meets {
			m.layNote(l, n, true)
		}
	}
	for _, c := range f.Charts {
		l.y += 6
		if l.seen(128) {
			m.charts.LayChart(l.d, c, scene.R(l.x, l.y, l.w, 128))
		}
		l.y += 130
	}
	for _, u := range f.Under {
		word := m.Word(u)
		lines := len(l.d.Wrap(scene.Body, 13, l.w, word))
		if l.seen(18 * float64(lines)) {
			l.d.Para(l.x, l.y+14, l.w, scene.Body, 13, 17, "text.on_dark_second", word, 3)
		}
		l.y += 18 * float64(lines)
	}
}

// layNote lays a sentence with its clause, and before it whether it may come to that.
func (m *Flights) layNote(l *leaf, n sortie.Note, signed bool) {
	if l.seen(lineTall) {
		d, x := l.d, l.x
		if signed {
			icon, col := "tick", "status.legal"
			if n.May {
				icon, col = "triangle", "status.warning"
			}
			d.Icon(icon, x+7, l.y+10, 6, col)
			x += 22
		}
		cw := d.Wide(scene.CondMedium, 13, string(n.Cite)) + 10
		face, word := d.Snug(13, l.x+l.w-x-cw, scene.Capital(m.Word(n.Text)))
		d.Text(x, l.y+15, face, 13, "text.on_dark", word)
		d.CiteRight(l.x+l.w, l.y+15, n.Cite, false)
	}
	l.y += lineTall
}

// layWay lays the way, out and back, with a row a stop.
func (m *Flights) layWay(l *leaf, f sortie.Flight) {
	escorted := false
	for _, s := range f.Out {
		escorted = escorted || s.Escort != sortie.Absent
	}
	lead := "flight.col.all"
	heads := []string{m.Say("flight.col.zones")}
	if escorted {
		lead = "flight.col.bombers"
	}
	heads = append(heads, m.Say(lead))
	if escorted {
		heads = append(heads, m.Say("flight.col.escort"))
	}
	m.label(l, m.Say("flight.way"), heads...)
	for i, s := range append(append([]sortie.Stop{}, f.Out...), f.Back...) {
		if l.seen(lineTall) {
			m.layStop(l, s, i, escorted)
		}
		l.y += lineTall
	}
}

// layStop lays one stop of a way.
func (m *Flights) layStop(l *leaf, s sortie.Stop, i int, escorted bool) {
	d, y := l.d, l.y
	if s.Target {
		d.Box(l.x-11, y, l.w+22, lineTall, "chrome.row_current")
		d.Box(l.x-11, y, 3, lineTall, "accent.lamp")
	}
	d.Frame(l.x, y+3, 18, 18, 9, "paper.edge", "chrome.scrim")
	d.Centre(l.x+9, y+16, scene.CondBold, 12, "text.on_paper", scene.Itoa(i+1))
	word := m.NameOf(s.At)
	switch {
	case s.Target:
		word = m.Say("flight.stop.target", s.At)
	case s.Home:
		word = m.Say("flight.stop.home", s.At)
	}
	rx := l.x + l.w
	if escorted {
		m.layMark(d, s.Escort, s.Cite, rx, y)
		rx -= column
	}
	m.layMark(d, s.Lead, "", rx, y)
	rx -= column
	if s.Of > 0 {
		d.Right(rx, y+16, scene.CondMedium, 13, "text.on_dark_second", m.Say("flight.zone", s.Zones, s.Of))
	}
	face, word := d.Snug(13, rx-52-l.x-28, word)
	d.Text(l.x+28, y+16, face, 13, "text.on_dark", word)
}

// layMark says what aircraft do at a stop.
func (m *Flights) layMark(d scene.Pen, k sortie.Mark, cite engine.Cite, rx, y float64) {
	switch k {
	case sortie.Goes:
		d.Icon("tick", rx-12, y+12, 6, "status.legal")
	case sortie.Cannot:
		d.Icon("cross", rx-d.Wide(scene.CondMedium, 13, string(cite))-14, y+12, 5, "status.warning")
		d.CiteRight(rx, y+16, cite, false)
	case sortie.Waits, sortie.Joins:
		word := m.Say(map[sortie.Mark]string{sortie.Waits: "flight.waits", sortie.Joins: "flight.joins"}[k])
		d.Icon("shield", rx-d.Wide(scene.CondMedium, 13, word)-10, y+12, 6, "paper.edge")
		d.Right(rx, y+16, scene.CondMedium, 13, "text.on_dark_second", word)
	}
}

// layFoot lays the buttons of a card: another way, and sending.
func (m *Flights) layFoot(d scene.Pen, r scene.Rect, t sortie.Target, flies bool) {
	y := r.Y + r.H - footHigh
	d.Box(r.X+1, y, r.W-1, footHigh, "chrome.well")
	n := m.sendable(t)
	x, w := r.X+12, r.W-24
	if f, ok := m.shown(t); flies && ok {
		if of := len(m.flights(t, f.From)); of > 1 {
			word := m.Say("flight.other", m.ways[f.From]%of+1, of)
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 52)
			d.Button(x, y+11, bw, 34, word, "W", "", Other{})
			x, w = x+bw+10, w-bw-10
		}
	}
	if n == 0 {
		d.Button(x, y+11, w, 34, d.Fit(scene.BodyMedium, 14, w-16, m.Say("flight.tick")), "", "disabled", scene.Nothing{})
		return
	}
	d.Button(x, y+11, w, 34, m.Say("flight.send", n), m.Say("keyname.enter"), "primary", Send{})
}

// layDraft lays the flight that is planned step by step, with what may be added to it.
func (m *Flights) layDraft(d scene.Pen, r scene.Rect, f sortie.Flight) {
	top := m.head(d, r, m.Word(f.Name), "", m.Say("flight.draft"), Drop{})
	l := m.begin(d, r, top, 8)
	if len(f.Units) > 0 {
		m.layUnits(l, f, "")
	}
	for i, c := range m.Sight.Legal {
		if l.seen(38) {
			key := ""
			if i < 9 {
				key = scene.Itoa(i + 1)
			}
			kind := ""
			if m.IsAmber(c) {
				kind = "primary"
			}
			d.Button(l.x, l.y+2, l.w, 30, d.Fit(scene.BodyMedium, 14, l.w-48, scene.Capital(m.Called(c))), key, kind, table.Give{Cmd: c})
		}
		l.y += 36
	}
	m.layFlight(l, f)
	m.end(l)
}
