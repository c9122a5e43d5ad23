// When offensive missions may be flown: the lists of the movement, combat and redeployment phases (18.511 to 18.513).
package units

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// The missions of the three lists as their table writes them.
var missionNames = []string{"counterair", "attack-patrolling-submarines", "patrol-base-attack", "air-supply", "hump", "air-transport",
	"overrun-support", "intercept-overrun-support", "counter-intercept", "attack-naval-base", "airdrop", "ground-support",
	"intercept-support", "bomb"}

// missionPhases are the phases that have a list, in their order.
var missionPhases = []string{"movement", "combat", "redeployment"}

// Missions lists the words of all offensive missions.
func Missions() []string { return slices.Clone(missionNames) }

// missionList is what one phase allows.
type missionList struct {
	cite           engine.Cite
	missions, free []string
}

// MayFly tells whether an offensive mission is flown in a phase ("movement", "combat", "redeployment"), whether it is free
// of BRPs there, and the paragraph of the list. A phase without a list has no offensive mission.
func (r *Rules) MayFly(phase, mission string) (ok, free bool, cite engine.Cite) {
	i := slices.Index(missionPhases, phase)
	if i < 0 {
		return false, false, "18.51"
	}
	l := r.phases[i]
	return slices.Contains(l.missions, mission), slices.Contains(l.free, mission), l.cite
}

type phasesDoc struct {
	Since int `toml:"since"`
	Phase []struct {
		Name, Cite     string
		Missions, Free []string
	}
}

// Faults implements tables.Checker.
func (d *phasesDoc) Faults() []tables.Fault {
	var out []tables.Fault
	var seen []string
	for i, x := range d.Phase {
		key := fmt.Sprintf("phase[%d]", i)
		if !slices.Contains(missionPhases, x.Name) || slices.Contains(seen, x.Name) {
			out = append(out, tables.Fault{Key: key + ".name", Expected: "each of " + strings.Join(missionPhases, ", ") + " once"})
		}
		seen = append(seen, x.Name)
		for _, m := range x.Missions {
			if !slices.Contains(missionNames, m) {
				out = append(out, tables.Fault{Key: key + ".missions", Expected: fmt.Sprintf("missions it knows, not %q", m),
					Do: "use " + strings.Join(missionNames, ", ")})
			}
		}
		for _, m := range x.Free {
			if !slices.Contains(x.Missions, m) {
				out = append(out, tables.Fault{Key: key + ".free", Expected: fmt.Sprintf("missions of the list, not %q", m)})
			}
		}
	}
	if len(d.Phase) != len(missionPhases) {
		out = append(out, tables.Fault{Key: "phase", Expected: "a list for each of " + strings.Join(missionPhases, ", ")})
	}
	return out
}

func (r *Rules) loadPhases(t engine.Tables) error {
	var doc phasesDoc
	if err := t.Decode("awaw/phases.toml", &doc); err != nil {
		return err
	}
	for _, x := range doc.Phase {
		r.phases[slices.Index(missionPhases, x.Name)] = missionList{engine.Cite(x.Cite), x.Missions, x.Free}
	}
	return nil
}
