// What research changes: ranges, modifiers, radar and jets are values of the world, so a result makes a world that has it. The
// position goes over to that world; positions before keep theirs.

package awaw

import (
	"slices"

	"awaw/units"
)

// learn enters what a roll for a project has changed, and goes over to a world in which it holds.
func (t *turnover) learn(s study) {
	p := t.p
	p.studies = cow(p.studies)
	i := slices.IndexFunc(p.studies, func(x study) bool { return x.nation == s.nation && x.project == s.project })
	before := uint8(0)
	if i >= 0 {
		before, p.studies[i] = p.studies[i].results, s
	} else {
		p.studies = append(p.studies, s)
		slices.SortFunc(p.studies, func(a, b study) int {
			if a.nation != b.nation {
				return int(a.nation) - int(b.nation)
			}
			return int(a.project) - int(b.project)
		})
	}
	if s.results != before {
		p.w = p.w.learned(p.studies)
	}
}

// given is what the scenario gives a nation, by project.
func (w *world) given(n units.Nation) [projectCount]int {
	for k, r := range w.sc.Research {
		if m, ok := w.units.Nation(r.Nation); ok && m == n {
			return (&setup{world: w}).achieved(k)
		}
	}
	return [projectCount]int{}
}

// learned is this world with what nations have found out since it began.
func (w *world) learned(studies []study) *world {
	if len(studies) == 0 {
		return w
	}
	next := *w
	next.nations = slices.Clone(w.nations)
	for _, s := range studies {
		res, given := &next.nations[s.nation].res, w.given(s.nation)
		switch n := given[s.project] + int(s.results); s.project {
		case projectAirRange:
			res.AirRange = n
		case projectRadar:
			res.Radar = n
		case projectAirDRM:
			res.AirDRM = n
		case projectJets:
			res.Jets = max(given[s.project], int(s.results))
		}
	}
	next.fillRanges()
	return &next
}
