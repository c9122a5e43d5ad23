// Forces as text: "6 Germany AAF, 2 Italy AAF winter". See docs/notation.md.
package aircombat

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/units"
)

// flags in the order they are written; each sets one field of a group.
var flags = []struct {
	word  string
	field func(*Group) *bool
}{
	{"winter", func(g *Group) *bool { return &g.Winter }},
	{"partial", func(g *Group) *bool { return &g.Partial }},
	{"oil", func(g *Group) *bool { return &g.Oil }},
	{"inverted", func(g *Group) *bool { return &g.Inverted }},
	{"aside", func(g *Group) *bool { return &g.Aside }},
	{"pacific", func(g *Group) *bool { return &g.PacificSB }},
}

// typeWords lists the words for types in forces, in the order they are offered.
const typeWords = "AAF, NAS, EliteNAS, Jet, AT, SB, INT, AAS or KAM"

// ParseForce reads comma-separated items "N Nation TYPE [flags]". TYPE is AAF, NAS, EliteNAS, Jet, AT, SB or INT, or
// AAS for army air squadrons and KAM for kamikazes; flags are winter (or winter N, the winter effect), partial, oil,
// inverted, aside (present and not engaged), pacific (an American Pacific bomber), and attack, cover or search for AAS.
// N is in factors; in squadrons for NAS, EliteNAS, KAM and AAS. Equal items are joined. Errors name the item and what
// could stand there.
func (r *Rules) ParseForce(s string) (Force, error) {
	if strings.TrimSpace(s) == "" {
		return nil, fmt.Errorf("an empty force; expected items like \"6 Germany AAF\"")
	}
	var f Force
	for i, item := range strings.Split(s, ",") {
		g, err := r.parseGroup(strings.Fields(item))
		if err != nil {
			return nil, fmt.Errorf("item %d, %q: %w", i+1, strings.TrimSpace(item), err)
		}
		same := slices.IndexFunc(f, func(h Group) bool { h.N = g.N; return h == g })
		if same < 0 {
			f = append(f, g)
			continue
		}
		f[same].N += g.N
	}
	return f, f.Check()
}

func (r *Rules) parseGroup(words []string) (Group, error) {
	if len(words) < 3 {
		return Group{}, fmt.Errorf("expected a number, a nation and a type, as in \"6 Germany AAF\"")
	}
	var g Group
	n, err := strconv.Atoi(words[0])
	if err != nil || n < 1 || n > MaxUnits {
		return g, fmt.Errorf("%q is no number of units; expected 1 to %d", words[0], MaxUnits)
	}
	g.N = n
	at := 2
	for at < len(words) && !parseTypeWord(words[at], &g) {
		at++
	}
	if at == len(words) {
		return g, fmt.Errorf("no type of air unit; expected one of %s behind the nation", typeWords)
	}
	name := strings.Join(words[1:at], " ")
	nation, ok := r.units.Nation(name)
	if !ok {
		return g, fmt.Errorf("%q is no nation; expected a name like Germany, Britain or United States, or a code like GE", name)
	}
	g.Nation = nation
	if err := r.parseFlags(words[at+1:], &g); err != nil {
		return g, err
	}
	if g.Elite && r.units.Info(nation).Name != r.eliteNation() {
		return g, fmt.Errorf("only %s has elite naval air", r.eliteNation())
	}
	return g, nil
}

func (r *Rules) eliteNation() string { return r.units.Info(r.drm[drmElite].nation).Name }

func parseTypeWord(w string, g *Group) bool {
	switch {
	case strings.EqualFold(w, "EliteNAS"):
		g.Type, g.Elite = units.NAS, true
		return true
	case strings.EqualFold(w, "AAS"):
		g.Type, g.Squadrons = units.AAF, true
		return true
	}
	t, ok := units.ParseType(w)
	g.Type = t
	return ok
}

func (r *Rules) parseFlags(words []string, g *Group) error {
	for i := 0; i < len(words); i++ {
		w := strings.ToLower(words[i])
		if k, ok := parseKind(w); ok && g.Type == units.AAF && g.Squadrons {
			g.Kind = k
			continue
		}
		j := -1
		for n, f := range flags {
			if f.word == w {
				j = n
			}
		}
		if j < 0 {
			return fmt.Errorf("%q is no flag; expected winter, partial, oil or inverted", words[i])
		}
		*flags[j].field(g) = true
		if w == "winter" && i+1 < len(words) {
			if effect, err := strconv.Atoi(words[i+1]); err == nil {
				g.Winter = r.WinterBites(effect)
				i++
			}
		}
	}
	return nil
}

// FormatForce writes a force as ParseForce reads it; empty groups are left out.
func (r *Rules) FormatForce(f Force) string {
	var items []string
	for _, g := range f {
		if g.N > 0 {
			items = append(items, r.FormatGroup(g))
		}
	}
	return strings.Join(items, ", ")
}

// FormatGroup writes one item.
func (r *Rules) FormatGroup(g Group) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %s %s", g.N, r.units.Info(g.Nation).Name, g.Word())
	for _, f := range flags {
		if *f.field(&g) {
			b.WriteString(" " + f.word)
		}
	}
	if g.Kind != 0 {
		b.WriteString(" " + g.Kind.String())
	}
	return b.String()
}

// Word is the group's type as forces write it: AAF, NAS, EliteNAS, Jet, AT, SB, INT, AAS, KAM.
func (g Group) Word() string {
	if g.Type == units.AAF && g.Squadrons {
		return "AAS"
	}
	return g.TypeWord()
}

// TypeWord is the group's type, whatever it is counted in.
func (g Group) TypeWord() string {
	switch {
	case g.Type == units.NAS && g.Elite:
		return "EliteNAS"
	case g.Type == units.Jet:
		return "Jet"
	}
	return g.Type.Code()
}
