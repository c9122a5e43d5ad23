// The maps the program ships, and places looked up on them by name or hex.

package main

import (
	"fmt"
	"slices"
	"strings"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
)

// mapIDs lists the boards of every system, whole theatres first.
func mapIDs() ([]string, error) {
	var ids []string
	for _, s := range systems.All() {
		own, err := s.Boards()
		if err != nil {
			return nil, err
		}
		for _, id := range own {
			if !slices.Contains(ids, id) { // two systems may play on one board
				ids = append(ids, id)
			}
		}
	}
	return ids, nil
}

// hexIDs lists the boards of hexes.
func hexIDs() ([]string, error) {
	ids, err := mapIDs()
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(ids, func(id string) bool {
		_, areas := areasOf(id)
		return areas
	}), nil
}

// readBoard reads a board of any system by its id.
func readBoard(id string) (engine.Board, error) {
	id = strings.ToLower(id)
	for _, s := range systems.All() {
		own, err := s.Boards()
		if err != nil {
			return nil, err
		}
		if slices.Contains(own, id) {
			return s.Board(id)
		}
	}
	ids, err := mapIDs()
	if err != nil {
		return nil, err
	}
	return nil, fmt.Errorf("map %q: expected one of %s", id, strings.Join(ids, ", "))
}

// boardTitle is what stands over a printed board: words of its own, or else the name of the system that has it.
func (a *app) boardTitle(id string) string {
	if title, ok := a.words["print.title."+id]; ok {
		return title
	}
	for _, s := range systems.All() {
		if own, err := s.Boards(); err == nil && slices.Contains(own, id) {
			return s.Name
		}
	}
	return id
}

// readMap reads a hex map by its id.
func readMap(id string) (*hexmap.Map, error) {
	b, err := readBoard(id)
	if err != nil {
		return nil, err
	}
	m, ok := b.(*hexmap.Map)
	if !ok {
		return nil, fmt.Errorf("map %q: expected a map of hexes; this one is of areas, of which where and range tell", b.ID())
	}
	return m, nil
}

// readGround reads the picture data of a map.
func readGround(id string) (*hexmap.Ground, error) {
	f, err := assets.FS().Open("maps/" + id + ".ground")
	if err != nil {
		return nil, fmt.Errorf("map %s has no ground to paint: %w", id, err)
	}
	defer f.Close()
	return hexmap.LoadGround(f)
}

// northern brackets the hexes in rows north of A that where and range are asked about, "-A30", which a reader of flags
// would take for flags.
func northern(args []string) []string {
	out := slices.Clone(args)
	if len(args) == 0 || args[0] != "where" && args[0] != "range" {
		return out
	}
	for i, a := range out {
		if a == "--" {
			break
		}
		if h, err := hexmap.Parse(a); err == nil && h.R < 0 {
			out[i] = "(" + a + ")"
		}
	}
	return out
}

// foreign finds a place by what it is called in a language the program knows, -1 for none.
func foreign(m *hexmap.Map, name string) int {
	for _, lang := range assets.Languages() {
		words, err := assets.Text(lang)
		if err != nil {
			continue
		}
		for key, word := range words {
			if own, ok := strings.CutPrefix(key, "name."); ok && strings.EqualFold(word, name) {
				if i := m.Find(strings.ReplaceAll(own, "_", " ")); i >= 0 {
					return i
				}
			}
		}
	}
	return -1
}

// findPlaces finds every name on one map: on the one named, or on the first that has them all.
func findPlaces(id string, names ...string) (*hexmap.Map, []int, error) {
	ids := []string{id}
	if id == "" {
		var err error
		if ids, err = hexIDs(); err != nil {
			return nil, nil, err
		}
	}
	var alike []string
	lacking := ""
	for _, id := range ids {
		m, err := readMap(id)
		if err != nil {
			return nil, nil, err
		}
		var at []int
		for _, name := range names {
			i := m.Find(name)
			if i < 0 {
				i = m.Plainly(name)
			}
			if i < 0 {
				i = foreign(m, name)
			}
			if i < 0 {
				if lacking == "" || lacking == name {
					lacking = name
					for _, n := range m.Nearest(name, 3) {
						if !slices.Contains(alike, n) {
							alike = append(alike, n)
						}
					}
				}
				break
			}
			at = append(at, i)
		}
		if len(at) == len(names) {
			return m, at, nil
		}
	}
	if len(ids) > 1 && len(names) > 1 {
		apart := true // each is on a map, and no map has them all
		for _, name := range names {
			if _, _, err := findPlaces("", name); err != nil {
				apart = false
			}
		}
		if apart {
			return nil, nil, fmt.Errorf("no map has both %s and %s; name two places of one theatre", names[0], names[1])
		}
	}
	return nil, nil, notFound(lacking, ids, alike)
}

func notFound(name string, ids, alike []string) error {
	on, like := strings.Join(ids, ", "), strings.Join(alike[:min(3, len(alike))], ", ")
	h, err := hexmap.Parse(name)
	switch one := len(ids) == 1; {
	case err == nil && one:
		return fmt.Errorf("hex %s is not on the map %s", h, on)
	case err == nil:
		return fmt.Errorf("hex %s is not on the maps %s", h, on)
	case like == "" && one:
		return fmt.Errorf("no place %q on the map %s; name a place, a box, or a hex such as L31", name, on)
	case like == "":
		return fmt.Errorf("no place %q on the maps %s; name a place, a box, or a hex such as L31", name, on)
	case one:
		return fmt.Errorf("no place %q on the map %s; did you mean %s?", name, on, like)
	}
	return fmt.Errorf("no place %q on the maps %s; did you mean %s?", name, on, like)
}

// lastMonth is the last the game of the whole war comes to.
const lastMonth = "1946-12"

// holdingAt reads a date of a map, "1941-06". Without a date it is the map's first; a map may have none at all.
func holdingAt(m *hexmap.Map, date string) (hexmap.Holding, error) {
	dates := m.Dates()
	switch {
	case date == "" && len(dates) == 0:
		return hexmap.Holding{}, nil
	case date == "":
		date = dates[0]
	case !hexmap.IsMonth(date):
		return hexmap.Holding{}, fmt.Errorf("--date %q: expected a year and a month such as 1941-06", date)
	case date > lastMonth:
		return hexmap.Holding{}, fmt.Errorf("--date %s: the war was over; expected a month up to %s", date, lastMonth)
	case len(dates) == 0:
		return hexmap.Holding{}, fmt.Errorf("--date %s: the map %s does not tell who holds what; leave --date out", date, m.ID())
	}
	h, ok := m.HoldingAt(date)
	if !ok {
		return h, fmt.Errorf("--date %s: the map %s begins in %s", date, m.ID(), dates[0])
	}
	return h, nil
}

// countryName is how a country is called in the player's language; "" for none.
func (a *app) countryName(m *hexmap.Map, id string) string {
	c, _ := m.Country(id)
	return a.words.Name(c.Name)
}

// spaceTitle is a space's name with its hex: "Berlin, L31".
func spaceTitle(s *hexmap.Space) string {
	if s.Box || !s.Named() {
		return s.Name
	}
	return s.Name + ", " + s.Hex.String()
}
