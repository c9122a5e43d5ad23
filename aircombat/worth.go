// What a force is worth when its fight is over: factors, squadrons put together again, and BRPs (17.24, 19.52).
package aircombat

import "awaw/units"

// Worth gives the factors a force makes after the fight and what they cost to build. Squadrons of army air of one nation
// and type come together (Recombine); naval squadrons and kamikazes count a third of a factor each.
func (r *Rules) Worth(f Force) (factors, brp float64) {
	for i, g := range f {
		cost := float64(r.units.Cost(g.Type))
		switch {
		case g.Type.InSquadrons():
			factors += float64(g.N) / units.PerFactor
			brp += float64(g.N) * cost
		case !g.Squadrons:
			factors += float64(g.N)
			brp += float64(g.N) * cost
		case !sameKin(f, i):
			sum := 0
			for _, h := range f[i:] {
				if kin(g, h) {
					sum += h.N
				}
			}
			whole, _ := r.Recombine(units.Squadrons(sum))
			factors += float64(whole)
			brp += float64(whole) * cost
		}
	}
	return factors, brp
}

// kin tells whether squadrons of two groups come together as factors.
func kin(g, h Group) bool {
	return g.Nation == h.Nation && g.Type == h.Type && g.Squadrons && h.Squadrons
}

func sameKin(f Force, i int) bool {
	for _, h := range f[:i] {
		if kin(f[i], h) {
			return true
		}
	}
	return false
}

// turned is how many factors of a force are turned back when n of each group's units are: of squadrons as many as the
// turned ones make together, and no more than there are.
func (r *Rules) turned(f Force, n []uint16) float64 {
	out := 0.0
	for i, g := range f {
		switch {
		case g.Type.InSquadrons():
			out += float64(n[i]) / units.PerFactor
		case !g.Squadrons:
			out += float64(n[i])
		case !sameKin(f, i):
			sum, back := 0, 0
			for j := i; j < len(f); j++ {
				if kin(g, f[j]) {
					sum += f[j].N
					back += int(n[j])
				}
			}
			whole, _ := r.Recombine(units.Squadrons(sum))
			turn, _ := r.Recombine(units.Squadrons(back))
			out += float64(min(whole, turn))
		}
	}
	return out
}
