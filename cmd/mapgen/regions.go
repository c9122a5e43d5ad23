// What coasts and heights do not tell: borders of 1939, lakes, woods, swamps, deserts and jungle, kept by hand as
// outlines over the globe.
package main

import (
	"fmt"

	"awaw/hexmap"
)

// lakeMark marks fresh water in the raster: land, but no country's.
const lakeMark = 254

// ring takes an outline to the plane; where names file and key for the error.
func (w *world) ring(where string, p polygon) (hexmap.Ring, error) {
	if len(p) < 6 || len(p)%2 != 0 {
		return nil, fmt.Errorf("%s: expected pairs of lat and lon, at least three, not %d numbers", where, len(p))
	}
	var r hexmap.Ring
	for i := 0; i < len(p); i += 2 {
		x, y := w.frame.hexPlane(p[i], p[i+1])
		r = append(r, hexmap.Point{X: float32(x), Y: float32(y)})
	}
	return r, nil
}

func (w *world) outlines(where string, areas []polygon) ([]hexmap.Ring, error) {
	var rings []hexmap.Ring
	for k, p := range areas {
		r, err := w.ring(fmt.Sprintf("%s.areas[%d]", where, k), p)
		if err != nil {
			return nil, err
		}
		rings = append(rings, r)
	}
	return rings, nil
}

// inAny tells whether a point lies inside one of the rings.
func inAny(rings []hexmap.Ring, x, y float64) bool {
	for _, r := range rings {
		in := false
		for k, q := range r {
			p := r[(k+len(r)-1)%len(r)]
			py, qy := float64(p.Y), float64(q.Y)
			if (py > y) != (qy > y) && x < float64(p.X)+(y-py)/(qy-py)*float64(q.X-p.X) {
				in = !in
			}
		}
		if in {
			return true
		}
	}
	return false
}

// claims moves borders from today's to those of 1939.
func (w *world) claims() error {
	for i, c := range w.theatre.Claim {
		where := fmt.Sprintf("%s: claim[%d]", w.theatre.file, i)
		to, err := w.marks(where, []string{c.Country})
		if err != nil {
			return err
		}
		of, err := w.marks(where, c.Of)
		if err != nil {
			return err
		}
		rings, err := w.outlines(where, c.Areas)
		if err != nil {
			return err
		}
		for _, r := range rings {
			w.raster.eachInside(r, func(v *uint8) {
				if *v != 0 && *v != lakeMark && (len(of) == 0 || holdsMark(of, *v)) {
					*v = to[0]
				}
			})
		}
	}
	return nil
}

func (w *world) marks(where string, ids []string) ([]uint8, error) {
	var all []uint8
	for _, id := range ids {
		n := w.countryNumber(id)
		if n < 0 {
			return nil, fmt.Errorf("%s: expected a country of the theatre, not %q", where, id)
		}
		all = append(all, uint8(n+1))
	}
	return all, nil
}

func holdsMark(all []uint8, v uint8) bool {
	for _, m := range all {
		if m == v {
			return true
		}
	}
	return false
}

// lakes takes fresh water out of the land's picture and marks it in the raster.
func (w *world) lakes() error {
	for i, l := range w.theatre.Lake {
		r, err := w.ring(fmt.Sprintf("%s: lake[%d].area", w.theatre.file, i), l.Area)
		if err != nil {
			return err
		}
		w.coasts = append(w.coasts, r)
		w.raster.eachInside(r, func(v *uint8) {
			if *v != 0 {
				*v = lakeMark
			}
		})
	}
	return nil
}

// regions gives hexes whose middle lies in a region its terrain.
func (w *world) regions() error {
	for i, g := range w.theatre.Region {
		where := fmt.Sprintf("%s: region[%d]", w.theatre.file, i)
		rings, err := w.outlines(where, g.Areas)
		if err != nil {
			return err
		}
		to, err := terrainOf(where, g.Terrain)
		if err != nil {
			return err
		}
		over := map[hexmap.Terrain]bool{hexmap.Clear: len(g.Over) == 0}
		for _, name := range g.Over {
			t, err := terrainOf(where, name)
			if err != nil {
				return err
			}
			over[t] = true
		}
		for h, c := range w.cells { // order does not matter: each cell is settled by itself
			if x, y := h.Plane(); c.terrain != hexmap.Sea && over[c.terrain] && inAny(rings, x, y) {
				c.terrain = to
			}
		}
	}
	return nil
}

func terrainOf(where, name string) (hexmap.Terrain, error) {
	for t := hexmap.Sea; t <= hexmap.JungleMountain; t++ {
		if t.String() == name {
			return t, nil
		}
	}
	return 0, fmt.Errorf("%s: expected a known terrain, not %q", where, name)
}
