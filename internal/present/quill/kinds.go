package quill

import (
	"errors"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file lays out what the chosen unit may be ordered: a row a kind, a column a place: the one pointed at and those clicked last, with
// how far away it is, and the clause that forbids it.

// places is how many places the panel compares, and how many are remembered.
const places = 3

// cell is a kind of order and a place.
type cell struct {
	kind ordered.Kind
	at   engine.Ref
}

// ruling is whether it may be, and if not by which clause.
type ruling struct {
	may  bool
	cite engine.Cite
}

// note remembers a place that was pointed at or clicked.
func (m *Quill) note(at engine.Ref) {
	m.spots = slices.DeleteFunc(m.spots, func(r engine.Ref) bool { return r == at })
	m.spots = append([]engine.Ref{at}, m.spots...)[:min(places, len(m.spots)+1)]
}

// columns are the places the panel compares, the one pointed at first.
func (m *Quill) columns(s ordered.Slip) []engine.Ref {
	if h := m.SpacePointed(); h >= 0 {
		m.pointed = engine.SpaceRef(h)
	}
	n := places
	if m.Compact() {
		n = 1
	}
	var out []engine.Ref
	for _, r := range append([]engine.Ref{m.pointed, s.Order.To, s.Order.Of}, m.spots...) {
		if c, _ := m.Sight.Counter(s.Unit); r.Kind() == engine.KindSpace && r != c.Space && len(out) < n && !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	return out
}

// layKinds lists what may be ordered; the kind chosen is lit and asks for what it needs.
func (m *Quill) layKinds(d scene.Pen, s ordered.Slip, x, y, w float64) float64 {
	lw := d.Label(x, y+12, m.Say("order.kinds"))
	if s.Written {
		d.IconButton("undo", x+lw+8, y-6, 26, true, Drop{s.Unit}, m.Say("order.drop"))
	}
	const wide = 74.0
	columns := m.columns(s)
	for i, at := range columns {
		cx := x + w - wide*(float64(len(columns)-1-i)+.5)
		face, word := d.Snug(13, wide-6, m.NameOf(at))
		d.Centre(cx, y+8, face, 13, "text.on_dark", word)
		d.Centre(cx, y+22, scene.Body, 12, "text.on_dark_second", m.Say("order.away", m.away(s.Unit, at)))
	}
	y += 28
	rowTall := rowTall
	if m.Compact() {
		rowTall = compactRow
	}
	for i, k := range m.kinds() {
		row := scene.R(x-12, y, w+24, rowTall)
		if m.kind == k || m.kind == ordered.None && s.Written && s.Order.Kind == k {
			d.Box(row.X+1, row.Y, row.W-2, row.H, "chrome.row_current")
			d.Box(row.X+1, row.Y, 3, row.H, "accent.lamp")
		} else if d.Hot(row) {
			d.Box(row.X+1, row.Y, row.W-2, row.H, "chrome.raised_hover")
		}
		d.Frame(x+4, y+rowTall/2-9, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
		d.Centre(x+13, y+rowTall/2+4, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(i+1))
		word := m.Say("order.kind." + k.String())
		name := d.Text(x+32, y+rowTall/2+5, scene.BodyMedium, 14, "text.on_dark", word)
		d.Hit(row.X, row.Y, row.W, row.H, Choose{k}, "")
		if word := m.needs(k); word != "" {
			d.Right(x+w, y+rowTall/2+5, scene.Body, 13, "accent.lamp", d.Fit(scene.Body, 13, w-name-44, word))
		} else if k != ordered.Hold && k != ordered.Disband {
			for i, at := range columns {
				m.layRuling(d, k, m.ruled(k, at), x+w-wide*(float64(len(columns)-1-i)+.5), y+rowTall/2)
			}
		}
		y += rowTall
	}
	return y
}

// layRuling draws a tick, or a cross with the clause, the name of its document left out.
func (m *Quill) layRuling(d scene.Pen, k ordered.Kind, r ruling, cx, cy float64) {
	_, short, cut := strings.Cut(string(r.cite), ".")
	switch {
	case r.may:
		d.Icon("tick", cx, cy, 6, "status.legal")
	case r.cite == "" || !cut:
		d.Icon("cross", cx, cy, 6, "status.refused")
	default:
		face, word := d.Snug(12, 56, short)
		w := d.Wide(face, 12, word)
		d.Icon("cross", cx-w/2-5, cy, 5, "status.refused")
		d.Text(cx-w/2+5, cy+4, face, 12, "text.cite", word)
		d.Hit(cx-w/2-10, cy-11, w+18, 22, Choose{k}, string(r.cite)) // the row is one thing to click
	}
}

// needs says what the chosen kind asks for next.
func (m *Quill) needs(k ordered.Kind) string {
	switch {
	case m.kind != k:
		return ""
	case m.of != engine.NoRef:
		return m.Say("order.needs.to", m.of)
	case helps(k):
		return m.Say("order.needs.unit")
	}
	return m.Say("order.needs.space")
}

// ruled tells whether a kind of order could be about a place, and if not why; it is found out once.
func (m *Quill) ruled(k ordered.Kind, at engine.Ref) ruling {
	list := m.offers() // forgets what was found out before anything was written
	key := cell{k, at}
	if r, known := m.kept.cells[key]; known {
		return r
	}
	var r ruling
	for _, o := range list {
		if m.is(o.Order, k) && (o.Order.To == at || helps(k) && o.Order.Of == at) {
			r.may = true
			break
		}
	}
	if !r.may {
		r.cite = m.forbids(k, at)
	}
	if m.kept.cells == nil {
		m.kept.cells = map[cell]ruling{}
	}
	m.kept.cells[key] = r
	return r
}

// forbids is the clause by which the chosen unit may not do there what it may do elsewhere.
func (m *Quill) forbids(k ordered.Kind, at engine.Ref) engine.Cite {
	w, ok := m.writer()
	for _, o := range m.offers() {
		if !ok || !m.is(o.Order, k) || o.Order.To == engine.NoRef && o.Order.Of == engine.NoRef {
			continue
		}
		c := o.Cmd
		if c.N = 0; o.Order.To != engine.NoRef {
			c.B = at
		} else {
			c.C = at
		}
		var no *engine.Illegal
		if _, _, err := w.Without(m.Sight.Sel).Apply(c, nil); errors.As(err, &no) {
			return no.Cite
		}
	}
	return ""
}

// away is how many borders a place is away from a unit; -1 where none leads there.
func (m *Quill) away(unit, at engine.Ref) int {
	c, ok := m.Sight.Counter(unit)
	if !ok || c.Space.Kind() != engine.KindSpace {
		return -1
	}
	b := m.Board()
	far := map[int]int{c.Space.Index(): 0}
	for next := []int{c.Space.Index()}; len(next) > 0; next = next[1:] {
		for _, n := range b.Neighbours(next[0], "") {
			if _, been := far[n]; !been {
				far[n] = far[next[0]] + 1
				next = append(next, n)
			}
		}
	}
	if n, there := far[at.Index()]; there {
		return n
	}
	return -1
}
