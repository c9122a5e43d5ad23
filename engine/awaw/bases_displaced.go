// 18.15 and 18.25: units whose base is lost or too full.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// homing tells whether units without a base are asked about.
func (p *Position) homing() bool { return p.step == stepDisplace }

// interrupt lets units without a base come before everything else.
func (p *Position) interrupt() { p.after, p.step = p.step, stepDisplace }

// displacedSide is the side whose units need bases.
func (p *Position) displacedSide() engine.Side {
	for _, c := range p.air() {
		if c.has(homeless) {
			return p.w.sideOf(c.nation)
		}
	}
	return engine.NoSide
}

// displaceFrom turns out every unit of another side at a space that has just changed hands, and removes its airbase (18.147).
// Units out on a mission are displaced when the phase ends (18.25).
func (t *turnover) displaceFrom(space int) {
	t.clearPort(space)
	p := t.p
	if i := p.airbaseAt(space); i != none && p.w.sideOf(p.airbases[i].nation) != p.control[space] {
		n := p.airbases[i].nation
		p.airbases = append(cow(p.airbases[:i]), p.airbases[i+1:]...)
		t.say(engine.EventBase, "18.147", "awaw.airbase.lost", engine.NationRef(int(n)), sp(space))
	}
	for i, c := range p.air() {
		if int(c.base) == space && p.w.sideOf(c.nation) != p.control[space] && !c.has(flying) {
			p.counters[i].flags |= homeless
			p.step = stepDisplace
		}
	}
}

// displacedAsk asks for a base for the displaced of one base: the counter by its name, or how many there are.
func (p *Position) displacedAsk() engine.Text {
	for i, c := range p.airOf(p.displacedSide()) {
		if !c.has(homeless) {
			continue
		}
		if n := p.homelessAt(c.base); n > 1 {
			return engine.Say("awaw.ask.displace.many", n, sp(int(c.base)))
		}
		return engine.Say("awaw.ask.displace", ct(i), sp(int(c.base)))
	}
	return engine.Say("awaw.limit.displace") // nobody is left to be asked about
}

// refuge is one base a displaced counter may go to, with its room.
type refuge struct{ space, room int }

// refuges lists the nearest bases with room for a displaced counter; several when they are equally near (18.25).
func (p *Position) refuges(l *loads, c counter) []refuge {
	best, limit := unreachable, p.w.stagingOf(c)
	var out []refuge
	for _, b := range p.bases() {
		s := int(b)
		d := p.w.distance(int(c.base), s)
		if d > limit || d > best || s == int(c.base) {
			continue
		}
		if _, why := p.baseRefusal(c, s); why != "" {
			continue
		}
		room := p.room(l, s, c.nation, c.kind)
		if room == 0 {
			continue
		}
		if d < best {
			best, out = d, out[:0]
		}
		out = append(out, refuge{s, room})
	}
	return out
}

// homelessLoads counts bases without the units that have none.
func (p *Position) homelessLoads(l *loads) {
	l.fill(p)
	for _, c := range p.air() {
		if c.has(homeless) {
			l.add(int(c.base), c, -1)
		}
	}
}

func (p *Position) legalDisplacements(buf []engine.Command) []engine.Command {
	var l loads
	p.homelessLoads(&l)
	for i, c := range p.airOf(p.displacedSide()) {
		if !c.has(homeless) {
			continue
		}
		for _, r := range p.refuges(&l, c) {
			for n := 1; n <= min(int(c.size), r.room); n++ { // the owner may part a counter between bases
				buf = append(buf, engine.Command{Side: p.displacedSide(), Verb: VerbDisplace, A: ct(i), B: sp(r.space), N: int16(n)})
			}
		}
	}
	return buf
}

func (p *Position) displaceRefusal(c engine.Command) (engine.Cite, string) {
	if !p.now(VerbDisplace) || !slices.Contains(p.legalDisplacements(nil), c) {
		return "18.25", "awaw.no.displace"
	}
	return "", ""
}

