// Reading a map: decoding, checking, and indexing. Every fault is named with file, line and key.
package hexmap

import (
	"fmt"
	"math"
	"sort"
	"strings"

	"awaw/tables"
)

// Load reads a map from TOML. The error is one or several joined *tables.Error.
func Load(file string, data []byte) (*Map, error) {
	var doc document
	if err := tables.DecodeStrict(file, data, &doc); err != nil {
		return nil, err
	}
	return doc.built, nil
}

// builder makes a map of a document and gathers what is wrong with it.
type builder struct {
	doc    *document
	m      *Map
	land   []uint8 // per space, bits of the row's land column
	faults tables.FaultList
}

// Faults builds the map and lists everything wrong with the document; tables.DecodeStrict asks it.
func (d *document) Faults() []tables.Fault {
	b := &builder{doc: d, m: &Map{id: d.ID, edition: d.Edition, theatre: d.Theatre, names: map[string]int{}}}
	b.header()
	b.countries()
	b.fronts()
	b.rows()
	if len(b.faults) > 0 {
		return b.faults // what follows would only echo a broken grid
	}
	b.grid()
	b.places()
	b.boxes()
	b.straits()
	b.rivers()
	b.lakes()
	b.holdings()
	if len(b.faults) == 0 {
		b.m.measure()
		b.m.placeBoxes()
		d.built = b.m
	}
	return b.faults
}

func (b *builder) header() {
	b.faults.Head(b.doc.ID, b.doc.Edition, "channel")
	if b.doc.Theatre != "europe" && b.doc.Theatre != "pacific" {
		b.faults.Add("theatre", `"europe" or "pacific"`, "name the theatre")
	}
	if len(b.doc.Row) == 0 {
		b.faults.Add("row", "at least one [[row]] of hexes", "add the rows")
	}
}

func (b *builder) countries() {
	ids, codes := map[string]bool{}, map[string]bool{"-": true}
	for i, c := range b.doc.Country {
		key := fmt.Sprintf("country[%d]", i)
		if c.ID == "" || ids[c.ID] {
			b.faults.Add(key+".id", "an id no other country has", "give the country an id of its own")
		}
		if c.Name == "" {
			b.faults.Add(key+".name", "the country's name", "name it")
		}
		if len(c.Code) != 1 || codes[c.Code] {
			b.faults.Add(key+".code", "one letter no other country has", "choose another letter")
		}
		ids[c.ID], codes[c.Code] = true, true
		b.m.countries = append(b.m.countries, Country{ID: c.ID, Name: c.Name, NoAir: c.NoAir})
	}
	sort.SliceStable(b.m.countries, func(i, j int) bool { return b.m.countries[i].ID < b.m.countries[j].ID })
}

// countryOf is the country with that code; nil at sea. ok is false for a code nobody has.
func (b *builder) countryOf(code byte) (c *docCountry, ok bool) {
	for i := range b.doc.Country {
		if c := &b.doc.Country[i]; c.Code == string(code) {
			return c, true
		}
	}
	return nil, code == '-'
}

func (b *builder) rows() {
	for n, row := range b.doc.Row {
		key := fmt.Sprintf("row[%d]", n)
		first, err := Parse(row.Row + "0")
		switch {
		case err != nil || first.Row() != row.Row:
			b.faults.Add(key+".row", "a row's capital letters such as K, AA or -A", "correct them")
			continue
		case n == 0:
			b.m.rowTop = int(first.R)
		case int(first.R) != b.m.rowTop+n:
			b.faults.Add(key+".row", fmt.Sprintf("row %s, not %s", Hex{R: int16(b.m.rowTop + n)}.Row(), row.Row), "list every row once, north to south")
			return // the rows after it would each be called wrong
		}
		if row.First < math.MinInt16 || row.First+len(row.Terrain) > math.MaxInt16 {
			b.faults.Add(key+".first", "the number of the row's first hex", "correct it")
			continue
		}
		b.m.rowQ = append(b.m.rowQ, row.First)
		b.m.rowAt = append(b.m.rowAt, len(b.m.spaces))
		b.row(key, row, first.R)
	}
	b.m.rowAt = append(b.m.rowAt, len(b.m.spaces))
	if len(b.m.spaces) > maxSpaces {
		b.faults.Add("row", fmt.Sprintf("at most %d hexes", maxSpaces), "make the map smaller")
	}
}

