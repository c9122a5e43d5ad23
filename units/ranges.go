// Ranges by type, theatre and research (17.22, 17.32, 17.462, 17.52, 17.62, 17.72, 17.82, 18.31) and staging (18.21).
package units

import (
	"fmt"

	"awaw/engine"
	"awaw/tables"
)

// Research is what a nation has achieved, in results (Jets: the result itself, 9 to 12 and more).
type Research struct {
	AirRange int // Air Range results
	Jets     int // Jets result
	AirDRM   int // Air Nationality DRM results
	Radar    int // Radar results
}

type reach struct {
	from            int // results needed
	europe, pacific int // hexes
}

// Range is the operational range of t in hexes, in theatre "europe" or "pacific". Jets before their first result
// have none (17.52).
func (r *Rules) Range(t Type, theatre string, res Research) int {
	have := res.AirRange
	if t == Jet {
		have = res.Jets
	}
	hexes := 0
	for _, x := range r.ranges[t] {
		if x.from > have {
			break
		}
		hexes = x.europe
		if theatre == "pacific" {
			hexes = x.pacific
		}
	}
	return hexes
}

// Staging is how far t may stage, be displaced or disengage, in hexes: twice its range (18.21, 18.25, 18.523).
func (r *Rules) Staging(t Type, theatre string, res Research) int {
	return r.multiple * r.Range(t, theatre, res)
}

type rangesDoc struct {
	Staging struct {
		Cite     string
		Multiple int
	}
	Range []struct {
		Type, Cite      string
		Research        int
		Europe, Pacific int
	}
}

// Faults implements tables.Checker.
func (d *rangesDoc) Faults() []tables.Fault {
	var out []tables.Fault
	if d.Staging.Multiple < 1 || d.Staging.Multiple > 10 {
		out = append(out, tables.Fault{Key: "staging.multiple", Expected: "a number from 1 to 10"})
	}
	last := [TypeCount]int{}
	for i := range last {
		last[i] = -1
	}
	for i, x := range d.Range {
		key := fmt.Sprintf("range[%d]", i)
		t, bad := knownType(x.Type, nil)
		if bad != "" {
			out = append(out, tables.Fault{Key: key + ".type", Expected: bad})
		} else if x.Research <= last[t] {
			out = append(out, tables.Fault{Key: key + ".research", Expected: "more research than the line before of the same type"})
		}
		last[t] = x.Research
		if x.Europe < 0 || x.Pacific < 0 || x.Europe > 200 || x.Pacific > 200 {
			out = append(out, tables.Fault{Key: key, Expected: "ranges from 0 to 200 hexes"})
		}
	}
	for _, t := range Types() {
		if last[t] < 0 {
			out = append(out, tables.Fault{Key: "range", Expected: "a line for " + t.Code(), Do: "add one"})
		}
	}
	return out
}

func (r *Rules) loadRanges(t engine.Tables) error {
	var doc rangesDoc
	if err := t.Decode("awaw/ranges.toml", &doc); err != nil {
		return err
	}
	r.multiple = doc.Staging.Multiple
	for _, x := range doc.Range {
		k, _ := ParseType(x.Type)
		r.ranges[k] = append(r.ranges[k], reach{x.Research, x.Europe, x.Pacific})
	}
	return nil
}

type costsDoc struct {
	Cost []struct {
		Type, Cite string
		BRP        int
	}
	Jets struct {
		Cite     string
		Research int
	}
}

// Faults implements tables.Checker.
func (d *costsDoc) Faults() []tables.Fault {
	var out []tables.Fault
	var seen []string
	for i, c := range d.Cost {
		key := fmt.Sprintf("cost[%d]", i)
		t, bad := knownType(c.Type, seen)
		if bad != "" {
			out = append(out, tables.Fault{Key: key + ".type", Expected: bad})
		}
		seen = append(seen, t.Code())
		if c.BRP < 0 || c.BRP > 100 {
			out = append(out, tables.Fault{Key: key + ".brp", Expected: "a number from 0 to 100"})
		}
	}
	if len(d.Cost) != len(Types()) {
		out = append(out, tables.Fault{Key: "cost", Expected: "a line for each of the seven types"})
	}
	return out
}

func (r *Rules) loadCosts(t engine.Tables) error {
	var doc costsDoc
	if err := t.Decode("awaw/costs.toml", &doc); err != nil {
		return err
	}
	r.jetsFrom = doc.Jets.Research
	for _, c := range doc.Cost {
		k, _ := ParseType(c.Type)
		r.cost[k] = c.BRP
	}
	return nil
}
