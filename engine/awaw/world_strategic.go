// strategic.toml: what strategic warfare is fought with and over (26), and the targets of a scenario.

package awaw

import (
	"fmt"
	"slices"
	"strconv"

	"awaw/tables"
	"awaw/units"
)

// strategicRules is strategic.toml.
type strategicRules struct {
	House bool     `toml:"house"`
	Since int      `toml:"since"`
	Kinds []string `toml:"kinds"`
	Share int      `toml:"share"`
	Most  []struct {
		Nation  string `toml:"nation"`
		Factors int    `toml:"factors"`
	} `toml:"most"`
	Barred []struct {
		Nation  string `toml:"nation"`
		Country string `toml:"country"`
	} `toml:"barred"`
	Box []struct {
		ID       string   `toml:"id"`
		Cite     string   `toml:"cite"`
		Nations  []string `toml:"nations"`
		AirRange int      `toml:"air_range"`
	} `toml:"box"`
	Pacific struct {
		Nation string `toml:"nation"`
		From   int    `toml:"from"`
	} `toml:"pacific"`
	Bombing struct {
		Rows    []int   `toml:"rows"`
		Results [][]int `toml:"results"`
		Spare   int     `toml:"spare_range"`
		BRP     int     `toml:"brp"`
		Repair  int     `toml:"repair"`
	} `toml:"bombing"`
	FlyingBombs struct {
		Range int `toml:"range"`
	} `toml:"flying_bombs"`
}

// works is one target of strategic warfare: its place, what it is, how many points can be bombed, and the victory points
// each of them is worth to the other side.
type works struct {
	space  int16
	kind   string
	points int16
	worth  int16
}

// loadStrategic reads strategic.toml and refuses a bombing table that does not fit together.
func (w *world) loadStrategic() error {
	r := &strategicRules{}
	if err := w.kit.Tables.Decode(strategicFile, r); err != nil {
		return err
	}
	bad := func(key, expected, do string) error {
		return &tables.Error{File: strategicFile, Key: key, Expected: expected, Do: do}
	}
	for _, x := range []struct {
		key      string
		n, least int
	}{
		{"share", r.Share, 1}, {"bombing.spare_range", r.Bombing.Spare, 0}, {"bombing.brp", r.Bombing.BRP, 0},
		{"bombing.repair", r.Bombing.Repair, 0}, {"flying_bombs.range", r.FlyingBombs.Range, 0},
	} {
		if x.n < x.least || x.n > mostPool {
			return bad(x.key, "a number from "+strconv.Itoa(x.least)+" to "+strconv.Itoa(mostPool), "correct it")
		}
	}
	if len(r.Bombing.Rows) == 0 || len(r.Bombing.Results) != len(r.Bombing.Rows) || r.Bombing.Rows[0] != 1 || !slices.IsSorted(r.Bombing.Rows) {
		return bad("bombing.rows", "the bombers of each row of results, growing, from 1 on", "give as many rows as there are lines of results")
	}
	for _, row := range r.Bombing.Results {
		if len(row) != bombingColumns || slices.Min(row) < 0 || slices.Max(row) > mostPool {
			return bad("bombing.results", fmt.Sprintf("%d results a row, for two dice from 2 to 12, none below 0", bombingColumns), "correct the table")
		}
	}
	if err := r.namesKnown(w.units, bad); err != nil {
		return err
	}
	w.strategy = r
	return nil
}

// namesKnown refuses nations the nation table does not have.
func (r *strategicRules) namesKnown(known *units.Rules, bad func(key, expected, do string) error) error {
	type named struct{ key, name string }
	list := []named{{"pacific.nation", r.Pacific.Nation}}
	for _, x := range r.Most {
		list = append(list, named{"most.nation", x.Nation})
	}
	for _, x := range r.Barred {
		list = append(list, named{"barred.nation", x.Nation})
	}
	for _, x := range r.Box {
		for _, n := range x.Nations {
			list = append(list, named{"box.nations", n})
		}
	}
	for _, x := range list {
		if _, ok := known.Nation(x.name); !ok {
			return bad(x.key, "a nation of nations.toml, not "+strconv.Quote(x.name), "spell it as that table does")
		}
	}
	return nil
}

// frontNumber is the number of a front by its id, 0 if there is none.
func (w *world) frontNumber(id string) int {
	for i, f := range w.board.Fronts() {
		if f.ID == id && i < mostFronts {
			return i + 1
		}
	}
	return 0
}

// firstFront is the front new units of a strategic warfare box begin with: the first of its parts.
func (w *world) firstFront(box int) int {
	for _, id := range w.board.Space(box).Parts {
		if n := w.frontNumber(id); n > 0 {
			return n
		}
	}
	return 0
}

// isStrategicBox tells whether a space is a strategic warfare box.
func (w *world) isStrategicBox(space int) bool { return len(w.board.Space(space).Parts) != 0 }

// strategicUnit tells whether a type is a strategic warfare unit, which bases in a box (17.13, 17.71, 17.81).
func (w *world) strategicUnit(kind units.Type) bool {
	in, _ := w.units.BasesInSW(kind)
	return in
}

// pacificBombers tells whether strategic bombers of a nation are those that serve in the Pacific alone (17.75).
func (w *world) pacificBombers(n units.Nation, kind units.Type) bool {
	return kind == units.StrategicBomber && w.theatre == "pacific" && w.units.Info(n).Name == w.strategy.Pacific.Nation
}
