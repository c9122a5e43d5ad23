package awaw

import (
	"math"
	"slices"

	"awaw/ai/awaw/duel"
	"awaw/engine"
	"awaw/units"
)

// This file tells what transports that fly over the Hump are worth in fights over the bases they rest at (18.621).

// comesThrough is the share of what flies over the Hump that is taken to come through.
const comesThrough = 0.8

// withHaul adds what goods still to be flown from a base are worth to the terms of a fight there in which some side attacks.
func (a *air) withHaul(t duel.Terms, space int, attacker engine.Side) duel.Terms {
	t.Kill += a.haul(space, attacker)
	return t
}

// haul is what goods still to be flown from a base add to each factor eliminated in a fight there in which some side attacks, in whole points. Who is
// only turned over or driven away flies again in the owner's next player turn (18.43, 18.71).
func (a *air) haul(space int, attacker engine.Side) float64 {
	s := &a.sight
	if s.Land.Hump == 0 || !slices.Contains(s.Land.Depots, space) {
		return 0
	}
	owner := sideCount + 1 - attacker
	flights := s.Turns - s.Turn // the owner's player turns after the attack
	if attacker < s.Phasing {
		flights-- // it comes in the next turn
	}
	if owner > attacker {
		flights++
	}
	carry, all := 0, 0
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side != owner || u.Base != space {
			continue
		}
		if all += u.Thirds; u.Kind == units.Transport {
			carry += u.Thirds
		}
	}
	if carry == 0 || flights <= 0 {
		return 0
	}
	return math.Round(comesThrough * float64(s.Land.Hump) * float64(flights) * float64(carry) / float64(all))
}
