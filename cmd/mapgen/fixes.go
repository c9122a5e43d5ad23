// Hand-kept hexsides and places: overrides, nudges, and where each place falls.
package main

import (
	"fmt"
	"strings"

	"awaw/hexmap"
)

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
				return fmt.Errorf("cmd/mapgen/data/europe.toml: side[%d]: %w", i, err)
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
			return h, fmt.Errorf("cmd/mapgen/data/europe.toml: nudge[%d]: %w", i, err)
		}
		if d := h.Distance(to); d != 1 {
			return h, fmt.Errorf("cmd/mapgen/data/europe.toml: nudge[%d]: expected a hex next to %s for %s, not %s at %d", i, h, p.Name, to, d)
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
			return fmt.Errorf("cmd/mapgen/data/europe.toml: nudge[%d]: expected the id of a place, not %q", i, n.Place)
		}
	}
	return nil
}
