// The decoded values of chapter 19: files aircombat.toml and recombination.toml.
package aircombat

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/tables"
	"awaw/units"
)

// Rules is chapter 19 with its numbers. It is read only after Load.
type Rules struct {
	units    *units.Rules
	cells    [21][13]Result // by row and modified roll; row 0 has no effect
	printed  [21][13]string
	lowest   int
	highest  int
	rolls    []string
	tableRef engine.Cite

	modifier [modifierCount]value
	drm      [drmCount]value
	strength [units.TypeCount]int
	fights   []fight

	transportsCount bool // engaged transports count for the lowest DRM
	splitTypes      bool // circumstances make another type
	bombingByDRM    bool // DRM breaks ties in bombing combat
	oneCondition    bool // inverted and uninverted air of a type are one type

	combine, roundUp int
	recombineRef     engine.Cite
	house            bool
	kinds            []Kind

	spreads [2*netMost + 1]spreads // what every roll eliminates, by net modifier and strength
}

type value struct {
	cite   engine.Cite
	n      int
	from   int
	nation units.Nation
}

type fight struct {
	kind   string
	rounds int
	cite   engine.Cite
}

// Load reads chapter 19's files of the awaw folder. Errors name file, line and key.
func Load(t engine.Tables, u *units.Rules) (*Rules, error) {
	r := &Rules{units: u}
	doc := combatDoc{units: u}
	if err := t.Decode("awaw/aircombat.toml", &doc); err != nil {
		return nil, err
	}
	var back recombinationDoc
	if err := t.Decode("awaw/recombination.toml", &back); err != nil {
		return nil, err
	}
	r.fill(&doc)
	r.combine, r.roundUp = back.PerFactor, back.RoundsUpFrom
	r.recombineRef, r.house = engine.Cite(back.Cite), back.House
	for _, w := range back.Kinds {
		k, _ := parseKind(w)
		r.kinds = append(r.kinds, k)
	}
	r.fillSpreads()
	return r, nil
}

// Units is the chapter 17 these rules were loaded with.
func (r *Rules) Units() *units.Rules { return r.units }

func (r *Rules) fill(doc *combatDoc) {
	r.lowest, r.highest, r.rolls, r.tableRef = doc.Table.Lowest, doc.Table.Highest, doc.Table.Rolls, engine.Cite(doc.Table.Cite)
	for _, row := range doc.Row {
		for i, c := range row.Cells {
			res, _ := parseCell(c)
			r.cells[row.Strength][r.lowest+i] = res
			r.printed[row.Strength][r.lowest+i] = c
		}
	}
	for i, name := range modifierNames {
		r.modifier[i] = doc.Modifier[name].value(r.units)
	}
	for i, name := range drmNames {
		r.drm[i] = doc.DRM[name].value(r.units)
	}
	for _, t := range units.Types() {
		r.strength[t] = 1
	}
	r.strength[units.Jet] = doc.Strength.Jet
	r.strength[units.Transport] = doc.Strength.Transport
	r.strength[units.Kamikaze] = doc.Strength.Kamikaze
	for _, f := range doc.Fight {
		r.fights = append(r.fights, fight{f.Kind, f.Rounds, engine.Cite(f.Cite)})
	}
	r.transportsCount, r.splitTypes = doc.Reading.Transports, doc.Reading.Split
	r.bombingByDRM = doc.Reading.BombingTies
}

type valueDoc struct {
	Cite   string
	N      int
	From   int
	Nation string
}

func (v valueDoc) value(u *units.Rules) value {
	n, _ := u.Nation(v.Nation)
	return value{engine.Cite(v.Cite), v.N, v.From, n}
}

type combatDoc struct {
	Table struct {
		Cite            string
		Rolls           []string
		Lowest, Highest int
	}
	Row []struct {
		Strength int
		Cells    []string
	}
	Modifier map[string]valueDoc
	DRM      map[string]valueDoc
	Strength struct{ Jet, Transport, Kamikaze int }
	Fight    []struct {
		Kind   string
		Rounds int
		Cite   string
	}
	Reading struct {
		Transports  bool `toml:"transports-in-lowest-drm"`
		Split       bool `toml:"circumstance-splits-types"`
		BombingTies bool `toml:"bombing-ties-by-drm"`
	}
	units *units.Rules
}

