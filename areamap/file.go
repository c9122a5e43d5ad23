// The map file: what the TOML holds, and what may be wrong with it.
package areamap

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"awaw/tables"
)

// What a map may hold at most, so that a broken or hostile file is refused before it costs time.
const (
	maxAreas   = 512
	maxCorners = 4096 // of all areas together
	maxHexes   = 32768
	maxPairs   = 8192
	farthest   = 4096.0 // coordinates lie between minus this and this
)

// document is a map file as written.
type document struct {
	ID      string    `toml:"id"`
	Edition int       `toml:"edition"`
	Rounded bool      `toml:"rounded"` // whether the borders of groups of hexes are rounded
	Around  bool      `toml:"around"`  // whether the board is a whole world, whose right edge goes on at the left one
	Grain   float64   `toml:"grain"`   // how wide a hex is in plane units; 1 where it is left out
	Barred  string    `toml:"barred"`  // hexes of land that is no area: nobody enters it
	Area    []docArea `toml:"area"`
	Link    []docLink `toml:"link"`

	drawn Drawing // what lies beside the file
	built *Map    // what Faults made of it
}

type docArea struct {
	Name    string       `toml:"name"`
	Code    string       `toml:"code"`
	Land    bool         `toml:"land"`
	Corners [][2]float64 `toml:"corners"` // of a polygon, either way round
	Hexes   string       `toml:"hexes"`   // or a group of hexes: "3,4 3,5", column and row on slanting axes
	At      []float64    `toml:"at"`      // where counters stand; the widest spot where it is left out
}

type docLink struct {
	By    string      `toml:"by"` // kind of unit
	Pairs [][2]string `toml:"pairs"`
}

// Drawing is what may lie beside a map of hexes: how it is drawn. Rules never look at it.
type Drawing struct {
	Outlines []byte // of areas, as WriteOutlines writes them
	Ground   []byte // coasts and heights, as package hexmap writes them
}

// Load reads a map from TOML. The error is one or several joined *tables.Error.
func Load(file string, data []byte) (*Map, error) { return LoadDrawn(file, data, Drawing{}) }

// LoadDrawn reads a map with what lies beside it.
func LoadDrawn(file string, data []byte, drawn Drawing) (*Map, error) {
	doc := document{drawn: drawn}
	if err := tables.DecodeStrict(file, data, &doc); err != nil {
		return nil, err
	}
	return doc.built, nil
}

// builder makes a map of a document and gathers what is wrong with it.
type builder struct {
	doc    *document
	m      *Map
	rings  [][][]point // by area
	groups [][][2]int  // hexes by area
	barred [][2]int    // hexes of land that is no area
	faults tables.FaultList
}

// Faults builds the map and lists everything wrong with the document; tables.DecodeStrict asks it.
func (d *document) Faults() []tables.Fault {
	b := &builder{doc: d, m: &Map{id: d.ID, edition: d.Edition, rounded: d.Rounded, around: d.Around, grain: cmp.Or(d.Grain, 1), names: map[string]int{}, next: map[string][][]int{}, ground: d.drawn.Ground}}
	b.header()
	b.areas()
	if len(b.faults) > 0 {
		return b.faults // what follows would only echo broken areas
	}
	switch {
	case b.m.hexes == nil:
		b.polygons()
	case d.drawn.Outlines != nil:
		all, middles, err := readOutlines(d.drawn.Outlines, d.ID, d.Edition, len(d.Area))
		if err != nil {
			b.faults.Add("id", err.Error(), "or take the file away")
			break
		}
		b.m.drawn = true
		b.draw(all, middles)
	default:
		b.joinHexes()
	}
	if len(b.faults) > 0 {
		return b.faults
	}
	b.measure()
	b.links()
	if len(b.faults) == 0 {
		d.built = b.m
	}
	return b.faults
}

func (b *builder) header() {
	if g := b.doc.Grain; g != 0 && !(g >= .01 && g <= 100) {
		b.faults.Add("grain", "a number from 0.01 to 100", "correct it or leave it out")
	}
	b.faults.Head(b.doc.ID, b.doc.Edition, "europe")
	if n := len(b.doc.Area); n < 2 || n > maxAreas {
		b.faults.Add("area", fmt.Sprintf("2 to %d areas, not %d", maxAreas, n), "add or remove some")
	}
}

