// Task forces: markers that ships sail under. The other side sees where a marker is, not what sails with it, until the force
// is found or shows itself (17.3123, 17.3125, 20).

package awaw

import (
	"slices"

	"awaw/engine"
)

const (
	forceKnown  forceFlag = 1 << iota // everybody knows what sails with it
	forceSailed                       // has left port or moved in this player turn
	forceMet                          // has tried to intercept in this player turn
	forceHome                         // has given up its activity and may only sail home this player turn
	forceStruck                       // its air has attacked this player turn
	forceFought                       // has been in naval combat this phase
	forceVeiled                       // in what another side sees: an unknown marker, whose name would tell what it is
)

// airIn lists the naval air on the carriers of a task force.
func (p *Position) airIn(force int) (out []int) {
	for i, c := range p.counters {
		if c.alive() && c.onDeck() && int(p.ships[c.aboard()].force) == force+1 {
			out = append(out, i)
		}
	}
	return out
}

// isSlow tells whether any ship of a task force is slow.
func (p *Position) isSlow(force int) bool {
	return slices.ContainsFunc(p.ships, func(s ship) bool { return s.alive() && int(s.force) == force+1 && s.slow() })
}

// forceSize is the factors of the ships of a task force, and of its fast carriers.
func (p *Position) forceSize(force int) (all, carriers int) {
	for i := range p.ships {
		if s := &p.ships[i]; s.alive() && int(s.force) == force+1 {
			all += int(s.factors)
			if s.kind == shipCarrier {
				carriers += int(s.factors)
			}
		}
	}
	return all, carriers
}

// formRefusal tells why a ship may not join a task force: it happens in port, before anybody sails (20).
func (p *Position) formRefusal(c engine.Command) (engine.Cite, string) {
	i, f := p.shipAt(c.A), p.markerAt(c.B)
	if i == none || f == none || c.C != 0 || c.N != 0 {
		return "20", "awaw.no.such"
	}
	s, m := p.ships[i], p.forces[f]
	switch {
	case !p.now(VerbForm):
		return "20", "awaw.no.form.now"
	case p.w.sideOf(s.nation) != p.phasing() || m.side != p.phasing():
		return "20", "awaw.no.own"
	case int(s.force) == f+1:
		return "20", "awaw.no.form.same"
	case s.has(shipFormed):
		return "20", "awaw.no.form.twice"
	case p.w.board.Space(int(s.space)).Sea:
		return "20", "awaw.no.form.sea"
	case !m.onBoard() && slices.ContainsFunc(p.forces[:f], func(x taskForce) bool { return !x.onBoard() && x.side == m.side }):
		return "20", "awaw.no.form.spare"
	case m.onBoard() && m.space != s.space:
		return "20", "awaw.no.form.elsewhere"
	case m.has(forceSailed) || s.force > 0 && p.forces[s.force-1].has(forceSailed):
		return "20", "awaw.no.form.sailed"
	}
	all, carriers := p.forceSize(f)
	if all+int(s.factors) > p.w.fleets.Force.Factors {
		return "20", "awaw.no.form.factors"
	}
	if s.kind == shipCarrier && carriers+int(s.factors) > p.w.fleets.Force.Carriers {
		return "20", "awaw.no.form.carriers"
	}
	return "", ""
}

// legalForms lists which ship may join which task force.
func (p *Position) legalForms(buf []engine.Command) []engine.Command {
	for i, s := range p.navyOf(p.phasing()) {
		if s.has(shipFormed) || p.w.board.Space(int(s.space)).Sea {
			continue
		}
		for f, m := range p.forces {
			if m.side != p.phasing() || m.onBoard() && m.space != s.space {
				continue
			}
			c := engine.Command{Side: p.phasing(), Verb: VerbForm, A: sh(i), B: tf(f)}
			if _, why := p.formRefusal(c); why == "" {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// form moves a ship into a task force. Who sails with whom is the owner's secret.
func (t *turnover) form(c engine.Command) {
	i, f := t.p.shipAt(c.A), t.p.markerAt(c.B)
	from := int(t.p.ships[i].force) - 1
	if !t.p.forces[f].onBoard() {
		m := t.force(f)
		m.space, m.flags = t.p.ships[i].space, 0
		t.say(engine.EventNote, "20", "awaw.force.placed", tf(f), sp(int(m.space)))
	}
	x := t.ship(i)
	x.force = int16(f + 1)
	x.flags |= shipFormed
	t.secretly(c.Side, engine.EventChoice, "20", "awaw.force.joined", sh(i), tf(f))
	if t.p.forces[f].has(forceKnown) && (from == none || !t.p.forces[from].has(forceKnown)) {
		t.force(f).flags &^= forceKnown // nobody saw who came aboard
	}
	t.disband(from)
}

// Adrift lists the ships at sea that sail with no task force. A scenario may mean it, for ships that only support landings; where
// they are meant to be found, they need one.
func (p *Position) Adrift() (out []engine.Ref) {
	for i, s := range p.ships {
		if s.alive() && s.force == 0 && s.onBoard() && p.w.board.Space(int(s.space)).Sea {
			out = append(out, sh(i))
		}
	}
	return out
}
