// 18.523: the defender leaves a counterair by flying every survivor to other bases, all or none.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// haven is a base defenders may flee to.
type haven struct {
	space, dist int
	free        int // thirds of a factor
	naval       int // squadrons of naval air that fit beside them: an island's extra place while it is open (18.13)
	box         bool
}

// havens lists the bases open to defenders of the fight, nearest first: their own, within the longest staging range,
// neither counteraired in this phase nor announced as a target. They are put into out, which may be nil.
func (p *Position) havens(out []haven, l *loads, f *fight) []haven {
	side := p.control[f.space]
	reach := 0
	for _, m := range f.force[defender] {
		c := p.leaver(int(m.c))
		reach = max(reach, p.w.stagingOf(c))
	}
	for _, b := range p.bases() {
		s := int(b)
		d := p.w.distance(int(f.space), s)
		if d > reach || s == int(f.space) || slices.Contains(p.struck, b) || slices.Contains(p.targets, b) {
			continue
		}
		x := p.w.board.Space(s)
		if !x.Box && p.control[s] != side {
			continue
		}
		h := haven{space: s, dist: d, free: p.capacity(s) - int(l.used[s]), box: x.Box}
		if x.Island && l.nas[s] > 0 {
			h.free++
		} else if x.Island {
			h.naval = 1
		}
		if h.free > 0 || h.naval > 0 {
			out = append(out, h)
		}
	}
	slices.SortStableFunc(out, func(a, b haven) int { return a.dist - b.dist })
	return out
}

// canDisengage tells whether every defender that has no refuge yet can find one, if need be broken into factors. Bases
// are filled from the farthest in: units there can reach every nearer base too, so nothing is wasted; whole factors
// go before squadrons, which fit into what is left.
func (p *Position) canDisengage(f *fight) bool {
	l := p.counted()
	defer l.close(p.desk)
	return p.fits(l, f)
}

func (p *Position) fits(l *loads, f *fight) bool {
	type crowd struct {
		nation             units.Nation
		reach              int
		factors, squadrons int
	}
	var crowds []crowd
	for _, m := range f.force[defender] {
		c := p.leaver(int(m.c))
		if m.units == 0 || !c.alive() || c.has(fleeing) {
			continue
		}
		reach := p.w.stagingOf(c)
		i := slices.IndexFunc(crowds, func(x crowd) bool { return x.reach == reach && x.nation == c.nation })
		if i == none {
			crowds = append(crowds, crowd{nation: c.nation, reach: reach})
			i = len(crowds) - 1
		}
		if c.kind == units.NAS {
			crowds[i].squadrons += int(c.size)
		} else {
			crowds[i].factors += int(c.size)
		}
	}
	var room [64]haven
	havens := p.havens(room[:0], l, f)
	for _, h := range havens { // boxes have no limit: whoever may go there is saved
		for k := range crowds {
			if h.box && crowds[k].reach >= h.dist && p.w.mayStageToBox(crowds[k].nation, p.w.board.Space(h.space).ID) {
				crowds[k].factors, crowds[k].squadrons = 0, 0
			}
		}
	}
	for _, h := range slices.Backward(havens) {
		if h.box {
			continue
		}
		free := h.free
		for k := range crowds {
			if x := &crowds[k]; x.reach >= h.dist {
				n := min(x.factors, max(0, free)/3)
				x.factors -= n
				free -= 3 * n
			}
		}
		free = max(0, free) + h.naval
		for k := range crowds {
			if x := &crowds[k]; x.reach >= h.dist {
				n := min(x.squadrons, free)
				x.squadrons -= n
				free -= n
			}
		}
	}
	return !slices.ContainsFunc(crowds, func(x crowd) bool { return x.factors > 0 || x.squadrons > 0 })
}

// drafting tells whether the defender has begun to choose refuges.
func (p *Position) drafting(f *fight) bool {
	for _, m := range f.force[defender] {
		if p.counters[m.c].has(fleeing) {
			return true
		}
	}
	return false
}

func (p *Position) fleeRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.523", "awaw.no.such"
	}
	if p.fight() == nil || p.fight().stage != fightStay || p.fight().kind != airCounterair { // nobody has a base to leave but there
		return "18.522B", "awaw.no.flee.now"
	}
	l := p.counted()
	defer l.close(p.desk)
	return p.refugeRefusal(l, c.A.Index(), c.B.Index())
}