// settleDisplaced moves those that have no choice, and gives up those that have none to go.
func (t *turnover) settleDisplaced() {
	for again := true; again; {
		again = false
		p := t.p
		var l loads
		p.homelessLoads(&l)
		for i, c := range p.counters {
			if !c.alive() || !c.has(homeless) {
				continue
			}
			to := p.refuges(&l, c)
			switch {
			case len(to) == 0:
				t.eliminate(i, int(c.size), "18.25", "awaw.displaced.lost")
				again = true
			case len(to) == 1 && p.undisputed(&l, i, to[0]):
				t.displace(engine.Command{A: ct(i), B: sp(to[0].space), N: int16(min(int(c.size), to[0].room))})
				again = true
			}
			if again {
				break
			}
		}
	}
}

// homelessAt counts the displaced counters of one base.
func (p *Position) homelessAt(base int16) (n int) {
	for _, c := range p.air() {
		if c.has(homeless) && c.base == base {
			n++
		}
	}
	return n
}

// undisputed tells whether nobody has to say who goes to the nearest base of a displaced counter: it is the only one that would go
// there, all who would have room, or all are alike (18.25).
func (p *Position) undisputed(l *loads, i int, to refuge) bool {
	c := p.counters[i]
	if !p.w.asks[choiceDisplaced] { // older editions asked within one base, and added squadrons to factors
		return p.homelessAt(c.base) == 1 || to.room >= p.homelessFactors(c.base)
	}
	side, rivals, alike := p.w.sideOf(c.nation), []int{i}, true
	for j, d := range p.airOf(side) {
		if j != i && d.has(homeless) && p.wouldGo(l, d, to.space) {
			rivals = append(rivals, j)
			alike = alike && d.alike(c)
		}
	}
	return alike || p.allFit(rivals, to.space)
}

// wouldGo tells whether a base is among the nearest that a displaced counter may go to.
func (p *Position) wouldGo(l *loads, c counter, space int) bool {
	return slices.ContainsFunc(p.refuges(l, c), func(r refuge) bool { return r.space == space })
}

// allFit tells whether a base has room for all of some displaced counters: naval air, whom an island takes one more of, comes last.
func (p *Position) allFit(list []int, space int) bool {
	q := p.clone()
	for _, naval := range []bool{false, true} {
		for _, i := range list {
			c := q.counters[i]
			if (c.kind == units.NAS) != naval {
				continue
			}
			var l loads
			q.homelessLoads(&l)
			if q.room(&l, space, c.nation, c.kind) < int(c.size) {
				return false
			}
			q.counters[i].base, q.counters[i].flags = int16(space), c.flags&^homeless
		}
	}
	return true
}

// firstRefuge is where the plain default sends the displaced: the first of them, as many as go in, to the first of its nearest bases.
func (p *Position) firstRefuge() engine.Command {
	list := p.legalDisplacements(nil)
	c := list[0]
	for _, x := range list {
		if x.A == c.A && x.B == c.B {
			c = x
		}
	}
	return c
}

// homelessFactors is the size of all displaced counters of one base together.
func (p *Position) homelessFactors(base int16) (n int) {
	for _, c := range p.air() {
		if c.has(homeless) && c.base == base {
			n += int(c.size)
		}
	}
	return n
}

// displace moves N units of a displaced counter to a base and inverts them (18.253).
func (t *turnover) displace(c engine.Command) {
	i := c.A.Index()
	if int(c.N) < int(t.p.counters[i].size) {
		i = t.split(i, int(c.N))
	}
	k := &t.p.counters[i]
	from := sp(int(k.base))
	k.base = int16(c.B.Index())
	k.target = none
	k.flags = k.flags&^(homeless|flying|returning) | inverted | locked
	t.move("18.25", "awaw.displaced", ct(i), from, c.B)
	t.ev[len(t.ev)-1].Kind = engine.EventDisplaced
}

// clearPort sends the task forces of whoever has lost a port to the first open hex of the sea beside it. Ships that have no hex to
// go to, or no task force to go with, are lost.
func (t *turnover) clearPort(port int) {
	for f, m := range t.p.forces {
		if int(m.space) != port || m.side == t.p.control[port] {
			continue
		}
		if to := t.p.wayOut(f); to != none {
			t.place(f, to)
			t.move("18.25", "awaw.port.fled", tf(f), sp(port), sp(to))
		}
	}
	from := len(t.ev)
	for i, s := range t.p.ships {
		if !s.alive() || int(s.space) != port || t.p.w.sideOf(s.nation) == t.p.control[port] {
			continue
		}
		if s.kind.named() {
			t.sink(i)
		} else {
			t.loseFactors(i, int(s.factors))
		}
	}
	t.tellTogether(from)
}
