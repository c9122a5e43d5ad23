// Basing limits (17.21, 17.31, 18.11 to 18.13): loads and capacities in squadrons, three to a factor.
package units

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/tables"
)

type basing struct {
	factors, restricted int // of one facility
	theatre             string
	terrain             []string
	island              bool
	islandSquadrons     int
	carrierPerFactor    int
	where               [TypeCount]uint8
	cite                [TypeCount]engine.Cite
}

const (
	onHex uint8 = 1 << iota
	onCarrier
	onSW
)

// Ground is what a hex's basing depends on (18.12, 18.13).
type Ground struct {
	Theatre string // "europe" or "pacific"
	Terrain string // "jungle" and "jungle-mountain" restrict
	Island  bool   // a one-hex island
}

// FacilityOn is how many air factors one city, port, airbase or artificial port bases on such ground (18.12).
func (r *Rules) FacilityOn(g Ground) int {
	b := r.basing
	if g.Theatre == b.theatre && (b.island && g.Island || slices.Contains(b.terrain, g.Terrain)) {
		return b.restricted
	}
	return b.factors
}

// Capacity is what a hex with so many facilities may base (18.12, 18.13).
func (r *Rules) Capacity(g Ground, facilities int) Capacity {
	c := Capacity{Room: Factors(facilities * r.FacilityOn(g)).Squadrons()}
	if g.Island {
		c.NavalExtra = Squadrons(r.basing.islandSquadrons)
	}
	return c
}

// CarrierCapacity is how many naval squadrons of its nation a fast carrier of so many factors bases (17.312).
func (r *Rules) CarrierCapacity(size Factors) Squadrons {
	return Squadrons(int(size) * r.basing.carrierPerFactor)
}

// BasesOnHex tells whether t bases on cities, ports, airbases and artificial ports, with the paragraph.
func (r *Rules) BasesOnHex(t Type) (bool, engine.Cite) {
	return r.basing.where[t]&onHex != 0, r.basing.cite[t]
}

// BasesOnCarrier tells whether t may base on fast carriers, with the paragraph (17.312, 17.51).
func (r *Rules) BasesOnCarrier(t Type) (bool, engine.Cite) {
	return r.basing.where[t]&onCarrier != 0, r.basing.cite[t]
}

// BasesInSW tells whether t bases in an SW box, with the paragraph (17.71, 17.81).
func (r *Rules) BasesInSW(t Type) (bool, engine.Cite) {
	return r.basing.where[t]&onSW != 0, r.basing.cite[t]
}

// Capacity is what a hex may base: room for anything, and extra room for naval air alone.
type Capacity struct {
	Room       Squadrons // a factor takes three
	NavalExtra Squadrons // one-hex island (18.13)
}

// BaseLoad is what stands at a base: everything in squadrons, and how much of it is naval air.
type BaseLoad struct {
	All, Naval Squadrons
}

// Add is the load with n more of t (18.11).
func (l BaseLoad) Add(t Type, n int) BaseLoad {
	l.All += LoadOf(t, n)
	if t == NAS {
		l.Naval += Squadrons(n)
	}
	return l
}

// Fits tells whether the load may base here; naval air uses the extra room first (18.11, 18.13).
func (c Capacity) Fits(l BaseLoad) bool { return l.All-min(l.Naval, c.NavalExtra) <= c.Room }

// Free is how many squadrons of anything the base still takes under load l; negative when it is overfull.
func (c Capacity) Free(l BaseLoad) Squadrons { return c.Room - (l.All - min(l.Naval, c.NavalExtra)) }

// FreeFor is how many more of t, in its own unit, the base takes under load l; never negative.
func (c Capacity) FreeFor(t Type, l BaseLoad) int {
	free := c.Free(l)
	if t == NAS {
		free += max(0, c.NavalExtra-l.Naval)
	}
	if free <= 0 {
		return 0
	}
	if t.InSquadrons() {
		return int(free)
	}
	whole, _ := free.Factors()
	return int(whole)
}

