// 18.46 and 18.524: attackers come home, to their own base or another within range, and are inverted.

package awaw

import (
	"iter"
	"slices"

	"awaw/engine"
)

// landingRefusal tells why a returning counter may not land at a base that is not its own: range counts from the hex of
// the activity, and the base must be operational.
func (p *Position) landingRefusal(l *loads, k counter, space int) (engine.Cite, string) {
	if space == int(k.base) {
		return "18.46", "awaw.no.land.own"
	}
	if k.onDeck() {
		return "17.33", "awaw.no.deck"
	}
	if p.w.board.Space(space).Box {
		return "18.49", "awaw.no.box"
	}
	if k.has(lifter) && space != int(k.target) {
		return "18.545", "awaw.no.land.third"
	}
	if _, why := p.baseRefusal(k, space); why != "" {
		return "18.46", why
	}
	if slices.Contains(p.taken, int16(space)) {
		return "18.46", "awaw.no.land.taken"
	}
	if p.w.distance(int(k.target), space) > p.w.rangeOf(k) {
		return "18.46", "awaw.no.land.far"
	}
	there := k
	there.base = int16(space)
	if _, why := p.operational(there); why != "" {
		return "18.46", why
	}
	if p.room(l, space, k.nation, k.kind) < int(k.size) {
		return "18.46", "awaw.no.stage.room"
	}
	return "", ""
}

// landings gives every counter that may land elsewhere with each base that takes it, until no more are wanted.
func (p *Position) landings(l *loads) iter.Seq2[int, int] {
	return func(more func(int, int) bool) {
		var bases []int16
		for i, c := range p.air() {
			if !p.returns(c) {
				continue
			}
			if bases == nil {
				bases = p.ownBases(p.asked())
			}
			row, reach := p.w.row(int(c.target)), p.w.rangeOf(c)
			for _, b := range bases {
				if int(row[b]) > reach {
					continue
				}
				if _, why := p.landingRefusal(l, c, int(b)); why == "" && !more(i, int(b)) {
					return
				}
			}
		}
	}
}

func (p *Position) legalLandings(l *loads, buf []engine.Command) []engine.Command {
	for i, b := range p.landings(l) {
		buf = append(buf, engine.Command{Side: p.asked(), Verb: VerbLand, A: ct(i), B: sp(b)})
	}
	return buf
}

// lands tells whether there is any landing to list.
func (p *Position) lands(l *loads) bool {
	for range p.landings(l) {
		return true
	}
	return false
}

// grounded ends a counter's mission: on the ground and inverted for the rest of the player turn (18.524A).
func (t *turnover) grounded(i int) {
	k := &t.p.counters[i]
	k.target = none
	k.flags = k.flags&^flying | inverted | locked
}

// landRest brings everybody still in the air back to the base they came from.
func (t *turnover) landRest() {
	home := 0
	for i, c := range t.p.counters {
		if t.p.returns(c) {
			t.grounded(i)
			home++
		}
	}
	if home > 0 {
		t.say(engine.EventTurned, "18.524", "awaw.home", home)
	}
}

// returns tells whether a counter is out and comes home when its side's missions are over; the defender's support that has
// stopped an overrun stays up (18.613). Where landing is asked of its own, it tells whether it is asked of the counter.
func (p *Position) returns(c counter) bool {
	if p.alighting() {
		return c.alive() && c.has(returning) && p.w.sideOf(c.nation) == p.asked()
	}
	return c.alive() && c.has(flying) && p.w.sideOf(c.nation) == p.phasing()
}

// airborne tells whether any counter of the phasing side is still out.
func (p *Position) airborne() bool {
	for _, c := range p.counters {
		if p.returns(c) {
			return true
		}
	}
	return false
}

// landing tells whether who has flown may land now.
func (p *Position) landing() bool { return p.now(VerbLand) }