func (b *builder) row(key string, row docRow, r int16) {
	n := len(row.Terrain)
	if n == 0 {
		b.faults.Add(key+".terrain", "one letter for each hex", "fill the row or remove it")
		return
	}
	for _, c := range []struct {
		name string
		n    int
	}{{"shore", len(row.Shore)}, {"country", len(row.Country)}, {"front", len(row.Front)}, {"land", len(row.Land)}, {"lat", len(row.Lat)}, {"lon", len(row.Lon)}} {
		if c.n != n && !(c.name == "front" && c.n == 0) {
			b.faults.Add(key+"."+c.name, fmt.Sprintf("as many entries as terrain has hexes, %d, not %d", n, c.n), "make them equal")
			return
		}
	}
	for i := range n {
		s := Space{Hex: Hex{Q: int16(row.First + i), R: r}, Lat: float32(row.Lat[i]), Lon: float32(row.Lon[i])}
		s.Name = s.Hex.String()
		s.ID = strings.ToLower(s.Name)
		at := strings.IndexByte(terrainCodes, row.Terrain[i])
		if at < 0 {
			b.faults.Add(key+".terrain", fmt.Sprintf("one of the letters %s for hex %s, not %q", terrainCodes, s.Name, row.Terrain[i]), "correct the letter")
			continue
		}
		s.Terrain = Terrain(at)
		s.Sea = s.Terrain == Sea
		country, ok := b.countryOf(row.Country[i])
		if !ok {
			b.faults.Add(key+".country", fmt.Sprintf("the code of a [[country]] or - for hex %s, not %q", s.Name, row.Country[i]), "add the country or correct the letter")
		}
		if country != nil {
			s.Country, s.NoAir = country.ID, country.NoAir
		}
		if row.Front != "" {
			if s.Front, ok = b.frontOf(row.Front[i]); !ok {
				b.faults.Add(key+".front", fmt.Sprintf("the code of a [[front]] or - for hex %s, not %q", s.Name, row.Front[i]), "add the front or correct the letter")
			}
		}
		if s.Sea != (s.Country == "") {
			b.faults.Add(key+".country", "a country for every land hex and - for every sea hex, unlike "+s.Name, "correct terrain or country")
		}
		switch row.Shore[i] {
		case '-':
		case 'c':
			s.Coast = true
		case 'i':
			s.Coast, s.Island = true, true
		default:
			b.faults.Add(key+".shore", fmt.Sprintf("-, c or i for hex %s, not %q", s.Name, row.Shore[i]), "correct the letter")
		}
		if s.Sea && s.Coast {
			b.faults.Add(key+".shore", "- for the sea hex "+s.Name, "correct shore or terrain")
		}
		land := row.Land[i]
		if land < '0' || land > '7' {
			b.faults.Add(key+".land", fmt.Sprintf("a figure 0 to 7 for hex %s, not %q", s.Name, land), "add 1 for E, 2 for SE, 4 for SW")
			land = '0'
		}
		b.land = append(b.land, land-'0')
		b.m.spaces = append(b.m.spaces, s)
	}
}

// grid joins neighbours and settles the hexsides.
func (b *builder) grid() {
	m := b.m
	m.next = make([][6]int32, len(m.spaces))
	m.sides = make([][6]Hexside, len(m.spaces))
	for i := range m.spaces {
		for dir := range steps {
			m.next[i][dir] = int32(m.At(m.spaces[i].Hex.Neighbor(dir)))
		}
	}
	for i := range m.spaces {
		for bit, dir := range [...]int{East, SouthEast, SouthWest} {
			j := m.Next(i, dir)
			allLand := b.land[i]&(1<<bit) != 0
			if j < 0 {
				m.sides[i][dir].AllLand = allLand
				continue
			}
			s, t := &m.spaces[i], &m.spaces[j]
			if allLand && (s.Sea || t.Sea) {
				b.faults.Add(fmt.Sprintf("row[%d].land", int(s.Hex.R)-m.rowTop),
					fmt.Sprintf("no land hexside between %s and %s, one of which is sea", s.Hex, t.Hex), "correct land or terrain")
			}
			side := Hexside{AllLand: allLand, Border: s.Country != "" && t.Country != "" && s.Country != t.Country}
			m.sides[i][dir], m.sides[j][Opposite(dir)] = side, side
		}
	}
}
