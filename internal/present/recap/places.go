package recap

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words places as a staff officer does: a place without a name of its own is told by its nearest neighbour that has one.

// named tells whether a space has a name of its own on the map.
func named(b scene.Board, i int) bool { return b.Name(i) != "" && b.Name(i) != b.Code(i) }

// nearby is how many widths of a hex a neighbour may be away that a place is told by.
const nearby = 4.5

// neighbour is the named place on land nearest to a space, with the way from it; -1 if there is none near enough.
func neighbour(b scene.Board, at int) (place int, dx, dy float64) {
	best, least := -1, nearby
	x, y := b.Middle(at)
	for i := range b.Len() {
		if i == at || b.Sea(i) || !named(b, i) {
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

// where words where something happened, as a phrase: at a place, off a coast, north-east of a town.
func where(m *table.Surface, r engine.Ref) engine.Arg {
	b := m.Board()
	if r.Kind() != engine.KindSpace || named(b, r.Index()) {
		return name(m.Say("recap.at", name(m.SpaceName(r))))
	}
	place, dx, dy := neighbour(b, r.Index())
	if place < 0 {
		return name(m.Say("recap.at.code", name(m.SpaceName(r))))
	}
	of := name(b.Name(place))
	if b.Sea(r.Index()) && math.Hypot(dx, dy) < 1.2 {
		return name(m.Say("recap.off", of))
	}
	eighth := (int(math.Round(math.Atan2(dy, dx)/(math.Pi/4))) + 8) % 8
	return name(m.Say("recap.wind."+winds[eighth], of))
}

// ground words a place that was attacked, as a noun: its name, or the ground in some direction of a town.
func ground(m *table.Surface, r engine.Ref) engine.Arg {
	if r.Kind() != engine.KindSpace || named(m.Board(), r.Index()) {
		return name(m.SpaceName(r))
	}
	return name(m.Say("recap.ground", where(m, r)))
}

// list puts words in a row: "A, B and C".
func list(m *table.Surface, words []string) engine.Arg {
	switch n := len(words); n {
	case 0:
		return name("")
	case 1:
		return name(words[0])
	default:
		out := words[0]
		for _, w := range words[1 : n-1] {
			out += ", " + w
		}
		return engine.Arg{Kind: engine.ArgName, S: m.Say("recap.and", name(out), name(words[n-1])), N: n}
	}
}

// listed names places in a row, at most four of them.
func listed(m *table.Surface, places []engine.Ref, word func(*table.Surface, engine.Ref) engine.Arg) engine.Arg {
	var words []string
	for i, p := range places {
		if i == 3 && len(places) > 4 {
			words = append(words, m.Say("recap.others", table.Count(len(places)-3)))
			break
		}
		words = append(words, word(m, p).S)
	}
	a := list(m, words)
	a.N = len(places)
	return a
}
