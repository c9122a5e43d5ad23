package table

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file words places as a staff officer does: a place without a name of its own is told by its nearest neighbour that has one.

// Named tells whether a space has a name of its own on the map.
func Named(b scene.Board, i int) bool { return b.Name(i) != "" && b.Name(i) != b.Code(i) }

// nearby is how many widths of a hex a neighbour may be away that a place is told by.
const nearby = 4.5

// beside is what lies nearest to a space, and the way from it.
type beside struct {
	place  int
	dx, dy float64
}

// neighbour is the named place on land nearest to a space, with the way from it; -1 if there is none near enough.
func (m *Surface) neighbour(b scene.Board, at int) (place int, dx, dy float64) {
	if id := b.ID(); m.besides == nil || m.besideOf != id {
		m.besideOf, m.besides = id, map[int]beside{}
	}
	x, known := m.besides[at]
	if !known {
		x.place, x.dx, x.dy = neighbour(b, at)
		m.besides[at] = x
	}
	return x.place, x.dx, x.dy
}

func neighbour(b scene.Board, at int) (place int, dx, dy float64) {
	best, least := -1, nearby
	x, y := b.Middle(at)
	for i := range b.Len() {
		if i == at || b.Sea(i) || !Named(b, i) {
			continue
		}
		px, py := b.Middle(i)
		if d := math.Hypot(x-px, y-py); d < least-1e-9 {
			best, least, dx, dy = i, d, x-px, y-py
		}
	}
	return best, dx, dy
}

// eighth is which of the winds a way goes.
func eighth(dx, dy float64) int {
	return (int(math.Round(math.Atan2(dy, dx)/(math.Pi/4))) + 8) % 8
}

// winds are the directions by eighths of a circle, from east by south.
var winds = []string{"e", "se", "s", "sw", "w", "nw", "n", "ne"}

// Near words a space without a name of its own by what lies beside it: off a coast, north-east of a town; "" where it has one, or nothing
// is near.
func (m *Surface) Near(r engine.Ref) string {
	b := m.Board()
	if r.Kind() != engine.KindSpace || r.Index() >= b.Len() || Named(b, r.Index()) {
		return ""
	}
	place, dx, dy := m.neighbour(b, r.Index())
	if place < 0 {
		return ""
	}
	of := engine.Arg{Kind: engine.ArgName, S: b.Name(place)}
	if b.Sea(r.Index()) && math.Hypot(dx, dy) < 1.2 {
		return m.Say("recap.off", of)
	}
	return m.Say("recap.wind."+winds[eighth(dx, dy)], of)
}

// StandsIn names what something stands in or on: a space by its own name, or by what lies beside it where it has none.
func (m *Surface) StandsIn(r engine.Ref) string {
	if near := m.Near(r); near != "" {
		return scene.Capital(near)
	}
	return m.NameOf(r)
}

// Where words where something is, as a phrase: at a place, off a coast, north-east of a town; out there where nothing is near.
func (m *Surface) Where(r engine.Ref) string {
	if near := m.Near(r); near != "" {
		return near
	}
	if r.Kind() == engine.KindSpace && r.Index() < m.Board().Len() && !Named(m.Board(), r.Index()) {
		return m.Say("said.there")
	}
	return m.Say("recap.at", engine.Arg{Kind: engine.ArgName, S: m.NameOf(r)})
}

// Spoken words what a commander says: numbers are put as words, and into sentences whose key ends so places as phrases.
func (m *Surface) Spoken(t engine.Text) string {
	where := strings.HasSuffix(t.Key, ".where")
	out := engine.Text{Key: t.Key}
	for _, a := range t.Args {
		switch {
		case a.Kind == engine.ArgRef && where:
			a = engine.Arg{Kind: engine.ArgName, S: m.Where(a.Ref)}
		case a.Kind == engine.ArgInt:
			a = Count(a.N)
		}
		out.Args = append(out.Args, a)
	}
	return m.Word(out)
}

// A namer names spaces without a name of their own by the nearest that has one: "2 S of Rennell". All else it leaves to the position.
type namer struct {
	engine.Namer
	on *Surface
}

// TextOf is the message something is named by.
func (n namer) TextOf(r engine.Ref) (engine.Text, bool) {
	if t, ok := n.on.besideName(r); ok {
		return t, true
	}
	if w, ok := n.Namer.(engine.Wordy); ok {
		return w.TextOf(r)
	}
	return engine.Text{}, false
}

// namer names what stands in a position; nil where it names nothing.
func (m *Surface) namer(pos engine.Position) engine.Namer {
	n, ok := pos.(engine.Namer)
	if !ok {
		return nil
	}
	return namer{n, m}
}

// besideName is how a space without a name of its own is told in a row, a title or a line of the log: how many spaces off, which way,
// of what.
func (m *Surface) besideName(r engine.Ref) (engine.Text, bool) {
	b := m.Board()
	if b == nil || r.Kind() != engine.KindSpace || r.Index() >= b.Len() || Named(b, r.Index()) {
		return engine.Text{}, false
	}
	place, dx, dy := m.neighbour(b, r.Index())
	if place < 0 {
		return engine.Text{}, false
	}
	far := max(1, int(math.Round(math.Hypot(dx, dy))))
	return engine.Say("screen.beside."+winds[eighth(dx, dy)], far, engine.Arg{Kind: engine.ArgName, S: b.Name(place)}), true
}
