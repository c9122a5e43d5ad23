// File naval.toml as written, and what it must not say.
package aircombat

import (
	"fmt"
	"maps"
	"slices"

	"awaw/tables"
	"awaw/units"
)

type attackRow struct {
	Air, Fleet int
	Cells      []int
}

type navalDoc struct {
	Since  int
	Attack struct {
		Cite            string
		Rolls           []string
		Lowest, Highest int
		Row             []attackRow
	}
	Modifier    map[string]valueDoc
	Nationality struct {
		House   bool
		Default int
		Nations map[string]int
	}
	Reading struct {
		Alone     bool `toml:"naval-air-alone"`
		Kamikazes bool `toml:"kamikaze-naval-air"`
	}
	Class  []ShipClass
	Damage struct {
		Short int
		More  damageDoc
	}
	Defense struct {
		House     bool
		Cite      string
		Surprised int
		Row       []struct {
			Factors int
			Cells   []string
		}
	}
	Search       searchDoc
	Interception interceptionDoc
	Kamikaze     kamikazeDoc
	units        *units.Rules
}

type damageDoc struct {
	House     bool
	Divisor   int `toml:"damaged-divisor"`
	PerEffect int `toml:"per-effect"`
	Defends   int `toml:"damaged-defends"`
}

type searchDoc struct {
	House                  bool
	Cite                   string
	Carrier                int
	Bonus, Found, Surprise []int
}

type interceptionDoc struct {
	House              bool
	Cite               string
	Port, Patrol, Slow int
	Spotting           []int
	Base               int
	HexEurope          int `toml:"hex-europe"`
	HexPacific         int `toml:"hex-pacific"`
}

type kamikazeDoc struct {
	Pool, Naval, Army, Squadrons, Wave int
	Two, Three                         []int
}

// maxEffects is the most effects a cell of the attack table may hold.
const maxEffects = 20

// Faults implements tables.Checker.
func (d *navalDoc) Faults() []tables.Fault {
	var f faults
	d.attackFaults(&f)
	f = append(f, valueFaults("modifier", strikeModifierNames[:], d.Modifier, d.units)...)
	f.within("nationality.default", d.Nationality.Default, -9, 9)
	for _, name := range slices.Sorted(maps.Keys(d.Nationality.Nations)) {
		if n, ok := d.units.Nation(name); !ok || d.units.Info(n).Name != name {
			f.add("nationality.nations", fmt.Sprintf("nations as nations.toml names them, not %q", name))
		}
		f.within("nationality.nations", d.Nationality.Nations[name], -9, 9)
	}
	d.classFaults(&f)
	f.within("damage.short", d.Damage.Short, 1, 9)
	f.within("damage.more.damaged-divisor", d.Damage.More.Divisor, 1, 9)
	f.within("damage.more.per-effect", d.Damage.More.PerEffect, 1, 9)
	f.within("damage.more.damaged-defends", d.Damage.More.Defends, 1, 9)
	d.defenseFaults(&f)
	f.within("search.carrier", d.Search.Carrier, 0, 9)
	f.rising("search.bonus", d.Search.Bonus, 1, 200, 1, 12)
	f.rising("search.found", d.Search.Found, 2, 40, 1, 20)
	f.rising("search.surprise", d.Search.Surprise, 1, 40, MaxSurprise, MaxSurprise)
	i := d.Interception
	f.within("interception.port", i.Port, 1, 12)
	f.within("interception.patrol", i.Patrol, 1, 12)
	f.within("interception.slow", i.Slow, -12, 0)
	f.rising("interception.spotting", i.Spotting, 1, 200, 0, 8)
	f.within("interception.base", i.Base, 0, 72)
	f.within("interception.hex-europe", i.HexEurope, 0, 20)
	f.within("interception.hex-pacific", i.HexPacific, 0, 20)
	k := d.Kamikaze
	f.within("kamikaze.pool", k.Pool, 1, 9)
	f.within("kamikaze.naval", k.Naval, 1, 9)
	f.within("kamikaze.army", k.Army, 1, 9)
	f.within("kamikaze.squadrons", k.Squadrons, 1, 9)
	f.within("kamikaze.wave", k.Wave, 1, 99)
	f.rising("kamikaze.two", k.Two, 1, 5, 1, 1)
	f.rising("kamikaze.three", k.Three, 1, 5, 2, 2)
	return f
}

