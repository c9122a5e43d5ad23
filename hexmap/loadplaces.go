// Reading the named parts of a map: places, boxes, straits, rivers and lakes.
package hexmap

import (
	"fmt"
	"slices"
	"strings"
)

func (b *builder) name(key, name string, space int) {
	low := strings.ToLower(name)
	if j, ok := b.m.names[low]; ok && j != space {
		b.faults.Add(key, fmt.Sprintf("a name of its own; %q also names %s", name, b.m.spaces[j].Name), "choose another")
	}
	if h, err := Parse(low); err == nil && b.m.At(h) != space && b.m.At(h) >= 0 {
		b.faults.Add(key, fmt.Sprintf("a name that is not another hex's coordinates, unlike %q", name), "choose another")
	}
	b.m.names[low] = space
}

func (b *builder) hexAt(key, code string) int {
	h, err := Parse(code)
	if err != nil {
		b.faults.Add(key, "coordinates such as K24, not "+fmt.Sprintf("%q", code), "correct them")
		return -1
	}
	i := b.m.At(h)
	if i < 0 {
		b.faults.Add(key, fmt.Sprintf("a hex on the map; %s is not", h), "correct it or widen the rows")
	}
	return i
}

func (b *builder) places() {
	for n, p := range b.doc.Place {
		key := fmt.Sprintf("place[%d]", n)
		if p.ID == "" || p.Name == "" {
			b.faults.Add(key+".id", "an id and a name", "give both")
			continue
		}
		i := b.hexAt(key+".hex", p.Hex)
		if i < 0 {
			continue
		}
		s := &b.m.spaces[i]
		switch {
		case s.Sea:
			b.faults.Add(key+".hex", fmt.Sprintf("a land hex for %s; %s is sea", p.Name, s.Hex), "move the place or correct the row")
		case p.Port && !s.Coast:
			b.faults.Add(key+".port", fmt.Sprintf("a coastal hex for the port %s; %s has no coast", p.Name, s.Hex), "move the port or correct the row")
		case p.Cities < 0 || p.Cities > 2:
			b.faults.Add(key+".cities", "0, 1 or 2", "correct the count")
		case p.Lat < -90 || p.Lat > 90 || p.Lon < -180 || p.Lon > 180:
			b.faults.Add(key+".lat", "degrees north and east", "correct lat and lon")
		}
		b.name(key+".id", p.ID, i)
		b.name(key+".name", p.Name, i)
		if s.Named() {
			s.Others = append(s.Others, Place{ID: p.ID, Name: p.Name, Lat: float32(p.Lat), Lon: float32(p.Lon)})
		} else {
			s.ID, s.Name, s.Lat, s.Lon = p.ID, p.Name, float32(p.Lat), float32(p.Lon)
		}
		s.Cities += p.Cities
		s.Port = s.Port || p.Port
		s.Capital = s.Capital || p.Capital
		s.Objective = s.Objective || p.Objective
		if p.IslandGroup != "" {
			s.IslandGroup = p.IslandGroup
		}
	}
}

func (b *builder) boxes() {
	m := b.m
	first := len(m.spaces)
	for n, d := range b.doc.Box {
		key := fmt.Sprintf("box[%d]", n)
		if d.ID == "" || d.Name == "" {
			b.faults.Add(key+".id", "an id and a name", "give both")
		}
		if _, ok := m.Country(d.Country); !ok && d.Country != "" {
			b.faults.Add(key+".country", "the id of a [[country]]", "correct it or leave it out")
		}
		if d.Cities < 0 || d.Cities > 2 {
			b.faults.Add(key+".cities", "0, 1 or 2", "correct the count")
		}
		for k, front := range d.Parts {
			if !b.isFront(front) || slices.Contains(d.Parts[:k], front) {
				b.faults.Add(key+".parts", fmt.Sprintf("ids of [[front]]s, each once, unlike %q", front), "correct it or add the front")
			}
		}
		b.name(key+".id", d.ID, len(m.spaces))
		m.spaces = append(m.spaces, Space{Box: true, ID: d.ID, Name: d.Name, Country: d.Country, Cities: d.Cities, Parts: d.Parts, House: d.House, Terrain: Clear})
		m.next = append(m.next, [6]int32{-1, -1, -1, -1, -1, -1})
		m.sides = append(m.sides, [6]Hexside{})
		b.name(key+".name", d.Name, len(m.spaces)-1)
	}
	if len(m.spaces) > maxSpaces {
		b.faults.Add("box", fmt.Sprintf("at most %d hexes and boxes", maxSpaces), "make the map smaller")
	}
	m.links = make([][]Link, len(m.spaces))
	for n, d := range b.doc.Box {
		for k, l := range d.Links {
			key := fmt.Sprintf("box[%d].link[%d]", n, k)
			to := m.Find(l.To)
			switch {
			case to < 0 || to == first+n:
				b.faults.Add(key+".to", "another space of the map", "name a hex, a place or a box")
				continue
			case l.Dist < 1:
				b.faults.Add(key+".dist", "a distance of at least one hex", "correct it")
				continue
			}
			m.links[first+n] = append(m.links[first+n], Link{To: to, Dist: l.Dist, House: l.House})
			m.links[to] = append(m.links[to], Link{To: first + n, Dist: l.Dist, House: l.House})
		}
	}
}

