// Battles that end though both sides have something left.
package volley

// ended tells how a battle is over before a round; -1 if it goes on.
func (w *walk) ended(a, d int) int {
	switch gone := [2]bool{w.spent[Attacker][a], w.spent[Defender][d]}; gone {
	case [2]bool{false, true}:
		return Won
	case [2]bool{true, false}:
		return Held
	case [2]bool{true, true}:
		return None
	}
	for s, state := range [2]int{a, d} {
		if w.leave[s] > 0 && w.trees[s].Forces[state].Total() <= w.leave[s] {
			return Quit + s
		}
	}
	return -1
}

// broken takes the mass of battles that are over, though both sides have something left, out of those that go on.
func (w *walk) broken(away []float64) []float64 {
	if w.leave == [2]int{} && w.needs == [2]Kinds{} {
		return nil
	}
	if away == nil {
		away = make([]float64, len(w.mass))
	}
	na, nd := len(w.trees[Attacker].Forces), len(w.trees[Defender].Forces)
	for a := range na - 1 {
		for d := range nd - 1 {
			if at := a*nd + d; w.mass[at] > 0 && w.ended(a, d) >= 0 {
				away[at] += w.mass[at]
				w.mass[at] = 0
			}
		}
	}
	return away
}
