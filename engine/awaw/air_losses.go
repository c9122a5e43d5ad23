// 19.41, 19.6: both results are read, then shared over each force and paid by its counters.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// share deals the effects of the round as far as no owner has to choose, attacker's losses first (19.61-19.64).
func (t *turnover) share() {
	f := t.fight()
	for side := range f.deals {
		f.whose = uint8(side)
		f.stage = fightShare
		if len(f.deals[side].Owed()) != 0 {
			return
		}
	}
	f.whose = attacker
	t.collect()
}

// shareRefusal: the owner names, by one of its counters, a group among those exactly tied (19.62).
func (p *Position) shareRefusal(c engine.Command) (engine.Cite, string) {
	f := p.fight()
	if f == nil || f.stage != fightShare {
		return "19.62", "awaw.no.share.now"
	}
	if !slices.Contains(p.legalShares(nil), c) {
		return "19.62", "awaw.no.share.tie"
	}
	return "", ""
}

func (p *Position) legalShares(buf []engine.Command) []engine.Command {
	f := p.fight()
	for _, g := range f.deals[f.whose].Owed() {
		for _, m := range f.force[f.whose] {
			if int(m.group) == g {
				buf = append(buf, engine.Command{Side: f.asked(p), Verb: VerbShare, A: ct(int(m.c))})
				break
			}
		}
	}
	slices.SortFunc(buf, engine.Command.Compare)
	return buf
}

func (t *turnover) giveShare(c engine.Command) {
	f := t.fight()
	side, i := f.find(c.A.Index())
	f.choices[side] = append(f.choices[side], f.force[side][i].group)
	f.deals[side] = f.deals[side].Give(int(f.force[side][i].group))
	t.say(engine.EventChoice, "19.62", "awaw.shared", c.A)
	t.share()
}

// collect turns dealt effects into debts of groups and lets them be paid.
func (t *turnover) collect() {
	f := t.fight()
	for side := int(f.whose); side < 2; side++ {
		f.whose = uint8(side)
		f.due = f.due[:0]
		for g, l := range f.deals[side].Losses() {
			if l.Eliminated > 0 {
				f.due = append(f.due, due{uint8(g), uint16(l.Eliminated)})
			}
		}
		if t.pay() {
			return
		}
	}
	t.endRound()
}

// pay takes what is owed where there is nothing to choose; true when the owner has to say.
func (t *turnover) pay() (waiting bool) {
	f := t.fight()
	side := int(f.whose)
	for len(f.due) != 0 {
		d := &f.due[0]
		payers := t.p.payers(f, side, d.group)
		if len(payers) > 1 && !t.p.interchangeable(f, side, payers) {
			f.stage = fightPay
			return true
		}
		t.takeUnit(side, payers[0])
		if d.n--; d.n == 0 {
			f.due = f.due[1:]
		}
	}
	if t.shareAborts(side) {
		return true
	}
	t.sayLosses(side)
	return false
}

