// Research and production on the screen and in saves: points left, what a roll could give, and what is written down.

package awaw

import "awaw/engine"

// pointsLeft is how many research points the nations of a side have left this year.
func (p *Position) pointsLeft(side engine.Side) int {
	total := 0
	for _, b := range p.budget {
		if p.w.sideOf(b.nation) == side {
			total += int(b.points)
		}
	}
	return total
}

// researchTallies adds to a screen's counts the research points of each side, in games that have any.
func (p *Position) researchTallies(out []engine.Tally) []engine.Tally {
	if len(p.w.sc.Laboratories) == 0 {
		return out
	}
	for i := range p.w.sides {
		side := engine.Side(i + 1)
		out = append(out, tally(side, "research", p.pointsLeft(side)))
	}
	return out
}

// ProjectRank orders projects by how much they help a side that plans for a year: aircraft first, then radar, range, and the
// rest; -1 for what is no project.
func ProjectRank(r engine.Ref) int {
	if r.Kind() != kindProject || r.Index() >= int(projectCount) {
		return -1
	}
	switch project(r.Index()) {
	case projectAircraft:
		return 3
	case projectRadar:
		return 2
	case projectAirRange:
		return 1
	}
	return 0
}
