// Commands on and over the ground: which rule refuses each, which part carries it out, and what a step offers.

package awaw

import (
	"awaw/engine"
)

// defendedHexes lists the hexes over which defensive air support stands that may be met, ascending.
func (p *Position) defendedHexes() []int16 {
	var out []int16
	for _, c := range p.counters {
		if c.onTask(taskDefend) && !c.has(turned) {
			out = append(out, c.target)
		}
	}
	return sorted(out)
}

// meetsSupport lists who may be sent to intercept defensive air support.
func (p *Position) meetsSupport() []engine.Command { return p.legalMeets(p.defendedHexes(), nil) }

// assaultEndRefusal tells why ground combat may not end yet: units that must attack have not (15).
func (p *Position) assaultEndRefusal() (engine.Cite, string) {
	for i, g := range p.troopsOf(p.phasing()) {
		if g.has(troopMust) && p.mustStillAttack(i) {
			return "15", "awaw.no.done.must"
		}
	}
	return "", ""
}

// mustStillAttack tells whether a unit bound to attack still can: its hex is held and it has not fought.
func (p *Position) mustStillAttack(i int) bool {
	g := p.troops[i]
	hex := int(g.target)
	if g.has(troopDropped) {
		hex = int(g.space)
	}
	return hex != none && p.guarded(p.defending(), hex) && p.mayAttack(i, hex)
}

// gatherMeetings lists the hexes where interceptors have been sent.
func (t *turnover) gatherMeetings() {
	p := t.p
	p.targets = nil
	for _, c := range p.counters {
		if c.onTask(taskMeet) {
			p.targets = append(p.targets, c.target)
		}
	}
	p.targets = sorted(p.targets)
}
