package hexmap_test

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/hexmap"
	"awaw/tables"
)

// small is a map of two rows, three hexes each: A0 A1 A2 over B0 B1 B2 (B0 touches A0 and A1), and a box.
const small = `id = "small"
edition = 2
theatre = "europe"

[[country]]
id = "left"
name = "Left"
code = "L"

[[country]]
id = "right"
name = "Right"
code = "R"
no_air = true

[[country]]
id = "exile"
name = "Exile"
code = "X"

[[front]]
id = "north"
name = "Northern Front"
code = "N"

[[front]]
id = "south"
name = "Southern Front"
code = "S"

[[row]]
row = "A"
first = 0
terrain = "..~"
shore = "-c-"
country = "LR-"
front = "N-S"
land = "200"
lat = [50, 50, 50]
lon = [1, 2, 3]

[[row]]
row = "B"
first = 0
terrain = "mf~"
shore = "-i-"
country = "LR-"
land = "000"
lat = [49, 49, 49]
lon = [1.5, 2.5, 3.5]

[[place]]
id = "one"
name = "Place One"
hex = "A0"
cities = 1
capital = true
lat = 50.1
lon = 1.1

[[place]]
id = "two"
name = "Place Two"
hex = "A0"
cities = 1
lat = 50.2
lon = 1.2

[[place]]
id = "haven"
name = "Haven"
hex = "A1"
port = true
island_group = "isles"
lat = 50.1
lon = 2.1

[[strait]]
sides = ["B0 B1"]

[[river]]
id = "flow"
name = "Flow"
sides = ["A0 A1", "A1 B0"]

[[lake]]
id = "mere"
name = "Mere"
sides = ["A1 B1"]

[[holding]]
date = "1939-09"
neutral = ["right", "exile"]

[[holding]]
date = "1941-06"
neutral = ["exile"]

[[holding.by]]
country = "left"
countries = ["right"]

[[holding.by]]
country = "exile"
hexes = ["A1-2", "B0"]

[[box]]
id = "far"
name = "Far Away"
country = "left"
cities = 1
parts = ["north", "south"]
house = true

[[box.link]]
to = "A2"
dist = 3
house = true

[[box.link]]
to = "one"
dist = 1
`

