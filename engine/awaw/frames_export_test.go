package awaw

import (
	"fmt"
	"slices"
)

// Standing names the questions that stand within the step, each with what it stands on, the outermost first: "step 16: ground
// battle". Units without a base, or too many at one, stand on everything else.
func (p *Position) Standing() (out []string) {
	on := fmt.Sprintf("step %d", p.step)
	if p.displacing() {
		on = fmt.Sprintf("step %d", p.after)
	}
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
	list := func(on string, q question) {
		for k, then := range q.holds() {
			if then != nil {
				out = append(out, fmt.Sprintf("%s: %v", on, frameKind(k)))
			}
		}
	}
	for s := range stepCount {
		list(fmt.Sprintf("step %d", s), s)
	}
	for _, f := range []frame{&battle{}, &sortie{}, &seaBattle{}, &strike{}, &dive{}, &bombing{}, &fight{}, &choice{}} {
		list(f.what().String(), f)
	}
	out = append(out, "ground battle: displaced")
	slices.Sort(out)
	return out
}