func (d *navalDoc) attackFaults(f *faults) {
	if d.Attack.Lowest != 2 || d.Attack.Highest != 12 || len(d.Attack.Rolls) != 11 || d.Attack.Cite == "" {
		f.add("attack", "a cite and eleven columns, from 2 to 12: the sums of two dice")
	}
	air, fleet, ended := 0, 0, false
	for i, row := range d.Attack.Row {
		key := fmt.Sprintf("attack.row[%d]", i)
		if row.Air == 0 && row.Fleet == 0 {
			f.add(key, "air, fleet or both")
		}
		if row.Air != 0 {
			air++
			if row.Air != air {
				f.add(key+".air", fmt.Sprintf("%d, the next number of squadrons", air))
			}
		}
		ended = ended || row.Fleet == 0
		if row.Fleet != 0 && (row.Fleet <= fleet || ended || fleet == 0 && row.Fleet != 1 || row.Fleet > 200) {
			f.add(key+".fleet", "factors rising from 1, with no row between that has none")
		}
		fleet = max(fleet, row.Fleet)
		if len(row.Cells) != 11 || slices.Min(row.Cells) < 0 || slices.Max(row.Cells) > maxEffects {
			f.add(key+".cells", fmt.Sprintf("eleven numbers from 0 to %d", maxEffects))
		}
	}
	if air == 0 || air > 60 || fleet == 0 {
		f.add("attack", "rows for 1 to at most 60 squadrons, and for fleet factors")
	}
}

func (d *navalDoc) classFaults(f *faults) {
	if len(d.Class) == 0 || len(d.Class) > 100 {
		f.add("class", "1 to 100 classes of ship")
	}
	for i, c := range d.Class {
		key := fmt.Sprintf("class[%d]", i)
		if c.Code == "" || slices.ContainsFunc(d.Class[:i], func(o ShipClass) bool { return o.Code == c.Code }) {
			f.add(key+".code", "a code no other class has")
		}
		if c.Carrier && (c.Light || c.Slow || c.Counted) {
			f.add(key+".carrier", "no fast carrier that is light, slow or counted in factors")
		}
		if c.Counted && !c.Light {
			f.add(key+".counted", "single ships, or light")
		}
		f.within(key+".defends", c.Defends, 0, 9)
	}
}

func (d *navalDoc) defenseFaults(f *faults) {
	f.within("defense.surprised", d.Defense.Surprised, -9, 9)
	if d.Defense.Cite == "" || len(d.Defense.Row) == 0 {
		f.add("defense", "a cite, and rows")
	}
	last := 0
	for i, row := range d.Defense.Row {
		key := fmt.Sprintf("defense.row[%d]", i)
		if row.Factors <= last {
			f.add(key+".factors", "more factors than the row before")
		}
		last = max(last, row.Factors)
		if len(row.Cells) != 11 {
			f.add(key+".cells", "eleven cells")
		}
		for _, c := range row.Cells {
			if _, ok := parseCell(c); !ok {
				f.add(key+".cells", fmt.Sprintf(`cells like "1/2" or "0", with numbers up to %d, not %q`, maxCell, c))
			}
		}
	}
}

type faults []tables.Fault

func (f *faults) add(key, expected string) {
	*f = append(*f, tables.Fault{Key: key, Expected: expected, Do: "correct it"})
}

func (f *faults) within(key string, n, from, to int) {
	if n < from || n > to {
		f.add(key, fmt.Sprintf("a number from %d to %d", from, to))
	}
}

// rising wants least to most numbers, each more than the one before, from and to the bounds given.
func (f *faults) rising(key string, list []int, from, to, least, most int) {
	ok := len(list) >= least && len(list) <= most
	for i, x := range list {
		ok = ok && x >= from && x <= to && (i == 0 || x > list[i-1])
	}
	if !ok {
		f.add(key, fmt.Sprintf("%d to %d rising numbers from %d to %d", least, most, from, to))
	}
}
