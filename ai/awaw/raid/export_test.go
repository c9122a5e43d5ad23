package raid

import (
	"awaw/engine"
	"awaw/engine/awaw"
)

// What tests from outside, who play whole games, hold the planner to.

// Alone is a raid on a target by one counter.
func (a *Planner) Alone(counter engine.Ref, target int) awaw.Sortie {
	return a.over(sortie{awaw.NoSortie}, a.sight.Unit(counter), target).Sortie
}

// Planned is what the raids ordered now are worth when they are met as well as can be, and the best of the plans that were there to begin with.
func (a *Planner) Planned() (got, first float64) {
	plan := a.raiding(nil)
	ordered := plan.home()
	for _, o := range a.raids(nil) {
		for i, f := range plan.flyers {
			for k, w := range plan.targets {
				if o.A.Index() == f.u.Counter && o.B.Index() == w.Space {
					ordered[i] = k
				}
			}
		}
	}
	for i, x := range plan.firsts() {
		if v := plan.worth(x); i == 0 || v > first {
			first = v
		}
	}
	return plan.worth(ordered), first
}
