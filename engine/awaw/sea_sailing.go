// Task forces put to sea: base changes and patrols (17.3121, 21.5, 22.1). How far they sail is a house number; the way is the
// shortest by sea, and one who wants another sails in legs.

package awaw

import (
	"slices"

	"awaw/engine"
)

// navigable tells whether ships of a side may enter a space, to stop there or to pass.
func (p *Position) navigable(side engine.Side, space int, stop bool) bool {
	s := p.w.board.Space(space)
	switch {
	case s.Box || !p.w.inPlay(space):
		return false
	case s.Sea:
		return true
	case s.Port && p.control[space] == side:
		return true
	}
	return !stop && s.Coast
}

// sealane is the shortest way by sea for a side, both ends included; nil if there is none within so many hexes.
func (p *Position) sealane(side engine.Side, from, to, most int) []int {
	return p.w.board.Path(from, to, most, func(i int) bool { return !p.navigable(side, i, false) }, p.dry)
}

// leftToSail is how many hexes a task force may still sail in this phase.
func (p *Position) leftToSail(f int) int {
	return max(0, p.w.sailing(p.isSlow(f))-int(p.forces[f].run))
}

// sailor tells why a task force may not sail at all.
func (p *Position) sailor(f int) (engine.Cite, string) {
	m := p.forces[f]
	switch {
	case m.side != p.phasing():
		return "22.1", "awaw.no.own"
	case !p.now(VerbSail):
		return "22.1", "awaw.no.sail.now"
	case !p.manned(f):
		return "20", "awaw.no.sail.empty"
	case m.has(forceFought):
		return "22.1", "awaw.no.sail.fought"
	}
	return "", ""
}

// sailRefusal tells why a task force may not sail to a space.
func (p *Position) sailRefusal(c engine.Command) (engine.Cite, string) {
	f := p.forceAt(c.A)
	if f == none || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "22.1", "awaw.no.such"
	}
	if cite, why := p.sailor(f); why != "" {
		return cite, why
	}
	to := c.B.Index()
	switch {
	case to == int(p.forces[f].space):
		return "22.1", "awaw.no.sail.here"
	case !p.navigable(p.phasing(), to, true):
		return "22.1", "awaw.no.sail.land"
	case !p.w.sails(int(p.forces[f].space), to, p.leftToSail(f)):
		return "22.1", "awaw.no.sail.far"
	case p.crowdedPort(f, to):
		return "20", "awaw.no.sail.port"
	case p.crowdedHex(f, to):
		return "22.42", "awaw.no.sail.groups"
	}
	return "", ""
}

// portFactors is how many naval factors a port bases (20).
const portFactors = 50

// crowdedPort tells whether a port has no room for the ships of a task force.
func (p *Position) crowdedPort(f, to int) bool {
	if p.w.board.Space(to).Sea {
		return false
	}
	n, _ := p.forceSize(f)
	for _, s := range p.ships {
		if s.alive() && int(s.space) == to {
			n += int(s.factors)
		}
	}
	return n > portFactors
}

func (p *Position) legalSails(buf []engine.Command) []engine.Command {
	var room [256]int16
	for f, m := range p.forces {
		if !m.onBoard() {
			continue
		}
		if _, why := p.sailor(f); why != "" {
			continue
		}
		most, there := int16(p.leftToSail(f)), room[:0]
		for _, l := range p.w.voyages(int(m.space)) {
			if l.dist > most {
				break
			}
			if to := int(l.space); l.dist > 0 && p.navigable(m.side, to, true) && !p.crowdedPort(f, to) && !p.crowdedHex(f, to) {
				there = append(there, l.space)
			}
		}
		slices.Sort(there)
		for _, to := range there {
			buf = append(buf, engine.Command{Side: m.side, Verb: VerbSail, A: tf(f), B: sp(int(to))})
		}
	}
	return buf
}

// sail sends a task force on its way; the other side may meet it.
func (t *turnover) sail(c engine.Command) {
	f, to := t.p.forceAt(c.A), c.B.Index()
	from := int(t.p.forces[f].space)
	way := t.p.sealane(c.Side, from, to, t.p.leftToSail(f))
	m := t.force(f)
	if !t.p.w.board.Space(from).Sea {
		m.port = int16(from)
	}
	m.flags = m.flags&^forceStruck | forceSailed
	key := "awaw.sails"
	if !t.p.w.board.Space(to).Sea {
		key = "awaw.sails.base"
	}
	t.say(engine.EventChoice, "22.1", key, tf(f), sp(from), sp(to), len(way)-1)
	if t.p.mayReact(f, way) {
		t.openReaction(f, way)
		return
	}
	t.comeTo(f, to, len(way)-1)
}

// comeTo puts a task force where it was bound, with everything aboard.
func (t *turnover) comeTo(f, to, run int) {
	from := t.p.forces[f].space
	m := t.force(f)
	m.run = uint8(min(250, int(m.run)+run))
	t.place(f, to)
	t.move("22.1", "awaw.arrived", tf(f), sp(int(from)), sp(to))
	t.landed(f)
}