// refugeRefusal tells why a defending counter may not flee to a base.
func (p *Position) refugeRefusal(l *loads, i, space int) (engine.Cite, string) {
	f := p.fight()
	c := p.leaver(i)
	if s, k := f.find(i); s != defender || f.force[s][k].units == 0 || !c.alive() || c.has(fleeing) {
		return "18.523", "awaw.no.flee.who"
	}
	switch {
	case space == int(f.space):
		return "18.523", "awaw.no.flee.same"
	case slices.Contains(p.struck, int16(space)):
		return "18.523", "awaw.no.flee.struck"
	case slices.Contains(p.targets, int16(space)):
		return "18.523", "awaw.no.flee.target"
	}
	if cite, why := p.shiftRefusal(l, c, space, p.w.stagingOf(c)); why != "" {
		if cite != "18.22" {
			cite = "18.523"
		}
		return cite, why
	}
	if !p.leavesRoom(l, i, space) {
		return "18.523", "awaw.no.flee.rest"
	}
	return "", ""
}

// leavesRoom tells whether the rest could still all leave once counter i goes to space.
func (p *Position) leavesRoom(l *loads, i, space int) bool {
	q := *p
	q.counters = slices.Clone(p.counters)
	q.counters[i].flags |= fleeing
	c := p.leaver(i)
	l.add(int(c.base), c, -1)
	l.add(space, c, 1)
	ok := q.fits(l, p.fight())
	l.add(space, c, -1)
	l.add(int(c.base), c, 1)
	return ok
}

func (p *Position) legalFlee(buf []engine.Command) []engine.Command {
	f := p.fight()
	if f.kind != airCounterair {
		return buf
	}
	l := p.counted()
	defer l.close(p.desk)
	havens := p.havens(nil, l, f)
	slices.SortFunc(havens, func(a, b haven) int { return a.space - b.space })
	start := len(buf)
	for k, m := range f.force[defender] {
		if j := p.twin(f, k); j != none { // what is open to one is open to its like
			for _, c := range buf[start:] {
				if c.A == ct(j) {
					c.A = ct(int(m.c))
					buf = append(buf, c)
				}
			}
			continue
		}
		for _, h := range havens {
			if _, why := p.refugeRefusal(l, int(m.c), h.space); why == "" {
				buf = append(buf, engine.Command{Side: f.asked(p), Verb: VerbFlee, A: ct(int(m.c)), B: sp(h.space)})
			}
		}
	}
	slices.SortFunc(buf[start:], engine.Command.Compare)
	return buf
}

// twin is the first defending counter before member k that may flee wherever it may, -1 if none.
func (p *Position) twin(f *fight, k int) int {
	m := f.force[defender][k]
	c := p.counters[m.c]
	if m.units == 0 || !c.alive() || c.has(fleeing) {
		return none
	}
	for _, n := range f.force[defender][:k] {
		d := p.counters[n.c]
		if n.units == m.units && d.size == c.size && d.nation == c.nation && d.kind == c.kind && !d.has(fleeing) {
			return int(n.c)
		}
	}
	return none
}

func (t *turnover) flee(c engine.Command) {
	k := &t.p.counters[c.A.Index()]
	k.flags |= fleeing
	k.target = int16(c.B.Index())
	t.say(engine.EventChoice, "18.523", "awaw.flees", c.A, c.B)
}

// allFlee tells whether every survivor has a refuge, so that the disengagement can be carried out.
func (p *Position) allFlee(f *fight) bool {
	for _, m := range f.force[defender] {
		if c := p.counters[m.c]; m.units > 0 && c.alive() && !c.has(fleeing) {
			return false
		}
	}
	return true
}

// leave carries out the disengagement: everybody goes and is inverted (18.523).
func (t *turnover) leave(engine.Command) {
	t.keepEnded()
	t.recombine()
	f := t.fight()
	n := 0
	for i, m := range f.force[defender] {
		f.force[defender][i].aborted = 0 // leaving inverts all; the last roll's aborts no longer matter
		k := &t.p.counters[m.c]
		if !k.alive() {
			continue
		}
		from := sp(int(k.base))
		k.base, k.target, k.deck = k.target, none, 0 // off the carrier in port, if they were on one
		k.flags = k.flags&^fleeing | inverted | locked
		n += int(k.size)
		t.move("18.523", "awaw.left", ct(int(m.c)), from, sp(int(k.base)))
	}
	t.bury()
	f.force[defender] = f.force[defender][:0]
	t.how = engine.EndLeft
	t.endFight()
}