// Faults implements tables.Checker.
func (d *combatDoc) Faults() []tables.Fault {
	var out []tables.Fault
	bad := func(key, expected string) { out = append(out, tables.Fault{Key: key, Expected: expected}) }
	if d.Table.Lowest != 2 || d.Table.Highest != 12 || len(d.Table.Rolls) != 11 {
		bad("table", "eleven columns, from 2 to 12: the sums of two dice")
	}
	if len(d.Row) != 20 {
		bad("row", "rows 1 to 20")
	}
	for i, row := range d.Row {
		if row.Strength != i+1 {
			bad(fmt.Sprintf("row[%d].strength", i), strconv.Itoa(i+1))
		}
		if len(row.Cells) != 11 {
			bad(fmt.Sprintf("row[%d].cells", i), "eleven cells")
			continue
		}
		for _, c := range row.Cells {
			if _, ok := parseCell(c); !ok {
				bad(fmt.Sprintf("row[%d].cells", i), fmt.Sprintf(`cells like "2/4" or "0", with numbers up to %d, not %q`, maxCell, c))
			}
		}
	}
	out = append(out, valueFaults("modifier", modifierNames[:], d.Modifier, d.units)...)
	out = append(out, valueFaults("drm", drmNames[:], d.DRM, d.units)...)
	if s := d.Strength; min(s.Jet, s.Transport, s.Kamikaze) < 0 || max(s.Jet, s.Transport, s.Kamikaze) > 9 {
		bad("strength", "numbers from 0 to 9")
	}
	for i, f := range d.Fight {
		if f.Kind == "" || f.Rounds < 0 {
			bad(fmt.Sprintf("fight[%d]", i), "a kind, and rounds of 0 or more")
		}
	}
	return out
}

func valueFaults(table string, names []string, have map[string]valueDoc, u *units.Rules) []tables.Fault {
	var out []tables.Fault
	found := 0
	for _, name := range names {
		v, ok := have[name]
		if !ok {
			out = append(out, tables.Fault{Key: table, Expected: "a table [" + table + "." + name + "]", Do: "add it"})
			continue
		}
		found++
		if v.N < -20 || v.N > 20 || v.Cite == "" {
			out = append(out, tables.Fault{Key: table + "." + name, Expected: "a cite, and n from -20 to 20"})
		}
		if v.Nation != "" {
			if _, ok := u.Nation(v.Nation); !ok {
				out = append(out, tables.Fault{Key: table + "." + name + ".nation", Expected: "a nation of nations.toml"})
			}
		}
	}
	if found != len(have) {
		out = append(out, tables.Fault{Key: table, Expected: "only " + strings.Join(names, ", "), Do: "remove the others"})
	}
	return out
}

type recombinationDoc struct {
	House        bool
	Cite         string
	PerFactor    int `toml:"squadrons-per-factor"`
	RoundsUpFrom int `toml:"rounds-up-from"`
	Kinds        []string
}

// Faults implements tables.Checker.
func (d *recombinationDoc) Faults() []tables.Fault {
	var out []tables.Fault
	if d.PerFactor < 1 || d.PerFactor > 9 {
		out = append(out, tables.Fault{Key: "squadrons-per-factor", Expected: "a number from 1 to 9"})
	}
	if d.RoundsUpFrom < 1 {
		out = append(out, tables.Fault{Key: "rounds-up-from", Expected: "1 or more"})
	}
	if len(d.Kinds) != units.PerFactor {
		out = append(out, tables.Fault{Key: "kinds", Expected: "one kind for each squadron of a factor"})
	}
	for _, w := range d.Kinds {
		if _, ok := parseKind(w); !ok {
			out = append(out, tables.Fault{Key: "kinds", Expected: "attack, cover or search"})
		}
	}
	return out
}

func parseKind(s string) (kind Kind, known bool) {
	for k := Attack; k <= Search; k++ {
		if k.String() == s {
			return k, true
		}
	}
	return
}

// Choose turns a reading by the name of its option: transports_count (19.31A), type_by_circumstance (19.61),
// bombing_ties_by_drm (19.62), inverted_losses (19.64). It tells whether it knows the name. It is called before the rules
// are used for the first time.
func (r *Rules) Choose(option, value string) bool {
	yes := value == "true"
	switch option {
	case "transports_count":
		r.transportsCount = yes
	case "type_by_circumstance":
		r.splitTypes = yes
	case "bombing_ties_by_drm":
		r.bombingByDRM = yes
	case "inverted_losses":
		r.oneCondition = value == "together"
	default:
		return false
	}
	return true
}
