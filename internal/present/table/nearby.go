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
	if t, ok := m.near(r); ok {
		return m.Word(t)
	}
	return ""
}

// near is the message Near words.
func (m *Surface) near(r engine.Ref) (engine.Text, bool) {
	switch way, of := m.wayTo(r); way {
	case "":
		return engine.Text{}, false
	case offCoast:
		return engine.Say("screen.recap.off", of), true
	default:
		return engine.Say("screen.recap.wind."+way, of), true
	}
}

// offCoast is the way to the sea off a coast; all others are winds.
const offCoast = "off"

// wayTo tells which way a space without a name of its own lies of the nearest that has one; "" where there is none near.
func (m *Surface) wayTo(r engine.Ref) (way string, of engine.Arg) {
	b := m.Board()
	if b == nil || r.Kind() != engine.KindSpace || r.Index() >= b.Len() || Named(b, r.Index()) {
		return "", of
	}
	place, dx, dy := m.neighbour(b, r.Index())
	if place < 0 {
		return "", of
	}
	of = engine.Arg{Kind: engine.ArgName, S: b.Name(place)}
	if b.Sea(r.Index()) && math.Hypot(dx, dy) < 1.2 {
		return offCoast, of
	}
	return winds[eighth(dx, dy)], of
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

// A namer names spaces without a name of their own by the nearest that has one: "waters south of Rennell", "hex 2 S of Brest", and tells where they are
// as cards do. All else it leaves to the position.
type namer struct {
	engine.Namer
	on    *Surface
	exact engine.Ref // this space is named by how many spaces off it lies, and which way
}

// TextOf is the message something is named by.
func (n namer) TextOf(r engine.Ref) (engine.Text, bool) {
	if t, ok := n.on.exactly(r); ok && r == n.exact {
		return t, true
	}
	if t, ok := n.on.besideName(r); ok {
		return t, true
	}
	if w, ok := n.Namer.(engine.Wordy); ok {
		return w.TextOf(r)
	}
	return engine.Text{}, false
}

// PlaceOf is the phrase for where a space without a name of its own lies.
func (n namer) PlaceOf(r engine.Ref) (engine.Text, bool) {
	if t, ok := n.on.exactly(r); ok && r == n.exact {
		return t, true
	}
	return n.on.near(r)
}

// namer names what stands in a position; nil where it names nothing.
func (m *Surface) namer(pos engine.Position) engine.Namer {
	n, ok := pos.(engine.Namer)
	if !ok {
		return nil
	}
	return namer{Namer: n, on: m}
}

// besideName is how a space without a name of its own is called: at sea by the waters it lies in, on land how many spaces off, which way, of what.
func (m *Surface) besideName(r engine.Ref) (engine.Text, bool) {
	way, of := m.wayTo(r)
	if way == "" {
		return engine.Text{}, false
	}
	b := m.Board()
	if b.Sea(r.Index()) {
		return engine.Say("screen.beside.sea."+way, of), true
	}
	_, dx, dy := m.neighbour(b, r.Index())
	return engine.Say("screen.beside."+way, max(1, int(math.Round(math.Hypot(dx, dy)))), of), true
}
