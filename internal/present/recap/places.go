package recap

import (
	"awaw/engine"
	"awaw/internal/present/table"
)

// This file words places as phrases, and rows of them.

// where words where something happened, as a phrase: at a place, off a coast, north-east of a town.
func where(m *table.Surface, r engine.Ref) engine.Arg {
	if near := m.Near(r); near != "" {
		return name(near)
	}
	if r.Kind() != engine.KindSpace || table.Named(m.Board(), r.Index()) {
		return name(m.Say("recap.at", name(m.SpaceName(r))))
	}
	return name(m.Say("recap.at.code", name(m.SpaceName(r))))
}

// ground words a place that was attacked, as a noun: its name, or the ground in some direction of a town.
func ground(m *table.Surface, r engine.Ref) engine.Arg {
	if r.Kind() != engine.KindSpace || table.Named(m.Board(), r.Index()) {
		return name(m.SpaceName(r))
	}
	return name(m.Say("recap.ground", where(m, r)))
}

// field words a place that wings fly from, as a noun.
func field(m *table.Surface, r engine.Ref) engine.Arg {
	if r.Kind() != engine.KindSpace || table.Named(m.Board(), r.Index()) {
		return name(m.SpaceName(r))
	}
	return name(m.Say("recap.field", where(m, r)))
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
