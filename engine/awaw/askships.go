// The rows of the mission matrix that are about ships: attacks on a port, and the hunt at sea (17.142, 18.512B, 18.58).

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// portStep tells whether attacks on ports are chosen now: by land-based air and patrols in combat, by patrols when sailing ends.
func (p *Position) portStep() bool {
	return p.step == stepSail || p.step == stepAnnounce && p.phase == phaseCombat
}

// portCell tells whether a counter could attack ships in a port: now, later in this player turn, or why not.
func (p *Position) portCell(i int) engine.MatrixCell {
	c := p.counters[i]
	ok, cite := p.may(c, units.AttackPort)
	no := func(cite engine.Cite, why string) engine.MatrixCell {
		return engine.MatrixCell{Cite: cite, Text: engine.Say(why, engine.NoRef, engine.NoRef)}
	}
	switch {
	case !ok:
		return no(cite, "awaw.no.fly.type")
	case p.w.sideOf(c.nation) != p.phasing():
		return no("18.512B", "awaw.no.own")
	case c.has(flying):
		return no("18.41", "awaw.no.fly.twice")
	case c.has(overSea):
		return no("18.42B", "awaw.no.fly.sea")
	}
	if why := p.portFlyer(c); why != "" {
		return no("18.512B", why)
	}
	if p.phase == phaseMovement && p.step != stepSail || p.step == stepSail && c.deck == 0 {
		return engine.MatrixCell{Verdict: engine.YesLater, Cite: cite}
	}
	for _, port := range p.enemyPorts() {
		if _, why := p.portRefusal(i, int(port)); why == "" {
			return engine.MatrixCell{Verdict: engine.Yes, Cite: cite}
		}
	}
	if !p.portStep() || p.nested() {
		return no("18.512B", "awaw.no.port.now")
	}
	return no("18.512B", "awaw.no.port.reach")
}

// seaCell tells whether a counter could search and strike at sea: it may whenever ships meet or are sought within its range, in
// either player turn.
func (p *Position) seaCell(c counter) engine.MatrixCell {
	ok, cite := p.may(c, units.AttackShips)
	if !ok {
		return engine.MatrixCell{Cite: cite, Text: engine.Say("awaw.no.fly.type", engine.NoRef, engine.NoRef)}
	}
	if why := p.seaworthy(c); why != "" {
		return engine.MatrixCell{Cite: "18.58", Text: engine.Say(why, engine.NoRef, engine.NoRef)}
	}
	if p.step == stepHunt || p.sea != nil {
		return engine.MatrixCell{Verdict: engine.Yes, Cite: "18.58"}
	}
	return engine.MatrixCell{Verdict: engine.YesLater, Cite: "18.58"}
}
