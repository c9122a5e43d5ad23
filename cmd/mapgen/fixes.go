// Hand-kept hexes, hexsides and places: overrides, nudges, and where each place falls.
package main

import (
	"fmt"
	"strings"

	"awaw/hexmap"
)

func (w *world) fixHexes() error {
	for i, fix := range w.theatre.Hex {
		where := fmt.Sprintf("%s: hex[%d] %s", w.theatre.file, i, fix.Hex)
		h, err := hexmap.Parse(fix.Hex)
		if err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
		c := w.cells[h]
		if c == nil {
			return fmt.Errorf("%s: expected a hex of the theatre", where)
		}
		if err := w.settle(c, where, fix.Terrain, fix.Country); err != nil {
			return err
		}
		c.island, c.estuary = fix.Island, fix.Estuary
	}
	return nil
}

// settle gives a hex a terrain and a country; empty keeps what it has.
func (w *world) settle(c *cell, where, terrain, country string) error {
	if terrain != "" {
		t, err := terrainOf(where, terrain)
		if err != nil {
			return err
		}
		if c.terrain = t; t == hexmap.Sea {
			c.country = -1
		}
	}
	if country != "" {
		if c.country = w.countryNumber(country); c.country < 0 {
			return fmt.Errorf("%s: expected a country of the theatre, not %q", where, country)
		}
		if c.terrain == hexmap.Sea {
			return fmt.Errorf("%s: expected a land terrain where it is given a country", where)
		}
	}
	return nil
}

// fixPlaces settles the hexes of places that ask for it.
func (w *world) fixPlaces() error {
	for _, p := range w.places {
		if p.Terrain == "" && p.Country == "" && !p.Island && !p.Estuary {
			continue
		}
		h, err := w.hexOf(p)
		if err != nil {
			return err
		}
		where := fmt.Sprintf("%s: place %s", strings.Replace(w.theatre.file, ".toml", "-places.toml", 1), p.ID)
		c := w.cells[h]
		if c == nil {
			return fmt.Errorf("%s: %s lies outside the theatre", where, h)
		}
		if err := w.settle(c, where, p.Terrain, p.Country); err != nil {
			return err
		}
		c.island, c.estuary = c.island || p.Island, c.estuary || p.Estuary
	}
	return nil
}

// sideOf reads "K24 K25" and finds the cell and number of that hexside.
func (w *world) sideOf(text string) (*side, error) {
	parts := strings.Fields(text)
	if len(parts) != 2 {
		return nil, fmt.Errorf("%q: expected two hexes", text)
	}
	a, err := hexmap.Parse(parts[0])
	if err != nil {
		return nil, err
	}
	b, err := hexmap.Parse(parts[1])
	if err != nil {
		return nil, err
	}
	dir := a.Toward(b)
	if dir >= 3 {
		a, b, dir = b, a, hexmap.Opposite(dir)
	}
	if dir < 0 || w.cells[a] == nil || w.cells[b] == nil {
		return nil, fmt.Errorf("%q: expected two neighbours on the map", text)
	}
	return &w.cells[a].sides[dir], nil
}

func (w *world) fixSides() error {
	for i, fix := range w.theatre.Side {
		for _, text := range fix.Sides {
			s, err := w.sideOf(text)
			if err != nil {
				return fmt.Errorf("%s: side[%d]: %w", w.theatre.file, i, err)
			}
			s.land, s.strait = fix.Land, fix.Strait
		}
	}
	return nil
}

// hexOf is where a place stands: the hex its position falls in, or the one it is nudged into.
func (w *world) hexOf(p place) (hexmap.Hex, error) {
	h := hexmap.HexAt(w.frame.hexPlane(p.Lat, p.Lon))
	for i, n := range w.theatre.Nudge {
		if n.Place != p.ID {
			continue
		}
		to, err := hexmap.Parse(n.Hex)
		if err != nil {
			return h, fmt.Errorf("%s: nudge[%d]: %w", w.theatre.file, i, err)
		}
		if d := h.Distance(to); d != 1 {
			return h, fmt.Errorf("%s: nudge[%d]: expected a hex next to %s for %s, not %s at %d", w.theatre.file, i, h, p.Name, to, d)
		}
		return to, nil
	}
	return h, nil
}

// checkNudges refuses nudges of places that do not exist.
func (w *world) checkNudges() error {
	for i, n := range w.theatre.Nudge {
		found := false
		for _, p := range w.places {
			found = found || p.ID == n.Place
		}
		if !found {
			return fmt.Errorf("%s: nudge[%d]: expected the id of a place, not %q", w.theatre.file, i, n.Place)
		}
	}
	return nil
}
