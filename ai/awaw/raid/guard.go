package raid

import "awaw/ai/awaw/sight"

// This file shares those who meet raids out over all raids that are announced, so that the raids are worth least to who flies them: one round each,
// by exact chances. What is sent first against a raid does most, what the rest does hangs on who flies there (19.2, 26).

// raided is a raid that may be met.
type raided struct {
	sortie
	radar, left, worth, robots int
	sent                       guard // against it already
}

// pack is air that is alike to the raids: so many factors, of a DRM, and whether they reach each raid.
type pack struct {
	factors, drm int
	jet          bool
	reaches      []bool
	counters     []int // those it was made of, if that is asked
}

// guard is what meets one raid.
type guard struct{ met, jets, drm int }

// nobody meets a raid.
var nobody = guard{drm: sight.NoDRM}

// with is a guard with so many factors of a pack more.
func (g guard) with(k *pack, n int) guard {
	if n == 0 {
		return g
	}
	g.met += n
	if k.jet {
		g.jets += n
	}
	g.drm = min(g.drm, k.drm)
	return g
}

// metBy is what a raid promises its attacker when it is met by a guard.
func (a *Planner) metBy(r *raided, g guard) float64 {
	if r.robots > 0 {
		return a.robotsWorth(r.robots, g.met+jetRow*g.jets, r.left, r.worth)
	}
	return a.raidWorth(r.sortie, g.met, g.jets, g.drm, r.radar, r.left, r.worth)
}

// parry is how packs are best shared over raids: factors of each pack by raid, and what the raids are worth then. Each pack has the first word once.
func (a *Planner) parry(raids []raided, packs []pack) (best [][]int, least float64) {
	for first := range packs {
		if shares, v := a.parryFrom(raids, packs, first); best == nil || v < least {
			best, least = shares, v
		}
	}
	if len(packs) == 0 {
		return a.parryFrom(raids, packs, 0)
	}
	return best, least
}

// mostPasses is how often all packs are shared anew: two that come to the same might change places without end.
const mostPasses = 4

// parryFrom shares one pack after another, from the first on, as is best beside the others, until none is shared otherwise.
func (a *Planner) parryFrom(raids []raided, packs []pack, first int) (shares [][]int, worth float64) {
	for range packs {
		shares = append(shares, make([]int, len(raids)))
	}
	rest := make([]guard, len(raids))
	again := len(packs) > 0
	for range mostPasses {
		if !again {
			break
		}
		again = false
		for k := range packs {
			i := (first + k) % len(packs)
			for r := range raids {
				rest[r] = raids[r].sent
				for j := range packs {
					if j != i {
						rest[r] = rest[r].with(&packs[j], shares[j][r])
					}
				}
			}
			v, other := a.shareOut(raids, &packs[i], rest, shares[i])
			again, worth = again || other && len(packs) > 1, v
		}
	}
	if len(packs) == 0 {
		for r := range raids {
			worth += a.metBy(&raids[r], raids[r].sent)
		}
	}
	return shares, worth
}

// trouble is what sending a factor must save at least, in points.
const trouble = 0.01

// shareOut shares one pack over raids beside what else meets them. It tells what the raids are worth then, and whether it is shared otherwise now.
func (a *Planner) shareOut(raids []raided, k *pack, rest []guard, share []int) (worth float64, other bool) {
	n := k.factors
	least := make([]float64, n+1) // by factors used, over the raids so far
	took := make([]int, len(raids)*(n+1))
	for r := range raids {
		most := 0
		if k.reaches[r] {
			most = n
		}
		at := make([]float64, most+1)
		for m := range at {
			at[m] = a.metBy(&raids[r], rest[r].with(k, m)) + trouble*float64(m)
		}
		for used := n; used >= 0; used-- {
			best, pick := least[used]+at[0], 0
			for m := 1; m <= min(most, used); m++ {
				if v := least[used-m] + at[m]; v < best {
					best, pick = v, m
				}
			}
			least[used], took[r*(n+1)+used] = best, pick
		}
	}
	used := n
	for r := len(raids) - 1; r >= 0; r-- {
		m := took[r*(n+1)+used]
		other = other || share[r] != m
		share[r] = m
		used -= m
	}
	return least[n], other
}
