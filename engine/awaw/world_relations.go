// Relations (18.21C, 18.22, 18.48, 53): which countries are neutral, who has joined whom, and the worlds of later turns.

package awaw

import (
	"maps"
	"slices"
	"sync/atomic"

	"awaw/engine"
	"awaw/units"
)

// relation is one dated change, as the scenario file has it.
type relation struct {
	Turn     int      `toml:"turn"`
	Country  string   `toml:"country"` // of the map
	Nation   string   `toml:"nation"`
	Nations  []string `toml:"nations"`
	Becomes  string   `toml:"becomes"`   // of a country: a side, neutral, none; of a nation: out; of nations: apart, together
	HandOver bool     `toml:"hand_over"` // the country's places change hands too, not only those nobody holds
}

// era is the world from a turn on, as relations have made it.
type era struct {
	from int
	w    *world
}

// lane is a sea lane that carries supply from one port to another, for so many ground units (0 for any number).
type lane struct {
	side     engine.Side
	from, to int
	units    int
}

// source is a place that supplies a side.
type source struct {
	side  engine.Side
	space int
	state supply
}

// changed is this world after the changes of a turn.
func (w *world) changed(turn int) *world {
	next, sc := *w, *w.sc
	sc.neutrals = maps.Clone(w.sc.neutrals)
	for _, x := range sc.Relation {
		if x.Turn != turn {
			continue
		}
		switch {
		case x.Country != "" && x.Becomes == becomesNeutral:
			sc.neutrals[x.Country] = true
		case x.Country != "":
			delete(sc.neutrals, x.Country)
		case x.Becomes == becomesApart:
			next.apart = append(slices.Clone(next.apart), w.named(x.Nations))
		case x.Becomes == becomesTogether:
			members := w.named(x.Nations)
			next.apart = slices.DeleteFunc(slices.Clone(next.apart), func(group []units.Nation) bool {
				return !slices.ContainsFunc(group, func(n units.Nation) bool { return !slices.Contains(members, n) })
			})
		}
	}
	for _, country := range sc.joining(turn) {
		delete(sc.neutrals, country)
	}
	next.sc = &sc
	next.rows = make([]atomic.Pointer[[]uint8], len(w.rows))
	next.land = new(atomic.Pointer[Landscape])
	next.paces()
	return &next
}

// named finds nations by name.
func (w *world) named(names []string) []units.Nation {
	out := make([]units.Nation, 0, len(names))
	for _, name := range names {
		n, _ := w.units.Nation(name)
		out = append(out, n)
	}
	return out
}

// at is the world of a turn.
func (w *world) at(turn int) *world {
	for _, e := range slices.Backward(w.eras) {
		if e.from <= turn {
			return e.w
		}
	}
	return w
}

// makeEras makes the worlds of a scenario's relations, each from the one before.
func (w *world) makeEras() {
	last := w
	for turn := 2; turn <= w.sc.Scenario.Turns; turn++ {
		if slices.ContainsFunc(w.sc.Relation, func(x relation) bool { return x.Turn == turn }) || len(w.sc.joining(turn)) != 0 {
			last = last.changed(turn)
			w.eras = append(w.eras, era{turn, last})
		}
	}
	for _, e := range w.eras {
		e.w.eras = w.eras
	}
}

// joining lists the neutral countries that join a side in a turn by [[activation]]: from then on their skies are open.
func (s *scenario) joining(turn int) (out []string) {
	for _, a := range s.Activation {
		if a.Turn == turn && s.neutral(a.Country) {
			out = append(out, a.Country)
		}
	}
	return out
}

const (
	becomesNeutral  = "neutral"
	becomesNone     = "none"
	becomesOut      = "out"
	becomesApart    = "apart"
	becomesTogether = "together"
)
