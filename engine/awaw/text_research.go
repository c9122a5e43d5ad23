// Encoding of research and production.

package awaw

import (
	"fmt"

	"awaw/units"
)

func (p *Position) researchText() (x researchText) {
	for _, s := range p.studies {
		x.Studies = append(x.Studies, [6]int{int(s.nation), int(s.project), int(s.results), int(s.later), int(s.begun), int(s.last)})
	}
	for _, b := range p.budget {
		x.Budget = append(x.Budget, [2]int{int(b.nation), int(b.points)})
	}
	return x
}

// researchText is what a position with research adds to its record.
type researchText struct {
	Studies [][6]int `json:"studies,omitempty"` // nation, project, results, later, begun, last
	Budget  [][2]int `json:"budget,omitempty"`  // nation and points
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
