package raid

import (
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/units"
)

// This file finds plans of raids: some to begin with, and the best of them bettered step by step.

// mostAtFirst is how many raids of one nation are tried at first.
const mostAtFirst = 3

// stepGain is what a step must bring, in points.
const stepGain = 0.01

// firsts are plans to begin with: each nation flies so many raids on what promises most if nobody comes. They leave room to better the best of them.
func (p *raiding) firsts() (out [][]int) {
	var nations []units.Nation
	for _, f := range p.flyers {
		if f.leads && !slices.Contains(nations, f.u.Nation) {
			nations = append(nations, f.u.Nation)
		}
	}
	out = append(out, p.home())
	for _, n := range nations {
		for _, plan := range out[:len(out):len(out)] {
			for k := 1; k <= mostAtFirst; k++ {
				if next := p.spread(plan, n, k); next != nil && len(out) <= mostWeighed/2 {
					out = append(out, next)
				}
			}
		}
	}
	return out[1:]
}

// spread adds raids of a nation on so many targets to a plan; nil if there are not so many.
func (p *raiding) spread(plan []int, n units.Nation, raids int) []int {
	plan = slices.Clone(plan)
	var at []int
	force := 0
	for _, f := range p.flyers {
		if f.u.Nation == n && f.u.Kind == units.StrategicBomber {
			force += sight.Factors(f.u.Thirds)
		}
	}
	for range raids {
		best, top := atHome, 0.0
		for t, w := range p.targets {
			if slices.Contains(plan, t) || slices.Contains(at, t) || !slices.ContainsFunc(p.flyers, func(f raider) bool { return f.leads && f.u.Nation == n && f.reaches[t] }) {
				continue
			}
			if v := float64(w.Worth) * p.a.sight.Pos.ExpectedHits(max(1, force/raids), w.Left); v > top {
				best, top = t, v
			}
		}
		if best == atHome {
			return nil
		}
		at = append(at, best)
	}
	got := make([]int, len(at))
	for i, f := range p.flyers {
		if f.u.Nation != n {
			continue
		}
		k := -1
		for r, t := range at {
			if f.reaches[t] && (f.leads || got[r] > 0) && (k < 0 || got[r] < got[k]) {
				k = r
			}
		}
		if k >= 0 {
			plan[i] = at[k]
			got[k] += sight.Factors(f.u.Thirds)
		}
	}
	return plan
}

// climb betters a plan step by step: a counter flies elsewhere or stays, or a whole raid goes elsewhere.
func (p *raiding) climb(plan []int, v float64) ([]int, float64) {
	try := make([]int, len(plan))
	better := func() bool {
		if p.left <= 0 || slices.Equal(try, plan) {
			return false
		}
		if w := p.worth(try); w > v+stepGain {
			copy(plan, try)
			v = w
			return true
		}
		return false
	}
	for again := true; again && p.left > 0; {
		again = false
		for from := range p.targets {
			if !slices.Contains(plan, from) {
				continue
			}
			for to := atHome; to < len(p.targets); to++ {
				copy(try, plan)
				for i := range try {
					if try[i] == from {
						try[i] = to
					}
				}
				again = p.allowed(try) && better() || again
			}
		}
		for i := range p.flyers {
			for to := atHome; to < len(p.targets); to++ {
				copy(try, plan)
				try[i] = to
				again = p.allowed(try) && better() || again
			}
		}
	}
	return plan, v
}

// allowed tells whether all can fly where a plan sends them: within their reach, and one nation to a target.
func (p *raiding) allowed(plan []int) bool {
	for i, t := range plan {
		if t == atHome {
			continue
		}
		if !p.flyers[i].reaches[t] {
			return false
		}
		for k := range i {
			if plan[k] == t && p.flyers[k].u.Nation != p.flyers[i].u.Nation {
				return false
			}
		}
	}
	return true
}
