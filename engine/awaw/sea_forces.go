// Task forces: markers that ships sail under. The other side sees where a marker is, not what sails with it, until the force
// is found or shows itself (17.3123, 17.3125, 20).

package awaw

import (
	"slices"

	"awaw/engine"
)

// forceFlag is one bit of a task force's state.
type forceFlag uint8

const (
	forceKnown  forceFlag = 1 << iota // everybody knows what sails with it
	forceSailed                       // has left port or moved in this player turn
	forceMet                          // has tried to intercept in this player turn
	forceHome                         // has given up its activity and may only sail home this player turn
	forceStruck                       // its air has attacked this player turn
	forceFought                       // has been in naval combat this phase
	forceVeiled                       // in what another side sees: an unknown marker, whose name would tell what it is
)

// forceTurnFlags end with a player turn, whoever's it was.
const forceTurnFlags = forceSailed | forceMet | forceHome | forceStruck | forceFought

// taskForce is one marker. A marker with no ships lies beside the map.
type taskForce struct {
	side  engine.Side
	space int16 // -1 beside the map
	port  int16 // it sailed from last, -1 none
	run   uint8 // hexes sailed in this movement phase
	flags forceFlag
}

// FirstForce is the index of the first task force among references to counters.
const FirstForce = 1 << 18

// tf refers to task force i.
func tf(i int) engine.Ref { return engine.CounterRef(FirstForce + i) }

// forceAt is the task force a reference names, -1 if it names none on the map.
func (p *Position) forceAt(r engine.Ref) int {
	i := p.markerAt(r)
	if i < 0 || p.forces[i].space < 0 {
		return -1
	}
	return i
}

// markerAt is the marker a reference names, on the map or not; -1 for none.
func (p *Position) markerAt(r engine.Ref) int {
	i := r.Index() - FirstForce
	if r.Kind() != engine.KindCounter || i < 0 || i >= len(p.forces) {
		return -1
	}
	return i
}

func (f taskForce) has(x forceFlag) bool { return f.flags&x != 0 }

// force gives one task force for writing.
func (t *turnover) force(i int) *taskForce {
	t.p.forces = slices.Clone(t.p.forces)
	return &t.p.forces[i]
}

// shipsIn lists the ships of a task force.
func (p *Position) shipsIn(force int) (out []int) {
	for i, s := range p.ships {
		if s.alive() && int(s.force) == force+1 {
			out = append(out, i)
		}
	}
	return out
}

// manned tells whether any ship sails with a task force.
func (p *Position) manned(force int) bool {
	return slices.ContainsFunc(p.ships, func(s ship) bool { return s.alive() && int(s.force) == force+1 })
}

// airIn lists the naval air on the carriers of a task force.
func (p *Position) airIn(force int) (out []int) {
	for i, c := range p.counters {
		if c.alive() && c.deck > 0 && int(p.ships[c.aboard()].force) == force+1 {
			out = append(out, i)
		}
	}
	return out
}

// isSlow tells whether any ship of a task force is slow.
func (p *Position) isSlow(force int) bool {
	return slices.ContainsFunc(p.ships, func(s ship) bool { return s.alive() && int(s.force) == force+1 && s.slow() })
}

// inPort tells whether a task force lies in port.
func (p *Position) inPort(force int) bool { return !p.w.board.Space(int(p.forces[force].space)).Sea }

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
	if i < 0 || f < 0 || c.C != 0 || c.N != 0 {
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
	case m.space < 0 && slices.ContainsFunc(p.forces[:f], func(x taskForce) bool { return x.space < 0 && x.side == m.side }):
		return "20", "awaw.no.form.spare"
	case m.space >= 0 && m.space != s.space:
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
	for i, s := range p.ships {
		if !s.alive() || p.w.sideOf(s.nation) != p.phasing() {
			continue
		}
		for f := range p.forces {
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
	if t.p.forces[f].space < 0 {
		m := t.force(f)
		m.space, m.flags = t.p.ships[i].space, 0
		t.say(engine.EventNote, "20", "awaw.force.placed", tf(f), sp(int(m.space)))
	}
	x := t.ship(i)
	x.force = int16(f + 1)
	x.flags |= shipFormed
	t.secretly(c.Side, engine.EventChoice, "20", "awaw.force.joined", sh(i), tf(f))
	if t.p.forces[f].has(forceKnown) && (from < 0 || !t.p.forces[from].has(forceKnown)) {
		t.force(f).flags &^= forceKnown // nobody saw who came aboard
	}
	t.disband(from)
}

// disband takes the marker of a task force without ships off the map.
func (t *turnover) disband(f int) {
	if f < 0 || t.p.forces[f].space < 0 || t.p.manned(f) {
		return
	}
	m := t.force(f)
	m.space, m.port, m.flags = -1, -1, 0
	t.say(engine.EventNote, "20", "awaw.force.gone", tf(f))
}

// secretly tells one side alone.
func (t *turnover) secretly(side engine.Side, kind engine.EventKind, cite engine.Cite, key string, args ...any) {
	t.say(kind, cite, key, args...)
	t.ev[len(t.ev)-1].Audience = engine.Only(side)
}

// showDeck shows the task force whose carrier sends a counter out.
func (t *turnover) showDeck(c counter) {
	if c.deck > 0 {
		t.reveal(int(t.p.ships[c.aboard()].force)-1, "17.3123")
	}
}

// sayOfDeck tells of a counter what only its owner may know while it is hidden with its carrier.
func (t *turnover) sayOfDeck(i int, cite engine.Cite, key string, args ...any) {
	t.say(engine.EventNote, cite, key, args...)
	if t.p.hiddenAir(i) > 0 {
		t.ev[len(t.ev)-1].Audience = engine.Only(t.p.w.sideOf(t.p.counters[i].nation))
	}
}

// reveal shows everybody what sails with a task force.
func (t *turnover) reveal(f int, cite engine.Cite) {
	if f < 0 || t.p.forces[f].has(forceKnown) {
		return
	}
	t.force(f).flags |= forceKnown
	t.say(engine.EventReveal, cite, "awaw.force.known", tf(f), sp(int(t.p.forces[f].space)))
	e := &t.ev[len(t.ev)-1]
	for _, i := range t.p.shipsIn(f) {
		e.Refs = append(e.Refs, sh(i))
	}
}
