// Battles that are broken off.
package volley

// quits tells who breaks off before a round, as the end that is; -1 if nobody does.
func (w *walk) quits(a, d int) int {
	for s, state := range [2]int{a, d} {
		if w.leave[s] > 0 && w.trees[s].Forces[state].Total() <= w.leave[s] {
			return Quit + s
		}
	}
	return -1
}

// broken takes the mass of battles that are broken off out of those that go on.
func (w *walk) broken(away []float64) []float64 {
	if w.leave == [2]int{} {
		return nil
	}
	if away == nil {
		away = make([]float64, len(w.mass))
	}
	na, nd := len(w.trees[Attacker].Forces), len(w.trees[Defender].Forces)
	for a := range na - 1 {
		for d := range nd - 1 {
			if at := a*nd + d; w.mass[at] > 0 && w.quits(a, d) >= 0 {
				away[at] += w.mass[at]
				w.mass[at] = 0
			}
		}
	}
	return away
}
