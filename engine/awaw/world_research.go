// research.toml: projects, what a roll for one gives, and the points nations have (17.52, 17.353C, 18.142, 41, 42.22).

package awaw

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/tables"
	"awaw/units"
)

// project is what a nation may put research points into.
type project uint8

const (
	projectGeneral project = iota
	projectAirRange
	projectRadar
	projectAirDRM
	projectJets
	projectBombers
	projectAirbases
	projectTraining
	projectAircraft
	projectCount
)

var projectNames = [projectCount]string{"general", "air_range", "radar", "air_drm", "jets", "bombers", "airbases", "training", "aircraft"}

// researchRules is research.toml.
type researchRules struct {
	House   bool
	Since   int
	Cite    string
	Points  map[string]int
	Bombers struct {
		FromStart []string `toml:"from_start"`
	}
	Project []projectRules
	units   *units.Rules
}

type projectRules struct {
	ID            string
	Cite          string
	Most          int
	House         bool
	Nations       []string
	From          string
	Exempt        []string
	First, Second int
	AgainstDRM    bool `toml:"against_drm"`
	Line          []projectLine
}

// projectLine is what a roll from a number up gives, to the next line.
type projectLine struct {
	From      int
	Results   int  // results gained; of jets the result itself
	Later     int  // what the next roll for the project adds
	Pool      int  // factors that go straight into the force pool
	Cancelled bool // what the project has earned is lost
	House     bool
}

const (
	mostResults = 20
	mostRPs     = 30
)

// Faults implements tables.Checker.
func (d *researchRules) Faults() (out []tables.Fault) {
	bad := func(key, expected string) { out = append(out, tables.Fault{Key: key, Expected: expected}) }
	known := func(key string, names ...string) {
		for _, name := range names {
			if n, ok := d.units.Nation(name); !ok || d.units.Info(n).Name != name {
				bad(key, fmt.Sprintf("nations as nations.toml names them, not %q", name))
			}
		}
	}
	known("points", sortedKeys(d.Points)...)
	for _, name := range sortedKeys(d.Points) {
		if n := d.Points[name]; n < 0 || n > mostRPs {
			bad("points", fmt.Sprintf("0 to %d points for %s", mostRPs, name))
		}
	}
	known("bombers.from_start", d.Bombers.FromStart...)
	if len(d.Project) != len(projectNames) {
		bad("project", "each of "+strings.Join(projectNames[:], ", ")+", in this order")
		return out
	}
	for i, x := range d.Project {
		key := fmt.Sprintf("project[%d]", i)
		if x.ID != projectNames[i] {
			bad(key+".id", projectNames[i]+": projects come in a fixed order")
		}
		if x.Most < 1 || x.Most > mostResults {
			bad(key+".most", fmt.Sprintf("1 to %d", mostResults))
		}
		if _, _, err := parseSeason(x.From); x.From != "" && err != nil {
			bad(key+".from", `a season and a year, as "Spring 1944"`)
		}
		known(key+".nations", x.Nations...)
		known(key+".exempt", x.Exempt...)
		if len(x.Line) == 0 || x.Line[0].From > 1 || !slices.IsSortedFunc(x.Line, func(a, b projectLine) int { return a.From - b.From }) {
			bad(key+".line", "lines in rising order, the first from 1")
		}
		for _, l := range x.Line {
			if min(l.Results, l.Later, l.Pool) < 0 || max(l.Results, l.Later, l.Pool) > mostResults {
				bad(key+".line", fmt.Sprintf("numbers from 0 to %d", mostResults))
			}
		}
	}
	return out
}

func (w *world) loadResearch() error {
	w.science = &researchRules{units: w.units}
	return w.kit.Tables.Decode("awaw/research.toml", w.science)
}

// line is what a modified roll gives.
func (x projectRules) line(roll int) projectLine {
	out := x.Line[0]
	for _, l := range x.Line {
		if l.From <= roll {
			out = l
		}
	}
	return out
}

// projectRef refers to a project.
func projectRef(x project) engine.Ref { return engine.NewRef(kindProject, int(x)) }

// projectNamed finds a project by its word.
func projectNamed(word string) (project, bool) {
	i := slices.Index(projectNames[:], word)
	return project(max(i, 0)), i >= 0
}

// given is what the scenario gives a nation, by project.
func (w *world) given(n units.Nation) [projectCount]int {
	for _, r := range w.sc.Research {
		if m, ok := w.units.Nation(r.Nation); ok && m == n {
			return achieved(r)
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

// study is what a nation has done in one project since the scenario began.
type study struct {
	nation  units.Nation
	project project
	results uint8 // gained; of jets the highest result
	later   uint8 // what its next roll adds
	begun   int16 // year of the first roll
	last    int16 // and of the latest
}

// achieved is what the scenario gives a nation of each project to begin with.
func achieved(r research) [projectCount]int {
	return [projectCount]int{projectAirRange: r.AirRange, projectRadar: r.Radar, projectAirDRM: r.AirDRM, projectJets: r.Jets,
		projectBombers: r.Bombers, projectAirbases: r.Airbases}
}
