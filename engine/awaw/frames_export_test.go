package awaw

import (
	"fmt"
	"slices"
)

// Standing names the questions that stand within the step, each with what it stands on, the outermost first: "step 16: ground
// battle". Units without a base, or too many at one, stand on everything else.
func (p *Position) Standing() (out []string) {
	s := p.step
	if p.displacing() {
		s = p.after
	}
	on := fmt.Sprintf("step %d", s)
	for _, k := range p.standing7() {
		out = append(out, on+": "+k.String())
		on = k.String()
	}
	if p.displacing() && len(out) > 0 {
		out = append(out, on+": displaced")
	}
	return out
}

func (p *Position) standing7() (out []frameKind) {
	for k, on := range [frameKinds]bool{p.battle != nil, p.sortie != nil, p.sea != nil, p.strike != nil, p.diving(), p.bombing != nil, p.fight != nil} {
		if on {
			out = append(out, frameKind(k))
		}
	}
	return out
}

// MayStand lists all that the rules let stand on anything, as Standing names it.
func MayStand() (out []string) {
	for s, list := range stepHolds {
		for _, k := range list {
			out = append(out, fmt.Sprintf("step %d: %v", s, k))
		}
	}
	for on, list := range mayHold {
		for _, k := range list {
			out = append(out, fmt.Sprintf("%v: %v", frameKind(on), k))
		}
	}
	out = append(out, "ground battle: displaced")
	slices.Sort(out)
	return out
}
