package wings

import "awaw/engine/diplomacy"

// This file says what places are worth to a power, by the idea David Norman published of DumbBot in 2002: a centre is worth as much as the
// power is strong that owns it (to be attacked) or that stands beside it (to be defended); what it is worth spreads over its neighbours,
// and steps farther away weigh less.

// depth is how many steps worth spreads.
const depth = 7

// leaning is how much attack and defence weigh in a phase, and the worth of places by how many steps it has spread.
type leaning struct {
	attack, defend float32
	steps          [depth]float32
}

var (
	inSpring = leaning{700, 300, [depth]float32{100, 1000, 30, 10, 6, 5, 4}}
	inFall   = leaning{600, 400, [depth]float32{1000, 100, 30, 10, 6, 5, 4}}
	inBuilds = leaning{700, 300, [depth]float32{1000, 100, 30, 10, 6, 5, 4}}
)

// fullWorth is what the best place of all is worth.
const fullWorth = 1000

// worth is what places are worth to a power.
type worth struct {
	army  [diplomacy.Provinces]float32
	fleet [mostPlaces]float32
}

// of is what a place is worth to a kind of unit.
func (w *worth) of(kind diplomacy.Kind, p diplomacy.Place) float32 {
	if kind == diplomacy.Fleet {
		return w.fleet[p]
	}
	return w.army[p]
}

// might is how strong a power with so many centres is held to be.
func might(centres int) float32 { return float32(centres*centres + 4*centres + 16) }

// value fills in what places are worth to a power.
func (s *scene) value(power diplomacy.Power, by *leaning, w *worth) {
	var prize [diplomacy.Provinces]float32
	for _, q := range s.centres {
		owner := s.at.Owner[q]
		if owner != power {
			prize[q] = by.attack * might(s.holds[owner])
			continue
		}
		for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
			if p != power && (s.near[p][q] > 0 || s.stands(q) == p) {
				prize[q] = max(prize[q], by.defend*might(s.holds[p]))
			}
		}
	}
	var near, far [mostPlaces]float32
	spread := func(n int, lists [][]diplomacy.Place, into []float32) {
		for p := range n {
			near[p] = prize[s.of[p]]
			into[p] = by.steps[0] * near[p]
		}
		for step := 1; step < depth; step++ {
			for p := range n {
				sum := near[p]
				for _, q := range lists[p] {
					sum += near[q]
				}
				far[p] = sum / 5
				into[p] += by.steps[step] * far[p]
			}
			near, far = far, near
		}
	}
	spread(diplomacy.Provinces, s.army[:], w.army[:])
	spread(mostPlaces, s.fleet[:], w.fleet[:])
	best := float32(1)
	for p := range w.army {
		best = max(best, w.army[p])
	}
	for p := range w.fleet {
		best = max(best, w.fleet[p])
	}
	for p := range w.army {
		w.army[p] *= fullWorth / best
	}
	for p := range w.fleet {
		w.fleet[p] *= fullWorth / best
	}
}
