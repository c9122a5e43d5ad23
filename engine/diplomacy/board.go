// The board: provinces, coasts, who may go where, centres and homes.
package diplomacy

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"awaw/tables"
)

// Board is the standard map. It never changes.
type Board struct {
	codes  [places]string // "stp", "stp/nc"
	names  [Provinces]string
	sea    Places // provinces of water
	inland Places // provinces of land that touch no water
	centre Places
	home   [slots]Power

	army   [slots]Places  // provinces an army may go to
	fleet  [slots]Places  // places a fleet may go to: coasts where the neighbour has two
	reach  [slots]Places  // the same as provinces, coasts merged: where a fleet may support
	wing   [slots]Places  // provinces next to this one for a wing
	area   [slots]Places  // wing and the province itself: the area of a patrol
	two    [slots]Places  // provinces within two spaces for a wing, the province itself among them
	seas   [slots]Places  // waters next to this one
	coasts [slots][]Place // of a province that has two; none of one that has not
	of     [slots]Place   // the province of a place

	also []spelling
}

type spelling struct {
	text  string
	place Place
}

type provinceRow struct {
	Code   string              `toml:"code"`
	Name   string              `toml:"name"`
	Kind   string              `toml:"kind"`
	Centre bool                `toml:"centre"`
	Home   string              `toml:"home"`
	Army   []string            `toml:"army"`
	Fleet  []string            `toml:"fleet"`
	Coasts map[string][]string `toml:"coasts"`
	Also   []string            `toml:"also"`
}

// mapName is the file of the board, for messages.
const mapName = "engine/diplomacy/map.toml"

//go:embed map.toml
var mapText []byte

// mapFile is what stands there.
type mapFile struct {
	Province []provinceRow `toml:"province"`
}

// Faults names provinces that are out of order or of no kind.
func (f *mapFile) Faults() []tables.Fault {
	var all []tables.Fault
	for i, p := range f.Province {
		key := fmt.Sprintf("province[%d].", i)
		if i > 0 && p.Code <= f.Province[i-1].Code {
			all = append(all, tables.Fault{Key: key + "code", Expected: "codes in the order of the alphabet", Do: "move it"})
		}
		if p.Kind != "sea" && p.Kind != "coast" && p.Kind != "inland" {
			all = append(all, tables.Fault{Key: key + "kind", Expected: "sea, coast or inland", Do: "correct it"})
		}
	}
	if len(f.Province) != Provinces {
		all = append(all, tables.Fault{Key: "province", Expected: fmt.Sprintf("%d provinces", Provinces), Do: "restore the file"})
	}
	return all
}

// StandardBoard gives the board, which is read once.
func StandardBoard() (*Board, error) {
	made, err := tables.Embedded().Keep(mapName, func() (any, error) { return ReadBoard(mapText) })
	if err != nil {
		return nil, err
	}
	return made.(*Board), nil
}

// ReadBoard reads a board from a file like map.toml, in which provinces and homes may be called otherwise.
func ReadBoard(data []byte) (*Board, error) {
	var f mapFile
	if err := tables.DecodeStrict(mapName, data, &f); err != nil {
		return nil, err
	}
	b := &Board{}
	for p := range b.of {
		b.of[p] = Nowhere
	}
	next := Place(Provinces)
	for i, row := range f.Province {
		p := Place(i)
		b.codes[p], b.names[p], b.of[p] = row.Code, row.Name, p
		switch row.Kind {
		case "sea":
			b.sea = b.sea.With(p)
		case "inland":
			b.inland = b.inland.With(p)
		}
		if row.Centre {
			b.centre = b.centre.With(p)
		}
		if row.Home != "" {
			home, ok := PowerNamed(row.Home)
			if !ok {
				return nil, fmt.Errorf("%s: %s: %q is no power", mapName, row.Code, row.Home)
			}
			b.home[p] = home
		}
		for n, c := range coastsOf(row) {
			if next == places || n == 2 {
				return nil, fmt.Errorf("diplomacy/map.toml: %s: too many coasts", row.Code)
			}
			b.codes[next], b.of[next], b.coasts[p] = row.Code+"/"+c, p, append(b.coasts[p], next)
			next++
		}
		b.also = append(b.also, spelling{fold(row.Code), p}, spelling{fold(row.Name), p})
		for _, a := range row.Also {
			b.also = append(b.also, spelling{fold(a), p})
		}
	}
	b.sort()
	if err := b.join(f.Province); err != nil {
		return nil, err
	}
	b.derive()
	return b, nil
}

