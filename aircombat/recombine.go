// Squadrons become factors again after the fight (17.55, 19.52, 19.65C).
package aircombat

import (
	"awaw/engine"
	"awaw/units"
)

// Recombine gives the factors one nation's squadrons of one type make, and the squadrons lost over it. The
// paragraph is not among the chapters covered; the numbers are house values.
func (r *Rules) Recombine(s units.Squadrons) (whole units.Factors, lost units.Squadrons) {
	whole = units.Factors(int(s) / r.combine)
	rest := int(s) % r.combine
	if rest >= r.roundUp {
		return whole + 1, 0
	}
	return whole, units.Squadrons(rest)
}

// RecombineCite is the paragraph that rules recombination, and whether its values are house values.
func (r *Rules) RecombineCite() (engine.Cite, bool) { return r.recombineRef, r.house }

// RecombineForce gives a force fought in squadrons back in factors. Groups of one nation, type and status come
// together in the first of them; naval air stays as it is.
func (r *Rules) RecombineForce(f Force) Force {
	var out Force
	for i, g := range f {
		if g.Type.InSquadrons() || !g.Squadrons {
			out = append(out, g)
			continue
		}
		if firstLike(f, i) != i {
			continue
		}
		sum := 0
		for j := i; j < len(f); j++ {
			if firstLike(f, j) == i {
				sum += f[j].N
			}
		}
		whole, _ := r.Recombine(units.Squadrons(sum))
		g.N, g.Squadrons, g.Kind = int(whole), false, 0
		out = append(out, g)
	}
	return out
}

// firstLike is the first group whose squadrons recombine with those of group i.
func firstLike(f Force, i int) int {
	for j := range f[:i] {
		if alike(f[i], f[j]) {
			return j
		}
	}
	return i
}

// alike tells whether two groups are of one nation, type and status, whatever their number and task.
func alike(a, b Group) bool {
	a.N, a.Kind = b.N, b.Kind
	return a == b
}