// payers lists the members of a group that have units left, smallest first.
func (p *Position) payers(f *fight, side int, group uint8) []int {
	var out []int
	for i, m := range f.force[side] {
		if m.group == group && m.units > 0 {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int {
		return int(f.force[side][a].units) - int(f.force[side][b].units)
	})
	return out
}

// takeUnit eliminates one factor or squadron of a member. Factors fighting as squadrons lose size when they recombine.
func (t *turnover) takeUnit(side, i int) {
	m := &t.fight().force[side][i]
	m.units--
	c := &t.p.counters[m.c]
	switch {
	case t.p.fight().scale(c.kind) != 1:
	case c.kind == units.AAF && t.p.strike() != nil && !t.p.strike().port():
		b := t.seas()
		b.air[b.committed(int(m.c))].lost++
	default:
		t.charge(*c, 1)
		c.size--
	}
}

func (p *Position) payRefusal(c engine.Command) (engine.Cite, string) {
	if !p.now(VerbPay) {
		return "19.42", "awaw.no.pay.now"
	}
	if !slices.Contains(p.legalPayments(nil), c) {
		return "19.61", "awaw.no.pay.who"
	}
	return "", ""
}

func (p *Position) legalPayments(buf []engine.Command) []engine.Command {
	f := p.fight()
	start := len(buf)
	for _, i := range p.payers(f, int(f.whose), f.due[0].group) {
		buf = append(buf, engine.Command{Side: f.asked(p), Verb: VerbPay, A: ct(int(f.force[f.whose][i].c))})
	}
	slices.SortFunc(buf[start:], engine.Command.Compare)
	return buf
}

func (t *turnover) payUnit(c engine.Command) {
	_, i := t.fight().find(c.A.Index())
	t.payBy(i)
}

// payBy takes the next eliminated unit from a member of the force that pays.
func (t *turnover) payBy(i int) {
	f := t.fight()
	side := int(f.whose)
	t.takeUnit(side, i)
	if f.due[0].n--; f.due[0].n == 0 {
		f.due = f.due[1:]
	}
	t.say(engine.EventChoice, "19.42", "awaw.paid", ct(int(f.force[side][i].c)))
	if !t.pay() {
		t.paid(side)
	}
}

// paid goes on when a side has paid for the round: with the other, or to its end.
func (t *turnover) paid(side int) {
	if side == attacker {
		t.fight().whose = defender
		t.collect()
		return
	}
	t.endRound()
}

// recombine makes factors of the squadrons left after a squadron combat, nation by nation and type by type (19.52,
// 23.14; the way of it is a house table), and charges what is lost.
func (t *turnover) recombine() {
	f := t.fight()
	if !f.squadrons {
		return
	}
	for side := range f.force {
		var done []counter // one of each nation and type, as it was: some of them are gone afterwards
		for _, m := range f.force[side] {
			c := t.p.counters[m.c]
			if c.kind == units.NAS || !c.alive() || slices.ContainsFunc(done, func(d counter) bool { return d.nation == c.nation && d.kind == c.kind }) {
				continue
			}
			done = append(done, c)
			t.recombineType(side, c)
		}
	}
	f.squadrons = false // from here on all are factors again
}

func (t *turnover) recombineType(side int, like counter) {
	f := t.fight()
	var list []int
	total, aborted := 0, 0
	for i, m := range f.force[side] {
		if c := t.p.counters[m.c]; c.alive() && c.nation == like.nation && c.kind == like.kind {
			list = append(list, i)
			total += int(m.units)
			aborted += int(m.aborted)
		}
	}
	whole, _ := t.p.w.air.Recombine(units.Squadrons(total))
	home, _ := t.p.w.air.Recombine(units.Squadrons(aborted))
	factors, turned := int(whole), int(min(whole, home))
	keep := make([]int, len(list))
	given := 0
	for k, i := range list {
		keep[k] = int(f.force[side][i].units) / 3
		given += keep[k]
	}
	for given < factors { // remnants go to the counter with the largest remainder
		best := none
		for k, i := range list {
			size := int(t.p.counters[f.force[side][i].c].size)
			if rest := int(f.force[side][i].units) - 3*keep[k]; keep[k] < size &&
				(best == none || rest > int(f.force[side][list[best]].units)-3*keep[best]) {
				best = k
			}
		}
		keep[best]++
		given++
	}
	back := slices.Clone(list)
	if t.p.w.asks[choiceAborted] { // as their owner named them, as near as whole factors come to it
		slices.SortStableFunc(back, func(a, b int) int { return int(f.force[side][b].aborted) - int(f.force[side][a].aborted) })
	}
	for k, i := range list {
		m := &f.force[side][i]
		c := &t.p.counters[m.c]
		if gone := int(c.size) - keep[k]; gone > 0 {
			t.charge(*c, gone)
			c.size = uint8(keep[k])
		}
		m.units, m.aborted = uint8(keep[k]), 0
	}
	for _, i := range back { // those already inverted do not abort (19.64)
		m := &f.force[side][i]
		if side == defender && t.p.counters[m.c].has(inverted) {
			continue
		}
		m.aborted = uint8(min(turned, int(m.units)))
		turned -= int(m.aborted)
	}
	t.say(engine.EventBattle, "23.14", "awaw.recombined", engine.NationRef(int(like.nation)), total, factors)
}