func (b *Board) sort() {
	slices.SortStableFunc(b.also, func(x, y spelling) int { return strings.Compare(x.text, y.text) })
}

func coastsOf(row provinceRow) []string {
	var out []string
	for _, c := range []string{"ec", "nc", "sc", "wc"} {
		if _, ok := row.Coasts[c]; ok {
			out = append(out, c)
		}
	}
	return out
}

// join reads the neighbours, which must be given from both ends.
func (b *Board) join(rows []provinceRow) error {
	read := func(from Place, list []string, into *Places) error {
		for _, code := range list {
			to := slices.Index(b.codes[:], code)
			if to < 0 {
				return fmt.Errorf("diplomacy/map.toml: %s: %q is no place", b.codes[from], code)
			}
			*into = into.With(Place(to))
		}
		return nil
	}
	for i, row := range rows {
		p := Place(i)
		if err := read(p, row.Army, &b.army[p]); err != nil {
			return err
		}
		if err := read(p, row.Fleet, &b.fleet[p]); err != nil {
			return err
		}
		for n, c := range coastsOf(row) {
			at := b.coasts[p][n]
			if err := read(at, row.Coasts[c], &b.fleet[at]); err != nil {
				return err
			}
		}
	}
	for from := range Place(places) {
		for _, to := range b.fleet[from].List() {
			if !b.fleet[to].Has(from) {
				return fmt.Errorf("diplomacy/map.toml: fleets go from %s to %s but not back", b.codes[from], b.codes[to])
			}
		}
		for _, to := range b.army[from].List() {
			if !b.army[to].Has(from) {
				return fmt.Errorf("diplomacy/map.toml: armies go from %s to %s but not back", b.codes[from], b.codes[to])
			}
		}
	}
	return nil
}

// derive fills in what follows from the neighbours: merged coasts, what wings reach, the seas along a coast.
func (b *Board) derive() {
	for from := range Place(places) {
		for _, to := range b.fleet[from].List() {
			b.reach[from] = b.reach[from].With(b.of[to])
		}
		b.wing[b.of[from]] = b.wing[b.of[from]].Or(b.reach[from])
	}
	for p := range Place(Provinces) {
		b.wing[p] = b.wing[p].Or(b.army[p])
		b.area[p] = b.wing[p].With(p)
		b.seas[p] = b.wing[p].And(b.sea)
	}
	for p := range Place(Provinces) {
		b.two[p] = b.area[p]
		for _, q := range b.wing[p].List() {
			b.two[p] = b.two[p].Or(b.wing[q])
		}
	}
}

// Code is the short name of a place, "stp/nc"; "" for Nowhere.
func (b *Board) Code(p Place) string {
	if p >= places {
		return ""
	}
	return b.codes[p]
}

// Name is the full name of a place's province, "North Sea".
func (b *Board) Name(p Place) string {
	if p >= places {
		return ""
	}
	return b.names[b.of[p]]
}

// Province gives the province of a place, which is the place itself unless it is a coast; Nowhere of Nowhere.
func (b *Board) Province(p Place) Place { return b.of[p] }

// Coasts lists the coasts of a province that has two; none of one that has not.
func (b *Board) Coasts(p Place) []Place {
	return slices.Clone(b.coasts[b.of[p]])
}

// Sails tells whether a fleet may go from one place to another in one step.
func (b *Board) Sails(from, to Place) bool { return b.fleet[from].Has(to) }

// Sea tells whether p is water.
func (b *Board) Sea(p Place) bool { return b.sea.Has(b.of[p]) }

// Centre tells whether p is a supply centre.
func (b *Board) Centre(p Place) bool { return b.centre.Has(b.of[p]) }

// Home is the power whose printed home territory p is, or nobody.
func (b *Board) Home(p Place) Power { return b.home[b.of[p]] }

// Neighbours lists the provinces next to p over land and sea, coasts merged: what a wing counts as one space.
func (b *Board) Neighbours(p Place) Places { return b.wing[b.of[p]] }

// Marches lists the provinces an army may go to over land.
func (b *Board) Marches(p Place) Places { return b.army[b.of[p]] }

// Sailings lists the places a fleet may sail to from a place, coasts where the neighbour has two.
func (b *Board) Sailings(p Place) Places { return b.fleet[p] }

// Flights lists the provinces a wing reaches from a province, which is among them.
func (b *Board) Flights(p Place) Places { return b.two[b.of[p]] }

// Area is what a patrol set over p covers: p and all its neighbours (rn46.patrol.2).
func (b *Board) Area(p Place) Places { return b.area[b.of[p]] }