// areas reads names, codes and shapes.
func (b *builder) areas() {
	if len(b.doc.Area) > maxAreas {
		return
	}
	grouped := slices.ContainsFunc(b.doc.Area, func(a docArea) bool { return a.Hexes != "" })
	if grouped {
		b.m.hexes = map[[2]int]int{}
		b.groups = make([][][2]int, len(b.doc.Area))
	}
	corners := 0
	for i, a := range b.doc.Area {
		tables.Rest()
		at := fmt.Sprintf("area[%d]", i)
		b.called(i, at+".name", a.Name)
		b.called(i, at+".code", a.Code)
		switch {
		case grouped && len(a.Corners) > 0:
			b.faults.Add(at+".corners", "hexes, as the other areas have", "write all areas as polygons or all as hexes")
		case grouped && a.Hexes == "":
			b.faults.Add(at+".hexes", `hexes such as "3,4 3,5"`, "list the area's hexes")
		case grouped:
			b.groups[i] = b.hexes(i, at+".hexes", a.Hexes)
		case len(a.Corners) < 3:
			b.faults.Add(at+".corners", "three corners or more", "add them, or write hexes")
		}
		for _, c := range a.Corners {
			if !within(c[0]) || !within(c[1]) {
				b.faults.Add(at+".corners", fmt.Sprintf("numbers between -%g and %g", farthest, farthest), "correct them")
				break
			}
		}
		if len(a.At) != 0 && len(a.At) != 2 || len(a.At) == 2 && !(within(a.At[0]) && within(a.At[1])) {
			b.faults.Add(at+".at", "two numbers: a point inside the area", "correct it or leave it out")
		}
		corners += len(a.Corners)
		b.m.areas = append(b.m.areas, area{name: a.Name, code: a.Code, sea: !a.Land})
	}
	if grouped {
		b.barred = b.hexes(barred, "barred", b.doc.Barred)
	} else if b.doc.Barred != "" {
		b.faults.Add("barred", "a board of hexes in groups", "remove it, or write all areas as hexes")
	}
	if corners > maxCorners {
		b.faults.Add("area", fmt.Sprintf("%d corners at most, not %d", maxCorners, corners), "draw the areas with fewer")
	}
}

func within(v float64) bool { return math.Abs(v) <= farthest }

// called gives an area a name to be found by.
func (b *builder) called(i int, at, name string) {
	k := key(name)
	switch o, taken := b.m.names[k]; {
	case k == "":
		b.faults.Add(at, "a word", "name it")
	case len(name) > 64:
		b.faults.Add(at, "64 letters at most", "shorten it")
	case taken && o != i:
		b.faults.Add(at, fmt.Sprintf("a name or code that area %s does not have", b.doc.Area[o].Name), "give it one of its own")
	default:
		b.m.names[k] = i
	}
}

// hexes reads the group of hexes of an area, or for barred those that are none.
func (b *builder) hexes(i int, at, text string) (group [][2]int) {
	for _, word := range strings.Fields(text) {
		left, right, two := strings.Cut(word, ",")
		q, errQ := strconv.ParseInt(left, 10, 13)
		r, errR := strconv.ParseInt(right, 10, 13)
		h := [2]int{int(q), int(r)}
		o, taken := b.m.hexes[h]
		switch {
		case !two || errQ != nil || errR != nil:
			b.faults.Add(at, fmt.Sprintf("column and row, such as 3,4, not %q", word), "correct it")
			return group
		case taken && o == barred:
			b.faults.Add(at, fmt.Sprintf("hexes that are named once, not %s twice", word), "remove it")
			return group
		case taken:
			b.faults.Add(at, fmt.Sprintf("hexes of no other area: %s is one of %s", word, b.doc.Area[o].Name), "remove it from one of them")
			return group
		case len(b.m.hexes) >= maxHexes:
			b.faults.Add(at, fmt.Sprintf("%d hexes at most in all", maxHexes), "use larger hexes")
			return group
		}
		b.m.hexes[h] = i
		group = append(group, h)
	}
	return group
}

// links reads who may go from where to where. A map without any lets everybody go wherever areas touch.
func (b *builder) links() {
	n := len(b.m.areas)
	b.m.next[""] = make([][]int, n)
	pairs := 0
	for k, l := range b.doc.Link {
		at := fmt.Sprintf("link[%d]", k)
		if l.By == "" || len(l.By) > 32 {
			b.faults.Add(at+".by", "the kind of unit that may go there", `write by = "foot" or the like`)
			continue
		}
		if b.m.next[l.By] == nil {
			b.m.next[l.By] = make([][]int, n)
			b.m.movers = append(b.m.movers, l.By)
		}
		if pairs += len(l.Pairs); pairs > maxPairs {
			b.faults.Add(at+".pairs", fmt.Sprintf("%d pairs at most in all", maxPairs), "remove some")
			return
		}
		for _, p := range l.Pairs {
			i, j := b.m.Find(p[0]), b.m.Find(p[1])
			if i < 0 || j < 0 || i == j {
				b.faults.Add(at+".pairs", fmt.Sprintf("names or codes of two areas, not %q and %q", p[0], p[1]), "correct them")
				break
			}
			for _, by := range [2]string{l.By, ""} {
				b.m.next[by][i] = append(b.m.next[by][i], j)
				b.m.next[by][j] = append(b.m.next[by][j], i)
			}
		}
	}
	if len(b.doc.Link) == 0 {
		for i := range b.m.areas {
			b.m.next[""][i] = b.m.Contacts(i)
		}
	}
	for _, by := range append([]string{""}, b.m.movers...) {
		for i := range b.m.next[by] {
			slices.Sort(b.m.next[by][i])
			b.m.next[by][i] = slices.Compact(b.m.next[by][i])
		}
	}
}
