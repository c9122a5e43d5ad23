// Nations: names, codes, Air Nationality DRM (19.31A) and airbase counters (18.14).
package units

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// Nation is an index into Rules.Nations; 0 is nobody.
type Nation uint8

// NationInfo is what the tables say of a nation.
type NationInfo struct {
	Name    string // "Germany"
	Code    string // "GE", printed on counters; unique
	Palette string // the palette's row: Code, or "NE" for nations it does not colour
	Kind    string // "major" or "minor"
	DRM     int    // Air Nationality DRM before research and circumstances (19.31A)
	// Airbase counters in all (18.14), 0 where the theatres are counted apart.
	AirbaseTotal int
	// Airbase counters of each theatre, 0 where one total holds for both (18.145).
	AirbasesEurope, AirbasesPacific int
	PerTurn                         int    // airbase placements a turn, and theatre if counted apart (18.142B)
	LaterPerTurn                    int    // placements from LaterFrom on, 0 if they never change
	LaterFrom                       string // "Spring 1943"
	// Theatres where the nation may open a Global War with no airbase (18.141).
	NoOpeningEurope, NoOpeningPacific bool
	// Types the nation does not have in the classic game (19.31A).
	NotClassic [Interceptor + 1]bool
}

// Airbases is how many airbase counters the nation has in a theatre (18.14, 18.145).
func (n NationInfo) Airbases(theatre string) int {
	switch {
	case n.AirbaseTotal > 0:
		return n.AirbaseTotal
	case theatre == "pacific":
		return n.AirbasesPacific
	}
	return n.AirbasesEurope
}

// OpeningAirbases is how many airbases the nation may have down in a theatre as a Global War opens: one for a major
// power, unless the table excepts it (18.141).
func (n NationInfo) OpeningAirbases(theatre string) int {
	if n.Kind != "major" || theatre == "pacific" && n.NoOpeningPacific || theatre != "pacific" && n.NoOpeningEurope {
		return 0
	}
	return 1
}

// Nation finds a nation by name, code or another accepted spelling; case, spaces, dots and hyphens do not matter.
func (r *Rules) Nation(name string) (Nation, bool) {
	n, ok := r.spelling[plainName(name)]
	return n, ok
}

// AlsoCalled has nations found by what they are called in another language too, where nothing is called so yet.
func (r *Rules) AlsoCalled(named func(name string) string) {
	for i, n := range r.Nations[1:] {
		if s := plainName(named(n.Name)); r.spelling[s] == 0 {
			r.spelling[s] = Nation(i + 1)
		}
	}
}

// Info is what the tables say of n; an unknown n gives an empty record.
func (r *Rules) Info(n Nation) NationInfo {
	if int(n) >= len(r.Nations) {
		return NationInfo{}
	}
	return r.Nations[n]
}

var plainer = strings.NewReplacer(" ", "", ".", "", "-", "", "_", "", "'", "")

func plainName(s string) string { return plainer.Replace(strings.ToLower(s)) }

type nationsDoc struct {
	Nation []struct {
		Name, Code, Palette, Kind string
		DRM                       int
		Also                      []string
		NotClassic                []string `toml:"not-in-classic"`
		Airbases                  struct {
			Total, Europe, Pacific int
			PerTurn                int      `toml:"per-turn"`
			LaterPerTurn           int      `toml:"later-per-turn"`
			LaterFrom              string   `toml:"later-from"`
			NoOpening              []string `toml:"no-opening"`
		}
	}
}

// Faults implements tables.Checker.
func (d *nationsDoc) Faults() []tables.Fault {
	var out []tables.Fault
	used := map[string]string{}
	if len(d.Nation) == 0 || len(d.Nation) > 250 {
		out = append(out, tables.Fault{Key: "nation", Expected: "1 to 250 nations", Do: "list them as [[nation]]"})
	}
	for i, n := range d.Nation {
		key := fmt.Sprintf("nation[%d]", i)
		if n.Kind != "major" && n.Kind != "minor" {
			out = append(out, tables.Fault{Key: key + ".kind", Expected: `"major" or "minor"`})
		}
		if n.DRM < -5 || n.DRM > 10 {
			out = append(out, tables.Fault{Key: key + ".drm", Expected: "a number from -5 to 10"})
		}
		if a := n.Airbases; min(a.Total, a.Europe, a.Pacific, a.PerTurn, a.LaterPerTurn) < 0 {
			out = append(out, tables.Fault{Key: key + ".airbases", Expected: "numbers of 0 or more"})
		}
		for _, theatre := range n.Airbases.NoOpening {
			if theatre != "europe" && theatre != "pacific" {
				out = append(out, tables.Fault{Key: key + ".airbases.no-opening", Expected: `"europe" or "pacific"`})
			}
		}
		for j, code := range n.NotClassic {
			if _, why := knownType(code, n.NotClassic[:j]); why != "" {
				out = append(out, tables.Fault{Key: key + ".not-in-classic", Expected: why})
			}
		}
		for _, s := range append([]string{n.Name, n.Code}, n.Also...) {
			p := plainName(s)
			if p == "" {
				out = append(out, tables.Fault{Key: key + ".name", Expected: "a name and a code", Do: "fill both in"})
			} else if other, ok := used[p]; ok && other != n.Name {
				out = append(out, tables.Fault{Key: key + ".name", Expected: fmt.Sprintf("a spelling of its own, but %q also means %s", s, other)})
			}
			used[p] = n.Name
		}
	}
	return out
}

func (r *Rules) loadNations(t engine.Tables) error {
	var doc nationsDoc
	if err := t.Decode("awaw/nations.toml", &doc); err != nil {
		return err
	}
	r.Nations = make([]NationInfo, 1, len(doc.Nation)+1)
	r.spelling = make(map[string]Nation)
	for i, n := range doc.Nation {
		palette := n.Palette
		if palette == "" {
			palette = n.Code
		}
		r.Nations = append(r.Nations, NationInfo{
			Name: n.Name, Code: n.Code, Palette: palette, Kind: n.Kind, DRM: n.DRM,
			AirbaseTotal: n.Airbases.Total, AirbasesEurope: n.Airbases.Europe, AirbasesPacific: n.Airbases.Pacific,
			PerTurn: n.Airbases.PerTurn, LaterPerTurn: n.Airbases.LaterPerTurn, LaterFrom: n.Airbases.LaterFrom,
			NoOpeningEurope: slices.Contains(n.Airbases.NoOpening, "europe"), NoOpeningPacific: slices.Contains(n.Airbases.NoOpening, "pacific"),
		})
		for _, code := range n.NotClassic {
			kind, _ := ParseType(code)
			r.Nations[i+1].NotClassic[kind] = true
		}
		for _, s := range append([]string{n.Name, n.Code}, n.Also...) {
			r.spelling[plainName(s)] = Nation(i + 1)
		}
	}
	return nil
}
