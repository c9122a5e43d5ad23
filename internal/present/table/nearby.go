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

// neighbour is the named place on land nearest to a space, with the way from it; -1 if there is none near enough.
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

// winds are the directions by eighths of a circle, from east by south.
var winds = []string{"e", "se", "s", "sw", "w", "nw", "n", "ne"}

// Near words a space without a name of its own by what lies beside it: off a coast, north-east of a town; "" where it has one, or nothing
// is near.
func (m *Surface) Near(r engine.Ref) string {
	b := m.Board()
	if r.Kind() != engine.KindSpace || r.Index() >= b.Len() || Named(b, r.Index()) {
		return ""
	}
	place, dx, dy := neighbour(b, r.Index())
	if place < 0 {
		return ""
	}
	of := engine.Arg{Kind: engine.ArgName, S: b.Name(place)}
	if b.Sea(r.Index()) && math.Hypot(dx, dy) < 1.2 {
		return m.Say("recap.off", of)
	}
	eighth := (int(math.Round(math.Atan2(dy, dx)/(math.Pi/4))) + 8) % 8
	return m.Say("recap.wind."+winds[eighth], of)
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

// Spoken words what a commander says: into sentences whose key ends so, places are put as phrases.
func (m *Surface) Spoken(t engine.Text) string {
	if !strings.HasSuffix(t.Key, ".where") {
		return m.Word(t)
	}
	out := engine.Text{Key: t.Key}
	for _, a := range t.Args {
		if a.Kind == engine.ArgRef {
			a = engine.Arg{Kind: engine.ArgName, S: m.Where(a.Ref)}
		}
		out.Args = append(out.Args, a)
	}
	return m.Word(out)
}

// WordNear words a message in which a space without a name of its own is told by what lies beside it as well: "II26 (off Port Moresby)".
func (m *Surface) WordNear(t engine.Text) string {
	out := engine.Text{Key: t.Key}
	for _, a := range t.Args {
		if a.Kind == engine.ArgRef {
			if near := m.Near(a.Ref); near != "" {
				a = engine.Arg{Kind: engine.ArgName, S: m.Say("ref.near", engine.Arg{Kind: engine.ArgName, S: m.NameOf(a.Ref)}, engine.Arg{Kind: engine.ArgName, S: near})}
			}
		}
		out.Args = append(out.Args, a)
	}
	return m.Word(out)
}
