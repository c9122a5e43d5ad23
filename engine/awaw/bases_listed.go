// 18.511 to 18.513: whether the phase at hand has a mission on its list at all.

package awaw

import "awaw/engine"

// listedPhases are the phases that have a list of offensive missions, by phase.
var listedPhases = [phaseCount]string{phaseMovement: "movement", phaseCombat: "combat", phaseRedeployment: "redeployment"}

// listed tells whether the present phase's list has a mission, with the list's paragraph.
func (p *Position) listed(mission string) (bool, engine.Cite) {
	ok, _, cite := p.w.units.MayFly(listedPhases[p.phase], mission)
	return ok, cite
}