type basingDoc struct {
	PerFactor int `toml:"squadrons-per-factor"`
	Facility  struct {
		Cite              string
		Factors           int
		RestrictedFactors int      `toml:"restricted-factors"`
		RestrictedTheatre string   `toml:"restricted-theatre"`
		RestrictedTerrain []string `toml:"restricted-terrain"`
		RestrictedIsland  bool     `toml:"restricted-island"`
	}
	Island struct {
		Cite      string
		Squadrons int
	}
	Carrier struct {
		Cite      string
		PerFactor int `toml:"squadrons-per-factor"`
	}
	Type []struct {
		Type, Cite string
		Where      []string
	}
}

var baseWords = map[string]uint8{"hex": onHex, "carrier": onCarrier, "sw": onSW, "nowhere": 0}

// Faults implements tables.Checker.
func (d *basingDoc) Faults() []tables.Fault {
	var out []tables.Fault
	if d.PerFactor != PerFactor {
		out = append(out, tables.Fault{Key: "squadrons-per-factor", Expected: "3, the ratio the counters are printed in"})
	}
	if d.Facility.Factors < 1 || d.Facility.Factors > 99 {
		out = append(out, tables.Fault{Key: "facility.factors", Expected: "a number from 1 to 99"})
	}
	if d.Facility.RestrictedFactors < 0 || d.Facility.RestrictedFactors > 99 {
		out = append(out, tables.Fault{Key: "facility.restricted-factors", Expected: "a number from 0 to 99"})
	}
	if d.Island.Squadrons < 0 || d.Island.Squadrons > 99 {
		out = append(out, tables.Fault{Key: "island.squadrons", Expected: "a number from 0 to 99"})
	}
	if d.Carrier.PerFactor < 0 || d.Carrier.PerFactor > 9 {
		out = append(out, tables.Fault{Key: "carrier.squadrons-per-factor", Expected: "a number from 0 to 9"})
	}
	var seen []string
	for i, x := range d.Type {
		t, bad := knownType(x.Type, seen)
		if bad != "" {
			out = append(out, tables.Fault{Key: fmt.Sprintf("type[%d].type", i), Expected: bad})
		}
		seen = append(seen, t.Code())
		for _, w := range x.Where {
			if _, ok := baseWords[w]; !ok {
				out = append(out, tables.Fault{Key: fmt.Sprintf("type[%d].where", i), Expected: `"hex", "carrier", "sw" or "nowhere"`})
			}
		}
	}
	if len(d.Type) != len(Types()) {
		out = append(out, tables.Fault{Key: "type", Expected: "a line for each of the seven types"})
	}
	return out
}

func (r *Rules) loadBasing(t engine.Tables) error {
	var doc basingDoc
	if err := t.Decode("awaw/basing.toml", &doc); err != nil {
		return err
	}
	b := basing{
		factors: doc.Facility.Factors, restricted: doc.Facility.RestrictedFactors, theatre: doc.Facility.RestrictedTheatre,
		terrain: doc.Facility.RestrictedTerrain, island: doc.Facility.RestrictedIsland,
		islandSquadrons: doc.Island.Squadrons, carrierPerFactor: doc.Carrier.PerFactor,
	}
	for _, x := range doc.Type {
		k, _ := ParseType(x.Type)
		b.cite[k] = engine.Cite(x.Cite)
		for _, w := range x.Where {
			b.where[k] |= baseWords[w]
		}
	}
	r.basing = b
	return nil
}

// Facility is FacilityOn for a space of a map: air factors one of its cities, ports or airbases bases (18.12).
func (r *Rules) Facility(theatre string, sp hexmap.Space) int {
	return r.FacilityOn(Ground{Theatre: theatre, Terrain: sp.Terrain.String(), Island: sp.Island})
}