// side reads "K24 K25" as a hexside; ok is false after a fault.
func (b *builder) side(key, text string) (SideRef, bool) {
	parts := strings.Fields(text)
	if len(parts) != 2 {
		b.faults.Add(key, fmt.Sprintf(`two neighbouring hexes such as "K24 K25", not %q`, text), "write both, with a space between")
		return SideRef{}, false
	}
	i, j := b.hexAt(key, parts[0]), b.hexAt(key, parts[1])
	if i < 0 || j < 0 {
		return SideRef{}, false
	}
	dir := b.m.spaces[i].Hex.Toward(b.m.spaces[j].Hex)
	if dir < 0 {
		b.faults.Add(key, fmt.Sprintf("neighbours; %s and %s are not", parts[0], parts[1]), "correct one of them")
		return SideRef{}, false
	}
	return SideRef{Space: i, Dir: dir}, true
}

func (b *builder) straits() {
	for n, d := range b.doc.Strait {
		key := fmt.Sprintf("strait[%d].sides", n)
		for _, text := range d.Sides {
			ref, ok := b.side(key, text)
			if !ok {
				continue
			}
			j := b.m.Next(ref.Space, ref.Dir)
			side := &b.m.sides[ref.Space][ref.Dir]
			if b.m.spaces[ref.Space].Sea || b.m.spaces[j].Sea {
				b.faults.Add(key, "land on both sides of a strait, unlike "+text, "leave it out: sea needs no strait")
				continue
			}
			if side.AllLand {
				b.faults.Add(key, "water along a strait, but the rows call "+text+" all land", "correct the land column or the strait")
				continue
			}
			side.Strait = true
			b.m.sides[j][Opposite(ref.Dir)].Strait = true
		}
	}
}

func (b *builder) rivers() {
	for n, d := range b.doc.River {
		key := fmt.Sprintf("river[%d]", n)
		if d.ID == "" || d.Name == "" {
			b.faults.Add(key+".id", "an id and a name", "give both")
		}
		river := River{ID: d.ID, Name: d.Name}
		for _, text := range d.Sides {
			ref, ok := b.side(key+".sides", text)
			if !ok {
				continue
			}
			river.Sides = append(river.Sides, ref)
			b.m.sides[ref.Space][ref.Dir].River = true
			b.m.sides[b.m.Next(ref.Space, ref.Dir)][Opposite(ref.Dir)].River = true
		}
		b.m.rivers = append(b.m.rivers, river)
	}
}

func (b *builder) lakes() {
	for n, d := range b.doc.Lake {
		key := fmt.Sprintf("lake[%d]", n)
		if d.ID == "" || d.Name == "" {
			b.faults.Add(key+".id", "an id and a name", "give both")
		}
		lake := Lake{ID: d.ID, Name: d.Name}
		for _, text := range d.Sides {
			ref, ok := b.side(key+".sides", text)
			if !ok {
				continue
			}
			j := b.m.Next(ref.Space, ref.Dir)
			if b.m.spaces[ref.Space].Sea || b.m.spaces[j].Sea {
				b.faults.Add(key+".sides", "land on both sides of a lake, unlike "+text, "leave the hexside out")
				continue
			}
			lake.Sides = append(lake.Sides, ref)
			b.m.sides[ref.Space][ref.Dir].Lake = true
			b.m.sides[j][Opposite(ref.Dir)].Lake = true
		}
		b.m.lakes = append(b.m.lakes, lake)
	}
}
