// Forces as chapter 19 sees them: groups of like units, and their change into squadrons (17.141C, 19.51).
package aircombat

import (
	"fmt"

	"awaw/units"
)

// Kind is what an army air squadron is meant for while it operates over ships; 0 is no particular task (19.65A).
type Kind uint8

// The kinds of army air squadron.
const (
	Attack Kind = 1 + iota
	Cover
	Search
)

// KindCount is one more than the last Kind.
const KindCount = int(Search) + 1

func (k Kind) String() string { return [...]string{"", "attack", "cover", "search"}[k&3] }

// Group is a number of units that nothing in chapter 19 tells apart.
type Group struct {
	Nation    units.Nation
	Type      units.Type
	Elite     bool // elite Japanese naval air (17.352)
	PacificSB bool // an American Pacific strategic bomber (17.75)
	Winter    bool // subject to a winter effect that lowers the DRM (19.31A); see Rules.WinterBites
	Partial   bool // in partial supply
	Oil       bool // under air oil effects
	Inverted  bool
	Aside     bool // present and not engaged: air transports left alone (18.521B)
	Squadrons bool // N counts squadrons; NAS and kamikazes always do
	Kind      Kind // task of army air squadrons (19.65B)
	Research  int  // its nation's Air Nationality DRM research results
	N         int  // air factors or squadrons left
}

// InSquadrons tells whether N counts squadrons.
func (g Group) InSquadrons() bool { return g.Squadrons || g.Type.InSquadrons() }

// Force is one side of an air combat: at most MaxGroups groups.
type Force []Group

// Total is the number of units engaged or present, in the unit the fight is counted in.
func (f Force) Total() int {
	n := 0
	for _, g := range f {
		n += g.N
	}
	return n
}

// Engaged is the number of units that take part.
func (f Force) Engaged() int {
	n := 0
	for _, g := range f {
		if !g.Aside {
			n += g.N
		}
	}
	return n
}

// Check refuses forces the rest of the package cannot deal with: too many groups, or numbers out of bounds.
func (f Force) Check() error {
	if len(f) > MaxGroups {
		return fmt.Errorf("a force of %d different groups; at most %d fight together: join like units", len(f), MaxGroups)
	}
	for i, g := range f {
		if g.N < 0 || g.N > MaxUnits {
			return fmt.Errorf("group %d has %d units; expected 0 to %d", i+1, g.N, MaxUnits)
		}
		if g.Type == 0 || int(g.Type) >= units.TypeCount {
			return fmt.Errorf("group %d has no type of air unit", i+1)
		}
		if int(g.Kind) >= KindCount {
			return fmt.Errorf("group %d has no kind of army air squadron; expected none, attack, cover or search", i+1)
		}
		if g.Research < -MaxResearch || g.Research > MaxResearch {
			return fmt.Errorf("group %d has %d research results; expected at most %d", i+1, g.Research, MaxResearch)
		}
	}
	return nil
}

// MaxResearch is the most Air Nationality DRM research results a group may have.
const MaxResearch = 100

// known refuses nations that chapter 17 does not have.
func (r *Rules) known(f Force) error {
	for i, g := range f {
		if int(g.Nation) >= len(r.units.Nations) {
			return fmt.Errorf("group %d has no nation", i+1)
		}
	}
	return nil
}

// MaxUnits is the most factors or squadrons one group may hold.
const MaxUnits = 3000

// Squadrons tells whether a fight between the two forces is counted in squadrons: as soon as either has naval
// air, kamikazes or units that already are squadrons (17.141C, 19.51).
func (r *Rules) Squadrons(att, def Force) bool {
	return hasSquadrons(att) || hasSquadrons(def)
}

func hasSquadrons(f Force) bool {
	for _, g := range f {
		if g.N > 0 && !g.Aside && g.InSquadrons() {
			return true
		}
	}
	return false
}

// Convert gives the force in squadrons: every factor becomes three (17.141C, 17.55, 17.65, 19.51). The argument
// is left as it is.
func (r *Rules) Convert(f Force) Force {
	out := make(Force, len(f))
	for i, g := range f {
		if !g.InSquadrons() {
			g.N = int(units.Factors(g.N).Squadrons())
			g.Squadrons = true
		}
		out[i] = g
	}
	return out
}

// ByKind converts as Convert does and breaks every AAF into one squadron of each kind (19.65B and its example).
func (r *Rules) ByKind(f Force) Force {
	var out Force
	for _, g := range f {
		if g.Type != units.AAF || g.InSquadrons() {
			out = append(out, r.Convert(Force{g})...)
			continue
		}
		for _, k := range r.kinds {
			h := g
			h.Squadrons, h.Kind = true, k
			out = append(out, h)
		}
	}
	return out
}
