// Research and production on the screen and in saves: points left, what a roll could give, and what is written down.

package awaw

import (
	"fmt"

	"awaw/engine"
	"awaw/units"
)

// investDetail tells from which face on points in a project bring a result, and what a result is good for.
func (p *Position) investDetail(c engine.Command) engine.Text {
	n, x := units.Nation(c.A.Index()), project(c.B.Index())
	if int(n) >= len(p.w.nations) || x >= projectCount {
		return engine.Text{}
	}
	net := p.researchLedger(n, x, int(c.N)).Net()
	rules := p.w.science.Project[x]
	brings := engine.Text{Key: "awaw.project.brings." + projectNames[x]}
	for face := 1; face <= 6; face++ {
		if rules.line(face+net).Results > 0 {
			return engine.Say("awaw.detail.invest", engine.Signed(net), face, brings)
		}
	}
	return engine.Say("awaw.detail.invest.never", engine.Signed(net), brings)
}

func (p *Position) tellInvest(c engine.Command, l *engine.Label) { l.Detail = p.investDetail(c) }

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

// researchText is what a position with research adds to its record.
type researchText struct {
	Studies [][6]int `json:"studies,omitempty"` // nation, project, results, later, begun, last
	Budget  [][2]int `json:"budget,omitempty"`  // nation and points
}

func (p *Position) researchText() (x researchText) {
	for _, s := range p.studies {
		x.Studies = append(x.Studies, [6]int{int(s.nation), int(s.project), int(s.results), int(s.later), int(s.begun), int(s.last)})
	}
	for _, b := range p.budget {
		x.Budget = append(x.Budget, [2]int{int(b.nation), int(b.points)})
	}
	return x
}

// restoreResearch reads research back into a position, and goes over to the world it has made.
func (p *Position) restoreResearch(x researchText) error {
	known := func(n int) bool { return n > 0 && n < len(p.w.nations) }
	for _, s := range x.Studies {
		if !known(s[0]) || s[1] < 0 || s[1] >= int(projectCount) || s[2] < 0 || s[2] > mostResults || s[3] < 0 || s[3] > mostResults {
			return fmt.Errorf("a saved position is damaged: it names research that does not exist")
		}
		p.studies = append(p.studies, study{units.Nation(s[0]), project(s[1]), uint8(s[2]), uint8(s[3]), int16(s[4]), int16(s[5])})
	}
	for _, b := range x.Budget {
		if !known(b[0]) || b[1] < 0 || b[1] > mostRPs {
			return fmt.Errorf("a saved position is damaged: it names research points that do not exist")
		}
		p.budget = append(p.budget, budget{units.Nation(b[0]), int16(b[1])})
	}
	p.w = p.w.at(p.present()).learned(p.studies)
	return nil
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
