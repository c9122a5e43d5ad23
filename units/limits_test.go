// Limits of the unit tables: each stands at its last allowed value, and one step on is a fault.

package units

import (
	"testing"

	"awaw/tables"
)

// meets changes a decoded table and tells how many faults it then has.
func meets[D any, P interface {
	*D
	tables.Checker
}](t *testing.T, name string, change func(d P)) int {
	t.Helper()
	doc := P(new(D))
	if err := tables.Embedded().Decode("awaw/"+name+".toml", doc); err != nil {
		t.Fatal(err)
	}
	change(doc)
	return len(doc.Faults())
}

func TestLimitsOfTables(t *testing.T) {
	for i, c := range []struct {
		faults int
		got    func() int
	}{
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.Factors = 1 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.Factors = 0 }) }},
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.Factors = 99 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.Factors = 100 }) }},
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.RestrictedFactors = 0 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.RestrictedFactors = -1 }) }},
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.RestrictedFactors = 99 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Facility.RestrictedFactors = 100 }) }},
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Island.Squadrons = 0 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Island.Squadrons = -1 }) }},
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Island.Squadrons = 99 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Island.Squadrons = 100 }) }},
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Carrier.PerFactor = 0 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Carrier.PerFactor = -1 }) }},
		{0, func() int { return meets(t, "basing", func(d *basingDoc) { d.Carrier.PerFactor = 9 }) }},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Carrier.PerFactor = 10 }) }},
		{1, func() int {
			return meets(t, "basing", func(d *basingDoc) { d.Type[2].Where = []string{"hex", "moon"} })
		}},
		{1, func() int { return meets(t, "basing", func(d *basingDoc) { d.Type = d.Type[1:] }) }},

		{0, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Staging.Multiple = 1 }) }},
		{1, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Staging.Multiple = 0 }) }},
		{0, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Staging.Multiple = 10 }) }},
		{1, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Staging.Multiple = 11 }) }},
		{0, func() int {
			return meets(t, "ranges", func(d *rangesDoc) { d.Range[0].Europe, d.Range[0].Pacific = 0, 0 })
		}},
		{1, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Range[0].Europe = -1 }) }},
		{1, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Range[0].Pacific = -1 }) }},
		{0, func() int {
			return meets(t, "ranges", func(d *rangesDoc) { d.Range[0].Europe, d.Range[0].Pacific = 200, 200 })
		}},
		{1, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Range[0].Europe = 201 }) }},
		{1, func() int { return meets(t, "ranges", func(d *rangesDoc) { d.Range[0].Pacific = 201 }) }},
		{1, func() int {
			return meets(t, "ranges", func(d *rangesDoc) { d.Range = append(d.Range, d.Range[len(d.Range)-1]) })
		}},

		{0, func() int { return meets(t, "costs", func(d *costsDoc) { d.Cost[0].BRP = 0 }) }},
		{1, func() int { return meets(t, "costs", func(d *costsDoc) { d.Cost[0].BRP = -1 }) }},
		{0, func() int { return meets(t, "costs", func(d *costsDoc) { d.Cost[0].BRP = 100 }) }},
		{1, func() int { return meets(t, "costs", func(d *costsDoc) { d.Cost[0].BRP = 101 }) }},
		{1, func() int { return meets(t, "costs", func(d *costsDoc) { d.Cost = d.Cost[1:] }) }},

		{0, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].DRM = -5 }) }},
		{1, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].DRM = -6 }) }},
		{0, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].DRM = 10 }) }},
		{1, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].DRM = 11 }) }},
		{0, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].Airbases.Total = 0 }) }},
		{1, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].Airbases.Total = -1 }) }},
		{1, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].Airbases.PerTurn = -1 }) }},
		{1, func() int {
			return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].Airbases.NoOpening = []string{"moon"} })
		}},
		{0, func() int {
			return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].NotClassic = []string{"AAF", "NAS"} })
		}},
		{1, func() int {
			return meets(t, "nations", func(d *nationsDoc) { d.Nation[0].NotClassic = []string{"AAF", "AAF"} })
		}},
		{1, func() int { return meets(t, "nations", func(d *nationsDoc) { d.Nation = nil }) }},

		{1, func() int {
			return meets(t, "operations", func(d *operationsDoc) { d.Type[0].Never = []string{"dance"} })
		}},
		{1, func() int {
			return meets(t, "operations", func(d *operationsDoc) { d.Type[0].May = []string{"search sea"} })
		}},
		{1, func() int { return meets(t, "operations", func(d *operationsDoc) { d.Type = d.Type[1:] }) }},
	} {
		if got := c.got(); got != c.faults {
			t.Errorf("line %d: %d faults, want %d", i+1, got, c.faults)
		}
	}
}

// 18.141: who opens a Global War with an airbase, and where.
func TestOpeningAirbases(t *testing.T) {
	r := shipped(t)
	for _, c := range []struct {
		name            string
		europe, pacific int
	}{{"Germany", 1, 1}, {"Japan", 1, 1}, {"Britain", 1, 0}, {"US", 0, 0}, {"Russia", 1, 1}, {"China", 1, 1}, {"Australia", 0, 0}} {
		n, _ := r.Nation(c.name)
		if e, p := r.Info(n).OpeningAirbases("europe"), r.Info(n).OpeningAirbases("pacific"); e != c.europe || p != c.pacific {
			t.Errorf("%s opens with %d and %d; want %d and %d", c.name, e, p, c.europe, c.pacific)
		}
	}
}