func TestSmallMap(t *testing.T) {
	m, err := hexmap.Load("small.toml", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	if m.ID() != "small" || m.Edition() != 2 || m.Theatre() != "europe" || m.Len() != 7 {
		t.Errorf("map %s %d %s with %d spaces", m.ID(), m.Edition(), m.Theatre(), m.Len())
	}
	one := m.Space(m.Find("A0"))
	if one.Name != "Place One" || one.Cities != 2 || !one.Capital || len(one.Others) != 1 || one.Others[0].Name != "Place Two" || !one.Named() {
		t.Errorf("A0: %+v", one)
	}
	for _, name := range []string{"place two", "TWO", "a0", " Place One "} {
		if m.Find(name) != m.Find("A0") {
			t.Errorf("%q is not found at A0", name)
		}
	}
	for _, name := range []string{"", "A3", "C0", "-A0", "nowhere", "A-1"} {
		if m.Find(name) != -1 {
			t.Errorf("%q is found at %d", name, m.Find(name))
		}
	}
	b1 := m.Space(m.Find("B1"))
	if !b1.Island || !b1.Coast || b1.Terrain != hexmap.Forest || b1.Country != "right" || b1.Named() || b1.ID != "b1" {
		t.Errorf("B1: %+v", b1)
	}
}

// The hexsides of the small map, told from both sides.
func TestHexsidesOfTheSmallMap(t *testing.T) {
	m, err := hexmap.Load("small.toml", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	a0, a1, b0 := m.Find("A0"), m.Find("A1"), m.Find("B0")
	if !m.Side(a0, hexmap.SouthEast).AllLand || m.Side(a0, hexmap.East).AllLand || !m.Side(b0, hexmap.NorthWest).AllLand {
		t.Error("the land hexside is A0 to B0, from both")
	}
	if !m.Side(a0, hexmap.East).Border || m.Side(a0, hexmap.SouthEast).Border {
		t.Error("the border runs between A0 and A1 only")
	}
	if !m.Side(b0, hexmap.East).Strait || !m.Side(a1, hexmap.SouthWest).River || m.Side(a1, hexmap.East).River {
		t.Error("strait B0 B1, river A0 A1 and A1 B0")
	}
	if m.Next(a0, hexmap.West) != -1 || m.Next(a0, hexmap.SouthWest) != -1 || m.Next(m.Find("far"), 0) != -1 {
		t.Error("off the map there is no neighbour")
	}
}

// A box is reached over its links, at their distances, and leads on to what else it is linked with.
func TestReachThroughABox(t *testing.T) {
	m, err := hexmap.Load("small.toml", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	far := m.Find("far")
	dist := func(from, max int, closed func(int) bool) map[int]int {
		got := map[int]int{}
		for _, s := range m.Reach(from, max, closed, nil, nil) {
			got[s.Space] = s.Dist
		}
		return got
	}
	if got := dist(m.Find("A2"), 2, nil); got[m.Find("A0")] != 2 {
		t.Errorf("A0 from A2: %v", got)
	}
	if got, ok := dist(m.Find("A2"), 2, nil)[far]; ok {
		t.Errorf("the box is in reach 2 of A2, at %d", got)
	}
	if got := dist(m.Find("A2"), 3, nil)[far]; got != 3 {
		t.Errorf("the box from A2: %d", got)
	}
	if got := dist(far, 3, nil); got[m.Find("A0")] != 1 || got[m.Find("A2")] != 3 || got[m.Find("B1")] != 3 || len(got) != 6 {
		t.Errorf("from the box: %v", got)
	}
	onlyBox := func(i int) bool { return i != far && i != m.Find("A0") }
	if got := dist(m.Find("A2"), 4, onlyBox); got[m.Find("A0")] != 4 || len(got) != 3 {
		t.Errorf("through the box: %v", got)
	}
	if path := m.Path(m.Find("A2"), m.Find("A0"), 4, onlyBox, nil); len(path) != 3 || path[1] != far {
		t.Errorf("path through the box: %v", path)
	}
}

func TestBrokenMapsAreRefusedByLineAndKey(t *testing.T) {
	for _, c := range []struct{ name, old, new, key string }{
		{"unknown key", `edition = 2`, "edition = 2\ncolour = 1", "colour"},
		{"no id", `id = "small"`, `id = ""`, "id"},
		{"no edition", `edition = 2`, `edition = 0`, "edition"},
		{"unknown theatre", `theatre = "europe"`, `theatre = "moon"`, "theatre"},
		{"unknown terrain", `terrain = "mf~"`, `terrain = "mx~"`, "row[1].terrain"},
		{"row twice", `row = "B"`, `row = "A"`, "row[1].row"},
		{"row left out", `row = "B"`, `row = "C"`, "row[1].row"},
		{"row without letters", `row = "B"`, `row = "7"`, "row[1].row"},
		{"row with a number", `row = "B"`, `row = "B-"`, "row[1].row"},
		{"short row", `shore = "-i-"`, `shore = "-i"`, "row[1].shore"},
		{"unknown shore", `shore = "-i-"`, `shore = "-z-"`, "row[1].shore"},
		{"coast at sea", `shore = "-i-"`, `shore = "-ic"`, "row[1].shore"},
		{"unknown country", `country = "LR-"`, `country = "LQ-"`, "row[0].country"},
		{"sea with a country", `country = "LR-"`, `country = "LRL"`, "row[0].country"},
		{"land without one", `country = "LR-"`, `country = "-R-"`, "row[0].country"},
		{"country code twice", `code = "R"`, `code = "L"`, "country[1].code"},
		{"country twice", `id = "right"`, `id = "left"`, "country[1].id"},
		{"land figure", `land = "200"`, `land = "900"`, "row[0].land"},
		{"land towards the sea", `land = "200"`, `land = "210"`, "row[0].land"},
		{"place off the map", `hex = "A1"`, `hex = "A9"`, "place[2].hex"},
		{"place nowhere", `hex = "A1"`, `hex = "somewhere"`, "place[2].hex"},
		{"place in the sea", `hex = "A1"`, `hex = "A2"`, "place[2].hex"},
		{"port inland", `hex = "A1"`, `hex = "B0"`, "place[2].port"},
		{"three cities", "hex = \"A0\"\ncities = 1\ncapital", "hex = \"A0\"\ncities = 3\ncapital", "place[0].cities"},
		{"name twice", `name = "Haven"`, `name = "Place One"`, "place[2].name"},
		{"name of another hex", `name = "Haven"`, `name = "B1"`, "place[2].name"},
		{"latitude", `lat = 50.2`, `lat = 95.0`, "place[1].lat"},
		{"strait at sea", `sides = ["B0 B1"]`, `sides = ["B1 B2"]`, "strait[0].sides"},
		{"strait over land", `sides = ["B0 B1"]`, `sides = ["A0 B0"]`, "strait[0].sides"},
		{"strait between strangers", `sides = ["B0 B1"]`, `sides = ["A0 B1"]`, "strait[0].sides"},
		{"strait of one hex", `sides = ["B0 B1"]`, `sides = ["B0"]`, "strait[0].sides"},
		{"river off the map", `"A1 B0"`, `"A1 -A1"`, "river[0].sides"},
		{"link to nowhere", `to = "A2"`, `to = "Z9"`, "box[0].link[0].to"},
		{"link to itself", `to = "A2"`, `to = "far"`, "box[0].link[0].to"},
		{"link without length", `dist = 3`, `dist = 0`, "box[0].link[0].dist"},
		{"front code twice", `code = "S"`, `code = "N"`, "front[1].code"},
		{"front of nobody", `code = "S"`, `code = "-"`, "front[1].code"},
		{"front twice", `id = "south"`, `id = "north"`, "front[1].id"},
		{"front without a name", `name = "Southern Front"`, `name = ""`, "front[1].name"},
		{"unknown front in a row", `front = "N-S"`, `front = "N-Q"`, "row[0].front"},
		{"fronts too short", `front = "N-S"`, `front = "N-"`, "row[0].front"},
		{"no_air that is no answer", `no_air = true`, `no_air = "yes"`, "no_air"},
		{"lake in the sea", `sides = ["A1 B1"]`, `sides = ["A1 A2"]`, "lake[0].sides"},
		{"lake between strangers", `sides = ["A1 B1"]`, `sides = ["A1 B2"]`, "lake[0].sides"},
		{"lake without a name", `name = "Mere"`, `name = ""`, "lake[0].id"},
		{"date without a month", `date = "1939-09"`, `date = "1939"`, "holding[0].date"},
		{"thirteenth month", `date = "1939-09"`, `date = "1939-13"`, "holding[0].date"},
		{"dates out of order", `date = "1939-09"`, `date = "1942-09"`, "holding[1].date"},
		{"date twice", `date = "1939-09"`, `date = "1941-06"`, "holding[1].date"},
		{"unknown neutral", `neutral = ["right", "exile"]`, `neutral = ["moon"]`, "holding[0].neutral"},
		{"neutral that another holds", `neutral = ["exile"]`, `neutral = ["exile", "right"]`, "holding[1].neutral"},
		{"unknown holder", "country = \"left\"\ncountries", "country = \"moon\"\ncountries", "holding[1].by[0].country"},
		{"unknown country held", `countries = ["right"]`, `countries = ["moon"]`, "holding[1].by[0].countries"},
		{"holder of nothing", `countries = ["right"]`, ``, "holding[1].by[0].hexes"},
		{"hex held that is sea", `hexes = ["A1-2", "B0"]`, `hexes = ["B2"]`, "holding[1].by[1].hexes"},
		{"stretch off the map", `hexes = ["A1-2", "B0"]`, `hexes = ["A1-4"]`, "holding[1].by[1].hexes"},
		{"stretch backwards", `hexes = ["A1-2", "B0"]`, `hexes = ["A2-1"]`, "holding[1].by[1].hexes"},
		{"stretch without an end", `hexes = ["A1-2", "B0"]`, `hexes = ["A1-"]`, "holding[1].by[1].hexes"},
		{"stretch that is none", `hexes = ["A1-2", "B0"]`, `hexes = ["left"]`, "holding[1].by[1].hexes"},
		{"unknown key of a holding", `neutral = ["exile"]`, `neutrals = ["exile"]`, "holding.neutrals"},
		{"part that is no front", `parts = ["north", "south"]`, `parts = ["north", "east"]`, "box[0].parts"},
		{"part twice", `parts = ["north", "south"]`, `parts = ["north", "north"]`, "box[0].parts"},
		{"box of an unknown country", "name = \"Far Away\"\ncountry = \"left\"", "name = \"Far Away\"\ncountry = \"up\"", "box[0].country"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(small, c.old, c.new, 1)
			if text == small {
				t.Fatalf("%q is not in the map", c.old)
			}
			m, err := hexmap.Load("small.toml", []byte(text))
			if err == nil || m != nil {
				t.Fatal("accepted")
			}
			var fault *tables.Error
			if !errors.As(err, &fault) {
				t.Fatalf("error of type %T: %v", err, err)
			}
			if !strings.Contains(err.Error(), c.key) || fault.File != "small.toml" || fault.Line < 1 || fault.Do == "" {
				t.Errorf("%v (line %d): want key %s, a line and advice", err, fault.Line, c.key)
			}
		})
	}
}

// A row that stands twice is told once, and not again for every row after it.
func TestOneRowTwiceIsOneFault(t *testing.T) {
	at := strings.Index(small, "[[row]]")
	end := at + 7 + strings.Index(small[at+7:], "[[row]]")
	_, err := hexmap.Load("small.toml", []byte(small[:end]+small[at:end]+small[end:]))
	if err == nil || strings.Count(err.Error(), "expected row") != 1 || !strings.Contains(err.Error(), "row[1].row: expected row B, not A") {
		t.Errorf("%v", err)
	}
}

func FuzzLoad(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte("id = 3"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := hexmap.Load("fuzz.toml", data)
		if (m == nil) == (err == nil) {
			t.Fatalf("map %v, error %v", m, err)
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	data, err := fs.ReadFile(assets.FS(), "maps/channel.toml")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := hexmap.Load("channel.toml", data); err != nil {
			b.Fatal(err)
		}
	}
}

// theatre is a map file as large as a whole theatre: 60 rows of 80 hexes, 240 places, six dates.
func theatre() []byte {
	var b strings.Builder
	b.WriteString("id = \"large\"\nedition = 1\ntheatre = \"europe\"\n")
	for i := range 50 {
		fmt.Fprintf(&b, "\n[[country]]\nid = \"c%d\"\nname = \"Country %d\"\ncode = %q\n", i, i, string("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[i]))
	}
	for r := range 60 {
		h := hexmap.Hex{Q: int16(100 - r/2), R: int16(r)}
		var country, lat, lon strings.Builder
		for q := range 80 {
			country.WriteByte("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[(q+r)%50])
			fmt.Fprintf(&lat, "%.2f, ", 70-float64(r)*.7+float64(q)*.01)
			fmt.Fprintf(&lon, "%.2f, ", float64(q)*.9-20)
		}
		fmt.Fprintf(&b, "\n[[row]]\nrow = %q\nfirst = %d\nterrain = %q\nshore = %q\ncountry = %q\nland = %q\nlat = [%s]\nlon = [%s]\n",
			h.Row(), h.Q, strings.Repeat(".", 80), strings.Repeat("c", 80), country.String(), strings.Repeat("0", 80), lat.String(), lon.String())
	}
	for i := range 240 {
		fmt.Fprintf(&b, "\n[[place]]\nid = \"place-%d\"\nname = \"Place %d\"\nhex = %q\ncities = 1\nport = true\nlat = 50.1\nlon = 1.1\n",
			i, i, hexmap.Hex{Q: int16(110 - (i%60)/2 + i/60*10), R: int16(i % 60)}.String())
	}
	for i := range 6 {
		fmt.Fprintf(&b, "\n[[holding]]\ndate = \"194%d-01\"\n", i)
		for k := range 8 {
			fmt.Fprintf(&b, "\n[[holding.by]]\ncountry = \"c%d\"\ncountries = [\"c%d\", \"c%d\"]\nhexes = [\"A%d-%d\"]\n", k, k+10, k+20, 100+k, 110+k)
		}
	}
	return []byte(b.String())
}

func BenchmarkLoadTheatre(b *testing.B) {
	data := theatre()
	for b.Loop() {
		if _, err := hexmap.Load("large.toml", data); err != nil {
			b.Fatal(err)
		}
	}
}
