package wings

import "awaw/engine/diplomacy"

// This file weighs what a movement comes to: the centres that powers hold and are likely to hold, as the share that a game scores which is
// divided by the squares of centres.

// What may come of a centre next, by how much stronger the best attacker is than whoever holds it, from four weaker to four stronger.
var lossAt = [9]float32{0.01, 0.02, 0.04, 0.10, 0.24, 0.50, 0.66, 0.74, 0.80}

const (
	springTaken = 0.75 // of a centre entered in spring is the intruder's
	fallNow     = 0.60 // what counts now in fall, beside what is likely next
	unguarded   = 0.06 // more is lost where nobody stands
	ofPlace     = 0.10 // the worth of the place a unit stands on
	dislodged   = 0.12 // a unit that has to retreat still counts
	smallest    = 0.25 // no power counts less, as long as it stands
)

// weigher weighs positions. Its room is used again.
type weigher struct {
	scene *scene
	worth *[powers]worth
	occ   [diplomacy.Provinces]diplomacy.Power
	lone  [diplomacy.Provinces]diplomacy.Power // wings
	near  [diplomacy.Provinces][powers]uint8   // twice the units that could come, wings counted as one

	strength [powers]float32
}

// weigh fills in how strong powers are after a movement.
func (w *weigher) weigh(out *diplomacy.Outcome, owner *[diplomacy.Provinces]diplomacy.Power, fall bool) {
	s := w.scene
	w.strength = [powers]float32{}
	w.occ, w.lone = [diplomacy.Provinces]diplomacy.Power{}, [diplomacy.Provinces]diplomacy.Power{}
	w.near = [diplomacy.Provinces][powers]uint8{}
	for i := range out.N {
		row := &out.Rows[i]
		u := row.Unit
		switch {
		case row.Lost:
			continue
		case row.Out:
			if !out.Open[i].Empty() {
				w.strength[u.Power] += dislodged
			}
			continue
		case row.Moved:
			u.At = row.To
		}
		at := s.of[u.At]
		if u.Kind == diplomacy.Wing {
			w.lone[at] = u.Power
			for _, q := range s.flies[at] {
				w.near[q][u.Power]++
			}
			w.strength[u.Power] += ofPlace / 2
			continue
		}
		w.occ[at] = u.Power
		for _, q := range s.reach(u) {
			w.near[q][u.Power] += 2
		}
		w.strength[u.Power] += ofPlace * w.worth[u.Power].of(u.Kind, u.At) / fullWorth
	}
	for _, q := range s.centres {
		w.centre(q, owner[q], fall)
	}
}

// centre adds what is likely to become of a centre.
func (w *weigher) centre(q diplomacy.Place, owner diplomacy.Power, fall bool) {
	holder, occ := owner, w.occ[q]
	if occ == diplomacy.Nobody && w.scene.rules.System == diplomacy.RN46 {
		occ = w.lone[q]
	}
	now := float32(1)
	if occ != diplomacy.Nobody && occ != owner {
		if !fall {
			w.strength[owner] += 1 - springTaken
			now = springTaken
		}
		holder = occ
	}
	guard := int(w.near[q][holder])
	open := float32(0)
	if w.occ[q] == holder && holder != diplomacy.Nobody {
		guard += 2
	} else {
		open = unguarded
	}
	if holder == diplomacy.Nobody {
		guard = 0
	}
	attacker, most := diplomacy.Nobody, 0
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		if n := int(w.near[q][p]); p != holder && n > most {
			attacker, most = p, n
		}
	}
	if most < 2 { // no unit that could stand there
		w.strength[holder] += now
		return
	}
	loss := lossAt[max(0, min(8, 4+(most-guard+8)/2-4))] + open
	if fall {
		loss *= 1 - fallNow
	}
	w.strength[holder] += now * (1 - loss)
	w.strength[attacker] += now * loss
}

// share is what a power's strength is of all, squared.
func (w *weigher) share(power diplomacy.Power) float32 {
	sum, own := float32(0), float32(0)
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		x := w.strength[p]
		if x == 0 {
			continue
		}
		x = max(x, smallest)
		x *= x
		sum += x
		if p == power {
			own = x
		}
	}
	if sum == 0 {
		return 0
	}
	return own / sum
}
