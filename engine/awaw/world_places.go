// Places and partners the rules name one by one (18.142E, 18.146, 18.23, 18.73), from places.toml.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/tables"
	"awaw/units"
)

// partners holds what places.toml says, with nations looked up.
type partners struct {
	boxes   map[string]boxRule
	sharers map[units.Nation][]units.Nation
	airless []string
}

type boxRule struct{ stage, refresh []units.Nation }

type placesDoc struct {
	Box []struct {
		ID        string   `toml:"id"`
		Cite      string   `toml:"cite"`
		Nations   []string `toml:"nations"`
		Refreshes []string `toml:"refreshes"`
	} `toml:"box"`
	SharedAirbase []struct {
		Cite   string   `toml:"cite"`
		Placer string   `toml:"placer"`
		Users  []string `toml:"users"`
	} `toml:"shared-airbase"`
	NoAirbases []struct {
		Cite        string `toml:"cite"`
		IslandGroup string `toml:"island-group"`
	} `toml:"no-airbases"`
}

func (w *world) loadPartners() error {
	var doc placesDoc
	if err := w.kit.Tables.Decode("awaw/places.toml", &doc); err != nil {
		return err
	}
	var unknown error
	nations := func(names []string) (out []units.Nation) {
		for _, name := range names {
			n, ok := w.units.Nation(name)
			if !ok {
				unknown = &tables.Error{File: "awaw/places.toml", Key: name, Expected: "a nation of nations.toml", Do: "spell it as that table does"}
			}
			out = append(out, n)
		}
		return out
	}
	p := &partners{boxes: map[string]boxRule{}, sharers: map[units.Nation][]units.Nation{}}
	for _, b := range doc.Box {
		p.boxes[b.ID] = boxRule{nations(b.Nations), nations(b.Refreshes)}
	}
	for _, s := range doc.SharedAirbase {
		if placer := nations([]string{s.Placer}); unknown == nil {
			p.sharers[placer[0]] = nations(s.Users)
		}
	}
	for _, g := range doc.NoAirbases {
		p.airless = append(p.airless, g.IslandGroup)
	}
	w.partners = p
	return unknown
}

// mayStageToBox tells whether a nation's air may leave the map for a box (18.23).
func (w *world) mayStageToBox(n units.Nation, box string) bool {
	return slices.Contains(w.partners.boxes[box].stage, n)
}

// refreshes tells whether a nation's air uninverts in a box whatever its supply (18.73B).
func (w *world) refreshes(n units.Nation, box string) bool {
	return slices.Contains(w.partners.boxes[box].refresh, n)
}

// sharesNew tells whether a nation may use another's airbase in the phase it is placed (18.146).
func (w *world) sharesNew(user, placer units.Nation) bool {
	return user == placer || slices.Contains(w.partners.sharers[placer], user)
}

// estranged tells whether one of two nations is Russia and the other a Western Ally: neither places airbases on the other's ground,
// whatever the alliance (18.142C).
func (w *world) estranged(a, b units.Nation) bool {
	return w.russian(a) && w.western(b) || w.western(a) && w.russian(b)
}

// russian tells whether a nation's air may go to the Urals, and western whether it is of the Western Allies, whose air turns up in the
// boxes of the United States (18.23, 18.73B).
func (w *world) russian(n units.Nation) bool { return w.mayStageToBox(n, "urals") }
func (w *world) western(n units.Nation) bool { return w.refreshes(n, "us-atlantic") }

// airless tells whether an island group takes no airbase (18.142E).
func (w *world) airless(group string) bool { return slices.Contains(w.partners.airless, group) }

// costCite is the paragraph that prices a type.
func costCite(t units.Type) engine.Cite {
	switch t {
	case units.NAS:
		return "17.34"
	case units.Jet:
		return "17.54"
	case units.Transport:
		return "17.64"
	case units.StrategicBomber:
		return "17.74"
	case units.Interceptor:
		return "17.84"
	}
	return "17.24"
}

// frameOf gives the spaces in the corners; none for the whole map.
func (w *world) frameOf() []engine.Ref {
	var out []engine.Ref
	for _, name := range w.sc.Scenario.View {
		out = append(out, sp(w.board.Find(name)))
	}
	return out
}
