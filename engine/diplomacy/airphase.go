// The air of an rn46 turn, settled before the ground: patrols, raids and escorts together, then everything else that flies.
package diplomacy

// settleSky settles one pass over the air, given the wings that turned back.
func (a *Adjudicator) settleSky() {
	w := &a.air
	raids := w.raids.Minus(w.back)
	w.sure, w.circle, w.lost = Places{}, Places{}, Places{}
	if !raids.Empty() {
		a.settleRaids(raids)
	}
	down := a.hit(w.sure)
	w.up = w.patrols.Minus(w.back).Minus(a.downed(w.sure)).Minus(w.lost)
	w.with = w.escorts.Minus(w.back).Minus(down).Minus(w.lost)
	w.flown, w.met, w.struck = Places{}, Places{}, Places{}
	a.raided = Places{}
	for k := range w.sure.All() {
		a.raided = a.raided.With(w.target[k])
	}
	for n := range w.n {
		k := Place(n)
		mission := a.mission(n)
		struck := mission != Move && mission != Raid && down.Has(k)
		switch {
		case mission == Patrol:
			struck = a.downed(w.sure).Has(k)
		case mission == Escort:
		case a.blocked(n, w.up, w.with):
			w.met = w.met.With(k)
		}
		if struck {
			w.struck = w.struck.With(k)
		}
		if !w.met.Has(k) && !struck && !w.lost.Has(k) && !w.circle.Has(k) {
			w.flown = w.flown.With(k)
		}
	}
}

// mission is what wing n of the list flies: base support is Hold.
func (a *Adjudicator) mission(n int) Verb {
	if a.air.back.Has(Place(n)) {
		return Hold
	}
	return a.act[a.air.unit[n]]
}

// over is where wing n of the list may be met.
func (a *Adjudicator) over(n int) Places {
	if a.mission(n) == Hold {
		return a.air.base[n]
	}
	return a.air.exposed[n]
}

// shelter is what escorts cover of the way of wing n.
func (a *Adjudicator) shelter(n int, escorts Places) Places {
	w := &a.air
	var cover Places
	for e := range escorts.All() {
		named := a.of[w.unit[e]] == w.unit[n]
		if named && a.rules.EscortNotBack && w.back.Has(Place(n)) {
			continue
		}
		if named || a.power(w.unit[e]) == a.power(w.unit[n]) {
			cover = cover.Or(w.cover[e])
		}
	}
	return cover
}

// minds tells whether patrol q would stop wings of a power.
func (a *Adjudicator) minds(q Place, own Power) bool {
	u := a.air.unit[q]
	return a.power(u) != own && !a.given[u].Ignore.Has(own)
}

// blocked tells whether one of the patrols meets wing n where no escort covers it.
func (a *Adjudicator) blocked(n int, patrols, escorts Places) bool {
	w := &a.air
	if patrols.Empty() {
		return false
	}
	bare := a.over(n)
	if !escorts.Empty() {
		bare = bare.Minus(a.shelter(n, escorts))
	}
	own := a.power(w.unit[n])
	for q := range patrols.All() {
		if a.minds(q, own) && bare.Meets(a.board.area[w.target[q]]) {
			return true
		}
	}
	return false
}

// hit lists the wings whose base one of the raids strikes.
func (a *Adjudicator) hit(raids Places) Places {
	w := &a.air
	var out Places
	for k := range raids.All() {
		if u := a.wing[w.target[k]]; u != none {
			out = out.With(Place(w.slot[u]))
		}
	}
	return out
}

// downed lists the patrols that the raids take down: by option not by raiders whom the patrol lets pass (A46-14).
func (a *Adjudicator) downed(raids Places) Places {
	w := &a.air
	var out Places
	for k := range raids.All() {
		u := a.wing[w.target[k]]
		if u == none || !w.patrols.Has(Place(w.slot[u])) {
			continue
		}
		if a.rules.RaidSparePatrol && !a.minds(Place(w.slot[u]), a.power(w.unit[k])) {
			continue
		}
		out = out.With(Place(w.slot[u]))
	}
	return out
}

// settleRaids finds the raids that get through. A raid counts only when it can be shown to pass without assuming itself
// (A46-6): first with the escorts that no possible raid takes down, then the other way round, until both agree. What then is
// still open and lies on a circle is a paradox: it fails, and takes down what it was sent against (rn46.paradox.1).
func (a *Adjudicator) settleRaids(raids Places) {
	w := &a.air
	for {
		left := raids.Minus(w.circle)
		sure, possible := Places{}, left
		for {
			wider := a.derive(left, sure)
			narrower := a.derive(left, wider)
			if wider == possible && narrower == sure {
				break
			}
			possible, sure = wider, narrower
		}
		w.sure = sure
		caught := a.circling(possible.Minus(sure))
		if caught.Empty() {
			return
		}
		w.circle = w.circle.Or(caught)
		w.lost = w.lost.Or(a.downed(caught)).Or(a.hit(caught).And(w.escorts.Minus(w.back)))
	}
}

// derive finds the raids that get through when the given ones take escorts down.
func (a *Adjudicator) derive(raids, against Places) Places {
	w := &a.air
	escorts := w.escorts.Minus(w.back).Minus(w.lost).Minus(a.hit(against))
	var through Places
	for {
		patrols := w.patrols.Minus(w.back).Minus(w.lost).Minus(a.downed(through))
		more := through
		for k := range raids.All() {
			if !more.Has(k) && !a.blocked(int(k), patrols, escorts) {
				more = more.With(k)
			}
		}
		if more == through {
			return through
		}
		through = more
	}
}

// circling lists those of the undecided raids that decide themselves by way of others: each takes down a patrol or an escort
// that the next depends on.
func (a *Adjudicator) circling(open Places) Places {
	var caught Places
	for k := range open.All() {
		var seen Places
		for fresh := (Places{}).With(k); !fresh.Empty(); {
			var further Places
			for from := range fresh.All() {
				for to := range open.All() {
					if a.decides(from, int(to)) {
						further = further.With(to)
					}
				}
			}
			fresh = further.Minus(seen)
			seen = seen.Or(further)
		}
		if seen.Has(k) {
			caught = caught.With(k)
		}
	}
	return caught
}

// decides tells whether raid r takes down a patrol that could meet wing n, or an escort that covers it.
func (a *Adjudicator) decides(r Place, n int) bool {
	w := &a.air
	raid := Places{}.With(r)
	standing := w.patrols.Or(w.escorts).Minus(w.back).Minus(w.lost)
	for q := range a.downed(raid).And(standing).All() {
		return a.minds(q, a.power(w.unit[n])) && a.over(n).Meets(a.board.area[w.target[q]])
	}
	return a.shelter(n, a.hit(raid).And(w.escorts).And(standing)).Meets(a.over(n))
}
