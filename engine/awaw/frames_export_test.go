package awaw

import (
	"fmt"
	"slices"
)

// Standing names the questions that stand within the step, each with what it stands on, the outermost first: "step 16: ground
// battle". Units without a base, or too many at one, stand on everything else.
func (p *Position) Standing() (out []string) {
	on := fmt.Sprintf("step %d", p.bare())
	for _, k := range p.frames[:p.n] {
		out = append(out, on+": "+k.what().String())
		on = k.what().String()
	}
	if p.displacing() && len(out) > 0 {
		out = append(out, on+": displaced")
	}
	return out
}

// MayStand lists all that the rules let stand on anything, as Standing names it.
func MayStand() (out []string) {
	for k := range frameKinds {
		for s, set := range stepHolds {
			if set.has(k) {
				out = append(out, fmt.Sprintf("step %d: %v", s, k))
			}
		}
		for on, set := range mayHold {
			if set.has(k) {
				out = append(out, fmt.Sprintf("%v: %v", frameKind(on), k))
			}
		}
	}
	out = append(out, "ground battle: displaced")
	slices.Sort(out)
	return out
}
