// What became of rn46 missions, where dislodged wings may go, what patrols see.
package diplomacy

// tellWings writes the verdicts on wings.
func (a *Adjudicator) tellWings() {
	w := &a.air
	a.out.Passes = w.passes
	for n := range w.n {
		k, row := Place(n), &a.out.Rows[w.unit[n]]
		if row.Result != OK {
			continue
		}
		if why := a.stopped(k); why != NoCause {
			row.Result, row.Cause = Fails, why
		}
		if w.met.Has(k) {
			a.out.At[w.unit[n]] = a.metAt(n)
		}
		if w.back.Has(k) {
			row.Result, row.Reverted, row.SelfDefence = Fails, true, row.Cause
			if row.Cause == NoCause {
				row.Cause = Reversion
			}
		}
	}
}

// stopped tells what stopped what a wing flew; met counts before raided.
func (a *Adjudicator) stopped(k Place) Cause {
	w := &a.air
	i := w.unit[k]
	switch {
	case !w.back.Has(k) && (w.lost.Has(k) || w.circle.Has(k)):
		return Paradox
	case w.met.Has(k):
		return Intercepted
	case w.struck.Has(k):
		return Raided
	case a.mission(int(k)) != Move || w.arrived.Has(k):
		return NoCause
	case a.taken(i):
		return DestinationTaken
	}
	return NoRoom
}

// metAt lists the provinces where patrols met wing n of the list.
func (a *Adjudicator) metAt(n int) Places {
	w := &a.air
	bare := a.over(n).Minus(a.shelter(n, w.with))
	var at Places
	for q := range w.up.All() {
		if a.minds(q, a.power(w.unit[n])) {
			at = at.Or(bare.And(a.board.area[w.target[q]]))
		}
	}
	return at
}

// openToMission lists where a dislodged rn46 wing may go: one space, legal when the turn began and when it ends, with room for a
// wing, not left empty by a stand-off, and outside the air of patrols that mind it (rn46.retreat).
func (a *Adjudicator) openToMission(i uint8) Places {
	b, own := a.board, a.power(i)
	var patrolled Places
	for q := range a.air.up.All() {
		if a.minds(q, own) {
			patrolled = patrolled.Or(b.area[a.air.target[q]])
		}
	}
	var open Places
	if patrolled.Has(a.prov[i]) {
		return open
	}
	near := b.wing[a.prov[i]].Minus(b.sea).Minus(patrolled).Minus(a.out.Barred)
	for q := range near.All() {
		owned, before, there := a.pos.Owner[q] == own, a.top[q], a.stands(q)
		occupied := before != none && a.power(before) == own
		empty := before == none && a.wing[q] == none
		switch {
		case !occupied && !(owned && empty), a.based(q) != none:
		case there == none && owned, there != none && a.power(there) == own && occupied:
			open = open.With(q)
		}
	}
	return open
}

// Watched is what the patrols of a power that stood let it see (rn46.patrol.14).
func (a *Adjudicator) Watched(own Power) Places {
	var seen Places
	if a.rules.System != RN46 {
		return seen
	}
	for q := range a.air.up.All() {
		if a.power(a.air.unit[q]) == own {
			seen = seen.Or(a.board.area[a.air.target[q]])
		}
	}
	return seen
}
