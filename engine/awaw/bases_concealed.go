// Whether a side is asked must not tell what its task forces hide: where a marker at sea may hide carriers near enough to do
// something, its owner is asked, able or not (17.3123).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// unknownForce tells whether what sails under a marker is hidden; ships in port under none hide nothing.
func (p *Position) unknownForce(f int) bool {
	return f != none && !p.forces[f].has(forceKnown)
}

// hiddenAir is 1 for a counter hidden with its carrier, 0 for one that everybody sees.
func (p *Position) hiddenAir(i int) int {
	if c := p.counters[i]; c.onDeck() && p.veiled(p.ships[c.aboard()], engine.NoSide) {
		return 1
	}
	return 0
}

// sayTurned tells how many units of a side were turned over: everybody of those that are seen, the owner alone of the others.
func (t *turnover) sayTurned(side engine.Side, n [2]int, cite engine.Cite, key string) {
	if n[0] > 0 {
		t.say(engine.EventTurned, cite, key, side, n[0])
	}
	if n[1] > 0 {
		t.secretly(side, engine.EventTurned, cite, key, side, n[1])
	}
}

// mayHideDecks tells whether a side has a marker at sea, unknown to the other, from which naval air could reach a space.
func (p *Position) mayHideDecks(side engine.Side, space int) bool {
	most := p.w.units.Range(units.NAS, p.w.theatre, units.Research{})
	for f, m := range p.forces {
		if m.side == side && m.onBoard() && p.unknownForce(f) && !p.inPort(f) && p.w.distance(int(m.space), space) <= most {
			return true
		}
	}
	return false
}

// mayHidePatrol tells whether any of a list of spaces is near enough to a marker of the phasing side that may hide carriers.
func (p *Position) mayHidePatrol(spaces func() []int16) bool {
	return p.sailed() && slices.ContainsFunc(spaces(), func(s int16) bool { return p.mayHideDecks(p.phasing(), int(s)) })
}

// quarry lists the hexes of the sea where enemy task forces lie that have not been in naval combat this phase.
func (p *Position) quarry() (out []int16) {
	for f, m := range p.forces {
		if m.onBoard() && m.side != p.phasing() && !p.inPort(f) && p.hunted(int(m.space)) {
			out = append(out, m.space)
		}
	}
	return out
}

// strafed lists what carrier air could attack from the air in the present phase: enemy bases, and in combat ports with ships.
func (p *Position) strafed() []int16 {
	if !p.w.offensive(p.phasing(), int(p.turn)) {
		return nil
	}
	out := p.enemyBases(p.phasing())
	if p.phase == phaseCombat {
		out = append(out[:len(out):len(out)], p.enemyPorts()...)
	}
	return out
}

// hunted tells whether enemy task forces lie in a hex that have not been in naval combat this phase.
func (p *Position) hunted(hex int) bool {
	return slices.ContainsFunc(p.forces, func(m taskForce) bool {
		return int(m.space) == hex && m.side != p.phasing() && !m.has(forceFought)
	})
}

// announcedBases lists the bases that patrols have announced attacks on, ascending.
func (p *Position) announcedBases() []int16 {
	var out []int16
	for _, c := range p.air() {
		if c.has(flying) && (c.task == taskCounterair || c.task == taskPort) {
			out = append(out, c.target)
		}
	}
	return sorted(out)
}

// enemyPorts lists the ports with enemy ships or markers, ascending.
func (p *Position) enemyPorts() []int16 {
	var out []int16
	for _, m := range p.forces {
		if m.onBoard() && p.portOf(int(m.space)) {
			out = append(out, m.space)
		}
	}
	for _, s := range p.ships {
		if s.alive() && s.onBoard() && s.force == 0 && p.portOf(int(s.space)) {
			out = append(out, s.space)
		}
	}
	return sorted(out)
}
